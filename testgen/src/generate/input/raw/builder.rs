//! The objects of a case, put into the heap of the interpreter one after the other.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use oox_core::case::{Case, Named, ObjectView, Shown};
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, RanEnding, State};
use oox_core::ir::{ClassId, FieldId, Ty};
use oox_core::term::IntTy;

use super::{ComparatorOrder, OUTER, Reading, any_object, called};
use crate::generate::input::ranks::{Ranking, Ranks};
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Subject;

/// Builds the objects of a case, each once.
pub(super) struct Builder<'b, 'p> {
    pub(super) subject: &'b Subject<'p>,
    pub(super) interpreter: &'b mut Interpreter<'p>,
    pub(super) case: &'b Case,
    pub(super) reading: Reading,
    pub(super) state: State,
    pub(super) made: BTreeMap<String, Value>,
    pub(super) looked_at: HashMap<ObjId, HashSet<FieldId>>,
    /// The numbers of objects that only an order knows; `None` where the order is not a total one on known objects.
    pub(super) ranks: Option<Ranks>,
    /// What may be anything and is compared: objects of their own, so that they can be told apart.
    pub(super) compared: BTreeSet<String>,
    /// What may be anything and is given to pure methods, so that their answers can be told apart.
    pub(super) asked_about: BTreeSet<String>,
    pub(super) placeholders: usize,
}

impl Builder<'_, '_> {
    pub(super) fn value(&mut self, shown: &Shown, ty: &Ty) -> Result<Value, Reason> {
        match shown {
            Shown::Any { any, symbol }
                if any == "Object" && self.reading != Reading::Nulls || self.compared.contains(symbol) =>
            {
                if let Some(known) = self.made.get(symbol) {
                    return Ok(*known);
                }
                let class = self.subject.class(any);
                let is_text = class.is_some() && class == self.subject.program.text.map(|text| text.class);
                let value = if any == "Object" || is_text {
                    self.placeholder()
                } else {
                    let made = class.and_then(|class| self.any_object(class));
                    made.ok_or_else(|| Reason::ToCompare(any.clone()))?
                };
                self.made.insert(symbol.clone(), value);
                Ok(value)
            }
            Shown::Any { any, symbol } if self.asked_about.contains(symbol) => {
                if let Some(known) = self.made.get(symbol) {
                    return Ok(*known);
                }
                let made = match (self.subject.class(any), self.subject.program.text) {
                    (Some(class), Some(text)) if text.class == class => Some(self.placeholder()),
                    (class, _) => class.and_then(|class| self.any_object(class)),
                };
                let value = made.unwrap_or(Value::Null);
                self.made.insert(symbol.clone(), value);
                Ok(value)
            }
            Shown::Null | Shown::Any { .. } => match ty.sort() {
                None => Ok(Value::Null),
                Some(_) => Ok(self.interpreter.default(ty)),
            },
            Shown::Bool(value) => Ok(self.interpreter.bool(*value)),
            Shown::Int(value) => match ty {
                Ty::Float(_) => {
                    #[allow(clippy::cast_precision_loss, reason = "JSON wrote a float without a point")]
                    let value = *value as f64;
                    self.interpreter.float(ty, value).ok_or_else(|| Missing::Float.into())
                }
                _ => self.interpreter.int(ty, *value).ok_or_else(|| Missing::Integer.into()),
            },
            Shown::Float(value) => self.interpreter.float(ty, *value).ok_or_else(|| Missing::Float.into()),
            Shown::Text(text) => {
                let value: f64 = text.parse().map_err(|_| Missing::NumberText(text.clone()))?;
                self.interpreter.float(ty, value).ok_or_else(|| Missing::Float.into())
            }
            Shown::String { .. } => Err(Missing::Text.into()),
            Shown::Written { name, text } => {
                if let Some(known) = self.made.get(name) {
                    return Ok(*known);
                }
                let value = self.interpreter.text(&mut self.state, text);
                self.made.insert(name.clone(), value);
                Ok(value)
            }
            Shown::Constant { name, constant } => {
                if let Some(known) = self.made.get(name) {
                    return Ok(*known);
                }
                let value = self.constant(constant)?;
                self.made.insert(name.clone(), value);
                Ok(value)
            }
            Shown::Object { name } => self.object(name),
        }
    }

    /// A text of its own.
    fn placeholder(&mut self) -> Value {
        let text = placeholder(self.placeholders);
        self.placeholders += 1;
        self.interpreter.text(&mut self.state, &text)
    }

