//! What a test was written of, as long as its interpreter lives: enough to run the same call again on a changed program.

use std::fmt;

use oox_core::heap::Value;
use oox_core::interpret::{RanEnding, Replayed};
use oox_core::ir::ClassId;

use crate::generate::build::{Arranged, Variable};
use crate::generate::observe::{About, Given};
use crate::generate::subject::Instances;
use crate::java::{Expr, Stmt};

/// The scene of a test.
pub struct Scene {
    /// What was built.
    pub arranged: Arranged,
    /// What the call was given.
    pub values: Vec<Value>,
    /// What open calls gave.
    pub replayed: Vec<Replayed>,
    /// What type parameters stand for.
    pub instances: Instances,
    /// The arguments.
    pub given: Vec<Given>,
    /// The object that the method was called on, if it has a variable.
    pub receiver: Option<Variable>,
    /// How the call ended.
    pub ending: RanEnding,
    /// The class of the exception that it ended with.
    pub thrown: Option<ClassId>,
    /// How many steps it took.
    pub steps: u64,
    /// What the test looks at.
    pub looked: Looked,
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scene")
            .field("values", &self.values)
            .field("looked", &self.looked)
            .finish_non_exhaustive()
    }
}

/// What a test looks at.
#[derive(Clone, Debug, Default)]
pub struct Looked {
    /// The assertions of what was seen.
    pub lines: Vec<Stmt>,
    /// What methods with a parameter were asked about.
    pub asked: Vec<(Expr, About)>,
    /// What was printed, if that is compared.
    pub printed: Option<String>,
    /// The message of the exception, if that is compared.
    pub message: Option<String>,
}
