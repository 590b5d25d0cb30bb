//! WebAuthn: questions for browsers, and the checks of their devices' answers.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use jantaku_store::Passkey;
use serde_json::{Value, json};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    Extension, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, USER_HANDLE_MAX_LEN, UserHandle64,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication64, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
};

use crate::people::refusal::SignInRefusal;

/// The most ceremonies of a kind under way; each ends after five minutes.
const UNDER_WAY: usize = 10_000;

/// A passkey that a browser was asked to add.
pub(crate) type Adding = RegistrationServerState<USER_HANDLE_MAX_LEN>;
/// A sign-in that a browser was asked for.
pub(crate) type SigningIn = DiscoverableAuthenticationServerState;

/// The server of passkeys, in the words of WebAuthn: the relying party.
#[derive(Debug, Clone)]
pub(crate) struct RelyingParty {
    id: RpId,
    pub origin: String,
}

/// The owner of a passkey, as their device shows it.
pub(crate) struct Holder<'a> {
    pub account: &'a str,
    pub name: &'a str,
}

impl RelyingParty {
    /// A server of this host name with pages at this origin; none where browsers have no passkeys, as for a bare IP
    /// address.
    pub fn new(host: &str, origin: String) -> Option<RelyingParty> {
        let is_address = host.starts_with('[') || host.parse::<IpAddr>().is_ok();
        let is_trustworthy = origin.starts_with("https:") || host == "localhost";
        let domain = AsciiDomain::try_from(host.to_owned()).ok().filter(|_| is_trustworthy && !is_address)?;
        Some(RelyingParty { id: RpId::Domain(domain), origin })
    }

    /// Asks a browser for a passkey of somebody who has these.
    pub fn ask_to_add(&self, holder: &Holder<'_>, own: &[Passkey]) -> Result<(Adding, Value), SignInRefusal> {
        let user = match own.first() {
            Some(passkey) => handle(passkey)?,
            None => UserHandle64::new(),
        };
        let excluded = own.iter().map(|passkey| {
            let id = CredentialId::decode(passkey.credential.clone()).map_err(refused)?;
            Ok(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).map_err(refused)? })
        });
        let excluded = excluded.collect::<Result<_, SignInRefusal>>()?;
        let mut options =
            PublicKeyCredentialCreationOptions::passkey(&self.id, PublicKeyCredentialUserEntity::from(&user), excluded);
        // Credential protection, on by default, keeps devices out that do not know it.
        options.extensions = Extension::default();
        let (adding, asked) = options.start_ceremony().map_err(refused)?;
        let mut asked = serde_json::to_value(asked).map_err(refused)?;
        // The library takes fewer names than people may have here, and checks none of them later.
        asked["user"]["name"] = json!(holder.account);
        asked["user"]["displayName"] = json!(holder.name);
        Ok((adding, asked))
    }

    /// The passkey that a device has made, if the answer is right.
    pub fn added(&self, adding: Adding, said: &Registration) -> Result<Passkey, SignInRefusal> {
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[&self.origin],
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        let made = adding.verify(&self.id, said, &options).map_err(refused)?;
        Ok(Passkey {
            credential: made.id().as_ref().to_vec(),
            handle: made.user_id().encode().map_err(refused)?.to_vec(),
            key: made.static_state().encode().map_err(refused)?,
            state: made.dynamic_state().encode().map_err(refused)?.to_vec(),
        })
    }

    /// Asks a browser for any passkey of this server.
    pub fn ask_to_sign_in(&self) -> Result<(SigningIn, Value), SignInRefusal> {
        let options = DiscoverableCredentialRequestOptions::passkey(&self.id);
        let (signing_in, asked) = options.start_ceremony().map_err(refused)?;
        Ok((signing_in, serde_json::to_value(asked).map_err(refused)?))
    }

    /// Returns the passkey's next state, if the answer is right and its device's counter has gone on.
    pub fn signed_in(
        &self,
        signing_in: SigningIn,
        said: &DiscoverableAuthentication64,
        passkey: &Passkey,
    ) -> Result<Vec<u8>, SignInRefusal> {
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[&self.origin],
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        let user = handle(passkey)?;
        let id = CredentialId::<&[u8]>::decode(&passkey.credential).map_err(refused)?;
        let key = StaticState::decode(&passkey.key).map_err(refused)?;
        let state = passkey.state.as_slice().try_into().map_err(refused)?;
        let state = DynamicState::decode(state).map_err(refused)?;
        let mut known = AuthenticatedCredential::new(id, &user, key, state).map_err(refused)?;
        signing_in.verify(&self.id, said, &mut known, &options).map_err(refused)?;
        Ok(known.dynamic_state().encode().map_err(refused)?.to_vec())
    }
}

