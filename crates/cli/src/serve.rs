//! `jantaku serve`: the server for friends.

mod limits;
mod together;

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Parser;
use jantaku_server::{Cluster, Counts, Entrance, PUT_ASIDE, Server, Site, Tls};
use jantaku_store::Serving;
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use toml::{Table, Value};

use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::play::{log, on_offer};
use crate::store::{self, Served};
use crate::store_address::StoreAddress;

const BIND: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8136);
/// The prefix of the environment's variables; the rest of a name is that of the setting.
const ENVIRONMENT: &str = "JANTAKU_";

/// Flags come before the environment, and that before the file.
#[derive(Parser, Serialize)]
pub struct Args {
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS:PORT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    bind: Option<SocketAddr>,
    #[arg(long, value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    public_url: Option<String>,
    #[arg(long, value_name = "IP")]
    #[serde(skip_serializing_if = "Option::is_none")]
    proxy: Option<IpAddr>,
    #[arg(long, value_name = "DIR")]
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<String>,
    #[arg(long)]
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    #[serde(skip_serializing_if = "Option::is_none")]
    tls_certificate: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    #[serde(skip_serializing_if = "Option::is_none")]
    tls_key: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS:PORT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    metrics: Option<SocketAddr>,
    #[arg(long, value_name = "SECONDS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    put_aside: Option<u32>,
    #[arg(long, value_name = "ADDRESS:PORT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    together: Option<String>,
    #[arg(long, value_name = "ADDRESS:PORT", requires = "together")]
    #[serde(skip_serializing_if = "Option::is_none")]
    together_bind: Option<SocketAddr>,
}

#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Settings {
    bind: SocketAddr,
    public_url: Option<String>,
    proxy: Option<IpAddr>,
    data: Option<PathBuf>,
    store: Option<StoreAddress>,
    rules: Option<String>,
    tls_certificate: Option<PathBuf>,
    tls_key: Option<PathBuf>,
    metrics: Option<SocketAddr>,
    put_aside: u32,
    together: Option<String>,
    together_bind: Option<SocketAddr>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            bind: BIND,
            public_url: None,
            proxy: None,
            data: None,
            store: None,
            rules: None,
            tls_certificate: None,
            tls_key: None,
            metrics: None,
            put_aside: PUT_ASIDE.as_secs() as u32,
            together: None,
            together_bind: None,
        }
    }
}

impl Settings {
    /// The names of the settings, as in a file or, in capitals, in the environment.
    const NAMES: &[&str] = &[
        "bind",
        "public_url",
        "proxy",
        "data",
        "store",
        "rules",
        "tls_certificate",
        "tls_key",
        "metrics",
        "put_aside",
        "together",
        "together_bind",
    ];

    fn read(args: &Args, environment: impl Fn(&str) -> Option<OsString>) -> Result<Settings, Failure> {
        let given = match &args.config {
            Some(file) => in_file(file, &input::file(&file.display().to_string())?)?,
            None => Table::new(),
        };
        Settings::merged(given, args, environment)
    }

