//! The two passkey ceremonies: adding a passkey, and signing in with one.
//!
//! Ceremonies under way are kept in memory: one lasts minutes, and anyone interrupted can start
//! again.

use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::HeaderMap;
use store::{Identity, IdentityId, Passkey};
use webauthn_rp::bin::{Decode as _, Encode as _};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    Extension, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions,
    UserHandle, Username,
};
use webauthn_rp::request::{
    AsciiDomain, FixedCapHashSet, InsertResult, PublicKeyCredentialDescriptor, RpId,
};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use super::fault::{Fault, Kind};
use super::settings::Settings;
use super::site;

/// The id by which an authenticator remembers a person.
const HANDLE: usize = 26;

/// How many ceremonies may be under way at once.
const MOST: usize = 1024;

/// The static state of a key, as returned by `webauthn_rp`.
type Key = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

#[derive(Debug)]
pub struct Ceremonies {
    adding: Mutex<FixedCapHashSet<RegistrationServerState<HANDLE>>>,
    entering: Mutex<FixedCapHashSet<DiscoverableAuthenticationServerState>>,
}

impl Default for Ceremonies {
    fn default() -> Ceremonies {
        Ceremonies {
            adding: Mutex::new(FixedCapHashSet::new(MOST)),
            entering: Mutex::new(FixedCapHashSet::new(MOST)),
        }
    }
}

/// The site a passkey is for, and the origin of its pages.
#[derive(Debug)]
pub struct Party {
    id: RpId,
    origin: String,
}

impl Party {
    /// Browsers support passkeys only on named sites with a secure origin.
    pub fn of(settings: &Settings, headers: &HeaderMap) -> Result<Party, Fault> {
        let nowhere = || {
            let detail =
                "Passkeys need a host name and https; on this machine, use http://localhost.";
            Fault::new(Kind::NoPasskeysHere, detail)
        };
        let url = site::origin(settings, headers).ok_or_else(nowhere)?;
        let host = url.host();
        let local = host == "localhost" || host.ends_with(".localhost");
        if host.parse::<IpAddr>().is_ok() || host.starts_with('[') || !(url.is_https() || local) {
            return Err(nowhere());
        }
        let domain = AsciiDomain::try_from(host.to_owned()).map_err(|_| nowhere())?;
        Ok(Party { id: RpId::Domain(domain), origin: url.to_string() })
    }
}

/// A verified passkey, as the store keeps it.
#[derive(Debug)]
pub struct Proved {
    pub credential: Vec<u8>,
    pub data: Vec<u8>,
}

impl Ceremonies {
    /// What the browser should ask an authenticator for to give this person a new passkey.
    pub fn begin_adding(
        &self,
        party: &Party,
        person: &Identity,
        has: Vec<Passkey>,
    ) -> Result<serde_json::Value, Fault> {
        let handle = handle(&person.id)?;
        let user = PublicKeyCredentialUserEntity {
            name: username(&person.name)?,
            id: &handle,
            display_name: Nickname::try_from(person.name.as_str()).ok(),
        };
        let has = has.into_iter().filter_map(|passkey| {
            let id = CredentialId::decode(passkey.credential).ok()?;
            let transports = AuthTransports::decode(0).ok()?;
            Some(PublicKeyCredentialDescriptor { id, transports })
        });
        let mut options =
            PublicKeyCredentialCreationOptions::passkey(&party.id, user, has.collect());
        // Requiring more protection than many authenticators support would shut them out; user
        // verification is required in any case.
        options.extensions = Extension::default();
        let (server, client) = options.start_ceremony().map_err(|_| Fault::broken())?;
        keep(lock(&self.adding).insert_or_replace_all_expired(server))?;
        asked_of_browser(&client)
    }

