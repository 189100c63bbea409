//! Double-sided decks: they lie face up and are drawn from the bottom.

use super::{Run, gaining};
use crate::content::{Content, Traits};
use crate::event::{Event, Of, What};
use crate::ids::{ConditionId, KindId, SpellId, TraitId};
use crate::state::{Drawing, Eldritch, Found, Frame, Phase, Thing, Top};
use kernel::{Row, Seat};

/// How many cards of each kind are in a deck.
type Deck = Row<u8, 16>;

/// The cards in a deck, by kind, and the kind on top if it is known.
fn deck_of(s: &Eldritch, what: Drawing) -> Option<(&Deck, Option<u16>)> {
    if let Drawing::Spell { .. } = what {
        return Some((&s.spells, s.tops.spell.open().map(|card| card.0)));
    }
    if let Drawing::Condition { .. } = what {
        return Some((&s.conditions, s.tops.condition.open().map(|card| card.0)));
    }
    if what == Drawing::TopSpell {
        return Some((&s.spells, None));
    }
    (what == Drawing::TopCondition).then_some((&s.conditions, None))
}

/// How many cards of each kind may be drawn next from a double-sided deck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights<'s> {
    deck: &'s Deck,
    top: Option<u16>,
    anything_below: bool,
}

/// EH-DOUBLE-SIDED-CARDS-03, EH-SEARCH-01: cards are drawn from the bottom. The top card comes
/// last, and so only if nothing else matches the search.
pub(super) fn weights<'s>(s: &'s Eldritch, what: Drawing, among: &Found) -> Option<Weights<'s>> {
    let (deck, top) = deck_of(s, what)?;
    let weights = Weights { deck, top, anything_below: false };
    let anything_below = among.iter().any(|of| weights.below(of) > 0);
    Some(Weights { anything_below, ..weights })
}

impl Weights<'_> {
    fn count(&self, of: u16) -> u32 {
        u32::from(self.deck.get(usize::from(of)).copied().unwrap_or(0))
    }

    fn below(&self, of: u16) -> u32 {
        self.count(of) - u32::from(self.top == Some(of))
    }

    pub(super) fn of(&self, of: u16) -> u32 {
        if self.anything_below { self.below(of) } else { self.count(of) }
    }
}

/// The names a deck has any cards of. Decks of one form are counted together.
fn names(deck: &Deck, is_of: impl Fn(u16) -> bool) -> Found {
    let there = (0..).zip(deck).filter(|(of, count)| **count > 0 && is_of(*of));
    there.map(|(of, _)| of).collect()
}

/// The names of this kind that are in its deck.
fn spells(s: &Eldritch, c: &Content, kind: KindId) -> Found {
    names(&s.spells, |of| c.spell(SpellId(of)).kind == kind)
}

fn conditions(s: &Eldritch, c: &Content, kind: KindId) -> Found {
    names(&s.conditions, |of| c.condition(ConditionId(of)).kind == kind)
}

/// EH-GAINING-02, EH-GAINING-05: what this investigator may draw. In a random gain from a deck with
/// a visible top, any card may come up, even one already held, which goes back.
fn among(all: Found, fits: impl Fn(u16) -> bool, random: bool, seen: bool) -> Found {
    let fitting: Found = all.iter().filter(|of| fits(*of)).collect();
    if random && seen && !fitting.is_empty() { all } else { fitting }
}

pub(super) fn spells_for(
    s: &Eldritch,
    c: &Content,
    who: Seat,
    kind: KindId,
    with: Option<TraitId>,
) -> Found {
    let it = s.investigator(who);
    let has = |traits: &Traits| with.is_none_or(|with| traits.contains(with));
    let fits = |of: u16| !it.has_spell(SpellId(of)) && has(&c.spell(SpellId(of)).traits);
    let seen = kind == KindId::SPELL && s.tops.spell.open().is_some();
    among(spells(s, c, kind), fits, with.is_none(), seen)
}

