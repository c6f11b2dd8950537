//! The assert part of a test: what the interpreter saw of the result, of the arguments and of static fields, as far as a
//! test can look at it.

mod asked;
mod changes;
mod expected;
mod junit;
mod library;
mod questions;
mod statics;

use std::collections::HashSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, RanEnding, State};
use oox_core::ir::{ClassId, DynType};

pub use asked::About;
pub use junit::{JUnit, value_of};
use questions::Interest;
pub use statics::Statics;

use crate::generate::build::Variable;
use crate::generate::subject::{Subject, content};
use crate::java::{ClassName, Expr, JavaClass, JavaType, Literal, Stmt, TypeName};

/// How deep objects are looked into.
const DEEPEST: usize = 4;
/// More assertions than these nobody reads.
const MOST_LINES: usize = 14;

/// Turns what was seen into assertions.
pub struct Observer<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Calls getters.
    pub interpreter: &'c mut Interpreter<'p>,
    /// The package of the test.
    pub package: &'c str,
    /// Which assertions there are.
    pub junit: JUnit,
    /// Before the method was called.
    pub before: &'c State,
    /// Afterwards.
    pub after: &'c State,
    /// The variables of the test.
    pub variables: &'c [Variable],
    /// The arguments of the call, which also tell something when a question is asked about them.
    pub given: Vec<Given>,
    /// The assertions so far.
    pub lines: Vec<Stmt>,
    /// Assertions that are looked for again in another run of the same test: these and no others, whether or not they are of
    /// interest there.
    pub wanted: Option<Vec<Stmt>>,
    /// What methods with a parameter were asked about.
    pub asked: Vec<(Expr, About)>,
    /// Calls of methods that declare an exception.
    throwing: Vec<Expr>,
    seen: HashSet<ObjId>,
}

/// An argument of the call.
#[derive(Clone, Debug)]
pub struct Given {
    /// Its value.
    pub value: Value,
    /// The expression.
    pub code: Expr,
    /// Of which type it is.
    pub ty: JavaType,
    /// The expression denotes the same object whenever it is written.
    pub is_named: bool,
}

