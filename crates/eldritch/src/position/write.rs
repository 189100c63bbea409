//! Writing a position: fields are gathered as they come, whatever their order, and laid out at the
//! end over a quiet table.

use super::tasks::Task;
use super::{ACTIONS, STANDINGS, values};
use crate::choice::SEAT_KEYS;
use crate::content::Content;
use crate::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, DeckId, MonsterId, MysteryId, MythosId, SheetId,
    Skill, SpaceId, SpellId,
};
use crate::state::{
    ArtifactSet, AssetSet, CardSet, Marker, MythosDeck, SpaceSet, SpellSet, Standing, Tops,
};
use kernel::position::{BadField, Field};
use values::{flag, number, space, spaces, text, texts};

/// Where play goes on from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Action,
    Encounter,
    Mythos,
    EndOfMythos,
    Round,
}

pub const STARTS: [(&str, Start); 5] = [
    ("action", Start::Action),
    ("encounter", Start::Encounter),
    ("mythos", Start::Mythos),
    ("end-of-mythos", Start::EndOfMythos),
    ("round", Start::Round),
];

/// Clues of somebody or of a space: any so many, or those with these faces.
#[derive(Clone, Debug)]
pub enum Clues {
    Any(u8),
    Faces(Vec<SpaceId>),
}

/// What somebody carries, standing or fallen.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    pub clues: Option<Clues>,
    pub tickets: [u8; 2],
    pub assets: AssetSet,
    pub artifacts: ArtifactSet,
    pub spells: Vec<(SpellId, Option<u8>)>,
}

#[derive(Clone, Debug, Default)]
pub struct SeatDraft {
    pub sheet: Option<SheetId>,
    pub space: Option<SpaceId>,
    pub health: Option<u8>,
    pub sanity: Option<u8>,
    pub actions: Option<u8>,
    pub standing: Option<Standing>,
    pub carried: Carried,
    pub conditions: Vec<(ConditionId, Option<u8>)>,
    pub improved: [u8; 5],
    pub delayed: bool,
    pub done: u8,
    pub acted: bool,
    pub used: bool,
    pub cast: SpellSet,
}

#[derive(Clone, Debug)]
pub struct FallenDraft {
    pub sheet: SheetId,
    pub marker: Marker,
    pub space: SpaceId,
    pub carried: Carried,
}

