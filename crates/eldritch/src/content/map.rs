//! Where things are drawn: `map.toml`, which the rules do not read.

use super::icons;
use super::pack::File;
use crate::ids::SpaceId;
use ::pack::drawn;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// `map.toml` as written. Coordinates are relative to the board of a space.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawMap {
    /// The size of the world, given by the base box.
    pub width: Option<u32>,
    pub height: Option<u32>,
    /// Names written on the water.
    #[serde(default)]
    pub sea: Vec<Sea>,
    /// Boards beside the world.
    #[serde(default)]
    pub board: Vec<SideBoard>,
    #[serde(default)]
    pub spot: Vec<RawSpot>,
    #[serde(default)]
    pub way: Vec<RawWay>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sea {
    pub id: String,
    pub at: (i32, i32),
}

/// A separate board, named by the message `eh-board-<id>`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideBoard {
    pub id: String,
    pub width: u32,
    pub height: u32,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawSpot {
    #[serde(rename = "place")]
    #[schemars(with = "String")]
    pub space: Spanned<String>,
    /// The side board it is on; if none, it is in the world.
    #[schemars(with = "Option<String>")]
    pub board: Option<Spanned<String>>,
    pub at: (i32, i32),
    /// Where its name is written.
    pub label: Option<(i32, i32)>,
    /// Its landmark, one of the clients' icons.
    #[schemars(with = "Option<String>")]
    pub icon: Option<Spanned<String>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawWay {
    #[schemars(with = "[String; 2]")]
    pub ends: [Spanned<String>; 2],
    /// The points between the ends of the path. If they are on different boards: the points on the
    /// first board, up to the sign that names the other.
    pub by: Vec<(i32, i32)>,
}

/// The length of a path to another board that is not drawn.
const STUB: i32 = 60;

/// Where everything is drawn.
#[derive(Debug, Default)]
pub struct Map {
    pub width: u32,
    pub height: u32,
    pub seas: Vec<Sea>,
    pub boards: Vec<SideBoard>,
    spots: Vec<(SpaceId, Spot)>,
    ways: Vec<Way>,
}

#[derive(Clone, Debug)]
pub struct Spot {
    /// The index of the side board it is on.
    pub board: Option<usize>,
    pub at: (i32, i32),
    pub label: Option<(i32, i32)>,
    pub icon: Option<String>,
}

#[derive(Debug)]
struct Way {
    ends: [SpaceId; 2],
    by: Vec<(i32, i32)>,
}

impl Map {
    pub fn spot(&self, id: SpaceId) -> Option<&Spot> {
        self.spots.iter().find(|(at, _)| *at == id).map(|(_, spot)| spot)
    }

    /// The points between two spaces, in the order of travel. A path that is not drawn is straight.
    pub fn way(&self, from: SpaceId, to: SpaceId) -> Vec<(i32, i32)> {
        let there = self.ways.iter().find(|way| way.ends == [from, to]);
        let back = self.ways.iter().find(|way| way.ends == [to, from]);
        match (there, back) {
            (Some(way), _) => way.by.clone(),
            (None, Some(way)) => way.by.iter().rev().copied().collect(),
            (None, None) => Vec::new(),
        }
    }

    /// The points of a path to another board on the board of `from`, which is drawn at this point,
    /// up to the sign that names the destination. A path that is not drawn runs a little way
    /// towards the middle.
    pub fn way_off(&self, from: SpaceId, to: SpaceId, (x, y): (i32, i32)) -> Vec<(i32, i32)> {
        if let Some(way) = self.ways.iter().find(|way| way.ends == [from, to]) {
            return way.by.clone();
        }
        let board = self.spot(from).and_then(|spot| spot.board);
        let board = board.and_then(|nth| self.boards.get(nth));
        let height = board.map_or(self.height, |board| board.height);
        let is_above = i64::from(y) * 2 < i64::from(height);
        vec![(x, y.saturating_add(if is_above { STUB } else { -STUB }))]
    }

    /// Adds a file; returns its errors. A space that is drawn already stays where it is.
    pub fn add(
        &mut self,
        file: &File<'_>,
        raw: RawMap,
        mut space: impl FnMut(&Spanned<String>) -> Option<SpaceId>,
    ) -> Vec<String> {
        let mut wrong = Vec::new();
        if self.width == 0 {
            (self.width, self.height) = (raw.width.unwrap_or(0), raw.height.unwrap_or(0));
        }
        self.seas.extend(raw.sea);
        self.boards.extend(raw.board);
        for spot in raw.spot {
            let board = spot.board.as_ref().and_then(|name| {
                let at = self.boards.iter().position(|board| board.id == *name.get_ref());
                if at.is_none() {
                    let what = format!("there is no board \"{}\"", name.get_ref());
                    wrong.push(drawn(file, name.span(), what));
                }
                at
            });
            wrong.extend(spot.icon.as_ref().and_then(|icon| icons::unknown(file, icon)));
            let Some(id) = space(&spot.space) else { continue };
            if self.spot(id).is_some() {
                wrong.push(drawn(file, spot.space.span(), "this place is drawn already"));
                continue;
            }
            let icon = spot.icon.map(Spanned::into_inner);
            self.spots.push((id, Spot { board, at: spot.at, label: spot.label, icon }));
        }
        for way in raw.way {
            let [one, other] = &way.ends;
            if let (Some(one), Some(other)) = (space(one), space(other)) {
                self.ways.push(Way { ends: [one, other], by: way.by });
            }
        }
        wrong
    }
}
