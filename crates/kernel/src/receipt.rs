//! What a player's own client remembers of a table, to compare with its log afterwards.

use crate::keying::{Keying, Share};
use crate::log::{Input, LogFile};
use serde::{Deserialize, Serialize};

/// The version of the receipt format.
pub const RECEIPT: u32 = 1;

/// What a client saw and gave during the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Receipt {
    /// The format version; also how a reader recognises our files.
    pub omen_receipt: u32,
    pub table: String,
    /// What the server committed to before it had a share.
    pub announced: Vec<Announced>,
    /// Shares that the server acknowledged.
    pub given: Vec<Given>,
    /// Keyings as they were announced when they happened.
    pub keyings: Vec<Keying>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announced {
    pub nth: u32,
    pub commitment: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    pub nth: u32,
    pub seat: String,
    pub share: Share,
}

/// What a receipt proves against a server that did not follow the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Caught {
    #[error("keying {nth} happened at the table but is not in the log")]
    Missing { nth: u32 },
    #[error("the log has another commitment for keying {nth} than the one announced at the table")]
    OtherCommitment { nth: u32 },
    #[error("keying {nth} left out the share of {seat}, which the server had")]
    ShareDropped { nth: u32, seat: String },
    #[error("keying {nth} has another share of {seat} than the one that was given")]
    ShareChanged { nth: u32, seat: String },
    #[error("keying {nth} of the log is not the one that happened at the table")]
    OtherKeying { nth: u32 },
}

impl Receipt {
    pub fn read(text: &str) -> Result<Receipt, String> {
        let receipt: Receipt = serde_json::from_str(text)
            .map_err(|error| format!("this is not a receipt of a table: {error}"))?;
        match receipt.omen_receipt {
            RECEIPT => Ok(receipt),
            other => Err(format!(
                "the receipt has format {other}, but this program reads format {RECEIPT}; use the \
                 version that wrote it"
            )),
        }
    }

    /// Everything in which the log differs from what the client saw and gave.
    pub fn compare(&self, file: &LogFile) -> Vec<Caught> {
        let entries = file.entries.iter().filter_map(|entry| match &entry.input {
            Input::Keyed { keyed } => Some(keyed),
            Input::Choice { .. } | Input::Dice { .. } | Input::Drawn { .. } => None,
        });
        let keyings: Vec<&Keying> = entries.flat_map(|keying| keying.with_removed()).collect();
        let last = keyings.last().map_or(0, |keying| keying.nth);
        let find = |nth: u32| keyings.iter().find(|keying| keying.nth == nth);
        let mut caught = Vec::new();
        for seen in &self.keyings {
            match find(seen.nth) {
                None => caught.push(Caught::Missing { nth: seen.nth }),
                Some(keying) if keying.public() != seen.public() => {
                    caught.push(Caught::OtherKeying { nth: seen.nth });
                }
                Some(_) => {}
            }
        }
        for seen in &self.announced {
            let commitment = match find(seen.nth) {
                Some(keying) => Some(&keying.commitment),
                // Announced but no longer needed.
                None if seen.nth == last + 1 => {
                    keyings.last().map(|keying| &keying.next).or(file.header.next.as_ref())
                }
                None => None,
            };
            if commitment.is_some_and(|commitment| *commitment != seen.commitment) {
                caught.push(Caught::OtherCommitment { nth: seen.nth });
            }
        }
        for given in &self.given {
            let Some(keying) = find(given.nth) else { continue };
            let nth = given.nth;
            let seat = given.seat.clone();
            let there = keying.shares.iter().find(|it| it.seat == given.seat);
            match there.and_then(|there| there.share) {
                None => caught.push(Caught::ShareDropped { nth, seat }),
                Some(share) if share != given.share => {
                    caught.push(Caught::ShareChanged { nth, seat });
                }
                Some(_) => {}
            }
        }
        caught
    }
}
