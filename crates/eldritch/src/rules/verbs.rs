//! What the instructions of the effect language do.

use super::active::active;
use super::selectors::{is_nearest, origin, select, space_set};
use super::values::amount;
use super::{Run, Step};
use crate::event::{Event, Of, What};
use crate::ids::{Family, Pool, SpaceId, Ticket};
use crate::language::{From, Number, Part, Spaces, Verb};
use crate::state::{Context, Drawing, Ending, Found, Frame, It, SPECIAL, Source, Thing, TradeKind};
use script::At;

/// The space an instruction needs, if it needs one.
fn spaces_in(verb: Verb) -> Option<Spaces> {
    match verb {
        Verb::MoveThisClue(spaces)
        | Verb::MoveTo(spaces)
        | Verb::MoveIt(spaces)
        | Verb::MysteryTokenOn(spaces)
        | Verb::MoveThisMonster(spaces)
        | Verb::MoveTheClue(spaces)
        | Verb::SpawnCluesOn { on: spaces, .. }
        | Verb::MoveToward { to: spaces, .. }
        | Verb::SpawnMonsters { on: spaces, .. }
        | Verb::SpawnMonster { on: spaces, .. }
        | Verb::MoveItToward { to: spaces, .. }
        | Verb::TokensOnSpace { on: spaces, .. } => Some(spaces),
        _ => None,
    }
}

