//! What a viewer sees of the table.

use crate::content::{Content, ZoneId};
use crate::event::phase_key;
use crate::figures::{Faction, Figure, Unit};
use crate::rules::battle::dice;
use crate::rules::{doom_phase, play};
use crate::spellbooks::{Book, Condition};
use crate::state::{Duel, Gate};
use crate::words::{book_name, condition_name, faction_name, figure_name, unit_name, zone_name};
use scene::{
    Board, Card, CardZone, DiceRoll, Layout, Link, LinkStyle, Mark, Marker, Meter, Phrase, Piece,
    Place, Scene, Sheet, Slot, Track, Viewer,
};

pub fn scene(duel: &Duel, content: &Content, viewer: Viewer) -> Scene {
    let mut scene = Scene::new("duel", viewer);
    scene.step = step_line(duel, content);
    scene.boards.push(board(duel, content));
    scene.pieces = pieces(duel, content);
    scene.tracks = vec![doom_track(duel, content), ritual_track(duel, content)];
    scene.sheets = Faction::BOTH.map(|who| sheet(duel, content, who, viewer)).into();
    scene.dice = dice_rolled(duel);
    scene
}

pub fn place_id(content: &Content, zone: ZoneId) -> String {
    format!("place:{}", content.zone(zone).id)
}

pub fn piece_id(content: &Content, zone: ZoneId, who: Faction, figure: Figure) -> String {
    let name = crate::choice::figure_key(figure);
    format!("piece:{}:{}:{name}", content.zone(zone).id, who.key())
}

pub fn book_id(book: Book) -> String {
    format!("book:{}", book.key())
}

pub fn slot_id(condition: Condition) -> String {
    format!("slot:{}", condition.key())
}

fn step_line(duel: &Duel, content: &Content) -> Vec<Phrase> {
    let mut line = vec![
        Phrase::new("step-round").count("round", duel.round),
        Phrase::new(format!("step-{}", phase_key(duel.phase))),
    ];
    if let Some(who) = play::asked(duel) {
        line.push(Phrase::new("step-asked").name("who", faction_name(who)));
    }
    if let Some(battle) = duel.battle() {
        line.push(
            Phrase::new("step-battle")
                .name("who", faction_name(battle.attacker))
                .name("zone", zone_name(content, battle.zone)),
        );
    }
    if duel.wither > 0 {
        line.push(Phrase::new("step-wither").count("wither", duel.wither));
    }
    line
}

fn board(duel: &Duel, content: &Content) -> Board {
    let places = content.each_zone().map(|(zone, info)| Place {
        id: place_id(content, zone),
        name: Phrase::new(zone_name(content, zone)),
        kind: if info.ocean { "ocean" } else { "land" }.to_owned(),
        x: info.at.0,
        y: info.at.1,
        again: info.again,
        marks: marks(duel, content, zone),
    });
    let links = content.each_zone().flat_map(|(zone, info)| {
        info.borders.iter().filter(move |border| zone < *border).map(move |border| Link {
            from: place_id(content, zone),
            to: place_id(content, border),
            style: LinkStyle::Border,
            across: info.across.contains(border),
        })
    });
    Board {
        id: "board:extinction".to_owned(),
        name: Phrase::new("board-extinction"),
        width: content.width,
        height: content.height,
        wraps: true,
        places: places.collect(),
        links: links.collect(),
    }
}

fn marks(duel: &Duel, content: &Content, zone: ZoneId) -> Vec<Mark> {
    let area = duel.zone(zone);
    let info = content.zone(zone);
    let mut marks = Vec::new();
    let mut mark = |kind: &str, owner: Option<Faction>| {
        marks.push(Mark {
            kind: kind.to_owned(),
            name: Phrase::new(format!("mark-{kind}")),
            owner: owner.map(|who| who.seat().0),
        });
    };
    if let Some(who) = info.glyph {
        mark("glyph", Some(who));
    }
    match area.gate {
        Gate::None => {}
        Gate::Abandoned if area.tower => mark("gate-covered", None),
        Gate::Abandoned => mark("gate-abandoned", None),
        Gate::Held(who) => mark("gate-held", Some(who)),
    }
    if area.tower {
        mark("tower", None);
    } else if info.tower {
        mark("tower-symbol", None);
    }
    if duel.ice_age == Some(zone) {
        mark("ice-age", Some(Faction::Windwalker));
    }
    marks
}

