//! Before the dice: the last moment to open a spellbook, Energy Nexus, pre-battle abilities.

use super::{acting, advance, declare, dice, stop_if_deserted};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Rank, Unit};
use crate::rules::actions::{self, Scope};
use crate::rules::spellbooks;
use crate::rules::{Events, Flow, Menu, Verdict, elder_signs, gate_control, moving, refuse};
use crate::spellbooks::{Book, Condition};
use crate::state::{Battle, Duel, Step};
use crate::{Choice, Event, Why};

/// CWD-WINDWALKER-20: the enemy's attack is the last moment before a battle to open a spellbook.
///
/// An attacking Windwalker had that moment in its own turn and is not asked again.
pub fn ask_any_time(duel: &mut Duel, battle: &Battle) -> Flow {
    let empty = duel.side(Faction::Windwalker).slots[Condition::AnyTime.slot()].is_none();
    if battle.attacker == Faction::Sleeper && empty {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-SLEEPER-17, CWD-BATTLE-12: with a Wizard there, the Sleeper may take an action first.
/// CWD-EX-09: Tsathoggua may leave before the battle, with Burrow the Wizard as well.
pub fn ask_nexus(duel: &mut Duel, content: &Content, battle: &Battle) -> Flow {
    let mut menu = Menu::new();
    if may_interrupt(duel, battle).is_ok() {
        offer_nexus(duel, content, battle.zone, &mut menu);
    }
    if menu.is_empty() {
        return advance(duel);
    }
    Flow::Waits
}

fn may_interrupt(duel: &Duel, battle: &Battle) -> Verdict {
    let who = Faction::Sleeper;
    if battle.inserted {
        return refuse("CWD-SLEEPER-17", Why::InBattle);
    }
    if !duel.has(Book::EnergyNexus) {
        return refuse("CWD-ABIL-03", Why::BookClosed(Book::EnergyNexus));
    }
    if duel.zone(battle.zone).count(who, Unit::Wizard) == 0 {
        return refuse("CWD-SLEEPER-17", Why::NotPresent(Unit::Wizard, battle.zone));
    }
    if duel.is_out(who) {
        return refuse("CWD-ACTION-07", Why::NotEnoughPower { need: 1, have: 0 });
    }
    Ok(())
}

/// Actions that start in the battle's area.
pub fn offer_nexus(duel: &Duel, content: &Content, zone: ZoneId, menu: &mut Menu) {
    let who = Faction::Sleeper;
    actions::offer(duel, content, who, Scope::Nexus(zone), menu);
    if declare::may_insert(duel, content, who, zone).is_ok() {
        menu.offer(Choice::Battle(zone));
    }
}

/// CWD-BATTLE-14, CWD-WINDWALKER-20: the inserted action may have emptied the field, or made another
/// spellbook worth opening before the battle.
/// CWD-EX-16: the battle goes on with whatever was summoned into it.
pub fn resume(duel: &mut Duel, content: &Content, battle: &Battle, out: &mut Events) -> Flow {
    if stop_if_deserted(duel, battle, out) {
        return Flow::Goes;
    }
    if book_could_tell(duel, content, battle.zone) {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-WINDWALKER-20, CWD-WINDWALKER-24, CWD-WINDWALKER-25, CWD-WINDWALKER-26: whether a spellbook opened at will now
/// could be used in the battle.
fn book_could_tell(duel: &Duel, content: &Content, zone: ZoneId) -> bool {
    let (who, enemy) = (Faction::Windwalker, Faction::Sleeper);
    let area = duel.zone(zone);
    let closed = |book: Book| spellbooks::may_take(duel, who, book).is_ok();
    let fed = |unit: Unit| duel.side(who).pool[unit.slot()] + area.count(who, unit) > 0;
    let howl = area.count(who, Unit::Wendigo) > 0;
    let fury = area.count(who, Unit::GnophKeh) > 0
        && dice::strength(duel, content, enemy, zone) > 0
        && (area.has_rank(enemy, Rank::Monster) || area.has_rank(enemy, Rank::Cultist));
    // Ithaqua's dice are counted by the enemy's doom, which may still grow.
    let kills = dice::strength(duel, content, who, zone) > 0 || area.count(who, Unit::Ithaqua) > 0;
    let cannibalism = kills && (fed(Unit::Wendigo) || fed(Unit::Acolyte));
    (howl && closed(Book::Howl))
        || (fury && closed(Book::FuryOfTheNorth))
        || (cannibalism && closed(Book::Cannibalism))
}

/// CWD-BATTLE-06, CWD-BATTLE-08, CWD-BATTLE-09, CWD-BATTLE-10: each side's one pre-battle ability, the attacker's
/// first.
/// CWD-ABIL-08, CWD-ONGOING-02: only in a battle, and also for a player without power.
pub fn ability(duel: &Duel, battle: &Battle) -> Option<Ability> {
    match acting(battle) {
        // CWD-SLEEPER-20: Tsathoggua anywhere in play.
        Faction::Sleeper => (duel.has(Book::DemandSacrifice)
            && duel.find(Faction::Sleeper, Unit::Tsathoggua).is_some())
        .then_some(Ability::DemandSacrifice),
        // CWD-WINDWALKER-25: a Wendigo in the battle.
        Faction::Windwalker => (duel.has(Book::Howl)
            && duel.zone(battle.zone).count(Faction::Windwalker, Unit::Wendigo) > 0)
            .then_some(Ability::Howl),
    }
}

pub fn ask_ability(duel: &mut Duel, battle: &Battle) -> Flow {
    if ability(duel, battle).is_some() {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-BATTLE-07: used for nothing; the enemy answers.
pub fn use_ability(duel: &mut Duel, ability: Ability, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let who = acting(battle);
    battle.step = match (ability, battle.step) {
        (Ability::DemandSacrifice, Step::BeforeAttacker) => Step::SacrificeAttacker,
        (Ability::DemandSacrifice, _) => Step::SacrificeDefender,
        (_, Step::BeforeAttacker) => Step::HowlAttacker,
        (_, _) => Step::HowlDefender,
    };
    out.say(Event::AbilityUsed { who, ability });
}

/// CWD-SLEEPER-20: the enemy lets the Sleeper draw a sign, or has its own Kills blunted.
pub fn answer_sacrifice(duel: &mut Duel, blunt: bool, out: &mut Events) {
    advance(duel);
    if blunt {
        if let Some(battle) = duel.battles.last_mut() {
            battle.blunted = true;
        }
        out.say(Event::KillsBlunted);
    } else {
        elder_signs::gain(duel, Faction::Sleeper, 1);
    }
}

/// CWD-WINDWALKER-25, CWD-ABIL-15: figures of the Sleeper that could be the one that leaves.
fn may_flee_figure(duel: &Duel, zone: ZoneId, figure: Figure) -> Verdict {
    if duel.zone(zone).figures(Faction::Sleeper, figure) == 0 {
        return refuse("CWD-WINDWALKER-25", Why::NotInThisBattle(figure.unit));
    }
    Ok(())
}

/// CWD-WINDWALKER-25: to any adjacent area, enemies or not: it is no retreat.
pub fn may_flee(
    duel: &Duel,
    content: &Content,
    zone: ZoneId,
    figure: Figure,
    to: ZoneId,
) -> Verdict {
    may_flee_figure(duel, zone, figure)?;
    if !content.zone(zone).borders.contains(to) {
        return refuse("CWD-WINDWALKER-25", Why::NotAdjacent(zone, to));
    }
    Ok(())
}

pub fn offer_flight(duel: &Duel, content: &Content, zone: ZoneId, menu: &mut Menu) {
    let beside = Unit::of(Faction::Sleeper).iter().map(|unit| Figure::beside(*unit));
    for figure in beside.chain([Figure::ON_GATE]) {
        if may_flee_figure(duel, zone, figure).is_ok() {
            for to in content.zone(zone).borders.iter() {
                menu.offer(Choice::Flee(figure, to));
            }
        }
    }
}

/// CWD-BATTLE-11: it takes no further part; nothing is scored.
/// CWD-EX-42: whoever leaves takes their dice along.
pub fn flee(duel: &mut Duel, figure: Figure, to: ZoneId, out: &mut Events) {
    let Some(battle) = duel.battle().copied() else { return };
    let who = Faction::Sleeper;
    if figure.on_gate {
        gate_control::vacate(duel, battle.zone, out);
    }
    moving::shift(duel, who, figure.unit, battle.zone, to);
    out.say(Event::Fled { who, figure, to });
    if !stop_if_deserted(duel, &battle, out) {
        advance(duel);
    }
}
