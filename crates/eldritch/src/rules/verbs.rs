//! What the instructions of the effect language do.

use super::active::active;
use super::selectors::{is_nearest, origin, select, space_set};
use super::values::amount;
use super::{
    Run, Step, abilities, actions, clues, combat, defeated, discarding, doom, drawing, encounters,
    gaining, gates, improving, losses, monsters, mysteries, mythos, natives, reckoning, travel,
};
use crate::event::{Event, Of, What};
use crate::ids::{Family, Pool, SpaceId, Ticket};
use crate::language::{From, Number, Part, Spaces, Verb};
use crate::state::{Context, Drawing, Ending, Found, Frame, It, Source, Thing, TradeKind};
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

/// EH-NEAREST-03, EH-RANDOM-LOCATIONS-01: asks where, or draws it, before the instruction.
/// EH-RANDOM-LOCATIONS-02: with no clue to draw it is chosen.
pub fn ask_where(run: &mut Run<'_>, context: &Context, verb: Verb) -> Option<Step> {
    let spaces = spaces_in(verb)?;
    if spaces == Spaces::Random {
        clues::refill(run);
        let among = run.s.clue_pool.numbers();
        if among.is_empty() {
            let among = super::selectors::all_spaces(run.c).numbers();
            run.push(Frame::Where { by: context.who, among });
            return Some(Step::Next);
        }
        run.push(Frame::Draw { what: Drawing::RandomSpace, among });
        return Some(Step::Next);
    }
    let set = space_set(run.s, run.c, context, measured_from(run, context, verb), spaces);
    if set.len() > 1 {
        let by = if is_nearest(spaces) { active(run.s) } else { context.who };
        run.push(Frame::Where { by, among: set.numbers() });
        return Some(Step::Next);
    }
    None
}

/// Whence the nearest is measured: from a clue or a monster if it is what moves.
fn measured_from(run: &Run<'_>, context: &Context, verb: Verb) -> SpaceId {
    let of_it = match (verb, context.it) {
        (Verb::MoveIt(_) | Verb::MoveItToward { .. }, It::Monster(slot)) => {
            abilities::monster_at(run, slot)
        }
        (Verb::MoveTheClue(_), It::Clue(face)) => super::clues::space_of_clue(run.s, face),
        (Verb::MoveThisClue(_), _) => match context.about {
            It::Clue(face) => super::clues::space_of_clue(run.s, face),
            _ => None,
        },
        _ => None,
    };
    of_it.unwrap_or_else(|| origin(run.s, context))
}

/// The space that was chosen or that there is no choice about.
fn space(run: &Run<'_>, context: &Context, verb: Verb) -> Option<SpaceId> {
    if context.chosen.is_some() {
        return context.chosen;
    }
    let spaces = spaces_in(verb)?;
    space_set(run.s, run.c, context, measured_from(run, context, verb), spaces).nth(0)
}

