//! Conditions of contracts as Java expressions of a test in the same package. Names get the meaning that they have where the
//! clause stands; `\old` is what a variable held before the call. What a test cannot say is refused with the reason.

mod call;
mod names;
mod old;
mod operator;
mod quantifier;
mod said;

use std::collections::BTreeSet;

use oox_core::interpret::{Interpreter, State};
use oox_core::ir::ClassId;

pub use said::Said;
use said::{BOOLEAN, literal};

use super::subject::Subject;
use crate::generate::reason::Unsaid;
use crate::java::{BinaryOp, ClassName, Expr, JavaType, On, Spec, Stmt, TypeName, Unspoken};

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

    /// A name that is not in use.
    pub fn fresh(&mut self, hint: &str) -> String {
        let mut name = hint.to_owned();
        let mut number = 2;
        while !self.names.insert(name.clone()) {
            name = format!("{hint}{number}");
            number += 1;
        }
        name
    }

    /// Whether a test can name a type.
    fn can_name(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Prim(_) => true,
            JavaType::Class(name, args) => {
                let can = self.subject.info.class(name).map(|class| Subject::can_name(self.package, class));
                can.unwrap_or_else(|| !name.contains('.')) && args.iter().all(|arg| self.can_name(arg))
            }
            JavaType::Array(elem) | JavaType::Extends(elem) | JavaType::Super(elem) | JavaType::Raw(elem) => {
                self.can_name(elem)
            }
            JavaType::Var(_) | JavaType::Unknown => false,
        }
    }
}

/// Why an expression that a test has no words for is not said.
fn unsaid(what: &Unspoken) -> Unsaid {
    match what {
        Unspoken::Word(word) => Unsaid::InCondition(word.clone()),
        Unspoken::CastToClass => Unsaid::CastToClass,
        Unspoken::InstanceOfMore => Unsaid::InstanceOfMore,
        Unspoken::NotAscii => Unsaid::NotAscii,
        Unspoken::QuantifierOver(ty) => Unsaid::QuantifierOver(ty.clone()),
        Unspoken::NoRange => Unsaid::NoRange,
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

impl Words<'_, '_, '_> {
    fn state(&self) -> &State {
        if self.is_old { self.to.states.0 } else { self.to.states.1 }
    }

    fn condition(&mut self, tree: &Spec) -> Spoken {
        let found = self.expr(tree)?;
        if found.ty == BOOLEAN || found.ty.class_name() == Some("Boolean") {
            return Ok(found);
        }
        if found.is_reference() {
            // the clause of something that is `non_null` is its name
            return Ok(Said::condition(Expr::binary(BinaryOp::NotEqual, found.code, Expr::null())));
        }
        Err(Unsaid::NoCondition)
    }

    fn expr(&mut self, tree: &Spec) -> Spoken {
        match tree {
            Spec::Literal(of, prim) => Ok(literal(of, *prim, self.to.interpreter)),
            Spec::Name(name) => self.name(name),
            Spec::This => self.this(),
            Spec::Result => self.meaning.result.clone().ok_or(Unsaid::NoResult),
            Spec::Old(inner) => self.old(inner),
            Spec::Field(target, name) => self.selected(target, name),
            Spec::Index(array, index) => self.index(array, index),
            Spec::Call(target, name, args) => self.call(target.as_deref(), name, args),
            Spec::Unary(op, inner) => self.unary(*op, inner),
            Spec::Binary(op, left, right) => self.binary(*op, left, right),
            Spec::Unsaid(what) => Err(unsaid(what)),
            Spec::Cond(cond, then, els) => self.conditional(cond, then, els),
            Spec::Cast(ty, inner) => {
                let inner = self.expr(inner)?;
                let code = inner.code.cast(TypeName::Word((*ty).to_owned()));
                Ok(Said::plain(code, JavaType::Prim(ty)))
            }
            Spec::InstanceOf(inner, class) => {
                let class = self.class_named(class).ok_or_else(|| Unsaid::Class(class.clone()))?;
                let inner = self.expr(inner)?;
                Ok(Said::condition(Expr::InstanceOf(Box::new(inner.code), ClassName::of(class))))
            }
            Spec::Quantified(of) => {
                let conjuncts = of.range.conjuncts();
                self.quantified(of.fold, of.ty, &of.vars, &conjuncts, &of.body)
            }
            Spec::NonNullElements(inner) => {
                let inner = self.expr(inner)?;
                let arrays = ClassName::jdk("java.util.Arrays");
                let objects = On::Class(ClassName::jdk("java.util.Objects"));
                let is_there = Expr::MethodRef(Box::new(objects), "nonNull");
                let all = Expr::static_call(arrays, "stream", vec![inner.code.clone()])
                    .call("allMatch", vec![is_there]);
                let array = Expr::binary(BinaryOp::NotEqual, inner.code, Expr::null());
                Ok(Said::condition(Expr::binary(BinaryOp::And, array, all)))
            }
        }
    }
}
