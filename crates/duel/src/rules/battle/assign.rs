//! Assigning results. CWD-BATTLE-22, CWD-BATTLE-23, CWD-BATTLE-24, CWD-BATTLE-25, CWD-BATTLE-26, CWD-BATTLE-27,
//! CWD-BATTLE-28, CWD-BATTLE-29, CWD-BATTLE-30, CWD-BATTLE-31, CWD-BATTLE-32, CWD-BATTLE-33, CWD-BATTLE-34,
//! CWD-BATTLE-35, CWD-BATTLE-36.

use super::{acting, advance};
use crate::choice::Ability;
use crate::content::Content;
use crate::figures::{Faction, Figure, Rank, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, kill_doom, refuse};
use crate::spellbooks::Book;
use crate::state::{Battle, Blow, Duel, Hits};
use crate::{Choice, Event, Why};

/// Figures of one faction in the battle that have no result yet, told apart as far as it matters.
pub fn unhurt(
    duel: &Duel,
    battle: &Battle,
    who: Faction,
) -> impl Iterator<Item = (Figure, u8)> + use<> {
    let area = *duel.zone(battle.zone);
    let hits = battle.hits[who as usize];
    let beside = Unit::of(who).iter().map(move |unit| {
        let standing = match unit {
            Unit::Acolyte => area.free_cultists(who) - hurt_beside_gate(&hits),
            Unit::RhanTegoth if hits.spared => 0,
            _ => area.count(who, *unit) - hurt(&hits, *unit),
        };
        (Figure::beside(*unit), standing)
    });
    let on_gate = u8::from(area.held_by(who) && hits.on_gate.is_none());
    beside.chain([(Figure::ON_GATE, on_gate)]).filter(|(_, count)| *count > 0)
}

fn hurt(hits: &Hits, unit: Unit) -> u8 {
    let slot = unit.slot();
    hits.killed[slot] + hits.eliminated[slot] + hits.pained[slot]
}

fn hurt_beside_gate(hits: &Hits) -> u8 {
    hurt(hits, Unit::Acolyte) - u8::from(hits.on_gate.is_some())
}

/// CWD-BATTLE-22, CWD-BATTLE-24: the owner gives a result to a figure that has none.
pub fn may_hit(duel: &Duel, battle: &Battle, who: Faction, figure: Figure) -> Verdict {
    if unhurt(duel, battle, who).any(|(candidate, _)| candidate == figure) {
        return Ok(());
    }
    if duel.zone(battle.zone).figures(who, figure) == 0 {
        return refuse("CWD-BATTLE-22", Why::NotInThisBattle(figure.unit));
    }
    refuse("CWD-BATTLE-24", Why::HasResult(figure.unit))
}

pub fn offer(duel: &Duel, battle: &Battle, blow: Blow, menu: &mut Menu) {
    for (figure, _) in unhurt(duel, battle, acting(battle)) {
        if blow != Blow::Eliminate || may_eliminate(figure).is_ok() {
            menu.offer(match blow {
                Blow::Kill => Choice::Kill(figure),
                Blow::Eliminate => Choice::Eliminate(figure),
                Blow::Pain => Choice::Pain(figure),
            });
        }
    }
}

/// CWD-BATTLE-23: Kills first; as many as there are figures need no question.
pub fn ask_kills(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    let due = battle.kills[acting(battle) as usize];
    ask(duel, battle, Blow::Kill, due, out)
}

/// CWD-BATTLE-28, CWD-BATTLE-32: Pains only when all Kills and Eliminates have been given.
pub fn ask_pains(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    let due = battle.pains[acting(battle) as usize];
    ask(duel, battle, Blow::Pain, due, out)
}

fn ask(duel: &mut Duel, battle: &Battle, blow: Blow, due: u8, out: &mut Events) -> Flow {
    let who = acting(battle);
    let mut kinds = unhurt(duel, battle, who);
    let Some((first, alike)) = kinds.next().filter(|_| due > 0) else {
        return advance(duel);
    };
    let others: u8 = kinds.map(|(_, count)| count).sum();
    if others == 0 || due >= others + alike {
        hit(duel, who, first, blow, out);
        return Flow::Goes;
    }
    Flow::Waits
}

/// Gives one result to one figure.
pub fn hit(duel: &mut Duel, who: Faction, figure: Figure, blow: Blow, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let counter = match blow {
        Blow::Kill => Some(&mut battle.kills[who as usize]),
        Blow::Pain => Some(&mut battle.pains[who as usize]),
        Blow::Eliminate => None,
    };
    if let Some(counter) = counter {
        *counter -= 1;
    }
    out.say(Event::Assigned { who, figure, blow });
    if figure.unit == Unit::RhanTegoth {
        battle.eternal = Some(blow);
        return;
    }
    mark(&mut battle.hits[who as usize], figure, blow);
    if blow == Blow::Kill && figure.unit == Unit::GnophKeh {
        battle.fury += 1;
    }
}