pub fn verb(run: &mut Run<'_>, verb: Verb, at: At) {
    let Some(context) = run.s.context().copied() else { return };
    let who = context.who;
    let space = space(run, &context, verb);
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, &context, number);
    if !run.s.is_playing(who) && is_personal(verb) {
        return;
    }
    match verb {
        Verb::Lose { n: number, pool } => {
            let n = n(run, number);
            if let Some(context) = run.s.context_mut() {
                context.lost = 0;
            }
            losses::lose(run, who, pool, n);
        }
        Verb::LoseAllBut { n: number, pool } => {
            let it = run.s.investigator(who);
            let has = if pool == Pool::Health { it.health } else { it.sanity };
            let n = has.saturating_sub(n(run, number));
            losses::lose(run, who, pool, n);
        }
        Verb::Recover { n: number, pool } => {
            let n = n(run, number);
            losses::recover(run, who, pool, n);
        }
        Verb::RecoverAll(pool) => losses::recover(run, who, pool, u8::MAX),
        Verb::Spend { n: number, pool } => {
            let n = n(run, number);
            losses::spend_pool(run, who, pool, n);
        }
        Verb::SpendBoth { health, sanity } => {
            let (health, sanity) = (n(run, health), n(run, sanity));
            losses::spend_pool(run, who, Pool::Health, health);
            losses::spend_pool(run, who, Pool::Sanity, sanity);
        }
        Verb::Delay => actions::delay(run, who, context.willing),
        Verb::BeDevoured => defeated::devour(run, who),
        Verb::PickIsDevoured => {
            if let It::Investigator(seat) = context.it {
                defeated::devour(run, seat);
            }
        }
        Verb::GainTicket(ticket) => actions::gain_ticket(run, who, ticket),
        Verb::Improve(skill) => improving::improve(run, who, skill),
        Verb::ImproveChosen(number) => {
            let n = n(run, number);
            run.push(Frame::Improve { who, n });
        }

        Verb::GainClues(number) => {
            let n = n(run, number);
            run.push(Frame::GainClues { who, n });
        }
        Verb::SpendClues(number) => {
            let n = n(run, number);
            pay_clues(run, who, n);
        }
        Verb::GroupSpendsClues(number) => {
            let left = n(run, number);
            run.push(Frame::GroupClues { left });
        }
        Verb::DiscardClues(number) => {
            let n = n(run, number);
            clues::discard(run, who, n);
        }
        Verb::GiveClues => run.push(Frame::PickPartner { who, kind: TradeKind::GiveClues }),
        Verb::GiveItems => run.push(Frame::PickPartner { who, kind: TradeKind::GiveItems }),
        Verb::TradeAnywhere => run.push(Frame::PickPartner { who, kind: TradeKind::All }),
        Verb::GainThisClue => gain_this_clue(run, &context),
        Verb::DiscardThisClue => {
            if let It::Clue(face) = context.about {
                clues::discard_from_board(run, face);
            }
        }
        Verb::MoveThisClue(_) => {
            if let (It::Clue(face), Some(space)) = (context.about, space) {
                clues::move_on_board(run, face, space);
            }
        }
        Verb::MoveTheClue(_) => {
            if let (It::Clue(face), Some(space)) = (context.it, space) {
                clues::move_on_board(run, face, space);
            }
        }
        Verb::SpawnClues(number) => {
            let n = n(run, number);
            run.push(Frame::SpawnClues { n, on: None });
        }
        Verb::SpawnCluesOn { n: number, .. } => {
            let n = n(run, number);
            run.push(Frame::SpawnClues { n, on: space });
        }
        Verb::DiscardClueThere => {
            let face = context.there.and_then(|there| run.s.space(there).clues.nth(0));
            face.into_iter().for_each(|face| clues::discard_from_board(run, face));
        }
        Verb::DiscardBoardClues => {
            let all = super::selectors::all_spaces(run.c);
            for space in all.iter() {
                for face in run.s.space(space).clues.iter().collect::<Vec<_>>() {
                    clues::discard_from_board(run, face);
                }
            }
        }

        Verb::Gain { family: Family::Asset, n: number, with, from: From::Reserve } => {
            let n = n(run, number);
            let frame = Frame::TakeFromReserve { who, n, with, worth: None, items: false };
            run.push(frame);
        }
        Verb::Gain { family, n: number, with, .. } => {
            let n = n(run, number);
            run.push(Frame::GainCards { who, n, family, with });
        }
        Verb::GainAsset(asset) => gaining::gain_asset_named(run, who, asset),
        Verb::GainArtifact(artifact) => gaining::gain_artifact_named(run, who, artifact),
        Verb::GainSpell(spell) => gaining::gain_spell_named(run, who, spell),
        Verb::GainCondition(card) => gaining::gain_condition(run, who, card, context.willing),
        Verb::GainReserveWorth(number) => {
            let worth = Some(n(run, number));
            run.push(Frame::TakeFromReserve { who, n: 8, with: None, worth, items: true });
        }
        Verb::GainOneWorth { n: number, worth } => {
            let (n, worth) = (n(run, number), Some(n(run, worth)));
            run.push(Frame::TakeFromReserve { who, n, with: None, worth, items: true });
        }
        Verb::DiscardFrom { family, n: number } => {
            let n = n(run, number);
            run.push(Frame::Discard { who, n, family: Some(family), with: None });
        }
        Verb::DiscardWith { with, n: number } => {
            let n = n(run, number);
            run.push(Frame::Discard { who, n, family: None, with: Some(with) });
        }
        Verb::DiscardAllBut { with, n: number } => {
            let has = super::discarding::discardable(run.s, run.c, who, None, Some(with)).count();
            let n = crate::state::amount(has).saturating_sub(n(run, number));
            run.push(Frame::Discard { who, n, family: None, with: Some(with) });
        }
        Verb::DiscardCondition(card) => discarding::discard(run, who, Thing::Condition(card)),
        Verb::DiscardConditionWith { with, n: number } => {
            let n = n(run, number);
            let family = Some(Family::Condition);
            run.push(Frame::Discard { who, n, family, with: Some(with) });
        }
        Verb::DiscardAnyCondition(number) => {
            let n = n(run, number);
            let family = Some(Family::Condition);
            run.push(Frame::Discard { who, n, family, with: None });
        }
        Verb::DiscardAny { with } => {
            run.push(Frame::DiscardAny { who, family: None, with: Some(with) });
        }
        Verb::DiscardAnySpell => {
            run.push(Frame::DiscardAny { who, family: Some(Family::Spell), with: None });
        }
        Verb::DiscardTheSpell => {
            if let It::Spell(card) = context.it {
                discarding::discard(run, who, Thing::Spell(card));
            }
        }
        Verb::DiscardThis => discarding::discard_this(run),
        Verb::FlipThis => gaining::flip_this(run),
        Verb::DiscardReserve => {
            for asset in std::mem::take(&mut run.s.reserve) {
                run.s.asset_discards.add(asset);
            }
        }
        Verb::FillReserve => run.push(Frame::Refill),

        Verb::Move(number) => {
            let left = n(run, number);
            // EH-FAQ-10: one space is no matter of choice unless the card says so; of several, as many as one likes.
            let may_stop = left > 1;
            let frame = Frame::Moving { who, left, by: None, tickets: false, may_stop };
            run.push(frame);
        }
        Verb::MoveBy { n: number, path } => {
            let left = n(run, number);
            let may_stop = left > 1;
            let frame = Frame::Moving { who, left, by: Some(path), tickets: false, may_stop };
            run.push(frame);
        }
        Verb::MoveTo(_) => {
            if let Some(space) = space {
                travel::move_straight(run, who, space);
            }
        }
        Verb::MoveToward { n: number, .. } => {
            let left = n(run, number);
            if let Some(to) = space {
                run.push(Frame::Toward { what: It::Investigator(who), to, left });
            }
        }
        Verb::MoveWithMonster(number) => {
            let left = n(run, number);
            if let Source::Monster(slot, _) = context.source {
                run.push(Frame::Follow { slot, who });
            }
            let frame = Frame::Moving { who, left, by: None, tickets: false, may_stop: false };
            run.push(frame);
        }
        Verb::ChangePlaces => {
            let partner = match context.target {
                // The one who was traded with decides.
                It::Investigator(seat) if seat == who => abilities::who_began(run, context.source),
                It::Investigator(seat) => Some(seat),
                _ => None,
            };
            if let Some(other) = partner
                && travel::may_move(run, who)
                && travel::may_move(run, other)
            {
                let (mine, theirs) = (run.space_of(who), run.space_of(other));
                travel::move_straight(run, who, theirs);
                travel::move_straight(run, other, mine);
            }
        }

        Verb::AdvanceDoom(number) => {
            let n = n(run, number);
            run.push(Frame::Doom { n, gate: None });
        }
        Verb::RetreatDoom(number) => {
            let n = n(run, number);
            doom::retreat(run, n);
        }
        Verb::DoomToZero => {
            let n = run.s.doom;
            run.push(Frame::Doom { n, gate: None });
        }
        Verb::AdvanceOmen(number) => {
            let n = n(run, number);
            run.push(Frame::OmenSteps { n });
        }
        Verb::TurnOmenBack(number) => {
            let n = n(run, number);
            doom::turn_omen_back(run, n);
        }
        Verb::SetOmen => run.push(Frame::SetOmen { who }),

        Verb::CloseThisGate => match context.about {
            It::Gate(gate) => gates::close(run, gate, who),
            // A rumor whose world stands for a gate.
            It::Rumor(card) => mythos::discard(run, card, true),
            _ => {}
        },
        Verb::CloseIt => {
            if let It::Gate(gate) = context.it {
                gates::close(run, gate, who);
            }
        }
        Verb::DiscardIt => discard_it(run, who, context.it),
        Verb::DiscardTarget => discard_it(run, who, context.target),
        Verb::SpawnGates(number) => {
            let n = n(run, number);
            run.push(Frame::SpawnGates { n });
        }
        Verb::SpawnMonsters { n: number, .. } => {
            let n = n(run, number);
            if let Some(on) = space {
                run.push(Frame::SpawnMonsters { n, on });
            }
        }
        Verb::SpawnMonster { monster, .. } => {
            if let Some(on) = space {
                monsters::spawn_named(run, monster, on);
            }
        }
        Verb::Ambush => {
            let among = monsters::cup(run);
            if !among.is_empty() {
                run.push(Frame::Draw { what: Drawing::Ambusher { who }, among });
            }
        }
        Verb::AmbushBy(kind) => {
            combat::ambush(run, who, kind, false);
        }
        Verb::EncounterIt => {
            if let It::Monster(slot) = context.it {
                if let Some(context) = run.s.context_mut() {
                    context.defeated = false;
                }
                combat::begin(run, who, slot);
            }
        }
        Verb::EncounterEpic => {
            let epic = run.c.ancient(run.s.ancient).epic;
            let found = run.s.monsters().find(|(_, it)| Some(it.kind) == epic);
            if let Some(slot) = found.map(|(slot, _)| slot) {
                combat::begin(run, who, slot);
            }
        }
        Verb::EncounterHere => {
            let here = run.space_of(who);
            let left = run.s.monsters_on(here).map(|(slot, _)| slot.0).collect::<Found>();
            run.push(Frame::Monsters { seat: who, left });
        }
        Verb::ItLoses(number) => {
            let n = n(run, number);
            if let It::Monster(slot) = context.it {
                monsters::hurt(run, slot, n, who);
            }
        }
        Verb::ItLosesInstead(number) => {
            // The front made it lose 2 already.
            let n = n(run, number).saturating_sub(2);
            if let It::Monster(slot) = context.it {
                monsters::hurt(run, slot, n, who);
            }
        }
        Verb::ItRecovers => {
            if let It::Monster(slot) = context.it {
                monsters::heal(run, slot, u8::MAX);
            }
        }
        Verb::ItRecoversSome(number) => {
            let n = n(run, number);
            if let It::Monster(slot) = context.it {
                monsters::heal(run, slot, n);
            }
        }
        Verb::DefeatIt => defeat_it(run, &context, who),
        Verb::MoveIt(_) => {
            if let (It::Monster(slot), Some(space)) = (context.it, space) {
                monsters::move_to(run, slot, space);
                let there = abilities::monster_at(run, slot);
                in_context(run, |context| context.there = there);
            }
        }
        Verb::MoveThisMonster(_) => {
            if let (Source::Monster(slot, _), Some(space)) = (context.source, space) {
                monsters::move_to(run, slot, space);
            }
        }
        Verb::DiscardThisMonster => {
            if let Source::Monster(slot, _) = context.source {
                monsters::discard(run, slot);
            }
        }
        Verb::MoveItToward { n: number, .. } => {
            let left = n(run, number);
            if let (It::Monster(_), Some(to)) = (context.it, space) {
                run.push(Frame::Toward { what: context.it, to, left });
            }
        }
        Verb::ResolveReckoningOfIt => match context.it {
            It::Monster(slot) => monsters::reckon(run, slot),
            It::Rumor(card) => reckoning::reckon_mythos(run, card),
            _ => {}
        },

        Verb::TokensOnThis(number) => {
            let n = n(run, number);
            put_tokens(run, context.source, n);
        }
        Verb::TakeTokensFromThis(number) => {
            let n = n(run, number);
            if let Source::Mythos(card) = context.source {
                mythos::take_tokens(run, card, n);
            }
        }
        Verb::TokensOnSpace { n: number, .. } => {
            let n = n(run, number);
            let Some(space) = space else { return };
            let tokens = &mut run.s.space_mut(space).tokens;
            *tokens = tokens.saturating_add(n);
            if context.source == Source::Mystery
                && let Some(mystery) = &mut run.s.mystery
            {
                mystery.marked.add(space);
            }
            run.say(Event::new(What::TokensPut).at(space).n(i16::from(n)));
        }
        Verb::TokenFromThereToThis => {
            let here = run.space_of(who);
            if run.s.space(here).tokens > 0 {
                run.s.space_mut(here).tokens -= 1;
                if run.s.space(here).tokens == 0
                    && let Some(mystery) = &mut run.s.mystery
                {
                    mystery.marked.remove(here);
                }
                put_tokens(run, context.source, 1);
            }
        }
        Verb::TokensOnOmen(number) => {
            run.s.omen_tokens = run.s.omen_tokens.saturating_add(n(run, number));
        }
        Verb::TakeTokensFromOmen(number) => {
            let n = n(run, number);
            run.s.omen_tokens = run.s.omen_tokens.saturating_sub(n);
        }
        Verb::SpendTheClue => {
            if let Some(face) = context.gained {
                run.s.investigator_mut(who).clues.remove(face);
                let left = run.s.investigator(who).clues.len() as i16;
                run.say(Event::by(What::SpentClue, who).change(left + 1, left));
            }
        }
        Verb::ThisClueToThis => {
            if let (Some(face), Some(mystery)) = (context.gained, &mut run.s.mystery) {
                mystery.clues.add(face);
                mysteries::say_advanced(run, 1);
            }
        }
        Verb::GateFromHereToThis => {
            let here = run.space_of(who);
            gate_to_this(run, context.source, here);
        }
        Verb::GateToThis => match context.about {
            It::Gate(gate) if run.s.space(gate).gate => {
                gate_to_this(run, context.source, gate);
            }
            _ => {
                gates::reshuffle(run);
                if !run.s.gates.is_empty() {
                    run.push(Frame::Draw { what: Drawing::GateToSheet, among: Found::NONE });
                }
            }
        },
        Verb::ItToThis => it_to_this(run, &context),
        Verb::MysteryTokenOn(_) => {
            if let Some(space) = space {
                run.s.space_mut(space).mystery = true;
                run.say(Event::new(What::TokensPut).at(space).n(1));
            }
        }
        Verb::AdvanceMystery(number) => {
            let n = n(run, number);
            mysteries::advance(run, n);
        }
        Verb::LoseMystery => {
            let among: Found = run.s.solved.numbers();
            if !among.is_empty() {
                run.push(Frame::Draw { what: Drawing::LostMystery, among });
            }
        }
        Verb::SolveRumor => {
            if let Source::Mythos(card) = context.source {
                mythos::discard(run, card, true);
            }
        }
        Verb::SolveIt => {
            if let It::Rumor(card) = context.it {
                mythos::discard(run, card, true);
            }
        }
        Verb::DrawRumor => {
            let among = drawing::unseen_rumors(run);
            if !among.is_empty() {
                run.push(Frame::Draw { what: Drawing::Rumor, among });
            }
        }
        Verb::DrawMythos => mythos::draw(run),

        Verb::MoreDice(number) => {
            let n = n(run, number) as i8;
            in_context(run, |context| context.dice += n);
        }
        Verb::ResearchDice(number) => {
            let n = n(run, number) as i8;
            in_context(run, |context| context.research_dice += n);
        }
        Verb::FewerDice(number) => {
            let n = n(run, number) as i8;
            in_context(run, |context| context.dice -= n);
        }
        Verb::CluesBuySuccesses => in_context(run, |context| context.clues_buy = true),
        Verb::SanityBuysDice => in_context(run, |context| context.sanity_buys = true),
        Verb::ContinueWith(part) => encounters::continue_with(run, part == Part::Pass),
        Verb::OneMoreAction => one_more_action(run, who),
        Verb::OtherWorldEncounter => {
            let here = run.space_of(who);
            let inner = inner(run, &context);
            encounters::other_world(run, inner, It::Gate(here));
        }
        Verb::OtherWorldOfRumor => {
            if let Source::Mythos(card) = context.source {
                let inner = inner(run, &context);
                encounters::other_world(run, inner, It::Rumor(card));
            }
        }
        Verb::SpecialEncounter => {
            let inner = inner(run, &context);
            encounters::draw_encounter(run, inner, run.c.decks.special);
        }
        Verb::EncounterOf(deck) => {
            let inner = inner(run, &context);
            encounters::draw_encounter(run, inner, deck);
        }
        Verb::EndRest => {}
        Verb::AimAt(selector) => {
            let among = select(run.s, run.c, &context, selector);
            if let Some(only) = among.only() {
                let only = super::selectors::item(selector, only);
                in_context(run, |context| context.target = only);
            } else if !among.is_empty() {
                run.push(Frame::Aim { at, among });
            }
        }
        Verb::ResearchTarget => {
            if let It::Clue(face) = context.target {
                run.s.investigator_mut(who).met = true;
                let mut inner = inner(run, &context);
                inner.research_dice = context.research_dice;
                encounters::research(run, inner, face);
            }
        }
        Verb::Prevent { n: number, instead } => {
            let n = n(run, number);
            if let Some(losing) = run.s.losing_mut() {
                let before = if instead { losing.by_spell } else { 0 };
                losing.prevented = losing.prevented.saturating_sub(before).saturating_add(n);
                losing.by_spell = n;
            }
        }
        Verb::PreventDamage => {
            if let Some(fight) = run.s.fight_mut() {
                fight.prevented = true;
            }
        }
        Verb::PassMonsters => run.s.investigator_mut(who).unseen = true,
        Verb::AddStrength { n: number, instead } => {
            let n = n(run, number) as i8;
            if let Some(fight) = run.s.fight_mut() {
                fight.strength = if instead { n } else { fight.strength.max(n) };
            }
        }
        Verb::LetReroll(number) => {
            let n = n(run, number);
            if let Some(fight) = run.s.fight_mut() {
                fight.rerolls += n;
            }
        }
        Verb::SkipEncounter => run.s.investigator_mut(who).no_more = true,
        Verb::ReckonWithOnes(card) => {
            if run.s.investigator(who).has_condition(card) {
                reckoning::reckon_condition(run, who, card, true);
            }
        }
        Verb::TakeWhatTheyLeft => take_what_they_left(run, &context),
        Verb::BuryThem => {
            if let Source::Fallen(sheet, _) = context.source {
                run.s.fallen.retain(|fallen| fallen.sheet != sheet);
            }
        }
        Verb::Win => run.s.ending = Some(Ending::Won),
        Verb::LoseGame => run.lose_game(context.source),
        Verb::Native(native) => natives::run_native(run, native, &context),
    }
}