#[derive(Clone, Debug, Default)]
pub struct SpaceDraft {
    pub clues: Option<Clues>,
    pub gate: bool,
    pub tokens: u8,
    pub rumor: Option<MythosId>,
    pub mystery: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct MonsterDraft {
    pub kind: MonsterId,
    pub space: SpaceId,
    pub lost: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct OngoingDraft {
    pub card: MythosId,
    pub tokens: Option<u8>,
    pub toughness: u8,
}

#[derive(Clone, Debug, Default)]
pub struct MysteryDraft {
    pub card: Option<(AncientId, MysteryId)>,
    pub count: u8,
    pub clues: Option<Clues>,
    pub gates: SpaceSet,
    pub marked: SpaceSet,
    pub epic_defeated: bool,
}

/// A position being written.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub setup: bool,
    /// A field was set that a real set-up has no use for.
    pub table_given: bool,
    pub players: Option<u8>,
    pub ancient: Option<AncientId>,
    pub deck: MythosDeck,
    pub starting_rumor: bool,
    pub open_decks: bool,
    pub seats: Vec<SeatDraft>,
    pub fallen: Vec<FallenDraft>,
    pub spaces: Vec<(SpaceId, SpaceDraft)>,
    pub monsters: Vec<MonsterDraft>,
    pub doom: Option<u8>,
    pub awake: bool,
    pub omen: u8,
    pub omen_tokens: u8,
    pub round: Option<u8>,
    pub lead: u8,
    pub start: Option<Start>,
    pub turn: Option<u8>,
    pub mystery: MysteryDraft,
    pub solved: Vec<(AncientId, MysteryId)>,
    pub sheet_tokens: u8,
    pub sheet_gates: SpaceSet,
    pub in_play: Vec<OngoingDraft>,
    pub seen: Vec<MythosId>,
    pub stages: Option<[[u8; 3]; 3]>,
    pub reserve: Vec<AssetId>,
    pub asset_deck: Option<AssetSet>,
    pub asset_discards: AssetSet,
    pub artifact_deck: Option<ArtifactSet>,
    pub artifact_discards: ArtifactSet,
    pub acted: Vec<String>,
    pub spent: Vec<String>,
    pub clue_pool: Option<SpaceSet>,
    pub clue_discards: SpaceSet,
    pub gate_stack: Vec<SpaceId>,
    pub gate_discards: SpaceSet,
    pub expedition: Option<SpaceId>,
    pub encounter_discards: Vec<(DeckId, CardSet)>,
    pub tops: Tops,
    pub cup: Option<Vec<MonsterId>>,
    pub aside: Option<Vec<MonsterId>>,
    pub tasks: Vec<Task>,
}

impl Draft {
    pub fn set(&mut self, content: &Content, path: &[&str], value: &Field) -> Result<(), BadField> {
        self.table_given |=
            !matches!(path, ["setup"] | ["players"] | ["ancient"] | ["options", _] | [_, "sheet"]);
        match path {
            ["setup"] => self.setup = flag(value)?,
            ["players"] => self.players = Some(number(value)?),
            ["ancient"] => {
                self.ancient = Some(AncientId(values::name(content, "ancient-one", text(value)?)?));
            }
            ["options", "deck"] => self.deck = mythos_deck(value)?,
            ["options", "starting-rumor"] => self.starting_rumor = flag(value)?,
            ["options", "open-decks"] => self.open_decks = flag(value)?,
            ["doom"] => self.doom = Some(number(value)?),
            ["awake"] => self.awake = flag(value)?,
            ["omen"] => self.omen = number(value)? % 4,
            ["omen-tokens"] => self.omen_tokens = number(value)?,
            ["round"] => self.round = Some(number(value)?),
            ["lead"] => self.lead = self.seat_of(text(value)?)?,
            ["phase"] => {
                let at = values::word(text(value)?, &STARTS.map(|(word, _)| word))?;
                self.start = Some(STARTS[usize::from(at)].1);
            }
            ["turn"] => self.turn = Some(self.seat_of(text(value)?)?),
            ["mystery"] | ["mystery", "card"] => {
                self.mystery.card = Some(values::mystery(content, text(value)?)?)
            }
            ["mystery", rest @ ..] => self.set_mystery(content, rest, value)?,
            ["solved"] => {
                let all = texts(value)?;
                self.solved =
                    all.iter().map(|it| values::mystery(content, it)).collect::<Result<_, _>>()?;
            }
            ["sheet-tokens"] => self.sheet_tokens = number(value)?,
            ["sheet-gates"] => self.sheet_gates = set_of(spaces(content, value)?),
            ["mythos", "in-play"] => self.in_play = ongoing(content, value)?,
            ["mythos", "seen"] => {
                let id = |it: &String| values::name(content, "mythos", it).map(MythosId);
                self.seen = texts(value)?.iter().map(id).collect::<Result<_, _>>()?;
            }
            ["mythos", "left"] => self.stages = Some(stages(value)?),
            ["reserve"] => {
                let id = |it: &String| values::name(content, "asset", it).map(AssetId);
                self.reserve = texts(value)?.iter().map(id).collect::<Result<_, _>>()?;
            }
            ["assets", "deck"] => self.asset_deck = Some(assets(content, value)?),
            ["assets", "discards"] => self.asset_discards = assets(content, value)?,
            ["artifacts", "deck"] => self.artifact_deck = Some(artifacts(content, value)?),
            ["artifacts", "discards"] => self.artifact_discards = artifacts(content, value)?,
            ["spells", "top"] => self.tops.spell = values::top_spell(content, value)?,
            ["conditions", "top"] => self.tops.condition = values::top_condition(content, value)?,
            ["spells" | "conditions", rest @ ..] => {
                return Err(unknown(rest.first().copied().unwrap_or(path[0]), &["top"]));
            }
            ["acted"] => self.acted = texts(value)?,
            ["spent"] => self.spent = texts(value)?,
            ["clues", "pool"] => self.clue_pool = Some(set_of(spaces(content, value)?)),
            ["clues", "discards"] => self.clue_discards = set_of(spaces(content, value)?),
            ["gates", "stack"] => self.gate_stack = spaces(content, value)?,
            ["gates", "discards"] => self.gate_discards = set_of(spaces(content, value)?),
            ["expedition"] => self.expedition = Some(space(content, text(value)?)?),
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
            return set_seat(&mut self.seats[usize::from(seat)], content, rest, value);
        }
        match space(content, first) {
            Ok(space) => self.set_space(content, space, rest, value),
            Err(_) => {
                let spaces = content.spaces.iter().map(|space| space.id.as_str());
                let known = super::read::TABLE_FIELDS.into_iter().chain(SEAT_KEYS).chain(spaces);
                let what = format!("there is no field \"{first}\"");
                Err(BadField::key(what, script::nearest(first, known).map(str::to_owned)))
            }
        }
    }