impl Run<'_> {
    /// EH-NEAREST-03, EH-RANDOM-LOCATIONS-01: asks where, or draws it, before the instruction.
    /// EH-RANDOM-LOCATIONS-02: with no clue to draw it is chosen.
    pub fn ask_where(&mut self, context: &Context, verb: Verb) -> Option<Step> {
        let spaces = spaces_in(verb)?;
        if spaces == Spaces::Random {
            self.refill_clues();
            let among = self.s.clue_pool.numbers();
            if among.is_empty() {
                let among = super::selectors::all_spaces(self.c).numbers();
                self.push(Frame::Where { by: context.who, among });
                return Some(Step::Next);
            }
            self.push(Frame::Draw { what: Drawing::RandomSpace, among });
            return Some(Step::Next);
        }
        let set = space_set(self.s, self.c, context, self.from_where(context, verb), spaces);
        if set.len() > 1 {
            let by = if is_nearest(spaces) { active(self.s) } else { context.who };
            self.push(Frame::Where { by, among: set.numbers() });
            return Some(Step::Next);
        }
        None
    }

    /// Whence the nearest is measured: from a clue or a monster if it is what moves.
    fn from_where(&self, context: &Context, verb: Verb) -> SpaceId {
        let of_it = match (verb, context.it) {
            (Verb::MoveIt(_) | Verb::MoveItToward { .. }, It::Monster(slot)) => {
                self.monster_at(slot)
            }
            (Verb::MoveTheClue(_), It::Clue(face)) => super::clues::space_of_clue(self.s, face),
            (Verb::MoveThisClue(_), _) => match context.about {
                It::Clue(face) => super::clues::space_of_clue(self.s, face),
                _ => None,
            },
            _ => None,
        };
        of_it.unwrap_or_else(|| origin(self.s, context))
    }

    /// The space that was chosen or that there is no choice about.
    fn space(&self, context: &Context, verb: Verb) -> Option<SpaceId> {
        if context.chosen.is_some() {
            return context.chosen;
        }
        let spaces = spaces_in(verb)?;
        space_set(self.s, self.c, context, self.from_where(context, verb), spaces).nth(0)
    }

    pub fn verb(&mut self, verb: Verb, at: At) {
        let Some(context) = self.s.context().copied() else { return };
        let who = context.who;
        let space = self.space(&context, verb);
        let n = |run: &Self, number: Number| amount(run.s, run.c, &context, number);
        if !self.s.is_playing(who) && is_personal(verb) {
            return;
        }
        match verb {
            Verb::Lose { n: number, pool } => {
                let n = n(self, number);
                if let Some(context) = self.s.context_mut() {
                    context.lost = 0;
                }
                self.lose(who, pool, n);
            }
            Verb::LoseAllBut { n: number, pool } => {
                let it = self.s.investigator(who);
                let has = if pool == Pool::Health { it.health } else { it.sanity };
                let n = has.saturating_sub(n(self, number));
                self.lose(who, pool, n);
            }
            Verb::Recover { n: number, pool } => {
                let n = n(self, number);
                self.recover(who, pool, n);
            }
            Verb::RecoverAll(pool) => self.recover(who, pool, u8::MAX),
            Verb::Spend { n: number, pool } => {
                let n = n(self, number);
                self.spend_pool(who, pool, n);
            }
            Verb::SpendBoth { health, sanity } => {
                let (health, sanity) = (n(self, health), n(self, sanity));
                self.spend_pool(who, Pool::Health, health);
                self.spend_pool(who, Pool::Sanity, sanity);
            }
            Verb::Delay => self.delay(who, context.willing),
            Verb::BeDevoured => self.devour(who),
            Verb::PickIsDevoured => {
                if let It::Investigator(seat) = context.it {
                    self.devour(seat);
                }
            }
            Verb::GainTicket(ticket) => self.gain_ticket(who, ticket),
            Verb::Improve(skill) => self.improve(who, skill),
            Verb::ImproveChosen(number) => {
                let n = n(self, number);
                self.push(Frame::Improve { who, n });
            }

            Verb::GainClues(number) => {
                let n = n(self, number);
                self.push(Frame::GainClues { who, n });
            }
            Verb::SpendClues(number) => {
                let n = n(self, number);
                self.pay_clues(who, n);
            }
            Verb::GroupSpendsClues(number) => {
                let left = n(self, number);
                self.push(Frame::GroupClues { left });
            }
            Verb::DiscardClues(number) => {
                let n = n(self, number);
                self.discard_clues(who, n);
            }
            Verb::GiveClues => self.push(Frame::PickPartner { who, kind: TradeKind::GiveClues }),
            Verb::GiveItems => self.push(Frame::PickPartner { who, kind: TradeKind::GiveItems }),
            Verb::TradeAnywhere => self.push(Frame::PickPartner { who, kind: TradeKind::All }),
            Verb::GainThisClue => self.gain_this_clue(&context),
            Verb::DiscardThisClue => {
                if let It::Clue(face) = context.about {
                    self.discard_board_clue(face);
                }
            }
            Verb::MoveThisClue(_) => {
                if let (It::Clue(face), Some(space)) = (context.about, space) {
                    self.move_board_clue(face, space);
                }
            }
            Verb::MoveTheClue(_) => {
                if let (It::Clue(face), Some(space)) = (context.it, space) {
                    self.move_board_clue(face, space);
                }
            }
            Verb::SpawnClues(number) => {
                let n = n(self, number);
                self.push(Frame::SpawnClues { n, on: None });
            }
            Verb::SpawnCluesOn { n: number, .. } => {
                let n = n(self, number);
                self.push(Frame::SpawnClues { n, on: space });
            }
            Verb::DiscardClueThere => {
                let face = context.there.and_then(|there| self.s.space(there).clues.nth(0));
                face.into_iter().for_each(|face| self.discard_board_clue(face));
            }
            Verb::DiscardBoardClues => {
                let all = super::selectors::all_spaces(self.c);
                for space in all.iter() {
                    for face in self.s.space(space).clues.iter().collect::<Vec<_>>() {
                        self.discard_board_clue(face);
                    }
                }
            }

            Verb::Gain { family: Family::Asset, n: number, with, from: From::Reserve } => {
                let n = n(self, number);
                let frame = Frame::TakeFromReserve { who, n, with, worth: None, items: false };
                self.push(frame);
            }
            Verb::Gain { family, n: number, with, .. } => {
                let n = n(self, number);
                self.push(Frame::GainCards { who, n, family, with });
            }
            Verb::GainAsset(asset) => self.gain_asset_named(who, asset),
            Verb::GainArtifact(artifact) => self.gain_artifact_named(who, artifact),
            Verb::GainSpell(spell) => self.gain_spell_named(who, spell),
            Verb::GainCondition(card) => self.gain_condition(who, card, context.willing),
            Verb::GainReserveWorth(number) => {
                let worth = Some(n(self, number));
                self.push(Frame::TakeFromReserve { who, n: 8, with: None, worth, items: true });
            }
            Verb::GainOneWorth { n: number, worth } => {
                let (n, worth) = (n(self, number), Some(n(self, worth)));
                self.push(Frame::TakeFromReserve { who, n, with: None, worth, items: true });
            }
            Verb::DiscardFrom { family, n: number } => {
                let n = n(self, number);
                self.push(Frame::Discard { who, n, family: Some(family), with: None });
            }
            Verb::DiscardWith { with, n: number } => {
                let n = n(self, number);
                self.push(Frame::Discard { who, n, family: None, with: Some(with) });
            }
            Verb::DiscardAllBut { with, n: number } => {
                let has =
                    super::discarding::discardable(self.s, self.c, who, None, Some(with)).count();
                let n = (has as u8).saturating_sub(n(self, number));
                self.push(Frame::Discard { who, n, family: None, with: Some(with) });
            }
            Verb::DiscardCondition(card) => self.discard_thing(who, Thing::Condition(card)),
            Verb::DiscardConditionWith { with, n: number } => {
                let n = n(self, number);
                let family = Some(Family::Condition);
                self.push(Frame::Discard { who, n, family, with: Some(with) });
            }
            Verb::DiscardAnyCondition(number) => {
                let n = n(self, number);
                let family = Some(Family::Condition);
                self.push(Frame::Discard { who, n, family, with: None });
            }
            Verb::DiscardAny { with } => {
                self.push(Frame::DiscardAny { who, family: None, with: Some(with) });
            }
            Verb::DiscardAnySpell => {
                self.push(Frame::DiscardAny { who, family: Some(Family::Spell), with: None });
            }
            Verb::DiscardTheSpell => {
                if let It::Spell(card) = context.it {
                    self.discard_thing(who, Thing::Spell(card));
                }
            }
            Verb::DiscardThis => self.discard_this(),
            Verb::FlipThis => self.flip_this(),
            Verb::DiscardReserve => {
                for asset in std::mem::take(&mut self.s.reserve) {
                    self.s.asset_discards.add(asset);
                }
            }
            Verb::FillReserve => self.push(Frame::Refill),

            Verb::Move(number) => {
                let left = n(self, number);
                // EH-FAQ-10: one space is no matter of choice unless the card says so; of several, as many as one likes.
                let may_stop = left > 1;
                let frame = Frame::Moving { who, left, by: None, tickets: false, may_stop };
                self.push(frame);
            }
            Verb::MoveBy { n: number, path } => {
                let left = n(self, number);
                let may_stop = left > 1;
                let frame = Frame::Moving { who, left, by: Some(path), tickets: false, may_stop };
                self.push(frame);
            }
            Verb::MoveTo(_) => {
                if let Some(space) = space {
                    self.move_straight(who, space);
                }
            }
            Verb::MoveToward { n: number, .. } => {
                let left = n(self, number);
                if let Some(to) = space {
                    self.push(Frame::Toward { what: It::Investigator(who), to, left });
                }
            }
            Verb::MoveWithMonster(number) => {
                let left = n(self, number);
                if let Source::Monster(slot, _) = context.source {
                    self.push(Frame::Follow { slot, who });
                }
                let frame = Frame::Moving { who, left, by: None, tickets: false, may_stop: false };
                self.push(frame);
            }
            Verb::ChangePlaces => {
                let partner = match context.target {
                    // The one who was traded with decides.
                    It::Investigator(seat) if seat == who => self.who_began(context.source),
                    It::Investigator(seat) => Some(seat),
                    _ => None,
                };
                if let Some(other) = partner
                    && self.may_move(who)
                    && self.may_move(other)
                {
                    let (mine, theirs) = (self.space_of(who), self.space_of(other));
                    self.move_straight(who, theirs);
                    self.move_straight(other, mine);
                }
            }

            Verb::AdvanceDoom(number) => {
                let n = n(self, number);
                self.push(Frame::Doom { n, gate: None });
            }
            Verb::RetreatDoom(number) => {
                let n = n(self, number);
                self.retreat_doom(n);
            }
            Verb::DoomToZero => {
                let n = self.s.doom;
                self.push(Frame::Doom { n, gate: None });
            }
            Verb::AdvanceOmen(number) => {
                let n = n(self, number);
                self.push(Frame::OmenSteps { n });
            }
            Verb::TurnOmenBack(number) => {
                let n = n(self, number);
                self.turn_omen_back(n);
            }
            Verb::SetOmen => self.push(Frame::SetOmen { who }),

            Verb::CloseThisGate => match context.about {
                It::Gate(gate) => self.close_gate(gate, who),
                // A rumor whose world stands for a gate.
                It::Rumor(card) => self.discard_mythos(card, true),
                _ => {}
            },
            Verb::CloseIt => {
                if let It::Gate(gate) = context.it {
                    self.close_gate(gate, who);
                }
            }
            Verb::DiscardIt => self.discard_it(who, context.it),
            Verb::DiscardTarget => self.discard_it(who, context.target),
            Verb::SpawnGates(number) => {
                let n = n(self, number);
                self.push(Frame::SpawnGates { n });
            }
            Verb::SpawnMonsters { n: number, .. } => {
                let n = n(self, number);
                if let Some(on) = space {
                    self.push(Frame::SpawnMonsters { n, on });
                }
            }
            Verb::SpawnMonster { monster, .. } => {
                if let Some(on) = space {
                    self.spawn_named(monster, on);
                }
            }
            Verb::Ambush => {
                let among = self.cup();
                if !among.is_empty() {
                    self.push(Frame::Draw { what: Drawing::Ambusher { who }, among });
                }
            }
            Verb::AmbushBy(kind) => {
                self.ambush(who, kind, false);
            }
            Verb::EncounterIt => {
                if let It::Monster(slot) = context.it {
                    if let Some(context) = self.s.context_mut() {
                        context.defeated = false;
                    }
                    self.begin_fight(who, slot);
                }
            }
            Verb::EncounterEpic => {
                let epic = self.c.ancient(self.s.ancient).epic;
                let found = self.s.monsters().find(|(_, it)| Some(it.kind) == epic);
                if let Some(slot) = found.map(|(slot, _)| slot) {
                    self.begin_fight(who, slot);
                }
            }
            Verb::EncounterHere => {
                let here = self.space_of(who);
                let left = self.s.monsters_on(here).map(|(at, _)| at).collect::<Found>();
                self.push(Frame::Monsters { seat: who, left });
            }
            Verb::ItLoses(number) => {
                let n = n(self, number);
                if let It::Monster(slot) = context.it {
                    self.hurt_monster(slot, n, who);
                }
            }
            Verb::ItLosesInstead(number) => {
                // The front made it lose 2 already.
                let n = n(self, number).saturating_sub(2);
                if let It::Monster(slot) = context.it {
                    self.hurt_monster(slot, n, who);
                }
            }
            Verb::ItRecovers => {
                if let It::Monster(slot) = context.it {
                    self.heal_monster(slot, u8::MAX);
                }
            }
            Verb::ItRecoversSome(number) => {
                let n = n(self, number);
                if let It::Monster(slot) = context.it {
                    self.heal_monster(slot, n);
                }
            }
            Verb::DefeatIt => self.defeat_it(&context, who),
            Verb::MoveIt(_) => {
                if let (It::Monster(slot), Some(space)) = (context.it, space) {
                    self.move_monster(slot, space);
                    let there = self.monster_at(slot);
                    self.in_context(|context| context.there = there);
                }
            }
            Verb::MoveThisMonster(_) => {
                if let (Source::Monster(slot, _), Some(space)) = (context.source, space) {
                    self.move_monster(slot, space);
                }
            }
            Verb::DiscardThisMonster => {
                if let Source::Monster(slot, _) = context.source {
                    self.discard_monster(slot);
                }
            }
            Verb::MoveItToward { n: number, .. } => {
                let left = n(self, number);
                if let (It::Monster(_), Some(to)) = (context.it, space) {
                    self.push(Frame::Toward { what: context.it, to, left });
                }
            }
            Verb::ResolveReckoningOfIt => match context.it {
                It::Monster(slot) => self.reckon_monster(slot),
                It::Rumor(card) => self.reckon_mythos(card),
                _ => {}
            },

            Verb::TokensOnThis(number) => {
                let n = n(self, number);
                self.put_tokens(context.source, n);
            }
            Verb::TakeTokensFromThis(number) => {
                let n = n(self, number);
                if let Source::Mythos(card) = context.source {
                    self.take_tokens(card, n);
                }
            }
            Verb::TokensOnSpace { n: number, .. } => {
                let n = n(self, number);
                let Some(space) = space else { return };
                self.s.space_mut(space).tokens += n;
                if context.source == Source::Mystery
                    && let Some(mystery) = &mut self.s.mystery
                {
                    mystery.marked.add(space);
                }
                self.say(Event::new(What::TokensPut).at(space).n(i16::from(n)));
            }
            Verb::TokenFromThereToThis => {
                let here = self.space_of(who);
                if self.s.space(here).tokens > 0 {
                    self.s.space_mut(here).tokens -= 1;
                    if self.s.space(here).tokens == 0
                        && let Some(mystery) = &mut self.s.mystery
                    {
                        mystery.marked.remove(here);
                    }
                    self.put_tokens(context.source, 1);
                }
            }
            Verb::TokensOnOmen(number) => self.s.omen_tokens += n(self, number),
            Verb::TakeTokensFromOmen(number) => {
                let n = n(self, number);
                self.s.omen_tokens = self.s.omen_tokens.saturating_sub(n);
            }
            Verb::SpendTheClue => {
                if let Some(face) = context.gained {
                    self.s.investigator_mut(who).clues.remove(face);
                    let left = self.s.investigator(who).clues.len() as i16;
                    self.say(Event::by(What::SpentClue, who).change(left + 1, left));
                }
            }
            Verb::ThisClueToThis => {
                if let (Some(face), Some(mystery)) = (context.gained, &mut self.s.mystery) {
                    mystery.clues.add(face);
                    self.say_advanced(1);
                }
            }
            Verb::GateFromHereToThis => {
                let here = self.space_of(who);
                self.gate_to_this(context.source, here);
            }
            Verb::GateToThis => match context.about {
                It::Gate(gate) if self.s.space(gate).gate => {
                    self.gate_to_this(context.source, gate);
                }
                _ => {
                    self.reshuffle_gates();
                    if !self.s.gates.is_empty() {
                        self.push(Frame::Draw { what: Drawing::GateToSheet, among: Found::NONE });
                    }
                }
            },
            Verb::ItToThis => self.it_to_this(&context),
            Verb::MysteryTokenOn(_) => {
                if let Some(space) = space {
                    self.s.space_mut(space).mystery = true;
                    self.say(Event::new(What::TokensPut).at(space).n(1));
                }
            }
            Verb::AdvanceMystery(number) => {
                let n = n(self, number);
                self.advance_mystery(n);
            }
            Verb::LoseMystery => {
                let among: Found = self.s.solved.numbers();
                if !among.is_empty() {
                    self.push(Frame::Draw { what: Drawing::LostMystery, among });
                }
            }
            Verb::SolveRumor => {
                if let Source::Mythos(card) = context.source {
                    self.discard_mythos(card, true);
                }
            }
            Verb::SolveIt => {
                if let It::Rumor(card) = context.it {
                    self.discard_mythos(card, true);
                }
            }
            Verb::DrawRumor => {
                let among = self.unseen_rumors();
                if !among.is_empty() {
                    self.push(Frame::Draw { what: Drawing::Rumor, among });
                }
            }
            Verb::DrawMythos => self.draw_mythos(),

            Verb::MoreDice(number) => {
                let n = n(self, number) as i8;
                self.in_context(|context| context.dice += n);
            }
            Verb::ResearchDice(number) => {
                let n = n(self, number) as i8;
                self.in_context(|context| context.research_dice += n);
            }
            Verb::FewerDice(number) => {
                let n = n(self, number) as i8;
                self.in_context(|context| context.dice -= n);
            }
            Verb::CluesBuySuccesses => self.in_context(|context| context.clues_buy = true),
            Verb::SanityBuysDice => self.in_context(|context| context.sanity_buys = true),
            Verb::ContinueWith(part) => self.continue_with(part == Part::Pass),
            Verb::OneMoreAction => self.one_more_action(who),
            Verb::OtherWorldEncounter => {
                let here = self.space_of(who);
                let inner = self.inner(&context);
                self.other_world(inner, It::Gate(here));
            }
            Verb::OtherWorldOfRumor => {
                if let Source::Mythos(card) = context.source {
                    let inner = self.inner(&context);
                    self.other_world(inner, It::Rumor(card));
                }
            }
            Verb::SpecialEncounter => {
                let inner = self.inner(&context);
                self.draw_encounter(inner, SPECIAL);
            }
            Verb::EndRest => {}
            Verb::AimAt(selector) => {
                let among = select(self.s, self.c, &context, selector);
                if let Some(only) = among.only() {
                    let only = super::selectors::item(selector, only);
                    self.in_context(|context| context.target = only);
                } else if !among.is_empty() {
                    self.push(Frame::Aim { at, among });
                }
            }
            Verb::ResearchTarget => {
                if let It::Clue(face) = context.target {
                    self.s.investigator_mut(who).met = true;
                    let mut inner = self.inner(&context);
                    inner.research_dice = context.research_dice;
                    self.research(inner, face);
                }
            }
            Verb::Prevent { n: number, instead } => {
                let n = n(self, number);
                if let Some(losing) = self.s.losing_mut() {
                    let before = if instead { losing.by_spell } else { 0 };
                    losing.prevented = losing.prevented.saturating_sub(before).saturating_add(n);
                    losing.by_spell = n;
                }
            }
            Verb::PreventDamage => {
                if let Some(fight) = self.s.fight_mut() {
                    fight.prevented = true;
                }
            }
            Verb::PassMonsters => self.s.investigator_mut(who).unseen = true,
            Verb::AddStrength { n: number, instead } => {
                let n = n(self, number) as i8;
                if let Some(fight) = self.s.fight_mut() {
                    fight.strength = if instead { n } else { fight.strength.max(n) };
                }
            }
            Verb::LetReroll(number) => {
                let n = n(self, number);
                if let Some(fight) = self.s.fight_mut() {
                    fight.rerolls += n;
                }
            }
            Verb::SkipEncounter => self.s.investigator_mut(who).no_more = true,
            Verb::ReckonWithOnes(card) => {
                if self.s.investigator(who).has_condition(card) {
                    self.reckon_condition(who, card, true);
                }
            }
            Verb::TakeWhatTheyLeft => self.take_what_they_left(&context),
            Verb::BuryThem => {
                if let Source::Fallen(sheet, _) = context.source {
                    self.s.fallen.retain(|fallen| fallen.sheet != sheet);
                }
            }
            Verb::Win => self.s.ending = Some(Ending::Won),
            Verb::LoseGame => self.lose_game(context.source),
            Verb::Native(native) => self.native(native, &context),
        }
    }

    fn in_context(&mut self, change: impl FnOnce(&mut Context)) {
        if let Some(context) = self.s.context_mut() {
            change(context);
        }
    }

    /// A context for an encounter within an effect.
    fn inner(&self, context: &Context) -> Context {
        let mut inner = self.context_of(context.who, Source::Rules);
        inner.by_lead = false;
        inner.about = context.about;
        inner.there = Some(self.space_of(context.who));
        inner
    }

    /// EH-GAINING-11: from the space.
    fn gain_this_clue(&mut self, context: &Context) {
        let It::Clue(face) = context.about else { return };
        let Some(space) = super::clues::space_of_clue(self.s, face) else { return };
        self.s.space_mut(space).clues.remove(face);
        self.s.investigator_mut(context.who).clues.add(face);
        let now = self.s.investigator(context.who).clues.len() as i16;
        let event = Event::by(What::GainedClue, context.who).of(Of::Thing(Thing::Clue(face)));
        self.say(event.at(space).change(now - 1, now));
        self.in_context(|context| context.gained = Some(face));
    }

    /// EH-DISCARD-16: what is there.
    fn discard_it(&mut self, who: u8, it: It) {
        match it {
            It::Monster(slot) => self.discard_monster(slot),
            It::Gate(space) => self.discard_gate(space),
            It::Clue(face) => self.discard_board_clue(face),
            It::Asset(asset) if self.s.investigator(who).assets.contains(asset) => {
                self.discard_thing(who, Thing::Asset(asset));
            }
            It::Rumor(card) => self.discard_mythos(card, false),
            _ => {}
        }
    }

    /// EH-EPIC-MONSTERS-02: not an epic one.
    fn defeat_it(&mut self, context: &Context, who: u8) {
        let fighting = self.s.fight().cloned();
        match context.it {
            It::Monster(slot) => {
                let epic =
                    self.s.monster(slot).is_some_and(|monster| self.c.monster(monster.kind).epic);
                if epic {
                    return;
                }
                let in_fight = fighting.is_some_and(|fight| fight.slot == Some(slot));
                if in_fight {
                    if let Some(fight) = self.s.fight_mut() {
                        fight.defeated = true;
                    }
                } else {
                    self.defeat_monster_plainly(slot, Some(who));
                }
            }
            _ => {
                if let Some(fight) = self.s.fight_mut() {
                    fight.defeated = true;
                }
            }
        }
    }

    /// EH-ELDRITCH-TOKENS-02, EH-COMPONENT-LIMITS-08: as many as are called for; what they do is on the card.
    fn put_tokens(&mut self, source: Source, n: u8) {
        match source {
            Source::Mythos(card) => {
                if let Some(card) = self.s.in_play.iter_mut().find(|it| it.card == card) {
                    card.tokens += n;
                }
            }
            Source::Mystery => {
                if let Some(mystery) = &mut self.s.mystery {
                    mystery.count += n;
                }
                self.say_advanced(n);
                return;
            }
            Source::AncientOne => self.s.sheet_tokens = self.s.sheet_tokens.saturating_add(n),
            _ => {}
        }
        self.say(Event::new(What::TokensPut).of(Of::Source(source)).n(i16::from(n)));
    }

    fn gate_to_this(&mut self, source: Source, gate: SpaceId) {
        if !self.s.space(gate).gate {
            return;
        }
        self.s.space_mut(gate).gate = false;
        self.say(Event::new(What::GateDiscarded).at(gate));
        match (source, &mut self.s.mystery) {
            (Source::Mystery, Some(mystery)) => mystery.gates.add(gate),
            _ => self.s.sheet_gates.add(gate),
        }
    }

    /// A gate or a monster that was closed or defeated goes onto the card.
    fn it_to_this(&mut self, context: &Context) {
        match context.it {
            It::Gate(gate) => {
                self.s.gate_discards.remove(gate);
                match (context.source, &mut self.s.mystery) {
                    (Source::Mystery, Some(mystery)) => {
                        mystery.gates.add(gate);
                        self.say_advanced(1);
                    }
                    _ => {
                        self.s.sheet_gates.add(gate);
                        self.say(Event::new(What::MysteryAdvanced).n(1));
                    }
                }
            }
            It::Gone(kind) => {
                let toughness = super::stats(self.s, self.c, kind).toughness;
                match context.source {
                    Source::Mystery => {
                        self.keep_monster(kind, None);
                        if let Some(mystery) = &mut self.s.mystery {
                            mystery.count += toughness;
                        }
                        self.say_advanced(toughness);
                        return;
                    }
                    Source::Mythos(card) => {
                        self.keep_monster(kind, Some(card));
                        let mut cards = self.s.in_play.iter_mut();
                        if let Some(card) = cards.find(|it| it.card == card) {
                            card.toughness += toughness;
                        }
                    }
                    _ => {}
                }
                self.say(Event::new(What::MysteryAdvanced).n(i16::from(toughness)));
            }
            _ => {}
        }
    }

    /// EH-INV-SILAS-02: one more in one's own turn, or one out of turn.
    fn one_more_action(&mut self, who: u8) {
        let own_turn = self.s.frames.contains(&Frame::Turn { seat: who });
        if own_turn {
            self.s.investigator_mut(who).actions += 1;
        } else {
            self.push(Frame::OneAction { seat: who });
        }
    }

    fn pay_clues(&mut self, who: u8, n: u8) {
        let price = super::payable::price_in_clues(self.s, self.c, who, n);
        if price < n
            && let Some(source) = super::abilities::rule_source(
                self.s,
                self.c,
                who,
                crate::content::Passive::CheaperClues,
            )
        {
            self.spend(source);
        }
        if price > 0 {
            self.push(Frame::PayClues { who, n: price });
        }
    }

    /// A price in clues, of which sanity may pay one.
    pub fn step_pay(&mut self, who: u8, n: u8) -> Step {
        if n == 0 || !self.s.is_playing(who) {
            self.pop();
            return Step::Next;
        }
        let clues = self.s.investigator(who).clues.len() as u8;
        if super::payable::clues_of(self.s, self.c, who) > clues {
            return Step::Ask(who);
        }
        self.become_frame(Frame::PayClues { who, n: n - 1 });
        self.spend_clue(who);
        Step::Next
    }

    pub fn paid(&mut self, who: u8, n: u8, with_sanity: bool) {
        self.become_frame(Frame::PayClues { who, n: n - 1 });
        if with_sanity {
            self.s.investigator_mut(who).used = true;
            self.spend_pool(who, Pool::Sanity, 1);
        } else {
            self.spend_clue(who);
        }
    }

    /// EH-DEFEATED-14: the possessions of the one who fell.
    fn take_what_they_left(&mut self, context: &Context) {
        let Source::Fallen(sheet, _) = context.source else { return };
        let Some(at) = self.s.fallen.iter().position(|fallen| fallen.sheet == sheet) else {
            return;
        };
        let fallen = self.s.fallen[at].clone();
        let who = context.who;
        let it = self.s.investigator_mut(who);
        it.clues = it.clues.or(fallen.clues);
        it.assets = it.assets.or(fallen.assets);
        it.artifacts = it.artifacts.or(fallen.artifacts);
        for held in fallen.spells {
            let it = self.s.investigator_mut(who);
            if it.has_spell(held.card) {
                self.s.shuffle_in_spell(held.card);
            } else {
                it.spells.push(held);
            }
        }
        let left = &mut self.s.fallen[at];
        left.clues = Default::default();
        left.tickets = [0; 2];
        left.assets = Default::default();
        left.artifacts = Default::default();
        left.spells.clear();
        self.say(Event::by(What::TookBelongings, who).of(Of::Sheet(sheet)));
        for ticket in [Ticket::Train, Ticket::Ship] {
            (0..fallen.tickets[ticket as usize]).for_each(|_| self.receive_ticket(who, ticket));
        }
    }
}

