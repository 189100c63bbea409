//! Positions by name: how cases set up and read a game, and what makes a position impossible.

mod read;
mod vocabulary;
mod write;

use crate::Event;
use crate::content::Content;
use crate::figures::{Faction, Unit};
use crate::rules::Events;
use crate::spellbooks::Condition;
use crate::state::{Duel, Gate};
use kernel::position::{BadField, Field, Positioned, Vocabulary};

pub(crate) use write::Draft;

impl Positioned for Duel {
    type Draft = Draft;

    fn draft(content: &Content) -> Draft {
        Draft::new(content)
    }

    fn set(
        draft: &mut Draft,
        content: &Content,
        path: &[&str],
        value: &Field,
    ) -> Result<(), BadField> {
        draft.set(content, path, value)
    }

    fn start(draft: Draft, content: &Content, out: &mut Events) -> Result<Duel, BadField> {
        draft.start(content, out)
    }

    fn get(&self, content: &Content, path: &[&str]) -> Result<Field, BadField> {
        read::get(self, content, path)
    }

    fn event_forms() -> &'static [&'static str] {
        Event::FORMS
    }

    fn vocabulary(content: &Content) -> Vocabulary {
        vocabulary::vocabulary(content)
    }
}

/// The order in which `books = […]` fills a sheet when a position does not say which condition
/// opened each spellbook: first the conditions that leave no other trace.
const FILLING_ORDER: [[Condition; 6]; 2] = [
    [
        Condition::EnemyGainsOne,
        Condition::EnemyGainsThree,
        Condition::EnemyLosesOne,
        Condition::SixDice,
        Condition::Ritual,
        Condition::AwakenTsathoggua,
    ],
    [
        Condition::AnyTime,
        Condition::FirstPlayer,
        Condition::EnemySixBooks,
        Condition::OppositeGate,
        Condition::AwakenRhanTegoth,
        Condition::AwakenIthaqua,
    ],
];

/// CWD-UNITS-06, CWD-UNITS-07: how many figures of a kind are anywhere outside the pool.
fn accounted_for(duel: &Duel, who: Faction, unit: Unit) -> u16 {
    let slot = unit.slot();
    let stored = who == Faction::Sleeper && unit == Unit::Acolyte && duel.slumbering_gate;
    let abroad = unit == Unit::SerpentMan && duel.serpent_abroad;
    let board: u16 = duel.zones.iter().map(|zone| u16::from(zone.armies[who as usize][slot])).sum();
    board + u16::from(duel.side(who.other()).captives[slot]) + u16::from(stored) + u16::from(abroad)
}

/// Everything that makes a position impossible, as sentences.
pub(crate) fn flaws(duel: &Duel, content: &Content) -> Vec<String> {
    let mut flaws = Vec::new();
    for who in Faction::BOTH {
        for unit in Unit::of(who) {
            let pool = u16::from(duel.side(who).pool[unit.slot()]);
            let there = accounted_for(duel, who, *unit) + pool;
            let count = u16::from(content.unit(*unit).count);
            if there != count {
                let name = unit.key();
                flaws.push(format!("{} has {there} {name}, the box {count}", who.key()));
            }
        }
        let mut books: Vec<_> = duel.side(who).slots.iter().flatten().map(|b| b.key()).collect();
        books.sort_unstable();
        if books.windows(2).any(|pair| pair[0] == pair[1]) {
            flaws.push(format!("{} has a spellbook twice: {books:?}", who.key()));
        }
    }
    for (zone, info) in content.each_zone() {
        let area = duel.zone(zone);
        if let Gate::Held(who) = area.gate {
            if area.count(who, Unit::Acolyte) == 0 {
                flaws.push(format!("{} holds {} without a cultist", who.key(), info.id));
            }
            if area.tower {
                flaws.push(format!("{} holds {} under a tower", who.key(), info.id));
            }
        }
    }
    for kind in 0..3 {
        let held: u8 = duel.sides.iter().map(|side| side.signs[kind]).sum();
        let there = held + duel.bag.count(kind);
        if there > content.elder_signs[kind] {
            flaws.push(format!("there are {there} Elder Signs of value {}", kind + 1));
        }
    }
    if usize::from(duel.ritual) > content.ritual.len() {
        flaws.push("the ritual marker is beyond the End of the World".to_owned());
    }
    flaws
}
