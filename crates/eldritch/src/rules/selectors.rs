//! What an effect's selectors select, and where the effect happens.

use super::abilities::{monster_abilities, playing};
use super::discarding::discardable;
use super::values::{is_rumor, matches_omen};
use crate::content::{Ability, Content, Moment};
use crate::ids::{KindId, Slot, SpaceId, Terrain};
use crate::language::{Clues, Gates, Investigators, Monsters, Spaces, Who};
use crate::state::{Context, Eldritch, Found, It, SpaceSet, seat_found};
use kernel::Seat;
use script::Op;

/// EH-NEAREST-01: the spaces among these that are the fewest paths away.
/// EH-NEAREST-02, EH-NEAREST-04: things count by their space; one's own space is nearest of all.
pub(crate) fn nearest_of(c: &Content, from: SpaceId, among: SpaceSet) -> SpaceSet {
    let far = &c.space(from).far;
    let least = among.iter().map(|space| far[usize::from(space.0)]).min();
    let mut set = SpaceSet::NONE;
    for space in among.iter() {
        if Some(far[usize::from(space.0)]) == least {
            set.add(space);
        }
    }
    set
}

pub(crate) fn all_spaces(c: &Content) -> SpaceSet {
    SpaceSet::first(c.spaces.len())
}

fn where_(c: &Content, fits: impl Fn(SpaceId) -> bool) -> SpaceSet {
    let mut set = SpaceSet::NONE;
    for space in all_spaces(c).iter() {
        if fits(space) {
            set.add(space);
        }
    }
    set
}

/// EH-NEAREST-03: whether this may select several equally near spaces.
pub(crate) fn is_nearest(spaces: Spaces) -> bool {
    matches!(
        spaces,
        Spaces::Nearest(_)
            | Spaces::NearestWithoutToken(_)
            | Spaces::NearestWithGate
            | Spaces::NearestWithInvestigator
            | Spaces::NearestCity
    )
}

/// Whether an instruction picks one of several equally near things.
pub(crate) fn is_about_nearest(op: Op<crate::language::EffectLanguage>) -> bool {
    let Op::Pick { who, .. } = op else { return false };
    match who {
        Who::Investigators(which) => which == Investigators::Nearest,
        Who::Clues(which) => which == Clues::Nearest,
        Who::Spaces(spaces) => is_nearest(spaces),
        Who::Monsters(_) | Who::Gates(_) | Who::Rumors | Who::MythosInPlay => false,
    }
}

/// The space from which "nearest" is measured for this effect.
pub(crate) fn origin(s: &Eldritch, context: &Context) -> SpaceId {
    let here = s.investigator(context.who).space;
    let Some(slot) = context.source.slot() else { return here };
    let space = s.monster(slot).map(|monster| monster.space);
    space.or(context.there).unwrap_or(here)
}

/// The spaces selected. A random space is drawn elsewhere.
pub(crate) fn space_set(
    s: &Eldritch,
    c: &Content,
    context: &Context,
    from: SpaceId,
    spaces: Spaces,
) -> SpaceSet {
    let one = |space: Option<SpaceId>| {
        let mut set = SpaceSet::NONE;
        space.into_iter().for_each(|space| set.add(space));
        set
    };
    let terrain = |terrain: Terrain| where_(c, |space| c.space(space).terrain == terrain);
    match spaces {
        Spaces::Here => one(Some(s.investigator(context.who).space)),
        Spaces::There => one(context.there),
        Spaces::Any => all_spaces(c),
        Spaces::Elsewhere => all_spaces(c).without(one(Some(s.investigator(context.who).space))),
        Spaces::Named(space) => one(Some(space)),
        Spaces::Terrain(of) => terrain(of),
        Spaces::Nearest(of) => nearest_of(c, from, terrain(of)),
        Spaces::NearestWithoutToken(of) => {
            let bare =
                where_(c, |space| c.space(space).terrain == of && s.space(space).tokens == 0);
            nearest_of(c, from, bare)
        }
        Spaces::NearestWithGate => nearest_of(c, from, where_(c, |space| s.space(space).gate)),
        Spaces::NearestWithInvestigator => {
            let with =
                where_(c, |space| playing(s).any(|seat| s.investigator(seat).space == space));
            nearest_of(c, from, with)
        }
        Spaces::NearestCity => nearest_of(c, from, terrain(Terrain::City)),
        Spaces::Random => SpaceSet::NONE,
        Spaces::Expedition => one(s.expedition),
        Spaces::WithToken => where_(c, |space| s.space(space).tokens > 0),
        Spaces::WithCultist => where_(c, |space| {
            s.monsters_on(space).any(|(_, monster)| c.monster(monster.kind).cultist)
        }),
        Spaces::WithClueOrGate => {
            where_(c, |space| s.space(space).gate || !s.space(space).clues.is_empty())
        }
        Spaces::OfEpic => {
            let epic = c.ancient(s.ancient).epic;
            let found = s.monsters().find(|(_, monster)| Some(monster.kind) == epic);
            one(found.map(|(_, monster)| monster.space))
        }
    }
}

