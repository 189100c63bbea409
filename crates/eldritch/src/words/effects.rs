//! Effects that wait for an answer, in words: what each option would do.

use crate::content::{Ability, Content};
use crate::language::{self, Check};
use crate::rules::abilities::abilities_of;
use crate::state::{Eldritch, Source};
use ::scene::Phrase;
use script::{At, Block, Node, Op, Teller, Tree};

type Said = Node<language::EffectLanguage>;
type Tale = Tree<language::EffectLanguage>;

/// The statement compiled to this position.
pub fn node(content: &Content, at: At) -> Option<&Said> {
    let holds = |(first, tree): &(&At, &Tale)| first.0 + tree.nodes.len() as u32 > at.0;
    let (first, tree) = content.told.iter().filter(holds).min_by_key(|(first, _)| **first)?;
    let block = Block { first: *first, length: tree.nodes.len() as u16 };
    find(content, tree, block, at)
}

/// Searches the statements in parallel with the positions they were compiled to.
fn find<'c>(content: &'c Content, tree: &'c Tale, block: Block, at: At) -> Option<&'c Said> {
    let spaces = (block.first.0..).map(At);
    tree.nodes.iter().zip(spaces).find_map(|((node, _), space)| {
        if space == at {
            return Some(node);
        }
        let inner = inside(content, node, content.code.op(space));
        inner.into_iter().find_map(|(tree, block)| find(content, tree, block, at))
    })
}

fn inside<'c>(
    content: &Content,
    node: &'c Said,
    op: Op<language::EffectLanguage>,
) -> Vec<(&'c Tale, Block)> {
    match (node, op) {
        (Node::Test { pass, fail, .. }, Op::Test { pass: a, fail: b, .. }) => {
            vec![(pass, a), (fail, b)]
        }
        (Node::Table { branches, .. }, Op::Table { lines, .. }) => {
            let bodies = content.code.ops(lines).iter().filter_map(|line| {
                if let Op::Line { body, .. } = line { Some(*body) } else { None }
            });
            branches.iter().map(|branch| &branch.body).zip(bodies).collect()
        }
        (Node::May { cost, then, otherwise }, Op::May { cost: a, then: b, otherwise: c }) => {
            vec![(cost, a), (then, b), (otherwise, c)]
        }
        (Node::Unless { deed, escape }, Op::Unless { deed: a, escape: b }) => {
            vec![(deed, a), (escape, b)]
        }
        (Node::Choose(ways), Op::Choose { ways: packed }) => {
            let bodies = content
                .code
                .ops(packed)
                .iter()
                .filter_map(|way| if let Op::Way { body } = way { Some(*body) } else { None });
            ways.iter().zip(bodies).collect()
        }
        (Node::If { then, otherwise, .. }, Op::If { then: a, otherwise: b, .. }) => {
            vec![(then, a), (otherwise, b)]
        }
        (Node::Each { body, .. }, Op::Each { body: packed, .. })
        | (Node::Pick { body, .. }, Op::Pick { body: packed, .. })
        | (Node::Repeat { body, .. }, Op::Repeat { body: packed, .. }) => vec![(body, packed)],
        _ => Vec::new(),
    }
}

/// An effect as a clause for what one may do; nothing if it is empty.
pub fn bare(content: &Content, tree: &Tale) -> Option<Phrase> {
    (!tree.is_empty()).then(|| Teller::new(&content.names).bare(tree))
}

/// One statement in words.
pub fn tell_node(content: &Content, node: &Said) -> Phrase {
    let alone = Tree { nodes: vec![(node.clone(), script::Span::default())] };
    Teller::new(&content.names).tell(&alone)
}

/// What a triggered ability would do.
pub fn triggered<'c>(
    game: &Eldritch,
    content: &'c Content,
    source: Source,
    nth: u8,
) -> Option<&'c Tale> {
    let ability = abilities_of(game, content, source).get(usize::from(nth))?;
    let Ability::On { effect, .. } = ability else { return None };
    if effect.is_empty() { None } else { content.told.get(&effect.first) }
}

/// An effect as an offer, in sentences.
pub fn offer(content: &Content, tree: &Tale) -> Phrase {
    Teller::new(&content.names).offer(tree)
}

/// The test an effect begins with, if nothing but a choice of target comes before it.
pub fn first_test(content: &Content, block: Block) -> Option<Check> {
    content.code.ops(block).iter().find_map(|op| {
        if let Op::Do(language::Verb::Course(language::CourseVerb::AimAt(_))) = op {
            return None;
        }
        if let Op::Pick { body, .. } = op {
            return Some(first_test(content, *body));
        }
        Some(if let Op::Test { check, .. } = op { Some(*check) } else { None })
    })?
}
