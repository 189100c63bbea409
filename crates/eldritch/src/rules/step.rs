//! Working on the top frame.

use super::active::active;
use super::selectors::is_about_nearest;
use super::{
    Menu, Run, Step, abilities, acquire, actions, clues, combat, defeated, discarding, doom,
    drawing, effects, encounters, gaining, gates, improving, losses, menu, monsters, mysteries,
    mythos, reckoning, round, setup, testing, trade, travel, triggers, verbs,
};
use crate::state::Frame;
use script::machine;

pub fn step(run: &mut Run<'_>) -> Step {
    match *run.s.top() {
        Frame::Over => {
            debug_assert!(false, "nothing is left to do and the game is not over");
            run.s.ending.get_or_insert(crate::state::Ending::Lost);
        }
        Frame::ChooseSheet { seat } => return round::choose_sheet(run, seat),
        Frame::Arrive { seat } => setup::arrive(run, seat),
        Frame::SetUp { step } => setup::set_up(run, step),
        Frame::Round => {
            run.pop();
            round::round(run);
        }
        Frame::Actions { next, left } => round::actions(run, next, left),
        Frame::Turn { seat } => return actions::turn(run, seat),
        Frame::OneAction { seat } => return actions::one_action(run, seat),
        Frame::Acting { .. } => run.pop(),
        Frame::Encounters { next, left } => round::encounters(run, next, left),
        Frame::Encounter { seat, after } => return encounters::step(run, seat, after),
        Frame::Monsters { seat, ref left } => {
            return encounters::step_monsters(run, seat, &left.clone());
        }
        Frame::AfterMonsters { seat } => encounters::after_monsters(run, seat),
        Frame::Mythos { card, step } => mythos::step(run, card, step),
        Frame::MythosPhase => mythos::phase(run),
        Frame::EndMythos { step } => round::end_mythos(run, step),
        Frame::PassLead => return round::pass_lead(run),
        Frame::GiveLead { by } => return round::give_lead(run, by),

        Frame::Run(block) => machine::run(run, block),
        Frame::Effect(_) => run.pop(),
        Frame::Each { at, ref left } => return effects::each(run, at, &left.clone()),
        Frame::Repeat { body, left } => machine::repeat(run, body, left),
        Frame::Pick { at, .. } if is_about_nearest(run.c.code.op(at)) => {
            return Step::Ask(active(run.s));
        }
        Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Aim { .. } => {
            let who = run.s.context().map_or(run.s.lead, |context| context.who);
            return Step::Ask(who);
        }
        Frame::Where { by, .. } => return Step::Ask(by),
        Frame::Dice { dice, .. } => return Step::Dice(dice),
        Frame::Draw { what, ref among } => return drawing::draw(run, what, &among.clone()),
        Frame::Trigger { .. } => return triggers::trigger(run, &run.s.top().clone()),
        Frame::AtOnce { who, n } => return abilities::step_at_once(run, who, n),
        Frame::MysteryStep { who, it } => {
            run.pop();
            mysteries::follow_up(run, who, it);
        }

        Frame::Test(_) => return testing::step(run),
        Frame::Fight(_) => return combat::step(run),
        Frame::Loss(_) => return losses::step(run),

        Frame::Doom { n, gate } => doom::advance(run, n, gate),
        Frame::OmenSteps { n } => doom::advance_omen(run, n),
        Frame::OmenDoom { ref left } => return doom::step_omen_doom(run, &left.clone()),
        Frame::Awaken => doom::awaken(run),
        Frame::SpawnGates { n } => gates::spawn(run, n),
        Frame::SpawnMonsters { n, on } => monsters::spawn(run, n, on),
        Frame::Surge { ref left } => return mythos::step_surge(run, &left.clone()),
        Frame::SpawnClues { n, on } => clues::spawn(run, n, on),
        Frame::GainClues { who, n } => clues::gain(run, who, n),
        Frame::GainCards { who, n, family, with } => gaining::gain_cards(run, who, n, family, with),
        Frame::TakeFromReserve { .. } => {
            return acquire::take_from_reserve(run, &run.s.top().clone());
        }
        Frame::FindAlly { who } | Frame::PickPartner { who, .. } => return ask_some(run, who),
        Frame::Refill => acquire::refill(run),
        Frame::Buy { who, .. }
        | Frame::Convert { who }
        | Frame::Unimprove { who, .. }
        | Frame::ReplaceTicket { who, .. }
        | Frame::ImproveAgain { who, .. }
        | Frame::OrderGates { who, .. } => return ask_if_playing(run, who),
        Frame::SetOmen { who } => return Step::Ask(who),
        Frame::Discard { .. } => return discarding::step(run, &run.s.top().clone()),
        Frame::DiscardAny { .. } => return discarding::step_any(run, &run.s.top().clone()),
        Frame::Improve { who, n } => return improving::step(run, who, n),
        Frame::Moving { .. } => return travel::step(run, &run.s.top().clone()),
        Frame::Toward { what, to, left } => travel::toward(run, what, to, left),
        Frame::GroupClues { left } => return group_clues(run, left),
        Frame::Trade { who, with, .. } => return trade::step(run, who, with),
        Frame::Agree { with, .. } => return ask_if_playing(run, with),
        Frame::Defeat { who, step } => defeated::defeat(run, who, step),
        Frame::MarkFall { who } => return defeated::mark_fall(run, who),
        Frame::FallTo { .. } => return Step::Ask(active(run.s)),
        Frame::Reckon => reckoning::reckon(run),
        Frame::Reckoning => return reckoning::step(run),
        Frame::NewMystery => mysteries::turn_up(run),
        Frame::ReadCondition { reader, .. } => return ask_if_playing(run, reader),
        Frame::Imposed => machine::imposed(run),
        Frame::Follow { slot, who } => {
            run.pop();
            let space = run.space_of(who);
            move_monster_with(run, slot, space);
        }
        Frame::PayClues { who, n } => return verbs::step_pay(run, who, n),
        Frame::AfterResearch => encounters::after_research(run),
        Frame::Devour { who } => defeated::devoured(run, who),
        Frame::NewExpedition => {
            run.pop();
            drawing::turn_up_expedition(run);
        }
    }
    Step::Next
}

fn ask_if_playing(run: &mut Run<'_>, who: u8) -> Step {
    if run.s.is_playing(who) {
        return Step::Ask(who);
    }
    run.pop();
    Step::Next
}

/// Asks only if there is anything to choose.
fn ask_some(run: &mut Run<'_>, who: u8) -> Step {
    let mut offered = Menu::new();
    if run.s.is_playing(who) {
        menu::offer(run.s, run.c, &mut offered);
    }
    if offered.is_empty() {
        run.pop();
        return Step::Next;
    }
    Step::Ask(who)
}

fn move_monster_with(run: &mut Run<'_>, slot: u8, space: crate::ids::SpaceId) {
    if let Some(monster) = &mut run.s.monsters[usize::from(slot)] {
        monster.space = space;
    }
}

/// EH-SPEND: clues the group pays together; the lead says who.
fn group_clues(run: &mut Run<'_>, left: u8) -> Step {
    if left == 0 {
        run.pop();
        return Step::Next;
    }
    let mut offered = Menu::new();
    menu::offer(run.s, run.c, &mut offered);
    match &offered[..] {
        [] => {
            run.pop();
            Step::Next
        }
        [crate::Choice::Pay(only)] => {
            let only = *only;
            run.become_frame(Frame::GroupClues { left: left - 1 });
            run.push(Frame::PayClues { who: only, n: 1 });
            Step::Next
        }
        _ => Step::Ask(run.s.lead),
    }
}
