//! Whether a price can be paid and an escape taken.

use super::abilities::{carries, forbidding, has_rule, in_force, rule_source};
use super::discarding::discardable;
use super::selectors::select;
use super::values::{amount, holds};
use super::{Menu, acquire, improving, monsters};
use crate::content::{Content, Passive};
use crate::ids::{ConditionId, Form, KindId, Pool, SpellId, TraitId};
use crate::language::{
    BodyVerb, ClueVerb, DiscardVerb, EffectLanguage, From, GainVerb, GateVerb, MonsterVerb, Native,
    Number, TravelVerb, Verb, When, Who,
};
use crate::state::{Context, Eldritch, Frame, Source};
use kernel::Seat;
use script::machine::{self, Look};
use script::{Block, Code};

/// An effect, examined before any of it is carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'v> {
    pub s: &'v Eldritch,
    pub c: &'v Content,
    pub context: &'v Context,
}

impl Look for View<'_> {
    type Language = EffectLanguage;

    fn code(&self) -> &Code<EffectLanguage> {
        &self.c.code
    }

    fn can_do(&self, verb: Verb) -> bool {
        can_do(self.s, self.c, self.context, verb)
    }

    fn does_something(&self, verb: Verb) -> bool {
        does_something(self.s, self.c, self.context, verb)
    }

    fn finds_any(&self, who: Who) -> bool {
        !select(self.s, self.c, self.context, who).is_empty()
    }

    fn holds(&self, when: When) -> bool {
        holds(self.s, self.c, self.context, when)
    }
}

/// EH-SPEND-02: everything the block requires can be done.
/// EH-SPEND-04, EH-FAQ-12-EX1: not by spending the last point, nor by gaining a condition already
/// held.
pub(crate) fn can_pay(s: &Eldritch, c: &Content, context: &Context, block: Block) -> bool {
    machine::can_pay(&View { s, c, context }, block)
}

/// Whether a block would affect nobody and nothing; then no price is asked for it.
pub(crate) fn is_in_vain(s: &Eldritch, c: &Content, context: &Context, block: Block) -> bool {
    machine::is_in_vain(&View { s, c, context }, block)
}

/// Whether a block could do anything at all.
pub(crate) fn leads_somewhere(s: &Eldritch, c: &Content, context: &Context, block: Block) -> bool {
    machine::leads_somewhere(&View { s, c, context }, block)
}

/// EH-COMPONENT-LIMITS-01: whether there is anything left to gain, spawn, improve or trade.
fn does_something(s: &Eldritch, c: &Content, context: &Context, verb: Verb) -> bool {
    let who = context.who;
    match verb {
        Verb::Clue(ClueVerb::GainClues(_)) => {
            !s.clue_pool.is_empty() || !s.clue_discards.is_empty()
        }
        Verb::Gain(GainVerb::Gain { kind: KindId::ASSET, with, from: From::Reserve, .. }) => {
            let frame = Frame::TakeFromReserve { who, n: 1, with, worth: None, items: false };
            is_something_to_take(s, c, &frame)
        }
        Verb::Gain(GainVerb::Gain { kind, with, .. }) => is_there(s, c, who, kind, with),
        Verb::Gain(GainVerb::TradeAnywhere) => is_not_alone(s, who),
        Verb::Body(BodyVerb::Improve(skill)) => improving::can_improve(s, who, skill),
        Verb::Monster(MonsterVerb::SpawnMonster { monster, .. }) => {
            monsters::can_spawn(s, c, monster)
        }
        Verb::Native(native) => native_does_something(s, who, native),
        Verb::Body(_)
        | Verb::Clue(_)
        | Verb::Gain(_)
        | Verb::Discard(_)
        | Verb::Travel(_)
        | Verb::Doom(_)
        | Verb::Gate(_)
        | Verb::Monster(_)
        | Verb::Mystery(_)
        | Verb::Aid(_)
        | Verb::Course(_) => true,
    }
}

fn native_does_something(s: &Eldritch, who: Seat, native: Native) -> bool {
    let it = s.investigator(who);
    match native {
        Native::TradeClues => is_not_alone(s, who),
        Native::LookAtTwoGates => !s.gates.is_empty() || !s.gate_discards.is_empty(),
        Native::TurnHealthAndSanity => it.health > 1 || it.sanity > 1,
        Native::SpendImprovements => it.improved.iter().any(|n| *n > 0),
        Native::ReckonConditionsWithOnes
        | Native::ForgetTheFallen
        | Native::LoseExpedition
        | Native::ShuffleExpeditions => true,
    }
}

