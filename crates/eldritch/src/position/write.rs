//! Writing a position: fields are collected in any order and laid out at the end over the default
//! position.

use super::draft::{Draft, MonsterDraft, STARTS, SeatDraft, SpaceDraft};
use super::seats::set_seat;
use super::tasks::Task;
use super::values::{self, artifacts, assets, clues, monsters, mythos_deck, ongoing, set_of};
use super::values::{space, spaces, stages};
use crate::choice::SEAT_KEYS;
use crate::content::Content;
use crate::ids::{AncientId, AssetId, MythosId, SheetId, SpaceId};
use crate::state::CardSet;
use kernel::Seat;
use kernel::position::{BadField, Field, nearest};

impl Draft {
    pub fn set(&mut self, content: &Content, path: &[&str], value: &Field) -> Result<(), BadField> {
        self.table_given |=
            !matches!(path, ["setup"] | ["players"] | ["ancient"] | ["options", _] | [_, "sheet"]);
        match path {
            ["setup"] => self.setup = value.flag()?,
            ["players"] => self.players = Some(value.number()?),
            ["ancient"] => {
                self.ancient =
                    Some(AncientId(values::name(content, "ancient-one", value.text()?)?));
            }
            ["options", "deck"] => self.deck = mythos_deck(value)?,
            ["options", "starting-rumor"] => self.starting_rumor = value.flag()?,
            ["options", "open-decks"] => self.open_decks = value.flag()?,
            ["doom"] => self.doom = Some(value.number()?),
            ["awake"] => self.awake = value.flag()?,
            ["omen"] => self.omen = value.number::<u8>()? % 4,
            ["omen-tokens"] => self.omen_tokens = value.number()?,
            ["round"] => self.round = Some(value.number()?),
            ["lead"] => self.lead = self.seat_of(value.text()?)?,
            ["phase"] => {
                let at = value.word(&STARTS.map(|(word, _)| word))?;
                self.start = Some(STARTS[at].1);
            }
            ["turn"] => self.turn = Some(self.seat_of(value.text()?)?),
            ["mystery"] | ["mystery", "card"] => {
                self.mystery.card = Some(values::mystery(content, value.text()?)?)
            }
            ["mystery", rest @ ..] => self.set_mystery(content, rest, value)?,
            ["solved"] => {
                let all = value.texts()?;
                self.solved =
                    all.iter().map(|it| values::mystery(content, it)).collect::<Result<_, _>>()?;
            }
            ["sheet-tokens"] => self.sheet_tokens = value.number()?,
            ["sheet-gates"] => self.sheet_gates = set_of(spaces(content, value)?),
            ["mythos", "in-play"] => self.in_play = ongoing(content, value)?,
            ["mythos", "seen"] => {
                let id = |it: &String| values::name(content, "mythos", it).map(MythosId);
                self.seen = value.texts()?.iter().map(id).collect::<Result<_, _>>()?;
            }
            ["mythos", "left"] => self.stages = Some(stages(value)?),
            ["reserve"] => {
                let id = |it: &String| values::name(content, "asset", it).map(AssetId);
                self.reserve = value.texts()?.iter().map(id).collect::<Result<_, _>>()?;
            }
            ["assets", "deck"] => self.asset_deck = Some(assets(content, value)?),
            ["assets", "discards"] => self.asset_discards = assets(content, value)?,
            ["artifacts", "deck"] => self.artifact_deck = Some(artifacts(content, value)?),
            ["artifacts", "discards"] => self.artifact_discards = artifacts(content, value)?,
            ["spells", "top"] => self.tops.spell = values::top_spell(content, value)?,
            ["conditions", "top"] => self.tops.condition = values::top_condition(content, value)?,
            ["spells" | "conditions", rest @ ..] => {
                return Err(BadField::no_field(rest.first().copied().unwrap_or(path[0]), &["top"]));
            }
            ["kinds", ..] => {
                let what = "the deck of a kind that a pack adds has what nobody holds: name those under \
                            pN.artifacts, pN.spells or pN.conditions, by what the kind works like";
                return Err(BadField::key(what, None));
            }
            ["acted"] => self.acted = value.texts()?,
            ["spent"] => self.spent = value.texts()?,
            ["clues", "pool"] => self.clue_pool = Some(set_of(spaces(content, value)?)),
            ["clues", "discards"] => self.clue_discards = set_of(spaces(content, value)?),
            ["gates", "stack"] => self.gate_stack = spaces(content, value)?,
            ["gates", "discards"] => self.gate_discards = set_of(spaces(content, value)?),
            ["expedition"] => self.expedition = Some(space(content, value.text()?)?),
            ["decks", deck, "discards"] => self.set_discards(content, deck, value)?,
            ["cup"] => self.cup = Some(monsters(content, value)?),
            ["aside"] => self.aside = Some(monsters(content, value)?),
            ["fallen"] => self.set_fallen(content, value)?,
            ["fallen", sheet, field] => {
                let sheet = SheetId(values::name(content, "investigator", sheet)?);
                self.set_one_fallen(content, sheet, field, value)?;
            }
            ["resolve"] => self.set_tasks(content, value)?,
            [first, rest @ ..] => self.set_named(content, first, rest, value)?,
            [] => return Err(BadField::key("a field needs a name", None)),
        }
        Ok(())
    }

