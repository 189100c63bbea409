//! What changed between two scenes or two prompts: the patch that [`crate::diff::diff`] makes of the
//! two written out, found without writing what stayed the same.
//!
//! A server makes one for every viewer after every move, and most of a scene never changes.

use crate::diff::{Patch, between, items, own_ids};
use crate::tree::written;
use crate::{Board, PromptView, Scene, Sheet, Text};
use serde::Serialize;
use std::collections::BTreeMap;

/// Compares all fields of two values of one type: plain ones are put into two blanks if they differ,
/// lists are compared item by item where they can be. A field that is not named does not compile.
macro_rules! between {
    ($type:ident, $old:expr, $new:expr, $blank:expr,
     plain: [$($plain:ident),*], lists: [$($list:ident by $id:ident with $diff:expr),*]) => {{
        let (old, new): (&$type, &$type) = ($old, $new);
        let $type { $($plain: _,)* $($list: _,)* } = new;
        let (mut before, mut after): ($type, $type) = ($blank, $blank);
        let mut change = BTreeMap::new();
        let mut is_plain_same = true;
        $(if old.$plain != new.$plain {
            is_plain_same = false;
            before.$plain = old.$plain.clone();
            after.$plain = new.$plain.clone();
        })*
        $(if old.$list != new.$list {
            let ids = [&old.$list, &new.$list]
                .map(|list| own_ids(list.iter().map(|item| item.$id.as_str()).collect()));
            if let [Some(old_ids), Some(new_ids)] = &ids {
                let lists = [&old.$list[..], &new.$list[..]];
                let patch = items(lists, [old_ids, new_ids], $diff, written);
                change.insert(Text::new_static(stringify!($list)), patch);
            } else {
                is_plain_same = false;
                before.$list = old.$list.clone();
                after.$list = new.$list.clone();
            }
        })*
        let plain = if is_plain_same { None } else { between(&written(&before), &written(&after)) };
        with_lists(plain, change)
    }};
}

pub fn scenes(old: &Scene, new: &Scene) -> Option<Patch> {
    if (old.version, &old.game, old.viewer) != (new.version, &new.game, new.viewer) {
        return plainly(old, new);
    }
    between!(
        Scene, old, new, Scene::new("", new.viewer),
        plain: [
            version, game, viewer, step, round, phases, phase, checklist, terms, goals, dice, ending
        ],
        lists: [
            boards by id with boards,
            pieces by id with plainly,
            tracks by id with plainly,
            sheets by id with sheets,
            supplies by id with plainly
        ]
    )
}

pub fn prompts(old: Option<&PromptView>, new: Option<&PromptView>) -> Option<Patch> {
    let (Some(old), Some(new)) = (old, new) else { return plainly(&old, &new) };
    between!(
        PromptView, old, new, PromptView::default(),
        plain: [seats, lead, question, reason, count, counted, pays, rules, groups, quiet],
        lists: [
            options by choice with plainly,
            refusals by choice with plainly,
            rights by choice with plainly
        ]
    )
}

fn boards(old: &Board, new: &Board) -> Option<Patch> {
    between!(
        Board, old, new, Board::default(),
        plain: [id, name, width, height, ground, light, wraps, links, groups, badge],
        lists: [places by id with plainly]
    )
}

fn sheets(old: &Sheet, new: &Sheet) -> Option<Patch> {
    between!(
        Sheet, old, new, Sheet::default(),
        plain: [id, seat, name, short, emblem, title, skills, pocket, marks],
        lists: [
            meters by id with plainly,
            slots by id with plainly,
            cards by id with plainly
        ]
    )
}

fn plainly<T: Serialize + PartialEq>(old: &T, new: &T) -> Option<Patch> {
    if old == new { None } else { between(&written(old), &written(new)) }
}

/// A patch of an object's plain fields, together with those of its lists.
pub(crate) fn with_lists(plain: Option<Patch>, lists: BTreeMap<Text, Patch>) -> Option<Patch> {
    match plain {
        None if lists.is_empty() => None,
        None => Some(Patch::Fields { change: lists, remove: Vec::new() }),
        Some(Patch::Fields { mut change, remove }) => {
            change.extend(lists);
            Some(Patch::Fields { change, remove })
        }
        Some(whole) => Some(whole),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CardZone, Meter, OptionView, Phrase, Piece, Place, Viewer};

    fn scene(power: i64, pieces: &[(&str, u32)], dice: bool) -> Scene {
        let mut scene = Scene::new("toy", Viewer::Public);
        scene.round = Some(power as u32 / 2).filter(|round| *round > 0);
        scene.step = vec![Phrase::new("step").count("power", power)];
        scene.boards = vec![Board {
            id: "map".into(),
            places: ["a", "b"].map(|id| Place { id: id.into(), x: 5, ..Place::default() }).into(),
            width: if dice { 10 } else { 20 },
            ..Board::default()
        }];
        let piece = |(id, count): &(&str, u32)| Piece {
            id: (*id).into(),
            count: *count,
            ..Piece::default()
        };
        scene.pieces = pieces.iter().map(piece).collect();
        let meter = Meter { id: "power".into(), value: power, ..Meter::default() };
        let zone = CardZone { id: "hand".into(), count: 3, ..CardZone::default() };
        let cards = if dice { vec![zone] } else { Vec::new() };
        let meters = vec![meter];
        scene.sheets = vec![Sheet { id: "one".into(), meters, cards, ..Sheet::default() }];
        scene
    }

    fn prompt(choices: &[(&str, i64)]) -> PromptView {
        let option = |(choice, cost): &(&str, i64)| OptionView {
            choice: (*choice).into(),
            cost: Some(*cost),
            ..OptionView::default()
        };
        PromptView { options: choices.iter().map(option).collect(), ..PromptView::default() }
    }

    #[test]
    fn the_patch_is_the_one_that_the_written_scenes_give() {
        let scenes_of = [
            scene(1, &[], false),
            scene(4, &[("x", 1), ("y", 2)], true),
            scene(4, &[("y", 2), ("x", 3), ("z", 1)], true),
            scene(0, &[("x", 1), ("x", 2)], false),
            scene(7, &[("q", 1)], false),
        ];
        for old in &scenes_of {
            for new in &scenes_of {
                assert_eq!(scenes(old, new), between(&written(old), &written(new)));
            }
        }
    }

    #[test]
    fn the_patch_is_the_one_that_the_written_prompts_give() {
        let prompts_of = [
            None,
            Some(prompt(&[])),
            Some(prompt(&[("pass", 1), ("go", 2)])),
            Some(prompt(&[("go", 3), ("stay", 1), ("stop", 1), ("sing", 1)])),
        ];
        for old in prompts_of.iter().map(Option::as_ref) {
            for new in prompts_of.iter().map(Option::as_ref) {
                assert_eq!(prompts(old, new), between(&written(&old), &written(&new)));
            }
        }
    }
}