    fn merged(
        mut given: Table,
        args: &Args,
        environment: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Settings, Failure> {
        for name in Settings::NAMES {
            let variable = format!("{ENVIRONMENT}{}", name.to_uppercase());
            if let Some(value) = environment(&variable) {
                let text = value
                    .into_string()
                    .map_err(|_| Failure::input(text!("serve-not-unicode", variable = &variable)))?;
                let value = text.parse().map_or(Value::String(text), Value::Integer);
                let refused = |fault: toml::de::Error| Failure::input(format!("{variable}: {}", fault.message()));
                Table::from_iter([((*name).to_owned(), value.clone())]).try_into::<Settings>().map_err(refused)?;
                given.insert((*name).to_owned(), value);
            }
        }
        given.extend(Table::try_from(args).map_err(Failure::input)?);
        given.try_into().map_err(|fault: toml::de::Error| Failure::input(fault.message()))
    }

    /// The public address. Other machines reach the server only where that is wanted.
    fn site(&self, address: SocketAddr) -> Result<Site, Failure> {
        match &self.public_url {
            Some(url) => Site::public(url).map_err(Failure::input),
            None if address.ip().is_loopback() => Ok(Site::local(address, Entrance::Names)),
            None => {
                let port = address.port().to_string();
                Err(Failure::input(text!("serve-no-public-url", address = address.to_string(), port = port)))
            }
        }
    }
}

impl Settings {
    /// The certificate, if there is one.
    fn tls(&self) -> Result<Option<Tls>, Failure> {
        match (&self.tls_certificate, &self.tls_key) {
            (Some(_), Some(_)) if !self.public_url.as_ref().is_some_and(|url| url.starts_with("https:")) => {
                Err(Failure::input(text!("serve-tls-without-https")))
            }
            (Some(certificate), Some(key)) => Ok(Some(Tls::read(certificate, key).map_err(Failure::input)?)),
            (None, None) => Ok(None),
            (Some(_), None) | (None, Some(_)) => Err(Failure::input(text!("serve-half-tls"))),
        }
    }
}

/// Parses a file of settings. An error names line and setting; the file may have a password, so that no line is quoted.
fn in_file(file: &Path, text: &str) -> Result<Table, Failure> {
    let Err(fault) = toml::from_str::<Settings>(text) else { return toml::from_str(text).map_err(Failure::input) };
    let at = fault.span().map_or(0, |span| span.start.min(text.len()));
    let number = text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
    let line = text.lines().nth(number - 1).unwrap_or_default();
    // Before the sign may be anything, if somebody forgot the right one.
    let is_name = |name: &&str| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    let name = line.split_once('=').map(|(name, _)| name.trim()).filter(is_name);
    let setting = name.map(|name| format!(", {name}")).unwrap_or_default();
    // For a value of another kind the library's message quotes it, too.
    let message = fault.message();
    let wanted = message.rsplit_once(", expected ").filter(|_| message.starts_with("invalid "));
    let why = wanted.map_or(message.to_owned(), |(_, kind)| format!("expected {kind}"));
    Err(Failure::input(format!("{}, line {number}{setting}: {why}", file.display())))
}

pub fn run(args: &Args) -> Result<(), Failure> {
    log()?;
    let settings = Settings::read(args, |variable| std::env::var_os(variable))?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::at("the program's threads"))?;
    runtime.block_on(serve(&settings))
}

async fn serve(settings: &Settings) -> Result<(), Failure> {
    let chosen = settings.rules.as_deref().map(input::rules).transpose()?;
    // A wrong address is refused before anything is made or opened.
    settings.site(settings.bind)?;
    let tls = settings.tls()?;
    let bind = settings.bind;
    let (address, program) = (store::address(settings.store.as_ref(), settings.data.as_ref())?, bind.to_string());
    let together = settings.together(&address).await?;
    let serving = together.as_ref().map_or(Serving::Alone, |together| Serving::Together(&together.address));
    let served = tokio::select! {
        served = Served::open(address, &program, serving) => served?,
        () = store::interrupted() => return Ok(()),
    };
    let server = Server::new(served.store.clone(), on_offer(chosen.as_ref())?, None);
    let server = server.putting_aside_after(Duration::from_secs(settings.put_aside.into()));
    let server = match (together, served.lease()) {
        (Some(together), Some(lease)) => {
            let cluster = Cluster::new(&served.store, lease, together.listener).await;
            server.among_others(cluster.map_err(|refused| Failure::input(refused.to_string()))?)
        }
        _ => server,
    };
    let listener = listen(bind).await?;
    let address = listener.local_addr().map_err(Failure::at(bind))?;
    let site = settings.site(address)?;
    let url = settings.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    served.announce(&url).map_err(Failure::input)?;
    output::print(&url)?;
    note!("{}", who_may_come(settings, address, &url));
    if let Some(bind) = settings.metrics {
        let listener = listen(bind).await?;
        let address = listener.local_addr().map_err(Failure::at(bind))?;
        note!("{}", text!("serve-metrics", url = format!("http://{address}/metrics")));
        tokio::spawn(Counts::start().map_err(Failure::input)?.serve(listener));
    }
    let limits = settings.limits(limits::open_files());
    for line in settings.of_limits(&limits) {
        note!("{line}");
    }
    server.serve(listener, site, tls, limits, store::ended(&served)).await.map_err(Failure::at(address))?;
    served.give_back().await
}

async fn listen(bind: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(bind).await.map_err(|error| Failure::input(format!("{bind}: {error}")))
}

