//! Errors that are not grammatical: unreachable branches, tables with gaps.

use crate::lex::NO_END;
use crate::phrasebook::Language;
use crate::tree::{Branch, Node, Span, Tree};
use crate::trouble::Trouble;

/// The highest face of a die.
const FACES: u8 = 6;

pub fn check<T: Language>(tree: &Tree<T>) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    walk(tree, &mut troubles);
    troubles
}

fn walk<T: Language>(tree: &Tree<T>, troubles: &mut Vec<Trouble>) {
    for (node, span) in &tree.nodes {
        look_at(node, *span, troubles);
    }
    for pair in tree.nodes.windows(2).filter(|pair| ends(&pair[0].0)) {
        let what = "this is never reached: nothing can follow the statement before it";
        troubles.push(Trouble::at(pair[1].1, what));
    }
}

fn look_at<T: Language>(node: &Node<T>, span: Span, troubles: &mut Vec<Trouble>) {
    match node {
        Node::Do(_) => {}
        Node::Test { pass, fail, .. } => {
            if pass.is_empty() && fail.is_empty() {
                troubles.push(
                    Trouble::at(span, "this test has no consequences")
                        .advise("write what follows in `{ … }` or `else { … }`, or a table `result { … }` after it"),
                );
            }
            walk(pass, troubles);
            walk(fail, troubles);
        }
        Node::Table { dice, branches } => {
            look_at_table(dice.is_some(), branches, span, troubles);
            branches.iter().for_each(|branch| walk(&branch.body, troubles));
        }
        Node::May { cost, then, otherwise } => {
            if then.is_empty() {
                troubles.push(Trouble::at(span, "this offer has no effect"));
            }
            [cost, then, otherwise].into_iter().for_each(|tree| walk(tree, troubles));
        }
        Node::Unless { deed, escape } => {
            walk(deed, troubles);
            walk(escape, troubles);
        }
        Node::Choose(ways) => {
            for (at, way) in ways.iter().enumerate() {
                if ways[..at].iter().any(|other| same(other, way)) {
                    troubles.push(Trouble::at(span, "two of these options are the same"));
                }
                walk(way, troubles);
            }
        }
        Node::If { then, otherwise, .. } => {
            if then.is_empty() && otherwise.is_empty() {
                troubles.push(Trouble::at(span, "this condition has no consequences"));
            }
            walk(then, troubles);
            walk(otherwise, troubles);
        }
        Node::Each { body, .. } | Node::Pick { body, .. } | Node::Repeat { body, .. } => {
            if body.is_empty() {
                troubles.push(Trouble::at(span, "this block is empty"));
            }
            walk(body, troubles);
        }
    }
}

/// Rows must ascend, not overlap, and for a single die cover only faces it has.
fn look_at_table<T: Language>(
    thrown: bool,
    branches: &[Branch<T>],
    span: Span,
    troubles: &mut Vec<Trouble>,
) {
    if branches.is_empty() {
        troubles.push(Trouble::at(span, "this table has no rows"));
    }
    let mut next = 0;
    for branch in branches {
        if branch.low > branch.high {
            troubles.push(Trouble::at(branch.span, "this range is backwards"));
        } else if branch.low < next {
            troubles.push(Trouble::at(branch.span, "this result already has a row above"));
        } else if thrown && branch.low > FACES {
            troubles.push(Trouble::at(branch.span, "a die cannot show this"));
        }
        next = branch.high.saturating_add(u8::from(branch.high != NO_END));
    }
}

fn ends<T: Language>(node: &Node<T>) -> bool {
    match node {
        Node::Do(said) => T::phrasebook().verbs[said.entry as usize].ends,
        Node::Test { pass, fail, .. } => all_end(pass) && all_end(fail),
        Node::If { then, otherwise, .. } => all_end(then) && all_end(otherwise),
        Node::Choose(ways) => ways.iter().all(all_end),
        Node::Table { .. } | Node::May { .. } | Node::Unless { .. } => false,
        Node::Each { .. } | Node::Pick { .. } | Node::Repeat { .. } => false,
    }
}

fn all_end<T: Language>(tree: &Tree<T>) -> bool {
    tree.nodes.iter().any(|(node, _)| ends(node))
}

/// Equal, apart from their positions in the text.
fn same<T: Language>(one: &Tree<T>, other: &Tree<T>) -> bool {
    one.nodes.len() == other.nodes.len()
        && one.nodes.iter().zip(&other.nodes).all(|((one, _), (other, _))| match (one, other) {
            (Node::Do(one), Node::Do(other)) => one == other,
            _ => false,
        })
}
