//! What single instructions are worth.

use super::Mind;
use super::effects::Course;
use crate::content::{Passive, Progress};
use crate::ids::{Family, Pool, SpaceId};
use crate::language::{From, Native, Number, Verb};
use crate::rules::abilities::{has_rule, is_rule};
use crate::rules::values::{OMENS, amount, tokens_on};
use crate::state::{It, Source};

impl Mind<'_> {
    pub fn verb(&self, course: &mut Course, verb: Verb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let points = |number: Number| i16::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            Verb::Lose { n, pool } | Verb::Spend { n, pool } => self.change(who, pool, -points(n)),
            Verb::LoseAllBut { n, pool } => {
                let has = if pool == Pool::Health { it.health } else { it.sanity };
                self.change(who, pool, -(i16::from(has) - points(n)).max(0))
            }
            Verb::Recover { n, pool } => self.change(who, pool, points(n)),
            Verb::RecoverAll(pool) => self.change(who, pool, 99),
            Verb::SpendBoth { health, sanity } => {
                self.change(who, Pool::Health, -points(health))
                    + self.change(who, Pool::Sanity, -points(sanity))
            }
            Verb::Delay => self.delay(who),
            Verb::BeDevoured | Verb::PickIsDevoured => -self.fall(who) - 4.0,
            Verb::GainTicket(_) => 0.6,
            Verb::Improve(skill) => self.improvement(who, skill),
            Verb::ImproveChosen(number) => 2.8 * self.late * self.t.improvement * n(number),

            Verb::GainClues(number) => self.clues(who, points(number)),
            Verb::SpendClues(number) | Verb::DiscardClues(number) => {
                self.clues(who, -points(number))
            }
            Verb::GroupSpendsClues(number) => -1.8 * n(number),
            Verb::GiveClues | Verb::GiveItems | Verb::TradeAnywhere | Verb::ChangePlaces => 0.2,
            Verb::GainThisClue => {
                if let It::Clue(face) = context.about {
                    course.context.gained = Some(face);
                }
                self.gained_clue(who)
            }
            Verb::DiscardThisClue | Verb::DiscardClueThere => -1.0,
            Verb::MoveThisClue(_) | Verb::MoveTheClue(_) => -0.2,
            Verb::SpawnClues(number) => 0.8 * n(number),
            Verb::SpawnCluesOn { n: number, .. } => 0.8 * n(number),
            Verb::DiscardBoardClues => {
                -(self.s.spaces.iter().map(|it| it.clues.len()).sum::<u32>() as f32)
            }
            Verb::SpendTheClue => -self.clue(it.clues.len().saturating_sub(1)),

            Verb::Gain { family, n: number, from, .. } => n(number) * self.gain(who, family, from),
            Verb::GainAsset(asset) => self.asset(who, asset),
            Verb::GainArtifact(artifact) => self.artifact(who, artifact),
            Verb::GainSpell(_) => self.spell_gained(who),
            Verb::GainCondition(card) => {
                let immune = is_rule(&self.c.condition(card).abilities, Passive::CannotAct)
                    && has_rule(self.s, self.c, who, Passive::NeverDetained);
                if it.has_condition(card) || immune { 0.0 } else { self.condition(card) }
            }
            Verb::GainReserveWorth(number) => 0.9 * n(number).min(6.0),
            Verb::GainOneWorth { worth, .. } => 0.9 * n(worth).min(4.0),
            Verb::DiscardFrom { family, n: number } => -n(number) * self.held(who, family),
            Verb::DiscardWith { n: number, .. } => -1.6 * n(number),
            Verb::DiscardAllBut { .. } => -0.8 * it.assets.len() as f32,
            Verb::DiscardCondition(card) => {
                if it.has_condition(card) {
                    -self.condition(card)
                } else {
                    0.0
                }
            }
            Verb::DiscardConditionWith { .. } => 2.0,
            Verb::DiscardAnyCondition(_) => self.worst_condition(who),
            Verb::DiscardAny { .. } | Verb::DiscardAnySpell => 0.0,
            Verb::DiscardTheSpell => -1.8,
            Verb::DiscardThis => self.discard_this(&context.source, who),
            Verb::FlipThis => self.flip(course),
            Verb::DiscardReserve => -0.5,
            Verb::FillReserve => 0.5,

            Verb::Move(number) | Verb::MoveBy { n: number, .. } => 0.5 * n(number).min(3.0),
            Verb::MoveTo(_) | Verb::MoveToward { .. } | Verb::MoveWithMonster(_) => -0.3,

            Verb::AdvanceDoom(number) => -self.doom * n(number),
            Verb::RetreatDoom(number) => {
                if self.s.awake {
                    0.0
                } else {
                    self.doom * n(number)
                }
            }
            Verb::DoomToZero => -60.0,
            Verb::AdvanceOmen(number) => -self.doom * n(number) * self.matching(1),
            Verb::TurnOmenBack(_) => -self.doom * self.matching(3),
            Verb::SetOmen => 1.0 + 0.5 * self.doom * self.matching(1),

            Verb::CloseThisGate => match context.about {
                It::Gate(gate) => self.closed(who, gate),
                It::Rumor(card) => self.solved(card),
                _ => 0.0,
            },
            Verb::CloseIt => match context.it {
                It::Gate(gate) => self.closed(who, gate),
                _ => 0.0,
            },
            Verb::DiscardIt => self.gone(who, context.it),
            Verb::DiscardTarget => self.gone(who, context.target),
            Verb::SpawnGates(number) => -1.4 * self.doom * n(number),
            Verb::SpawnMonsters { n: number, .. } => -1.3 * n(number),
            Verb::SpawnMonster { .. } => -2.0,
            Verb::Ambush => {
                course.won = 0.5;
                -1.8
            }
            Verb::AmbushBy(kind) => {
                let bout = self.bout(who, kind, None);
                course.won = bout.won;
                bout.worth
            }
            Verb::EncounterIt => match context.it {
                It::Monster(slot) => self.s.monster(slot).map_or(0.0, |monster| {
                    let bout = self.bout(who, monster.kind, Some(slot));
                    course.won = bout.won;
                    bout.worth
                }),
                _ => 0.0,
            },
            Verb::EncounterEpic => -4.0,
            Verb::EncounterHere => self.brawl(who, it.space).worth,
            Verb::ItLoses(number) | Verb::ItLosesInstead(number) => {
                self.wounded(context.it, amount(self.s, self.c, &context, number))
            }
            Verb::DefeatIt => {
                course.won = 1.0;
                match context.it {
                    It::Monster(_) if self.s.fight().is_none() => self.gone(who, context.it),
                    _ => 0.0,
                }
            }
            Verb::ItRecovers | Verb::ItRecoversSome(_) => -0.8,
            Verb::MoveIt(_) | Verb::MoveItToward { .. } | Verb::MoveThisMonster(_) => 0.0,
            Verb::DiscardThisMonster => 0.8,
            Verb::ResolveReckoningOfIt => -2.0,

            Verb::TokensOnThis(number) => match context.source {
                Source::Mystery => self.step * n(number),
                Source::AncientOne => -3.0 * n(number),
                _ => -2.0 * n(number),
            },
            Verb::TakeTokensFromThis(number) => {
                let tokens = tokens_on(self.s, context.source).max(1);
                -6.0 * n(number).min(4.0) / f32::from(tokens)
            }
            Verb::TokensOnSpace { n: number, .. } => match context.source {
                Source::AncientOne => -1.5 * n(number),
                _ => 0.0,
            },
            Verb::TokenFromThereToThis => match context.source {
                Source::Mystery => self.step,
                _ => 0.0,
            },
            Verb::TokensOnOmen(number) => -0.8 * self.doom * n(number),
            Verb::TakeTokensFromOmen(number) => {
                0.8 * self.doom * n(number).min(f32::from(self.s.omen_tokens))
            }
            Verb::ThisClueToThis => self.step,
            Verb::ItToThis => self.it_to_this(&context),
            Verb::MysteryTokenOn(_) => 0.0,
            Verb::AdvanceMystery(number) => self.step.max(self.last_step()) * n(number),
            Verb::LoseMystery => {
                if self.s.solved.is_empty() {
                    0.0
                } else {
                    -24.0
                }
            }
            Verb::SolveRumor => match context.source {
                Source::Mythos(card) => self.solved(card),
                _ => 0.0,
            },
            Verb::SolveIt => match context.it {
                It::Rumor(card) => self.solved(card),
                _ => 0.0,
            },
            Verb::DrawRumor => -6.0,
            Verb::DrawMythos => -5.0,
            Verb::GateFromHereToThis | Verb::GateToThis => match context.source {
                Source::Mystery => self.step,
                _ => -10.0,
            },

            Verb::MoreDice(number) | Verb::ResearchDice(number) => {
                course.context.dice += amount(self.s, self.c, &context, number) as i8;
                0.0
            }
            Verb::FewerDice(number) => {
                course.context.dice -= amount(self.s, self.c, &context, number) as i8;
                0.0
            }
            Verb::CluesBuySuccesses => {
                course.context.dice += 2 * it.clues.len() as i8;
                0.0
            }
            Verb::SanityBuysDice => {
                course.context.dice += 2;
                0.0
            }
            Verb::ContinueWith(part) => self.part(course, part),
            Verb::OneMoreAction => 1.6,
            Verb::OtherWorldEncounter => self.meet_gate(it.space, who),
            Verb::OtherWorldOfRumor => match context.source {
                Source::Mythos(card) => self.meet_rumor_world(card),
                _ => 0.0,
            },
            Verb::SpecialEncounter => self.special(who),
            Verb::EncounterOf(deck) => self.added(who, deck),
            Verb::EndRest => -1.0,
            Verb::AimAt(_) => 0.0,
            Verb::ResearchTarget => 2.0,
            Verb::Prevent { n: number, .. } => {
                self.prevented(amount(self.s, self.c, &context, number))
            }
            Verb::PreventDamage => 2.5,
            Verb::PassMonsters => self.passing(who),
            Verb::AddStrength { n: number, .. } => 0.7 * n(number),
            Verb::LetReroll(number) => 0.6 * n(number),
            Verb::SkipEncounter => -0.5,
            Verb::ReckonWithOnes(card) => {
                if it.has_condition(card) {
                    -3.0
                } else {
                    0.0
                }
            }
            Verb::TakeWhatTheyLeft => self.left_behind(&context.source),
            Verb::BuryThem => 0.0,
            Verb::Win => 200.0,
            Verb::LoseGame => -200.0,
            Verb::Native(native) => self.native(native),
        }
    }

    /// The clue of a research encounter: for the mystery, or to keep.
    pub fn gained_clue(&self, who: u8) -> f32 {
        let kept = self.clue(self.s.investigator(who).clues.len());
        if self.progress == Some(Progress::Research) { self.step.max(kept) } else { kept }
    }

    /// A gate that is closed, and what the mystery makes of it.
    pub fn closed(&self, who: u8, gate: SpaceId) -> f32 {
        self.closed_after(who, gate, 0)
    }

    /// The same so many rounds later, when the omen will have turned.
    pub fn closed_after(&self, who: u8, gate: SpaceId, rounds: u8) -> f32 {
        if crate::rules::in_force(self.s, self.c, Passive::GatesStayOpen) {
            return 0.0;
        }
        let it = self.s.investigator(who);
        let omen = OMENS[usize::from((self.s.omen + rounds) % 4)];
        let matching = self.c.space(gate).gate == Some(omen);
        let step = match self.progress {
            Some(Progress::ClosedGate) if it.spells.len() >= 2 => (self.step - 3.6).max(0.0),
            Some(Progress::ClosedMatchingGate) if matching && !it.clues.is_empty() => {
                (self.step - self.clue(it.clues.len() - 1)).max(0.0)
            }
            _ => 0.0,
        };
        self.gate_after(gate, rounds) + step
    }

    /// What is gained when something leaves the board.
    fn gone(&self, who: u8, it: It) -> f32 {
        match it {
            It::Monster(slot) => {
                self.s.monster(slot).map_or(0.0, |monster| self.menace(monster.kind, Some(slot)))
            }
            It::Gate(space) => self.gate(space),
            It::Clue(_) => -1.0,
            It::Asset(asset) => -self.asset(who, asset),
            It::Rumor(card) => self.solved(card),
            _ => 0.0,
        }
    }

    /// A rumor that is solved, unless it is this rumor's own end that is being thought of.
    fn solved(&self, card: crate::ids::MythosId) -> f32 {
        if self.depth.get() > 1 { 0.0 } else { self.rumor(card) }
    }

    fn wounded(&self, it: It, n: u8) -> f32 {
        let It::Monster(slot) = it else { return 0.0 };
        let Some(monster) = self.s.monster(slot) else { return 0.0 };
        let toughness = crate::rules::stats(self.s, self.c, monster.kind).toughness;
        let left = f32::from(toughness.saturating_sub(monster.lost).max(1));
        let menace = self.menace(monster.kind, Some(slot));
        let share = (f32::from(n) / left).min(1.0);
        menace * if share >= 1.0 { 1.0 } else { 0.6 * share }
    }

    /// Gates that match the omen so many spaces on.
    pub fn matching(&self, ahead: u8) -> f32 {
        let omen = OMENS[usize::from((self.s.omen + ahead) % 4)];
        self.s.gates_on_board().filter(|at| self.c.space(*at).gate == Some(omen)).count() as f32
    }

    fn held(&self, who: u8, family: Family) -> f32 {
        match family {
            Family::Condition => -self.worst_condition(who),
            Family::Spell => 1.8,
            Family::Asset => 1.6,
            Family::Artifact => 4.0,
        }
    }

    fn worst_condition(&self, who: u8) -> f32 {
        let held = self.s.investigator(who).conditions.iter();
        held.map(|held| -self.condition(held.card)).fold(0.0, f32::max)
    }

    fn discard_this(&self, source: &Source, who: u8) -> f32 {
        match *source {
            // A card thought of before it is gained costs nothing to discard.
            Source::Asset(card) if !self.s.investigator(who).assets.contains(card) => 0.0,
            Source::Asset(card) => -self.kept(card),
            Source::Artifact(_) => -4.0,
            Source::Spell(..) => -1.8,
            Source::Condition(card, _) => -self.condition(card),
            Source::Mythos(_) => 1.5,
            _ => 0.0,
        }
    }

    /// An asset at hand, without what it does when it is discarded.
    fn kept(&self, card: crate::ids::AssetId) -> f32 {
        0.5 + 0.7 * f32::from(self.c.asset(card).cost)
    }

    fn flip(&self, course: &mut Course) -> f32 {
        match course.context.source {
            Source::Condition(card, _) if !course.context.back => {
                let backs = &self.c.condition(card).backs;
                course.context.back = true;
                let sum: f32 = backs.iter().map(|(_, back)| self.aside(course, *back)).sum();
                course.context.back = false;
                sum / backs.len().max(1) as f32
            }
            Source::Spell(card, _) if !course.context.back => {
                let backs = &self.c.spell(card).backs;
                course.context.back = true;
                let sum: f32 = backs.iter().map(|back| self.aside(course, *back)).sum();
                course.context.back = false;
                sum / backs.len().max(1) as f32
            }
            _ => 0.0,
        }
    }

    fn it_to_this(&self, context: &crate::state::Context) -> f32 {
        match (context.source, context.it) {
            (Source::Mystery, It::Gone(kind)) => {
                let toughness = crate::rules::stats(self.s, self.c, kind).toughness;
                self.step * f32::from(toughness)
            }
            (Source::Mystery, _) => self.step,
            (Source::Mythos(card), It::Gone(kind)) => {
                let toughness = crate::rules::stats(self.s, self.c, kind).toughness;
                let share = f32::from(toughness) / f32::from(self.s.players.max(1));
                self.rumor(card) * share.min(1.0)
            }
            _ => 0.0,
        }
    }

    /// A step of the Final Mystery.
    fn last_step(&self) -> f32 {
        let ancient = self.c.ancient(self.s.ancient);
        if self.s.awake && self.s.solved_count() >= ancient.mysteries {
            60.0 / f32::from(self.s.half_players().max(1))
        } else {
            0.0
        }
    }

    /// What the fallen one of this encounter carried.
    fn left_behind(&self, source: &Source) -> f32 {
        let Source::Fallen(sheet, _) = source else { return 0.0 };
        let Some(fallen) = self.s.fallen.iter().find(|it| it.sheet == *sheet) else { return 0.0 };
        1.6 * fallen.clues.len() as f32
            + 1.4 * fallen.assets.len() as f32
            + 4.0 * fallen.artifacts.len() as f32
            + 1.3 * fallen.spells.len() as f32
    }

    fn native(&self, native: Native) -> f32 {
        match native {
            Native::ReckonConditionsWithOnes => -4.0,
            Native::ForgetTheFallen => -1.0,
            Native::BanAssetsWorthTokens => -3.0,
            Native::LoseExpedition => -2.0,
            Native::ShuffleExpeditions => 0.0,
            Native::LookAtTwoGates => 0.3,
            Native::TradeClues => 0.1,
            Native::FindAlly => 2.8,
            Native::TurnHealthAndSanity => self.turning(),
            Native::SpendImprovements => -0.5,
        }
    }

    fn gain(&self, who: u8, family: Family, from: From) -> f32 {
        match (family, from) {
            (Family::Asset, From::Reserve) => 2.4 * self.t.asset * self.late,
            (Family::Asset, From::Deck) => 1.8 * self.t.asset * self.late,
            (Family::Artifact, _) => self.t.artifact * self.late,
            (Family::Spell, _) => self.spell_gained(who),
            (Family::Condition, _) => -2.0 * self.t.condition,
        }
    }
}
