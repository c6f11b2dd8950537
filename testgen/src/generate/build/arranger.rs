//! What was arranged so far, and the steps that all builders take: running a call, declaring a variable, going back.

use std::collections::{BTreeSet, HashMap};

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, RanEnding, State};
use oox_core::ir::MethodId;

use super::means::Means;
use super::stand_in::{Mocks, Rules};
use crate::generate::input::Raw;
use crate::generate::reason::Reason;
use crate::generate::subject::{Instances, Subject};
use crate::java::{Expr, JavaType, Stmt, TypeName, identifier};

/// An expression of the test, and its value in the interpreter.
#[derive(Clone, Debug)]
pub struct Built {
    /// The expression.
    pub code: Expr,
    /// Its value.
    pub value: Value,
}

impl Built {
    /// The variable of the test that it is, if it is one.
    pub fn variable<'v>(&self, variables: &'v [Variable]) -> Option<&'v Variable> {
        variables.iter().find(|variable| self.code.is_name(&variable.name))
    }
}

/// What was arranged so far.
#[derive(Clone)]
pub struct Arranged {
    /// The heap.
    pub state: State,
    /// Statements.
    pub lines: Vec<Stmt>,
    /// The variables in use.
    pub names: BTreeSet<String>,
    /// How directly.
    pub means: Means,
    /// The variables of objects of the input.
    pub variables: Vec<Variable>,
    /// Something that is called declares checked exceptions.
    pub throws: bool,
    /// What stand-ins do that look at their arguments.
    pub rules: Vec<Rules>,
}

/// A variable of the test that holds an object.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: JavaType,
    /// Its object.
    pub object: ObjId,
}

/// Builds inputs.
pub struct Arranger<'c, 'p> {
    pub subject: &'c Subject<'p>,
    pub interpreter: &'c mut Interpreter<'p>,
    pub raw: &'c Raw,
    pub package: &'c str,
    pub mocks: Mocks,
    pub done: Arranged,
    /// What arguments are called.
    pub hints: Vec<(ObjId, String)>,
    pub(super) built: HashMap<ObjId, Built>,
    /// Objects that are being built.
    pub(super) busy: Vec<ObjId>,
    /// The texts that stand in the test as literals.
    pub(super) texts: BTreeSet<String>,
}

/// What was built at some time.
#[derive(Clone)]
pub struct Saved {
    done: Arranged,
    built: HashMap<ObjId, Built>,
    texts: BTreeSet<String>,
}

impl<'c, 'p> Arranger<'c, 'p> {
    /// Nothing is arranged yet.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        raw: &'c Raw,
        package: &'c str,
        mocks: Mocks,
        reserved: &[&str],
    ) -> Self {
        let done = Arranged {
            state: interpreter.start(),
            lines: Vec::new(),
            names: reserved.iter().map(|name| (*name).to_owned()).collect(),
            means: Means::Literals,
            variables: Vec::new(),
            throws: false,
            rules: Vec::new(),
        };
        let (built, busy, texts) = (HashMap::new(), Vec::new(), BTreeSet::new());
        let hints = Vec::new();
        Self { subject, interpreter, raw, package, mocks, done, hints, built, busy, texts }
    }

    /// Where to go back to when something cannot be built.
    pub fn saved(&self) -> Saved {
        Saved { done: self.done.clone(), built: self.built.clone(), texts: self.texts.clone() }
    }

    /// Takes back what was built since.
    pub fn restore(&mut self, saved: Saved) {
        Saved { done: self.done, built: self.built, texts: self.texts } = saved;
    }

    /// An object of the raw input that is built already.
    pub fn built(&self, value: Value) -> Option<Built> {
        let Known::Object(object) = self.interpreter.known(&self.raw.state, value) else { return None };
        self.built.get(&object).cloned()
    }

    /// Runs something that must end normally.
    pub fn run(&mut self, method: MethodId, args: Vec<Value>) -> Result<Value, Reason> {
        let ran = if self.subject.program.method(method).is_constructor {
            self.interpreter.construct(&self.done.state, method, args)
        } else {
            self.interpreter.call(&self.done.state, method, &args)
        };
        match &ran.ending {
            RanEnding::Returned(value) if ran.doubt().is_none() => {
                let value = value.unwrap_or(Value::Null);
                self.done.state = ran.state;
                Ok(value)
            }
            _ if self.subject.program.method(method).is_constructor => {
                let class = &self.subject.program.class(self.subject.program.method(method).class).name;
                Err(Reason::ConstructorFails(class.clone()))
            }
            _ => Err(Reason::CallFails(self.subject.program.qualified_name(method))),
        }
    }

    /// Notes a means.
    pub fn means(&mut self, means: Means) {
        self.done.means = self.done.means.max(means);
    }

    /// Declares a variable.
    pub fn variable(&mut self, ty: &JavaType, hint: &str, code: Expr, value: Value) -> Built {
        let name = self.fresh(hint);
        self.done.lines.push(Stmt::local(TypeName::of(ty, self.subject.info), &name, code));
        if let Value::Obj(object) = value {
            self.done.variables.push(Variable { name: name.clone(), ty: ty.clone(), object });
        }
        Built { code: Expr::Name(name), value }
    }

    /// A name that is not in use.
    pub fn fresh(&mut self, hint: &str) -> String {
        let hint = identifier(hint);
        let mut name = hint.clone();
        let mut number = 2;
        while self.done.names.contains(&name) {
            name = format!("{hint}{number}");
            number += 1;
        }
        self.done.names.insert(name.clone());
        name
    }

    /// Whether the test can write all of a type.
    pub(super) fn can_name_type(&self, ty: &JavaType) -> bool {
        self.subject.can_name_type(self.package, ty)
    }
}

/// An object cannot be given where a type variable stands for `?`.
pub fn check_taken(built: &Built, ty: &JavaType, instances: &Instances) -> Result<(), Reason> {
    if !built.code.is_null() && ty.takes_null_only(instances) {
        return Err(Reason::ForHiddenType);
    }
    Ok(())
}
