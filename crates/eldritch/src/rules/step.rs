//! Processing the top frame.

use super::{
    Run, Step, acquire, actions, clues, combat, conflicts, defeated, discarding, doom, drawing,
    effect_questions, encounters, gaining, gates, improving, losses, monsters, mysteries, mythos,
    reckoning, round, setup, testing, trade, travel, triggers,
};
use crate::state::{Ending, Frame};
use script::machine;

#[expect(clippy::too_many_lines, reason = "a plain table")]
pub(super) fn step(run: &mut Run<'_>) -> Step {
    match *run.s.top() {
        Frame::Over => over(run),
        Frame::ChooseSheet { seat } => return round::choose_sheet(run, seat),
        Frame::Arrive { seat } => setup::arrive(run, seat),
        Frame::SetUp { step } => setup::set_up(run, step),
        Frame::Round => round::round(run),
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
        Frame::Each { at, ref left } => return effect_questions::step_each(run, at, &left.clone()),
        Frame::Repeat { body, left } => machine::repeat(run, body, left),
        Frame::Pick { at, .. } => return effect_questions::step_pick(run, at),
        Frame::May { .. } | Frame::Unless { .. } | Frame::Choose { .. } | Frame::Aim { .. } => {
            return effect_questions::step(run);
        }
        Frame::Where { by, .. } => return Step::Ask(by),
        Frame::Dice { dice, .. } => return Step::Dice(dice),
        Frame::Draw { what, ref among } => return drawing::draw(run, what, &among.clone()),
        Frame::Trigger { .. } => return triggers::step(run, &run.s.top().clone()),
        Frame::AtOnce { who, n } => return conflicts::step(run, who, n),
        Frame::MysteryStep { who, it } => mysteries::step(run, who, it),

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
        Frame::GainCards { who, n, kind, with } => gaining::gain_cards(run, who, n, kind, with),
        Frame::TakeFromReserve { .. } => {
            return acquire::step_take(run, &run.s.top().clone());
        }
        Frame::FindAsset { who, .. } | Frame::PickPartner { who, .. } => return run.ask_some(who),
        Frame::Refill => acquire::refill(run),
        Frame::ReplaceTicket { who, .. }
        | Frame::Buy { who, .. }
        | Frame::Convert { who }
        | Frame::Unimprove { who, .. }
        | Frame::ImproveAgain { who, .. }
        | Frame::MarkFall { who }
        | Frame::Agree { with: who, .. }
        | Frame::ReadCondition { reader: who, .. }
        | Frame::OrderGates { who, .. } => return run.ask_if_playing(who),
        Frame::SetOmen { who } => return Step::Ask(who),
        Frame::Discard { .. } => return discarding::step(run, &run.s.top().clone()),
        Frame::DiscardAny { .. } => return discarding::step_any(run, &run.s.top().clone()),
        Frame::Improve { who, n } => return improving::step(run, who, n),
        Frame::Moving { .. } => return travel::step(run, &run.s.top().clone()),
        Frame::Toward { what, to, left } => travel::toward(run, what, to, left),
        Frame::GroupClues { left } => return clues::step_group(run, left),
        Frame::Trade { who, with, .. } => return trade::step(run, who, with),
        Frame::Defeat { who, marker, step } => defeated::defeat(run, who, marker, step),
        Frame::FallTo { .. } => return defeated::step_fall_to(run),
        Frame::Reckon => reckoning::reckon(run),
        Frame::Reckoning => return reckoning::step(run),
        Frame::NewMystery => mysteries::turn_up(run),
        Frame::Imposed => machine::imposed(run),
        Frame::Follow { slot, who } => travel::follow(run, slot, who),
        Frame::PayClues { who, n } => return clues::step_pay(run, who, n),
        Frame::AfterResearch => encounters::after_research(run),
        Frame::Devour { who } => defeated::devoured(run, who),
        Frame::NewExpedition => drawing::step_expedition(run),
    }
    Step::Next
}

/// The loop ends with the game, so reaching this is a bug in some chapter.
fn over(run: &mut Run<'_>) {
    debug_assert!(false, "nothing is left to do and the game is not over");
    run.s.ending.get_or_insert(Ending::Lost);
}
