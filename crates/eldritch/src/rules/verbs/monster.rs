//! Monsters and combats with them.

use super::in_context;
use crate::ids::SpaceId;
use crate::language::{MonsterVerb, Number, Verb};
use crate::rules::values::amount;
use crate::rules::{Run, abilities, combat, monsters};
use crate::state::{Context, Drawing, Found, Frame, It, Source};
use kernel::Seat;
use script::Op;

pub(super) fn perform(
    run: &mut Run<'_>,
    verb: MonsterVerb,
    context: &Context,
    space: Option<SpaceId>,
) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        MonsterVerb::SpawnMonsters { n: number, .. } => {
            let n = n(run, number);
            if let Some(on) = space {
                run.push(Frame::SpawnMonsters { n, on });
            }
        }
        MonsterVerb::SpawnMonster { monster, .. } => {
            if let Some(on) = space {
                monsters::spawn_named(run, monster, on);
            }
        }
        MonsterVerb::Ambush => {
            let among = monsters::cup(run);
            if !among.is_empty() {
                run.push(Frame::Draw { what: Drawing::Ambusher { who }, among });
            }
        }
        MonsterVerb::AmbushBy(kind) => {
            combat::ambush(run, who, kind, false);
        }
        MonsterVerb::EncounterIt => encounter_it(run, context),
        MonsterVerb::EncounterEpic => encounter_epic(run, who),
        MonsterVerb::EncounterHere => {
            let here = run.space_of(who);
            let left = run.s.monsters_on(here).map(|(slot, _)| slot.0).collect::<Found>();
            run.push(Frame::Monsters { seat: who, left });
        }
        MonsterVerb::ItLoses(number) => {
            let n = n(run, number);
            if let It::Monster(slot) = context.it {
                monsters::hurt(run, slot, n, who);
            }
        }
        MonsterVerb::ItLosesInstead(number) => {
            let n = n(run, number).saturating_sub(lost_by_front(run, context));
            if let It::Monster(slot) = context.it {
                monsters::hurt(run, slot, n, who);
            }
        }
        MonsterVerb::ItRecovers => {
            if let It::Monster(slot) = context.it {
                monsters::heal(run, slot, u8::MAX);
            }
        }
        MonsterVerb::ItRecoversSome(number) => {
            let n = n(run, number);
            if let It::Monster(slot) = context.it {
                monsters::heal(run, slot, n);
            }
        }
        MonsterVerb::DefeatIt => defeat_it(run, context, who),
        MonsterVerb::MoveIt(_) => {
            if let (It::Monster(slot), Some(space)) = (context.it, space) {
                monsters::move_to(run, slot, space);
                let there = abilities::monster_at(run, slot);
                in_context(run, |context| context.there = there);
            }
        }
        MonsterVerb::MoveThisMonster(_) => {
            if let (Source::Monster(slot, _), Some(space)) = (context.source, space) {
                monsters::move_to(run, slot, space);
            }
        }
        MonsterVerb::DiscardThisMonster => {
            if let Source::Monster(slot, _) = context.source {
                monsters::discard(run, slot);
            }
        }
        MonsterVerb::MoveItToward { n: number, .. } => {
            let left = n(run, number);
            if let (It::Monster(_), Some(to)) = (context.it, space) {
                run.push(Frame::Toward { what: context.it, to, left });
            }
        }
    }
}

fn encounter_it(run: &mut Run<'_>, context: &Context) {
    let It::Monster(slot) = context.it else { return };
    in_context(run, |context| context.defeated = false);
    combat::begin(run, context.who, slot);
}

fn encounter_epic(run: &mut Run<'_>, who: Seat) {
    let epic = run.c.ancient(run.s.ancient).epic;
    let found = run.s.monsters().find(|(_, it)| Some(it.kind) == epic);
    if let Some(slot) = found.map(|(slot, _)| slot) {
        combat::begin(run, who, slot);
    }
}

/// EH-EPIC-MONSTERS-02: not an epic monster.
fn defeat_it(run: &mut Run<'_>, context: &Context, who: Seat) {
    if let It::Monster(slot) = context.it {
        if run.s.monster(slot).is_some_and(|monster| run.c.monster(monster.kind).epic) {
            return;
        }
        if run.s.fight().is_none_or(|fight| fight.slot != Some(slot)) {
            return monsters::defeat_plainly(run, slot, Some(who));
        }
    }
    if let Some(fight) = run.s.fight_mut() {
        fight.defeated = true;
    }
}

/// What the front of the current spell has already made a monster lose.
fn lost_by_front(run: &Run<'_>, context: &Context) -> u8 {
    let Source::Spell(card, _) = context.source else { return 0 };
    let front = run.c.spell(card).effect;
    let lost = run.c.code.find(front, &mut |op| {
        let Op::Do(Verb::Monster(MonsterVerb::ItLoses(number))) = op else { return None };
        Some(*number)
    });
    lost.map_or(0, |number| amount(run.s, run.c, context, number))
}
