//! Encounter cards: drawing, reading and continuing them.

use super::super::clues::space_of_clue;
use super::super::{Run, abilities, drawing, mysteries};
use crate::content::{Cards, Content, Moment, Progress, Spot};
use crate::event::{Event, Of, What};
use crate::ids::{CardNumber, DeckId, SpaceId};
use crate::state::{CardSet, Context, Drawing, During, Frame, It, Source};
use kernel::Seat;
use script::Block;

/// The part of a card for a space.
fn part_for(at: &[(Spot, Block)], c: &Content, space: SpaceId) -> Option<(u16, Block)> {
    let info = c.space(space);
    let nth = at.iter().position(|(spot, _)| spot.is_on(space, info))?;
    Some((u16::try_from(nth).ok()?, at[nth].1))
}

/// EH-RESEARCH-ENCOUNTERS-03: about one clue.
/// EH-RESEARCH-ENCOUNTERS-04: the clue stays unless the card takes it.
pub(in super::super) fn research(run: &mut Run<'_>, mut context: Context, face: SpaceId) {
    context.about = It::Clue(face);
    context.there = space_of_clue(run.s, face);
    run.push(Frame::Effect(context));
    run.push(Frame::AfterResearch);
    draw_card(run, context.who, run.c.decks.research);
}

/// EH-OTHER-WORLD-ENCOUNTERS-03: about one gate, or what replaces it.
/// EH-OTHER-WORLD-ENCOUNTERS-04: the investigator stays where they are.
pub(in super::super) fn other_world(run: &mut Run<'_>, mut context: Context, about: It) {
    context.about = about;
    context.during = During::OtherWorld;
    draw_encounter(run, context, run.c.decks.other_world);
}

pub(in super::super) fn draw_encounter(run: &mut Run<'_>, context: Context, deck: DeckId) {
    run.push(Frame::Effect(context));
    draw_card(run, context.who, deck);
}

/// EH-DISCARD-06: an empty deck is reshuffled from its discards.
fn draw_card(run: &mut Run<'_>, who: Seat, deck: DeckId) {
    if run.s.encounters[deck].is_empty() {
        run.s.encounters[deck] = std::mem::take(&mut run.s.encounter_discards[deck]);
    }
    let mut among = run.s.encounters[deck].clone();
    if deck == run.c.decks.expedition {
        among = expeditions_to(run, run.s.expedition);
    }
    run.push(Frame::Draw { what: Drawing::Encounter { who, deck }, among: among.numbers() });
}

/// The cards of the expedition deck for a space.
/// EH-EXPEDITION-ENCOUNTERS-02, EH-EXPEDITION-ENCOUNTERS-03: one deck, whose backs show the space
/// of each card.
fn expeditions_to(run: &Run<'_>, space: Option<SpaceId>) -> CardSet {
    let mut set = CardSet::NONE;
    let leads = |card: &CardNumber| run.c.leads_to(*card) == space;
    run.s.encounters[run.c.decks.expedition].iter().filter(leads).for_each(|it| set.add(it));
    set
}

/// Turns the card over and resolves its part.
pub(crate) fn encounter_drawn(run: &mut Run<'_>, who: Seat, deck: DeckId, card: CardNumber) {
    run.s.encounters[deck].remove(card);
    // EH-COMPONENT-LIMITS-09: at once, and so without the card being resolved.
    if run.s.encounters[deck].is_empty() {
        run.s.encounters[deck] = std::mem::take(&mut run.s.encounter_discards[deck]);
    }
    run.s.encounter_discards[deck].add(card);
    let Some(context) = run.s.context().copied() else { return };
    let space = context.there.unwrap_or(run.space_of(who));
    let found = match &run.c.decks.get(deck).cards {
        Cards::Complex(cards) => Some((0, cards[card.at()].first)),
        Cards::Simple(cards) => part_for(&cards[card.at()].at, run.c, space),
    };
    let (part, block) = found.unwrap_or_default();
    if let Some(context) = run.s.context_mut() {
        context.source = Source::Encounter { deck, card, part };
    }
    run.say(Event::by(What::EncounterDrawn, who).of(Of::Card { deck, card }).at(space));
    run.push(Frame::Run(block));
    if deck == run.c.decks.expedition {
        drawing::turn_up_expedition(run);
    }
}

/// EH-COMPLEX-ENCOUNTERS-02.
/// EH-COMPLEX-ENCOUNTERS-03: as the first part says, if it has no test.
pub(in super::super) fn continue_with(run: &mut Run<'_>, passed: bool) {
    let Some(context) = run.s.context_mut() else { return };
    let Source::Encounter { deck, card, part } = &mut context.source else { return };
    let Some(info) = run.c.complex_cards(*deck).get(card.at()) else { return };
    *part = if passed { 1 } else { 2 };
    run.push(Frame::Run(if passed { info.pass } else { info.fail }));
}

/// What follows a research encounter.
pub(in super::super) fn after_research(run: &mut Run<'_>) {
    run.pop();
    let Some(context) = run.s.context().copied() else { return };
    if !run.s.is_playing(context.who) {
        return;
    }
    abilities::trigger_carried(run, context.who, Moment::Researched, It::Nothing);
    if let Some(face) = context.gained
        && mysteries::mystery_progress(run) == Some(Progress::Research)
        && run.s.investigator(context.who).clues.contains(face)
    {
        mysteries::follow_up(run, context.who, It::Clue(face));
    }
}
