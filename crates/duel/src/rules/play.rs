//! The game as the kernel plays it: what is asked, what may be answered, what happens then.

use super::actions::{self, Scope};
use super::battle::{self, after, assign, before, retreat};
use super::{Events, gate_control, moving, refuse, run, setup, spellbooks, towers, turn};
use super::{Menu, Verdict, capture, create_gate, doom_phase, elder_signs, ending, first_player};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::spellbooks::Book;
use crate::state::{Battle, Blow, Duel, Frame, Phase, Step};
use crate::{Choice, Event, Why, outlook};
use kernel::{Asked, BadChance, ChanceOutcome, ChanceRequest, Game, Luck, Outcome, Seat};
use kernel::{SetupError, Waiting};

impl Game for Duel {
    type Content = Content;
    type Setup = setup::Options;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    fn begin(
        setup: &setup::Options,
        content: &Content,
        out: &mut Events,
    ) -> Result<Self, SetupError> {
        setup::begin(setup, content, out)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        if let Some(request) = chance_due(self) {
            return Waiting::Chance(request);
        }
        match asked(self) {
            Some(faction) => Waiting::Choice(Asked::one(faction.seat())),
            None => Waiting::Over,
        }
    }

    fn menu(&self, content: &Content, menu: &mut Menu) {
        offer(self, content, menu);
    }

    fn rights(&self, _content: &Content, seat: Seat, menu: &mut Menu) {
        if asked(self).is_none() || self.phase == Phase::Setup {
            return;
        }
        let who = Faction::of(seat);
        let in_menu = matches!(self.top(), Frame::LastWord { who: speaker } if speaker == who);
        if !in_menu {
            elder_signs::offer(self, who, menu);
        }
        let asked_for_it = self.battle().is_some_and(|battle| battle.step == Step::AnyTime)
            && self.top() == Frame::Battle;
        if who == Faction::Windwalker && !asked_for_it {
            spellbooks::offer_take(self, menu);
        }
    }

    fn may(&self, content: &Content, seat: Seat, choice: Choice) -> Verdict {
        may(self, content, Faction::of(seat), choice)
    }

    fn expected(&self, content: &Content, seat: Seat, menu: &mut Menu) {
        expect(self, content, Faction::of(seat), menu);
    }

    fn apply(&mut self, content: &Content, seat: Seat, choice: Choice, out: &mut Events) {
        apply(self, content, Faction::of(seat), choice, out);
        run(self, content, out);
    }

    fn chance(
        &mut self,
        content: &Content,
        outcome: &ChanceOutcome,
        out: &mut Events,
    ) -> Result<(), BadChance> {
        let request = chance_due(self).ok_or(BadChance::NotAsked)?;
        request.accepts(outcome)?;
        match (outcome, self.top()) {
            (ChanceOutcome::Dice(faces), _) => battle::dice::roll(self, faces, out),
            (ChanceOutcome::Drawn(kind), Frame::DrawSign { who }) => {
                let kind = usize::from(*kind);
                if kind >= 3 || self.bag.count(kind) == 0 {
                    return Err(BadChance::NotThere);
                }
                elder_signs::draw(self, who, kind, out);
            }
            (ChanceOutcome::Drawn(_), _) => return Err(BadChance::NotAsked),
        }
        run(self, content, out);
        Ok(())
    }

    fn card_at(&self, _content: &Content, index: u32) -> u16 {
        self.bag.kind_at(index) as u16
    }

    fn quiet(&self, content: &Content) -> Option<Choice> {
        quiet(self, content)
    }

    /// CWD-ELDER-02: all a seat does not know is what the enemy's Elder Signs are worth.
    fn imagine(&self, _content: &Content, seat: Seat, luck: &mut Luck) -> Self {
        let mut other = self.clone();
        let enemy = Faction::of(seat).other();
        let hidden = std::mem::take(&mut other.side_mut(enemy).signs);
        for (kind, count) in hidden.iter().enumerate() {
            (0..*count).for_each(|_| other.bag.put(kind));
        }
        for _ in 0..hidden.iter().sum() {
            let kind = other.bag.kind_at(luck.below(other.bag.len()));
            other.bag.take(kind);
            other.side_mut(enemy).signs[kind] += 1;
        }
        other
    }