    fn constant(&mut self, constant: &str) -> Result<Value, Reason> {
        let unknown = || Missing::Constant(constant.to_owned());
        let (class, field) = constant.rsplit_once('.').ok_or_else(unknown)?;
        let class = self.subject.class(class).ok_or_else(unknown)?;
        let fields = &self.subject.program.class(class).static_fields;
        let field = fields.iter().find(|id| self.subject.program.field(**id).name == field);
        let field = *field.ok_or_else(unknown)?;
        Ok(self.interpreter.static_field(&mut self.state, field).ok_or_else(unknown)?)
    }

    fn object(&mut self, name: &str) -> Result<Value, Reason> {
        if let Some(known) = self.made.get(name) {
            return Ok(*known);
        }
        let case = self.case;
        let view = case.object(name).ok_or_else(|| Missing::Object(name.to_owned()))?;
        if let Some(elem) = view.ty.strip_suffix("[]") {
            return self.array(view, elem);
        }
        let (class, is_open) = match view.ty.strip_prefix("some ") {
            Some(class) => (class, true),
            None => (view.ty.as_str(), false),
        };
        let id = self.subject.class(class).ok_or_else(|| Missing::Class(class.to_owned()))?;
        if is_open && let Some(rank) = self.ranks.as_ref().and_then(|ranks| ranks.get(name)).copied() {
            return self.rank(name, rank);
        }
        if view.unchosen
            && let Some(value) = self.any_object(id)
        {
            self.made.insert(name.to_owned(), value);
            return Ok(value);
        }
        let described = self.subject.program.class(id);
        let object = if is_open {
            let open = self.interpreter.allocate_open(&mut self.state, id);
            open.ok_or_else(|| Missing::ObjectOf(view.ty.clone()))?
        } else {
            self.interpreter.allocate(&mut self.state, id)
        };
        self.made.insert(name.to_owned(), Value::Obj(object));
        let looked_at = self.fill(object, id, view)?;
        for field in &described.fields {
            let declared = self.subject.program.field(*field);
            if declared.name.starts_with(OUTER)
                && !view.fields.iter().any(|known| known.name == declared.name)
            {
                let outer = self.part(&declared.name, &Shown::Null, &declared.ty)?;
                self.interpreter.set_field(&mut self.state, object, *field, outer);
            }
        }
        self.looked_at.insert(object, looked_at);
        Ok(Value::Obj(object))
    }

    /// Writes what is known of an object into it: which fields somebody has looked at.
    fn fill(&mut self, object: ObjId, class: ClassId, view: &ObjectView) -> Result<HashSet<FieldId>, Reason> {
        let mut looked_at = HashSet::new();
        for field in &view.fields {
            let declared = self
                .subject
                .program
                .class(class)
                .fields
                .iter()
                .find(|id| self.subject.program.field(**id).name == field.name);
            let declared = *declared.ok_or_else(|| Missing::Field(field.name.clone()))?;
            let ty = self.subject.program.field(declared).ty.clone();
            let value = self.part(&field.name, &field.value, &ty)?;
            self.interpreter.set_field(&mut self.state, object, declared, value);
            if !matches!(field.value, Shown::Any { .. }) {
                looked_at.insert(declared);
            }
        }
        Ok(looked_at)
    }

    /// A field or parameter by its name: that of an enclosing instance always holds one.
    pub(super) fn part(&mut self, name: &str, shown: &Shown, ty: &Ty) -> Result<Value, Reason> {
        if let (Shown::Null | Shown::Any { .. }, Ty::Ref(class), true) = (shown, ty, name.starts_with(OUTER))
        {
            let made = self.any_object(*class);
            return made.ok_or_else(|| Missing::Outer.into());
        }
        self.value(shown, ty)
    }

