//! Whom an effect goes through or picks from, and where it takes place.

use super::abilities::{monster_abilities, playing};
use super::discarding::discardable;
use super::values::{is_rumor, matches_omen};
use crate::content::{Ability, Content, Moment};
use crate::ids::{Family, PlaceId, Terrain};
use crate::state::{Context, Eldritch, It, PlaceSet, Source};
use crate::tongue::{Clues, Gates, Investigators, Monsters, Places, Who};
use script::Op;

/// EH-NEAREST-01: those of these places that are fewest paths away.
pub fn nearest_of(c: &Content, from: PlaceId, among: PlaceSet) -> PlaceSet {
    let far = &c.place(from).far;
    let least = among.iter().map(|place| far[usize::from(place.0)]).min();
    let mut set = PlaceSet::NONE;
    for place in among.iter() {
        if Some(far[usize::from(place.0)]) == least {
            set.add(place);
        }
    }
    set
}

pub fn all_places(c: &Content) -> PlaceSet {
    PlaceSet::first(c.places.len() as u32)
}

fn where_(c: &Content, fits: impl Fn(PlaceId) -> bool) -> PlaceSet {
    let mut set = PlaceSet::NONE;
    for place in all_places(c).iter() {
        if fits(place) {
            set.add(place);
        }
    }
    set
}

/// EH-NEAREST-03: whether what is meant can be several things that are equally near.
pub fn is_nearest(places: Places) -> bool {
    matches!(
        places,
        Places::Nearest(_)
            | Places::NearestWithoutToken(_)
            | Places::NearestWithGate
            | Places::NearestWithInvestigator
            | Places::NearestCity
    )
}

/// Whether an instruction picks one of those that are equally near.
pub fn is_about_nearest(op: Op<crate::tongue::Eldritch>) -> bool {
    let Op::Pick { who, .. } = op else { return false };
    match who {
        Who::Investigators(which) => which == Investigators::Nearest,
        Who::Clues(which) => which == Clues::Nearest,
        Who::Places(places) => is_nearest(places),
        Who::Monsters(_) | Who::Gates(_) | Who::Rumors | Who::MythosInPlay => false,
    }
}

/// Where the thing an effect is about is, as seen for "nearest".
pub fn origin(s: &Eldritch, context: &Context) -> PlaceId {
    match context.source {
        Source::Monster(slot, _) => {
            let place = s.monster(slot).map(|monster| monster.place);
            place.or(context.there).unwrap_or(s.investigator(context.who).place)
        }
        _ => s.investigator(context.who).place,
    }
}

/// The places meant. A random one is drawn elsewhere.
pub fn place_set(
    s: &Eldritch,
    c: &Content,
    context: &Context,
    from: PlaceId,
    places: Places,
) -> PlaceSet {
    let one = |place: Option<PlaceId>| {
        let mut set = PlaceSet::NONE;
        place.into_iter().for_each(|place| set.add(place));
        set
    };
    let terrain = |terrain: Terrain| where_(c, |place| c.place(place).terrain == terrain);
    match places {
        Places::Here => one(Some(s.investigator(context.who).place)),
        Places::There => one(context.there),
        Places::Any => all_places(c),
        Places::Elsewhere => all_places(c).without(one(Some(s.investigator(context.who).place))),
        Places::Named(place) => one(Some(place)),
        Places::Terrain(of) => terrain(of),
        Places::Nearest(of) => nearest_of(c, from, terrain(of)),
        Places::NearestWithoutToken(of) => {
            let bare =
                where_(c, |place| c.place(place).terrain == of && s.place(place).tokens == 0);
            nearest_of(c, from, bare)
        }
        Places::NearestWithGate => nearest_of(c, from, where_(c, |place| s.place(place).gate)),
        Places::NearestWithInvestigator => {
            let with =
                where_(c, |place| playing(s).any(|seat| s.investigator(seat).place == place));
            nearest_of(c, from, with)
        }
        Places::NearestCity => nearest_of(c, from, terrain(Terrain::City)),
        Places::Random => PlaceSet::NONE,
        Places::Expedition => one(s.expedition),
        Places::WithToken => where_(c, |place| s.place(place).tokens > 0),
        Places::WithCultist => where_(c, |place| {
            s.monsters_on(place).any(|(_, monster)| c.monster(monster.kind).cultist)
        }),
        Places::WithClueOrGate => {
            where_(c, |place| s.place(place).gate || !s.place(place).clues.is_empty())
        }
        Places::OfEpic => {
            let epic = c.ancient(s.ancient).epic;
            let found = s.monsters().find(|(_, monster)| Some(monster.kind) == epic);
            one(found.map(|(_, monster)| monster.place))
        }
    }
}