    fn outcome(&self) -> Option<Outcome> {
        ending::outcome(self)
    }

    fn outlook(&self, content: &Content, seat: Seat) -> f32 {
        outlook::outlook(self, content, Faction::of(seat))
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn flaws(&self, content: &Content) -> Vec<String> {
        crate::position::flaws(self, content)
    }
}

/// What is left to chance now.
fn chance_due(duel: &Duel) -> Option<ChanceRequest> {
    match duel.top() {
        Frame::DrawSign { .. } => Some(ChanceRequest::Draw { size: duel.bag.len() }),
        Frame::Battle => duel
            .battle()
            .filter(|battle| battle.dice > 0)
            .map(|battle| ChanceRequest::Dice { count: battle.dice, sides: 6 }),
        _ => None,
    }
}

/// Who is asked now; nobody when the game is over.
pub fn asked(duel: &Duel) -> Option<Faction> {
    match duel.top() {
        Frame::Start => Some(Faction::Windwalker),
        Frame::Turn(turn) => Some(turn.who),
        Frame::Moving { who } | Frame::Occupy { who, .. } | Frame::LastWord { who } => Some(who),
        Frame::DoomStep { who, .. } => Some(who),
        Frame::Burrow | Frame::SerpentReturns => Some(Faction::Sleeper),
        Frame::Captive { by, .. } => Some(by.other()),
        Frame::Battle => duel.battle().map(asked_in_battle),
        Frame::OpenBook { condition } => Some(condition.owner()),
        Frame::FirstTie | Frame::Towers { .. } => Some(duel.first),
        Frame::Over
        | Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. } => None,
    }
}

fn asked_in_battle(battle: &Battle) -> Faction {
    if battle.eternal.is_some() { Faction::Windwalker } else { battle::acting(battle) }
}

/// Every legal answer to what is asked.
fn offer(duel: &Duel, content: &Content, menu: &mut Menu) {
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
        Frame::LastWord { who } => {
            elder_signs::offer(duel, who, menu);
            menu.offer(Choice::Keep);
        }
        Frame::FirstTie => Faction::BOTH.into_iter().for_each(|who| menu.offer(Choice::First(who))),
        Frame::DoomStep { who, ritual_done, risen } => {
            doom_phase::offer(duel, content, who, ritual_done, risen, menu);
        }
        Frame::SerpentReturns => {
            content.zone_ids().for_each(|zone| menu.offer(Choice::ReturnSerpent(zone)));
        }
        Frame::Towers { .. } => towers::offer(duel, content, menu),
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
        Step::AnyTime => {
            spellbooks::offer_take(duel, menu);
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
        Step::Interrupted | Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End => {}
    }
}

