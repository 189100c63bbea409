//! Laying out a position: cards, clues and gates.

use super::draft::{Carried, Clues, Draft};
use crate::content::Content;
use crate::ids::{ArtifactId, AssetId, MonsterId, MysteryId, Slot, SpaceId};
use crate::language::{MonsterVerb, Verb};
use crate::state::{ArtifactSet, AssetSet, Eldritch, Mystery, Ongoing, SpaceSet};
use kernel::Seats;
use kernel::deck::{Deck, End};
use kernel::position::BadField;
use script::{Block, Names, Op};

impl Draft {
    pub fn lay_mythos(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        for given in &self.in_play {
            let info = c.mythos_card(given.card);
            let ongoing = Ongoing {
                card: given.card,
                tokens: given.tokens.unwrap_or(info.tokens),
                toughness: given.toughness,
                epic: info.effect.and_then(|block| epic_of(game, c, block)),
            };
            if game.in_play.iter().any(|it| it.card == given.card) {
                return Err(BadField::position(format!("{} is in play twice", info.id)));
            }
            game.in_play.push(ongoing);
            game.mythos.remove(given.card);
            if let Some(space) = info.rumor {
                game.space_mut(space).rumor = Some(given.card);
            }
        }
        for card in &self.seen {
            game.mythos.remove(*card);
        }
        Ok(())
    }

    pub fn lay_mysteries(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let own = |(one, card): (crate::ids::AncientId, MysteryId)| {
            let is_own = one == game.ancient;
            is_own.then_some(card).ok_or_else(|| {
                let id = &c.ancient(one).deck[usize::from(card.0)].id;
                BadField::position(format!("{id} is a mystery of {}", c.ancient(one).id))
            })
        };
        let solved: Vec<MysteryId> =
            self.solved.iter().map(|it| own(*it)).collect::<Result<_, _>>()?;
        let card = self.mystery.card.map(own).transpose()?;
        for card in solved {
            game.mysteries.remove(card);
            game.solved.add(card);
        }
        let Some(card) = card else { return Ok(()) };
        if !game.mysteries.contains(card) {
            return Err(BadField::position("the mystery is active and solved"));
        }
        game.mysteries.remove(card);
        let enters = c.ancient(game.ancient).deck[usize::from(card.0)].enters;
        game.mystery = Some(Mystery {
            card,
            count: self.mystery.count,
            clues: SpaceSet::NONE,
            gates: self.mystery.gates.clone(),
            epic: enters.and_then(|block| epic_of(game, c, block)),
            epic_defeated: self.mystery.epic_defeated,
            marked: self.mystery.marked.clone(),
        });
        Ok(())
    }

    fn carriers(&self) -> impl Iterator<Item = &Carried> {
        let seats = self.seats.iter().map(|it| &it.carried);
        seats.chain(self.fallen.iter().map(|it| &it.carried))
    }

    pub fn lay_cards(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let twice = |id: &str| BadField::position(format!("{id} is in two places"));
        let mut assets = AssetSet::first(c.assets.len());
        let mut artifacts = ArtifactSet::first(c.artifacts.len());
        let held = self.carriers().flat_map(|it| it.assets.iter());
        for id in held.chain(self.reserve.iter().copied()).chain(self.asset_discards.iter()) {
            if !assets.contains(id) {
                return Err(twice(&c.asset(id).id));
            }
            assets.remove(id);
        }
        for id in
            self.carriers().flat_map(|it| it.artifacts.iter()).chain(self.artifact_discards.iter())
        {
            if !artifacts.contains(id) {
                return Err(twice(&c.artifact(id).id));
            }
            artifacts.remove(id);
        }
        let discards = self.artifact_discards.iter().map(|id| c.artifact(id));
        if let Some(card) = discards.into_iter().find(|card| card.kind.is_added()) {
            let (id, kind) = (&card.id, &c.kind(card.kind).id);
            let what = format!("{id} is a {kind}: it has no discards and goes back into its deck");
            return Err(BadField::position(what));
        }
        let deck = assets.and(&game.assets);
        game.assets =
            self.asset_deck.as_ref().map_or_else(|| deck.clone(), |given| given.and(&deck));
        game.asset_discards = self.asset_discards.or(deck.without(&game.assets));
        let deck = artifacts.and(&game.artifacts);
        game.artifacts =
            self.artifact_deck.as_ref().map_or_else(|| deck.clone(), |given| given.and(&deck));
        game.artifact_discards = self.artifact_discards.or(deck.without(&game.artifacts));
        game.added_artifacts = artifacts.and(&game.added_artifacts);
        game.reserve = self.reserve.iter().copied().collect();
        for (card, _) in self.carriers().flat_map(|it| &it.spells) {
            let left = &mut game.spells[usize::from(card.0)];
            let too_many =
                || BadField::position(format!("too many copies of {}", c.spell(*card).id));
            *left = left.checked_sub(1).ok_or_else(too_many)?;
        }
        for (card, _) in self.seats.iter().flat_map(|it| &it.conditions) {
            let left = &mut game.conditions[usize::from(card.0)];
            let too_many =
                || BadField::position(format!("too many copies of {}", c.condition(*card).id));
            *left = left.checked_sub(1).ok_or_else(too_many)?;
        }
        game.tops = self.tops;
        for (names, is_acted) in [(&self.acted, true), (&self.spent, false)] {
            for name in names {
                mark(game, c, name, is_acted)?;
            }
        }
        Ok(())
    }

