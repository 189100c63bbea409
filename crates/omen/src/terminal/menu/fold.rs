//! Folding a long list into groups.

use super::{Entry, text};

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// An entry, by its index among all.
    One(usize),
    /// Several entries of one kind, closed.
    Fold { members: Vec<usize>, label: String },
}

impl Row {
    /// Any entry of the row; they are all options, or all rights.
    pub fn first(&self) -> Option<usize> {
        match self {
            Row::One(at) => Some(*at),
            Row::Fold { members, .. } => members.first().copied(),
        }
    }
}

/// This many lines are still a list; more are a wall.
const LIST: usize = 12;
/// Rights come below the options and leave them room.
const SHORT_LIST: usize = 5;

/// The outermost level: options, then rights.
pub(super) fn top(entries: &[Entry], left: &[usize]) -> Vec<Row> {
    let (rights, options): (Vec<usize>, Vec<usize>) =
        left.iter().partition(|at| entries[**at].right);
    let mut rows = folded(entries, &options, 0, LIST);
    rows.extend(folded(entries, &rights, 0, SHORT_LIST));
    rows
}

/// What an opened fold shows.
pub(super) fn opened(entries: &[Entry], members: &[usize], depth: usize) -> Vec<Row> {
    folded(entries, members, depth, LIST)
}

/// Groups entries with the same key, as far as the list is otherwise too long.
///
/// The first level is by group, the second by what the option primarily concerns. Small groups are
/// unfolded again while the list stays short: a fold costs a keystroke.
fn folded(entries: &[Entry], members: &[usize], depth: usize, limit: usize) -> Vec<Row> {
    let key = |at: usize| -> Option<&str> {
        let option = &entries[at].option;
        match depth {
            0 => Some(&option.group),
            1 => option.targets.first().map(scene::Text::as_str),
            _ => None,
        }
    };
    let flat = || members.iter().copied().map(Row::One).collect();
    if members.len() <= limit || depth > 1 {
        return flat();
    }
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for &at in members {
        match groups.iter_mut().find(|group| group.first().map(|it| key(*it)) == Some(key(at))) {
            Some(group) => group.push(at),
            None => groups.push(vec![at]),
        }
    }
    if groups.len() == 1 {
        return folded(entries, members, depth + 1, limit);
    }
    let mut rows = groups.len();
    let mut largest_unfolded = 1;
    let mut sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
    sizes.sort_unstable();
    for size in sizes {
        rows += size - 1;
        if rows > limit {
            break;
        }
        largest_unfolded = size;
    }
    let row = |group: Vec<usize>| -> Vec<Row> {
        if group.len() <= largest_unfolded {
            return group.into_iter().map(Row::One).collect();
        }
        vec![Row::Fold { label: label(entries, &group), members: group }]
    };
    groups.into_iter().flat_map(row).collect()
}

/// What the members' labels have in common.
fn label(entries: &[Entry], members: &[usize]) -> String {
    let labels: Vec<&str> = members.iter().map(|at| entries[*at].label.as_str()).collect();
    let shared = text::common_beginning(&labels);
    let shared = if shared.is_empty() { labels.first().copied().unwrap_or("") } else { &shared };
    format!("{shared} …")
}
