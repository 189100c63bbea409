//! Every name and every effect of every kind of file.

use crate::content::ability::Ability;
use crate::content::names::AllNames;
use crate::content::raw::{self, Effect};

/// A file by its kind.
pub enum Shape {
    Board(raw::Board),
    Assets(raw::Cards),
    Artifacts(raw::Cards),
    Spells(raw::Spells),
    Conditions(raw::Conditions),
    Monsters(raw::Monsters),
    Investigators(raw::Investigators),
    AncientOnes(raw::AncientOnes),
    Mythos(raw::MythosCards),
    Simple(raw::SimpleEncounters),
    Complex(raw::ComplexEncounters),
}

type Visit<'v> = dyn FnMut(&str, &Effect) + 'v;

impl Shape {
    pub fn add_names(&self, names: &mut AllNames) {
        let mut add = |kind, id: &str, traits: &[String]| {
            names.add(kind, id);
            for word in traits {
                names.add("trait", word);
            }
        };
        match self {
            Shape::Board(board) => board.place.iter().for_each(|it| add("place", &it.id, &[])),
            Shape::Assets(cards) => {
                cards.card.iter().for_each(|it| add("asset", &it.id, &it.traits))
            }
            Shape::Artifacts(cards) => {
                cards.card.iter().for_each(|it| add("artifact", &it.id, &it.traits));
            }
            Shape::Spells(spells) => {
                spells.spell.iter().for_each(|it| add("spell", &it.id, &it.traits));
            }
            Shape::Conditions(conditions) => {
                conditions.condition.iter().for_each(|it| add("condition", &it.id, &it.traits));
            }
            Shape::Monsters(monsters) => {
                monsters.monster.iter().for_each(|it| add("monster", &it.id, &[]));
            }
            Shape::Investigators(_) | Shape::AncientOnes(_) | Shape::Mythos(_) => {}
            Shape::Simple(_) | Shape::Complex(_) => {}
        }
    }

    pub fn each_effect(&self, visit: &mut Visit<'_>) {
        match self {
            Shape::Board(_) => {}
            Shape::Assets(cards) | Shape::Artifacts(cards) => {
                cards.card.iter().for_each(|it| abilities(&it.id, &it.abilities, visit));
            }
            Shape::Spells(spells) => {
                for spell in &spells.spell {
                    visit(&spell.id, &spell.effect);
                    spell.backs.iter().for_each(|back| visit(&spell.id, back));
                }
            }
            Shape::Conditions(conditions) => {
                for condition in &conditions.condition {
                    abilities(&condition.id, &condition.abilities, visit);
                    maybe(&condition.id, &condition.reckoning, visit);
                    condition.backs.iter().for_each(|back| visit(&back.id, &back.effect));
                }
            }
            Shape::Monsters(monsters) => {
                monsters.monster.iter().for_each(|it| abilities(&it.id, &it.abilities, visit));
            }
            Shape::Investigators(investigators) => {
                for it in &investigators.investigator {
                    abilities(&it.id, &it.abilities, visit);
                    [&it.begins, &it.crippled, &it.insane]
                        .iter()
                        .for_each(|effect| visit(&it.id, effect));
                }
            }
            Shape::AncientOnes(ones) => {
                ones.ancient_one.iter().for_each(|it| ancient_one(it, visit))
            }
            Shape::Mythos(cards) => {
                for it in &cards.mythos {
                    for effect in [&it.effect, &it.encounter, &it.reckoning, &it.runs_out] {
                        maybe(&it.id, effect, visit);
                    }
                    abilities(&it.id, &it.abilities, visit);
                }
            }
            Shape::Simple(cards) => {
                for card in &cards.card {
                    card.at
                        .iter()
                        .for_each(|(at, effect)| visit(&format!("{} {at}", card.id), effect));
                }
            }
            Shape::Complex(cards) => {
                for card in &cards.card {
                    let parts =
                        [("first", &card.first), ("pass", &card.pass), ("fail", &card.fail)];
                    parts
                        .iter()
                        .for_each(|(part, effect)| visit(&format!("{} {part}", card.id), effect));
                }
            }
        }
    }
}

fn ancient_one(it: &raw::AncientOne, visit: &mut Visit<'_>) {
    maybe(&it.id, &it.setup, visit);
    visit(&it.id, &it.awakens);
    for side in [Some(&it.front), it.back.as_ref()].into_iter().flatten() {
        abilities(&it.id, &side.abilities, visit);
        [&side.reckoning, &side.doom, &side.wins]
            .iter()
            .for_each(|effect| maybe(&it.id, effect, visit));
        if let Some(cultist) = &side.cultist {
            abilities(&it.id, &cultist.abilities, visit);
        }
    }
    for mystery in &it.mystery {
        maybe(&mystery.id, &mystery.enters, visit);
        maybe(&mystery.id, &mystery.step, visit);
    }
}

fn maybe(place: &str, effect: &Option<Effect>, visit: &mut Visit<'_>) {
    if let Some(effect) = effect {
        visit(place, effect);
    }
}

fn abilities(place: &str, abilities: &[Ability<Effect>], visit: &mut Visit<'_>) {
    for ability in abilities {
        let effect = match ability {
            Ability::Bonus { price, .. } | Ability::Reroll { price, .. } => price.as_ref(),
            Ability::Prevent { price, .. } => price.as_ref(),
            Ability::Action { effect } | Ability::LocalAction { effect } => Some(effect),
            Ability::On { effect, .. } => Some(effect),
            Ability::Dice { .. } | Ability::Raise { .. } => None,
            Ability::Sixes { .. } | Ability::Rule { .. } => None,
        };
        if let Some(effect) = effect {
            visit(place, effect);
        }
    }
}