fn mark(hits: &mut Hits, figure: Figure, blow: Blow) {
    let army = match blow {
        Blow::Kill => &mut hits.killed,
        Blow::Eliminate => &mut hits.eliminated,
        Blow::Pain => &mut hits.pained,
    };
    army[figure.unit.slot()] += 1;
    if figure.on_gate {
        hits.on_gate = Some(blow);
    }
}

/// CWD-WINDWALKER-13, CWD-ONGOING-01: 1 power, if there is any.
pub fn ask_eternal(duel: &mut Duel, content: &Content, out: &mut Events) -> Flow {
    if duel.side(Faction::Windwalker).power > 0 {
        return Flow::Waits;
    }
    answer_eternal(duel, content, false, out);
    Flow::Goes
}

/// CWD-WINDWALKER-13, CWD-BATTLE-24, CWD-BATTLE-30, CWD-KILLDOOM-04: cancelled, it still was his one result; a
/// cancelled Kill gives the enemy half his worth.
/// CWD-EX-30, CWD-EX-39: with the Kill cancelled, a Pain left over finds nobody.
pub fn answer_eternal(duel: &mut Duel, content: &Content, used: bool, out: &mut Events) {
    let who = Faction::Windwalker;
    let Some(battle) = duel.battles.last_mut() else { return };
    let Some(blow) = battle.eternal.take() else { return };
    let hits = &mut battle.hits[who as usize];
    if !used {
        mark(hits, Figure::beside(Unit::RhanTegoth), blow);
        return;
    }
    hits.spared = true;
    out.say(Event::AbilityUsed { who, ability: Ability::Eternal });
    crate::rules::pay(duel, who, 1, out);
    out.say(Event::Spared { blow });
    if blow == Blow::Kill {
        let worth = kill_doom::spared_worth(content, Unit::RhanTegoth);
        kill_doom::score(duel, content, who.other(), worth, out);
    }
}

/// CWD-WINDWALKER-26, CWD-BATTLE-25, CWD-BATTLE-27, CWD-BATTLE-33: for each Gnoph-Keh given a Kill, also a dying one.
pub fn ask_fury(duel: &mut Duel, battle: &Battle) -> Flow {
    let targets =
        unhurt(duel, battle, Faction::Sleeper).any(|(figure, _)| may_eliminate(figure).is_ok());
    if battle.fury > 0 && duel.has(Book::FuryOfTheNorth) && targets {
        return Flow::Waits;
    }
    decline_fury(duel)
}

pub fn decline_fury(duel: &mut Duel) -> Flow {
    if let Some(battle) = duel.battles.last_mut() {
        battle.fury = 0;
    }
    advance(duel)
}

pub fn use_fury(duel: &mut Duel, out: &mut Events) {
    let (who, ability) = (Faction::Windwalker, Ability::FuryOfTheNorth);
    out.say(Event::AbilityUsed { who, ability });
    advance(duel);
}

/// CWD-WINDWALKER-26: monsters and cultists; Great Old Ones are spared.
pub fn may_eliminate(figure: Figure) -> Verdict {
    if figure.unit.rank() == Rank::GreatOldOne {
        return refuse("CWD-WINDWALKER-26", Why::Spared(figure.unit));
    }
    Ok(())
}

/// CWD-BATTLE-26, CWD-BATTLE-34, CWD-BATTLE-36: Eliminates are given with the Kills; a surplus is ignored.
pub fn ask_eliminate(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    let mut kinds =
        unhurt(duel, battle, Faction::Sleeper).filter(|(figure, _)| may_eliminate(*figure).is_ok());
    let Some((first, alike)) = kinds.next().filter(|_| battle.fury > 0) else {
        return advance(duel);
    };
    let others: u8 = kinds.map(|(_, count)| count).sum();
    if others == 0 || battle.fury >= others + alike {
        eliminate(duel, first, out);
        return Flow::Goes;
    }
    Flow::Waits
}

pub fn eliminate(duel: &mut Duel, figure: Figure, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    battle.fury -= 1;
    let (who, blow) = (Faction::Sleeper, Blow::Eliminate);
    mark(&mut battle.hits[who as usize], figure, blow);
    out.say(Event::Assigned { who, figure, blow });
}
