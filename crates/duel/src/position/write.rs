//! Writing a position: fields on top of the usual set-up.

use super::{FILLING_ORDER, accounted_for, flaws};
use crate::content::{Content, ZoneId};
use crate::event::phase_key;
use crate::figures::{Army, Faction, Unit};
use crate::rules::{self, Events, setup};
use crate::spellbooks::{Book, Condition};
use crate::state::{DoomStep, Duel, Ending, Frame, Gate, Phase, Zone};
use kernel::Bag;
use kernel::position::{BadField, Field, nearest};

/// A position being written.
#[derive(Clone, Debug)]
pub struct Draft {
    duel: Duel,
    phase: Phase,
    turn: Option<Faction>,
    bag_given: bool,
    areas_given: bool,
}

const PHASES: [Phase; 5] =
    [Phase::Setup, Phase::Action, Phase::GatherPower, Phase::FirstPlayer, Phase::Doom];

const TABLE_FIELDS: [&str; 14] = [
    "board",
    "start",
    "round",
    "phase",
    "turn",
    "first",
    "wither",
    "ritual",
    "bag",
    "ice-age",
    "slumbering-gate",
    "serpent-abroad",
    "rhan-tegoth-woke",
    "FACTION.… or AREA.…",
];

const SIDE_FIELDS: [&str; 7] =
    ["power", "doom", "signs", "books", "slots", "captives", "hibernating"];

const AREA_FIELDS: [&str; 4] = ["sleeper", "windwalker", "gate", "tower"];

impl Draft {
    /// The usual set-up, with the Windwalker in the first of its two areas.
    pub fn new(content: &Content) -> Self {
        let mut duel = setup::lay_out(content);
        if let Some(zone) = content.glyph_zones(Faction::Windwalker).next() {
            setup::start(&mut duel, zone, &mut Events::deaf());
        }
        duel.frames.clear();
        Self { duel, phase: Phase::Action, turn: None, bag_given: false, areas_given: false }
    }

    pub fn set(&mut self, content: &Content, path: &[&str], value: &Field) -> Result<(), BadField> {
        let duel = &mut self.duel;
        match path {
            ["board"] => self.clear_board(content, value),
            ["start"] => self.set_start(content, value),
            ["round"] => value.number().map(|round| duel.round = round),
            ["phase"] => {
                let phase = value.word(&PHASES.map(phase_key))?;
                self.phase = PHASES[phase];
                Ok(())
            }
            ["turn"] => faction(value).map(|who| self.turn = Some(who)),
            ["first"] => faction(value).map(|who| duel.first = who),
            ["wither"] => value.number().map(|wither| duel.wither = wither),
            ["ritual"] => ritual(content, value).map(|space| duel.ritual = space),
            ["bag"] => {
                self.bag_given = true;
                bag(value).map(|bag| duel.bag = bag)
            }
            ["ice-age"] => zone_value(content, value).map(|zone| duel.ice_age = Some(zone)),
            ["slumbering-gate"] => value.flag().map(|flag| duel.slumbering_gate = flag),
            ["serpent-abroad"] => value.flag().map(|flag| duel.serpent_abroad = flag),
            ["rhan-tegoth-woke"] => value.flag().map(|flag| duel.rhan_tegoth_woke = flag),
            [first, rest @ ..] => {
                if let Some(who) = Faction::named(first) {
                    set_side(duel, who, rest, value)
                } else if let Some(zone) = content.zone_named(first) {
                    self.areas_given = true;
                    set_area(&mut self.duel, zone, rest, value)
                } else {
                    Err(unknown_field(content, first))
                }
            }
            [] => Err(BadField::key("a field needs a name", None)),
        }
    }

    fn clear_board(&mut self, content: &Content, value: &Field) -> Result<(), BadField> {
        value.word(&["empty"])?;
        if self.areas_given {
            return Err(BadField::key("write `board` before the areas it would clear", None));
        }
        content.zone_ids().for_each(|zone| *self.duel.zone_mut(zone) = Zone::default());
        Ok(())
    }

    /// CWD-WINDWALKER-01: the other of its two areas.
    fn set_start(&mut self, content: &Content, value: &Field) -> Result<(), BadField> {
        let zone = zone_value(content, value)?;
        if setup::may_start(content, zone).is_err() {
            return Err(BadField::value("the Windwalker cannot begin there", None));
        }
        if let Some(old) = self.duel.windwalker_start
            && !self.areas_given
        {
            let settled = std::mem::take(self.duel.zone_mut(old));
            *self.duel.zone_mut(zone) = settled;
        }
        self.duel.windwalker_start = Some(zone);
        Ok(())
    }