/// Whether an instruction is about the one who resolves it.
fn is_personal(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Lose { .. }
            | Verb::LoseAllBut { .. }
            | Verb::Recover { .. }
            | Verb::RecoverAll(_)
            | Verb::Spend { .. }
            | Verb::SpendBoth { .. }
            | Verb::Delay
            | Verb::BeDevoured
            | Verb::GainTicket(_)
            | Verb::Improve(_)
            | Verb::ImproveChosen(_)
            | Verb::GainClues(_)
            | Verb::SpendClues(_)
            | Verb::DiscardClues(_)
            | Verb::GiveClues
            | Verb::GiveItems
            | Verb::TradeAnywhere
            | Verb::Gain { .. }
            | Verb::GainAsset(_)
            | Verb::GainArtifact(_)
            | Verb::GainSpell(_)
            | Verb::GainCondition(_)
            | Verb::GainReserveWorth(_)
            | Verb::GainOneWorth { .. }
            | Verb::DiscardFrom { .. }
            | Verb::DiscardWith { .. }
            | Verb::DiscardAllBut { .. }
            | Verb::DiscardCondition(_)
            | Verb::DiscardConditionWith { .. }
            | Verb::DiscardAnyCondition(_)
            | Verb::DiscardAny { .. }
            | Verb::DiscardAnySpell
            | Verb::Move(_)
            | Verb::MoveBy { .. }
            | Verb::MoveTo(_)
            | Verb::MoveToward { .. }
            | Verb::MoveWithMonster(_)
            | Verb::Ambush
            | Verb::AmbushBy(_)
            | Verb::EncounterIt
            | Verb::EncounterEpic
            | Verb::EncounterHere
            | Verb::OneMoreAction
    )
}