    fn set_named(
        &mut self,
        content: &Content,
        first: &str,
        rest: &[&str],
        value: &Field,
    ) -> Result<(), BadField> {
        if let Ok(seat) = self.seat_of(first) {
            return set_seat(&mut self.seats[seat.at()], content, rest, value);
        }
        match space(content, first) {
            Ok(space) => self.set_space(content, space, rest, value),
            Err(_) => {
                let spaces = content.spaces.iter().map(|space| space.id.as_str());
                let known = super::read::TABLE_FIELDS.into_iter().chain(SEAT_KEYS).chain(spaces);
                let what = format!("there is no field \"{first}\"");
                Err(BadField::key(what, nearest(first, known)))
            }
        }
    }

    /// A seat that is mentioned takes part.
    fn seat_of(&mut self, given: &str) -> Result<Seat, BadField> {
        let seat = values::seat(given)?;
        while self.seats.len() <= seat.at() {
            self.seats.push(SeatDraft::default());
        }
        Ok(seat)
    }

    fn set_tasks(&mut self, content: &Content, value: &Field) -> Result<(), BadField> {
        let written = match value {
            Field::Text(text) => vec![text.clone()],
            other => other.texts()?,
        };
        for text in written {
            let task = Task::read(content, &text)?;
            if let Some(seat) = task.seat() {
                self.seat_of(SEAT_KEYS[seat.at()])?;
            }
            self.tasks.push(task);
        }
        Ok(())
    }

    fn set_mystery(
        &mut self,
        content: &Content,
        path: &[&str],
        value: &Field,
    ) -> Result<(), BadField> {
        let mystery = &mut self.mystery;
        match path {
            ["count"] => mystery.count = value.number()?,
            ["clues"] => mystery.clues = Some(clues(content, value)?),
            ["gates"] => mystery.gates = set_of(spaces(content, value)?),
            ["marked"] => mystery.marked = set_of(spaces(content, value)?),
            ["epic-defeated"] => mystery.epic_defeated = value.flag()?,
            _ => {
                let fields = ["card", "count", "clues", "gates", "marked", "epic-defeated"];
                return Err(BadField::no_field(path[0], &fields));
            }
        }
        Ok(())
    }

    fn set_discards(
        &mut self,
        content: &Content,
        deck: &str,
        value: &Field,
    ) -> Result<(), BadField> {
        let Some(at) = content.decks.named(deck) else {
            return Err(BadField::no_field(deck, &content.decks.ids()));
        };
        let mut set = CardSet::NONE;
        for id in value.texts()? {
            let (deck, card) = values::encounter(content, &id)?;
            if deck != at {
                let what = format!("{id} is of the deck {}", content.decks.get(deck).id);
                return Err(BadField::value(what, None));
            }
            set.add(card);
        }
        self.encounter_discards.push((at, set));
        Ok(())
    }

    fn set_space(
        &mut self,
        content: &Content,
        at: SpaceId,
        path: &[&str],
        value: &Field,
    ) -> Result<(), BadField> {
        if let ["monsters"] = path {
            self.monsters.retain(|monster| monster.space != at);
            for written in value.texts()? {
                let (kind, lost) = values::split(&written, ':');
                let kind = values::monster(content, kind)?;
                let lost = lost.map(values::small).transpose()?.unwrap_or(0);
                self.monsters.push(MonsterDraft { kind, space: at, lost });
            }
            return Ok(());
        }
        let found = self.spaces.iter().position(|(space, _)| *space == at);
        let found = found.unwrap_or_else(|| {
            self.spaces.push((at, SpaceDraft::default()));
            self.spaces.len() - 1
        });
        let it = &mut self.spaces[found].1;
        match path {
            ["clues" | "clue-faces"] => it.clues = Some(clues(content, value)?),
            ["gate"] => {
                it.gate = value.flag()?;
                if it.gate && content.space(at).gate.is_none() {
                    return Err(BadField::key("no gate leads there", None));
                }
            }
            ["tokens"] => it.tokens = value.number()?,
            ["rumor"] => {
                it.rumor = Some(MythosId(values::name(content, "mythos", value.text()?)?));
            }
            ["mystery"] => it.mystery = value.flag()?,
            _ => {
                let fields = ["clues", "gate", "monsters", "tokens", "rumor", "mystery"];
                return Err(BadField::no_field(path.first().copied().unwrap_or_default(), &fields));
            }
        }
        Ok(())
    }
}
