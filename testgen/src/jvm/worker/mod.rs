//! A JVM that carries out recipes while tests are looked for: what code that we have no model of really gives.
//!
//! What must hold: a recipe cannot end the JVM, start processes, open sockets, or write outside of a folder that is removed
//! afterwards; one that does not end, or eats the memory, costs its own answer only. Each recipe has fresh classes, so that no
//! recipe sees what another has done.

mod client;
mod process;

use serde::Deserialize;

pub use client::{Recipe, Trials, Worker};

/// What a worker is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Recipes, for which it needs a compiler.
    Recipes,
    /// Trials, for which it needs a compiler, too.
    Trials,
    /// Calls of code without source.
    Calls,
}

impl Task {
    fn word(self) -> &'static str {
        match self {
            Self::Recipes => "recipes",
            Self::Trials => "trials",
            Self::Calls => "calls",
        }
    }
}

/// What became of a recipe.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "ended", rename_all = "lowercase")]
pub enum Answer {
    /// It came to its end, and this is what was seen: a kind of value, a colon, and its text.
    Returned {
        /// In the order in which the recipe lists it.
        seen: Vec<String>,
    },
    /// It ended with an exception.
    Threw {
        /// The class of the exception.
        message: String,
    },
    /// It tried to do something that it must not, which is named.
    Refused {
        /// The permission that it lacks.
        message: String,
    },
    /// It does not compile.
    Uncompiled {
        /// The errors, each in a line that begins with its number.
        message: String,
    },
    /// It took too long.
    Overdue,
    /// It ran out of memory.
    Memory,
    /// The JVM ended, whyever.
    Lost,
}
