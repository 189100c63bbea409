//! Double-sided decks: they lie face up and are drawn from the bottom.

use super::{Run, gaining};
use crate::content::{Content, Traits};
use crate::event::{Event, Of, What};
use crate::ids::{ConditionId, Family, SpellId, TraitId};
use crate::state::{Drawing, Eldritch, Found, Frame, Phase, Thing, Top};
use kernel::Row;

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

/// The kinds of card in a deck.
fn kinds(deck: &Deck) -> Found {
    (0..).zip(deck).filter(|(_, count)| **count > 0).map(|(kind, _)| kind).collect()
}

/// EH-GAINING-02, EH-GAINING-05: what this investigator may draw. In a random gain from a deck with
/// a visible top, any card may come up, even one already held, which goes back.
fn among(deck: &Deck, fits: impl Fn(u16) -> bool, random: bool, seen: bool) -> Found {
    let all = kinds(deck);
    let fitting: Found = all.iter().filter(|of| fits(*of)).collect();
    if random && seen && !fitting.is_empty() { all } else { fitting }
}

pub(super) fn spells_for(s: &Eldritch, c: &Content, who: u8, with: Option<TraitId>) -> Found {
    let it = s.investigator(who);
    let has = |traits: &Traits| with.is_none_or(|with| traits.contains(with));
    let fits = |of: u16| !it.has_spell(SpellId(of)) && has(&c.spell(SpellId(of)).traits);
    among(&s.spells, fits, with.is_none(), s.tops.spell.open().is_some())
}

pub(super) fn conditions_for(s: &Eldritch, c: &Content, who: u8, with: Option<TraitId>) -> Found {
    let it = s.investigator(who);
    let has = |traits: &Traits| with.is_none_or(|with| traits.contains(with));
    let fits =
        |of: u16| !it.has_condition(ConditionId(of)) && has(&c.condition(ConditionId(of)).traits);
    among(&s.conditions, fits, with.is_none(), s.tops.condition.open().is_some())
}

/// EH-DOUBLE-SIDED-CARDS-02: after a shuffle chance decides the new top card. Setup shuffles the
/// decks many times; only the last one counts.
pub(super) fn turn_up_tops(run: &mut Run<'_>) {
    if run.s.phase == Phase::Setup {
        return;
    }
    if run.s.tops.spell == Top::Shuffled {
        turn_up(run, Drawing::TopSpell, kinds(&run.s.spells));
    }
    if run.s.tops.condition == Top::Shuffled {
        turn_up(run, Drawing::TopCondition, kinds(&run.s.conditions));
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
pub(super) fn drawn_spell(run: &mut Run<'_>, who: u8, card: SpellId) {
    let held = run.s.investigator(who).has_spell(card);
    if held && draws_again(run, who, Thing::Spell(card)) {
        return run.s.tops.spell.shuffle();
    }
    let searched = was_search(run);
    gaining::take_spell(run, who, card);
    let top = run.s.tops.spell.open();
    if searched || top.is_some_and(|top| run.s.spells[usize::from(top.0)] == 0) {
        run.s.tops.spell.shuffle();
    }
}

/// A condition that was drawn: at random, or the first with a trait.
pub(super) fn drawn_condition(run: &mut Run<'_>, who: u8, card: ConditionId) {
    let held = run.s.investigator(who).has_condition(card);
    if held && draws_again(run, who, Thing::Condition(card)) {
        return run.s.tops.condition.shuffle();
    }
    let searched = was_search(run);
    gaining::take_condition(run, who, card);
    let top = run.s.tops.condition.open();
    if searched || top.is_some_and(|top| run.s.conditions[usize::from(top.0)] == 0) {
        run.s.tops.condition.shuffle();
    }
}

/// EH-SEARCH-03: a searched deck is shuffled.
pub(super) fn searched(run: &mut Run<'_>, family: Family) {
    match family {
        Family::Spell => run.s.tops.spell.shuffle(),
        Family::Condition => run.s.tops.condition.shuffle(),
        Family::Asset | Family::Artifact => {}
    }
}

/// EH-SEARCH-03: a search for a trait ends with a shuffle.
fn was_search(run: &Run<'_>) -> bool {
    matches!(run.s.top(), Frame::GainCards { with: Some(_), .. })
}

/// EH-GAINING-02: a card already held goes back, and another one is drawn.
fn draws_again(run: &mut Run<'_>, who: u8, thing: Thing) -> bool {
    let Frame::GainCards { who: gains, n, family, with } = *run.s.top() else { return false };
    run.become_frame(Frame::GainCards { who: gains, n: n + 1, family, with });
    run.say(Event::by(What::DrewAgain, who).of(Of::Thing(thing)));
    true
}
