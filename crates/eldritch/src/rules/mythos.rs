//! The Mythos phase and its cards.

use super::active::active;
use super::asking::Asking;
use super::monsters::is_cup_short;
use super::setup::reference;
use super::{Run, Step, gates, monsters};
use crate::Choice;
use crate::content::{Colour, MythosInfo, MythosKind};
use crate::event::{Event, Of, What};
use crate::ids::{MythosId, SpaceId};
use crate::state::{
    Drawing, EndOfMythosStep, Found, Frame, It, MythosStep, Ongoing, Phase, Source,
};
use ::scene::Phrase;

/// Whether a card has this step, by its colour and type.
/// EH-MYTHOS-04, EH-RECKONING-06: by the symbols at the top; the symbol in the corner only says
/// that the card has a reckoning effect.
pub(crate) fn has_step(card: &MythosInfo, step: MythosStep) -> bool {
    match step {
        MythosStep::AdvanceOmen => card.colour != Colour::Blue,
        MythosStep::ResolveReckoning | MythosStep::SpawnGates => card.colour == Colour::Yellow,
        MythosStep::MonsterSurge => card.colour == Colour::Green,
        MythosStep::SpawnClues => card.colour != Colour::Yellow,
        MythosStep::PutInPlay => card.kind != MythosKind::Event,
        MythosStep::ResolveEffect => card.effect.is_some(),
        MythosStep::Done => false,
    }
}

pub(crate) fn phase(run: &mut Run<'_>) {
    run.s.phase = Phase::Mythos;
    run.say(Event::new(What::MythosPhase));
    run.become_frame(Frame::EndMythos { step: EndOfMythosStep::Mystery });
    draw(run);
}

/// EH-MYTHOS-01, EH-MYTHOS-02: the deck is never reshuffled.
pub(crate) fn draw(run: &mut Run<'_>) {
    let left = |stage: &[u8; 3]| stage.iter().any(|count| *count > 0);
    match run.s.stages.iter().position(left) {
        Some(stage) => {
            let what = Drawing::Colour { stage: stage as u8 };
            run.push(Frame::Draw { what, among: Found::first(3) });
        }
        None => run.s.ran_out = true,
    }
}

pub(crate) fn begin(run: &mut Run<'_>, card: MythosId) {
    run.s.mythos.remove(card);
    run.say(Event::new(What::MythosDrawn).of(Of::Mythos(card)));
    run.push(Frame::Mythos { card, step: MythosStep::AdvanceOmen });
}

/// EH-REF-14: the steps of a card, by its colour.
pub(super) fn step(run: &mut Run<'_>, card: MythosId, step: MythosStep) {
    if step == MythosStep::Done {
        run.pop();
        return;
    }
    run.become_frame(Frame::Mythos { card, step: step.next() });
    let info = run.c.mythos_card(card);
    if !has_step(info, step) {
        return;
    }
    let (gates, clues, _) = reference(run.s.players);
    match step {
        MythosStep::AdvanceOmen => run.push(Frame::OmenSteps { n: 1 }),
        MythosStep::ResolveReckoning => run.push(Frame::Reckon),
        MythosStep::SpawnGates => run.push(Frame::SpawnGates { n: gates }),
        MythosStep::MonsterSurge => surge(run),
        MythosStep::SpawnClues => run.push(Frame::SpawnClues { n: clues, on: None }),
        MythosStep::PutInPlay => put_in_play(run, card),
        MythosStep::ResolveEffect => resolve_effect(run, card),
        MythosStep::Done => {}
    }
}

fn resolve_effect(run: &mut Run<'_>, card: MythosId) {
    if let Some(block) = run.c.mythos_card(card).effect {
        let mut context = run.context_of(run.s.lead, Source::Mythos(card));
        context.by_lead = true;
        run.begin_effect(context, block);
    }
}