pub(super) fn conditions_for(
    s: &Eldritch,
    c: &Content,
    who: Seat,
    kind: KindId,
    with: Option<TraitId>,
) -> Found {
    let it = s.investigator(who);
    let has = |traits: &Traits| with.is_none_or(|with| traits.contains(with));
    let fits =
        |of: u16| !it.has_condition(ConditionId(of)) && has(&c.condition(ConditionId(of)).traits);
    let seen = kind == KindId::CONDITION && s.tops.condition.open().is_some();
    among(conditions(s, c, kind), fits, with.is_none(), seen)
}

/// EH-DOUBLE-SIDED-CARDS-02: after a shuffle chance decides the new top card. Setup shuffles the
/// decks many times; only the last one counts.
pub(super) fn turn_up_tops(run: &mut Run<'_>) {
    if run.s.phase == Phase::Setup {
        return;
    }
    if run.s.tops.spell == Top::Shuffled {
        turn_up(run, Drawing::TopSpell, spells(run.s, run.c, KindId::SPELL));
    }
    if run.s.tops.condition == Top::Shuffled {
        turn_up(run, Drawing::TopCondition, conditions(run.s, run.c, KindId::CONDITION));
    }
}

fn turn_up(run: &mut Run<'_>, what: Drawing, among: Found) {
    let asked = |frame: &Frame| matches!(frame, Frame::Draw { what: it, .. } if *it == what);
    if let Some(only) = among.only() {
        lies_on_top(run, what, only);
    } else if !among.is_empty() && !run.s.frames.last().is_some_and(asked) {
        run.push(Frame::Draw { what, among });
    }
}

pub(super) fn lies_on_top(run: &mut Run<'_>, what: Drawing, of: u16) {
    if what == Drawing::TopSpell {
        run.s.tops.spell = Top::Open(SpellId(of));
    } else if what == Drawing::TopCondition {
        run.s.tops.condition = Top::Open(ConditionId(of));
    }
}

/// A spell that was drawn: at random, or the first with a trait.
pub(super) fn drawn_spell(run: &mut Run<'_>, who: Seat, card: SpellId) {
    let kind = run.c.spell(card).kind;
    let held = run.s.investigator(who).has_spell(card);
    if held && draws_again(run, who, Thing::Spell(card)) {
        return run.s.shuffle(kind);
    }
    let searched = was_search(run);
    gaining::take_spell(run, who, card);
    let top = run.s.tops.spell.open();
    if searched || top.is_some_and(|top| run.s.spells[usize::from(top.0)] == 0) {
        run.s.shuffle(kind);
    }
}

/// A condition that was drawn: at random, or the first with a trait.
pub(super) fn drawn_condition(run: &mut Run<'_>, who: Seat, card: ConditionId) {
    let kind = run.c.condition(card).kind;
    let held = run.s.investigator(who).has_condition(card);
    if held && draws_again(run, who, Thing::Condition(card)) {
        return run.s.shuffle(kind);
    }
    let searched = was_search(run);
    gaining::take_condition(run, who, card);
    let top = run.s.tops.condition.open();
    if searched || top.is_some_and(|top| run.s.conditions[usize::from(top.0)] == 0) {
        run.s.shuffle(kind);
    }
}

/// EH-SEARCH-03: a search for a trait ends with a shuffle.
fn was_search(run: &Run<'_>) -> bool {
    matches!(run.s.top(), Frame::GainCards { with: Some(_), .. })
}

/// EH-GAINING-02: a card already held goes back, and another one is drawn.
fn draws_again(run: &mut Run<'_>, who: Seat, thing: Thing) -> bool {
    let Frame::GainCards { who: gains, n, kind, with } = *run.s.top() else { return false };
    run.become_frame(Frame::GainCards { who: gains, n: n + 1, kind, with });
    run.say(Event::by(What::DrewAgain, who).of(Of::Thing(thing)));
    true
}
