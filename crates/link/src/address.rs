//! Where NATS is, as `nats://user:password@host:4222`, or several such addresses with commas between.

use std::time::Duration;

use async_nats::{ConnectOptions, ServerAddr};
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
        .retry_on_initial_connect()
        .max_reconnects(None)
        .reconnect_delay_callback(|attempts| Duration::from_millis(RETRY_WITHIN.min(attempts as u64 * 50)))
        .ping_interval(PING_EVERY)
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