/// The one predicate of legality.
fn may(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    let Some(asked) = asked(duel).filter(|_| chance_due(duel).is_none()) else {
        return not_asked("CWD-END-01");
    };
    // Rights first: they are open whoever is asked.
    match choice {
        Choice::Reveal(value) if duel.phase != Phase::Setup => {
            return elder_signs::may_reveal(duel, who, value);
        }
        Choice::Take(book) if duel.phase != Phase::Setup => {
            return spellbooks::may_take(duel, who, book);
        }
        _ => {}
    }
    if asked != who {
        return out_of_turn(choice);
    }
    match duel.top() {
        Frame::Start => match choice {
            Choice::Start(zone) => setup::may_start(content, zone),
            _ => not_asked("CWD-WINDWALKER-01"),
        },
        Frame::Turn(turn) => match choice {
            Choice::Battle(zone) => battle::may_declare(duel, content, &turn, zone),
            Choice::Control(zone) => gate_control::may_control(duel, who, zone),
            Choice::Abandon(zone) => gate_control::may_abandon(duel, who, zone),
            Choice::EndTurn => turn::may_end(&turn),
            action => {
                if is_main_action(action) {
                    turn::may_act(duel, &turn)?;
                }
                actions::may(duel, content, who, action, Scope::Turn)
            }
        },
        Frame::Moving { .. } => match choice {
            Choice::Move(unit, from, to) => moving::may(duel, content, who, unit, from, to),
            Choice::Done => Ok(()),
            _ => not_asked("CWD-MOVE-03"),
        },
        Frame::Burrow => may_use(Ability::Burrow, choice, "CWD-SLEEPER-19"),
        Frame::Captive { by, zone, rank } => match choice {
            Choice::Give(figure) => capture::may_give(duel, by, zone, rank, figure),
            _ => not_asked("CWD-CAPTURE-09"),
        },
        Frame::Battle => match duel.battle() {
            Some(battle) => may_in_battle(duel, content, battle, who, choice),
            None => not_asked("CWD-BATTLE-05"),
        },
        Frame::OpenBook { condition } => match choice {
            Choice::Open(book) => spellbooks::may_open(duel, condition.owner(), book),
            _ => not_asked("CWD-SPELL-01"),
        },
        Frame::Occupy { .. } => may_use(Ability::Occupy, choice, "CWD-CREATE-03"),
        Frame::LastWord { .. } => match choice {
            Choice::Keep => Ok(()),
            _ => not_asked("CWD-END-04"),
        },
        Frame::FirstTie => match choice {
            Choice::First(_) => Ok(()),
            _ => not_asked("CWD-FIRST-02"),
        },
        Frame::DoomStep { ritual_done, risen, .. } => match choice {
            Choice::Ritual => doom_phase::may_ritual(duel, content, who, ritual_done),
            Choice::DeathFromBelow(zone) => doom_phase::may_rise(duel, who, risen, zone),
            Choice::ReturnSerpent(_) => doom_phase::may_return_serpent(duel, who),
            Choice::Done => Ok(()),
            _ => not_asked("CWD-DOOM-02"),
        },
        Frame::SerpentReturns => match choice {
            Choice::ReturnSerpent(_) => Ok(()),
            _ => not_asked("CWD-SLEEPER-18"),
        },
        Frame::Towers { .. } => match choice {
            Choice::Tower(zone) => towers::may_place(duel, content, zone),
            _ => not_asked("CWD-TOWERS-04"),
        },
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => not_asked("CWD-CORE-02"),
    }
}

fn not_asked(rule: &'static str) -> Verdict {
    refuse(rule, Why::NotAskedNow)
}

/// CWD-ACTION-01, CWD-GATECTL-08, CWD-DOOM-02: someone else is asked.
fn out_of_turn(choice: Choice) -> Verdict {
    let rule = match choice {
        Choice::Control(_) | Choice::Abandon(_) => "CWD-GATECTL-08",
        Choice::Ritual | Choice::DeathFromBelow(_) | Choice::ReturnSerpent(_) => "CWD-DOOM-02",
        Choice::Tower(_) => "CWD-TOWERS-15",
        Choice::First(_) => "CWD-FIRST-02",
        Choice::Kill(_) | Choice::Pain(_) | Choice::Eliminate(_) => "CWD-BATTLE-22",
        Choice::Retreat(..) | Choice::Lose(_) => "CWD-BATTLE-39",
        Choice::Give(_) | Choice::Flee(..) => "CWD-ABIL-15",
        Choice::Use(_) | Choice::Decline(_) => "CWD-BATTLE-09",
        _ => "CWD-ACTION-01",
    };
    refuse(rule, Why::NotYourTurn)
}

fn is_main_action(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Recruit(_)
            | Choice::Summon(..)
            | Choice::Awaken(..)
            | Choice::CreateGate(_)
            | Choice::Move(..)
            | Choice::Capture(_)
            | Choice::Pass
            | Choice::Lethargy
            | Choice::Hibernate
            | Choice::AncientSorcery(_)
            | Choice::CaptureMonster
            | Choice::StoreGate(_)
            | Choice::ReturnGate(_)
            | Choice::IceAge(_)
            | Choice::Fulfil(_)
    )
}

