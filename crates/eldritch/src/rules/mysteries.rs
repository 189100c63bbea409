//! Mysteries and the Final Mystery.

use super::{Run, monsters};
use crate::content::{Content, Counted, Needs, Progress};
use crate::event::{Event, Of, What};
use crate::ids::MysteryId;
use crate::state::{Drawing, Eldritch, Ending, Found, Frame, It, Mystery, Source, SpaceSet};
use kernel::Seat;

/// What advances the active mystery.
pub(crate) fn progress(s: &Eldritch, c: &Content) -> Option<Progress> {
    let mystery = s.mystery.as_ref()?;
    Some(c.ancient(s.ancient).deck[usize::from(mystery.card.0)].progress)
}

/// The progress of the mystery, and how much it needs.
pub(crate) fn standing(s: &Eldritch, c: &Content) -> Option<(u8, u8)> {
    let mystery = s.mystery.as_ref()?;
    let info = &c.ancient(s.ancient).deck[usize::from(mystery.card.0)];
    let needed = match info.needs {
        Needs::Investigators => s.players,
        Needs::HalfInvestigators => s.half_players(),
        Needs::TwiceInvestigators => s.players * 2,
        Needs::One => 1,
    };
    let has = match info.counts {
        Counted::Clues => crate::state::amount(mystery.clues.len()),
        Counted::Tokens | Counted::Toughness => mystery.count,
        Counted::Gates => crate::state::amount(mystery.gates.len()),
        Counted::Epic => u8::from(mystery.epic_defeated),
    };
    Some((has, needed))
}

pub(crate) fn mystery_progress(run: &Run<'_>) -> Option<Progress> {
    progress(run.s, run.c)
}

/// What the mystery's text offers the investigator who advanced it.
pub(crate) fn follow_up(run: &mut Run<'_>, who: Seat, it: It) {
    let Some(mystery) = &run.s.mystery else { return };
    let info = &run.c.ancient(run.s.ancient).deck[usize::from(mystery.card.0)];
    let Some(block) = info.step else { return };
    let gone = matches!(it, It::Spell(card) if !run.s.investigator(who).has_spell(card));
    if gone || !run.s.is_playing(who) {
        return;
    }
    let mut context = run.context_of(who, Source::Mystery);
    context.by_lead = false;
    context.it = it;
    context.about = it;
    context.there = Some(run.space_of(who));
    if let It::Clue(face) = it {
        context.gained = Some(face);
    }
    run.begin_effect(context, block);
}

/// EH-MYSTERIES-05.
pub(crate) fn turn_up(run: &mut Run<'_>) {
    run.pop();
    let among: Found = run.s.mysteries.numbers();
    if !among.is_empty() {
        run.push(Frame::Draw { what: Drawing::Mystery, among });
    }
}

pub(crate) fn drawn(run: &mut Run<'_>, card: MysteryId) {
    run.s.mysteries.remove(card);
    run.s.mystery = Some(Mystery {
        card,
        count: 0,
        clues: SpaceSet::NONE,
        gates: SpaceSet::NONE,
        epic: None,
        epic_defeated: false,
        marked: SpaceSet::NONE,
    });
    run.say(Event::new(What::MysteryDrawn).of(Of::Mystery(run.s.ancient, card)));
    let info = &run.c.ancient(run.s.ancient).deck[usize::from(card.0)];
    if let Some(block) = info.enters {
        let mut context = run.context_of(run.s.lead, Source::Mystery);
        context.by_lead = true;
        run.begin_effect(context, block);
    }
}

/// At the end of the Mythos phase: is it solved, and is that enough?
pub(crate) fn check(run: &mut Run<'_>) {
    let Some((has, needed)) = standing(run.s, run.c) else { return };
    if has < needed {
        return;
    }
    solve(run);
}

pub(crate) fn solve(run: &mut Run<'_>) {
    let Some(mystery) = run.s.mystery.take() else { return };
    run.s.solved.add(mystery.card);
    clear(run, &mystery);
    let n = i16::from(run.s.solved_count());
    let solved = Of::Mystery(run.s.ancient, mystery.card);
    run.say(Event::new(What::MysterySolved).of(solved).n(n));
    let needed = run.c.ancient(run.s.ancient).mysteries;
    if run.s.solved_count() < needed {
        run.push(Frame::NewMystery);
    } else if run.s.awake {
        check_final(run);
    } else {
        run.s.ending = Some(Ending::Solved);
    }
}