    /// First the clues whose faces are given, then any others: those of numbered spaces first, so
    /// that the clues of cities stay in the pool.
    pub fn lay_clues(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let mut pool = SpaceSet::first(c.spaces.len()).without(&self.clue_discards);
        game.clue_discards = self.clue_discards.clone();
        let seats = self.seats.iter().enumerate();
        let fallen = self.fallen.iter().enumerate();
        let spaces = self.spaces.iter();
        let asked: Vec<(Where, &Clues)> = seats
            .filter_map(|(at, it)| Some((Where::Seat(at), it.carried.clues.as_ref()?)))
            .chain(
                fallen.filter_map(|(at, it)| Some((Where::Fallen(at), it.carried.clues.as_ref()?))),
            )
            .chain(spaces.filter_map(|(at, it)| Some((Where::Space(*at), it.clues.as_ref()?))))
            .chain(self.mystery.clues.as_ref().map(|clues| (Where::Mystery, clues)))
            .collect();
        for (at, clues) in &asked {
            let Clues::Faces(faces) = clues else { continue };
            for face in faces {
                if !pool.contains(*face) {
                    let what = format!("the clue of {} is in two places", c.space(*face).id);
                    return Err(BadField::position(what));
                }
                pool.remove(*face);
                at.add(game, *face)?;
            }
        }
        for (at, clues) in &asked {
            let Clues::Any(count) = clues else { continue };
            for _ in 0..*count {
                let own = match at {
                    Where::Space(space) => Some(*space).filter(|space| pool.contains(*space)),
                    _ => None,
                };
                let Some(face) = own.or_else(|| pool.iter().last()) else {
                    return Err(BadField::position("there are not so many clues"));
                };
                pool.remove(face);
                at.add(game, face)?;
            }
        }
        game.clue_pool =
            self.clue_pool.as_ref().map_or_else(|| pool.clone(), |given| given.and(&pool));
        game.clue_discards = game.clue_discards.or(pool.without(&game.clue_pool));
        Ok(())
    }

    pub fn lay_gates(&self, game: &mut Eldritch) -> Result<(), BadField> {
        let table = Seats::first(game.players);
        let on_mystery = game.mystery.as_ref().map_or(SpaceSet::NONE, |it| it.gates.clone());
        game.gate_discards = self.gate_discards.clone();
        let mut rest: Vec<SpaceId> = game
            .gates
            .cards()
            .filter(|space| {
                !game.space(*space).gate
                    && !game.gate_discards.contains(*space)
                    && !game.sheet_gates.contains(*space)
                    && !on_mystery.contains(*space)
            })
            .collect();
        for space in &self.gate_stack {
            if !rest.contains(space) {
                return Err(BadField::position("a gate of the stack lies elsewhere, or twice"));
            }
            rest.retain(|other| other != space);
        }
        *game.gates = Deck::heap(rest, table);
        for space in self.gate_stack.iter().rev() {
            game.gates.put(End::Top, *space, table);
        }
        Ok(())
    }
}

/// Where clues are laid.
#[derive(Clone, Copy)]
enum Where {
    Seat(usize),
    Fallen(usize),
    Space(SpaceId),
    Mystery,
}

impl Where {
    fn add(self, game: &mut Eldritch, face: SpaceId) -> Result<(), BadField> {
        match self {
            Where::Seat(at) => game.seats[at].clues.add(face),
            Where::Fallen(at) => game.fallen[at].clues.add(face),
            Where::Space(space) => game.space_mut(space).clues.add(face),
            Where::Mystery => match &mut game.mystery {
                Some(mystery) => mystery.clues.add(face),
                None => return Err(BadField::position("`mystery.clues` needs a `mystery`")),
            },
        }
        Ok(())
    }
}

/// Marks an asset or an artifact as having acted or been used this round.
fn mark(game: &mut Eldritch, c: &Content, name: &str, acted: bool) -> Result<(), BadField> {
    if let Some(id) = c.names.id("asset", name) {
        let set = if acted { &mut game.acted_assets } else { &mut game.spent_assets };
        set.add(AssetId(id));
    } else if let Some(id) = c.names.id("artifact", name) {
        let set = if acted { &mut game.acted_artifacts } else { &mut game.spent_artifacts };
        set.add(ArtifactId(id));
    } else {
        return Err(BadField::position(format!("there is no asset or artifact \"{name}\"")));
    }
    Ok(())
}

/// The epic monster on the board spawned by an effect of this card.
fn epic_of(game: &Eldritch, c: &Content, block: Block) -> Option<Slot> {
    let brought = |op: &Op<crate::language::EffectLanguage>| match op {
        Op::Do(Verb::Monster(MonsterVerb::SpawnMonster { monster, .. })) => Some(*monster),
        _ => None,
    };
    let kinds: Vec<MonsterId> = c.code.ops(block).iter().filter_map(brought).collect();
    let mut there = game.monsters();
    there.find(|(_, it)| kinds.contains(&it.kind) && c.monster(it.kind).epic).map(|(slot, _)| slot)
}