fn may_use(ability: Ability, choice: Choice, rule: &'static str) -> Verdict {
    match choice {
        Choice::Use(used) | Choice::Decline(used) if used == ability => Ok(()),
        _ => not_asked(rule),
    }
}

fn may_in_battle(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    who: Faction,
    choice: Choice,
) -> Verdict {
    if battle.eternal.is_some() {
        return may_use(Ability::Eternal, choice, "CWD-WINDWALKER-13");
    }
    match (battle.step, choice) {
        (Step::AnyTime, Choice::Decline(Ability::AnyTime)) => Ok(()),
        (Step::AnyTime, _) => not_asked("CWD-WINDWALKER-20"),
        (Step::Nexus, Choice::Decline(Ability::EnergyNexus)) => Ok(()),
        (Step::Nexus, Choice::Battle(zone)) => {
            Scope::Nexus(battle.zone).allows(zone)?;
            battle::declare::may_insert(duel, content, who, zone)
        }
        (Step::Nexus, action) => {
            actions::may(duel, content, who, action, Scope::Nexus(battle.zone))
        }
        (Step::BeforeAttacker | Step::BeforeDefender, _) => match before::ability(duel, battle) {
            Some(ability) => may_use(ability, choice, "CWD-BATTLE-09"),
            None => not_asked("CWD-BATTLE-10"),
        },
        (
            Step::SacrificeAttacker | Step::SacrificeDefender,
            Choice::GrantSign | Choice::BluntKills,
        ) => Ok(()),
        (Step::SacrificeAttacker | Step::SacrificeDefender, _) => not_asked("CWD-SLEEPER-20"),
        (Step::HowlAttacker | Step::HowlDefender, Choice::Flee(figure, to)) => {
            before::may_flee(duel, content, battle.zone, figure, to)
        }
        (Step::HowlAttacker | Step::HowlDefender, _) => not_asked("CWD-WINDWALKER-25"),
        (Step::KillsAttacker | Step::KillsDefender, Choice::Kill(figure)) => {
            assign::may_hit(duel, battle, who, figure)
        }
        (Step::KillsAttacker | Step::KillsDefender, _) => not_asked("CWD-BATTLE-23"),
        (Step::Fury, _) => may_use(Ability::FuryOfTheNorth, choice, "CWD-WINDWALKER-26"),
        (Step::Eliminate, Choice::Eliminate(figure)) => {
            assign::may_eliminate(figure)?;
            assign::may_hit(duel, battle, who, figure)
        }
        (Step::Eliminate, _) => not_asked("CWD-WINDWALKER-26"),
        (Step::PainsAttacker | Step::PainsDefender, Choice::Pain(figure)) => {
            assign::may_hit(duel, battle, who, figure)
        }
        (Step::PainsAttacker | Step::PainsDefender, _) => not_asked("CWD-BATTLE-28"),
        (Step::RetreatAttacker | Step::RetreatDefender, Choice::Retreat(figure, to)) => {
            retreat::may_retreat(duel, content, battle, figure, to)
        }
        (Step::RetreatAttacker | Step::RetreatDefender, Choice::Lose(figure)) => {
            retreat::may_lose(duel, content, battle, figure)
        }
        (Step::RetreatAttacker | Step::RetreatDefender, _) => not_asked("CWD-BATTLE-29"),
        (Step::Cannibalism, Choice::Place(unit)) => after::may_place(duel, unit),
        (Step::Cannibalism, Choice::Decline(Ability::Cannibalism)) => Ok(()),
        (Step::Cannibalism, _) => not_asked("CWD-WINDWALKER-24"),
        (
            Step::Interrupted | Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End,
            _,
        ) => not_asked("CWD-BATTLE-05"),
    }
}

