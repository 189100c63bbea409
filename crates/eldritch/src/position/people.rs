//! Laying out a position: who plays, and who is defeated.

use super::draft::{Draft, SeatDraft};
use crate::content::Content;
use crate::ids::SheetId;
use crate::rules::setup;
use crate::state::{Back, EVERYBODY, Eldritch, Fallen, Held, SpaceSet, Standing};
use kernel::position::BadField;
use script::Names;

/// Who plays if a position does not say.
const USUAL_SHEETS: [&str; 4] = ["mark-harrigan", "lily-chen", "norman-withers", "akachi-onyele"];

impl Draft {
    /// Sheets that are not given are taken from the usual ones, then in the order of the pack.
    pub fn seat_everybody(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let mut free: Vec<SheetId> = USUAL_SHEETS
            .iter()
            .filter_map(|name| c.names.id("investigator", name))
            .chain(0..c.sheets.len() as u16)
            .map(SheetId)
            .collect();
        let fallen = self.fallen.iter().map(|it| it.sheet);
        let taken: Vec<SheetId> =
            self.seats.iter().filter_map(|it| it.sheet).chain(fallen).collect();
        for (nth, sheet) in taken.iter().enumerate() {
            if taken[..nth].contains(sheet) {
                let what = format!("{} cannot be played twice", c.sheet(*sheet).id);
                return Err(BadField::position(what));
            }
            game.unused_sheets.remove(*sheet);
        }
        free.retain(|sheet| !taken.contains(sheet));
        let usual = SeatDraft::default();
        for seat in 0..usize::from(game.players) {
            let given = self.seats.get(seat).unwrap_or(&usual);
            let sheet = match given.sheet {
                Some(sheet) => sheet,
                None => {
                    let Some(sheet) = free.first().copied() else {
                        return Err(BadField::position("there are not so many investigators"));
                    };
                    free.retain(|other| *other != sheet);
                    sheet
                }
            };
            game.unused_sheets.remove(sheet);
            *game.seats[seat] = investigator(c, sheet, given)?;
        }
        for given in &self.fallen {
            let fallen = Fallen {
                sheet: given.sheet,
                space: given.space,
                marker: given.marker,
                clues: SpaceSet::NONE,
                tickets: given.carried.tickets,
                assets: given.carried.assets.clone(),
                artifacts: given.carried.artifacts.clone(),
                spells: given
                    .carried
                    .spells
                    .iter()
                    .map(|(card, copy)| held(*card, *copy))
                    .collect(),
            };
            game.fallen.push(fallen);
        }
        Ok(())
    }
}

fn investigator(
    c: &Content,
    sheet: SheetId,
    given: &SeatDraft,
) -> Result<crate::state::Investigator, BadField> {
    let info = c.sheet(sheet);
    let mut it = setup::nobody(sheet);
    it.standing = given.standing.unwrap_or(Standing::Playing);
    it.space = given.space.unwrap_or(info.start);
    if it.standing != Standing::Playing {
        return Ok(it);
    }
    it.health = given.health.unwrap_or(info.health);
    it.sanity = given.sanity.unwrap_or(info.sanity);
    if it.health > info.health || it.sanity > info.sanity || it.health == 0 || it.sanity == 0 {
        let what =
            format!("{} has 1 to {} health and 1 to {} sanity", info.id, info.health, info.sanity);
        return Err(BadField::position(what));
    }
    if given.improved.iter().any(|times| *times > 2) {
        return Err(BadField::position("a skill is improved twice at most"));
    }
    it.improved = given.improved;
    it.tickets = given.carried.tickets;
    it.assets = given.carried.assets.clone();
    it.artifacts = given.carried.artifacts.clone();
    it.spells = given.carried.spells.iter().map(|(card, copy)| held(*card, *copy)).collect();
    it.conditions = given.conditions.iter().map(|(card, copy)| held(*card, *copy)).collect();
    it.delayed = given.delayed;
    it.actions = given.actions.unwrap_or(0);
    it.done = given.done;
    it.acted = given.acted;
    it.used = given.used;
    it.cast = given.cast.clone();
    Ok(it)
}

fn held<Id>(card: Id, copy: Option<u8>) -> Held<Id> {
    let back = copy.map_or(Back::Unknown, |copy| Back::Copy { copy, seen: EVERYBODY });
    Held { card, back }
}
