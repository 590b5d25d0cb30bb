//! The address where the other servers of a store reach this one.

use std::net::SocketAddr;

use tokio::net::TcpListener;

use super::{Settings, listen};
use crate::failure::Failure;
use crate::store_address::StoreAddress;

/// The listener for other servers, and the address that they know.
pub(super) struct Together {
    pub address: String,
    pub listener: TcpListener,
}

impl Settings {
    /// Listens for other servers, if this one serves together with any.
    pub(super) async fn together(&self, store: &StoreAddress) -> Result<Option<Together>, Failure> {
        let Some(address) = &self.together else {
            return match self.together_bind {
                Some(_) => Err(Failure::input(text!("serve-half-together"))),
                None => Ok(None),
            };
        };
        let bind = self.together_at(address)?;
        if !matches!(store, StoreAddress::Postgres(_)) {
            return Err(Failure::input(text!("serve-together-without-postgres")));
        }
        let listener = listen(bind).await?;
        // For port 0 the system has chosen another one.
        let port = listener.local_addr().map_err(Failure::at(bind))?.port();
        let address = match address.strip_suffix(":0") {
            Some(host) => format!("{host}:{port}"),
            None => address.clone(),
        };
        Ok(Some(Together { address, listener }))
    }

    /// Where to listen for others that reach it at this address.
    fn together_at(&self, address: &str) -> Result<SocketAddr, Failure> {
        let refused = || Failure::input(text!("serve-together-address", address = address));
        let (host, port) = address.rsplit_once(':').ok_or_else(refused)?;
        let is_port = port.parse::<u16>().is_ok();
        match (address.parse::<SocketAddr>(), self.together_bind) {
            (Ok(own), _) if own.ip().is_unspecified() => Err(refused()),
            (Ok(_), Some(bind)) => Ok(bind),
            (Ok(own), None) => Ok(own),
            (Err(_), Some(bind)) if is_port && !host.is_empty() && !host.contains(['/', ':', '@']) => Ok(bind),
            (Err(_), _) => Err(refused()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::serve::tests::of;

    #[test]
    fn servers_are_reached_where_it_is_said_or_where_they_listen() {
        let at = |flags: &[&str]| {
            let settings = of(flags);
            settings.together_at(settings.together.as_deref().unwrap()).map(|at| at.to_string()).ok()
        };
        assert_eq!(at(&["--together", "10.0.0.1:8137"]).as_deref(), Some("10.0.0.1:8137"));
        assert_eq!(at(&["--together", "[fd00::1]:8137"]).as_deref(), Some("[fd00::1]:8137"));
        let bind = ["--together-bind", "0.0.0.0:9000"];
        for address in ["10.0.0.1:8137", "one.internal:8137"] {
            let flags = [&["--together", address], &bind[..]].concat();
            assert_eq!(at(&flags).as_deref(), Some("0.0.0.0:9000"), "{address}");
        }
        for address in ["one.internal:8137", "10.0.0.1", "0.0.0.0:8137", "http://10.0.0.1:8137", ":8137"] {
            assert_eq!(at(&["--together", address]), None, "{address}");
        }
        for address in ["0.0.0.0:8137", "one", "http://one:8137", "one:port", "a@one:8137"] {
            assert_eq!(at(&[&["--together", address], &bind[..]].concat()), None, "{address}");
        }
    }
}
