//! The arrange part of a test: statements that build the input, executed by the interpreter as they are written.

mod array;
mod library;
mod maker;
mod means;

use std::collections::{BTreeSet, HashMap};

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, RanEnding, State};
use oox_core::ir::{DynType, MethodId, Ty};

pub use means::Means;

use super::answers::Rules;
use super::content::{Content, content};
use super::mockito::Mocks;
use super::raw::Raw;
use super::subject::Subject;
use crate::generate::reason::{Missing, Reason};
use crate::java::{ClassName, Expr, JavaType, Literal, Stmt, TypeName, identifier};

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
    built: HashMap<ObjId, Built>,
    /// Objects that are being built.
    busy: Vec<ObjId>,
    texts: BTreeSet<String>,
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

    /// Builds a value of the raw input.
    pub fn value(&mut self, value: Value, ty: &JavaType, hint: &str) -> Result<Built, Reason> {
        match self.interpreter.known(&self.raw.state, value) {
            Known::Object(object) => self.object(object, ty, hint),
            Known::Null => Ok(Built { code: Expr::null(), value: Value::Null }),
            known => {
                let prim = match ty {
                    JavaType::Prim(prim) => prim,
                    _ => "",
                };
                let literal = Literal::of(&known, prim).ok_or(Missing::Value)?;
                Ok(Built { code: Expr::Literal(literal), value })
            }
        }
    }

    fn object(&mut self, object: ObjId, ty: &JavaType, hint: &str) -> Result<Built, Reason> {
        if ty.is_unknown() {
            return Err(Reason::HiddenType);
        }
        self.subject.check_fit(self.interpreter.class_of(&self.raw.state, object), ty)?;
        let seen = self.subject.type_to_build(self.package, ty);
        if let Some(known) = self.built.get(&object) {
            let variable = known.variable(&self.done.variables);
            // what cannot be named is given by reflection only, which takes every object
            if let Some(Variable { ty: has, .. }) = variable
                && self.can_name_type(ty)
                && !self.subject.is_usable_as(has, ty)
            {
                return Err(Reason::TwoTypes);
            }
            return Ok(known.clone());
        }
        if self.busy.contains(&object) {
            return Err(Reason::LeadsToItself);
        }
        self.busy.push(object);
        let built = self.new_object(object, &seen, hint);
        self.busy.pop();
        let built = built?;
        self.built.insert(object, built.clone());
        Ok(built)
    }

    fn new_object(&mut self, object: ObjId, ty: &JavaType, hint: &str) -> Result<Built, Reason> {
        if let Some(built) = self.constant(object)? {
            return Ok(built);
        }
        match content(self.subject, self.interpreter, &self.raw.state, object) {
            Some(Content::Text(text)) => return Ok(self.text(&text, hint)),
            Some(Content::Boxed(prim, value)) => return self.boxed(object, prim, value),
            Some(Content::Written(text)) => return self.written(object, &text, hint),
            Some(Content::Optional(value)) => return self.optional(object, value, ty),
            Some(Content::Elements(values)) => return self.collection(object, &values, ty, hint),
            Some(Content::Entries(entries)) => return self.map(object, &entries, ty, hint),
            None => {}
        }
        match self.interpreter.type_of(&self.raw.state, object) {
            DynType::Array(Ty::Array(elem)) => {
                let elem = (**elem).clone();
                self.array(object, &elem, ty, hint)
            }
            DynType::Array(_) => Err(Missing::Array.into()),
            DynType::Open(class) => {
                let class = *class;
                self.stand_in(object, class, ty, hint)
            }
            DynType::Class(class) => {
                let class = *class;
                self.made(object, class, ty, hint)
            }
        }
    }

    /// A constant of an enum, or another object that a static field holds.
    fn constant(&mut self, object: ObjId) -> Result<Option<Built>, Reason> {
        let state = &self.raw.state;
        let class = self.interpreter.class_of(state, object);
        let is_of_enum = class.and_then(|class| self.subject.program.enum_root(class)).is_some();
        let field = if is_of_enum {
            self.interpreter.constant(state, object).ok_or(Missing::EnumConstant)?
        } else {
            let Some(field) = self.interpreter.holder(state, object) else { return Ok(None) };
            field
        };
        let (java, name) = self.subject.java_field(field).ok_or(Missing::ConstantName)?;
        if !Subject::can_name(self.package, java) {
            return Err(Reason::HiddenClass(java.name.clone()));
        }
        if !Subject::can_use(self.package, java, name.access) {
            return Err(Reason::HiddenConstant { name: name.name.clone(), class: java.name.clone() });
        }
        let code = Expr::Constant(ClassName::of(java), name.name.clone());
        let value = self.interpreter.static_field(&mut self.done.state, field);
        Ok(Some(Built { code, value: value.ok_or(Reason::FailingEnum)? }))
    }

    /// Runs something that must end normally.
    pub fn run(&mut self, method: MethodId, args: Vec<Value>) -> Result<Value, Reason> {
        let ran = if self.subject.program.method(method).is_constructor {
            self.interpreter.construct(&self.done.state, method, args)
        } else {
            self.interpreter.call(&self.done.state, method, &args)
        };
        match ran.ending {
            RanEnding::Returned(value) if ran.state.notes.gaps.is_empty() => {
                self.done.state = ran.state;
                Ok(value.unwrap_or(Value::Null))
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
}
