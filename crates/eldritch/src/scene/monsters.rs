//! What a monster is made of, whoever prints it.

use crate::content::{Attack, Content};
use crate::ids::MonsterId;
use crate::state::Eldritch;

/// A monster's figures as they stand in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub toughness: u8,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
}

/// EH-CULTISTS-02: those of cultists stand on the Ancient One's sheet.
pub fn figures(game: &Eldritch, content: &Content, kind: MonsterId) -> Figures {
    let info = content.monster(kind);
    let ancient = content.ancient(game.ancient);
    let side = ancient.back.as_ref().filter(|_| game.awake).unwrap_or(&ancient.front);
    if let (true, Some(cultist)) = (info.cultist, &side.cultist) {
        return Figures {
            toughness: cultist.toughness,
            will: cultist.will,
            strength: cultist.strength,
        };
    }
    let grown = if info.grows { game.players } else { 0 };
    Figures { toughness: info.toughness + grown, will: info.will, strength: info.strength }
}