fn handle(passkey: &Passkey) -> Result<UserHandle64, SignInRefusal> {
    let bytes = passkey.handle.as_slice().try_into().map_err(refused)?;
    UserHandle64::decode(bytes).map_err(refused)
}

/// The log says why; the browser learns only that it failed.
fn refused(why: impl fmt::Display) -> SignInRefusal {
    tracing::debug!("a passkey is refused: {why}");
    SignInRefusal::PasskeyRefused
}

/// Unanswered questions to browsers. Each is answered once, by the browser that was asked, and in time.
pub(crate) struct UnderWay<Who, Asked>(Mutex<HashMap<Who, (Instant, Asked)>>);

impl<Who: Eq + Hash, Asked> Default for UnderWay<Who, Asked> {
    fn default() -> UnderWay<Who, Asked> {
        UnderWay(Mutex::default())
    }
}

impl<Who: Eq + Hash, Asked> UnderWay<Who, Asked> {
    /// Replaces an earlier question to the same browser; `false` if too much is under way.
    pub fn begin(&self, who: Who, until: Instant, asked: Asked) -> bool {
        let mut under_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if under_way.len() >= UNDER_WAY {
            under_way.retain(|_, (until, _)| *until > Instant::now());
        }
        let has_room = under_way.len() < UNDER_WAY || under_way.contains_key(&who);
        has_room && {
            under_way.insert(who, (until, asked));
            true
        }
    }

    /// Removes the question to this browser, and returns it if it is in time.
    pub fn end(&self, who: &Who) -> Option<Asked> {
        let ended = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(who);
        ended.filter(|(until, _)| *until > Instant::now()).map(|(_, asked)| asked)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn browsers_have_passkeys_for_names_by_tls_and_for_this_machine() {
        let of = |host: &str, origin: &str| RelyingParty::new(host, origin.to_owned()).is_some();
        assert!(of("mahjong.example.org", "https://mahjong.example.org:8443"));
        assert!(of("localhost", "http://localhost:8136"));
        for (host, origin) in [
            ("mahjong.example.org", "http://mahjong.example.org"),
            ("192.168.1.5", "https://192.168.1.5"),
            ("[::1]", "https://[::1]"),
            ("127.0.0.1", "http://127.0.0.1:8136"),
        ] {
            assert!(!of(host, origin), "{origin}");
        }
    }

    #[test]
    fn what_is_asked_is_answered_once_in_time_and_by_whoever_was_asked() {
        let (under_way, now) = (UnderWay::default(), Instant::now());
        let later = now + Duration::from_secs(300);
        assert!(under_way.begin(1, later, "first") && under_way.begin(1, later, "second"));
        assert_eq!(under_way.end(&2), None);
        assert_eq!(under_way.end(&1), Some("second"));
        assert_eq!(under_way.end(&1), None);
        assert!(under_way.begin(3, now, "late"));
        assert_eq!(under_way.end(&3), None);
        for who in 0..UNDER_WAY {
            assert!(under_way.begin(who, now, "late"));
        }
        for who in UNDER_WAY..2 * UNDER_WAY {
            assert!(under_way.begin(who, later, ""), "what is late makes room");
        }
        assert!(!under_way.begin(7, later, "one too many") && under_way.begin(UNDER_WAY, later, "again"));
    }
}