/// Everything a selector selects: seats, slots, spaces, clues by their face, Mythos cards.
pub(crate) fn select(s: &Eldritch, c: &Content, context: &Context, who: Who) -> Found {
    match who {
        Who::Investigators(which) => {
            let number = |seat: Seat| u16::from(seat.0);
            let fits = |seat: &Seat| is_meant(s, c, context, which, *seat);
            let all = playing(s).filter(fits).map(number).collect();
            if which != Investigators::Nearest {
                return all;
            }
            let from = origin(s, context);
            let mut spaces = SpaceSet::NONE;
            playing(s).for_each(|seat| spaces.add(s.investigator(seat).space));
            let near = nearest_of(c, from, spaces);
            let is_near = |seat: &Seat| near.contains(s.investigator(*seat).space);
            playing(s).filter(is_near).map(number).collect()
        }
        Who::Monsters(which) => {
            let meant = s.monsters().filter(|(slot, monster)| {
                monster_meant(s, c, context, which, *slot, monster.kind, monster.space)
            });
            meant.map(|(slot, _)| slot.0).collect()
        }
        Who::Gates(which) => {
            let fits = |space: &SpaceId| which == Gates::Anywhere || matches_omen(s, c, *space);
            s.gates_on_board().filter(fits).map(|space| space.0).collect()
        }
        Who::Clues(which) => {
            let mut spaces = where_(c, |space| !s.space(space).clues.is_empty());
            if which == Clues::Nearest {
                spaces = nearest_of(c, origin(s, context), spaces);
            }
            let clues = spaces.iter().flat_map(|space| s.space(space).clues.iter());
            clues.map(|face| face.0).collect()
        }
        Who::Spaces(spaces) => space_set(s, c, context, origin(s, context), spaces).numbers(),
        Who::Rumors => {
            let rumors = s.in_play.iter().filter(|it| is_rumor(c, it.card));
            rumors.map(|it| it.card.0).collect()
        }
        Who::MythosInPlay => s.in_play.iter().map(|it| it.card.0).collect(),
    }
}

/// EH-FAQ-01: including oneself, unless it says others.
fn is_meant(
    s: &Eldritch,
    c: &Content,
    context: &Context,
    which: Investigators,
    seat: Seat,
) -> bool {
    let it = s.investigator(seat);
    let here = s.investigator(context.who).space;
    let near = |space: SpaceId| it.space == space || c.space(space).neighbours().contains(it.space);
    match which {
        Investigators::All | Investigators::Nearest => true,
        Investigators::Others => seat != context.who,
        // EH-INV-CHARLIE-01, EH-INV-CHARLIE-02: not delayed; whether they have already acted does
        // not matter.
        Investigators::OthersReady => seat != context.who && !it.delayed,
        Investigators::Here => it.space == here,
        Investigators::OthersHere => seat != context.who && it.space == here,
        Investigators::There => context.there == Some(it.space),
        Investigators::Lead => seat == s.lead,
        Investigators::Nearby => near(here),
        Investigators::On(terrain) => c.space(it.space).terrain == terrain,
        Investigators::OnGate => s.space(it.space).gate,
        Investigators::With(with) => {
            discardable(s, c, seat, None, Some(with)).next().is_some()
                || discardable(s, c, seat, Some(KindId::CONDITION), Some(with)).next().is_some()
        }
        Investigators::WithCondition(card) => it.has_condition(card),
        Investigators::WithoutCondition(card) => !it.has_condition(card),
        Investigators::OnOrByExpedition => s.expedition.is_some_and(near),
        Investigators::OnTokenlessSea => {
            c.space(it.space).terrain == Terrain::Sea && s.space(it.space).tokens == 0
        }
        Investigators::Target => context.target == It::Investigator(seat),
        Investigators::OnEpic => {
            let epic = space_set(s, c, context, here, Spaces::OfEpic);
            epic.contains(it.space)
        }
        Investigators::HereWithoutCondition(card) => it.space == here && !it.has_condition(card),
        Investigators::ThereOrAdjacent => context.there.is_some_and(near),
    }
}

/// EH-EPIC-MONSTERS-01, EH-EPIC-MONSTERS-07: a monster may be epic unless the effect says otherwise.
fn monster_meant(
    s: &Eldritch,
    c: &Content,
    context: &Context,
    which: Monsters,
    slot: Slot,
    kind: crate::ids::MonsterId,
    space: SpaceId,
) -> bool {
    let here = s.investigator(context.who).space == space;
    let epic = c.monster(kind).epic;
    match which {
        Monsters::Anywhere => true,
        Monsters::NonEpic => !epic,
        Monsters::Here => here,
        Monsters::NonEpicHere => here && !epic,
        Monsters::There => context.there == Some(space),
        Monsters::OfKind(of) => of == kind,
        Monsters::WithReckoning => {
            let all = monster_abilities(s, c, kind).iter();
            all.clone().any(|it| matches!(it, Ability::On { moment: Moment::Reckoning, .. }))
        }
        Monsters::OnGate => s.space(space).gate,
        Monsters::OthersHere => here && context.target != It::Monster(slot),
        Monsters::OfKindHere(of) => here && of == kind,
        Monsters::NonEpicOnGate => !epic && s.space(space).gate,
    }
}

/// What one item of a selection stands for.
pub(crate) fn item(who: Who, at: u16) -> It {
    match who {
        Who::Investigators(_) => It::Investigator(seat_found(at)),
        Who::Monsters(_) => It::Monster(Slot(at)),
        Who::Gates(_) => It::Gate(SpaceId(at)),
        Who::Clues(_) => It::Clue(SpaceId(at)),
        Who::Spaces(_) => It::Space(SpaceId(at)),
        Who::Rumors | Who::MythosInPlay => It::Rumor(crate::ids::MythosId(at)),
    }
}
