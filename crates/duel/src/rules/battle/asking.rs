//! The steps of a battle. Each has its own file; this one dispatches to them.

use super::{
    acting, after, any_time, assign, before, dice, eternal, fury, howl, nexus, question_of,
};
use super::{advance, retreat, sacrifice};
use crate::Choice;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::{Events, Flow, Menu, Verdict, not_asked, unasked};
use crate::state::{Battle, Duel, Moment};
use crate::words::Question;
use kernel::RuleId;

/// Takes the next step of the battle on top.
/// CWD-EX-40: a whole battle, step by step.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, out: &mut Events) -> Flow {
    let Some(battle) = duel.battles.last().copied() else {
        debug_assert!(false, "a battle frame without a battle");
        duel.pop();
        return Flow::Goes;
    };
    match battle.moment() {
        Moment::Eternal => eternal::go_on(duel, content, out),
        Moment::AnyTime => any_time::go_on(duel, &battle),
        Moment::Nexus => nexus::go_on(duel, content, &battle),
        Moment::Interrupted => any_time::resume(duel, content, &battle, out),
        Moment::Before => before::go_on(duel, &battle),
        Moment::Sacrifice | Moment::Howl => Flow::Waits,
        Moment::Roll => dice::go_on(duel, content, &battle),
        Moment::Kills => assign::ask_kills(duel, &battle, out),
        Moment::Fury => fury::go_on(duel, &battle),
        Moment::Eliminate => fury::eliminate_goes_on(duel, &battle, out),
        Moment::Pains => assign::ask_pains(duel, &battle, out),
        Moment::Remove => after::remove(duel, content, &battle, out),
        Moment::Retreat => retreat::go_on(duel, &battle),
        Moment::Cannibalism => after::go_on(duel, &battle),
        Moment::End => after::end(duel, &battle, out),
    }
}

/// Who is asked now.
pub(crate) fn asked(battle: &Battle) -> Faction {
    if battle.eternal.is_some() { Faction::Windwalker } else { acting(battle) }
}

/// The rules that ask.
pub(crate) fn asked_by(battle: &Battle) -> &'static [RuleId] {
    match battle.moment() {
        Moment::Eternal => eternal::ASKED_BY,
        Moment::AnyTime | Moment::Interrupted => any_time::ASKED_BY,
        Moment::Nexus => nexus::ASKED_BY,
        Moment::Before => before::ASKED_BY,
        Moment::Sacrifice => sacrifice::ASKED_BY,
        Moment::Howl => howl::ASKED_BY,
        Moment::Kills => assign::KILLS_ASKED_BY,
        Moment::Fury | Moment::Eliminate => fury::ASKED_BY,
        Moment::Pains => assign::PAINS_ASKED_BY,
        Moment::Retreat => retreat::ASKED_BY,
        Moment::Cannibalism => after::ASKED_BY,
        Moment::Roll | Moment::Remove | Moment::End => ids!["CWD-BATTLE-05"],
    }
}

pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    match battle.moment() {
        Moment::Eternal => eternal::question(content, battle, who),
        Moment::AnyTime | Moment::Interrupted => any_time::question(content, battle, who),
        Moment::Nexus => nexus::question(content, battle, who),
        Moment::Before => before::question(content, battle, who),
        Moment::Sacrifice => sacrifice::question(content, battle, who),
        Moment::Howl => howl::question(content, battle, who),
        Moment::Kills => assign::question_kills(content, battle, who),
        Moment::Fury => fury::question(content, battle, who),
        Moment::Eliminate => fury::question_eliminate(content, battle, who),
        Moment::Pains => assign::question_pains(content, battle, who),
        Moment::Retreat => retreat::question(content, battle, who),
        Moment::Cannibalism => after::question(content, battle, who),
        Moment::Roll | Moment::Remove | Moment::End => {
            let mut question = question_of("battle", content, battle, who, 0);
            question.ask.key = "ask-nothing".into();
            question
        }
    }
}

