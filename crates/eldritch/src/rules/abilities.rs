//! What cards, sheets and monsters can do: finding their abilities.

use super::{Run, conflicts};
use crate::content::{
    Abilities, Ability, Attack, Content, Moment, Passive, SideInfo, Sought, Whose,
};
use crate::ids::{ConditionId, MonsterId, Slot, SpaceId, Terrain};
use crate::state::{During, Eldritch, Frame, It, Possession, Source, Standing};
use kernel::Seat;
use std::ops::ControlFlow;

/// The values on a monster's token.
#[derive(Clone, Copy, Debug)]
pub struct Stats {
    pub toughness: u8,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
}

/// EH-ANCIENT-ONE-06: the side of the sheet that is face up.
pub(crate) fn side<'c>(s: &Eldritch, c: &'c Content) -> &'c SideInfo {
    let ancient = c.ancient(s.ancient);
    if s.awake { ancient.back.as_ref().unwrap_or(&ancient.front) } else { &ancient.front }
}

/// EH-CULTISTS-02: a cultist's values are on the Ancient One's sheet.
/// EH-CULTISTS-01, EH-ANCIENT-ONE-04.
pub fn stats(s: &Eldritch, c: &Content, kind: MonsterId) -> Stats {
    let info = c.monster(kind);
    if info.cultist
        && let Some(cultist) = &side(s, c).cultist
    {
        let (toughness, will, strength) = (cultist.toughness, cultist.will, cultist.strength);
        return Stats { toughness, will, strength };
    }
    let grown = if info.grows { s.players } else { 0 };
    Stats { toughness: info.toughness + grown, will: info.will, strength: info.strength }
}

const NO_ABILITIES: &Abilities = &Vec::new();

/// EH-CULTISTS-03: a cultist's abilities are there too.
pub fn monster_abilities<'c>(s: &Eldritch, c: &'c Content, kind: MonsterId) -> &'c Abilities {
    let info = c.monster(kind);
    if !info.cultist {
        return &info.abilities;
    }
    side(s, c).cultist.as_ref().map_or(NO_ABILITIES, |cultist| &cultist.abilities)
}

pub(crate) fn abilities_of<'c>(s: &Eldritch, c: &'c Content, source: Source) -> &'c Abilities {
    match source {
        Source::Sheet(seat) => &c.sheet(s.investigator(seat).sheet).abilities,
        Source::Asset(id) => &c.asset(id).abilities,
        Source::Artifact(id) => &c.artifact(id).abilities,
        Source::Condition(id, _) => &c.condition(id).abilities,
        Source::Monster(_, kind) | Source::Ambusher(kind) => monster_abilities(s, c, kind),
        Source::Mythos(id) => &c.mythos_card(id).abilities,
        Source::AncientOne => &side(s, c).abilities,
        Source::Rules
        | Source::Spell(..)
        | Source::Mystery
        | Source::Encounter { .. }
        | Source::Fallen(..) => NO_ABILITIES,
    }
}

/// Whether it is one of this seat's things.
pub(crate) fn carries(s: &Eldritch, seat: Seat, source: Source) -> bool {
    let it = s.investigator(seat);
    match source.possession() {
        Some(Possession::Sheet(owner)) => owner == seat,
        Some(Possession::Asset(id)) => it.assets.contains(id),
        Some(Possession::Artifact(id)) => it.artifacts.contains(id),
        Some(Possession::Condition(card, owner)) => owner == seat && it.has_condition(card),
        // The front of a spell has no ability.
        Some(Possession::Spell(..)) | None => false,
    }
}

/// Whether this thing has an ability of this kind. Most have none, which is checked first.
pub(crate) fn bears(s: &Eldritch, c: &Content, seat: Seat, sought: Sought) -> bool {
    let it = s.investigator(seat);
    let bearers = c.bearers.with(sought);
    bearers.sheets.contains(it.sheet)
        || bearers.any_items
            && (it.assets.meets(&bearers.assets) || it.artifacts.meets(&bearers.artifacts))
        || it.conditions.iter().any(|held| bearers.conditions.contains(held.card))
}

/// Runs `call` for this seat's things with an ability of this kind until it breaks: sheet, assets,
/// artifacts, conditions.
pub(crate) fn try_each_bearing<B>(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    sought: Sought,
    mut call: impl FnMut(Source) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let it = s.investigator(seat);
    let bearers = c.bearers.with(sought);
    if bearers.sheets.contains(it.sheet) {
        call(Source::Sheet(seat))?;
    }
    if bearers.any_items {
        it.assets.try_each_common(&bearers.assets, |id| call(Source::Asset(id)))?;
        it.artifacts.try_each_common(&bearers.artifacts, |id| call(Source::Artifact(id)))?;
    }
    for held in it.conditions.iter().filter(|held| bearers.conditions.contains(held.card)) {
        call(Source::Condition(held.card, seat))?;
    }
    ControlFlow::Continue(())
}

