//! What a viewer sees of the table.

mod board;
mod ending;
mod looks;
mod printed;
mod sheet;
mod terms;

pub(crate) use looks::{die_meaning, mark_icon, meter_icon, unit_icon};
pub(crate) use printed::Printed;

use crate::content::{Content, ZoneId};
use crate::event::phase_key;
use crate::figures::{Faction, Figure};
use crate::rules::play;
use crate::spellbooks::{Book, Condition};
use crate::state::{Duel, Phase};
use crate::words::{faces_row, faction_name, zone_name};
use looks::emblem;
use scene::{CardZone, DiceRoll, Marker, Phrase, Scene, Text, Track, Viewer, text};

pub(crate) fn scene(duel: &Duel, content: &Content, viewer: Viewer) -> Scene {
    let mut scene = Scene::new("duel", viewer);
    scene.step = step_line(duel, content);
    scene.round = Some(u32::from(duel.round));
    scene.phases = terms::phases();
    scene.phase = (duel.phase != Phase::Setup).then(|| phase_key(duel.phase).into());
    scene.terms = terms::terms();
    scene.boards.push(board::board(duel, content));
    scene.pieces = board::pieces(duel, content);
    scene.tracks = vec![doom_track(duel, content), ritual_track(duel, content)];
    scene.sheets = Faction::BOTH.map(|who| sheet::sheet(duel, content, who, viewer)).into();
    scene.supplies = supplies(duel, content);
    scene.dice = dice_rolled(duel, content);
    scene.ending = ending::ending(duel);
    scene
}

pub(crate) fn place_id(content: &Content, zone: ZoneId) -> Text {
    content.zone(zone).place.clone()
}

pub(crate) fn piece_id(content: &Content, zone: ZoneId, who: Faction, figure: Figure) -> Text {
    let name = crate::choice::figure_key(figure);
    text!("piece:{}:{}:{name}", content.zone(zone).id, who.key())
}

pub(crate) fn book_id(book: Book) -> Text {
    text!("book:{}", book.key())
}

pub(crate) fn slot_id(condition: Condition) -> Text {
    text!("slot:{}", condition.key())
}

fn step_line(duel: &Duel, content: &Content) -> Vec<Phrase> {
    let mut line = vec![
        Phrase::new("step-round").count("round", duel.round),
        Phrase::new(text!("step-{}", phase_key(duel.phase))),
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

/// CWD-SETUP-04: the doom track doubles as the wither track.
fn doom_track(duel: &Duel, content: &Content) -> Track {
    let mut markers: Vec<Marker> = Faction::BOTH
        .map(|who| Marker {
            id: text!("marker:doom:{}", who.key()),
            name: Phrase::new(faction_name(who)),
            icon: Some(emblem(who).into()),
            owner: Some(who.seat().0),
            at: i64::from(duel.side(who).doom),
        })
        .into();
    markers.push(Marker {
        id: "marker:wither".into(),
        name: Phrase::new("marker-wither"),
        icon: Some("tombstone".into()),
        owner: None,
        at: i64::from(duel.wither),
    });
    Track {
        id: "track:doom".into(),
        name: Phrase::new("track-doom"),
        spaces: content.printed().doom.clone(),
        beyond: None,
        danger: Some(u32::from(content.last_doom)),
        markers,
        ..Track::default()
    }
}

fn ritual_track(duel: &Duel, content: &Content) -> Track {
    Track {
        id: "track:ritual".into(),
        name: Phrase::new("track-ritual"),
        spaces: content.printed().ritual.clone(),
        beyond: Some(Phrase::new("track-ritual-end")),
        danger: None,
        markers: vec![Marker {
            id: "marker:ritual".into(),
            name: Phrase::new("marker-ritual"),
            icon: None,
            owner: None,
            at: i64::from(duel.ritual),
        }],
        ..Track::default()
    }
}

/// What both sides rolled in the current battle. A roll is identified by its turn, its battle and
/// who rolled: each side rolls once per battle.
fn dice_rolled(duel: &Duel, content: &Content) -> Vec<DiceRoll> {
    let Some(battle) = duel.battle() else { return Vec::new() };
    let rolled = |who: &Faction| {
        let faces: Vec<u8> = faces_row(&battle.faces[*who as usize]).collect();
        let blunted = battle.blunted && *who == Faction::Windwalker;
        let means = faces.iter().map(|face| die_meaning(*face, blunted).into()).collect();
        let (zone, depth) = (&content.zone(battle.zone).id, duel.battles.len());
        DiceRoll {
            id: text!("roll:{}:{depth}:{zone}:{}", duel.turns, who.key()),
            seat: Some(who.seat().0),
            name: Phrase::new(faction_name(*who)),
            faces,
            means,
        }
    };
    let rolls = [battle.attacker, battle.defender()];
    rolls.iter().map(rolled).filter(|roll| !roll.faces.is_empty()).collect()
}

/// What both share: Elder Signs left to draw, areas that may still get a tower.
fn supplies(duel: &Duel, content: &Content) -> Vec<CardZone> {
    let free_symbols =
        content.each_zone().filter(|(zone, info)| info.tower && !duel.zone(*zone).tower).count();
    [("signs-left", "pentacle", duel.bag.len()), ("towers-left", "evil-tower", free_symbols as u32)]
        .map(|(kind, icon, count)| CardZone::pile("supply", kind, icon, count))
        .into()
}