fn in_context(run: &mut Run<'_>, change: impl FnOnce(&mut Context)) {
    if let Some(context) = run.s.context_mut() {
        change(context);
    }
}

/// A context for an encounter within an effect.
fn inner(run: &Run<'_>, context: &Context) -> Context {
    let mut inner = run.context_of(context.who, Source::Rules);
    inner.by_lead = false;
    inner.about = context.about;
    inner.there = Some(run.space_of(context.who));
    inner
}

/// EH-GAINING-11: from the space.
fn gain_this_clue(run: &mut Run<'_>, context: &Context) {
    let It::Clue(face) = context.about else { return };
    let Some(space) = super::clues::space_of_clue(run.s, face) else { return };
    run.s.space_mut(space).clues.remove(face);
    run.s.investigator_mut(context.who).clues.add(face);
    let now = run.s.investigator(context.who).clues.len() as i16;
    let event = Event::by(What::GainedClue, context.who).of(Of::Thing(Thing::Clue(face)));
    run.say(event.at(space).change(now - 1, now));
    in_context(run, |context| context.gained = Some(face));
}

/// EH-DISCARD-16: what is there.
fn discard_it(run: &mut Run<'_>, who: u8, it: It) {
    match it {
        It::Monster(slot) => monsters::discard(run, slot),
        It::Gate(space) => gates::discard(run, space),
        It::Clue(face) => clues::discard_from_board(run, face),
        It::Asset(asset) if run.s.investigator(who).assets.contains(asset) => {
            discarding::discard(run, who, Thing::Asset(asset));
        }
        It::Rumor(card) => mythos::discard(run, card, false),
        _ => {}
    }
}

