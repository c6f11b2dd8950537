//! What is given to calls: a few values of each type, the plainest first.
//!
//! The pool has one state, in which all its objects are. A value stands there once, so that the same object can be given
//! twice; of the objects of the user's classes the pool knows the calls that made them.

use std::cell::OnceCell;
use std::collections::HashMap;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, State};
use oox_core::ir::{ClassId, MethodId, Ty};
use oox_core::term::IntTy;

use super::literals::Literals;
use crate::generate::input::Plan;
use crate::generate::subject::{Instances, Subject};
use crate::java::{JavaClass, JavaType};

/// Constants of an enum.
const MOST_CONSTANTS: usize = 6;
/// Objects of the tested class where any object will do.
const MOST_OWN: usize = 4;

/// Values for arguments.
pub struct Pool<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Makes them.
    pub interpreter: &'c mut Interpreter<'p>,
    /// Where tests are.
    pub package: &'c str,
    /// Where the objects are.
    pub state: State,
    /// How objects of the user's classes were made.
    pub recipes: HashMap<ObjId, Plan>,
    /// The type of the tested class.
    pub own: JavaType,
    pub(super) literals: Literals,
    known: HashMap<(String, Ty), Vec<Value>>,
    /// Types whose values are being made.
    busy: Vec<(String, Ty)>,
    /// What static methods of the user's say that they give, once somebody needs them.
    pub(super) givers: OnceCell<HashMap<ClassId, Vec<MethodId>>>,
    /// Some type was met again while its values were being made.
    is_cut: bool,
}

