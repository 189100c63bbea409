//! Reading a position: the value at a path.

mod fields;
mod people;

use crate::choice::SEAT_KEYS;
use crate::content::Content;
use crate::ids::{KindId, SpaceId, Terrain};
use crate::state::{CardSet, Eldritch, Frame, MysterySet, MythosDeck, Phase, SpaceSet};
use fields::{artifacts, assets, both, deck, deck_named, monsters, spaces, unknown};
use kernel::Seat;
use kernel::deck::{End, Next};
use kernel::position::made::{list, number, word};
use kernel::position::{BadField, Field};
use people::{fallen, fell, investigator};
use script::Names;

pub const TABLE_FIELDS: [&str; 36] = [
    "setup",
    "players",
    "ancient",
    "options",
    "doom",
    "awake",
    "omen",
    "omen-tokens",
    "round",
    "lead",
    "phase",
    "turn",
    "mystery",
    "mysteries",
    "solved",
    "sheet-tokens",
    "sheet-gates",
    "mythos",
    "reserve",
    "assets",
    "artifacts",
    "spells",
    "conditions",
    "kinds",
    "acted",
    "spent",
    "clues",
    "gates",
    "expedition",
    "decks",
    "cup",
    "aside",
    "fallen",
    "kept",
    "ending",
    "score",
];

pub fn get(s: &Eldritch, c: &Content, path: &[&str]) -> Result<Field, BadField> {
    Ok(match path {
        ["players"] => number(s.players),
        ["ancient"] => word(&c.ancient(s.ancient).id),
        ["options", "deck"] => word(match s.options.deck {
            MythosDeck::All => "all",
            MythosDeck::Easier => "easier",
            MythosDeck::Harder => "harder",
            MythosDeck::Staged => "staged",
        }),
        ["options", "starting-rumor"] => Field::Flag(s.options.starting_rumor),
        ["options", "open-decks"] => Field::Flag(!s.tops.are_closed()),
        ["doom"] => number(s.doom),
        ["awake"] => Field::Flag(s.awake),
        ["omen"] => number(s.omen),
        ["omen-tokens"] => number(s.omen_tokens),
        ["round"] => number(s.round),
        ["turns"] => number(s.turns),
        ["lead"] => word(SEAT_KEYS[s.lead.at()]),
        ["phase"] => word(match s.phase {
            Phase::Setup => "setup",
            Phase::Action => "action",
            Phase::Encounter => "encounter",
            Phase::Mythos => "mythos",
        }),
        ["turn"] => word(turn(s).map_or("nobody", |seat| SEAT_KEYS[seat.at()])),
        ["ending"] => word(s.ending.map_or("none", |ending| ending.key())),
        ["score"] => s.score.map_or_else(|| word("none"), number),
        ["mystery", ..] | ["mysteries"] | ["solved"] => mystery(s, c, path)?,
        ["sheet-tokens"] => number(s.sheet_tokens),
        ["sheet-gates"] => spaces(c, &s.sheet_gates),
        ["mythos", rest @ ..] => mythos(s, c, rest)?,
        ["reserve"] => list(s.reserve.iter().map(|id| c.asset(*id).id.as_str())),
        ["assets", "deck"] => deck(s, c, KindId::ASSET),
        ["assets", "discards"] => assets(c, &s.asset_discards),
        ["artifacts", "deck"] => deck(s, c, KindId::ARTIFACT),
        ["spells", "deck"] => deck(s, c, KindId::SPELL),
        ["conditions", "deck"] => deck(s, c, KindId::CONDITION),
        ["kinds", kind, "deck"] => deck_named(s, c, kind)?,
        ["spells", "top"] => word(s.tops.spell.open().map_or("none", |top| &c.spell(top).id)),
        ["conditions", "top"] => {
            word(s.tops.condition.open().map_or("none", |top| &c.condition(top).id))
        }
        ["artifacts", "discards"] => artifacts(c, &s.artifact_discards),
        ["acted"] => both(assets(c, &s.acted_assets), artifacts(c, &s.acted_artifacts)),
        ["spent"] => both(assets(c, &s.spent_assets), artifacts(c, &s.spent_artifacts)),
        ["clues", "pool"] => spaces(c, &s.clue_pool),
        ["clues", "discards"] => spaces(c, &s.clue_discards),
        ["clues", "board"] => number(s.spaces.iter().map(|it| it.clues.len()).sum::<u32>()),
        ["gates", "discards"] => spaces(c, &s.gate_discards),
        ["gates", "boxed"] => spaces(c, &s.boxed_gates),
        ["gates", "left"] => number(s.gates.len() as u32),
        ["gates", "stack"] => gate_stack(s, c),
        ["gates", "board"] => list(s.gates_on_board().map(|it| c.space(it).id.as_str())),
        ["expedition"] => word(s.expedition.map_or("none", |it| &c.space(it).id)),
        ["decks", deck, pile] => encounter_deck(s, c, deck, pile)?,
        ["cup"] => monsters(c, &s.cup),
        ["aside"] => monsters(c, &s.aside),
        ["kept"] => list(s.kept.iter().map(|it| c.monster(it.kind).id.as_str())),
        ["monsters"] => list(s.monsters().map(|(_, it)| c.monster(it.kind).id.as_str())),
        ["fallen"] => Field::List(
            s.fallen
                .iter()
                .map(|it| Field::Text(format!("{} {}", c.sheet(it.sheet).id, fell(c, it))))
                .collect(),
        ),
        ["fallen", sheet, field] => fallen(s, c, sheet, field)?,
        [first, rest @ ..] => part(s, c, first, rest)?,
        [] => return Err(BadField::key("a path needs a name", None)),
    })
}