/// Carries out an answer that [`may`] allows.
fn apply(duel: &mut Duel, content: &Content, who: Faction, choice: Choice, out: &mut Events) {
    let top = duel.top();
    match (choice, top) {
        (Choice::Reveal(value), _) => elder_signs::reveal(duel, content, who, value, out),
        (Choice::Take(book), _) => {
            if duel.battle().is_some_and(|battle| battle.step == Step::AnyTime) {
                battle::advance(duel);
            }
            spellbooks::take(duel, book, out);
        }
        (Choice::Start(zone), _) => setup::start(duel, zone, out),
        (Choice::Battle(zone), _) => {
            if top == Frame::Battle {
                nexus_used(duel, out);
            }
            battle::declare(duel, who, zone, out);
        }
        (Choice::Control(zone), _) => gate_control::control(duel, who, zone, out),
        (Choice::Abandon(zone), _) => gate_control::vacate(duel, zone, out),
        (Choice::EndTurn, _) => {
            if let Some(turn) = turn::current(duel) {
                turn.over = true;
            }
        }
        (Choice::Move(unit, from, to), Frame::Moving { .. }) => {
            moving::step(duel, who, unit, from, to, out);
        }
        (Choice::Done, Frame::Moving { .. }) => moving::finish(duel, who),
        (Choice::Done, _) => doom_phase::finish_step(duel, who),
        (Choice::Give(figure), Frame::Captive { by, zone, .. }) => {
            capture::give(duel, content, by, zone, figure, out);
        }
        (Choice::Open(book), Frame::OpenBook { condition }) => {
            duel.pop();
            spellbooks::open(duel, condition, book, out);
        }
        (Choice::Keep, _) => duel.pop(),
        (Choice::Use(ability) | Choice::Decline(ability), _) => {
            answer(duel, content, ability, matches!(choice, Choice::Use(_)), out);
        }
        (Choice::GrantSign, _) => before::answer_sacrifice(duel, false, out),
        (Choice::BluntKills, _) => before::answer_sacrifice(duel, true, out),
        (Choice::Flee(figure, to), _) => before::flee(duel, figure, to, out),
        (Choice::Kill(figure), _) => assign::hit(duel, who, figure, Blow::Kill, out),
        (Choice::Pain(figure), _) => assign::hit(duel, who, figure, Blow::Pain, out),
        (Choice::Eliminate(figure), _) => assign::eliminate(duel, figure, out),
        (Choice::Retreat(figure, to), _) => retreat::retreat(duel, figure, to, out),
        (Choice::Lose(figure), _) => retreat::lose(duel, content, figure, out),
        (Choice::Place(unit), _) => after::place(duel, unit, out),
        (Choice::Ritual, _) => doom_phase::perform_ritual(duel, content, who, out),
        (Choice::DeathFromBelow(zone), _) => doom_phase::rise(duel, zone, out),
        (Choice::ReturnSerpent(zone), _) => doom_phase::return_serpent(duel, zone, out),
        (Choice::Tower(zone), _) => towers::place_chosen(duel, zone, out),
        (Choice::First(first), _) => {
            duel.pop();
            first_player::name(duel, first, out);
        }
        (action, Frame::Battle) => {
            let Some(zone) = duel.battle().map(|battle| battle.zone) else { return };
            nexus_used(duel, out);
            actions::take(duel, content, who, action, Scope::Nexus(zone), out);
        }
        (action, _) => actions::take(duel, content, who, action, Scope::Turn, out),
    }
}

/// CWD-SLEEPER-17: one action, then the battle goes on with the abilities before it.
fn nexus_used(duel: &mut Duel, out: &mut Events) {
    let (who, ability) = (Faction::Sleeper, Ability::EnergyNexus);
    out.say(Event::AbilityUsed { who, ability });
    if let Some(battle) = duel.battles.last_mut() {
        battle.step = Step::Interrupted;
    }
}

fn answer(duel: &mut Duel, content: &Content, ability: Ability, used: bool, out: &mut Events) {
    match ability {
        Ability::Burrow => moving::burrow(duel, used, out),
        Ability::Occupy => create_gate::occupy(duel, used, out),
        Ability::Eternal => assign::answer_eternal(duel, content, used, out),
        Ability::FuryOfTheNorth if used => assign::use_fury(duel, out),
        Ability::FuryOfTheNorth => {
            assign::decline_fury(duel);
        }
        Ability::DemandSacrifice | Ability::Howl if used => before::use_ability(duel, ability, out),
        Ability::EnergyNexus => {
            if let Some(battle) = duel.battles.last_mut() {
                battle.step = Step::Interrupted;
            }
        }
        Ability::AnyTime | Ability::DemandSacrifice | Ability::Howl | Ability::Cannibalism => {
            battle::advance(duel);
        }
    }
}

