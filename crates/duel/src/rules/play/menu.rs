//! Every legal answer, and the quiet one.

use crate::Choice;
use crate::choice::Ability;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::battle::{after, assign, before, retreat};
use crate::rules::turn;
use crate::rules::{Menu, capture, doom_phase, elder_signs, ending, moving, spellbooks, towers};
use crate::state::{Battle, Blow, Duel, Frame, Step};

/// Every legal answer to what is asked; of answers that come to the same, one. The others stay legal:
/// logs from before that have them.
pub fn offer(duel: &Duel, content: &Content, menu: &mut Menu) {
    match duel.top() {
        Frame::Start => {
            content
                .glyph_zones(Faction::Windwalker)
                .for_each(|zone| menu.offer(Choice::Start(zone)));
        }
        Frame::Turn(turn) => turn::offer(duel, content, &turn, menu),
        Frame::Moving { who } => moving::offer(duel, content, who, menu),
        Frame::Burrow => offer_use(Ability::Burrow, menu),
        Frame::Captive { by, zone, rank } => capture::offer(duel, by, zone, rank, menu),
        Frame::Battle => {
            if let Some(battle) = duel.battle() {
                offer_in_battle(duel, content, battle, menu);
            }
        }
        Frame::OpenBook { condition } => spellbooks::offer(duel, condition, menu),
        Frame::Occupy { .. } => offer_use(Ability::Occupy, menu),
        Frame::LastWord { who } => elder_signs::offer_last_word(duel, who, menu),
        Frame::LastBook => ending::offer(duel, menu),
        Frame::FirstTie => Faction::BOTH.into_iter().for_each(|who| menu.offer(Choice::First(who))),
        Frame::DoomStep { who, ritual_done, risen } => {
            doom_phase::offer(duel, content, who, ritual_done, risen, menu);
        }
        Frame::SerpentReturns => {
            content.zone_ids().for_each(|zone| menu.offer(Choice::ReturnSerpent(zone)));
        }
        Frame::Towers { left } => towers::offer(duel, content, left, menu),
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => {}
    }
}

fn offer_use(ability: Ability, menu: &mut Menu) {
    menu.offer(Choice::Use(ability));
    menu.offer(Choice::Decline(ability));
}

fn offer_in_battle(duel: &Duel, content: &Content, battle: &Battle, menu: &mut Menu) {
    if battle.eternal.is_some() {
        return offer_use(Ability::Eternal, menu);
    }
    match battle.step {
        Step::AnyTime | Step::Interrupted => {
            spellbooks::offer_take(duel, None, menu);
            menu.offer(Choice::Decline(Ability::AnyTime));
        }
        Step::Nexus => {
            before::offer_nexus(duel, content, battle.zone, menu);
            menu.offer(Choice::Decline(Ability::EnergyNexus));
        }
        Step::BeforeAttacker | Step::BeforeDefender => {
            if let Some(ability) = before::ability(duel, battle) {
                offer_use(ability, menu);
            }
        }
        Step::SacrificeAttacker | Step::SacrificeDefender => {
            menu.offer(Choice::GrantSign);
            menu.offer(Choice::BluntKills);
        }
        Step::HowlAttacker | Step::HowlDefender => {
            before::offer_flight(duel, content, battle.zone, menu);
        }
        Step::KillsAttacker | Step::KillsDefender => assign::offer(duel, battle, Blow::Kill, menu),
        Step::Fury => offer_use(Ability::FuryOfTheNorth, menu),
        Step::Eliminate => assign::offer(duel, battle, Blow::Eliminate, menu),
        Step::PainsAttacker | Step::PainsDefender => assign::offer(duel, battle, Blow::Pain, menu),
        Step::RetreatAttacker | Step::RetreatDefender => {
            retreat::offer(duel, content, battle, menu)
        }
        Step::Cannibalism => after::offer_cannibalism(duel, menu),
        Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End => {}
    }
}

/// The answer that hardly ever matters otherwise: ending a turn when all that is left is to step off
/// one's own gates, and using an ability that only gives.
pub fn quiet(duel: &Duel, content: &Content) -> Option<Choice> {
    match duel.top() {
        Frame::Turn(turn) if turn::has_acted(&turn) => {
            let mut menu = Menu::new();
            turn::offer(duel, content, &turn, &mut menu);
            let idle = |choice: &Choice| matches!(choice, Choice::EndTurn | Choice::Abandon(_));
            menu.iter().all(idle).then_some(Choice::EndTurn)
        }
        Frame::Burrow => Some(Choice::Use(Ability::Burrow)),
        Frame::Occupy { .. } => Some(Choice::Use(Ability::Occupy)),
        Frame::Battle => duel
            .battle()
            .filter(|battle| battle.step == Step::Fury)
            .map(|_| Choice::Use(Ability::FuryOfTheNorth)),
        _ => None,
    }
}