/// A field of a seat or of a space.
fn part(s: &Eldritch, c: &Content, name: &str, rest: &[&str]) -> Result<Field, BadField> {
    if let Some(seat) = SEAT_KEYS.iter().position(|key| *key == name) {
        if seat >= s.seats.len() {
            return Err(BadField::key(format!("nobody plays {name}"), None));
        }
        return investigator(s, c, Seat::nth(seat), rest);
    }
    if let Some(at) = c.names.id("place", name) {
        return space(s, c, SpaceId(at), rest);
    }
    let known = c.spaces.iter().map(|space| space.id.as_str());
    Err(unknown(name, TABLE_FIELDS.into_iter().chain(SEAT_KEYS).chain(known)))
}

/// Whose turn or encounter it is.
fn turn(s: &Eldritch) -> Option<Seat> {
    s.frames.iter().rev().find_map(|frame| match frame {
        Frame::Turn { seat }
        | Frame::OneAction { seat }
        | Frame::Acting { seat }
        | Frame::Encounter { seat, .. }
        | Frame::Monsters { seat, .. }
        | Frame::AfterMonsters { seat } => Some(*seat),
        _ => None,
    })
}

fn mystery(s: &Eldritch, c: &Content, path: &[&str]) -> Result<Field, BadField> {
    let deck = &c.ancient(s.ancient).deck;
    let named =
        |set: &MysterySet| list(set.iter().map(|card| deck[usize::from(card.0)].id.as_str()));
    let now = s.mystery.as_ref();
    Ok(match path {
        ["mysteries"] => named(&s.mysteries),
        ["solved"] => named(&s.solved),
        ["mystery"] | ["mystery", "card"] => {
            word(now.map_or("none", |it| &deck[usize::from(it.card.0)].id))
        }
        ["mystery", "count"] => number(now.map_or(0, |it| it.count)),
        ["mystery", "clues"] => number(now.map_or(0, |it| it.clues.len())),
        ["mystery", "gates"] => spaces(c, now.map_or(&SpaceSet::NONE, |it| &it.gates)),
        ["mystery", "marked"] => spaces(c, now.map_or(&SpaceSet::NONE, |it| &it.marked)),
        ["mystery", "epic-defeated"] => Field::Flag(now.is_some_and(|it| it.epic_defeated)),
        _ => {
            let fields = ["card", "count", "clues", "gates", "marked", "epic-defeated"];
            return Err(unknown(path.last().copied().unwrap_or_default(), fields));
        }
    })
}