/// What a player would think of doing now, allowed or not.
fn expect(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    match (asked(duel), duel.top()) {
        (Some(asked), _) if asked != who => expect_out_of_turn(duel, content, who, menu),
        (_, Frame::Turn(_)) => expect_in_turn(duel, content, who, menu),
        (_, Frame::Moving { .. }) => {
            for from in content.zone_ids() {
                moving::each_from(duel, content, who, from, &mut |choice| menu.offer(choice));
            }
        }
        (_, Frame::DoomStep { .. }) => {
            menu.offer(Choice::Ritual);
            if who == Faction::Sleeper {
                content.zone_ids().for_each(|zone| menu.offer(Choice::DeathFromBelow(zone)));
            }
        }
        (_, Frame::Towers { .. }) => {
            content.zone_ids().for_each(|zone| menu.offer(Choice::Tower(zone)));
        }
        (_, Frame::Start) => content.zone_ids().for_each(|zone| menu.offer(Choice::Start(zone))),
        (_, Frame::OpenBook { condition }) => {
            Book::of(condition.owner()).iter().for_each(|book| menu.offer(Choice::Open(*book)));
        }
        (_, Frame::Battle) => expect_in_battle(duel, content, who, menu),
        _ => {}
    }
}

fn expect_in_turn(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    actions::each(duel, content, who, Scope::Turn, |choice| menu.offer(choice));
    let present = |zone: &ZoneId| duel.zone(*zone).has_any(who);
    for zone in content.zone_ids().filter(present) {
        menu.offer(Choice::Battle(zone));
        if duel.zone(zone).count(who, Unit::Acolyte) > 0 {
            menu.offer(Choice::Control(zone));
        }
        if !duel.zone(zone).held_by(who) {
            Unit::monsters(who).for_each(|unit| menu.offer(Choice::Summon(unit, zone)));
        }
    }
    menu.offer(Choice::EndTurn);
    if who == Faction::Windwalker && !duel.has(Book::IceAge) {
        content.zone_ids().take(1).for_each(|zone| menu.offer(Choice::IceAge(zone)));
    }
}

fn expect_in_battle(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    let Some(battle) = duel.battle() else { return };
    let figures = || {
        let area = duel.zone(battle.zone);
        Unit::of(who)
            .iter()
            .filter(move |unit| area.count(who, **unit) > 0)
            .map(|unit| Figure::beside(*unit))
    };
    match battle.step {
        Step::KillsAttacker | Step::KillsDefender => {
            figures().for_each(|figure| menu.offer(Choice::Kill(figure)));
        }
        Step::PainsAttacker | Step::PainsDefender => {
            figures().for_each(|figure| menu.offer(Choice::Pain(figure)));
        }
        Step::Eliminate => figures().for_each(|figure| menu.offer(Choice::Eliminate(figure))),
        Step::RetreatAttacker | Step::RetreatDefender => {
            for figure in figures() {
                for zone in content.zone(battle.zone).borders.iter() {
                    menu.offer(Choice::Retreat(figure, zone));
                }
            }
        }
        _ => {}
    }
}

/// CWD-GATECTL-08, CWD-ACTION-01: what one would like to do while the other is asked.
fn expect_out_of_turn(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    if duel.phase != Phase::Action {
        return;
    }
    for zone in content.zone_ids() {
        if gate_control::may_control(duel, who, zone).is_ok() {
            menu.offer(Choice::Control(zone));
        }
    }
    menu.offer(Choice::Pass);
}

/// The answer that hardly ever matters otherwise: ending a turn when all that is left is to step off
/// one's own gates, and using an ability that only gives.
fn quiet(duel: &Duel, content: &Content) -> Option<Choice> {
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