    pub fn start(mut self, content: &Content, out: &mut Events) -> Result<Duel, BadField> {
        self.fill_pools(content)?;
        if !self.bag_given {
            self.fill_bag(content)?;
        }
        let mut duel = self.duel;
        duel.rhan_tegoth_woke |= duel.find(Faction::Windwalker, Unit::RhanTegoth).is_some();
        duel.phase = self.phase;
        if duel.sides.iter().any(|side| side.doom >= content.last_doom) {
            duel.ending = Some(Ending::ThirtyDoom);
        }
        if let Some(flaw) = flaws(&duel, content).into_iter().next() {
            return Err(BadField::position(flaw));
        }
        let frame = match self.phase {
            Phase::Setup => {
                let zone = duel.windwalker_start.take();
                if let Some(zone) = zone {
                    let settled = std::mem::take(duel.zone_mut(zone));
                    let slot = Unit::Acolyte.slot();
                    duel.side_mut(Faction::Windwalker).pool[slot] += settled.armies[1][slot];
                }
                Frame::Start
            }
            Phase::Action => Frame::Actions { next: self.turn.unwrap_or(duel.first) },
            Phase::GatherPower => Frame::GatherPower,
            Phase::FirstPlayer => Frame::FirstPlayer,
            Phase::Doom => {
                let who = self.turn.unwrap_or(duel.first);
                Frame::DoomStep(DoomStep::of(who))
            }
        };
        duel.push(frame);
        rules::run(&mut duel, content, out);
        Ok(duel)
    }

    /// CWD-UNITS-01: figures that are nowhere else are in the pool.
    fn fill_pools(&mut self, content: &Content) -> Result<(), BadField> {
        for who in Faction::BOTH {
            for unit in Unit::of(who) {
                let there = accounted_for(&self.duel, who, *unit);
                let count = u16::from(content.unit(*unit).count);
                let Some(left) = count.checked_sub(there) else {
                    return Err(BadField::position(format!(
                        "{} has {there} figures of {}, there are only {count}",
                        who.key(),
                        unit.key()
                    )));
                };
                self.duel.side_mut(who).pool[unit.slot()] = left as u8;
            }
        }
        Ok(())
    }

    /// CWD-ELDER-03: signs that nobody holds are in the bag.
    fn fill_bag(&mut self, content: &Content) -> Result<(), BadField> {
        let mut counts = content.elder_signs;
        for (kind, count) in counts.iter_mut().enumerate() {
            let held = self.duel.sides[0].signs[kind] + self.duel.sides[1].signs[kind];
            *count = count.checked_sub(held).ok_or_else(|| {
                let value = kind + 1;
                BadField::position(format!("{held} Elder Signs of value {value} are too many"))
            })?;
        }
        self.duel.bag = Bag::new(counts);
        Ok(())
    }
}

fn set_side(duel: &mut Duel, who: Faction, path: &[&str], value: &Field) -> Result<(), BadField> {
    let side = duel.side_mut(who);
    match path {
        ["power"] => value.number().map(|power| side.power = power),
        ["doom"] => value.number().map(|doom| side.doom = doom),
        ["hibernating"] => value.flag().map(|flag| side.hibernating = flag),
        ["signs"] => {
            side.signs = [0; 3];
            for sign in value.list()? {
                let value: u16 = sign.number()?;
                match side.signs.get_mut(usize::from(value).wrapping_sub(1)) {
                    Some(count) => *count += 1,
                    None => {
                        return Err(BadField::value("an Elder Sign is worth 1, 2 or 3", None));
                    }
                }
            }
            Ok(())
        }
        ["books"] => {
            side.slots = [None; 6];
            let books = value.list()?;
            if books.len() > 6 {
                return Err(BadField::value("a sheet has six slots", None));
            }
            for (book, condition) in books.iter().zip(FILLING_ORDER[who as usize]) {
                side.slots[condition.slot()] = Some(book_value(who, book)?);
            }
            Ok(())
        }
        ["slots", condition] => {
            let keys: Vec<&str> = Condition::of(who).iter().map(|c| c.key()).collect();
            let condition = Condition::named(condition)
                .filter(|condition| condition.owner() == who)
                .ok_or_else(|| {
                    let what = format!("{} has no condition \"{condition}\"", who.key());
                    BadField::key(what, nearest(condition, keys))
                })?;
            side.slots[condition.slot()] = Some(book_value(who, value)?);
            Ok(())
        }
        ["captives"] => army(who.other(), value).map(|army| side.captives = army),
        _ => Err(no_field(path, &SIDE_FIELDS)),
    }
}