    /// A seat that is mentioned is at the table.
    fn seat_of(&mut self, given: &str) -> Result<u8, BadField> {
        let seat = values::seat(given)?;
        while self.seats.len() <= usize::from(seat) {
            self.seats.push(SeatDraft::default());
        }
        Ok(seat)
    }

    fn set_tasks(&mut self, content: &Content, value: &Field) -> Result<(), BadField> {
        let written = match value {
            Field::Text(text) => vec![text.clone()],
            other => texts(other)?,
        };
        for text in written {
            let task = Task::read(content, &text)?;
            if let Some(seat) = task.seat() {
                self.seat_of(SEAT_KEYS[usize::from(seat)])?;
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
            ["count"] => mystery.count = number(value)?,
            ["clues"] => mystery.clues = Some(clues(content, value)?),
            ["gates"] => mystery.gates = set_of(spaces(content, value)?),
            ["marked"] => mystery.marked = set_of(spaces(content, value)?),
            ["epic-defeated"] => mystery.epic_defeated = flag(value)?,
            _ => {
                let fields = ["card", "count", "clues", "gates", "marked", "epic-defeated"];
                return Err(unknown(path[0], &fields));
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
            return Err(unknown(deck, &content.decks.ids()));
        };
        let mut set = CardSet::NONE;
        for id in texts(value)? {
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

    /// `["lily-chen crippled rome"]`
    fn set_fallen(&mut self, content: &Content, value: &Field) -> Result<(), BadField> {
        self.fallen.clear();
        for written in texts(value)? {
            let (sheet, rest) = values::split(&written, ' ');
            let sheet = SheetId(values::name(content, "investigator", sheet)?);
            let (marker, space) = fell(content, rest.unwrap_or_default())?;
            self.fallen.push(FallenDraft { sheet, marker, space, carried: Carried::default() });
        }
        Ok(())
    }

    fn set_one_fallen(
        &mut self,
        content: &Content,
        sheet: SheetId,
        field: &str,
        value: &Field,
    ) -> Result<(), BadField> {
        if field == "fell" {
            let (marker, space) = fell(content, text(value)?)?;
            self.fallen.push(FallenDraft { sheet, marker, space, carried: Carried::default() });
            return Ok(());
        }
        let Some(fallen) = self.fallen.iter_mut().find(|it| it.sheet == sheet) else {
            let what = "write `fallen.SHEET.fell = \"crippled|insane PLACE\"` first";
            return Err(BadField::key(what, None));
        };
        match set_carried(&mut fallen.carried, content, field, value)? {
            true => Ok(()),
            false => Err(unknown(field, &CARRIED_FIELDS)),
        }
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
            for written in texts(value)? {
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
                it.gate = flag(value)?;
                if it.gate && content.space(at).gate.is_none() {
                    return Err(BadField::key("no gate leads there", None));
                }
            }
            ["tokens"] => it.tokens = number(value)?,
            ["rumor"] => {
                it.rumor = Some(MythosId(values::name(content, "mythos", text(value)?)?));
            }
            ["mystery"] => it.mystery = flag(value)?,
            _ => {
                let fields = ["clues", "gate", "monsters", "tokens", "rumor", "mystery"];
                return Err(unknown(path.first().copied().unwrap_or_default(), &fields));
            }
        }
        Ok(())
    }
}

const CARRIED_FIELDS: [&str; 6] = ["fell", "clues", "tickets", "assets", "artifacts", "spells"];

const SEAT_FIELDS: [&str; 18] = [
    "sheet",
    "place",
    "health",
    "sanity",
    "actions",
    "standing",
    "clues",
    "tickets",
    "assets",
    "artifacts",
    "spells",
    "conditions",
    "improved",
    "delayed",
    "done",
    "acted",
    "used",
    "cast",
];

fn set_seat(
    seat: &mut SeatDraft,
    content: &Content,
    path: &[&str],
    value: &Field,
) -> Result<(), BadField> {
    match path {
        ["sheet"] => {
            seat.sheet = Some(SheetId(values::name(content, "investigator", text(value)?)?));
        }
        ["place"] => seat.space = Some(space(content, text(value)?)?),
        ["health"] => seat.health = Some(number(value)?),
        ["sanity"] => seat.sanity = Some(number(value)?),
        ["actions"] => seat.actions = Some(number(value)?),
        ["standing"] => {
            let at = values::word(text(value)?, &STANDINGS)?;
            let all = [Standing::Playing, Standing::Out, Standing::Eliminated];
            seat.standing = Some(all[usize::from(at)]);
        }
        ["conditions"] => {
            let all = texts(value)?;
            seat.conditions =
                all.iter().map(|it| values::condition(content, it)).collect::<Result<_, _>>()?;
        }
        ["improved", skill] => {
            let Some(at) = Skill::ALL.iter().position(|it| it.key() == *skill) else {
                return Err(unknown(skill, &Skill::ALL.map(Skill::key)));
            };
            seat.improved[at] = number(value)?;
        }
        ["delayed"] => seat.delayed = flag(value)?,
        ["done"] => {
            seat.done = 0;
            for given in texts(value)? {
                seat.done |= 1 << values::word(&given, &ACTIONS)?;
            }
        }
        ["acted"] => seat.acted = flag(value)?,
        ["used"] => seat.used = flag(value)?,
        ["cast"] => {
            seat.cast = SpellSet::NONE;
            for given in texts(value)? {
                seat.cast.add(SpellId(values::name(content, "spell", &given)?));
            }
        }
        [field] => {
            if !set_carried(&mut seat.carried, content, field, value)? {
                return Err(unknown(field, &SEAT_FIELDS));
            }
        }
        _ => return Err(unknown(path.first().copied().unwrap_or_default(), &SEAT_FIELDS)),
    }
    Ok(())
}

/// Sets what is carried; tells whether the field is one of these.
fn set_carried(
    carried: &mut Carried,
    content: &Content,
    field: &str,
    value: &Field,
) -> Result<bool, BadField> {
    match field {
        "clues" | "clue-faces" => carried.clues = Some(clues(content, value)?),
        "tickets" => {
            carried.tickets = [0; 2];
            for given in texts(value)? {
                carried.tickets[usize::from(values::word(&given, &["train", "ship"])?)] += 1;
            }
        }
        "assets" => carried.assets = assets(content, value)?,
        "artifacts" => carried.artifacts = artifacts(content, value)?,
        "spells" => {
            let all = texts(value)?;
            carried.spells =
                all.iter().map(|it| values::spell(content, it)).collect::<Result<_, _>>()?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// `crippled rome`
fn fell(content: &Content, written: &str) -> Result<(Marker, SpaceId), BadField> {
    let (marker, on) = values::split(written, ' ');
    let at = values::word(marker, &["crippled", "insane"])?;
    let marker = [Marker::Crippled, Marker::Insane][usize::from(at)];
    Ok((marker, space(content, on.unwrap_or_default())?))
}

fn clues(content: &Content, value: &Field) -> Result<Clues, BadField> {
    match value {
        Field::Number(_) => number(value).map(Clues::Any),
        _ => spaces(content, value).map(Clues::Faces),
    }
}

fn assets(content: &Content, value: &Field) -> Result<AssetSet, BadField> {
    let mut set = AssetSet::NONE;
    for given in texts(value)? {
        set.add(AssetId(values::name(content, "asset", &given)?));
    }
    Ok(set)
}

fn artifacts(content: &Content, value: &Field) -> Result<ArtifactSet, BadField> {
    let mut set = ArtifactSet::NONE;
    for given in texts(value)? {
        set.add(ArtifactId(values::name(content, "artifact", &given)?));
    }
    Ok(set)
}

fn monsters(content: &Content, value: &Field) -> Result<Vec<MonsterId>, BadField> {
    texts(value)?.iter().map(|it| values::monster(content, it)).collect()
}

/// `["stars-aligned", "fractured-reality:3", "growing-madness:0:2"]`
fn ongoing(content: &Content, value: &Field) -> Result<Vec<OngoingDraft>, BadField> {
    let mut found = Vec::new();
    for written in texts(value)? {
        let (card, rest) = values::split(&written, ':');
        let (tokens, toughness) = rest.map_or((None, None), |rest| {
            let (tokens, toughness) = values::split(rest, ':');
            (Some(tokens), toughness)
        });
        found.push(OngoingDraft {
            card: MythosId(values::name(content, "mythos", card)?),
            tokens: tokens.map(values::small).transpose()?,
            toughness: toughness.map(values::small).transpose()?.unwrap_or(0),
        });
    }
    Ok(found)
}

/// `["0/1/0", "2/3/1"]`: green, yellow and blue cards left in each stage.
fn stages(value: &Field) -> Result<[[u8; 3]; 3], BadField> {
    // "2 3 1" is no way of writing "3 1" twice here.
    let written = match value {
        Field::List(items) => items.iter().map(text).collect::<Result<Vec<_>, _>>()?,
        other => vec![text(other)?],
    };
    let mut stages = [[0; 3]; 3];
    if written.len() > 3 {
        return Err(BadField::value("there are three stages", None));
    }
    for (stage, written) in stages.iter_mut().zip(written) {
        let counts: Vec<u8> =
            written.split(['/', ' ']).map(values::small).collect::<Result<_, _>>()?;
        let [green, yellow, blue] = counts[..] else {
            return Err(BadField::value("write how many green, yellow, blue: \"1/2/1\"", None));
        };
        *stage = [green, yellow, blue];
    }
    Ok(stages)
}

fn mythos_deck(value: &Field) -> Result<MythosDeck, BadField> {
    let all = [MythosDeck::All, MythosDeck::Easier, MythosDeck::Harder, MythosDeck::Staged];
    let at = values::word(text(value)?, &["all", "easier", "harder", "staged"])?;
    Ok(all[usize::from(at)])
}

fn set_of(spaces: Vec<SpaceId>) -> SpaceSet {
    let mut set = SpaceSet::NONE;
    spaces.into_iter().for_each(|space| set.add(space));
    set
}

fn unknown(given: &str, fields: &[&str]) -> BadField {
    let what = format!("there is no field \"{given}\" here: {}", fields.join(", "));
    BadField::key(what, script::nearest(given, fields.iter().copied()).map(str::to_owned))
}
