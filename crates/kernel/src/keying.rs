//! Whose randomness a table's chance is made of, so that no player can predict a roll and no host
//! can choose one.
//!
//! The host commits to a secret share before it has seen the players' shares; the key that chance
//! is derived from is made of all of them. (The host does know the key once it is made;
//! docs/fairness.md says what that means.) A table is keyed again whenever somebody could know what
//! is coming: a person sits down, a roll was undone, the log was opened. Every keying is an entry
//! of the log and commits to the host's share for the next one, so that a log can be checked
//! without the host.

use crate::Seed;
use crate::chance::secret_of;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A player's own client's contribution to the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Share([u8; 32]);

impl Share {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        secret_of(text).map(Self).ok_or_else(|| "a share must be 64 hexadecimal digits".to_owned())
    }
}

impl Serialize for Share {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A seat's contribution to a keying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenShare {
    pub seat: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
    /// Why there is no share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without: Option<Without>,
}

impl GivenShare {
    pub fn of(seat: &str, share: Share) -> Self {
        Self { seat: seat.to_owned(), share: Some(share), without: None }
    }

    pub fn none(seat: &str, without: Without) -> Self {
        Self { seat: seat.to_owned(), share: None, without: Some(without) }
    }
}

/// Why a seat gave no share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Without {
    /// Nobody sits there.
    Open,
    Bot,
    /// A terminal on the same machine, or a program that connects to the server without a share.
    NoClient,
}

/// Why a table was keyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// The game began.
    Begun,
    /// A person sat down, or a share arrived that the key did not have yet.
    Seated,
    /// A chance outcome was undone.
    TakenBack,
    /// The log was opened to somebody, and with it what chance was derived from.
    Opened,
    /// The game continues from the log of another one.
    Continued,
    /// The rules changed under a running game, and its log does not agree with them from here on.
    Edition,
}

/// One keying, as it appears in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Keying {
    /// Counted from 1 over the whole history of the table, including what was undone.
    pub nth: u32,
    pub why: Occasion,
    /// Hash of the host's share that is in effect from here on, announced by the keying before.
    pub commitment: String,
    /// What each seat gave, in seat order.
    pub shares: Vec<GivenShare>,
    /// Hash of the host's share for the next keying.
    pub next: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
    /// The host's share. Only the host has it until the log is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Seed>,
    /// The host's share for the next keying: stored with the table, never in a log that leaves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_secret: Option<Seed>,
}

/// What was undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// The seat that undid it, and its player's name.
    pub by: String,
    pub player: String,
    /// The first decision that was undone, and how many there were in all.
    pub what: String,
    pub decisions: u32,
    /// How many inputs there were.
    pub from: u64,
    /// How many of them are left.
    pub to: u64,
    /// How many of the undone inputs were chance outcomes.
    pub chances: u32,
    /// Hash of the inputs that were undone.
    pub removed: String,
    /// The keyings among them, so that none can be made to disappear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keyings: Vec<Keying>,
}

impl Keying {
    /// The keying as everyone may see it during the game.
    pub fn public(&self) -> Keying {
        let cut = self.cut.as_ref().map(|cut| Cut {
            keyings: cut.keyings.iter().map(Keying::public).collect(),
            ..cut.clone()
        });
        Keying { secret: None, next_secret: None, cut, ..self.clone() }
    }

    /// The keying as an opened log shows it.
    pub fn opened(&self) -> Keying {
        let cut = self.cut.as_ref().map(|cut| Cut {
            keyings: cut.keyings.iter().map(Keying::public).collect(),
            ..cut.clone()
        });
        Keying { next_secret: None, cut, ..self.clone() }
    }

    /// What chance is derived from until the next keying; `None` while the host's share is secret.
    pub fn key(&self) -> Option<Seed> {
        let mut hasher = blake3::Hasher::new_derive_key("omen chance key");
        hasher.update(self.secret.as_ref()?.bytes()).update(&self.nth.to_le_bytes());
        for given in &self.shares {
            hasher.update(&(given.seat.len() as u32).to_le_bytes()).update(given.seat.as_bytes());
            match &given.share {
                Some(share) => hasher.update(&[1]).update(&share.0),
                None => hasher.update(&[0]),
            };
        }
        if let Some(cut) = &self.cut {
            hasher.update(&cut.from.to_le_bytes()).update(&cut.to.to_le_bytes());
            hasher.update(cut.removed.as_bytes());
        }
        Some(Seed::from_bytes(*hasher.finalize().as_bytes()))
    }

