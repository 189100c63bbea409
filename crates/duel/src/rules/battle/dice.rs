//! Counting and rolling dice. CWD-BATTLE-15, CWD-BATTLE-16, CWD-BATTLE-17, CWD-BATTLE-18, CWD-BATTLE-19.

use super::{acting, advance};
use crate::Event;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::rules::{Events, Flow, spellbooks};
use crate::spellbooks::Condition;
use crate::state::{Battle, Duel};

/// CWD-BATTLE-16, CWD-BATTLEACT-04: the sum of the combat of all figures in the area.
pub(crate) fn strength(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> u16 {
    let area = duel.zone(zone);
    Unit::of(who)
        .iter()
        .filter(|unit| area.count(who, **unit) > 0)
        .map(|unit| u16::from(area.count(who, *unit)) * combat(duel, content, who, *unit))
        .sum()
}

/// CWD-BATTLE-17: the printed value, or the one calculated by the figure's own rule.
pub(crate) fn combat(duel: &Duel, content: &Content, who: Faction, unit: Unit) -> u16 {
    if let Some(printed) = content.unit(unit).combat {
        return printed;
    }
    match unit {
        // CWD-SLEEPER-07
        Unit::FormlessSpawn => {
            let spawn = u16::from(duel.on_board(who, Unit::FormlessSpawn));
            spawn + u16::from(duel.find(who, Unit::Tsathoggua).is_some())
        }
        // CWD-SLEEPER-09
        Unit::Tsathoggua => duel.side(who.other()).power.max(2),
        // CWD-WINDWALKER-16
        Unit::Ithaqua => duel.side(who.other()).doom.div_ceil(2),
        Unit::Acolyte
        | Unit::Wizard
        | Unit::SerpentMan
        | Unit::Wendigo
        | Unit::GnophKeh
        | Unit::RhanTegoth => 0,
    }
}

/// CWD-BATTLE-15, CWD-BATTLE-18: counted once everything before the dice is done; without strength
/// there is no roll.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, battle: &Battle) -> Flow {
    let dice = strength(duel, content, acting(battle), battle.zone);
    if dice == 0 {
        return advance(duel);
    }
    if let Some(battle) = duel.battles.last_mut() {
        battle.dice = dice;
    }
    Flow::Waits
}

/// CWD-BATTLE-19, CWD-SLEEPER-20: a 6 is a Kill, a 4 or 5 a Pain; blunted Kills are Pains.
pub(crate) fn roll(duel: &mut Duel, dice: &[u8], out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let who = acting(battle);
    let mut faces = [0u8; 6];
    for face in dice {
        faces[usize::from(*face) - 1] += 1;
    }
    battle.dice = 0;
    battle.faces[who as usize] = faces;
    let (mut kills, mut pains) = (faces[5], faces[3] + faces[4]);
    out.say(Event::Rolled { who, faces, kills, pains });
    if battle.blunted && who == Faction::Windwalker {
        pains += std::mem::take(&mut kills);
    }
    let victim = who.other() as usize;
    battle.kills[victim] = kills;
    battle.pains[victim] = pains;
    advance(duel);
    // CWD-SLEEPER-14: met now; the spellbook opens after the battle.
    if who == Faction::Sleeper && dice.len() >= 6 {
        spellbooks::meet(duel, Condition::SixDice);
    }
}