fn is_not_alone(s: &Eldritch, who: Seat) -> bool {
    super::abilities::playing(s).any(|other| other != who)
}

fn is_something_to_take(s: &Eldritch, c: &Content, frame: &Frame) -> bool {
    let mut menu = Menu::new();
    acquire::offer_take(s, c, frame, &mut menu);
    !menu.is_empty()
}

/// EH-COMPONENT-LIMITS-02, EH-GAINING-08: whether the deck or its discards hold a suitable card.
fn is_there(s: &Eldritch, c: &Content, who: Seat, kind: KindId, with: Option<TraitId>) -> bool {
    let has = |traits: &crate::content::Traits| with.is_none_or(|with| traits.contains(with));
    let fits = |its: KindId, traits| its == kind && has(traits);
    let it = s.investigator(who);
    match c.kind(kind).form {
        Form::Asset => s.assets.or(&s.asset_discards).iter().any(|id| has(&c.asset(id).traits)),
        Form::Artifact => {
            let decks = s.artifacts.or(&s.artifact_discards).or(&s.added_artifacts);
            decks.iter().map(|id| c.artifact(id)).any(|card| fits(card.kind, &card.traits))
        }
        Form::Spell => (0..).map(SpellId).zip(&c.spells).any(|(id, card)| {
            s.spells[id] > 0 && !it.has_spell(id) && fits(card.kind, &card.traits)
        }),
        Form::Condition => (0..).map(ConditionId).zip(&c.conditions).any(|(id, card)| {
            s.conditions[id] > 0 && !it.has_condition(id) && fits(card.kind, &card.traits)
        }),
    }
}

/// EH-INV-NORMAN-01: clues, or sanity instead of one.
pub(crate) fn clues_of(s: &Eldritch, c: &Content, who: Seat) -> u8 {
    let it = s.investigator(who);
    let sanity = it.sanity > 1 && !it.used && has_rule(s, c, who, Passive::SanityForClues);
    crate::state::amount(it.clues.len()).saturating_add(u8::from(sanity))
}

/// A price in clues after discounts.
pub(crate) fn price_in_clues(s: &Eldritch, c: &Content, who: Seat, n: u8) -> u8 {
    let cheaper = rule_source(s, c, who, Passive::CheaperClues);
    let works = cheaper.is_some_and(|source| !super::abilities::is_spent(s, source));
    n.saturating_sub(u8::from(works))
}

fn can_do(s: &Eldritch, c: &Content, context: &Context, verb: Verb) -> bool {
    match verb {
        Verb::Body(verb) => can_bear(s, c, context, verb),
        Verb::Clue(verb) => has_clues(s, c, context, verb),
        Verb::Gain(verb) => can_gain(s, c, context, verb),
        Verb::Discard(verb) => can_discard(s, c, context, verb),
        // EH-CONFLICTS-04, EH-INV-AKACHI-05.
        Verb::Travel(verb) => match verb {
            TravelVerb::Move(_)
            | TravelVerb::MoveBy { .. }
            | TravelVerb::MoveTo(_)
            | TravelVerb::MoveToward { .. }
            | TravelVerb::ChangePlaces => {
                forbidding(s, c, context.who, Passive::CannotMove).is_none()
            }
            TravelVerb::MoveWithMonster(_) => true,
        },
        Verb::Gate(verb) => match verb {
            GateVerb::CloseThisGate | GateVerb::CloseIt => !in_force(s, c, Passive::GatesStayOpen),
            GateVerb::SpawnGates(_) | GateVerb::GateFromHereToThis | GateVerb::GateToThis => true,
        },
        Verb::Doom(_)
        | Verb::Monster(_)
        | Verb::Mystery(_)
        | Verb::Aid(_)
        | Verb::Course(_)
        | Verb::Native(_) => true,
    }
}

fn can_bear(s: &Eldritch, c: &Content, context: &Context, verb: BodyVerb) -> bool {
    let it = s.investigator(context.who);
    let n = |number: Number| amount(s, c, context, number);
    match verb {
        // EH-HEALTH-SANITY-07: never the last point.
        BodyVerb::Spend { n: number, pool: Pool::Health } => it.health > n(number),
        BodyVerb::Spend { n: number, pool: Pool::Sanity } => it.sanity > n(number),
        BodyVerb::SpendBoth { health, sanity } => it.health > n(health) && it.sanity > n(sanity),
        BodyVerb::ImproveChosen(_) => {
            let mut menu = Menu::new();
            improving::offer(s, context.who, &mut menu);
            !menu.is_empty()
        }
        BodyVerb::Recover { pool, .. } | BodyVerb::RecoverAll(pool) => {
            let sheet = c.sheet(it.sheet);
            match pool {
                Pool::Health => it.health < sheet.health,
                Pool::Sanity => it.sanity < sheet.sanity,
            }
        }
        BodyVerb::Delay => !it.delayed,
        BodyVerb::Lose { .. }
        | BodyVerb::LoseAllBut { .. }
        | BodyVerb::BeDevoured
        | BodyVerb::PickIsDevoured
        | BodyVerb::Improve(_) => true,
    }
}