/// This seat's things with an ability of this kind, in the order sheet, assets, artifacts, conditions.
pub(crate) fn bearing(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    sought: Sought,
) -> smallvec::IntoIter<[Source; 6]> {
    let mut found = smallvec::SmallVec::new();
    let _ = try_each_bearing(s, c, seat, sought, |source| {
        found.push(source);
        ControlFlow::<()>::Continue(())
    });
    found.into_iter()
}

/// Runs `call` for every ability of this seat's things that have one of this kind, with its position,
/// until it breaks.
pub(crate) fn try_each_ability<'c, B>(
    s: &Eldritch,
    c: &'c Content,
    seat: Seat,
    sought: Sought,
    mut call: impl FnMut(Source, u8, &'c Ability<script::Block>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    try_each_bearing(s, c, seat, sought, |source| {
        for (nth, ability) in abilities_of(s, c, source).iter().enumerate() {
            call(source, place(nth), ability)?;
        }
        ControlFlow::Continue(())
    })
}

/// All abilities of this seat's things that have one of this kind, each with its position.
pub(crate) fn abilities_carried<'c>(
    s: &Eldritch,
    c: &'c Content,
    seat: Seat,
    sought: Sought,
) -> impl Iterator<Item = (Source, u8, &'c Ability<script::Block>)> + use<'c> {
    let mut found = smallvec::SmallVec::<[_; 8]>::new();
    let _ = try_each_ability(s, c, seat, sought, |source, nth, ability| {
        found.push((source, nth, ability));
        ControlFlow::<()>::Continue(())
    });
    found.into_iter()
}

/// Whether something this seat has changes this rule.
/// EH-GOLDEN-RULES-02, EH-CONFLICTS-03: cards take precedence over the rules.
pub fn has_rule(s: &Eldritch, c: &Content, seat: Seat, wanted: Passive) -> bool {
    bears(s, c, seat, Sought::Rule(wanted))
}

pub(crate) fn rule_source(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    wanted: Passive,
) -> Option<Source> {
    try_each_bearing(s, c, seat, Sought::Rule(wanted), ControlFlow::Break).break_value()
}

pub fn is_rule(abilities: &Abilities, wanted: Passive) -> bool {
    abilities.iter().any(|it| matches!(it, Ability::Rule { rule } if *rule == wanted))
}

/// The condition of this seat that forbids something.
/// EH-GOLDEN-RULES-03: nothing overrides it.
pub(crate) fn forbidding(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    rule: Passive,
) -> Option<ConditionId> {
    let conditions = s.investigator(seat).conditions.iter();
    let forbid = &c.bearers.with(Sought::Rule(rule)).conditions;
    conditions.map(|it| it.card).find(|card| forbid.contains(*card))
}

/// Whether a Mythos card in play changes this rule.
pub fn in_force(s: &Eldritch, c: &Content, wanted: Passive) -> bool {
    s.in_play.iter().any(|it| is_rule(&c.mythos_card(it.card).abilities, wanted))
}

pub(crate) fn terrain_of(s: &Eldritch, c: &Content, seat: Seat) -> Terrain {
    c.space(s.investigator(seat).space).terrain
}

/// Whether an ability of one seat affects another.
/// EH-INV-LOLA-04: including its owner.
pub(crate) fn reaches(s: &Eldritch, whose: Whose, owner: Seat, who: Seat) -> bool {
    match whose {
        Whose::Owner => owner == who,
        Whose::Here => owner == who || s.investigator(owner).space == s.investigator(who).space,
    }
}

pub(crate) fn applies(during: crate::content::During, now: During) -> bool {
    use crate::content::During as Wanted;
    match during {
        Wanted::Always => true,
        Wanted::Combat => now == During::Combat,
        Wanted::Spell => now == During::Spell,
        Wanted::Acquire => now == During::Acquire,
        Wanted::OtherWorld => now == During::OtherWorld,
        Wanted::NotOtherWorld => now != During::OtherWorld,
    }
}

/// Seats in play.
/// EH-DEFEATED-12: nobody else acts or is affected by anything.
pub(crate) fn playing(s: &Eldritch) -> impl Iterator<Item = Seat> {
    let all = (0..).map(Seat).zip(&s.seats);
    all.filter(|(_, it)| it.standing == Standing::Playing).map(|(seat, _)| seat)
}

/// Whether its use in this round is recorded.
pub(crate) fn can_be_spent(source: Source) -> bool {
    matches!(source, Source::Sheet(_) | Source::Asset(_) | Source::Artifact(_))
}

/// Whether a once-per-round ability has been used.
pub(crate) fn is_spent(s: &Eldritch, source: Source) -> bool {
    match source.possession() {
        Some(Possession::Asset(id)) => s.spent_assets.contains(id),
        Some(Possession::Artifact(id)) => s.spent_artifacts.contains(id),
        Some(Possession::Sheet(seat)) => s.investigator(seat).used,
        Some(Possession::Spell(..) | Possession::Condition(..)) | None => false,
    }
}

/// Triggered abilities.
pub(crate) type Triggers = smallvec::SmallVec<[Frame; 4]>;

pub(crate) fn spend(run: &mut Run<'_>, source: Source) {
    match source.possession() {
        Some(Possession::Asset(id)) => run.s.spent_assets.add(id),
        Some(Possession::Artifact(id)) => run.s.spent_artifacts.add(id),
        Some(Possession::Sheet(seat)) => run.s.investigator_mut(seat).used = true,
        Some(Possession::Spell(..) | Possession::Condition(..)) | None => {}
    }
}

/// Who began the effect that is now resolved for somebody else; its source may have changed hands.
pub(crate) fn who_began(run: &Run<'_>, source: Source) -> Option<Seat> {
    let outer = run.s.contexts().skip(1);
    outer.take_while(|it| it.source == source).last().map(|it| it.who)
}

/// The current owner of a thing, if any.
pub(crate) fn owner_of(run: &Run<'_>, source: Source) -> Option<Seat> {
    let has = |seat: &Seat| run.s.investigator(*seat);
    match source.possession()? {
        Possession::Sheet(seat) => Some(seat),
        Possession::Spell(card, seat) => has(&seat).has_spell(card).then_some(seat),
        Possession::Condition(card, seat) => has(&seat).has_condition(card).then_some(seat),
        Possession::Asset(id) => playing(run.s).find(|seat| has(seat).assets.contains(id)),
        Possession::Artifact(id) => playing(run.s).find(|seat| has(seat).artifacts.contains(id)),
    }
}

/// Triggers what follows when this happens to an investigator: their own abilities, and those of
/// others that affect them.
pub(crate) fn trigger_carried(run: &mut Run<'_>, who: Seat, moment: Moment, it: It) {
    let found = carried_triggers(run, who, moment, it);
    conflicts::at_once(run, who, found);
}

/// EH-CONDITIONS-06: once per occurrence.
pub(crate) fn carried_triggers(run: &Run<'_>, who: Seat, moment: Moment, it: It) -> Triggers {
    let mut found = Triggers::new();
    let sought = Sought::On(moment);
    for owner in playing(run.s) {
        let _ = try_each_ability(run.s, run.c, owner, sought, |source, nth, ability| {
            if let Ability::On { moment: when, may, whose, once, .. } = ability
                && *when == moment
                && reaches(run.s, *whose, owner, who)
                && !(*once && is_spent(run.s, source))
            {
                found.push(Frame::Trigger { source, nth, who, may: *may, it });
            }
            ControlFlow::<()>::Continue(())
        });
    }
    found
}

/// Triggers an ability of one thing.
pub(crate) fn trigger_of(run: &mut Run<'_>, source: Source, moment: Moment, who: Seat, it: It) {
    let found = own_triggers(run, source, moment, who, it);
    found.into_iter().rev().for_each(|frame| run.push(frame));
}

pub(crate) fn own_triggers(
    run: &Run<'_>,
    source: Source,
    moment: Moment,
    who: Seat,
    it: It,
) -> Triggers {
    let all = abilities_of(run.s, run.c, source).iter().enumerate();
    all.filter_map(|(nth, ability)| {
        let Ability::On { moment: when, may, .. } = ability else { return None };
        let frame = Frame::Trigger { source, nth: place(nth), who, may: *may, it };
        (*when == moment).then_some(frame)
    })
    .collect()
}

/// The index of an ability on its card; the number is checked when the card is read.
pub(super) fn place(nth: usize) -> u8 {
    u8::try_from(nth).expect("abilities of a card are counted when it is read")
}

/// EH-RECKONING-05: whether a monster has a reckoning effect.
pub(crate) fn monster_reckons(run: &Run<'_>, kind: MonsterId) -> bool {
    let all = monster_abilities(run.s, run.c, kind).iter();
    all.clone().any(|it| matches!(it, Ability::On { moment: Moment::Reckoning, .. }))
}

pub(crate) fn monster_at(run: &Run<'_>, slot: Slot) -> Option<SpaceId> {
    run.s.monster(slot).map(|monster| monster.space)
}