/// The people who can reach the server, in words.
fn who_may_come(settings: &Settings, address: SocketAddr, url: &str) -> String {
    match &settings.public_url {
        None => text!("serve-this-machine", port = address.port().to_string()),
        Some(_) if url.starts_with("https:") => text!("serve-everybody", url = url),
        Some(_) => text!("serve-unencrypted", url = url),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(flags: &[&str]) -> Args {
        Args::parse_from([&["serve"], flags].concat())
    }

    pub(super) fn of(flags: &[&str]) -> Settings {
        Settings::read(&args(flags), |_| None).ok().unwrap()
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let file = "bind = '127.0.0.1:1'\npublic_url = 'https://a.example'\nrules = 'wrc'";
        let file = || in_file(Path::new("server.toml"), file).ok().unwrap();
        let usual = of(&[]);
        assert_eq!((usual.bind, usual.public_url, usual.rules), (BIND, None, None));
        let of_file = Settings::merged(file(), &args(&[]), |_| None).ok().unwrap();
        assert_eq!((of_file.bind.port(), of_file.rules.as_deref()), (1, Some("wrc")));
        let environment = |variable: &str| {
            let values = [
                ("JANTAKU_BIND", "127.0.0.1:2"),
                ("JANTAKU_CONFORMANCE", "of no concern"),
                ("JANTAKU_PUT_ASIDE", "30"),
                ("JANTAKU_STORE", "postgres://canary@host/name"),
            ];
            values.iter().find(|(name, _)| *name == variable).map(|(_, value)| (*value).into())
        };
        let read = |flags: &[&str]| Settings::read(&args(flags), environment).ok().unwrap();
        let mixed = Settings::merged(file(), &args(&["--rules", "mleague"]), environment).ok().unwrap();
        assert_eq!((mixed.bind.port(), mixed.rules.as_deref()), (2, Some("mleague")));
        assert_eq!(mixed.public_url.as_deref(), Some("https://a.example"));
        assert_eq!(read(&["--bind", "127.0.0.1:3"]).bind.port(), 3);
        assert_eq!((usual.put_aside, mixed.put_aside, read(&["--put-aside", "900"]).put_aside), (60, 30, 900));
        let postgres = StoreAddress::Postgres("postgres://canary@host/name".to_owned());
        assert_eq!((usual.store, read(&[]).store), (None, Some(postgres)));
        assert_eq!(read(&["--store", "sqlite:a"]).store, Some(StoreAddress::Sqlite("a".into())));
    }

    #[test]
    fn what_is_no_setting_is_named() {
        for (text, named) in [("bnd = '127.0.0.1:1'", "bnd"), ("bind = 'here'", "bind"), ("rules = 7", "rules")] {
            let refused = in_file(Path::new("server.toml"), text).err().unwrap().to_string();
            assert!(refused.contains(named), "{refused}");
        }
        let missing = Settings::read(&args(&["--config", "none.toml"]), |_| None).err().unwrap().to_string();
        assert!(missing.contains("none.toml"), "{missing}");
        let here = |variable: &str| (variable == "JANTAKU_BIND").then(|| "here".into());
        let refused = Settings::read(&args(&[]), here).err().unwrap().to_string();
        assert!(refused.starts_with("JANTAKU_BIND: "), "{refused}");
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStringExt;
            let broken = |variable: &str| (variable == "JANTAKU_DATA").then(|| OsString::from_vec(vec![0xff]));
            let refused = Settings::read(&args(&[]), broken).err().unwrap().to_string();
            assert!(refused.starts_with("JANTAKU_DATA"), "{refused}");
        }
    }

    #[test]
    fn a_certificate_comes_with_its_key() {
        assert!(of(&[]).tls().ok().unwrap().is_none());
        let half = Settings { tls_key: Some("key.pem".into()), ..of(&[]) };
        assert!(half.tls().err().unwrap().to_string().contains("tls_certificate"));
        let plain = of(&["--tls-certificate", "a.pem", "--tls-key", "b.pem"]);
        assert!(plain.tls().err().unwrap().to_string().contains("https"));
        let tls = ["--public-url", "https://a.example", "--tls-certificate", "none.pem", "--tls-key", "key.pem"];
        let missing = of(&tls);
        assert!(missing.tls().err().unwrap().to_string().contains(".pem"));
    }

    #[test]
    fn a_server_is_reached_from_elsewhere_only_if_that_is_said() {
        let of = |flags: &[&str]| {
            let settings = of(flags);
            settings.site(settings.bind).map(drop).map_err(|failure| failure.to_string())
        };
        assert_eq!(of(&["--bind", "127.0.0.1:7000"]), Ok(()));
        let refused = of(&["--bind", "0.0.0.0:7000"]).unwrap_err();
        assert!(refused.contains("--public-url"), "{refused}");
        assert_eq!(of(&["--bind", "0.0.0.0:7000", "--public-url", "https://a.example"]), Ok(()));
        assert!(of(&["--public-url", "a.example"]).unwrap_err().contains("a.example"));
    }
}
