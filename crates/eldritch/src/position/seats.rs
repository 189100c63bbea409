//! Writing a position: seats, and who is defeated.

use super::draft::{Carried, Draft, FallenDraft, SeatDraft};
use super::values::{self, artifacts, assets, clues, space};
use super::{ACTIONS, STANDINGS};
use crate::content::Content;
use crate::ids::{SheetId, Skill, SpaceId, SpellId};
use crate::state::{Marker, SpellSet, Standing};
use kernel::position::{BadField, Field, word};

impl Draft {
    /// `["lily-chen crippled rome"]`
    pub fn set_fallen(&mut self, content: &Content, value: &Field) -> Result<(), BadField> {
        self.fallen.clear();
        for written in value.texts()? {
            let (sheet, rest) = values::split(&written, ' ');
            let sheet = SheetId(values::name(content, "investigator", sheet)?);
            let (marker, space) = fell(content, rest.unwrap_or_default())?;
            self.fallen.push(FallenDraft { sheet, marker, space, carried: Carried::default() });
        }
        Ok(())
    }

    pub fn set_one_fallen(
        &mut self,
        content: &Content,
        sheet: SheetId,
        field: &str,
        value: &Field,
    ) -> Result<(), BadField> {
        if field == "fell" {
            let (marker, space) = fell(content, value.text()?)?;
            self.fallen.push(FallenDraft { sheet, marker, space, carried: Carried::default() });
            return Ok(());
        }
        let Some(fallen) = self.fallen.iter_mut().find(|it| it.sheet == sheet) else {
            let what = "write `fallen.SHEET.fell = \"crippled|insane PLACE\"` first";
            return Err(BadField::key(what, None));
        };
        match set_carried(&mut fallen.carried, content, field, value)? {
            true => Ok(()),
            false => Err(BadField::no_field(field, &CARRIED_FIELDS)),
        }
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

pub fn set_seat(
    seat: &mut SeatDraft,
    content: &Content,
    path: &[&str],
    value: &Field,
) -> Result<(), BadField> {
    match path {
        ["sheet"] => {
            seat.sheet = Some(SheetId(values::name(content, "investigator", value.text()?)?));
        }
        ["place"] => seat.space = Some(space(content, value.text()?)?),
        ["health"] => seat.health = Some(value.number()?),
        ["sanity"] => seat.sanity = Some(value.number()?),
        ["actions"] => seat.actions = Some(value.number()?),
        ["standing"] => {
            let at = value.word(&STANDINGS)?;
            let all = [Standing::Playing, Standing::Out, Standing::Eliminated];
            seat.standing = Some(all[at]);
        }
        ["conditions"] => {
            let all = value.texts()?;
            seat.conditions =
                all.iter().map(|it| values::condition(content, it)).collect::<Result<_, _>>()?;
        }
        ["improved", skill] => {
            let Some(at) = Skill::ALL.iter().position(|it| it.key() == *skill) else {
                return Err(BadField::no_field(skill, &Skill::ALL.map(Skill::key)));
            };
            seat.improved[at] = value.number()?;
        }
        ["delayed"] => seat.delayed = value.flag()?,
        ["done"] => {
            seat.done = 0;
            for given in value.texts()? {
                seat.done |= 1 << word(&given, &ACTIONS)?;
            }
        }
        ["acted"] => seat.acted = value.flag()?,
        ["used"] => seat.used = value.flag()?,
        ["cast"] => {
            seat.cast = SpellSet::NONE;
            for given in value.texts()? {
                seat.cast.add(SpellId(values::name(content, "spell", &given)?));
            }
        }
        [field] => {
            if !set_carried(&mut seat.carried, content, field, value)? {
                return Err(BadField::no_field(field, &SEAT_FIELDS));
            }
        }
        _ => {
            return Err(BadField::no_field(
                path.first().copied().unwrap_or_default(),
                &SEAT_FIELDS,
            ));
        }
    }
    Ok(())
}

/// Sets what an investigator has; returns whether the field is one of these.
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
            for given in value.texts()? {
                carried.tickets[word(&given, &["train", "ship"])?] += 1;
            }
        }
        "assets" => carried.assets = assets(content, value)?,
        "artifacts" => carried.artifacts = artifacts(content, value)?,
        "spells" => {
            let all = value.texts()?;
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
    let at = word(marker, &["crippled", "insane"])?;
    let marker = [Marker::Crippled, Marker::Insane][at];
    Ok((marker, space(content, on.unwrap_or_default())?))
}
