//! Gaining cards: at random, by trait, by name.

use super::abilities::{has_rule, is_rule, playing};
use super::asking::Asking;
use super::{Run, abilities, acquire, discarding, double_sided};
use crate::Choice;
use crate::content::{Moment, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{ArtifactId, AssetId, ConditionId, Family, SpellId, TraitId};
use crate::state::{Back, Drawing, Found, Frame, Held, It, Source, Thing};
use crate::words::names;
use ::scene::Phrase;

fn gained(run: &mut Run<'_>, who: u8, thing: Thing) {
    run.say(Event::by(What::Gained, who).of(Of::Thing(thing)));
}

/// Gives an asset to somebody, from wherever it was.
pub(crate) fn take_asset(run: &mut Run<'_>, who: u8, asset: AssetId) {
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

pub(crate) fn take_artifact(run: &mut Run<'_>, who: u8, artifact: ArtifactId, from_deck: bool) {
    if !run.s.is_playing(who) {
        run.s.artifact_discards.add(artifact);
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
pub(crate) fn gain_spell_named(run: &mut Run<'_>, who: u8, spell: SpellId) {
    take_spell(run, who, spell);
    run.s.tops.spell.shuffle();
}

/// EH-SPELLS-04: one copy only.
pub(crate) fn take_spell(run: &mut Run<'_>, who: u8, spell: SpellId) {
    let at = usize::from(spell.0);
    if run.s.spells[at] == 0 || run.s.investigator(who).has_spell(spell) {
        run.say(Event::by(What::GainedNothing, who));
        return;
    }
    run.s.spells[at] -= 1;
    run.s.investigator_mut(who).spells.push(Held { card: spell, back: Back::Unknown });
    gained(run, who, Thing::Spell(spell));
}

pub(crate) fn take_condition(run: &mut Run<'_>, who: u8, card: ConditionId) {
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
pub(crate) fn gain_condition(run: &mut Run<'_>, who: u8, card: ConditionId, willing: bool) {
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
            flip_this(run);
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
    run.s.tops.condition.shuffle();
}

/// EH-GAINING-06, EH-GAINING-07: an asset by name, from the reserve, the deck or the discards.
/// EH-DISCARD-05.
pub(crate) fn gain_asset_named(run: &mut Run<'_>, who: u8, asset: AssetId) {
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

pub(crate) fn gain_artifact_named(run: &mut Run<'_>, who: u8, artifact: ArtifactId) {
    let there = run.s.artifacts.contains(artifact) || run.s.artifact_discards.contains(artifact);
    if there {
        run.s.artifacts.remove(artifact);
        run.s.artifact_discards.remove(artifact);
        take_artifact(run, who, artifact, true);
    } else {
        run.say(Event::by(What::GainedNothing, who));
    }
}

/// EH-GAINING-01, EH-GAINING-02, EH-GAINING-03, EH-GAINING-04, EH-GAINING-05, EH-GAINING-08: one card after
/// another.
pub(crate) fn gain_cards(run: &mut Run<'_>, who: u8, n: u8, family: Family, with: Option<TraitId>) {
    if n == 0 || !run.s.is_playing(who) {
        run.pop();
        return;
    }
    run.become_frame(Frame::GainCards { who, n: n - 1, family, with });
    let has = |traits: &crate::content::Traits| with.is_none_or(|with| traits.contains(with));
    let (what, among) = match family {
        Family::Asset => {
            if run.s.assets.is_empty() {
                run.s.assets = std::mem::take(&mut run.s.asset_discards);
            }
            let fits = |id: &AssetId| has(&run.c.asset(*id).traits);
            let deck: Found = run.s.assets.iter().filter(fits).map(|id| id.0).collect();
            // EH-SEARCH-02: then the discards.
            let discards = || run.s.asset_discards.iter().filter(fits).map(|id| id.0).collect();
            (Drawing::Asset { who }, if deck.is_empty() { discards() } else { deck })
        }
        Family::Artifact => {
            if run.s.artifacts.is_empty() {
                run.s.artifacts = std::mem::take(&mut run.s.artifact_discards);
            }
            let fits = |id: &ArtifactId| has(&run.c.artifact(*id).traits);
            let deck: Found = run.s.artifacts.iter().filter(fits).map(|id| id.0).collect();
            let discards = || run.s.artifact_discards.iter().filter(fits).map(|id| id.0).collect();
            (Drawing::Artifact { who }, if deck.is_empty() { discards() } else { deck })
        }
        Family::Spell => {
            (Drawing::Spell { who }, double_sided::spells_for(run.s, run.c, who, with))
        }
        Family::Condition => {
            (Drawing::Condition { who }, double_sided::conditions_for(run.s, run.c, who, with))
        }
    };
    if among.is_empty() {
        run.say(Event::by(What::GainedNothing, who));
        if with.is_some() {
            double_sided::searched(run, family);
        }
    } else {
        run.push(Frame::Draw { what, among });
    }
}

/// EH-FLIPPING-01, EH-FLIPPING-02: flips the card whose effect is being resolved.
pub(crate) fn flip_this(run: &mut Run<'_>) {
    let Some(context) = run.s.context_mut() else { return };
    if context.back {
        context.back = false;
        return;
    }
    match context.source {
        Source::Spell(card, owner) => {
            context.back = true;
            let held = run.s.investigator(owner).spells.iter().find(|it| it.card == card);
            match held.map(|held| held.back) {
                Some(Back::Copy { copy, .. }) => resolve_spell_back(run, card, copy),
                Some(Back::Unknown) => {
                    let among = unknown_spell_backs(run, card);
                    let what = Drawing::SpellBack { who: owner, card, flips: true };
                    run.push(Frame::Draw { what, among });
                }
                None => {}
            }
        }
        Source::Condition(card, owner) => {
            context.back = true;
            let held = run.s.investigator(owner).conditions.iter().find(|it| it.card == card);
            match held.map(|held| held.back) {
                Some(Back::Copy { copy, .. }) => {
                    learn_condition(run, owner, card, copy, u8::MAX);
                    resolve_condition_back(run, card, copy);
                }
                Some(Back::Unknown) => {
                    let among = unknown_condition_backs(run, card);
                    let what = Drawing::ConditionBack { who: owner, card, flips: true };
                    run.push(Frame::Draw { what, among });
                }
                None => {}
            }
        }
        // Nothing else has a back.
        Source::Rules
        | Source::Sheet(_)
        | Source::Asset(_)
        | Source::Artifact(_)
        | Source::Monster(..)
        | Source::Ambusher(_)
        | Source::Mythos(_)
        | Source::Mystery
        | Source::AncientOne
        | Source::Encounter { .. }
        | Source::Fallen(..) => {}
    }
}

/// Copies that nobody is known to hold.
fn unknown_spell_backs(run: &Run<'_>, card: SpellId) -> Found {
    let all = Found::first(run.c.spell(card).backs.len());
    let held = run.s.seats.iter().flat_map(|it| it.spells.iter());
    let fallen = run.s.fallen.iter().flat_map(|it| it.spells.iter());
    held.chain(fallen).filter(|it| it.card == card).fold(all, |set, it| match it.back {
        Back::Copy { copy, .. } => set.but(u16::from(copy)),
        Back::Unknown => set,
    })
}

pub(crate) fn unknown_condition_backs(run: &Run<'_>, card: ConditionId) -> Found {
    let all = Found::first(run.c.condition(card).backs.len());
    let held = run.s.seats.iter().flat_map(|it| it.conditions.iter());
    held.filter(|it| it.card == card).fold(all, |set, it| match it.back {
        Back::Copy { copy, .. } => set.but(u16::from(copy)),
        Back::Unknown => set,
    })
}

/// Which copy of a spell this is, and who has seen it.
pub(super) fn learn_spell(run: &mut Run<'_>, who: u8, card: SpellId, copy: u8, seen: u8) {
    let held = run.s.investigator_mut(who).spells.iter_mut();
    for held in held.filter(|held| held.card == card) {
        held.back = Back::Copy { copy, seen };
    }
}

pub(crate) fn learn_condition(
    run: &mut Run<'_>,
    owner: u8,
    card: ConditionId,
    copy: u8,
    seats: u8,
) {
    // Unless it is flipped, only the reader of backs sees it.
    let reader = playing(run.s)
        .find(|seat| *seat != owner && has_rule(run.s, run.c, *seat, Passive::ReadsConditions));
    let seats = if seats == u8::MAX { seats } else { reader.map_or(seats, |seat| 1 << seat) };
    for held in &mut run.s.investigator_mut(owner).conditions {
        if held.card == card {
            let seen = match held.back {
                Back::Copy { seen, .. } => seen,
                Back::Unknown => 0,
            };
            held.back = Back::Copy { copy, seen: seen | seats };
        }
    }
}

pub(crate) fn resolve_spell_back(run: &mut Run<'_>, card: SpellId, copy: u8) {
    let all = kernel::Seats::first(run.s.players);
    run.out.reveal_to_all(all);
    if let Some(context) = run.s.context() {
        let who = context.who;
        run.say(Event::by(What::Flipped, who).of(Of::Thing(Thing::Spell(card))));
    }
    if let Some(block) = run.c.spell(card).backs.get(usize::from(copy)) {
        run.push(Frame::Run(*block));
    }
}

pub(crate) fn resolve_condition_back(run: &mut Run<'_>, card: ConditionId, copy: u8) {
    run.out.reveal_to_all(kernel::Seats::first(run.s.players));
    if let Some(context) = run.s.context() {
        let who = context.who;
        let thing = Of::Thing(Thing::Condition(card));
        run.say(Event::by(What::Flipped, who).of(thing).n(i16::from(copy)));
    }
    if let Some((_, block)) = run.c.condition(card).backs.get(usize::from(copy)) {
        run.push(Frame::Run(*block));
    }
}

/// Reading it can only help.
pub(super) const QUIET_READ: Choice = Choice::Yes;

/// Jacqueline reads the back of a condition somebody has gained.
pub(super) fn answer_read(
    run: &mut Run<'_>,
    reader: u8,
    owner: u8,
    card: ConditionId,
    choice: Choice,
) {
    run.pop();
    if choice != Choice::Yes {
        return;
    }
    run.s.investigator_mut(reader).used = true;
    let thing = Of::Thing(Thing::Condition(card));
    run.say(Event::by(What::ReadBack, reader).of(thing));
    run.push(Frame::GainClues { who: reader, n: 1 });
    let among = unknown_condition_backs(run, card);
    let what = Drawing::ConditionBack { who: owner, card, flips: false };
    run.push(Frame::Draw { what, among });
}

pub(super) fn question_read(ask: &Asking<'_>, owner: u8, card: ConditionId) -> Phrase {
    ask.key("eh-ask-read-condition")
        .name("whom", ask.person(owner))
        .name("card", names::condition(ask.content, card))
}
