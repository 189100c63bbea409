//! Abilities of cards, sheets and monsters as lines of text.

use super::keys::{at_moment, in_what, rule, whom, yes};
use super::names;
use crate::content::{Ability, AllNames, Content, During, Moment, Whose};
use crate::ids::{Pool, Skill};
use crate::language::EffectLanguage;
use scene::Phrase;
use script::{Block, Teller, Tree};

/// What an effect is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bearer {
    Card,
    Monster,
    /// One side of an Ancient One's sheet.
    Sheet,
    /// A card on which `it` is a thing of this sort from the beginning.
    CardAbout(&'static str),
}

/// Describes the effects of one component.
#[derive(Clone, Copy, Debug)]
pub(super) struct Printed<'c> {
    content: &'c Content,
    bearer: Bearer,
    teller: Teller<'c, AllNames>,
}

impl<'c> Printed<'c> {
    pub(super) fn on(bearer: Bearer, content: &'c Content) -> Self {
        let teller = Teller::new(&content.names);
        let teller = match bearer {
            Bearer::Card => teller,
            Bearer::Monster => teller.of("self"),
            Bearer::Sheet => teller.on("sheet"),
            Bearer::CardAbout(it) => teller.of(it),
        };
        Printed { content, bearer, teller }
    }

    pub(super) fn abilities(&self, abilities: &[Ability<Block>]) -> Vec<Phrase> {
        abilities.iter().map(|ability| self.ability(ability)).collect()
    }

    /// An effect in sentences; nothing if it is empty.
    pub(super) fn text(&self, effect: Block) -> Option<Phrase> {
        self.tree(effect).map(|tree| self.tell(tree))
    }

    pub(super) fn tell(&self, tree: &Tree<EffectLanguage>) -> Phrase {
        self.teller.tell(tree)
    }

    /// An effect after a title; nothing if it is empty.
    pub(super) fn line(&self, title: Phrase, effect: Block) -> Option<Phrase> {
        self.tree(effect).map(|tree| titled(title, self.teller.going_on().tell(tree)))
    }

    pub(super) fn tree(&self, effect: Block) -> Option<&'c Tree<EffectLanguage>> {
        if effect.is_empty() { None } else { self.content.told.get(&effect.first) }
    }

    fn ability(&self, ability: &Ability<Block>) -> Phrase {
        match *ability {
            Ability::Bonus { n, skill, also, during, price, once } => {
                let dear = match also {
                    None => "eh-ability-bonus-price",
                    Some(_) => "eh-ability-bonus-price-both",
                };
                let said = self.priced("eh-ability-bonus", dear, price);
                let said = helps(said.text("n", format!("{n:+}")), skill, during);
                let said = said.text("once", yes(once));
                match also {
                    None => said,
                    Some(also) => said.name("also", names::skill(also)),
                }
            }
            Ability::Dice { n, skill, during, whose, terrain, once } => {
                let key = if once { "eh-ability-dice-once" } else { "eh-ability-dice" };
                let said = helps(Phrase::new(key).count("n", n), skill, during);
                let said = said.text("whose", whom(whose));
                match terrain {
                    None => said.text("where", "any"),
                    Some(it) => said.text("where", "some").name("terrain", names::terrain(it)),
                }
            }
            Ability::Reroll { n, skill, during, whose, price, once } => {
                let said = self.priced("eh-ability-reroll", "eh-ability-reroll-price", price);
                let said = helps(said.count("n", n), skill, during);
                said.text("whose", whom(whose)).text("once", yes(once))
            }
            Ability::Raise { n, skill, during, once } => {
                let said = Phrase::new("eh-ability-raise").count("n", n);
                helps(said, skill, during).text("once", yes(once))
            }
            Ability::Sixes { skill, during } => {
                helps(Phrase::new("eh-ability-sixes"), skill, during)
            }
            Ability::Prevent { n, pool, whose, during, price, once } => {
                let said = self.priced("eh-ability-prevent", "eh-ability-prevent-price", price);
                let pool = match pool {
                    Pool::Health => "health",
                    Pool::Sanity => "sanity",
                };
                let said = said.count("n", n).text("pool", pool).text("whose", whom(whose));
                said.text("during", in_what(during)).text("once", yes(once))
            }
            Ability::Action { effect } => self.spoken(title("action"), effect, false),
            Ability::LocalAction { effect } => self.spoken(title("local-action"), effect, false),
            Ability::On { moment, effect, may, whose, once } => {
                let when = self.moment(moment, once);
                match whose {
                    Whose::Owner => self.spoken(when, effect, may),
                    Whose::Here => self.of_another(when, moment, effect, may),
                }
            }
            Ability::Rule { rule: passive } => Phrase::new(rule(passive)),
        }
    }

    fn moment(&self, moment: Moment, once: bool) -> Phrase {
        let of = if self.bearer == Bearer::Monster { "monster" } else { "card" };
        let when = title(at_moment(moment)).text("of", of);
        if once { Phrase::new("eh-ability-once").said("title", when) } else { when }
    }

    fn spoken(&self, title: Phrase, effect: Block, may: bool) -> Phrase {
        let teller = self.teller.going_on();
        let said = |tree| if may { teller.offer(tree) } else { teller.tell(tree) };
        titled(title, self.tree(effect).map_or_else(nothing, said))
    }

    fn of_another(&self, title: Phrase, moment: Moment, effect: Block, may: bool) -> Phrase {
        let does = |tree| match may {
            true => self.teller.offer_to_another(tree),
            false => self.teller.of_another(tree),
        };
        let does = self.tree(effect).map_or_else(nothing, does);
        let said = Phrase::new("eh-ability-here").text("moment", at_moment(moment));
        said.said("title", title).said("does", does)
    }

    fn priced(&self, free: &'static str, dear: &'static str, price: Option<Block>) -> Phrase {
        match price.and_then(|price| self.tree(price)) {
            None => Phrase::new(free),
            Some(price) => Phrase::new(dear).said("price", self.teller.bare(price)),
        }
    }
}

/// The title at the beginning of a line.
pub(super) fn title(what: &str) -> Phrase {
    Phrase::new(format!("eh-ability-title-{what}"))
}

pub(super) fn titled(title: Phrase, text: Phrase) -> Phrase {
    Phrase::new("eh-ability-line").said("title", title).said("text", text)
}

fn nothing() -> Phrase {
    Phrase::new("script-nothing")
}

fn helps(said: Phrase, skill: Option<Skill>, during: During) -> Phrase {
    let skill = skill.map_or("eh-ability-any-skill", names::skill);
    said.name("skill", skill).text("during", in_what(during))
}
