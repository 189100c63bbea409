//! Reasons for refusals.

use super::{book_name, condition_name, faction_name, questions, unit_name, zone_name};
use crate::content::Content;
use crate::{Duel, Why};
use ::scene::Phrase;

pub(super) fn phrase(duel: &Duel, content: &Content, why: Why) -> Phrase {
    let zone = |key: &'static str, zone| Phrase::new(key).name("zone", zone_name(content, zone));
    let unit = |key: &'static str, unit| Phrase::new(key).name("unit", unit_name(unit));
    match why {
        Why::NotYourTurn => Phrase::new("why-not-your-turn"),
        Why::NotAskedNow => questions::comes_first(duel, content),
        Why::NotEnoughPower { need, have } => {
            Phrase::new("why-not-enough-power").count("need", need).count("have", have)
        }
        Why::AlreadyActed => Phrase::new("why-already-acted"),
        Why::MustAct => Phrase::new("why-must-act"),
        Why::OnlyYours(faction) => Phrase::new("why-only-yours").name("who", faction_name(faction)),
        Why::WrongFigure(kind) => unit("why-wrong-figure", kind),
        Why::NotYourBook(book) => Phrase::new("why-not-your-book").name("book", book_name(book)),
        Why::NobodyAbroad => Phrase::new("why-nobody-abroad"),
        Why::NotPained(kind) => unit("why-not-pained", kind),
        Why::CanRetreat(kind) => unit("why-can-retreat", kind),
        Why::NoneInPool(kind) => unit("why-none-in-pool", kind),
        Why::NoFigureThere(at) => zone("why-no-figure-there", at),
        Why::NoGateOfYours(at) => zone("why-no-gate-of-yours", at),
        Why::NoCultistThere(at) => zone("why-no-cultist-there", at),
        Why::GateThere(at) => zone("why-gate-there", at),
        Why::NoGateThere(at) => zone("why-no-gate-there", at),
        Why::GateHeld(at) => zone("why-gate-held", at),
        Why::TowerOnGate(at) => zone("why-tower-on-gate", at),
        Why::NotOnGate(at) => zone("why-not-on-gate", at),
        Why::NotAdjacent(from, to) => Phrase::new("why-not-adjacent")
            .name("from", zone_name(content, from))
            .name("to", zone_name(content, to)),
        Why::NotPresent(kind, at) => {
            unit("why-not-present", kind).name("zone", zone_name(content, at))
        }
        Why::StandsOnGate(at) => zone("why-stands-on-gate", at),
        Why::HasMoved(kind) => unit("why-has-moved", kind),
        Why::MustStartHere(at) => zone("why-must-start-here", at),
        Why::NoEnemyThere(at) => zone("why-no-enemy-there", at),
        Why::NoCombatThere(at) => zone("why-no-combat-there", at),
        Why::FoughtThere(at) => zone("why-fought-there", at),
        Why::NeedsSixBooks => Phrase::new("why-needs-six-books"),
        Why::NoCultistToTake(at) => zone("why-no-cultist-to-take", at),
        Why::NoCaptor(at) => zone("why-no-captor", at),
        Why::ProtectedByGreatOldOne(at) => zone("why-protected-by-great-old-one", at),
        Why::ProtectedByMonster(at) => zone("why-protected-by-monster", at),
        Why::ProtectedByIthaqua => Phrase::new("why-protected-by-ithaqua"),
        Why::NoMonsterToTake(at) => zone("why-no-monster-to-take", at),
        Why::NotInPlay(kind) => unit("why-not-in-play", kind),
        Why::AlreadyInPlay(kind) => unit("why-already-in-play", kind),
        Why::NeedsSpawn(at) => zone("why-needs-spawn", at),
        Why::NoGlyphThere(at) => zone("why-no-glyph-there", at),
        Why::RhanTegothNeverWoke => Phrase::new("why-rhan-tegoth-never-woke"),
        Why::BookClosed(book) => Phrase::new("why-book-closed").name("book", book_name(book)),
        Why::BookNotInPool(book) => {
            Phrase::new("why-book-not-in-pool").name("book", book_name(book))
        }
        Why::AlreadyAbroad => Phrase::new("why-already-abroad"),
        Why::GateAlreadySlumbers => Phrase::new("why-gate-already-slumbers"),
        Why::NoGateSlumbers => Phrase::new("why-no-gate-slumbers"),
        Why::IceIsThere(at) => zone("why-ice-is-there", at),
        Why::ConditionMet(condition) => {
            Phrase::new("why-condition-met").name("condition", condition_name(condition))
        }
        Why::NoAction(condition) => {
            Phrase::new("why-no-action").name("condition", condition_name(condition))
        }
        Why::NoSuchSign(value) => Phrase::new("why-no-such-sign").count("value", value),
        Why::InBattle => Phrase::new("why-in-battle"),
        Why::NotInThisBattle(kind) => unit("why-not-in-this-battle", kind),
        Why::HasResult(kind) => unit("why-has-result", kind),
        Why::EnemyThere(at) => zone("why-enemy-there", at),
        Why::RitualDone => Phrase::new("why-ritual-done"),
        Why::RisenThisPhase => Phrase::new("why-risen-this-phase"),
        Why::NothingToRaise => Phrase::new("why-nothing-to-raise"),
        Why::NoTowerSymbol(at) => zone("why-no-tower-symbol", at),
        Why::TowerThere(at) => zone("why-tower-there", at),
        Why::Spared(kind) => unit("why-spared", kind),
    }
}