/// EH-EPIC-MONSTERS-02: not an epic one.
fn defeat_it(run: &mut Run<'_>, context: &Context, who: u8) {
    let fighting = run.s.fight().cloned();
    match context.it {
        It::Monster(slot) => {
            let epic = run.s.monster(slot).is_some_and(|monster| run.c.monster(monster.kind).epic);
            if epic {
                return;
            }
            let in_fight = fighting.is_some_and(|fight| fight.slot == Some(slot));
            if in_fight {
                if let Some(fight) = run.s.fight_mut() {
                    fight.defeated = true;
                }
            } else {
                monsters::defeat_plainly(run, slot, Some(who));
            }
        }
        _ => {
            if let Some(fight) = run.s.fight_mut() {
                fight.defeated = true;
            }
        }
    }
}

/// EH-ELDRITCH-TOKENS-02, EH-COMPONENT-LIMITS-08: as many as are called for; what they do is on the card.
fn put_tokens(run: &mut Run<'_>, source: Source, n: u8) {
    match source {
        Source::Mythos(card) => {
            if let Some(card) = run.s.in_play.iter_mut().find(|it| it.card == card) {
                card.tokens = card.tokens.saturating_add(n);
            }
        }
        Source::Mystery => {
            if let Some(mystery) = &mut run.s.mystery {
                mystery.count = mystery.count.saturating_add(n);
            }
            mysteries::say_advanced(run, n);
            return;
        }
        Source::AncientOne => run.s.sheet_tokens = run.s.sheet_tokens.saturating_add(n),
        _ => {}
    }
    run.say(Event::new(What::TokensPut).of(Of::Source(source)).n(i16::from(n)));
}