/// EH-MYSTERIES-04: its tokens are removed with it.
fn clear(run: &mut Run<'_>, mystery: &Mystery) {
    let info = &run.c.ancient(run.s.ancient).deck[usize::from(mystery.card.0)];
    run.s.clue_discards = run.s.clue_discards.or(&mystery.clues);
    if info.boxes_gates {
        run.s.boxed_gates = run.s.boxed_gates.or(&mystery.gates);
    } else {
        run.s.gate_discards = run.s.gate_discards.or(&mystery.gates);
    }
    monsters::release(run, None);
    for space in run.s.spaces.iter_mut() {
        space.mystery = false;
    }
    let marked = if info.leaves_tokens { SpaceSet::NONE } else { mystery.marked.clone() };
    // Nothing else puts tokens on these spaces.
    for space in marked.iter() {
        run.s.space_mut(space).tokens = 0;
    }
}

/// EH-ANCIENT-ONE-07: once the Ancient One is awake and enough mysteries are solved, the Final
/// Mystery on the back of the sheet begins.
pub(crate) fn check_final(run: &mut Run<'_>) {
    let ancient = run.c.ancient(run.s.ancient);
    if !run.s.awake || run.s.final_begun || run.s.solved_count() < ancient.mysteries {
        return;
    }
    let Some(block) = ancient.back.as_ref().and_then(|side| side.wins) else { return };
    if super::encounters::final_is_encounter(run.s, run.c) {
        return;
    }
    run.s.final_begun = true;
    let mut context = run.context_of(run.s.lead, Source::AncientOne);
    context.by_lead = true;
    run.begin_effect(context, block);
}

/// Advances the mystery, or the Final Mystery if the special deck belongs to it.
pub(crate) fn advance(run: &mut Run<'_>, n: u8) {
    let special = run.s.context().map(|context| context.source);
    let deck = match special {
        Some(Source::Encounter { deck, card, .. }) if deck == run.c.decks.special => {
            run.c.complex_cards(deck)[card.at()].deck.clone()
        }
        _ => None,
    };
    let ancient = run.c.ancient(run.s.ancient);
    let of_mystery = deck.is_none_or(|deck| ancient.deck.iter().any(|it| it.id == deck));
    if of_mystery {
        if let Some(mystery) = &mut run.s.mystery {
            mystery.count = mystery.count.saturating_add(n);
        }
        say_advanced(run, n);
        return;
    }
    run.s.sheet_tokens = run.s.sheet_tokens.saturating_add(n);
    let now = run.s.sheet_tokens;
    run.say(Event::new(What::MysteryAdvanced).n(i16::from(n)).change(now - n, now));
    if run.s.sheet_tokens >= run.s.half_players() {
        run.s.ending = Some(Ending::Won);
    }
}

/// Reports that the active mystery has advanced; the tokens are already on it.
pub(crate) fn say_advanced(run: &mut Run<'_>, n: u8) {
    let event = Event::new(What::MysteryAdvanced).n(i16::from(n));
    let event = match standing(run.s, run.c) {
        Some((has, _)) => event.change(has.saturating_sub(n), has),
        None => event,
    };
    run.say(event);
}

/// A spell's test was passed while the mystery counts spells: once resolved, the spell may be
/// discarded for it.
pub(crate) fn spell_passed(run: &mut Run<'_>, who: Seat, it: It) {
    if mystery_progress(run) != Some(Progress::PassedSpell) {
        return;
    }
    let casting = run.s.frames.iter().rposition(|frame| matches!(frame, Frame::Effect(_)));
    if let Some(at) = casting {
        run.s.frames.insert(at, Frame::MysteryStep { who, it });
    }
}

/// What the mystery offers the investigator who advanced it.
pub(super) fn step(run: &mut Run<'_>, who: Seat, it: It) {
    run.pop();
    follow_up(run, who, it);
}

/// A solved mystery goes back into the deck.
pub(super) fn lost(run: &mut Run<'_>, card: MysteryId) {
    run.s.solved.remove(card);
    run.s.mysteries.add(card);
    run.say(Event::new(What::MysteryLost).of(Of::Mystery(run.s.ancient, card)));
    // EH-MYSTERIES-05: there is an active mystery as long as too few are solved.
    let needed = run.c.ancient(run.s.ancient).mysteries;
    if run.s.mystery.is_none() && run.s.solved_count() < needed {
        run.push(Frame::NewMystery);
    }
}
