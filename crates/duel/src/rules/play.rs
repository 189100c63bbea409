//! The game as the kernel plays it: what is asked, what may be answered, what happens then.

mod answer;
mod expected;
mod legality;
mod menu;

use super::{Events, Menu, Verdict, battle, elder_signs, ending, run, setup, spellbooks};
use crate::content::Content;
use crate::figures::Faction;
use crate::state::{Battle, Duel, Frame, Phase};
use crate::{Choice, Event, Why};
use kernel::{Asked, BadChance, ChanceOutcome, ChanceRequest, Game, Luck, Outcome, RuleId, Seat};
use kernel::{SetupError, Statistics, Waiting};

impl Game for Duel {
    type Content = Content;
    type Setup = setup::Options;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    /// Edition 2 asks about rights before it is too late to use them.
    const CHANGES: &'static [&'static [RuleId]] =
        &[&[RuleId("CWD-WINDWALKER-20"), RuleId("CWD-ELDER-05"), RuleId("CWD-END-04")]];

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
        menu::offer(self, content, menu);
    }

    fn rights(&self, content: &Content, seat: Seat, menu: &mut Menu) {
        if asked(self).is_none() || self.phase == Phase::Setup {
            return;
        }
        let who = Faction::of(seat);
        if self.top() != (Frame::LastWord { who }) {
            elder_signs::offer(self, who, menu);
        }
        if who == Faction::Windwalker {
            spellbooks::offer_right(self, content, menu);
        }
    }

    fn may(&self, content: &Content, seat: Seat, choice: Choice) -> Verdict {
        legality::may(self, content, Faction::of(seat), choice)
    }

    fn expected(&self, content: &Content, seat: Seat, menu: &mut Menu) {
        expected::expect(self, content, Faction::of(seat), menu);
    }

    fn apply(&mut self, content: &Content, seat: Seat, choice: Choice, out: &mut Events) {
        answer::apply(self, content, Faction::of(seat), choice, out);
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
                let kind = usize::try_from(*kind).map_err(|_| BadChance::NotThere)?;
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

    fn card_at(&self, _content: &Content, index: u32) -> u64 {
        self.bag.kind_at(index) as u64
    }

    fn quiet(&self, content: &Content) -> Option<Choice> {
        menu::quiet(self, content)
    }

    /// CWD-ELDER-02: the only thing hidden from a seat is what the enemy's Elder Signs are worth.
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

    fn flaws(&self, content: &Content) -> Vec<String> {
        crate::position::flaws(self, content)
    }
}

impl Statistics for Duel {}

/// What chance has to decide now.
fn chance_due(duel: &Duel) -> Option<ChanceRequest> {
    let top = duel.top();
    if let Frame::DrawSign { .. } = top {
        return Some(ChanceRequest::Draw { size: duel.bag.len() });
    }
    let rolling = |battle: &&Battle| top == Frame::Battle && battle.dice > 0;
    let battle = duel.battle().filter(rolling)?;
    Some(ChanceRequest::Dice { count: battle.dice, sides: 6 })
}

/// Who is asked now; nobody when the game is over.
pub(crate) fn asked(duel: &Duel) -> Option<Faction> {
    match duel.top() {
        Frame::Start | Frame::LastBook => Some(Faction::Windwalker),
        Frame::Turn(turn) => Some(turn.who),
        Frame::Moving { who } | Frame::Occupy { who, .. } | Frame::LastWord { who } => Some(who),
        Frame::DoomStep(step) => Some(step.who),
        Frame::Burrow | Frame::SerpentReturns => Some(Faction::Sleeper),
        Frame::Captive(captive) => Some(captive.victim()),
        Frame::Battle => duel.battle().map(battle::asked),
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
