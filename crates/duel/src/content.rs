//! The map, the figures and the tracks, read from `content/duel/extinction`.

use crate::figures::{Army, Faction, Unit};
use crate::scene::Printed;
use kernel::SetupError;
use scene::{Text, text};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

const MAP: &str = include_str!("../../../content/duel/extinction/map.toml");
const FIGURES: &str = include_str!("../../../content/duel/extinction/figures.toml");
const TRACKS: &str = include_str!("../../../content/duel/extinction/tracks.toml");

/// The most areas a board may have.
pub(crate) const MOST_ZONES: usize = 16;

/// An area, by its index in the map's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneId(pub u8);

/// A set of areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneSet(u16);

impl ZoneSet {
    pub const fn contains(self, zone: ZoneId) -> bool {
        self.0 & (1 << zone.0) != 0
    }

    pub const fn with(self, zone: ZoneId) -> Self {
        Self(self.0 | 1 << zone.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = ZoneId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let zone = ZoneId(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(zone)
        })
    }
}

/// Everything printed on the components.
#[derive(Clone, Debug)]
pub struct Content {
    pub width: u32,
    pub height: u32,
    pub zones: Vec<ZoneInfo>,
    /// CWD-SLEEPER-01: the one area with the Sleeper's symbol.
    pub sleeper_start: ZoneId,
    units: [UnitInfo; 9],
    pub start_power: u16,
    pub ritual: Vec<u16>,
    pub last_doom: u16,
    pub elder_signs: [u8; 3],
    printed: OnceLock<Printed>,
}

#[derive(Clone, Debug)]
pub struct ZoneInfo {
    pub id: String,
    /// Its id in scenes.
    pub place: Text,
    /// The message key of its name.
    pub name: Text,
    /// CWD-MAP-02: ocean or land.
    /// CWD-MAP-03: the name says which.
    pub ocean: bool,
    /// Shows the tower symbol.
    pub tower: bool,
    /// Shows a faction's symbol.
    pub glyph: Option<Faction>,
    pub at: (i32, i32),
    /// CWD-MAP-09: where its other part is drawn.
    /// CWD-MAP-10, CWD-MAP-11: both parts are one area, with one gate and the borders of both.
    pub again: Option<(i32, i32)>,
    /// CWD-MAP-08: none of them across the upper or lower edge.
    pub borders: ZoneSet,
    /// The borders that cross the side edge of the board.
    /// CWD-MAP-07: the board wraps around from side to side.
    pub across: ZoneSet,
}

#[derive(Clone, Copy, Debug)]
pub struct UnitInfo {
    /// CWD-UNITS-06: how many there are.
    pub count: u8,
    /// The printed cost; `None` if it has to be calculated.
    pub cost: Option<u16>,
    /// The printed combat; `None` if it has to be calculated.
    pub combat: Option<u16>,
    /// CWD-KILLDOOM-06: the doom the enemy scores for it.
    /// CWD-EX-29: fixed even if the cost of such figures varies.
    pub worth: u16,
}

impl Content {
    /// The content this program ships, read once.
    pub fn shipped() -> Result<Arc<Content>, SetupError> {
        static SHIPPED: OnceLock<Result<Arc<Content>, SetupError>> = OnceLock::new();
        SHIPPED.get_or_init(|| Content::read(MAP, FIGURES, TRACKS).map(Arc::new)).clone()
    }

    pub fn shipped_hash() -> String {
        let mut hasher = blake3::Hasher::new();
        for part in [MAP, FIGURES, TRACKS] {
            hasher.update(&(part.len() as u64).to_le_bytes()).update(part.as_bytes());
        }
        format!("extinction:{}", &hasher.finalize().to_hex()[..16])
    }

    pub fn read(map: &str, figures: &str, tracks: &str) -> Result<Content, SetupError> {
        let map: MapFile = parse("map.toml", map)?;
        let figures: FiguresFile = parse("figures.toml", figures)?;
        let tracks: TracksFile = parse("tracks.toml", tracks)?;
        let zones = zones(&map)?;
        let sleeper_start = zones
            .iter()
            .position(|zone| zone.glyph == Some(Faction::Sleeper))
            .map(|at| ZoneId(at as u8))
            .ok_or_else(|| bad("map.toml: no area has the glyph of the sleeper".into()))?;
        let content = Content {
            width: map.width,
            height: map.height,
            zones,
            sleeper_start,
            units: units(&figures)?,
            start_power: tracks.start_power,
            ritual: tracks.ritual,
            last_doom: tracks.last_doom,
            elder_signs: tracks.elder_signs,
            printed: OnceLock::new(),
        };
        content.check()?;
        Ok(content)
    }

