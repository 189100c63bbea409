//! Set-up: CWD-SETUP.

use super::{Events, Menu, Verdict, not_asked, refuse, unasked};
use crate::content::{Content, MOST_ZONES, ZoneId};
use crate::figures::{Army, Faction, Unit};
use crate::state::{Duel, Frame, Gate, Moving, Phase, Side, Zone};
use crate::words::{Question, ask};
use crate::{Choice, Event, Why};
use arrayvec::ArrayVec;
use kernel::{Bag, RuleId, SetupError};
use scene::Phrase;
use serde::{Deserialize, Serialize};

/// What can be chosen before the game begins. Who plays which faction is up to the table: the first
/// seat is the Sleeper's. Who begins is fixed: by CWD-SETUP-13 it is the Sleeper.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// Where the Windwalker begins; if left out, the Windwalker is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub windwalker_start: Option<String>,
}

/// CWD-SETUP-02, CWD-SETUP-03, CWD-SETUP-04, CWD-SETUP-06, CWD-SETUP-09, CWD-SETUP-10,
/// CWD-SETUP-13: the game laid out, with the Sleeper in its area.
pub(crate) fn lay_out(content: &Content) -> Duel {
    let side = |faction| Side {
        power: content.start_power,
        doom: 0,
        signs: [0; 3],
        slots: [None; 6],
        earned: 0,
        pool: content.army(faction),
        captives: Army::default(),
        hibernating: false,
    };
    let mut duel = Duel {
        zones: [Zone::default(); MOST_ZONES],
        sides: [side(Faction::Sleeper), side(Faction::Windwalker)],
        bag: Bag::new(content.elder_signs),
        ritual: 0,
        wither: 0,
        round: 1,
        turns: 0,
        phase: Phase::Setup,
        first: Faction::Sleeper,
        windwalker_start: None,
        rhan_tegoth_woke: false,
        ice_age: None,
        slumbering_gate: false,
        serpent_abroad: false,
        ending: None,
        moving: Moving::default(),
        battles: ArrayVec::new(),
        frames: ArrayVec::new(),
    };
    settle_in(&mut duel, Faction::Sleeper, content.sleeper_start);
    duel
}

/// CWD-SETUP-11, CWD-GATES-01: a gate and six Acolytes, one of them on the gate.
fn settle_in(duel: &mut Duel, who: Faction, zone: ZoneId) {
    let slot = Unit::Acolyte.slot();
    let acolytes = std::mem::take(&mut duel.side_mut(who).pool[slot]);
    let area = duel.zone_mut(zone);
    area.armies[who as usize][slot] = acolytes;
    area.gate = Gate::Held(who);
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-01"];

pub(crate) fn question(who: Faction) -> Question {
    Question::new(ask("ask-start", who), Phrase::new("reason-start"))
}

pub(crate) fn offer(content: &Content, menu: &mut Menu) {
    content.glyph_zones(Faction::Windwalker).for_each(|zone| menu.offer(Choice::Start(zone)));
}

pub(crate) fn may_answer(content: &Content, choice: Choice) -> Verdict {
    let Choice::Start(zone) = choice else { return not_asked("CWD-WINDWALKER-01") };
    may_start(content, zone)
}

/// Every area, legal or not.
pub(crate) fn expect(content: &Content, menu: &mut Menu) {
    content.zone_ids().for_each(|zone| menu.offer(Choice::Start(zone)));
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    let Choice::Start(zone) = choice else { return unasked(choice) };
    start(duel, zone, out);
}

/// CWD-WINDWALKER-01: one of the two areas with its symbol.
pub(crate) fn may_start(content: &Content, zone: ZoneId) -> Verdict {
    if content.zone(zone).glyph != Some(Faction::Windwalker) {
        return refuse("CWD-WINDWALKER-01", Why::NoGlyphThere(zone));
    }
    Ok(())
}

/// CWD-CORE-03: play opens with an Action phase.
pub(crate) fn start(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    settle_in(duel, Faction::Windwalker, zone);
    duel.windwalker_start = Some(zone);
    out.say(Event::Began { who: Faction::Windwalker, zone });
    duel.frames.clear();
    super::action_phase::begin(duel, out);
}

/// The game as a host gets it: asking the Windwalker, or already begun if the options name its
/// area.
pub(crate) fn begin(
    options: &Options,
    content: &Content,
    out: &mut Events,
) -> Result<Duel, SetupError> {
    let mut duel = lay_out(content);
    out.say(Event::Began { who: Faction::Sleeper, zone: content.sleeper_start });
    match &options.windwalker_start {
        None => duel.push(Frame::Start),
        Some(name) => {
            let zone = content
                .zone_named(name)
                .filter(|zone| may_start(content, *zone).is_ok())
                .ok_or_else(|| {
                    let open: Vec<&str> = content
                        .glyph_zones(Faction::Windwalker)
                        .map(|zone| content.zone(zone).id.as_str())
                        .collect();
                    SetupError(format!(
                        "the Windwalker cannot begin in \"{name}\": choose {}",
                        open.join(" or ")
                    ))
                })?;
            start(&mut duel, zone, out);
            super::run(&mut duel, content, out);
        }
    }
    Ok(duel)
}
