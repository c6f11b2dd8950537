//! What every test has: the call of the tested method, what its type parameters stand for, and its name.

mod call;
mod expectation;
mod instances;
mod scene;
mod writer;

use std::collections::BTreeSet;
use std::rc::Rc;

use oox_core::interpret::Executed;
use oox_core::ir::FieldId;

pub use call::{Act, inputs};
pub use scene::{Looked, Scene};
pub use writer::Writer;

use crate::generate::build::Means;
use crate::generate::input::Facts;
use crate::java::{Expr, Stmt};

/// A test.
#[derive(Clone, Debug)]
pub struct Test {
    /// Its name; unique in its class.
    pub name: String,
    /// In words.
    pub title: String,
    /// The case that it shows.
    pub case: String,
    /// How its input is built.
    pub means: Means,
    /// It declares `throws Exception`.
    pub throws: bool,
    /// Builds the input.
    pub arrange: Vec<Stmt>,
    /// Calls the method.
    pub act: Vec<Stmt>,
    /// Looks at what came out.
    pub assert: Vec<Stmt>,
    /// The call does not come back.
    pub is_endless: bool,
    /// It has types without their arguments, of which the compiler warns.
    pub is_unchecked: bool,
    /// The outcomes of the user's branches that it takes.
    pub facts: Facts,
    /// The static fields of the user that it can see.
    pub seen: BTreeSet<FieldId>,
    /// Those of them that it changes.
    pub changed: BTreeSet<FieldId>,
    /// The calls of code without source whose outcome was seen on the JVM: what is expected rests on that.
    pub seen_on_jvm: Vec<String>,
    /// What the tested method runs.
    pub executed: Executed,
    /// What it looks at.
    pub looked: Looked,
    /// To run it again, as long as its method is worked on.
    pub scene: Option<Rc<Scene>>,
    /// The mutants that it notices, by their places among those of the method.
    pub notices: BTreeSet<usize>,
}

impl Test {
    /// Its statements: arrange, act and assert.
    pub fn parts(&self) -> [&[Stmt]; 3] {
        [&self.arrange, &self.act, &self.assert]
    }

    /// Whether some expression in it is so.
    pub fn any(&self, is: &dyn Fn(&Expr) -> bool) -> bool {
        self.parts().into_iter().flatten().any(|stmt| stmt.any(is))
    }
}