    pub fn finish_adding(
        &self,
        party: &Party,
        person: &Identity,
        response: &[u8],
    ) -> Result<Proved, Fault> {
        let registration =
            Registration::from_json_relaxed(response).map_err(|error| unreadable(&error))?;
        let challenge = registration.challenge_relaxed().map_err(|error| unreadable(&error))?;
        let begun = lock(&self.adding).take(&challenge).ok_or_else(not_begun)?;
        let origins = [party.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        let key =
            begun.verify(&party.id, &registration, &options).map_err(|error| refused(&error))?;
        if *key.user_id() != handle(&person.id)? {
            return Err(not_begun());
        }
        let Ok(state) = key.static_state().encode();
        let data = packed(key.dynamic_state(), &state);
        Ok(Proved { credential: key.id().as_ref().to_vec(), data })
    }

    /// What the browser should ask an authenticator for to sign somebody in.
    pub fn begin_entering(&self, party: &Party) -> Result<serde_json::Value, Fault> {
        let options = DiscoverableCredentialRequestOptions::passkey(&party.id);
        let (server, client) = options.start_ceremony().map_err(|_| Fault::broken())?;
        keep(lock(&self.entering).insert_or_replace_all_expired(server))?;
        asked_of_browser(&client)
    }

    pub fn finish_entering(
        &self,
        party: &Party,
        claim: &Claim,
        passkey: &Passkey,
    ) -> Result<Proved, Fault> {
        let challenge = claim.0.challenge_relaxed().map_err(|error| unreadable(&error))?;
        let begun = lock(&self.entering).take(&challenge).ok_or_else(not_begun)?;
        let (dynamic, key) = unpacked(&passkey.data)?;
        let state = key.clone();
        let key = Key::decode(&key).map_err(|error| refused(&error))?;
        let handle = handle(&passkey.identity)?;
        let id = CredentialId::decode(&*passkey.credential).map_err(|error| refused(&error))?;
        let mut credential = AuthenticatedCredential::new(id, &handle, key, dynamic)
            .map_err(|error| refused(&error))?;
        let origins = [party.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        begun
            .verify(&party.id, &claim.0, &mut credential, &options)
            .map_err(|error| refused(&error))?;
        let data = packed(credential.dynamic_state(), &state);
        Ok(Proved { credential: passkey.credential.clone(), data })
    }
}

/// A claim to be the owner of a passkey, not yet verified.
#[derive(Debug)]
pub struct Claim(DiscoverableAuthentication<HANDLE>);

impl Claim {
    pub fn read(response: &[u8]) -> Result<Claim, Fault> {
        let read = DiscoverableAuthentication::from_json_relaxed(response);
        read.map(Claim).map_err(|error| unreadable(&error))
    }

    pub fn credential(&self) -> &[u8] {
        self.0.raw_id().into_inner()
    }
}

/// The options in the form `navigator.credentials` takes.
fn asked_of_browser(options: &impl serde::Serialize) -> Result<serde_json::Value, Fault> {
    let options = serde_json::to_value(options).map_err(|_| Fault::broken())?;
    Ok(serde_json::json!({ "publicKey": options }))
}

/// The name the browser lists a passkey under; people's names may contain spaces, these may not.
fn username(name: &str) -> Result<Username<'static>, Fault> {
    let usual = || Username::try_from("omen");
    Username::try_from(name.replace(' ', "-")).or_else(|_| usual()).map_err(|_| Fault::broken())
}

fn handle(person: &IdentityId) -> Result<UserHandle<HANDLE>, Fault> {
    let bytes: [u8; HANDLE] = person.as_str().as_bytes().try_into().map_err(|_| Fault::broken())?;
    let Ok(handle) = UserHandle::decode(bytes);
    Ok(handle)
}

/// The stored form of a passkey: a version, the part that changes with each use, and the key
/// itself.
const FORM: u8 = 1;
const CHANGING: usize = 7;

fn packed(dynamic: DynamicState, key: &[u8]) -> Vec<u8> {
    let Ok(dynamic) = dynamic.encode();
    [&[FORM], &dynamic[..], key].concat()
}

fn unpacked(data: &[u8]) -> Result<(DynamicState, Vec<u8>), Fault> {
    let read = || {
        let (dynamic, key) = data.strip_prefix(&[FORM])?.split_first_chunk::<CHANGING>()?;
        Some((DynamicState::decode(*dynamic).ok()?, key.to_vec()))
    };
    read().ok_or_else(|| {
        tracing::error!("a stored passkey has a format this version does not know");
        Fault::broken()
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn keep(inserted: InsertResult) -> Result<(), Fault> {
    match inserted {
        InsertResult::Success => Ok(()),
        InsertResult::CapacityFull | InsertResult::Duplicate => Err(Fault::slow_down(60)),
    }
}

fn unreadable(error: &dyn std::fmt::Display) -> Fault {
    Fault::unfit(format!("This is not an authenticator's response: {error}."))
}

fn not_begun() -> Fault {
    Fault::new(Kind::PasskeyRefused, "This was not started here, or took too long; start again.")
}

fn refused(error: &dyn std::fmt::Display) -> Fault {
    Fault::new(Kind::PasskeyRefused, format!("The passkey could not be verified: {error}."))
}
