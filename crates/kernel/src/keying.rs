//! Whose randomness a table's chance is made of, so that no player can know a roll beforehand and no
//! host can choose one.
//!
//! The host commits to a secret share of its own before it has seen the players' shares; the key that
//! chance is derived from is made of all of them. (The host does know the key once it is made: what
//! that means is told in docs/fairness.md.) A table is keyed anew whenever somebody could know
//! what is coming: a person sits down, a roll was taken back, the log was opened. Every keying is an
//! entry of the log and commits to the host's share of the next one, so that a log can be checked
//! without the host (docs/fairness.md).

use crate::Seed;
use crate::chance::secret_of;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a player's own client adds to the key.
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
        secret_of(text).map(Self).ok_or_else(|| "a share is 64 hexadecimal digits".to_owned())
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

/// What one seat gave to a keying.
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
    /// A terminal at the same machine, or a program that speaks to the server without a share.
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
    /// Something that chance had decided was taken back.
    TakenBack,
    /// The log was opened to somebody, and with it what chance was derived from.
    Opened,
    /// The game goes on from the log of another one.
    Continued,
    /// The rules changed under a running game, and its log does not agree with them from here on.
    Edition,
}

/// One keying, as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Keying {
    /// Counted from 1 over everything the table ever did, what was taken back included.
    pub nth: u32,
    pub why: Occasion,
    /// Hash of the host's share that counts from here on, announced by the keying before.
    pub commitment: String,
    /// What each seat gave, in the order of the seats.
    pub shares: Vec<GivenShare>,
    /// Hash of the host's share for the next keying.
    pub next: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
    /// The host's share. Nobody but the host has it before the log is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Seed>,
    /// The host's share for the next keying: kept with the table, never in a log that leaves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_secret: Option<Seed>,
}

/// What was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// The seat that took it back, and what its player is called.
    pub by: String,
    pub player: String,
    /// The first decision that was taken back, and how many there were in all.
    pub what: String,
    pub decisions: u32,
    /// How many inputs there were.
    pub from: u64,
    /// How many of them are left.
    pub to: u64,
    /// How many of those taken back chance had decided.
    pub chances: u32,
    /// Hash of the inputs that were taken back.
    pub removed: String,
    /// The keyings among them, so that none can be made to disappear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keyings: Vec<Keying>,
}

impl Keying {
    /// The keying as everybody may see it while the game is played.
    pub fn public(&self) -> Keying {
        let cut = self.cut.as_ref().map(|cut| Cut {
            keyings: cut.keyings.iter().map(Keying::public).collect(),
            ..cut.clone()
        });
        Keying { secret: None, next_secret: None, cut, ..self.clone() }
    }

    /// The keying as an opened log has it.
    pub fn opened(&self) -> Keying {
        let cut = self.cut.as_ref().map(|cut| Cut {
            keyings: cut.keyings.iter().map(Keying::public).collect(),
            ..cut.clone()
        });
        Keying { next_secret: None, cut, ..self.clone() }
    }

    /// What chance is derived from until the next keying; none while the host's share is secret.
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

    /// This keying and all that were ever taken back with it, the oldest first.
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
    /// How many times something that chance had decided was taken back.
    pub taken_back: u32,
}

impl Keyring {
    pub fn new(announced: Option<&str>) -> Self {
        Self { announced: announced.map(str::to_owned), ..Self::default() }
    }

    pub fn nth(&self) -> u32 {
        self.nth
    }

    /// Takes the next keying, which stands in the log as input `n`; says what is wrong with it.
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
            return Err(format!("keying {} does not list the seats in their order", keying.nth));
        }
        if keying.shares.iter().any(|given| given.share.is_some() == given.without.is_some()) {
            return Err(format!(
                "keying {} must say of each seat which share it gave or why none",
                keying.nth
            ));
        }
        self.nth = keying.nth;
        self.announced = Some(keying.next.clone());
        self.taken_back += u32::from(keying.cut.as_ref().is_some_and(|cut| cut.chances > 0));
        Ok(())
    }
}

/// What a host keeps secret of a table until its log is opened.
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

/// What a host brings to a keying.
#[derive(Clone, Debug)]
pub struct Rekey {
    pub why: Occasion,
    /// What each seat gave, in the order of the seats.
    pub shares: Vec<GivenShare>,
    /// Fresh secrets: one for the next keying, and one for this if none was announced.
    pub fresh: [Seed; 2],
}
