//! Paths about investigators, in play or defeated.

use super::fields::{artifacts, assets, spaces, unknown};
use crate::content::Content;
use crate::ids::Skill;
use crate::position::{ACTIONS, STANDINGS};
use crate::state::{Back, Eldritch, Fallen, Held, Investigator, Standing};
use kernel::Seat;
use kernel::position::made::{list, number, word};
use kernel::position::{BadField, Field};

pub fn fallen(s: &Eldritch, c: &Content, sheet: &str, field: &str) -> Result<Field, BadField> {
    let Some(it) = s.fallen.iter().find(|it| c.sheet(it.sheet).id == sheet) else {
        return Ok(Field::List(Vec::new()));
    };
    Ok(match field {
        "fell" => Field::Text(fell(c, it)),
        "clues" => number(it.clues.len()),
        "clue-faces" => spaces(c, &it.clues),
        "tickets" => tickets(it.tickets),
        "assets" => assets(c, &it.assets),
        "artifacts" => artifacts(c, &it.artifacts),
        "spells" => list(it.spells.iter().map(|held| c.spell(held.card).id.as_str())),
        _ => {
            let fields =
                ["fell", "clues", "clue-faces", "tickets", "assets", "artifacts", "spells"];
            return Err(unknown(field, fields));
        }
    })
}

/// `crippled rome`
pub fn fell(c: &Content, it: &Fallen) -> String {
    format!("{} {}", it.marker.key(), c.space(it.space).id)
}

const FIELDS: [&str; 25] = [
    "sheet",
    "place",
    "health",
    "sanity",
    "max-health",
    "max-sanity",
    "actions",
    "standing",
    "clues",
    "clue-faces",
    "tickets",
    "assets",
    "artifacts",
    "spells",
    "conditions",
    "backs",
    "improved.SKILL",
    "skill.SKILL",
    "delayed",
    "done",
    "acted",
    "used",
    "cast",
    "local",
    "no-more",
];

pub fn investigator(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    path: &[&str],
) -> Result<Field, BadField> {
    let it = s.investigator(seat);
    let arrived = usize::from(it.sheet.0) < c.sheets.len();
    if !arrived {
        return match path {
            ["sheet"] => Ok(word("none")),
            ["standing"] => Ok(word(STANDINGS[it.standing as usize])),
            _ => Err(BadField::key("this seat has no investigator yet", None)),
        };
    }
    let sheet = c.sheet(it.sheet);
    let skill = |name: &str| Skill::ALL.iter().position(|skill| skill.key() == name);
    Ok(match path {
        ["sheet"] => word(&sheet.id),
        ["place"] => word(&c.space(it.space).id),
        ["health"] => number(it.health),
        ["sanity"] => number(it.sanity),
        ["max-health"] => number(sheet.health),
        ["max-sanity"] => number(sheet.sanity),
        ["actions"] => number(it.actions),
        ["standing"] => word(match it.standing {
            Standing::Playing => STANDINGS[0],
            Standing::Out => STANDINGS[1],
            Standing::Eliminated => STANDINGS[2],
        }),
        ["clues"] => number(it.clues.len()),
        ["clue-faces"] => spaces(c, &it.clues),
        ["tickets"] => tickets(it.tickets),
        ["assets"] => assets(c, &it.assets),
        ["artifacts"] => artifacts(c, &it.artifacts),
        ["spells"] => list(it.spells.iter().map(|held| c.spell(held.card).id.as_str())),
        ["conditions"] => list(it.conditions.iter().map(|held| c.condition(held.card).id.as_str())),
        ["backs"] => backs(c, it),
        ["improved", name] => match skill(name) {
            Some(at) => number(it.improved[at]),
            None => return Err(unknown(name, Skill::ALL.map(Skill::key))),
        },
        ["skill", name] => match skill(name) {
            Some(at) => number(sheet.skills[at] + it.improved[at]),
            None => return Err(unknown(name, Skill::ALL.map(Skill::key))),
        },
        ["delayed"] => Field::Flag(it.delayed),
        ["done"] => {
            list((0..).zip(ACTIONS).filter(|(at, _)| it.done & 1 << at != 0).map(|(_, word)| word))
        }
        ["acted"] => Field::Flag(it.acted),
        ["used"] => Field::Flag(it.used),
        ["cast"] => list(it.cast.iter().map(|spell| c.spell(spell).id.as_str())),
        ["local"] => list(it.local.iter().map(|(_, card)| c.condition(*card).id.as_str())),
        ["no-more"] => Field::Flag(it.no_more),
        _ => return Err(unknown(path.first().copied().unwrap_or_default(), FIELDS)),
    })
}

/// Copies whose backs are known.
fn backs(c: &Content, it: &Investigator) -> Field {
    let spells = it
        .spells
        .iter()
        .filter_map(|held| copy(held).map(|copy| format!("{}/{copy}", c.spell(held.card).id)));
    let conditions = it
        .conditions
        .iter()
        .filter_map(|held| copy(held).map(|copy| format!("{}/{copy}", c.condition(held.card).id)));
    Field::List(spells.chain(conditions).map(Field::Text).collect())
}

pub fn copy<Id>(held: &Held<Id>) -> Option<u8> {
    match held.back {
        Back::Copy { copy, .. } => Some(copy + 1),
        Back::Unknown => None,
    }
}

pub fn tickets([trains, ships]: [u8; 2]) -> Field {
    let trains = std::iter::repeat_n("train", usize::from(trains));
    list(trains.chain(std::iter::repeat_n("ship", usize::from(ships))))
}
