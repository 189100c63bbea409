//! Effects compiled for play: flat, without strings, addressed by numbers.

use crate::phrasebook::{Amount, Language};
use crate::tree::{Node, Tree};
use serde::{Deserialize, Serialize};

/// The position of an instruction.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct At(pub u32);

/// Consecutive instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Block {
    pub first: At,
    pub length: u16,
}

impl Block {
    pub fn is_empty(self) -> bool {
        self.length == 0
    }

    /// The first instruction, and those after it.
    pub fn split(self) -> Option<(At, Block)> {
        let rest = self.length.checked_sub(1)?;
        Some((self.first, Block { first: At(self.first.0 + 1), length: rest }))
    }
}

/// One instruction. The blocks it leads to are elsewhere in the same code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Op<T: Language> {
    Do(T::Verb),
    Test {
        check: T::Check,
        pass: Block,
        fail: Block,
    },
    /// A roll of dice, or the result of the last test; `lines` is a block of [`Op::Line`].
    Table {
        dice: Option<Amount<T>>,
        lines: Block,
    },
    Line {
        low: u8,
        high: u8,
        body: Block,
    },
    May {
        cost: Block,
        then: Block,
        otherwise: Block,
    },
    Unless {
        deed: Block,
        escape: Block,
    },
    /// `ways` is a block of [`Op::Way`].
    Choose {
        ways: Block,
    },
    Way {
        body: Block,
    },
    Each {
        who: T::Who,
        body: Block,
    },
    Pick {
        who: T::Who,
        body: Block,
    },
    If {
        when: T::When,
        then: Block,
        otherwise: Block,
    },
    Repeat {
        times: Amount<T>,
        body: Block,
    },
}

impl<T: Language> Op<T> {
    /// The blocks it may lead to; missing ones are empty.
    pub fn leads_to(&self) -> [Block; 3] {
        let none = Block::default();
        match *self {
            Op::Do(_) => [none; 3],
            Op::Test { pass, fail, .. } => [pass, fail, none],
            Op::Table { lines: body, .. }
            | Op::Line { body, .. }
            | Op::Choose { ways: body }
            | Op::Way { body }
            | Op::Each { body, .. }
            | Op::Pick { body, .. }
            | Op::Repeat { body, .. } => [body, none, none],
            Op::May { cost, then, otherwise } => [cost, then, otherwise],
            Op::Unless { deed, escape } => [deed, escape, none],
            Op::If { then, otherwise, .. } => [then, otherwise, none],
        }
    }
}

/// All effects of a game's content.
#[derive(Clone, Debug)]
pub struct Code<T: Language> {
    ops: Vec<Op<T>>,
}

impl<T: Language> Default for Code<T> {
    fn default() -> Self {
        Code { ops: Vec::new() }
    }
}

impl<T: Language> Code<T> {
    pub fn op(&self, at: At) -> Op<T> {
        self.ops[at.0 as usize]
    }

    pub fn ops(&self, block: Block) -> &[Op<T>] {
        let first = block.first.0 as usize;
        &self.ops[first..first + block.length as usize]
    }

    /// The first instruction of a block, or of a block it leads to, that fits.
    pub fn find<Out>(
        &self,
        block: Block,
        fits: &mut dyn FnMut(&Op<T>) -> Option<Out>,
    ) -> Option<Out> {
        self.ops(block).iter().find_map(|op| {
            fits(op).or_else(|| op.leads_to().into_iter().find_map(|body| self.find(body, fits)))
        })
    }

    pub fn len(&self) -> usize {
        self.ops.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    /// Compiles an effect and returns its position.
    pub fn pack(&mut self, tree: &Tree<T>) -> Block {
        let ops: Vec<Op<T>> = tree.nodes.iter().map(|(node, _)| self.op_of(node)).collect();
        self.lay(ops)
    }

    /// The blocks an instruction leads to are compiled before it, so that each block stays in one
    /// piece.
    fn op_of(&mut self, node: &Node<T>) -> Op<T> {
        match node {
            Node::Do(said) => Op::Do(said.means),
            Node::Test { check, pass, fail } => {
                Op::Test { check: check.means, pass: self.pack(pass), fail: self.pack(fail) }
            }
            Node::Table { dice, branches } => {
                let lines = branches
                    .iter()
                    .map(|it| Op::Line { low: it.low, high: it.high, body: self.pack(&it.body) })
                    .collect();
                Op::Table { dice: *dice, lines: self.lay(lines) }
            }
            Node::May { cost, then, otherwise } => Op::May {
                cost: self.pack(cost),
                then: self.pack(then),
                otherwise: self.pack(otherwise),
            },
            Node::Unless { deed, escape } => {
                Op::Unless { deed: self.pack(deed), escape: self.pack(escape) }
            }
            Node::Choose(ways) => {
                let ways = ways.iter().map(|way| Op::Way { body: self.pack(way) }).collect();
                Op::Choose { ways: self.lay(ways) }
            }
            Node::Each { who, body } => Op::Each { who: who.means, body: self.pack(body) },
            Node::Pick { who, body } => Op::Pick { who: who.means, body: self.pack(body) },
            Node::If { when, then, otherwise } => {
                Op::If { when: when.means, then: self.pack(then), otherwise: self.pack(otherwise) }
            }
            Node::Repeat { times, body } => Op::Repeat { times: *times, body: self.pack(body) },
        }
    }

    fn lay(&mut self, ops: Vec<Op<T>>) -> Block {
        let block = Block { first: At(self.ops.len() as u32), length: ops.len() as u16 };
        self.ops.extend(ops);
        block
    }
}