impl<'c, 'p> Observer<'c, 'p> {
    /// Nothing was looked at yet.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        package: &'c str,
        junit: JUnit,
        states: (&'c State, &'c State),
        variables: &'c [Variable],
    ) -> Self {
        let (before, after) = states;
        let (lines, seen) = (Vec::new(), HashSet::new());
        let given = Vec::new();
        Self {
            subject,
            interpreter,
            package,
            junit,
            before,
            after,
            variables,
            given,
            lines,
            wanted: None,
            asked: Vec::new(),
            throwing: Vec::new(),
            seen,
        }
    }

    /// Whether an assertion calls a method that declares an exception.
    pub fn throws(&self) -> bool {
        self.lines.iter().any(|line| line.any(&|part| self.throwing.contains(part)))
    }

    /// Whether some code calls a method that declares an exception.
    pub fn calls_throwing(&self, code: &Expr) -> bool {
        self.throwing.iter().any(|call| code.contains(call))
    }

    fn call(&mut self, assertion: &str, args: Vec<Expr>) {
        let line = self.junit.asserted(assertion, args);
        // a getter and a question may be the same method
        let has_room = self.wanted.is_some() || self.lines.len() < MOST_LINES;
        if has_room && !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    /// Whether assertions are looked for again, and not chosen.
    fn is_repeated(&self) -> bool {
        self.wanted.is_some()
    }

    /// Whether nothing is wanted of an expression.
    fn is_idle(&self, expr: &Expr) -> bool {
        let names = |line: &Stmt| line.any(&|part| part == expr);
        self.wanted.as_ref().is_some_and(|wanted| !wanted.iter().any(names))
    }

    /// Asserts what an expression of a type is.
    pub fn value(&mut self, expr: &Expr, value: Value, ty: &JavaType, depth: usize) {
        let known = self.interpreter.known(self.after, value);
        match (&known, ty) {
            (Known::Null, _) => self.call("assertNull", vec![expr.clone()]),
            (Known::Bool(true), _) => self.call("assertTrue", vec![expr.clone()]),
            (Known::Bool(false), _) => self.call("assertFalse", vec![expr.clone()]),
            (Known::Object(object), _) => self.object(expr, *object, ty, depth),
            (Known::F32(_) | Known::F64(_), JavaType::Prim(prim)) if self.junit == JUnit::Four => {
                // the comparison of numbers wants a tolerance, that of objects is exact
                let Some(literal) = Literal::of(&known, prim) else { return };
                let expected = value_of(prim, Expr::Literal(literal));
                self.call("assertEquals", vec![expected, value_of(prim, expr.clone())]);
            }
            (_, JavaType::Prim(prim)) => {
                let Some(literal) = Literal::of(&known, prim) else { return };
                self.call("assertEquals", vec![Expr::Literal(literal), expr.clone()]);
            }
            (Known::Unknown, JavaType::Class(..)) => self.opaque(expr, value),
            _ => {}
        }
    }

    /// Asserts the text of an object that only code without source knows, where that tells something.
    fn opaque(&mut self, expr: &Expr, value: Value) {
        let Some(to_string) = self.subject.method("Object", "toString()") else { return };
        let ran = self.interpreter.call(self.after, to_string, &[value]);
        let RanEnding::Returned(Some(text)) = ran.ending else { return };
        if let Known::Object(text) = self.interpreter.known(&ran.state, text)
            && let Some(text) = self.interpreter.text_of(&ran.state, text)
        {
            self.call("assertEquals", vec![Expr::text(text), expr.clone().call("toString", Vec::new())]);
        }
    }

    fn object(&mut self, expr: &Expr, object: ObjId, ty: &JavaType, depth: usize) {
        if self.is_idle(expr) {
            return;
        }
        if let Some(variable) = self.variables.iter().find(|variable| variable.object == object) {
            if !expr.is_name(&variable.name) {
                let same = Expr::name(&variable.name);
                self.call("assertSame", vec![same, expr.clone()]);
            }
            return;
        }
        if let Some(constant) = self.constant(object) {
            self.call("assertEquals", vec![constant, expr.clone()]);
            return;
        }
        if let Some(found) = content(self.subject, self.interpreter, self.after, object) {
            self.content(expr, object, &found, ty);
            return;
        }
        if let Some(elements) = self.interpreter.elements(self.after, object) {
            self.array(expr, object, &elements, ty, depth);
            return;
        }
        if let Some(code) = self.expected(Value::Obj(object)) {
            self.call("assertEquals", vec![code, expr.clone()]);
            return;
        }
        let first = self.lines.len();
        if depth < DEEPEST && (self.seen.insert(object) || self.is_repeated()) {
            let DynType::Class(class) = self.interpreter.type_of(self.after, object) else { return };
            let class = *class;
            let (expr, ty) = self.narrowed(expr, class, ty);
            for (field, value) in self.interpreter.fields(self.after, object) {
                if let Some(reader) = self.reader(&expr, object, class, field, value, &ty) {
                    self.value(&reader.code, value, &reader.ty, depth + 1);
                }
            }
            if self.lines.len() == first || self.is_repeated() {
                self.observers(&expr, object, class, &ty, Interest::Everything);
            }
        }
        if self.lines.len() == first || self.is_repeated() {
            self.call("assertNotNull", vec![expr.clone()]);
        }
    }

    /// An expression of the class of its object: with a cast where its type is wider.
    fn narrowed(&self, expr: &Expr, class: ClassId, ty: &JavaType) -> (Expr, JavaType) {
        let can_name = |class: &&JavaClass| Subject::can_name(self.package, class);
        let supers =
            std::iter::successors(Some(class), |class| self.subject.program.class(*class).superclass);
        let mut supers = supers.filter_map(|class| self.subject.java_class(class));
        // of a class without a name in the test, what the class above tells
        match (ty, supers.find(can_name)) {
            (JavaType::Class(name, _), Some(java)) if *name == java.name => (expr.clone(), ty.clone()),
            (_, Some(java)) if java.name != "Object" => {
                let any = vec![TypeName::Any; java.type_params.len()];
                let raw = TypeName::generic(ClassName::of(java), any);
                (expr.clone().cast(raw), self.subject.usual_type(java))
            }
            _ => (expr.clone(), ty.clone()),
        }
    }
}