    fn check(&self) -> Result<(), SetupError> {
        for (zone, info) in self.each_zone() {
            for border in info.borders.iter() {
                if !self.zone(border).borders.contains(zone) {
                    return Err(bad(format!(
                        "map.toml: {} borders {}, but not the other way round",
                        info.id,
                        self.zone(border).id
                    )));
                }
            }
        }
        let glyphs = |faction| self.glyph_zones(faction).count();
        if glyphs(Faction::Sleeper) != 1 || glyphs(Faction::Windwalker) != 2 {
            return Err(bad(
                "map.toml: there must be one area with the glyph of the sleeper and two of the \
                 windwalker"
                    .into(),
            ));
        }
        if self.ritual.is_empty() {
            return Err(bad("tracks.toml: the ritual track is empty".into()));
        }
        Ok(())
    }

    /// What is the same in every scene.
    pub fn printed(&self) -> &Printed {
        self.printed.get_or_init(|| Printed::on(self))
    }

    pub fn zone(&self, zone: ZoneId) -> &ZoneInfo {
        &self.zones[usize::from(zone.0)]
    }

    pub fn zone_ids(&self) -> impl Iterator<Item = ZoneId> + use<> {
        (0..self.zones.len() as u8).map(ZoneId)
    }

    pub fn each_zone(&self) -> impl Iterator<Item = (ZoneId, &ZoneInfo)> {
        self.zone_ids().zip(&self.zones)
    }

    pub fn zone_named(&self, id: &str) -> Option<ZoneId> {
        self.each_zone().find(|(_, info)| info.id == id).map(|(zone, _)| zone)
    }

    /// Areas that show a faction's symbol.
    pub fn glyph_zones(&self, faction: Faction) -> impl Iterator<Item = ZoneId> {
        self.each_zone().filter(move |(_, info)| info.glyph == Some(faction)).map(|(zone, _)| zone)
    }

    pub fn unit(&self, unit: Unit) -> &UnitInfo {
        &self.units[unit as usize]
    }

    /// All figures a faction has in the box.
    pub fn army(&self, faction: Faction) -> Army {
        Unit::of(faction).map(|unit| self.unit(unit).count)
    }
}

fn zones(map: &MapFile) -> Result<Vec<ZoneInfo>, SetupError> {
    if map.zone.len() > MOST_ZONES {
        let given = map.zone.len();
        return Err(bad(format!("map.toml: {given} areas, at most {MOST_ZONES} are possible")));
    }
    let set = |of: &str, names: &[String]| {
        names.iter().try_fold(ZoneSet::default(), |set, name| {
            let at = map.zone.iter().position(|zone| zone.id == *name);
            at.map(|at| set.with(ZoneId(at as u8)))
                .ok_or_else(|| bad(format!("map.toml: {of} borders an unknown area \"{name}\"")))
        })
    };
    let zone = |zone: &ZoneRow| {
        Ok(ZoneInfo {
            id: zone.id.clone(),
            place: text!("place:{}", zone.id),
            name: text!("zone-{}", zone.id),
            ocean: matches!(zone.kind, ZoneKind::Ocean),
            tower: zone.tower,
            glyph: zone.glyph,
            at: zone.at,
            again: zone.again,
            borders: set(&zone.id, &zone.borders)?,
            across: set(&zone.id, &zone.across)?,
        })
    };
    map.zone.iter().map(zone).collect()
}

fn units(file: &FiguresFile) -> Result<[UnitInfo; 9], SetupError> {
    let mut units = [UnitInfo { count: 0, cost: None, combat: None, worth: 0 }; 9];
    for unit in Unit::ALL {
        let row = file
            .figure
            .iter()
            .find(|row| row.id == unit)
            .ok_or_else(|| bad(format!("figures.toml: \"{}\" is missing", unit.key())))?;
        units[unit as usize] =
            UnitInfo { count: row.count, cost: row.cost, combat: row.combat, worth: row.worth };
    }
    Ok(units)
}

fn parse<T: for<'de> Deserialize<'de>>(file: &str, text: &str) -> Result<T, SetupError> {
    toml::from_str(text).map_err(|error| bad(format!("{file}: {error}")))
}

fn bad(what: String) -> SetupError {
    SetupError(what)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    width: u32,
    height: u32,
    zone: Vec<ZoneRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZoneRow {
    id: String,
    kind: ZoneKind,
    tower: bool,
    glyph: Option<Faction>,
    at: (i32, i32),
    again: Option<(i32, i32)>,
    borders: Vec<String>,
    #[serde(default)]
    across: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ZoneKind {
    Land,
    Ocean,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FiguresFile {
    figure: Vec<FigureRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureRow {
    id: Unit,
    #[serde(rename = "faction")]
    _faction: Option<Faction>,
    #[serde(rename = "rank")]
    _rank: crate::figures::Rank,
    count: u8,
    cost: Option<u16>,
    combat: Option<u16>,
    worth: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct TracksFile {
    start_power: u16,
    ritual: Vec<u16>,
    last_doom: u16,
    elder_signs: [u8; 3],
}
