//! Mutants: bodies in which one thing is different. Tests are worth what they notice of such changes.
//!
//! The operators are those that PIT has by default, on our code in the place of bytecode:
//!
//! | operator | is | becomes |
//! |---|---|---|
//! | boundary | `<`, `<=`, `>`, `>=` | the one with or without the equal |
//! | negation | a comparison, a condition | its opposite |
//! | arithmetic | `+`, `-`, `*`, `/`, `%`, `&`, `\|`, `^`, `<<`, `>>`, `>>>`; `++`, `--` | `-`, `+`, `/`, `*`, `*`, `\|`, `&`, `&`, `>>`, `<<`, `<<` |
//! | sign | `-x` | `x` |
//! | result | what a method returns | 0, true, false, the empty text, null |
//! | call | the call of a method that returns nothing | nothing |
//!
//! Only what somebody wrote is changed: where the operator does not stand in the source, as in the loop that a `for` over a
//! collection becomes, there is no mutant. Contracts and `assert` stay as they are.

mod change;

use crate::ir::{Block, BlockId, Body, BodyId, Program};
use crate::lang::span::{FileId, SourceMap, Span};

use change::{Change, changes};

/// Which kind of change it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operator {
    /// The bound of a comparison moves by one.
    Boundary,
    /// A condition means its opposite.
    Negation,
    /// Another operation on numbers.
    Arithmetic,
    /// A number keeps its sign.
    Sign,
    /// Another result.
    Result,
    /// A call is left out.
    Call,
}

impl Operator {
    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Boundary => "boundary",
            Self::Negation => "negation",
            Self::Arithmetic => "arithmetic",
            Self::Sign => "sign",
            Self::Result => "result",
            Self::Call => "call",
        }
    }
}

/// A body that differs from the original in one place.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The body that it stands for.
    pub body: BodyId,
    /// The changed code.
    pub code: Body,
    /// What kind of change it is.
    pub operator: Operator,
    /// Where it is.
    pub span: Span,
    /// Where its code stands that must be run for the change to matter, as [`Block::place`] says it.
    pub place: (FileId, u32),
    /// The change in words: `'<' -> '<='`.
    pub words: String,
}

/// All mutants of a body, in the order of the source.
pub fn mutants(program: &Program, sources: &SourceMap, body: BodyId) -> Vec<Mutant> {
    let original = program.body(body);
    let mut all: Vec<Mutant> = Vec::new();
    for block in original.cfg.node_indices() {
        for change in changes(program, sources, original, block) {
            // code that stands in two places, such as that of `finally`, is changed in both
            let same = all.iter_mut().find(|known| {
                known.operator == change.operator
                    && known.span.key() == change.span.key()
                    && known.words == change.words
            });
            if let Some(known) = same {
                apply(&mut known.code, block, &change);
                continue;
            }
            let mut code = original.clone();
            apply(&mut code, block, &change);
            let Change { operator, span, words, place, .. } = change;
            let place = (place.file, place.start);
            all.push(Mutant { body, code, operator, span, place, words });
        }
    }
    all.sort_by_key(|mutant| (mutant.span.key(), mutant.operator));
    all
}

/// Changes a block of a body.
fn apply(code: &mut Body, block: BlockId, change: &Change) {
    let block: &mut Block = &mut code.cfg[block];
    block.instrs.clone_from(&change.instrs);
    block.terminator = change.terminator.clone();
    code.slots.extend(change.slots.iter().cloned());
}
