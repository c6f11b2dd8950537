//! Lowering: the typed Java tree becomes an OOX program. One construct, one file.
//!
//! The user's classes are lowered whole; of our models of the JDK, and of classes that are only read because others name them,
//! what they can reach. What cannot be lowered
//! becomes a method that says so when it is run, and an entry in [`Lowered::problems`].

mod array_interfaces;
mod assign;
mod bridge;
mod build;
mod call;
mod capture;
mod class;
mod class_literal;
mod clone;
mod code;
mod concat;
mod condition;
mod constant;
mod constructor;
mod contract;
mod convert;
mod enums;
mod expr;
mod failed_constructor;
mod flags;
mod fold_quantifier;
mod foreach;
mod initialiser;
mod inputs;
mod isolate;
mod jump;
mod lambda;
mod loops;
mod method;
mod names;
mod open_bridge;
mod open_supers;
mod operator;
mod pattern;
mod prior;
mod pure;
mod reach;
mod records;
mod stmt;
mod super_call;
mod switch;
mod switch_arms;
mod threads;
mod try_catch;
mod try_resources;
mod type_args;
mod types;
mod used_by_tests;
mod virtuals;

pub use isolate::{can_run, isolate, leave_out, only_warn, resolve};

use std::collections::BTreeSet;

use indexmap::IndexMap;
use oox_core::lang::ast;
use oox_core::lang::span::{FileId, Span};

use crate::attribute::Problem;
use crate::types::ClassId;
use crate::world::{FieldId, MethodId, World};

/// Lowering gives a tree, or says what is in the way.
type Lower<T> = Result<T, Problem>;

/// An OOX program and what is missing in it.
#[derive(Debug, Default)]
pub struct Lowered {
    /// The program.
    pub program: ast::Program,
    /// What could not be lowered, in the order it was met.
    pub problems: Vec<Unlowered>,
    /// Methods that are called and have no code: `Class.name(types)`, sorted.
    pub open_calls: Vec<String>,
    /// How much was done.
    pub statistics: Statistics,
    /// What things are called in the program.
    pub given: GivenNames,
    /// The files that the user named.
    pub files: BTreeSet<FileId>,
    /// Branches that are not counted as they stand in the program.
    pub uncounted: Vec<Uncounted>,
    /// Methods with the result of what they override, and not their own: the class and the signature.
    adapted: BTreeSet<(String, String)>,
}

/// What coverage tools for Java do not count of a branch of the program, by its place.
#[derive(Clone, Debug)]
pub struct Uncounted {
    /// The condition, or what a `switch` looks at.
    pub span: Span,
    /// Outcomes that nobody wrote.
    pub outcomes: Vec<usize>,
    /// It asks for a label of an arm of a `switch`; an arm with several labels is one branch.
    pub is_of_arm: bool,
}

/// What the classes and members of the program are called in it.
#[derive(Debug, Default)]
pub struct GivenNames {
    /// Classes, in the order in which they were met.
    pub classes: Vec<(ClassId, String)>,
    /// Methods and constructors with their signature: `name(T1,T2)`.
    pub methods: Vec<(MethodId, String)>,
    /// Fields.
    pub fields: Vec<(FieldId, String)>,
}

/// What a program is lowered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It is run as it is.
    Run,
    /// It is proved, method by method.
    Proof,
    /// Its inputs are also built, and its results looked at, by calls of the library: these are in the program too.
    Tests,
}

/// A member that could not be lowered.
#[derive(Clone, Debug)]
pub struct Unlowered {
    /// `Class.name(types)`, or the class.
    pub place: String,
    /// It is in a file that the user named, rather than in one that those lead to, or in our models.
    pub is_users: bool,
    /// What is in the way.
    pub problem: Problem,
}

/// How much was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The user's classes and interfaces.
    pub classes: usize,
    /// Their methods and constructors that have code.
    pub methods: usize,
    /// Methods and constructors that can run.
    pub lowered: usize,
    /// The others, counted by reason.
    pub unsupported: IndexMap<String, usize>,
}

/// Lowers the classes of the files that the user named (all of them, member classes too) and what they reach.
/// `wanted` names further classes of the user, by the end of their name, that are lowered whole if they are reached.
pub fn program(world: &World, roots: &[ClassId], wanted: &[String], purpose: Purpose) -> Lowered {
    reach::program(world, roots, wanted, purpose)
}