fn gate_to_this(run: &mut Run<'_>, source: Source, gate: SpaceId) {
    if !run.s.space(gate).gate {
        return;
    }
    run.s.space_mut(gate).gate = false;
    run.say(Event::new(What::GateDiscarded).at(gate));
    match (source, &mut run.s.mystery) {
        (Source::Mystery, Some(mystery)) => mystery.gates.add(gate),
        _ => run.s.sheet_gates.add(gate),
    }
}

/// A gate or a monster that was closed or defeated goes onto the card.
fn it_to_this(run: &mut Run<'_>, context: &Context) {
    match context.it {
        It::Gate(gate) => {
            run.s.gate_discards.remove(gate);
            match (context.source, &mut run.s.mystery) {
                (Source::Mystery, Some(mystery)) => {
                    mystery.gates.add(gate);
                    mysteries::say_advanced(run, 1);
                }
                _ => {
                    run.s.sheet_gates.add(gate);
                    run.say(Event::new(What::MysteryAdvanced).n(1));
                }
            }
        }
        It::Gone(kind) => {
            let toughness = super::stats(run.s, run.c, kind).toughness;
            match context.source {
                Source::Mystery => {
                    monsters::keep(run, kind, None);
                    if let Some(mystery) = &mut run.s.mystery {
                        mystery.count = mystery.count.saturating_add(toughness);
                    }
                    mysteries::say_advanced(run, toughness);
                    return;
                }
                Source::Mythos(card) => {
                    monsters::keep(run, kind, Some(card));
                    let mut cards = run.s.in_play.iter_mut();
                    if let Some(card) = cards.find(|it| it.card == card) {
                        card.toughness = card.toughness.saturating_add(toughness);
                    }
                }
                _ => {}
            }
            run.say(Event::new(What::MysteryAdvanced).n(i16::from(toughness)));
        }
        _ => {}
    }
}

