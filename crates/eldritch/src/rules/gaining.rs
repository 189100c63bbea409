//! Gaining cards: at random, by trait, by name.

use super::abilities::{has_rule, is_rule, playing};
use super::{Run, abilities, acquire, discarding, double_sided, flipping};
use crate::content::{CardInfo, Moment, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{ArtifactId, AssetId, ConditionId, Form, KindId, SpellId, TraitId};
use crate::state::{Back, Drawing, Found, Frame, Held, It, Source, Thing};
use kernel::Seat;

fn gained(run: &mut Run<'_>, who: Seat, thing: Thing) {
    run.say(Event::by(What::Gained, who).of(Of::Thing(thing)));
}

/// Gives an asset to somebody, from wherever it was.
pub(crate) fn take_asset(run: &mut Run<'_>, who: Seat, asset: AssetId) {
    if !run.s.is_playing(who) {
        run.s.asset_discards.add(asset);
        return;
    }
    run.s.investigator_mut(who).assets.add(asset);
    gained(run, who, Thing::Asset(asset));
    if let Some(context) = run.s.context_mut() {
        context.it = It::Asset(asset);
    }
    abilities::trigger_of(run, Source::Asset(asset), Moment::Gained, who, It::Nothing);
}

pub(crate) fn take_artifact(run: &mut Run<'_>, who: Seat, artifact: ArtifactId, from_deck: bool) {
    if !run.s.is_playing(who) {
        run.s.put_away_artifact(run.c, artifact);
        return;
    }
    run.s.artifact_discards.remove(artifact);
    run.s.investigator_mut(who).artifacts.add(artifact);
    gained(run, who, Thing::Artifact(artifact));
    if from_deck {
        let source = Source::Artifact(artifact);
        abilities::trigger_of(run, source, Moment::GainedFromDeck, who, It::Nothing);
    }
}

/// EH-GAINING-06: the deck is searched and shuffled, whether or not the card is found.
pub(crate) fn gain_spell_named(run: &mut Run<'_>, who: Seat, spell: SpellId) {
    take_spell(run, who, spell);
    run.s.shuffle(run.c.spell(spell).kind);
}

/// EH-SPELLS-04: one copy only.
pub(crate) fn take_spell(run: &mut Run<'_>, who: Seat, spell: SpellId) {
    let at = usize::from(spell.0);
    if run.s.spells[at] == 0 || run.s.investigator(who).has_spell(spell) {
        run.say(Event::by(What::GainedNothing, who));
        return;
    }
    run.s.spells[at] -= 1;
    run.s.investigator_mut(who).spells.push(Held { card: spell, back: Back::Unknown });
    gained(run, who, Thing::Spell(spell));
}

pub(crate) fn take_condition(run: &mut Run<'_>, who: Seat, card: ConditionId) {
    run.s.conditions[usize::from(card.0)] -= 1;
    run.s.investigator_mut(who).conditions.push(Held { card, back: Back::Unknown });
    gained(run, who, Thing::Condition(card));
    let common = run.c.terms.common;
    if common.is_some_and(|common| run.c.condition(card).traits.contains(common)) {
        return;
    }
    // EH-INV-JACQUELINE-04, EH-INV-JACQUELINE-05: another investigator's condition, and not a
    // common one.
    let reader = playing(run.s).find(|seat| {
        *seat != who
            && !run.s.investigator(*seat).used
            && has_rule(run.s, run.c, *seat, Passive::ReadsConditions)
    });
    if let Some(reader) = reader {
        run.push(Frame::ReadCondition { reader, owner: who, card });
    }
}

/// EH-CONDITIONS-03, EH-CONDITIONS-04: by name; `willing` if the investigator chose it.
pub(crate) fn gain_condition(run: &mut Run<'_>, who: Seat, card: ConditionId, willing: bool) {
    if !run.s.is_playing(who) {
        return;
    }
    let abilities = &run.c.condition(card).abilities;
    let binds = is_rule(abilities, Passive::CannotAct);
    if binds && !willing && has_rule(run.s, run.c, who, Passive::NeverDetained) {
        return;
    }
    // Blessed and Cursed cancel each other, and a second Blessed flips the first.
    for (gained, against) in
        [(Passive::Blessed, Passive::Cursed), (Passive::Cursed, Passive::Blessed)]
    {
        if !is_rule(abilities, gained) {
            continue;
        }
        let opposite = run.s.investigator(who).conditions.iter().map(|held| held.card);
        let mut opposite =
            opposite.filter(|held| is_rule(&run.c.condition(*held).abilities, against));
        if let Some(other) = opposite.next() {
            drop(opposite);
            discarding::discard(run, who, Thing::Condition(other));
            return;
        }
        drop(opposite);
        if run.s.investigator(who).has_condition(card) {
            let context = run.context_of(who, Source::Condition(card, who));
            run.push(Frame::Effect(context));
            flipping::flip_this(run);
            return;
        }
    }
    if run.s.investigator(who).has_condition(card) {
        run.say(Event::by(What::GainedNothing, who));
        return;
    }
    // EH-GAINING-06: the deck is searched and shuffled, whether or not the card is found.
    if run.s.conditions[usize::from(card.0)] == 0 {
        run.say(Event::by(What::GainedNothing, who));
    } else {
        take_condition(run, who, card);
    }
    run.s.shuffle(run.c.condition(card).kind);
}

/// EH-GAINING-06, EH-GAINING-07: an asset by name, from the reserve, the deck or the discards.
/// EH-DISCARD-05.
pub(crate) fn gain_asset_named(run: &mut Run<'_>, who: Seat, asset: AssetId) {
    if run.s.reserve.contains(&asset) {
        acquire::leave_reserve(run, asset);
        run.push(Frame::Refill);
        take_asset(run, who, asset);
    } else if run.s.assets.contains(asset) || run.s.asset_discards.contains(asset) {
        run.s.assets.remove(asset);
        run.s.asset_discards.remove(asset);
        take_asset(run, who, asset);
    } else {
        run.say(Event::by(What::GainedNothing, who));
    }
}

pub(crate) fn gain_artifact_named(run: &mut Run<'_>, who: Seat, artifact: ArtifactId) {
    let s = &mut *run.s;
    let piles = [&mut s.artifacts, &mut s.artifact_discards, &mut s.added_artifacts];
    let pile = piles.into_iter().find(|pile| pile.contains(artifact));
    let there = pile.map(|pile| pile.remove(artifact)).is_some();
    if there {
        take_artifact(run, who, artifact, true);
    } else {
        run.say(Event::by(What::GainedNothing, who));
    }
}

/// EH-GAINING-01, EH-GAINING-02, EH-GAINING-03, EH-GAINING-04, EH-GAINING-05, EH-GAINING-08: one card after
/// another.
pub(crate) fn gain_cards(run: &mut Run<'_>, who: Seat, n: u8, kind: KindId, with: Option<TraitId>) {
    if n == 0 || !run.s.is_playing(who) {
        run.pop();
        return;
    }
    run.become_frame(Frame::GainCards { who, n: n - 1, kind, with });
    let has = |traits: &crate::content::Traits| with.is_none_or(|with| traits.contains(with));
    let (what, among) = match run.c.kind(kind).form {
        Form::Asset => {
            if run.s.assets.is_empty() {
                run.s.assets = std::mem::take(&mut run.s.asset_discards);
            }
            let fits = |id: &AssetId| has(&run.c.asset(*id).traits);
            let deck: Found = run.s.assets.iter().filter(fits).map(|id| id.0).collect();
            // EH-SEARCH-02: then the discards.
            let discards = || run.s.asset_discards.iter().filter(fits).map(|id| id.0).collect();
            (Drawing::Asset { who }, if deck.is_empty() { discards() } else { deck })
        }
        Form::Artifact if kind.is_added() => {
            let fits = |card: &CardInfo| card.kind == kind && has(&card.traits);
            let deck = run.s.added_artifacts.iter().filter(|id| fits(run.c.artifact(*id)));
            (Drawing::Artifact { who }, deck.map(|id| id.0).collect())
        }
        Form::Artifact => {
            if run.s.artifacts.is_empty() {
                run.s.artifacts = std::mem::take(&mut run.s.artifact_discards);
            }
            let fits = |id: &ArtifactId| has(&run.c.artifact(*id).traits);
            let deck: Found = run.s.artifacts.iter().filter(fits).map(|id| id.0).collect();
            let discards = || run.s.artifact_discards.iter().filter(fits).map(|id| id.0).collect();
            (Drawing::Artifact { who }, if deck.is_empty() { discards() } else { deck })
        }
        Form::Spell => {
            (Drawing::Spell { who }, double_sided::spells_for(run.s, run.c, who, kind, with))
        }
        Form::Condition => (
            Drawing::Condition { who },
            double_sided::conditions_for(run.s, run.c, who, kind, with),
        ),
    };
    if among.is_empty() {
        run.say(Event::by(What::GainedNothing, who));
        if with.is_some() {
            // EH-SEARCH-03: a searched deck is shuffled.
            run.s.shuffle(kind);
        }
    } else {
        run.push(Frame::Draw { what, among });
    }
}