/// Everything a selector fits, a bit each: seats, slots, places, faces of clues, Mythos cards.
pub fn select(s: &Eldritch, c: &Content, context: &Context, who: Who) -> u64 {
    match who {
        Who::Investigators(which) => {
            let fits = |seat: &u8| is_meant(s, c, context, which, *seat);
            let all = playing(s).filter(fits).fold(0, |set, seat| set | 1 << seat);
            if which != Investigators::Nearest {
                return all;
            }
            let from = origin(s, context);
            let mut places = PlaceSet::NONE;
            playing(s).for_each(|seat| places.add(s.investigator(seat).place));
            let near = nearest_of(c, from, places);
            let is_near = |seat: &u8| near.contains(s.investigator(*seat).place);
            playing(s).filter(is_near).fold(0, |set, seat| set | 1 << seat)
        }
        Who::Monsters(which) => {
            let meant = s.monsters().filter(|(slot, monster)| {
                monster_meant(s, c, context, which, *slot, monster.kind, monster.place)
            });
            meant.fold(0, |set, (slot, _)| set | 1 << slot)
        }
        Who::Gates(which) => {
            let fits = |place: &PlaceId| which == Gates::Anywhere || matches_omen(s, c, *place);
            s.gates_on_board().filter(fits).fold(0, |set, place| set | 1 << place.0)
        }
        Who::Clues(which) => {
            let mut places = where_(c, |place| !s.place(place).clues.is_empty());
            if which == Clues::Nearest {
                places = nearest_of(c, origin(s, context), places);
            }
            places.iter().fold(0, |set, place| set | s.place(place).clues.0)
        }
        Who::Places(places) => place_set(s, c, context, origin(s, context), places).0,
        Who::Rumors => {
            let rumors = s.in_play.iter().filter(|it| is_rumor(c, it.card));
            rumors.fold(0, |set, it| set | 1 << it.card.0)
        }
        Who::MythosInPlay => s.in_play.iter().fold(0, |set, it| set | 1 << it.card.0),
    }
}

fn is_meant(s: &Eldritch, c: &Content, context: &Context, which: Investigators, seat: u8) -> bool {
    let it = s.investigator(seat);
    let here = s.investigator(context.who).place;
    let near = |place: PlaceId| it.place == place || c.place(place).neighbours().contains(it.place);
    match which {
        Investigators::All | Investigators::Nearest => true,
        Investigators::Others => seat != context.who,
        // EH-INV-CHARLIE-01.
        Investigators::OthersReady => seat != context.who && !it.delayed,
        Investigators::Here => it.place == here,
        Investigators::OthersHere => seat != context.who && it.place == here,
        Investigators::There => context.there == Some(it.place),
        Investigators::Lead => seat == s.lead,
        Investigators::Nearby => near(here),
        Investigators::On(terrain) => c.place(it.place).terrain == terrain,
        Investigators::OnGate => s.place(it.place).gate,
        Investigators::With(with) => {
            discardable(s, c, seat, None, Some(with)).next().is_some()
                || discardable(s, c, seat, Some(Family::Condition), Some(with)).next().is_some()
        }
        Investigators::WithCondition(card) => it.has_condition(card),
        Investigators::WithoutCondition(card) => !it.has_condition(card),
        Investigators::OnOrByExpedition => s.expedition.is_some_and(near),
        Investigators::OnTokenlessSea => {
            c.place(it.place).terrain == Terrain::Sea && s.place(it.place).tokens == 0
        }
        Investigators::Target => context.target == It::Investigator(seat),
        Investigators::OnEpic => {
            let epic = place_set(s, c, context, here, Places::OfEpic);
            epic.contains(it.place)
        }
        Investigators::HereWithoutCondition(card) => it.place == here && !it.has_condition(card),
        Investigators::ThereOrAdjacent => context.there.is_some_and(near),
    }
}

fn monster_meant(
    s: &Eldritch,
    c: &Content,
    context: &Context,
    which: Monsters,
    slot: u8,
    kind: crate::ids::MonsterId,
    place: PlaceId,
) -> bool {
    let here = s.investigator(context.who).place == place;
    let epic = c.monster(kind).epic;
    match which {
        Monsters::Anywhere => true,
        Monsters::NonEpic => !epic,
        Monsters::Here => here,
        Monsters::NonEpicHere => here && !epic,
        Monsters::There => context.there == Some(place),
        Monsters::OfKind(of) => of == kind,
        Monsters::WithReckoning => {
            let all = monster_abilities(s, c, kind).iter();
            all.clone().any(|it| matches!(it, Ability::On { moment: Moment::Reckoning, .. }))
        }
        Monsters::OnGate => s.place(place).gate,
        Monsters::OthersHere => here && context.target != It::Monster(slot),
        Monsters::OfKindHere(of) => here && of == kind,
        Monsters::NonEpicOnGate => !epic && s.place(place).gate,
    }
}

/// What one bit of a selection is.
pub fn item(who: Who, at: u8) -> It {
    match who {
        Who::Investigators(_) => It::Investigator(at),
        Who::Monsters(_) => It::Monster(at),
        Who::Gates(_) => It::Gate(PlaceId(at)),
        Who::Clues(_) => It::Clue(PlaceId(at)),
        Who::Places(_) => It::Place(PlaceId(at)),
        Who::Rumors | Who::MythosInPlay => It::Rumor(crate::ids::MythosId(at)),
    }
}