    /// This keying and all that were ever undone with it, oldest first.
    pub fn with_removed(&self) -> Vec<&Keying> {
        let removed = self.cut.iter().flat_map(|cut| &cut.keyings);
        let mut all: Vec<&Keying> = removed.flat_map(Keying::with_removed).collect();
        all.push(self);
        all
    }
}

/// The keyings of a log as they are read one after another, each checked against the one before.
#[derive(Clone, Debug, Default)]
pub struct Keyring {
    nth: u32,
    /// What the next keying must be committed to, if it was announced.
    announced: Option<String>,
    /// How many times a chance outcome was undone.
    pub taken_back: u32,
}

impl Keyring {
    pub fn new(announced: Option<&str>) -> Self {
        Self { announced: announced.map(str::to_owned), ..Self::default() }
    }

    pub fn nth(&self) -> u32 {
        self.nth
    }

    /// Applies the next keying, which is input `n` of the log; returns what is wrong with it.
    pub fn take(&mut self, keying: &Keying, n: u64, seats: &[String]) -> Result<Seed, String> {
        for removed in keying.cut.iter().flat_map(|cut| &cut.keyings) {
            for each in removed.with_removed() {
                self.follow(each, seats)?;
            }
        }
        self.follow(keying, seats)?;
        if let Some(cut) = &keying.cut
            && (cut.to + 1 != n || cut.from <= cut.to)
        {
            return Err(format!(
                "keying {} says it left {} of {} inputs, and stands as input {n}",
                keying.nth, cut.to, cut.from
            ));
        }
        let secret = keying
            .secret
            .ok_or_else(|| format!("the host's share of keying {} is not opened", keying.nth))?;
        if secret.commitment() != keying.commitment {
            return Err(format!(
                "the host's share of keying {} is not the one it had committed to",
                keying.nth
            ));
        }
        keying.key().ok_or_else(|| "the key cannot be derived".to_owned())
    }

    fn follow(&mut self, keying: &Keying, seats: &[String]) -> Result<(), String> {
        if keying.nth != self.nth + 1 {
            return Err(format!("keying {} where keying {} is due", keying.nth, self.nth + 1));
        }
        if self.announced.as_ref().is_some_and(|announced| *announced != keying.commitment) {
            return Err(format!(
                "keying {} is committed to another share of the host than was announced before it",
                keying.nth
            ));
        }
        let given = keying.shares.iter().map(|given| &given.seat);
        if !given.eq(seats) {
            return Err(format!("keying {} does not list the seats in order", keying.nth));
        }
        if keying.shares.iter().any(|given| given.share.is_some() == given.without.is_some()) {
            return Err(format!(
                "keying {} must say for each seat which share it gave or why there is none",
                keying.nth
            ));
        }
        self.nth = keying.nth;
        self.announced = Some(keying.next.clone());
        self.taken_back += u32::from(keying.cut.as_ref().is_some_and(|cut| cut.chances > 0));
        Ok(())
    }
}

/// What a host keeps secret about a table until its log is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secrets {
    /// What chance is derived from before the first keying.
    pub seed: Seed,
    /// The host's share of the first keying, where the log announces one.
    pub next: Option<Seed>,
}

impl From<Seed> for Secrets {
    fn from(seed: Seed) -> Self {
        Self { seed, next: None }
    }
}

impl fmt::Display for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seed)?;
        self.next.map_or(Ok(()), |next| write!(f, " {next}"))
    }
}

impl FromStr for Secrets {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(' ') {
            None => Ok(Self { seed: text.parse()?, next: None }),
            Some((seed, next)) => Ok(Self { seed: seed.parse()?, next: Some(next.parse()?) }),
        }
    }
}

/// A host's contribution to a keying.
#[derive(Clone, Debug)]
pub struct Rekey {
    pub why: Occasion,
    /// What each seat gave, in seat order.
    pub shares: Vec<GivenShare>,
    /// Fresh secrets: one for the next keying, and one for this one if none was announced.
    pub fresh: [Seed; 2],
}
