//! Where NATS is, as `nats://user:password@host:4222`, or several such addresses with commas between.

use std::time::Duration;

use async_nats::{ConnectOptions, Event, ServerAddr};
use percent_encoding::percent_decode_str;

use crate::LinkError;

/// What stands before all subjects by which replies and frames come.
const INBOX: &str = "jantaku.inbox";
/// How long NATS may be silent until it counts as gone is three times this.
const PING_EVERY: Duration = Duration::from_secs(2);
/// How long at most until NATS is tried again.
const RETRY_WITHIN: u64 = 1000;
/// How many frames may wait to be written, over all lines.
const UNWRITTEN: usize = 256;
/// How many frames of one line may wait to be looked at. A line that is not overrun has far fewer.
const UNREAD: usize = 1024;

/// The servers of an address without names and passwords, which the library would write into its log, and how to connect to them.
pub fn options(address: &str) -> Result<(Vec<ServerAddr>, ConnectOptions), LinkError> {
    let mut servers = Vec::new();
    let mut options = ConnectOptions::new()
        .custom_inbox_prefix(INBOX)
        .max_reconnects(None)
        .reconnect_delay_callback(|attempts| Duration::from_millis(RETRY_WITHIN.min(attempts as u64 * 50)))
        .ping_interval(PING_EVERY)
        .event_callback(async |event| match event {
            Event::Disconnected => tracing::warn!("NATS is away: what other servers have cannot be reached"),
            Event::Connected => tracing::warn!("NATS is there"),
            _ => {}
        })
        .client_capacity(UNWRITTEN)
        .subscription_capacity(UNREAD);
    for server in address.split(',') {
        let (server, login) = parted(server.trim()).ok_or(LinkError::Address)?;
        servers.push(server);
        options = match login {
            Some((user, Some(password))) => options.user_and_password(user, password),
            Some((token, None)) => options.token(token),
            None => options,
        };
    }
    Ok((servers, options))
}

/// A user and a password, or a token.
type Login = (String, Option<String>);

/// One server's address, and how to sign in there.
fn parted(server: &str) -> Option<(ServerAddr, Option<Login>)> {
    let mut url = server.parse::<ServerAddr>().ok()?.into_inner();
    if !matches!(url.scheme(), "nats" | "tls") || url.host_str().is_none_or(str::is_empty) {
        return None;
    }
    let user = decoded(url.username())?;
    let password = url.password().map(decoded);
    let login = match (user.is_empty(), password) {
        (true, None) => None,
        (_, password) => Some((user, password.map_or(Some(None), |decoded| decoded.map(Some))?)),
    };
    url.set_username("").ok()?;
    url.set_password(None).ok()?;
    Some((ServerAddr::from_url(url).ok()?, login))
}

fn decoded(text: &str) -> Option<String> {
    percent_decode_str(text).decode_utf8().ok().map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_signs_in_is_taken_out_of_the_address() {
        let (server, login) = parted("nats://me:p%40ss@example.org:4223").unwrap();
        assert_eq!(server.as_url_str(), "nats://example.org:4223");
        assert_eq!(login, Some(("me".to_owned(), Some("p@ss".to_owned()))));
        let (server, login) = parted("tls://token@example.org").unwrap();
        assert_eq!((server.as_url_str(), server.port()), ("tls://example.org", 4222));
        assert_eq!(login, Some(("token".to_owned(), None)));
        assert_eq!(parted("example.org").unwrap().1, None);
    }

    #[test]
    fn several_servers_are_named_with_commas() {
        let (servers, _) = options("nats://me:secret@one, nats://two:4444").unwrap();
        let servers: Vec<&str> = servers.iter().map(ServerAddr::as_url_str).collect();
        assert_eq!(servers, ["nats://one", "nats://two:4444"]);
    }

    #[test]
    fn what_is_no_address_is_not_quoted() {
        for address in ["", ",", "nats://", "http://me:secret@one", "nats://me:secret@", "nats://me:%ff@one"] {
            let error = options(address).map(|_| ()).unwrap_err();
            assert_eq!(error, LinkError::Address, "{address}");
            assert!(!error.to_string().contains("secret"));
        }
    }
}
