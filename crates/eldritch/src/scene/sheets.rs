//! One sheet per seat: the investigator, their condition and their possessions.

use super::{cards, ids, looks};
use crate::content::Content;
use crate::ids::{Pool, Skill, Ticket};
use crate::state::{Eldritch, Investigator, Standing};
use crate::words::names::{self, seat_key};
use crate::words::texts;
use ::scene::{Card, CardZone, Hue, Layout, Mark, Meter, Phrase, Sheet, Viewer, text};
use kernel::Seat;

pub(super) fn sheets(game: &Eldritch, content: &Content, viewer: Viewer) -> Vec<Sheet> {
    (0..game.players).map(|seat| sheet(game, content, Seat(seat), viewer)).collect()
}

fn sheet(game: &Eldritch, content: &Content, seat: Seat, viewer: Viewer) -> Sheet {
    let known = game.seats.get(seat.at());
    let Some(it) = known.filter(|it| usize::from(it.sheet.0) < content.sheets.len()) else {
        return Sheet::of(seat.0, ids::sheet(seat), names::bare_seat(seat));
    };
    let info = content.sheet(it.sheet);
    let name = names::sheet(content, it.sheet);
    Sheet {
        short: Some(Phrase::new("eh-sheet-short").name("who", name.clone())),
        emblem: Some(looks::investigator(content, &info.id).into()),
        title: Some(
            Phrase::new("eh-sheet-line")
                .name("who", name.clone())
                .name("place", names::space(content, it.space)),
        ),
        meters: [(Pool::Health, it.health, info.health), (Pool::Sanity, it.sanity, info.sanity)]
            .map(|(pool, value, max)| meter(seat, pool, value, max))
            .into(),
        skills: Skill::ALL
            .map(|skill| Meter {
                bonus: Some(i64::from(it.improved[skill as usize])).filter(|bonus| *bonus > 0),
                ..Meter::of(
                    text!("skill:{}:{}", seat_key(seat), skill.key()),
                    Phrase::new(names::skill(skill)),
                    Some(looks::skill(skill)),
                    info.skills[skill as usize],
                )
            })
            .into(),
        pocket: pocket(seat, it),
        marks: marks(game, seat, it),
        cards: zones(game, content, seat, it, viewer),
        ..Sheet::of(seat.0, ids::sheet(seat), name)
    }
}

fn meter(seat: Seat, pool: Pool, value: u8, max: u8) -> Meter {
    let id = text!("meter:{}:{}", seat_key(seat), names::pool_word(pool));
    Meter {
        hue: Some(match pool {
            Pool::Health => Hue::Red,
            Pool::Sanity => Hue::Blue,
        }),
        max: Some(i64::from(max)),
        main: true,
        ..Meter::of(id, Phrase::new(names::pool(pool)), Some(looks::pool(pool)), value)
    }
}

/// What is counted rather than shown, if there is any.
fn pocket(seat: Seat, it: &Investigator) -> Vec<Meter> {
    let things = [
        ("clues", looks::CLUE, it.clues.len()),
        ("trains", looks::ticket(Ticket::Train), u32::from(it.tickets[0])),
        ("ships", looks::ticket(Ticket::Ship), u32::from(it.tickets[1])),
    ];
    things
        .into_iter()
        .filter(|(id, _, count)| *count > 0 || *id == "clues")
        .map(|(id, icon, count)| {
            let name = Phrase::new(text!("eh-pocket-{id}")).count("count", count);
            Meter::of(text!("pocket:{}:{id}", seat_key(seat)), name, Some(icon), count)
        })
        .collect()
}

fn marks(game: &Eldritch, seat: Seat, it: &Investigator) -> Vec<Mark> {
    let out = it.standing != Standing::Playing;
    let states = [
        ("lead", game.lead == seat && !out),
        ("delayed", it.delayed && !out),
        ("fallen", it.standing == Standing::Out),
        ("eliminated", it.standing == Standing::Eliminated),
        // Dims the seat in the row of players.
        ("done", out),
    ];
    Mark::that_hold("eh-mark", seat.0, &states)
}

fn zones(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    it: &Investigator,
    viewer: Viewer,
) -> Vec<CardZone> {
    let mut held = vec![abilities(content, seat, it)];
    held.extend(it.assets.iter().map(|id| cards::asset(game, content, id)));
    held.extend(it.artifacts.iter().map(|id| cards::artifact(game, content, id)));
    held.extend(it.spells.iter().map(|held| cards::spell(game, content, seat, *held, viewer)));
    held.extend(
        it.conditions.iter().map(|held| cards::condition(game, content, seat, *held, viewer)),
    );
    let id = text!("possessions:{}", seat_key(seat));
    vec![CardZone::open(id, "eh-zone-possessions", Layout::Row, held)]
}

/// What the sheet itself lets its owner do.
fn abilities(content: &Content, seat: Seat, it: &Investigator) -> Card {
    let info = content.sheet(it.sheet);
    let id = text!("card:sheet-{}", seat_key(seat));
    let icon = looks::investigator(content, &info.id);
    Card {
        posture: it.acted.then(|| "exhausted".into()),
        kind: Some(Phrase::new("eh-card-sheet")),
        text: texts::sheet(content, it.sheet),
        rules: vec!["EH-COMPONENT-ACTION-03".into()],
        ..Card::one(id, "eh-card-abilities".into(), "sheet", icon)
    }
}
