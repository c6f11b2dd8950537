//! The assert part of a test: what the interpreter saw of the result, of the arguments and of static fields, as far as a
//! test can look at it.

mod changes;
mod expected;
mod library;
mod questions;

use std::collections::HashSet;

use oox_core::exec::{Interpreter, Known, State};
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, DynType};

use questions::Interest;

use super::arrange::Variable;
use super::content::content;
use super::junit::{JUnit, value_of};
use super::subject::Subject;
use crate::java::{JavaClass, JavaType, class_code, literal};

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
    pub lines: Vec<String>,
    /// The test reads a field by reflection.
    pub reads_fields: bool,
    /// Calls of methods that declare an exception.
    throwing: Vec<String>,
    seen: HashSet<ObjId>,
}

/// An argument of the call.
#[derive(Clone, Debug)]
pub struct Given {
    /// Its value.
    pub value: Value,
    /// The expression.
    pub code: String,
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
        let reads_fields = false;
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
            reads_fields,
            throwing: Vec::new(),
            seen,
        }
    }

    /// Whether an assertion calls a method that declares an exception.
    pub fn throws(&self) -> bool {
        self.lines.iter().any(|line| self.calls_throwing(line))
    }

    /// Whether some code calls a method that declares an exception.
    pub fn calls_throwing(&self, code: &str) -> bool {
        self.throwing.iter().any(|call| code.contains(call.as_str()))
    }

    fn call(&mut self, assertion: &str, args: &[&str]) {
        let line = format!("{}({});", self.junit.assertion(assertion), args.join(", "));
        // a getter and a question may be the same method
        if self.lines.len() < MOST_LINES && !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    /// Asserts what an expression of a type is.
    pub fn value(&mut self, expr: &str, value: Value, ty: &JavaType, depth: usize) {
        let known = self.interpreter.known(self.after, value);
        match (&known, ty) {
            (Known::Null, _) => self.call("assertNull", &[expr]),
            (Known::Bool(true), _) => self.call("assertTrue", &[expr]),
            (Known::Bool(false), _) => self.call("assertFalse", &[expr]),
            (Known::Object(object), _) => self.object(expr, *object, ty, depth),
            (Known::F32(_) | Known::F64(_), JavaType::Prim(prim)) if self.junit == JUnit::Four => {
                // the comparison of numbers wants a tolerance, that of objects is exact
                let Some(code) = literal(&known, prim) else { return };
                self.call("assertEquals", &[&value_of(prim, &code), &value_of(prim, expr)]);
            }
            (_, JavaType::Prim(prim)) => {
                let Some(code) = literal(&known, prim) else { return };
                self.call("assertEquals", &[&code, expr]);
            }
            _ => {}
        }
    }

    fn object(&mut self, expr: &str, object: ObjId, ty: &JavaType, depth: usize) {
        if let Some(variable) = self.variables.iter().find(|variable| variable.object == object) {
            if variable.name != expr {
                let name = variable.name.clone();
                self.call("assertSame", &[&name, expr]);
            }
            return;
        }
        if let Some(constant) = self.constant(object) {
            self.call("assertEquals", &[&constant, expr]);
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
            self.call("assertEquals", &[&code, expr]);
            return;
        }
        let first = self.lines.len();
        if depth < DEEPEST && self.seen.insert(object) {
            let DynType::Class(class) = self.interpreter.type_of(self.after, object) else { return };
            let class = *class;
            let (expr, ty) = self.narrowed(expr, class, ty);
            for (field, value) in self.interpreter.fields(self.after, object) {
                if let Some(reader) = self.reader(&expr, object, class, field, value, &ty) {
                    self.value(&reader.code, value, &reader.ty, depth + 1);
                }
            }
            if self.lines.len() == first {
                self.observers(&expr, object, class, &ty, Interest::Everything);
            }
        }
        if self.lines.len() == first {
            self.call("assertNotNull", &[expr]);
        }
    }

    /// An expression of the class of its object: with a cast where its type is wider.
    fn narrowed(&self, expr: &str, class: ClassId, ty: &JavaType) -> (String, JavaType) {
        let can_name = |class: &&JavaClass| Subject::can_name(self.package, class);
        let supers =
            std::iter::successors(Some(class), |class| self.subject.program.class(*class).superclass);
        let mut supers = supers.filter_map(|class| self.subject.java_class(class));
        // of a class without a name in the test, what the class above tells
        match (ty, supers.find(can_name)) {
            (JavaType::Class(name, _), Some(java)) if *name == java.name => (expr.to_owned(), ty.clone()),
            (_, Some(java)) if java.name != "Object" => {
                let raw = match java.type_params.len() {
                    0 => class_code(java),
                    count => format!("{}<{}>", class_code(java), vec!["?"; count].join(", ")),
                };
                (format!("(({raw}) {expr})"), self.subject.usual_type(java))
            }
            _ => (expr.to_owned(), ty.clone()),
        }
    }
}