/// EH-INV-SILAS-02: one more in one's own turn, or one out of turn.
fn one_more_action(run: &mut Run<'_>, who: u8) {
    let own_turn = run.s.frames.contains(&Frame::Turn { seat: who });
    if own_turn {
        run.s.investigator_mut(who).actions += 1;
    } else {
        run.push(Frame::OneAction { seat: who });
    }
}

fn pay_clues(run: &mut Run<'_>, who: u8, n: u8) {
    let price = super::payable::price_in_clues(run.s, run.c, who, n);
    if price < n
        && let Some(source) =
            super::abilities::rule_source(run.s, run.c, who, crate::content::Passive::CheaperClues)
    {
        abilities::spend(run, source);
    }
    if price > 0 {
        run.push(Frame::PayClues { who, n: price });
    }
}

/// A price in clues, of which sanity may pay one.
pub fn step_pay(run: &mut Run<'_>, who: u8, n: u8) -> Step {
    if n == 0 || !run.s.is_playing(who) {
        run.pop();
        return Step::Next;
    }
    let clues = crate::state::amount(run.s.investigator(who).clues.len());
    if super::payable::clues_of(run.s, run.c, who) > clues {
        return Step::Ask(who);
    }
    run.become_frame(Frame::PayClues { who, n: n - 1 });
    clues::spend(run, who);
    Step::Next
}