fn pieces(duel: &Duel, content: &Content) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for zone in content.zone_ids() {
        for who in Faction::BOTH {
            let area = duel.zone(zone);
            if !area.has_any(who) {
                continue;
            }
            let beside = Unit::of(who).iter().map(|unit| {
                let count = match unit {
                    Unit::Acolyte => area.free_cultists(who),
                    unit => area.count(who, *unit),
                };
                (Figure::beside(*unit), count)
            });
            let on_gate = [(Figure::ON_GATE, u8::from(area.held_by(who)))];
            for (figure, count) in beside.chain(on_gate).filter(|(_, count)| *count > 0) {
                let combat = dice::combat(duel, content, who, figure.unit);
                pieces.push(Piece {
                    id: piece_id(content, zone, who, figure),
                    kind: figure.unit.key().to_owned(),
                    name: Phrase::new(figure_name(figure)),
                    owner: Some(who.seat().0),
                    place: place_id(content, zone),
                    count: u32::from(count),
                    posture: figure.on_gate.then(|| "on-gate".to_owned()),
                    values: vec![("combat".to_owned(), i64::from(combat))],
                });
            }
        }
    }
    pieces
}

/// CWD-SETUP-04: the doom track doubles as the wither track.
fn doom_track(duel: &Duel, content: &Content) -> Track {
    let mut markers: Vec<Marker> = Faction::BOTH
        .map(|who| Marker {
            id: format!("marker:doom:{}", who.key()),
            name: Phrase::new(faction_name(who)),
            owner: Some(who.seat().0),
            at: i64::from(duel.side(who).doom),
        })
        .into();
    markers.push(Marker {
        id: "marker:wither".to_owned(),
        name: Phrase::new("marker-wither"),
        owner: None,
        at: i64::from(duel.wither),
    });
    Track {
        id: "track:doom".to_owned(),
        name: Phrase::new("track-doom"),
        spaces: (0..=content.last_doom).map(|space| space.to_string()).collect(),
        beyond: None,
        markers,
    }
}

fn ritual_track(duel: &Duel, content: &Content) -> Track {
    Track {
        id: "track:ritual".to_owned(),
        name: Phrase::new("track-ritual"),
        spaces: content.ritual.iter().map(|price| price.to_string()).collect(),
        beyond: Some(Phrase::new("track-ritual-end")),
        markers: vec![Marker {
            id: "marker:ritual".to_owned(),
            name: Phrase::new("marker-ritual"),
            owner: None,
            at: i64::from(duel.ritual),
        }],
    }
}

fn sheet(duel: &Duel, content: &Content, who: Faction, viewer: Viewer) -> Sheet {
    let side = duel.side(who);
    let meter = |id: &str, value: i64| Meter {
        id: format!("meter:{}:{id}", who.key()),
        name: Phrase::new(format!("meter-{id}")),
        value,
        max: None,
    };
    let mut meters = vec![
        meter("power", i64::from(side.power)),
        meter("doom", i64::from(side.doom)),
        meter("gates", i64::from(duel.gates_of(who))),
        meter("ritual-cost", i64::from(doom_phase::ritual_cost(duel, content, who))),
    ];
    if side.hibernating {
        meters.push(meter("hibernating", 1));
    }
    if who == Faction::Sleeper && duel.slumbering_gate {
        meters.push(meter("slumbering-gate", 1));
    }
    if who == Faction::Sleeper && duel.serpent_abroad {
        meters.push(meter("serpent-abroad", 1));
    }
    if who == duel.first {
        meters.push(meter("first-player", 1));
    }
    let slots = Condition::of(who)
        .iter()
        .map(|condition| Slot {
            id: slot_id(*condition),
            name: Phrase::new(condition_name(*condition)),
            holds: side.slots[condition.slot()].map(book_card),
        })
        .collect();
    Sheet {
        id: format!("sheet:{}", who.key()),
        seat: who.seat().0,
        name: Phrase::new(faction_name(who)),
        meters,
        slots,
        cards: vec![
            sign_zone(duel, who, viewer),
            pool_zone(duel, who),
            library_zone(duel, who),
            captive_zone(duel, who),
        ],
    }
}

fn book_card(book: Book) -> Card {
    Card {
        id: book_id(book),
        name: Phrase::new(book_name(book)),
        text: Some(Phrase::new(format!("book-{}-text", book.key()))),
        count: 1,
        rules: vec![book_rule(book).to_owned()],
    }
}

