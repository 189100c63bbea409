//! From files to content: names become numbers, effects are compiled.

mod encounters;

use super::ability::Ability;
use super::cards::{
    Abilities, AncientInfo, Attack, CardInfo, ConditionInfo, CultistInfo, MonsterInfo, MysteryInfo,
    MythosInfo, SheetInfo, SideInfo, SpaceInfo, SpellInfo, Traits,
};
use super::map::RawMap;
use super::names::AllNames;
use super::pack::{BadPack, File, Shape};
use super::raw::{self, Effect, PathKind};
use super::{AllBearers, Content, DeckInfo, Decks, KindInfo, Terms, distances, journeys};
use crate::ids::{DeckId, KindId, MonsterId, Skill, SpaceId};
use crate::language::EffectLanguage;
use crate::state::SpaceSet;
use script::{Block, Lexicon, Names, Source, Trouble};
use std::collections::HashMap;
use toml::Spanned;

pub struct Builder {
    lexicon: Lexicon<EffectLanguage>,
    content: Content,
    wrong: Vec<String>,
    decks: HashMap<String, DeckInfo>,
}

impl Builder {
    pub fn new(names: AllNames, kinds: Vec<KindInfo>) -> Self {
        let content = Content { names, kinds, ..Content::default() };
        Builder { lexicon: Lexicon::new(), content, wrong: Vec::new(), decks: HashMap::new() }
    }

    pub fn finish(mut self) -> Result<Content, BadPack> {
        if !self.wrong.is_empty() {
            return Err(BadPack(self.wrong));
        }
        // The paths of all boxes are known by now.
        distances::measure(&mut self.content.spaces);
        journeys::measure(&mut self.content.spaces);
        let mut decks = self.decks;
        let all = self.content.names.list("deck").iter();
        self.content.decks = Decks::new(all.filter_map(|id| decks.remove(id)).collect());
        self.content.bearers = AllBearers::of(&self.content);
        self.content.terms = Terms::of(&self.content.names);
        Ok(self.content)
    }

    pub fn add(&mut self, file: &File<'_>, shape: Shape) {
        match shape {
            Shape::Board(board) => self.board(file, board),
            Shape::Map(map) => self.map(file, map),
            Shape::Icons(icons) => {
                let wrong = self.content.icons.add(file, icons, &self.content.names);
                self.wrong.extend(wrong);
            }
            Shape::Assets(cards) => {
                let cards = self.cards(file, KindId::ASSET, cards);
                self.content.assets.extend(cards);
            }
            Shape::Artifacts(kind, cards) => {
                let cards = self.cards(file, kind, cards);
                self.content.artifacts.extend(cards);
            }
            Shape::Spells(kind, all) => {
                all.spell.into_iter().for_each(|it| self.spell(file, kind, it));
            }
            Shape::Conditions(kind, all) => {
                all.condition.into_iter().for_each(|it| self.condition(file, kind, it));
            }
            Shape::Monsters(all) => all.monster.into_iter().for_each(|it| self.monster(file, it)),
            Shape::Investigators(all) => {
                all.investigator.into_iter().for_each(|it| self.sheet(file, it));
            }
            Shape::AncientOnes(all) => {
                all.ancient_one.into_iter().for_each(|it| self.ancient(file, it));
            }
            Shape::Mythos(all) => all.mythos.into_iter().for_each(|it| self.mythos(file, it)),
            // Decks were created before everything else.
            Shape::Decks(_) | Shape::Kinds(_) => {}
            Shape::Simple(deck, cards) => self.simple_deck(file, &deck, cards),
            Shape::Complex(deck, cards) => self.complex_deck(file, &deck, cards),
        }
    }

    fn board(&mut self, file: &File<'_>, board: raw::Board) {
        for space in board.space {
            let region = space.region.as_ref().filter(|it| self.name(file, "region", it).is_some());
            let region = region.and_then(|it| self.content.names.id("deck", it.get_ref()));
            let region = region.map(DeckId);
            self.content.spaces.push(SpaceInfo {
                id: space.id,
                terrain: space.terrain,
                region,
                expedition: space.expedition,
                gate: space.gate,
                at: (space.x, space.y),
                trains: SpaceSet::NONE,
                ships: SpaceSet::NONE,
                trails: SpaceSet::NONE,
                across: SpaceSet::NONE,
                far: Vec::new(),
                rounds: Vec::new(),
            });
        }
        for path in &board.path {
            let ends = [self.space(file, &path.ends[0]), self.space(file, &path.ends[1])];
            let [Some(one), Some(other)] = ends else { continue };
            for (from, to) in [(one, other), (other, one)] {
                let space = &mut self.content.spaces[from.at()];
                match path.kind {
                    PathKind::Train => space.trains.add(to),
                    PathKind::Ship => space.ships.add(to),
                    PathKind::Uncharted => space.trails.add(to),
                }
                if path.wraps {
                    space.across.add(to);
                }
            }
        }
    }