fn has_clues(s: &Eldritch, c: &Content, context: &Context, verb: ClueVerb) -> bool {
    let who = context.who;
    let it = s.investigator(who);
    let n = |number: Number| amount(s, c, context, number);
    match verb {
        ClueVerb::SpendClues(number) => clues_of(s, c, who) >= price_in_clues(s, c, who, n(number)),
        ClueVerb::GroupSpendsClues(number) => {
            let all: u32 =
                super::abilities::playing(s).map(|seat| u32::from(clues_of(s, c, seat))).sum();
            all >= u32::from(n(number))
        }
        ClueVerb::SpendTheClue => context.gained.is_some_and(|face| it.clues.contains(face)),
        ClueVerb::DiscardClues(number) => it.clues.len() >= u32::from(n(number)),
        ClueVerb::GainClues(_)
        | ClueVerb::GiveClues
        | ClueVerb::GainThisClue
        | ClueVerb::DiscardThisClue
        | ClueVerb::MoveThisClue(_)
        | ClueVerb::MoveTheClue(_)
        | ClueVerb::SpawnClues(_)
        | ClueVerb::SpawnCluesOn { .. }
        | ClueVerb::DiscardClueThere
        | ClueVerb::DiscardBoardClues
        | ClueVerb::ThisClueToThis => true,
    }
}

fn can_gain(s: &Eldritch, c: &Content, context: &Context, verb: GainVerb) -> bool {
    let who = context.who;
    match verb {
        // EH-CONDITIONS-04.
        GainVerb::GainCondition(card) => {
            !s.investigator(who).has_condition(card) && s.conditions[usize::from(card.0)] > 0
        }
        // An offer is made only if it would do something.
        GainVerb::GainReserveWorth(worth) | GainVerb::GainOneWorth { worth, .. } => {
            let worth = Some(amount(s, c, context, worth));
            let frame = Frame::TakeFromReserve { who, n: 1, with: None, worth, items: true };
            is_something_to_take(s, c, &frame)
        }
        GainVerb::Gain { .. }
        | GainVerb::GainAsset(_)
        | GainVerb::GainArtifact(_)
        | GainVerb::GainSpell(_)
        | GainVerb::Find(_)
        | GainVerb::GainTicket(_)
        | GainVerb::FillReserve
        | GainVerb::TakeWhatTheyLeft
        | GainVerb::GiveItems
        | GainVerb::TradeAnywhere => true,
    }
}

fn can_discard(s: &Eldritch, c: &Content, context: &Context, verb: DiscardVerb) -> bool {
    let who = context.who;
    let it = s.investigator(who);
    let has = |kind: Option<KindId>, with, number: Number| {
        let n = amount(s, c, context, number);
        discardable(s, c, who, kind, with).count() >= usize::from(n)
    };
    let condition = Some(KindId::CONDITION);
    match verb {
        DiscardVerb::DiscardFrom { kind, n } => has(Some(kind), None, n),
        DiscardVerb::DiscardWith { with, n } => has(None, Some(with), n),
        DiscardVerb::DiscardConditionWith { with, n } => has(condition, Some(with), n),
        DiscardVerb::DiscardAnyCondition(n) => has(condition, None, n),
        DiscardVerb::DiscardCondition(card) => it.has_condition(card),
        DiscardVerb::DiscardThis => {
            let is_item = matches!(context.source, Source::Asset(_) | Source::Artifact(_));
            !is_item || carries(s, who, context.source)
        }
        DiscardVerb::DiscardAllBut { .. }
        | DiscardVerb::DiscardAny { .. }
        | DiscardVerb::DiscardAnySpell
        | DiscardVerb::DiscardTheSpell
        | DiscardVerb::DiscardIt
        | DiscardVerb::DiscardTarget
        | DiscardVerb::FlipThis
        | DiscardVerb::DiscardReserve
        | DiscardVerb::BuryThem
        | DiscardVerb::BanAssets(_) => true,
    }
}
