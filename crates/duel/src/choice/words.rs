//! How choices are written in logs and cases.

use super::{Ability, Action, Choice};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::spellbooks::{Book, Condition};
use kernel::BadChoice;
use kernel::position::nearest;

impl Choice {
    /// How each choice is written, for the documentation and for error messages.
    pub const FORMS: &'static [&'static str] = &[
        "start ZONE",
        "recruit ZONE",
        "summon UNIT ZONE",
        "awaken UNIT ZONE",
        "create-gate ZONE",
        "move UNIT FROM TO",
        "battle ZONE",
        "capture ZONE",
        "pass",
        "lethargy",
        "hibernate",
        "ancient-sorcery ZONE",
        "capture-monster",
        "store-gate ZONE",
        "return-gate ZONE",
        "ice-age ZONE",
        "fulfil CONDITION",
        "control ZONE",
        "abandon ZONE",
        "end-turn",
        "done",
        "open BOOK",
        "take BOOK",
        "reveal VALUE",
        "keep",
        "use ABILITY",
        "decline ABILITY",
        "grant-sign",
        "blunt-kills",
        "flee FIGURE ZONE",
        "kill FIGURE",
        "eliminate FIGURE",
        "pain FIGURE",
        "retreat FIGURE ZONE",
        "lose FIGURE",
        "give FIGURE",
        "place UNIT",
        "ritual",
        "death-from-below ZONE",
        "return-serpent ZONE",
        "tower ZONE",
        "first FACTION",
    ];

    pub fn write(self, content: &Content) -> String {
        scene::meter::made_one();
        let verb = self.verb();
        let zone = |zone: ZoneId| content.zone(zone).id.as_str();
        match self {
            Choice::Act(action) => write_action(action, content),
            Choice::Start(at)
            | Choice::Battle(at)
            | Choice::Control(at)
            | Choice::Abandon(at)
            | Choice::DeathFromBelow(at)
            | Choice::ReturnSerpent(at)
            | Choice::Tower(at) => format!("{verb} {}", zone(at)),
            Choice::Flee(figure, to) | Choice::Retreat(figure, to) => {
                format!("{verb} {} {}", figure_key(figure), zone(to))
            }
            Choice::Kill(figure)
            | Choice::Eliminate(figure)
            | Choice::Pain(figure)
            | Choice::Lose(figure)
            | Choice::Give(figure) => format!("{verb} {}", figure_key(figure)),
            Choice::Place(unit) => format!("{verb} {}", unit.key()),
            Choice::Open(book) | Choice::Take(book) => format!("{verb} {}", book.key()),
            Choice::Use(ability) | Choice::Decline(ability) => format!("{verb} {}", ability.key()),
            Choice::Reveal(value) => format!("{verb} {value}"),
            Choice::First(faction) => format!("{verb} {}", faction.key()),
            Choice::EndTurn
            | Choice::Done
            | Choice::Keep
            | Choice::GrantSign
            | Choice::BluntKills
            | Choice::Ritual => verb.to_owned(),
        }
    }

    pub fn read(content: &Content, text: &str) -> Result<Choice, BadChoice> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((verb, rest)) = words.split_first() else {
            return Err(BadChoice { what: "the choice is empty".into(), nearest: None });
        };
        let form = Choice::FORMS.iter().find(|form| form.split(' ').next() == Some(verb));
        let Some(form) = form else {
            let verbs = Choice::FORMS.iter().filter_map(|form| form.split(' ').next());
            return Err(BadChoice {
                what: format!("no choice begins with \"{verb}\""),
                nearest: nearest(verb, verbs),
            });
        };
        let due = form.split(' ').count() - 1;
        if rest.len() != due {
            let what =
                format!("\"{text}\" has {} words after \"{verb}\": write {form}", rest.len());
            return Err(BadChoice { what, nearest: None });
        }
        let words = Words { content, rest };
        Ok(match *verb {
            "start" => Choice::Start(words.zone(0)?),
            "recruit" => Choice::Act(Action::Recruit(words.zone(0)?)),
            "summon" => Choice::Act(Action::Summon(words.unit(0)?, words.zone(1)?)),
            "awaken" => Choice::Act(Action::Awaken(words.unit(0)?, words.zone(1)?)),
            "create-gate" => Choice::Act(Action::CreateGate(words.zone(0)?)),
            "move" => Choice::Act(Action::Move(words.unit(0)?, words.zone(1)?, words.zone(2)?)),
            "battle" => Choice::Battle(words.zone(0)?),
            "capture" => Choice::Act(Action::Capture(words.zone(0)?)),
            "pass" => Choice::Act(Action::Pass),
            "lethargy" => Choice::Act(Action::Lethargy),
            "hibernate" => Choice::Act(Action::Hibernate),
            "ancient-sorcery" => Choice::Act(Action::AncientSorcery(words.zone(0)?)),
            "capture-monster" => Choice::Act(Action::CaptureMonster),
            "store-gate" => Choice::Act(Action::StoreGate(words.zone(0)?)),
            "return-gate" => Choice::Act(Action::ReturnGate(words.zone(0)?)),
            "ice-age" => Choice::Act(Action::IceAge(words.zone(0)?)),
            "fulfil" => Choice::Act(Action::Fulfil(words.condition(0)?)),
            "control" => Choice::Control(words.zone(0)?),
            "abandon" => Choice::Abandon(words.zone(0)?),
            "end-turn" => Choice::EndTurn,
            "done" => Choice::Done,
            "open" => Choice::Open(words.book(0)?),
            "take" => Choice::Take(words.book(0)?),
            "reveal" => Choice::Reveal(words.value(0)?),
            "keep" => Choice::Keep,
            "use" => Choice::Use(words.ability(0)?),
            "decline" => Choice::Decline(words.ability(0)?),
            "grant-sign" => Choice::GrantSign,
            "blunt-kills" => Choice::BluntKills,
            "flee" => Choice::Flee(words.figure(0)?, words.zone(1)?),
            "kill" => Choice::Kill(words.figure(0)?),
            "eliminate" => Choice::Eliminate(words.figure(0)?),
            "pain" => Choice::Pain(words.figure(0)?),
            "retreat" => Choice::Retreat(words.figure(0)?, words.zone(1)?),
            "lose" => Choice::Lose(words.figure(0)?),
            "give" => Choice::Give(words.figure(0)?),
            "place" => Choice::Place(words.unit(0)?),
            "ritual" => Choice::Ritual,
            "death-from-below" => Choice::DeathFromBelow(words.zone(0)?),
            "return-serpent" => Choice::ReturnSerpent(words.zone(0)?),
            "tower" => Choice::Tower(words.zone(0)?),
            "first" => Choice::First(words.faction(0)?),
            _ => return Err(BadChoice { what: format!("\"{verb}\" is not read"), nearest: None }),
        })
    }
}

