//! Addresses of stores on the command line and in settings.

use std::path::PathBuf;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreAddress {
    /// SQLite in this directory: `sqlite:DIR`.
    Sqlite(PathBuf),
    /// A PostgreSQL database at this address, which may hold a password: `postgres://…`.
    Postgres(String),
}

impl FromStr for StoreAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<StoreAddress, String> {
        match text.split_once(':') {
            Some(("sqlite", dir)) if !dir.is_empty() => Ok(StoreAddress::Sqlite(dir.into())),
            Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => {
                Ok(StoreAddress::Postgres(text.to_owned()))
            }
            _ => Err(text!("store-address").to_owned()),
        }
    }
}

impl<'de> Deserialize<'de> for StoreAddress {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<StoreAddress, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_kind_of_store() {
        let sqlite = |dir: &str| Ok(StoreAddress::Sqlite(dir.into()));
        assert_eq!("sqlite:/var/lib/jantaku".parse(), sqlite("/var/lib/jantaku"));
        assert_eq!("sqlite:data".parse(), sqlite("data"));
        for address in ["postgres://a:b@host/name", "postgresql:///name?host=/run/postgresql"] {
            assert_eq!(address.parse(), Ok(StoreAddress::Postgres(address.to_owned())));
        }
        for unknown in ["", "data", "sqlite:", "postgres:name", "mysql://canary@host"] {
            let why = unknown.parse::<StoreAddress>().unwrap_err();
            assert!(why.contains("postgres://") && !why.contains("canary"), "{why}");
        }
    }
}