    fn map(&mut self, file: &File<'_>, raw: RawMap) {
        let mut map = std::mem::take(&mut self.content.map);
        let wrong = map.add(file, raw, |name| self.space(file, name));
        self.wrong.extend(wrong);
        self.content.map = map;
    }

    fn cards(&mut self, file: &File<'_>, kind: KindId, cards: raw::Cards) -> Vec<CardInfo> {
        cards.card.into_iter().map(|card| self.card(file, kind, card)).collect()
    }

    fn card(&mut self, file: &File<'_>, kind: KindId, card: raw::Card) -> CardInfo {
        CardInfo {
            kind,
            traits: self.traits(&card.traits),
            abilities: self.abilities(file, card.abilities),
            cost: card.cost.unwrap_or(0),
            id: card.id,
        }
    }

    fn spell(&mut self, file: &File<'_>, kind: KindId, spell: raw::Spell) {
        let info = SpellInfo {
            kind,
            traits: self.traits(&spell.traits),
            effect: self.effect(file, &spell.effect),
            backs: spell.backs.iter().map(|back| self.effect(file, back)).collect(),
            cast: spell.cast,
            id: spell.id,
        };
        self.content.spells.push(info);
    }

    fn condition(&mut self, file: &File<'_>, kind: KindId, condition: raw::Condition) {
        let backs = condition.backs.into_iter();
        let info = ConditionInfo {
            kind,
            traits: self.traits(&condition.traits),
            reckoning: self.maybe(file, &condition.reckoning),
            backs: backs.map(|back| (back.id, self.effect(file, &back.effect))).collect(),
            abilities: self.abilities(file, condition.abilities),
            id: condition.id,
        };
        self.content.conditions.push(info);
    }

    fn monster(&mut self, file: &File<'_>, monster: raw::Monster) {
        let info = MonsterInfo {
            count: monster.count,
            epic: monster.epic,
            cultist: monster.cultist,
            toughness: monster.toughness,
            grows: monster.grows,
            will: monster.will.map(|it| attack(it, Skill::Will)),
            strength: monster.strength.map(|it| attack(it, Skill::Strength)),
            abilities: self.abilities(file, monster.abilities),
            id: monster.id,
        };
        self.content.monsters.push(info);
    }

    fn sheet(&mut self, file: &File<'_>, sheet: raw::Investigator) {
        let Some(start) = self.space(file, &sheet.start) else { return };
        let info = SheetInfo {
            health: sheet.health,
            sanity: sheet.sanity,
            skills: sheet.skills,
            start,
            begins: self.effect(file, &sheet.begins),
            crippled: self.effect(file, &sheet.crippled),
            insane: self.effect(file, &sheet.insane),
            abilities: self.abilities(file, sheet.abilities),
            id: sheet.id,
        };
        self.content.sheets.push(info);
    }

    fn ancient(&mut self, file: &File<'_>, one: raw::AncientOne) {
        let aside = one
            .set_aside
            .iter()
            .filter_map(|it| Some((MonsterId(self.name(file, "monster", &it.monster)?), it.count)));
        let set_aside = aside.collect();
        let deck = one.mystery.into_iter().map(|it| self.mystery(file, it)).collect();
        let info = AncientInfo {
            doom: one.doom,
            mysteries: one.mysteries,
            mythos: one.mythos,
            set_aside,
            setup: self.maybe(file, &one.setup),
            front: self.side(file, one.front),
            awakens: self.effect(file, &one.awakens),
            back: one.back.map(|side| self.side(file, side)),
            epic: self.content.names.id("monster", &format!("{}-epic", one.id)).map(MonsterId),
            deck,
            id: one.id,
        };
        self.content.ancients.push(info);
    }