/// EH-REF-20, EH-REF-21, EH-MYTHOS-03.
fn put_in_play(run: &mut Run<'_>, card: MythosId) {
    let info = run.c.mythos_card(card);
    let ongoing = Ongoing { card, tokens: info.tokens, toughness: 0, epic: None };
    run.s.in_play.push(ongoing);
    if let Some(space) = info.rumor {
        run.s.space_mut(space).rumor = Some(card);
        run.say(Event::new(What::RumorSpread).of(Of::Mythos(card)).at(space));
    }
}

/// EH-OPTIONAL-DIFFICULTY-01: a rumor in play from the start, without its clues.
pub(crate) fn bring_rumor(run: &mut Run<'_>, card: MythosId) {
    run.s.mythos.remove(card);
    run.say(Event::new(What::MythosDrawn).of(Of::Mythos(card)));
    put_in_play(run, card);
    resolve_effect(run, card);
}

/// EH-MONSTER-SURGE-02, EH-MONSTER-SURGE-03.
pub(crate) fn surge(run: &mut Run<'_>) {
    run.say(Event::new(What::Surge));
    let gates = run.s.gates_on_board().filter(|space| gates::matches(run, *space));
    let left = gates.map(|space| space.0).collect::<Found>();
    if left.is_empty() {
        run.push(Frame::SpawnGates { n: 1 });
    } else {
        run.push(Frame::Surge { left });
    }
}

/// EH-CONFLICTS-01: with too few monsters in the cup, it matters which gate comes first.
pub(crate) fn step_surge(run: &mut Run<'_>, left: &Found) -> Step {
    let Some(first) = left.iter().next() else {
        run.pop();
        return Step::Next;
    };
    let (_, _, monsters) = reference(run.s.players);
    if is_cup_short(run.s, left, monsters) {
        return Step::Ask(active(run.s));
    }
    surge_at(run, SpaceId(first));
    Step::Next
}

pub(super) fn answer_surge(run: &mut Run<'_>, choice: Choice) {
    if let Choice::Pick(It::Gate(gate)) = choice {
        surge_at(run, gate);
    }
}

pub(super) const MAY_BE_NEEDLESS_SURGE: bool = true;

pub(super) fn question_surge(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-short-cup")
}

fn surge_at(run: &mut Run<'_>, gate: SpaceId) {
    let (_, _, n) = reference(run.s.players);
    let Some(Frame::Surge { left }) = run.s.frames.last_mut() else { return };
    left.remove(gate.0);
    run.push(Frame::SpawnMonsters { n, on: gate });
}

/// EH-RUMORS-03: the card is removed with its tokens, its rumor token and the epic monster it
/// spawned.
pub(crate) fn discard(run: &mut Run<'_>, card: MythosId, solved: bool) {
    let Some(ongoing) = run.s.in_play.iter().find(|it| it.card == card).copied() else {
        return;
    };
    run.s.in_play.retain(|it| it.card != card);
    if let Some(slot) = ongoing.epic
        && let Some(epic) = run.s.monsters[slot].take()
    {
        let event = Event::new(What::MonsterDiscarded).of(Of::Monster(epic.kind));
        run.say(event.at(epic.space));
    }
    monsters::release(run, Some(card));
    for space in run.s.spaces.iter_mut() {
        if space.rumor == Some(card) {
            space.rumor = None;
        }
    }
    let what = if solved { What::RumorSolved } else { What::MythosDiscarded };
    run.say(Event::new(what).of(Of::Mythos(card)));
}

/// Removes tokens from an ongoing card and triggers what happens when none is left.
pub(crate) fn take_tokens(run: &mut Run<'_>, card: MythosId, n: u8) {
    let Some(ongoing) = run.s.in_play.iter_mut().find(|it| it.card == card) else { return };
    if ongoing.tokens == 0 || n == 0 {
        return;
    }
    let left = ongoing.tokens.saturating_sub(n);
    let was = std::mem::replace(&mut ongoing.tokens, left);
    let event = Event::new(What::TokensTaken).of(Of::Mythos(card)).n(i16::from(left));
    run.say(event.change(was, left));
    if left == 0
        && let Some(block) = run.c.mythos_card(card).runs_out
    {
        let mut context = run.context_of(run.s.lead, Source::Mythos(card));
        context.by_lead = true;
        run.begin_effect(context, block);
    }
}