impl<'c, 'p> Pool<'c, 'p> {
    /// An empty pool for the methods of a class.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        class: &'c JavaClass,
        literals: Literals,
    ) -> Self {
        let state = interpreter.start();
        let own = subject.usual_type(class);
        let (recipes, known, busy) = (HashMap::new(), HashMap::new(), Vec::new());
        let package = &class.package;
        let (givers, is_cut) = (OnceCell::new(), false);
        Self { subject, interpreter, package, state, recipes, own, literals, known, busy, givers, is_cut }
    }

    /// What may be given for each parameter of a method, where type parameters of its class stand for these types; for a
    /// constructor of an inner class the enclosing instance first. `None` where some parameter has no value.
    pub fn choices(&mut self, method: MethodId, values: &Instances) -> Option<Vec<Vec<Value>>> {
        let params = &self.subject.program.method(method).params;
        let (java, known) = self.subject.java_method(method)?;
        let extra = params.len().checked_sub(known.params.len())?;
        if extra > usize::from(java.is_inner) {
            return None;
        }
        let mut all = values.clone();
        all.extend(Subject::instances_of(&known.type_params));
        let mut choices = Vec::new();
        for param in &params[..extra] {
            let ty = self.subject.outer_type(&param.ty, values);
            choices.push(self.values(&ty, &param.ty).into_iter().filter(|it| *it != Value::Null).collect());
        }
        for ((_, declared), param) in known.params.iter().zip(&params[extra..]) {
            let ty = declared.substituted(&all);
            let found = if declared.takes_null_only(&all) || ty.is_array_of_generic() {
                vec![Value::Null]
            } else if *declared == JavaType::object() {
                self.any_object(&ty, &param.ty)
            } else {
                self.values(&ty, &param.ty)
            };
            choices.push(found);
        }
        choices.iter().all(|known: &Vec<Value>| !known.is_empty()).then_some(choices)
    }

    /// For `equals(Object)`: objects of the tested class, and what is none.
    fn any_object(&mut self, ty: &JavaType, oox: &Ty) -> Vec<Value> {
        let own = self.own.clone();
        let class = own.class_name().and_then(|name| self.subject.class(name));
        let mut found: Vec<Value> = class.map_or_else(Vec::new, |class| self.values(&own, &Ty::Ref(class)));
        found.retain(|value| *value != Value::Null);
        found.truncate(MOST_OWN);
        found.extend(self.values(ty, oox));
        found
    }

    /// The values of a type; none where the pool does not know how to make them.
    pub fn values(&mut self, ty: &JavaType, oox: &Ty) -> Vec<Value> {
        let key = (format!("{ty:?}"), oox.clone());
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        // an object that needs one of its own kind does without, and so does everybody when the time is over
        if self.busy.contains(&key) || self.interpreter.is_over() {
            self.is_cut = true;
            return if oox.is_reference() { vec![Value::Null] } else { Vec::new() };
        }
        self.busy.push(key.clone());
        let found = match ty {
            JavaType::Prim(_) => self.prims(oox),
            JavaType::Array(elem) => self.arrays(elem, oox),
            JavaType::Class(name, _) => match self.subject.class(name) {
                Some(class) => self.objects(class, name, ty),
                None => Vec::new(),
            },
            _ => Vec::new(),
        };
        self.busy.pop();
        // what met a type that was being made has less than there is
        if !self.is_cut || self.busy.is_empty() {
            self.known.insert(key, found.clone());
        }
        self.is_cut &= !self.busy.is_empty();
        found
    }

    /// Values of a primitive type.
    pub(super) fn prims(&mut self, ty: &Ty) -> Vec<Value> {
        let ints = |least: i64, most: i64, literals: &Literals| {
            let all = [1, 0, 2, -1].into_iter().chain(literals.ints.iter().copied());
            distinct(all.filter(|value| (least..=most).contains(value)), literals.most_numbers)
        };
        let (least, most) = match ty {
            Ty::Bool => return vec![self.interpreter.bool(true), self.interpreter.bool(false)],
            Ty::Float(_) => {
                let all = [1.0, 0.0, -1.0, 0.5].into_iter().chain(self.literals.floats.iter().copied());
                let found = distinct(all, self.literals.most_numbers);
                return found.into_iter().filter_map(|value| self.interpreter.float(ty, value)).collect();
            }
            Ty::Bits(IntTy::U16) => {
                let usual = [b'a', b'b'].map(i64::from).into_iter();
                let found = distinct(
                    usual.chain(self.literals.chars.iter().copied()).chain([b'0', b' '].map(i64::from)),
                    self.literals.most_numbers,
                );
                return found.into_iter().filter_map(|unit| self.interpreter.int(ty, unit)).collect();
            }
            Ty::Bits(IntTy::I8) => (i64::from(i8::MIN), i64::from(i8::MAX)),
            Ty::Bits(IntTy::I16) => (i64::from(i16::MIN), i64::from(i16::MAX)),
            Ty::Bits(IntTy::I32) => (i64::from(i32::MIN), i64::from(i32::MAX)),
            _ => (i64::MIN, i64::MAX),
        };
        let found = ints(least, most, &self.literals);
        found.into_iter().filter_map(|value| self.interpreter.int(ty, value)).collect()
    }

    /// Arrays of none, one and two elements.
    fn arrays(&mut self, elem: &JavaType, oox: &Ty) -> Vec<Value> {
        let Ty::Array(elem_ty) = oox else { return Vec::new() };
        let elem_ty = (**elem_ty).clone();
        let elements: Vec<Value> =
            self.values(elem, &elem_ty).into_iter().filter(|value| *value != Value::Null).take(2).collect();
        let mut found = Vec::new();
        for length in (0..=elements.len()).rev() {
            found.extend(self.interpreter.array(&mut self.state, &elem_ty, &elements[..length]));
        }
        if !found.is_empty() {
            found.push(Value::Null);
        }
        found
    }

    /// Objects of a class, null as the last.
    fn objects(&mut self, class: ClassId, name: &str, ty: &JavaType) -> Vec<Value> {
        let program = self.subject.program;
        let mut found = if program.text.is_some_and(|text| text.class == class) || name == "Object" {
            self.texts()
        } else if program.class(class).is_enum {
            self.constants(class)
        } else if program.class(class).is_of_user() {
            self.made(class, ty)
        } else {
            self.of_library(name, ty)
        };
        if !found.is_empty() {
            found.push(Value::Null);
        }
        found
    }

    /// Texts, each once.
    pub(super) fn texts(&mut self) -> Vec<Value> {
        let usual = ["a", "b", ""].map(str::to_owned).into_iter();
        let all = distinct(usual.chain(self.literals.texts.iter().cloned()), self.literals.most_texts);
        all.into_iter().map(|text| self.interpreter.literal(&mut self.state, &text)).collect()
    }

    fn constants(&mut self, class: ClassId) -> Vec<Value> {
        let program = self.subject.program;
        let fields = program.class(class).static_fields.iter().copied();
        let own: Vec<_> = fields.filter(|field| program.field(*field).ty == Ty::Ref(class)).collect();
        let mut found = Vec::new();
        for field in own.into_iter().take(MOST_CONSTANTS) {
            let value = self.interpreter.static_field(&mut self.state, field);
            found.extend(value.filter(|value| {
                matches!(value, Value::Obj(object) if self.interpreter.constant(&self.state, *object) == Some(field))
            }));
        }
        found
    }
}

/// Each value once, the first ones.
fn distinct<T: PartialEq>(values: impl Iterator<Item = T>, most: usize) -> Vec<T> {
    let mut found: Vec<T> = Vec::new();
    for value in values {
        if found.len() < most && !found.contains(&value) {
            found.push(value);
        }
    }
    found
}
