//! What is asked. Each question is kept with its frame's rules; this file finds the frame.

use super::faction_name;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::{battle, burrow, capture, doom_phase, ending, first_player, last_word, moving};
use crate::rules::{occupy, play, serpent, setup, spellbooks, towers, turn};
use crate::state::{Duel, Frame};
use ::scene::{Phrase, Text, Viewer};
use kernel::{PromptLook, RuleId};

/// A question, why it is asked and what limits its answer.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// Its key begins with `ask-`; `you-` and `why-first-` are other wordings of it.
    pub ask: Phrase,
    pub look: PromptLook,
}

/// A question to a faction, in the third person.
pub(crate) fn ask(key: impl Into<Text>, who: Faction) -> Phrase {
    Phrase::new(key).name("who", faction_name(who))
}

impl Question {
    pub(crate) fn new(ask: Phrase, reason: Phrase) -> Self {
        Self { ask, look: PromptLook { reason: Some(reason), ..PromptLook::default() } }
    }

    /// One of several similar questions: how many are left, out of how many.
    pub(crate) fn nth_of(mut self, key: &'static str, left: u8, of: u8) -> Self {
        if left > 0 {
            let of = of.max(left);
            let nth = of - left + 1;
            self.look.count = Some((u32::from(nth), u32::from(of)));
            self.look.counted = Some(Phrase::new(key).count("nth", nth).count("of", of));
        }
        self
    }
}

/// What is asked now: in the second person for the player who answers, in the third for others.
pub(super) fn question(duel: &Duel, content: &Content, viewer: Viewer) -> Phrase {
    let yours = play::asked(duel).is_some_and(|who| viewer.is(who.seat().0));
    let asked = asked_now(duel, content).ask;
    if yours { in_other_words(asked, "you-") } else { asked }
}

/// What must be answered before anything else, as a reason.
pub(super) fn comes_first(duel: &Duel, content: &Content) -> Phrase {
    in_other_words(asked_now(duel, content).ask, "why-first-")
}

/// Why it is asked, if it is.
pub(super) fn look(duel: &Duel, content: &Content) -> PromptLook {
    match play::asked(duel) {
        Some(_) => asked_now(duel, content).look,
        None => PromptLook::default(),
    }
}

fn in_other_words(mut asked: Phrase, beginning: &str) -> Phrase {
    if let Some(what) = asked.key.strip_prefix("ask-") {
        asked.key = format!("{beginning}{what}").into();
    }
    asked
}

fn asked_now(duel: &Duel, content: &Content) -> Question {
    let who = play::asked(duel).unwrap_or(duel.first);
    let nothing = || Question::new(ask("ask-nothing", who), Phrase::new("ask-nothing"));
    match duel.top() {
        Frame::Start => setup::question(who),
        Frame::Turn(turn) => turn::question(duel, content, &turn),
        Frame::Moving { who } => moving::question(duel, who),
        Frame::Burrow => burrow::question(who),
        Frame::Captive(captive) => capture::question(content, captive),
        Frame::Battle => match duel.battle() {
            Some(battle) => battle::question(content, battle, who),
            None => nothing(),
        },
        Frame::OpenBook { condition } => spellbooks::question(condition),
        Frame::Occupy { who, zone } => occupy::question(content, who, zone),
        Frame::LastWord { who } => last_word::question(duel, content, who),
        Frame::LastBook => ending::question(who),
        Frame::FirstTie => first_player::question(who),
        Frame::DoomStep(step) => doom_phase::question(duel, content, step),
        Frame::SerpentReturns => serpent::question(who),
        Frame::Towers { left } => towers::question(who, left),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => nothing(),
    }
}

/// The rules that ask.
pub(super) fn asked_by(duel: &Duel) -> &'static [RuleId] {
    match duel.top() {
        Frame::Start => setup::ASKED_BY,
        Frame::Turn(_) => turn::ASKED_BY,
        Frame::Moving { .. } => moving::ASKED_BY,
        Frame::Burrow => burrow::ASKED_BY,
        Frame::Captive(_) => capture::ASKED_BY,
        Frame::Battle => duel.battle().map_or(ids!["CWD-BATTLE-05"], battle::asked_by),
        Frame::OpenBook { .. } => spellbooks::ASKED_BY,
        Frame::Occupy { .. } => occupy::ASKED_BY,
        Frame::LastWord { .. } => last_word::ASKED_BY,
        Frame::LastBook => ending::ASKED_BY,
        Frame::FirstTie => first_player::ASKED_BY,
        Frame::DoomStep(_) => doom_phase::ASKED_BY,
        Frame::SerpentReturns => serpent::ASKED_BY,
        Frame::Towers { .. } => towers::ASKED_BY,
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => ids!["CWD-CORE-02"],
    }
}