pub fn paid(run: &mut Run<'_>, who: u8, n: u8, with_sanity: bool) {
    run.become_frame(Frame::PayClues { who, n: n - 1 });
    if with_sanity {
        run.s.investigator_mut(who).used = true;
        losses::spend_pool(run, who, Pool::Sanity, 1);
    } else {
        clues::spend(run, who);
    }
}

/// EH-DEFEATED-14: the possessions of the one who fell.
fn take_what_they_left(run: &mut Run<'_>, context: &Context) {
    let Source::Fallen(sheet, _) = context.source else { return };
    let Some(at) = run.s.fallen.iter().position(|fallen| fallen.sheet == sheet) else {
        return;
    };
    let fallen = run.s.fallen[at].clone();
    let who = context.who;
    let it = run.s.investigator_mut(who);
    it.clues = it.clues.or(fallen.clues);
    it.assets = it.assets.or(fallen.assets);
    it.artifacts = it.artifacts.or(fallen.artifacts);
    for held in fallen.spells {
        let it = run.s.investigator_mut(who);
        if it.has_spell(held.card) {
            run.s.shuffle_in_spell(held.card);
        } else {
            it.spells.push(held);
        }
    }
    let left = &mut run.s.fallen[at];
    left.clues = Default::default();
    left.tickets = [0; 2];
    left.assets = Default::default();
    left.artifacts = Default::default();
    left.spells.clear();
    run.say(Event::by(What::TookBelongings, who).of(Of::Sheet(sheet)));
    for ticket in [Ticket::Train, Ticket::Ship] {
        (0..fallen.tickets[ticket as usize])
            .for_each(|_| actions::receive_ticket(run, who, ticket));
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