const fn book_rule(book: Book) -> &'static str {
    match book {
        Book::Burrow => "CWD-SLEEPER-19",
        Book::EnergyNexus => "CWD-SLEEPER-17",
        Book::AncientSorcery => "CWD-SLEEPER-18",
        Book::CaptureMonster | Book::CursedSlumber => "CWD-SLEEPER-21",
        Book::DemandSacrifice => "CWD-SLEEPER-20",
        Book::Cannibalism => "CWD-WINDWALKER-24",
        Book::Howl => "CWD-WINDWALKER-25",
        Book::FuryOfTheNorth => "CWD-WINDWALKER-26",
        Book::ArcticWind => "CWD-WINDWALKER-29",
        Book::IceAge => "CWD-WINDWALKER-28",
        Book::Herald => "CWD-WINDWALKER-27",
    }
}

/// CWD-ELDER-02: the enemy sees how many there are, the owner what they are worth.
fn sign_zone(duel: &Duel, who: Faction, viewer: Viewer) -> CardZone {
    let signs = duel.side(who).signs;
    let mut cards = Vec::new();
    if viewer.is(who.seat().0) {
        for (kind, count) in signs.iter().enumerate().filter(|(_, count)| **count > 0) {
            cards.push(Card {
                id: format!("sign:{}:{}", who.key(), kind + 1),
                name: Phrase::new("card-elder-sign").count("value", kind as i64 + 1),
                text: None,
                count: u32::from(*count),
                rules: vec!["CWD-ELDER-05".to_owned()],
            });
        }
    }
    CardZone {
        id: format!("signs:{}", who.key()),
        name: Phrase::new("zone-of-signs"),
        layout: Layout::Fan,
        count: signs.iter().map(|count| u32::from(*count)).sum(),
        cards,
    }
}

fn pool_zone(duel: &Duel, who: Faction) -> CardZone {
    let pool = &duel.side(who).pool;
    let cards = Unit::of(who).iter().filter(|unit| pool[unit.slot()] > 0).map(|unit| Card {
        id: format!("pool:{}:{}", who.key(), unit.key()),
        name: Phrase::new(unit_name(*unit)),
        text: None,
        count: u32::from(pool[unit.slot()]),
        rules: Vec::new(),
    });
    CardZone {
        id: format!("pool:{}", who.key()),
        name: Phrase::new("zone-of-pool"),
        layout: Layout::Row,
        count: pool.iter().map(|count| u32::from(*count)).sum(),
        cards: cards.collect(),
    }
}

fn library_zone(duel: &Duel, who: Faction) -> CardZone {
    let closed: Vec<Card> = Book::of(who)
        .iter()
        .filter(|book| !duel.has(**book))
        .map(|book| book_card(*book))
        .collect();
    CardZone {
        id: format!("books:{}", who.key()),
        name: Phrase::new("zone-of-books"),
        layout: Layout::Row,
        count: closed.len() as u32,
        cards: closed,
    }
}

fn captive_zone(duel: &Duel, who: Faction) -> CardZone {
    let captives = &duel.side(who).captives;
    let held = Unit::of(who.other()).iter().filter(|unit| captives[unit.slot()] > 0);
    let cards = held.map(|unit| Card {
        id: format!("captive:{}:{}", who.key(), unit.key()),
        name: Phrase::new(unit_name(*unit)),
        text: None,
        count: u32::from(captives[unit.slot()]),
        rules: vec!["CWD-CAPTURE-03".to_owned()],
    });
    CardZone {
        id: format!("captives:{}", who.key()),
        name: Phrase::new("zone-of-captives"),
        layout: Layout::Row,
        count: captives.iter().map(|count| u32::from(*count)).sum(),
        cards: cards.collect(),
    }
}

fn dice_rolled(duel: &Duel) -> Vec<DiceRoll> {
    let Some(battle) = duel.battle() else { return Vec::new() };
    let rolled = |who: &Faction| {
        let faces = battle.faces[*who as usize];
        let row = (1..=6u8).rev().flat_map(move |face| {
            std::iter::repeat_n(face, usize::from(faces[usize::from(face) - 1]))
        });
        DiceRoll {
            seat: Some(who.seat().0),
            name: Phrase::new(faction_name(*who)),
            faces: row.collect(),
        }
    };
    let rolls = [battle.attacker, battle.defender()];
    rolls.iter().map(rolled).filter(|roll| !roll.faces.is_empty()).collect()
}
