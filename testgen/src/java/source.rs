//! What was read of the user's source: clauses of contracts, conditions and constants, each with its place. The front end
//! has read it; nobody looks into the text again.

use std::collections::{BTreeMap, HashMap};

use oox_core::lang::span::{FileId, Span};

use super::{BinaryOp, Spec, UnaryOp};

/// What was read of the user's source.
#[derive(Clone, Debug, Default)]
pub struct JavaSource {
    /// Clauses of contracts, invariants and assertions.
    pub clauses: Vec<JavaClause>,
    /// What code decides by, by its place.
    pub conditions: HashMap<(FileId, u32, u32), Condition>,
    /// The constants of each file, in the order in which they stand there.
    pub constants: HashMap<FileId, Vec<Constant>>,
    /// The files themselves.
    pub files: BTreeMap<FileId, JavaFile>,
}

/// What it takes to copy a file of the user's.
#[derive(Clone, Debug, Default)]
pub struct JavaFile {
    /// Its package; empty for none.
    pub package: String,
    /// What it imports, as it is written between `import` and `;`.
    pub imports: Vec<String>,
    /// Its outermost types.
    pub types: Vec<Span>,
    /// The statements before which another one can stand.
    pub statements: Vec<Place>,
}

/// Where a statement stands.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The statement.
    pub span: Span,
    /// It is the only one there, such as `x++;` in `if (c) x++;`.
    pub is_single: bool,
}

impl JavaSource {
    /// Adds a condition.
    pub fn add_condition(&mut self, span: Span, condition: Condition) {
        self.conditions.insert((span.file, span.start, span.end), condition);
    }

    /// The condition at a place.
    pub fn condition(&self, span: Span) -> Option<&Condition> {
        self.conditions.get(&(span.file, span.start, span.end))
    }
}

/// A clause of a contract, an invariant or an assertion.
#[derive(Clone, Debug)]
pub struct JavaClause {
    /// Where it stands, inside of its comment.
    pub span: Span,
    /// Which kind.
    pub kind: ClauseKind,
    /// The word that it begins with.
    pub keyword: String,
    /// As it is written behind that word, on one line.
    pub words: String,
    /// What it asks for; `None` where that is no condition.
    pub condition: Option<Spec>,
    /// The variable of the exception that it speaks of.
    pub thrown: Option<String>,
    /// How many cases its contract has, each of which speaks of its own calls.
    pub cases: usize,
}

/// What a clause is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseKind {
    /// `requires`
    Requires,
    /// `ensures`
    Ensures,
    /// `signals`
    Signals,
    /// `signals_only`
    SignalsOnly,
    /// `assignable`
    Assignable,
    /// `normal_behavior`: at the place of the first clause of its case
    Normal,
    /// `exceptional_behavior`: at the place of the first clause of its case
    Exceptional,
    /// `invariant`
    Invariant,
    /// `loop_invariant`
    LoopInvariant,
    /// `assert` of Java
    Assert,
    /// `assert` of JML, which the JVM does not see
    JmlAssert,
    /// `non_null`: at the place of the name of the field, parameter or method
    NonNull,
}

/// What code decides by: a condition, or what a `switch` looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// As it is written, on one line.
    pub said: Said,
    /// Of which form it is.
    pub form: Form,
}

/// A part of the source as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// On one line.
    pub text: String,
    /// What it consists of, without brackets and type arguments.
    pub words: Vec<Word>,
}

/// What the opposite of a condition looks like depends on its form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// `a < b`, where neither side decides anything itself
    Compared(Said, BinaryOp, Said),
    /// `!a`, likewise
    Negated(Said),
    /// Names, elements, and calls with one argument at the most: it is read as one word.
    Plain,
    /// Anything else.
    Other,
}

/// A part of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A name, a word of Java, or a number as it is written.
    Name(String),
    /// What a text or character literal holds.
    Text(String),
    /// A sign between two operands.
    Binary(BinaryOp),
    /// A sign before its operand.
    Unary(UnaryOp),
}

/// A constant that code mentions.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// An integer.
    Int(i64),
    /// A number with a point.
    Float(f64),
    /// The unit of a character.
    Char(u16),
    /// A text.
    Text(String),
}