fn mythos(s: &Eldritch, c: &Content, path: &[&str]) -> Result<Field, BadField> {
    let named = |id: crate::ids::MythosId| c.mythos_card(id).id.as_str();
    Ok(match path {
        ["in-play"] => list(s.in_play.iter().map(|it| named(it.card))),
        ["seen"] => {
            let hidden = |at: &usize| s.mythos.contains(crate::ids::MythosId::nth(*at));
            let seen = (0..c.mythos.len()).filter(|at| !hidden(at));
            list(seen.map(|at| c.mythos[at].id.as_str()))
        }
        ["left"] => Field::List(
            s.stages
                .iter()
                .map(|[green, yellow, blue]| Field::Text(format!("{green}/{yellow}/{blue}")))
                .collect(),
        ),
        ["count"] => number(s.stages.iter().flatten().map(|it| u32::from(*it)).sum::<u32>()),
        ["tokens", card] => {
            let found = s.in_play.iter().find(|it| named(it.card) == *card);
            number(found.map_or(0, |it| it.tokens))
        }
        ["toughness", card] => {
            let found = s.in_play.iter().find(|it| named(it.card) == *card);
            number(found.map_or(0, |it| it.toughness))
        }
        _ => {
            let fields = ["in-play", "seen", "left", "count", "tokens.CARD", "toughness.CARD"];
            return Err(unknown(path.first().copied().unwrap_or_default(), fields));
        }
    })
}

fn gate_stack(s: &Eldritch, c: &Content) -> Field {
    let mut known = Vec::new();
    while let Next::Known(space) = s.gates.next(End::Top.nth(known.len())) {
        known.push(space);
    }
    list(known.into_iter().map(|space| c.space(space).id.as_str()))
}

fn encounter_deck(s: &Eldritch, c: &Content, deck: &str, pile: &str) -> Result<Field, BadField> {
    let Some(at) = c.decks.named(deck) else {
        return Err(unknown(deck, c.decks.ids()));
    };
    let set: &CardSet = match pile {
        "left" => &s.encounters[at],
        "discards" => &s.encounter_discards[at],
        _ => return Err(unknown(pile, ["left", "discards"])),
    };
    let ids = c.decks.get(at).ids();
    Ok(list(set.iter().filter_map(|card| ids.get(card.at()).copied())))
}

fn space(s: &Eldritch, c: &Content, at: SpaceId, path: &[&str]) -> Result<Field, BadField> {
    let (info, state) = (c.space(at), s.space(at));
    Ok(match path {
        ["clues"] => number(state.clues.len()),
        ["clue-faces"] => spaces(c, &state.clues),
        ["gate"] => Field::Flag(state.gate),
        ["tokens"] => number(state.tokens),
        ["rumor"] => word(state.rumor.map_or("none", |id| &c.mythos_card(id).id)),
        ["mystery"] => Field::Flag(state.mystery),
        ["monsters"] => Field::List(
            s.monsters_on(at)
                .map(|(_, it)| {
                    let kind = &c.monster(it.kind).id;
                    Field::Text(match it.lost {
                        0 => kind.clone(),
                        lost => format!("{kind}:{lost}"),
                    })
                })
                .collect(),
        ),
        ["monster-numbers"] => {
            Field::List(s.monsters_on(at).map(|(slot, _)| number(slot.0)).collect())
        }
        ["kind"] => word(match info.terrain {
            Terrain::City => "city",
            Terrain::Wilderness => "wilderness",
            Terrain::Sea => "sea",
        }),
        ["neighbours"] => spaces(c, &info.neighbours()),
        ["trains"] => spaces(c, &info.trains),
        ["ships"] => spaces(c, &info.ships),
        ["trails"] => spaces(c, &info.trails),
        _ => {
            let fields = [
                "clues",
                "clue-faces",
                "gate",
                "tokens",
                "rumor",
                "mystery",
                "monsters",
                "monster-numbers",
                "kind",
                "neighbours",
                "trains",
                "ships",
                "trails",
            ];
            return Err(unknown(path.first().copied().unwrap_or_default(), fields));
        }
    })
}