pub(crate) fn offer(duel: &Duel, content: &Content, menu: &mut Menu) {
    let Some(battle) = duel.battle() else { return };
    match battle.moment() {
        Moment::Eternal => eternal::offer(menu),
        Moment::AnyTime | Moment::Interrupted => any_time::offer(duel, menu),
        Moment::Nexus => nexus::offer(duel, content, battle, menu),
        Moment::Before => before::offer(duel, battle, menu),
        Moment::Sacrifice => sacrifice::offer(menu),
        Moment::Howl => howl::offer(duel, content, battle.zone, menu),
        Moment::Kills => assign::offer(duel, battle, Choice::Kill, menu),
        Moment::Fury => fury::offer(menu),
        Moment::Eliminate => fury::offer_eliminate(duel, battle, menu),
        Moment::Pains => assign::offer(duel, battle, Choice::Pain, menu),
        Moment::Retreat => retreat::offer(duel, content, battle, menu),
        Moment::Cannibalism => after::offer(duel, menu),
        Moment::Roll | Moment::Remove | Moment::End => {}
    }
}

pub(crate) fn may_answer(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    let Some(battle) = duel.battle() else { return not_asked("CWD-BATTLE-05") };
    match battle.moment() {
        Moment::Eternal => eternal::may_answer(choice),
        Moment::AnyTime | Moment::Interrupted => any_time::may_answer(choice),
        Moment::Nexus => nexus::may_answer(duel, content, battle, who, choice),
        Moment::Before => before::may_answer(duel, battle, choice),
        Moment::Sacrifice => sacrifice::may_answer(choice),
        Moment::Howl => howl::may_answer(duel, content, battle, choice),
        Moment::Kills => assign::may_answer_kills(duel, battle, who, choice),
        Moment::Fury => fury::may_answer(choice),
        Moment::Eliminate => fury::may_answer_eliminate(duel, battle, who, choice),
        Moment::Pains => assign::may_answer_pains(duel, battle, who, choice),
        Moment::Retreat => retreat::may_answer(duel, content, battle, choice),
        Moment::Cannibalism => after::may_answer(duel, choice),
        Moment::Roll | Moment::Remove | Moment::End => not_asked("CWD-BATTLE-05"),
    }
}

/// What a player might try in this step, legal or not.
pub(crate) fn expect(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    let Some(battle) = duel.battle() else { return };
    match battle.moment() {
        Moment::Kills => assign::expect(duel, battle, who, Choice::Kill, menu),
        Moment::Eliminate => assign::expect(duel, battle, who, Choice::Eliminate, menu),
        Moment::Pains => assign::expect(duel, battle, who, Choice::Pain, menu),
        Moment::Retreat => retreat::expect(duel, content, battle, who, menu),
        Moment::Eternal
        | Moment::AnyTime
        | Moment::Nexus
        | Moment::Interrupted
        | Moment::Before
        | Moment::Sacrifice
        | Moment::Howl
        | Moment::Roll
        | Moment::Fury
        | Moment::Remove
        | Moment::Cannibalism
        | Moment::End => {}
    }
}

pub(crate) fn answer(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    out: &mut Events,
) {
    let Some(battle) = duel.battle().copied() else { return };
    match battle.moment() {
        Moment::Eternal => eternal::answer(duel, content, choice, out),
        Moment::AnyTime | Moment::Interrupted => {
            advance(duel);
        }
        Moment::Nexus => nexus::answer(duel, content, &battle, who, choice, out),
        Moment::Before => before::answer(duel, choice, out),
        Moment::Sacrifice => sacrifice::answer(duel, choice, out),
        Moment::Howl => howl::answer(duel, choice, out),
        Moment::Kills | Moment::Pains => assign::answer(duel, who, choice, out),
        Moment::Fury => fury::answer(duel, choice, out),
        Moment::Eliminate => fury::answer_eliminate(duel, choice, out),
        Moment::Retreat => retreat::answer(duel, content, choice, out),
        Moment::Cannibalism => after::answer(duel, choice, out),
        Moment::Roll | Moment::Remove | Moment::End => unasked(choice),
    }
}