fn set_area(duel: &mut Duel, zone: ZoneId, path: &[&str], value: &Field) -> Result<(), BadField> {
    let area = duel.zone_mut(zone);
    match path {
        ["gate"] => {
            let gates = ["none", "abandoned", "sleeper", "windwalker"];
            area.gate = match value.word(&gates)? {
                0 => Gate::None,
                1 => Gate::Abandoned,
                2 => Gate::Held(Faction::Sleeper),
                _ => Gate::Held(Faction::Windwalker),
            };
            Ok(())
        }
        ["tower"] => value.flag().map(|flag| area.tower = flag),
        [who] if Faction::named(who).is_some() => {
            let who = Faction::named(who).unwrap_or(Faction::Sleeper);
            area.armies[who as usize] = army(who, value)?;
            Ok(())
        }
        [who, unit] if Faction::named(who).is_some() => {
            let who = Faction::named(who).unwrap_or(Faction::Sleeper);
            let unit = unit_of(who, unit).map_err(|(what, near)| BadField::key(what, near))?;
            area.armies[who as usize][unit.slot()] = value.number()?;
            Ok(())
        }
        _ => Err(no_field(path, &AREA_FIELDS)),
    }
}

/// `["acolyte", "3 wizard"]`
fn army(who: Faction, value: &Field) -> Result<Army, BadField> {
    let mut army = Army::default();
    for entry in value.texts()? {
        let unit = unit_of(who, &entry).map_err(|(what, near)| BadField::value(what, near))?;
        // Too many are reported when the whole position is checked.
        army[unit.slot()] = army[unit.slot()].saturating_add(1);
    }
    Ok(army)
}

fn unit_of(who: Faction, name: &str) -> Result<Unit, (String, Option<String>)> {
    Unit::named(name).filter(|unit| unit.belongs_to(who)).ok_or_else(|| {
        let what = format!("{} has no figure \"{name}\"", who.key());
        (what, nearest(name, Unit::of(who).iter().map(|unit| unit.key())))
    })
}

fn book_value(who: Faction, value: &Field) -> Result<Book, BadField> {
    let name = value.text()?;
    Book::named(name).filter(|book| book.owner() == who).ok_or_else(|| {
        let what = format!("{} has no spellbook \"{name}\"", who.key());
        BadField::value(what, nearest(name, Book::of(who).iter().map(|book| book.key())))
    })
}

fn ritual(content: &Content, value: &Field) -> Result<u8, BadField> {
    if *value == Field::Text("end".into()) {
        return Ok(content.ritual.len() as u8);
    }
    let price: u16 = value.number()?;
    let at = content.ritual.iter().position(|space| *space == price);
    at.map(|at| at as u8).ok_or_else(|| {
        let what =
            format!("the ritual track has no space {price}: {:?} or \"end\"", content.ritual);
        BadField::value(what, None)
    })
}

fn bag(value: &Field) -> Result<Bag<3>, BadField> {
    let counts: Vec<u8> = value.list()?.iter().map(Field::number).collect::<Result<_, _>>()?;
    let [ones, twos, threes] = counts[..] else {
        return Err(BadField::value("three counts: of ones, of twos, of threes", None));
    };
    Ok(Bag::new([ones, twos, threes]))
}

fn zone_value(content: &Content, value: &Field) -> Result<ZoneId, BadField> {
    let name = value.text()?;
    content.zone_named(name).ok_or_else(|| {
        let names = content.zones.iter().map(|zone| zone.id.as_str());
        BadField::value(format!("there is no area \"{name}\""), nearest(name, names))
    })
}

fn faction(value: &Field) -> Result<Faction, BadField> {
    value.word(&Faction::BOTH.map(Faction::key)).map(|at| Faction::BOTH[at])
}

fn no_field(path: &[&str], fields: &[&str]) -> BadField {
    BadField::no_field(path.first().copied().unwrap_or_default(), fields)
}

fn unknown_field(content: &Content, given: &str) -> BadField {
    let areas = content.zones.iter().map(|zone| zone.id.as_str());
    let names = TABLE_FIELDS.into_iter().chain(["sleeper", "windwalker"]).chain(areas);
    let what = format!("there is no field \"{given}\": {}", TABLE_FIELDS.join(", "));
    BadField::key(what, nearest(given, names))
}
