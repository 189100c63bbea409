//! What is printed on the board and never changes; built once and shared by all scenes.

use super::place_id;
use crate::content::Content;
use scene::{Link, LinkStyle, Text, text};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct Printed {
    pub links: Arc<Vec<Link>>,
    /// The spaces of the doom track.
    pub doom: Arc<Vec<Text>>,
    /// The prices on the ritual track.
    pub ritual: Arc<Vec<Text>>,
}

impl Printed {
    pub fn on(content: &Content) -> Printed {
        let links = content.each_zone().flat_map(|(zone, info)| {
            info.borders.iter().filter(move |border| zone < *border).map(move |border| Link {
                from: place_id(content, zone),
                to: place_id(content, border),
                style: LinkStyle::Border,
                across: info.across.contains(border),
                ..Link::default()
            })
        });
        let numbers = |row: &mut dyn Iterator<Item = u16>| {
            Arc::new(row.map(|number| text!("{number}")).collect())
        };
        Printed {
            links: Arc::new(links.collect()),
            doom: numbers(&mut (0..=content.last_doom)),
            ritual: numbers(&mut content.ritual.iter().copied()),
        }
    }
}