fn write_action(action: Action, content: &Content) -> String {
    let verb = action.verb();
    let zone = |zone: ZoneId| content.zone(zone).id.as_str();
    match action {
        Action::Recruit(at)
        | Action::CreateGate(at)
        | Action::Capture(at)
        | Action::AncientSorcery(at)
        | Action::StoreGate(at)
        | Action::ReturnGate(at)
        | Action::IceAge(at) => format!("{verb} {}", zone(at)),
        Action::Summon(unit, at) | Action::Awaken(unit, at) => {
            format!("{verb} {} {}", unit.key(), zone(at))
        }
        Action::Move(unit, from, to) => {
            format!("{verb} {} {} {}", unit.key(), zone(from), zone(to))
        }
        Action::Fulfil(condition) => format!("{verb} {}", condition.key()),
        Action::Pass | Action::Lethargy | Action::Hibernate | Action::CaptureMonster => {
            verb.to_owned()
        }
    }
}

const ON_GATE: &str = "acolyte-on-gate";

pub(crate) fn figure_key(figure: Figure) -> &'static str {
    if figure.on_gate { ON_GATE } else { figure.unit.key() }
}

/// The words after the verb.
struct Words<'a> {
    content: &'a Content,
    rest: &'a [&'a str],
}

impl Words<'_> {
    fn zone(&self, at: usize) -> Result<ZoneId, BadChoice> {
        let names = self.content.zones.iter().map(|zone| zone.id.as_str());
        self.one(at, "area", |word| self.content.zone_named(word), names)
    }

    fn unit(&self, at: usize) -> Result<Unit, BadChoice> {
        self.one(at, "kind of figure", Unit::named, Unit::ALL.iter().map(|unit| unit.key()))
    }

    fn figure(&self, at: usize) -> Result<Figure, BadChoice> {
        if self.rest[at] == ON_GATE {
            return Ok(Figure::ON_GATE);
        }
        self.unit(at).map(Figure::beside)
    }

    fn book(&self, at: usize) -> Result<Book, BadChoice> {
        self.one(at, "spellbook", Book::named, Book::ALL.iter().map(|book| book.key()))
    }

    fn condition(&self, at: usize) -> Result<Condition, BadChoice> {
        let names = Condition::ALL.iter().map(|condition| condition.key());
        self.one(at, "condition", Condition::named, names)
    }

    fn ability(&self, at: usize) -> Result<Ability, BadChoice> {
        let named = |word: &str| Ability::ALL.into_iter().find(|ability| ability.key() == word);
        self.one(at, "ability", named, Ability::ALL.iter().map(|ability| ability.key()))
    }

    fn faction(&self, at: usize) -> Result<Faction, BadChoice> {
        self.one(at, "faction", Faction::named, Faction::BOTH.iter().map(|faction| faction.key()))
    }

    fn value(&self, at: usize) -> Result<u8, BadChoice> {
        let named = |word: &str| word.parse().ok().filter(|value| (1..=3).contains(value));
        self.one(at, "value of an Elder Sign", named, ["1", "2", "3"].into_iter())
    }

    fn one<'a, T>(
        &self,
        at: usize,
        what: &str,
        named: impl Fn(&str) -> Option<T>,
        names: impl Iterator<Item = &'a str>,
    ) -> Result<T, BadChoice> {
        let word = self.rest[at];
        named(word).ok_or_else(|| BadChoice {
            what: format!("there is no {what} \"{word}\""),
            nearest: nearest(word, names),
        })
    }
}