    fn side(&mut self, file: &File<'_>, side: raw::Side) -> SideInfo {
        SideInfo {
            cultist: side.cultist.map(|it| CultistInfo {
                toughness: it.toughness,
                will: it.will.map(|it| attack(it, Skill::Will)),
                strength: it.strength.map(|it| attack(it, Skill::Strength)),
                abilities: self.abilities(file, it.abilities),
            }),
            abilities: self.abilities(file, side.abilities),
            reckoning: self.maybe(file, &side.reckoning),
            doom: self.maybe(file, &side.doom),
            wins: self.maybe(file, &side.wins),
        }
    }

    fn mystery(&mut self, file: &File<'_>, mystery: raw::Mystery) -> MysteryInfo {
        MysteryInfo {
            enters: self.maybe(file, &mystery.enters),
            progress: mystery.progress,
            step: self.maybe(file, &mystery.step),
            counts: mystery.counts,
            needs: mystery.needs,
            leaves_tokens: mystery.leaves_tokens,
            boxes_gates: mystery.boxes_gates,
            id: mystery.id,
        }
    }

    fn mythos(&mut self, file: &File<'_>, card: raw::Mythos) {
        let info = MythosInfo {
            colour: card.colour,
            difficulty: card.difficulty,
            kind: card.kind,
            rumor: card.rumor.as_ref().and_then(|space| self.space(file, space)),
            tokens: card.tokens,
            effect: self.maybe(file, &card.effect),
            encounter: self.maybe(file, &card.encounter),
            encounter_at: card.encounter_at,
            reckoning: self.maybe(file, &card.reckoning),
            runs_out: self.maybe(file, &card.runs_out),
            abilities: self.abilities(file, card.abilities),
            id: card.id,
        };
        self.content.mythos.push(info);
    }

    fn abilities(&mut self, file: &File<'_>, abilities: Vec<Ability<Effect>>) -> Abilities {
        abilities.into_iter().map(|it| it.map(|effect| self.effect(file, &effect))).collect()
    }

    fn traits(&self, words: &[String]) -> Traits {
        let ids = words.iter().filter_map(|word| self.content.names.id("trait", word));
        ids.map(crate::ids::TraitId).collect()
    }

    fn maybe(&mut self, file: &File<'_>, effect: &Option<Effect>) -> Option<Block> {
        effect.as_ref().map(|effect| self.effect(file, effect))
    }

    /// Reads and compiles an effect, collecting its errors.
    fn effect(&mut self, file: &File<'_>, effect: &Effect) -> Block {
        match self.lexicon.read(effect.get_ref(), &self.content.names) {
            Ok(tree) => {
                let from = self.content.code.len() as u32;
                let block = self.content.code.pack(&tree);
                if ["result", "rolled"].iter().any(|word| effect.get_ref().contains(word)) {
                    self.content.counting.push(from..self.content.code.len() as u32);
                }
                self.content.told.insert(block.first, tree);
                block
            }
            Err(troubles) => {
                let source = source(file, effect);
                self.wrong.extend(troubles.iter().map(|trouble| trouble.draw(&source)));
                Block::default()
            }
        }
    }

    fn space(&mut self, file: &File<'_>, name: &Spanned<String>) -> Option<SpaceId> {
        self.name(file, "place", name).map(SpaceId)
    }

    fn name(&mut self, file: &File<'_>, kind: &str, name: &Spanned<String>) -> Option<u16> {
        let id = self.content.names.id(kind, name.get_ref());
        if id.is_none() {
            let source = source(file, name);
            let span = script::Span { start: 0, end: name.get_ref().len() };
            let what = format!("there is no {kind} \"{}\"", name.get_ref());
            self.wrong.push(Trouble::at(span, what).draw(&source));
        }
        id
    }
}

fn attack(raw: raw::Attack, usual: Skill) -> Attack {
    Attack { skill: raw.skill.unwrap_or(usual), modifier: raw.modifier, harm: raw.harm }
}

/// The position of a text: a plain string begins one byte after its quotation mark. A string with
/// escapes or several lines is longer in the file than in memory; then the caret is only
/// approximate.
fn source<'s>(file: &'s File<'s>, text: &'s Spanned<String>) -> Source<'s> {
    let start = text.span().start;
    let quotes = if file.text[start..].starts_with("\"\"\"") { 3 } else { 1 };
    Source { file: file.shown, text: file.text, start: start + quotes, effect: text.get_ref() }
}
