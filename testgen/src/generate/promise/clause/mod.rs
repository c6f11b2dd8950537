//! Conditions of contracts as Java expressions of a test in the same package. Names get the meaning that they have where the
//! clause stands; `\old` is what a variable held before the call. What a test cannot say is refused with the reason.

mod call;
mod expr;
mod kept;
mod names;
mod old;
mod operator;
mod quantifier;
mod said;

use std::collections::BTreeSet;

use oox_core::interpret::{Interpreter, State};
use oox_core::ir::ClassId;

use expr::unsaid;
pub use said::Said;

use crate::generate::reason::Unsaid;
use crate::generate::subject::Subject;
use crate::java::{Expr, Spec, Stmt};

/// What names mean where a clause stands.
#[derive(Clone, Debug)]
pub struct Meaning {
    /// The class of the clause.
    pub class: ClassId,
    /// `this` after the call; `None` in static methods.
    pub this: Option<Said>,
    /// `this` was there before the call.
    pub is_old: bool,
    /// The parameters; `None` for an argument that no expression of the test denotes twice.
    pub params: Vec<(String, Option<Said>)>,
    /// `\result`
    pub result: Option<Said>,
    /// The exception of a `signals` clause.
    pub thrown: Option<(String, Said)>,
}

/// Says conditions in Java.
pub struct Translator<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Tries getters.
    pub interpreter: &'c mut Interpreter<'p>,
    /// The package of the test.
    pub package: &'c str,
    /// Before and after the call.
    pub states: (&'c State, &'c State),
    /// Some `\old` had no value.
    pub has_undefined: bool,
    /// A getter of this name is what is tested, and so no witness.
    pub tested: Option<&'c str>,
    /// Whether private members are used all the same.
    pub may_reflect: bool,
    /// The variables in use.
    pub names: BTreeSet<String>,
    /// What was needed so far.
    pub needs: Needs,
}

/// What the test needs besides the conditions themselves.
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Statements before the call, which keep what was there.
    pub olds: Vec<Stmt>,
    /// Statements after the call, which read what is private.
    pub reads: Vec<Stmt>,
    /// Something that is called declares checked exceptions.
    pub throws: bool,
    /// The variables of `olds` and `reads`: whether it is one before the call, the code, and how it is named.
    kept: Vec<(bool, Expr, Said)>,
}

impl<'p> Translator<'_, 'p> {
    /// A condition in Java. Nothing is left behind where it has none.
    pub fn condition(&mut self, spec: &Spec, meaning: &Meaning) -> Result<Said, Unsaid> {
        if let Some(what) = spec.unspoken() {
            return Err(unsaid(what));
        }
        self.said(meaning, |words| words.condition(spec))
    }

    /// Any expression in Java.
    pub fn value(&mut self, spec: &Spec, meaning: &Meaning) -> Result<Said, Unsaid> {
        self.said(meaning, |words| words.expr(spec))
    }

    /// A copy of an array as it was before the call.
    pub fn copied(&mut self, spec: &Spec, meaning: &Meaning) -> Result<Said, Unsaid> {
        self.said(meaning, |words| words.copy(spec))
    }

    fn said(&mut self, meaning: &Meaning, say: impl FnOnce(&mut Words<'_, '_, 'p>) -> Spoken) -> Spoken {
        let before = (self.names.clone(), self.needs.clone());
        let found = say(&mut Words { to: self, meaning, bound: Vec::new(), is_old: false, keeps: true });
        if found.is_err() {
            (self.names, self.needs) = before;
        }
        found
    }
}

/// One condition on its way.
struct Words<'w, 'c, 'p> {
    to: &'w mut Translator<'c, 'p>,
    meaning: &'w Meaning,
    /// The variables of quantifiers around: as written, and in the test.
    bound: Vec<(String, Said)>,
    /// Inside of `\old`.
    is_old: bool,
    /// Whether what is read by reflection is put into a variable.
    keeps: bool,
}

type Spoken = Result<Said, Unsaid>;
