//! What the highlighted answer concerns.

use crate::terminal::app::{App, Pane};
use crate::terminal::menu::Row;
use std::collections::BTreeSet;

#[derive(Debug, Default)]
pub struct Marked {
    /// Places and pieces the answer would act on.
    chosen: BTreeSet<String>,
    /// Places where something in the highlighted group could be done, or where its pieces are.
    offered: BTreeSet<String>,
    /// The place under the map's own cursor.
    cursor: Option<String>,
}

impl Marked {
    pub fn of(app: &App) -> Self {
        let mut marked = Self::default();
        let one = matches!(app.menu.row(), Some(Row::One(_)));
        for target in app.menu.highlighted().iter().flat_map(|entry| &entry.option.targets) {
            let place = app.look.place_of(target);
            if one {
                marked.chosen.insert(target.to_string());
            }
            if let Some(place) = place.filter(|place| !one || place != target) {
                marked.offered.insert(place.to_owned());
            }
        }
        if app.focus == Pane::Map {
            marked.cursor.clone_from(&app.place);
        }
        marked
    }

    pub fn is_chosen(&self, id: &str) -> bool {
        self.chosen.contains(id)
    }

    pub fn is_offered(&self, id: &str) -> bool {
        self.offered.contains(id)
    }

    pub fn is_under_cursor(&self, id: &str) -> bool {
        self.cursor.as_deref() == Some(id)
    }

    /// Links of these places stand out.
    pub fn stands_out(&self, place: &str) -> bool {
        self.is_under_cursor(place)
    }
}