    fn array(&mut self, view: &ObjectView, elem: &str) -> Result<Value, Reason> {
        let elem = self.ty(elem).ok_or_else(|| Missing::Type(elem.to_owned()))?;
        let length = match view.length {
            Some(Shown::Int(length)) => usize::try_from(length).map_err(|_| Missing::ArrayLength)?,
            _ => 0,
        };
        if length > LONGEST_ARRAY {
            return Err(Reason::LargeArray(LONGEST_ARRAY));
        }
        let mut values = vec![self.interpreter.default(&elem); length];
        if elem == Ty::Bits(IntTy::U16) && self.is_of_text(&view.name) {
            // what nobody looked at is what people read
            for (value, letter) in values.iter_mut().zip((b'a'..=b'z').cycle()) {
                *value = self.interpreter.int(&elem, i64::from(letter)).unwrap_or(*value);
            }
        }
        let array = self.interpreter.array(&mut self.state, &elem, &values);
        let array = array.ok_or_else(|| Missing::ArrayOf(view.ty.clone()))?;
        self.made.insert(view.name.clone(), array);
        let Value::Obj(object) = array else { return Ok(array) };
        for element in &view.elements {
            let value = self.value(&element.value, &elem)?;
            if let Ok(index) = usize::try_from(element.index)
                && index < length
            {
                self.interpreter.set_element(&mut self.state, object, index, value);
            }
        }
        Ok(array)
    }

    /// Whether an array holds the characters of a text.
    fn is_of_text(&self, name: &str) -> bool {
        let Some(text) = self.subject.program.text else { return false };
        let class = &self.subject.program.class(text.class).name;
        let units = &self.subject.program.field(text.units).name;
        let holds = |held: &Named| {
            held.name == *units && matches!(&held.value, Shown::Object { name: known } if known == name)
        };
        self.case
            .pre
            .iter()
            .chain(&self.case.given)
            .any(|view| view.ty == *class && view.fields.iter().any(holds))
    }

    fn ty(&self, text: &str) -> Option<Ty> {
        let program = self.subject.program;
        let shown = |ty: &Ty| program.show_ty(ty) == text;
        let of_array = program.dyn_types.iter().find_map(|ty| match ty {
            oox_core::ir::DynType::Array(Ty::Array(elem)) if shown(elem) => Some((**elem).clone()),
            _ => None,
        });
        of_array.or_else(|| self.subject.class(text).map(Ty::Ref))
    }

    fn any_object(&mut self, class: ClassId) -> Option<Value> {
        any_object(self.subject, self.interpreter, &mut self.state, class)
    }

    /// An exception that a stand-in throws: for one of some class below another, that one will do.
    pub(super) fn exception(&mut self, class: &str, shown: Option<&Shown>) -> Result<ObjId, Reason> {
        let class = class.strip_prefix("some ").unwrap_or(class);
        let id = self.subject.class(class).ok_or_else(|| Missing::Class(class.to_owned()))?;
        let object = self.interpreter.allocate(&mut self.state, id);
        let case = self.case;
        if let Some(Shown::Object { name }) = shown
            && let Some(view) = case.object(name)
        {
            self.made.insert(name.clone(), Value::Obj(object));
            let looked_at = self.fill(object, id, view)?;
            self.looked_at.insert(object, looked_at);
        }
        Ok(object)
    }

    /// The order of a comparator, in the heap.
    pub(super) fn order(&mut self, order: &Ranking) -> Result<ComparatorOrder, Reason> {
        let shown = Shown::Object { name: order.comparator.to_owned() };
        let found = self.case.calls.iter().find(|call| order.is_of(call) && call.args[0] == shown);
        let method = found.and_then(|call| called(self.subject, call)).ok_or(Missing::Order)?;
        let Value::Obj(comparator) = self.object(order.comparator)? else {
            return Err(Missing::Order.into());
        };
        let ty = self.subject.program.method(method).params[0].ty.clone();
        let mut ranks = Vec::new();
        for (shown, rank) in &order.ranks {
            let value = self.value(shown, &ty)?;
            self.interpreter.set_rank(&mut self.state, method, comparator, value, *rank);
            ranks.push((value, *rank));
        }
        Ok(ComparatorOrder { comparator, method, ranks })
    }

    /// An object that only an order knows is a number.
    fn rank(&mut self, name: &str, rank: i64) -> Result<Value, Reason> {
        let unknown = || Reason::Ranks;
        let method = self.subject.method("Integer", "valueOf(i32)").ok_or_else(unknown)?;
        let int = Ty::Bits(IntTy::I32);
        let number = self.interpreter.int(&int, rank).ok_or_else(unknown)?;
        let ran = self.interpreter.call(&self.state, method, &[number]);
        let RanEnding::Returned(Some(value)) = ran.ending else { return Err(unknown()) };
        self.state = ran.state;
        self.made.insert(name.to_owned(), value);
        Ok(value)
    }
}

/// `a`, `b` ... `z`, `a1` ...
fn placeholder(number: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(number % 26).unwrap_or_default());
    match number / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// Longer arrays are not written down.
const LONGEST_ARRAY: usize = 4096;
