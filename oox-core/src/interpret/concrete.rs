//! The first state of a run on known inputs: the heap of a case, built anew.
//!
//! What the case does not say stays open, as in any first state. A run that takes the path of the case never asks for it.

use std::collections::BTreeMap;

use super::replay::ConcreteInputs;
use crate::case::{Named, ObjectView, Shown};
use crate::heap::{ArrayObject, Fields, ObjId, Object, ObjectKind, Value};
use crate::input::{Declared, Fresh};
use crate::ir::{DynType, DynTypeId, MethodId, Ty, TypeSet};
use crate::machine::Machine;
use crate::state::{State, SymbolOrigin};
use crate::term::{Const as Literal, FloatTy, Num, Sort};

impl Machine<'_> {
    /// The state before a method is entered with these inputs; or why there is none.
    pub fn start_with(&mut self, id: MethodId, inputs: &ConcreteInputs) -> Result<State, String> {
        let mut state = State::empty();
        let method = self.program.method(id);
        let mut builder = Builder { machine: self, state: &mut state, names: BTreeMap::new() };
        let objects = builder.objects(&inputs.objects)?;
        let mut values = Vec::new();
        if !method.is_constructor && !method.is_static {
            let this = builder.argument(&inputs.args, "this", &Ty::Ref(method.class))?;
            values.push(("this".to_owned(), this));
        }
        for param in &method.params {
            values.push((param.name.clone(), builder.argument(&inputs.args, &param.name, &param.ty)?));
        }
        if method.is_constructor {
            let made = self.new_object(&mut state, method.class);
            values.insert(0, ("this".to_owned(), Value::Obj(made)));
        }
        self.begin(&mut state, id, values);
        for object in objects {
            self.assume_invariants(&mut state, object);
        }
        self.initialise_first(&mut state, method.class);
        Ok(state)
    }
}

struct Builder<'b, 'p> {
    machine: &'b mut Machine<'p>,
    state: &'b mut State,
    /// Objects by their names, and references that may be anything by theirs.
    names: BTreeMap<String, Value>,
}

impl Builder<'_, '_> {
    /// Makes all objects, first by name and then with what they hold, because they may hold each other.
    fn objects(&mut self, views: &[ObjectView]) -> Result<Vec<ObjId>, String> {
        let mut made = Vec::new();
        for view in views {
            if let Some(constant) = &view.constant {
                return Err(format!("`{constant}` is there only after its class is initialised"));
            }
            let types = self.types(view)?;
            let value = if view.unchosen {
                let value = self.open(&view.name, &Ty::Ref(self.machine.program.builtin.object), true);
                let Value::Sym(id) = value else { unreachable!("references are symbols") };
                self.state.world.heap.narrow_reference(id, types);
                value
            } else if let Some(text) = &view.text {
                Value::Obj(self.text(text))
            } else {
                let object = self.allocate(types);
                made.push((object, view));
                Value::Obj(object)
            };
            self.names.insert(view.name.clone(), value);
        }
        for (object, view) in &made {
            self.fill(*object, view)?;
        }
        Ok(made.into_iter().map(|(object, _)| object).collect())
    }

    fn types(&self, view: &ObjectView) -> Result<TypeSet, String> {
        let program = self.machine.program;
        let names = if view.types.is_empty() { std::slice::from_ref(&view.ty) } else { &view.types[..] };
        let count = u32::try_from(program.dyn_types.len()).expect("fewer than 2^32 types");
        let known: Vec<DynTypeId> =
            (0..count).map(DynTypeId).filter(|id| names.contains(&program.show_dyn(*id))).collect();
        if known.is_empty() { Err(format!("there is no class `{}`", view.ty)) } else { Ok(known.into()) }
    }

    fn allocate(&mut self, types: TypeSet) -> ObjId {
        self.state.world.heap.allocate(Object {
            types,
            born: 0,
            earliest: 0,
            is_new: false,
            is_constant: false,
            budget: i64::from(self.machine.config.bounds.k),
            owner: None,
            view: None,
            fields: Fields::default(),
            input: Fields::default(),
            assumed: Vec::new(),
            kind: ObjectKind::Record,
        })
    }

    /// An object of the class of texts that is no literal.
    fn text(&mut self, text: &str) -> ObjId {
        let id = self.machine.new_text(self.state, text, 0);
        let held: Vec<Value> =
            self.state.world.heap.object(id).fields.iter().map(|(_, value)| value).collect();
        let object = self.state.world.heap.object_mut(id);
        object.is_new = false;
        object.input = object.fields.clone();
        for value in held {
            let Value::Obj(units) = value else { continue };
            let units = self.state.world.heap.object_mut(units);
            units.is_new = false;
            if let Some(array) = units.array_mut() {
                array.input = array.cells().collect();
            }
        }
        id
    }

    fn fill(&mut self, id: ObjId, view: &ObjectView) -> Result<(), String> {
        let program = self.machine.program;
        let types = self.state.world.heap.object(id).types.clone();
        match &program.dyn_types[types[0].0 as usize] {
            DynType::Array(Ty::Array(elem)) => {
                let Some(Shown::Int(length)) = view.length else {
                    return Err("an array has a length".to_owned());
                };
                let length = self.machine.terms.int(length);
                let mut array =
                    ArrayObject::new((**elem).clone(), length, None, self.machine.config.bounds.cells());
                for element in &view.elements {
                    let index = self.machine.terms.int(element.index);
                    let value = self.value(&element.value, elem)?;
                    array.add(index, true, value);
                    array.input.push_back((index, value));
                }
                self.state.world.heap.object_mut(id).kind = ObjectKind::Array(Box::new(array));
            }
            DynType::Array(_) => unreachable!("an array type has elements"),
            DynType::Class(class) | DynType::Open(class) => {
                for Named { name, value } in &view.fields {
                    let fields = program.class(*class).fields.iter().copied();
                    let field = fields.rev().find(|field| program.field(*field).name == *name);
                    let field = field.ok_or_else(|| format!("`{}` has no field `{name}`", view.ty))?;
                    let value = self.value(value, &program.field(field).ty)?;
                    let object = self.state.world.heap.object_mut(id);
                    object.fields.set(field, value);
                    object.input.set(field, value);
                }
            }
        }
        Ok(())
    }

    fn argument(&mut self, args: &[Named], name: &str, ty: &Ty) -> Result<Value, String> {
        let arg = args.iter().find(|arg| arg.name == name);
        self.value(&arg.ok_or_else(|| format!("there is no argument `{name}`"))?.value, ty)
    }

    fn value(&mut self, shown: &Shown, ty: &Ty) -> Result<Value, String> {
        let no_value = || Err(format!("{shown} is no value of this type"));
        match (shown, ty.sort()) {
            (Shown::Null, None) => Ok(Value::Null),
            (Shown::Object { name } | Shown::Written { name, .. }, None) => {
                self.names.get(name).copied().map_or_else(no_value, Ok)
            }
            (Shown::Any { symbol, .. }, None) => Ok(self.open(symbol, ty, false)),
            (Shown::Null, Some(Sort::Int)) if *ty == Ty::String => Ok(Value::Prim(self.machine.terms.int(0))),
            (Shown::String { string }, Some(_)) => {
                let literals = &self.machine.program.strings;
                let number = match literals.iter().position(|literal| literal == string) {
                    Some(position) => i64::try_from(position + 1).ok(),
                    None => string.strip_prefix("other").and_then(|number| number.parse().ok()),
                };
                number.map_or_else(no_value, |number| Ok(Value::Prim(self.machine.terms.int(number))))
            }
            (_, Some(sort)) => {
                let literal = match (shown, sort) {
                    (Shown::Bool(value), Sort::Bool) => Some(Literal::Bool(*value)),
                    (Shown::Int(value), Sort::Int | Sort::Bits(_)) => Some(Literal::Int(Num::from(*value))),
                    (Shown::Text(text), Sort::Int) => text.parse().ok().map(Literal::Int),
                    (_, Sort::Float(width)) => float(shown).map(|value| match width {
                        // shown floats of 32 bits were widened, so nothing is lost
                        #[allow(clippy::cast_possible_truncation)]
                        FloatTy::F32 => Literal::f32(value as f32),
                        FloatTy::F64 => Literal::f64(value),
                    }),
                    _ => None,
                };
                let literal = literal.filter(|literal| literal.is_of(sort));
                literal
                    .map_or_else(no_value, |value| Ok(Value::Prim(self.machine.terms.constant(sort, value))))
            }
            _ => no_value(),
        }
    }

    /// A reference that is not decided: the same one wherever its name stands.
    fn open(&mut self, name: &str, ty: &Ty, non_null: bool) -> Value {
        if let Some(known) = self.names.get(name) {
            return *known;
        }
        let budget = i64::from(self.machine.config.bounds.k);
        let fresh = Fresh {
            origin: SymbolOrigin::Input(name.into()),
            budget,
            stamp: 0,
            owner: None,
            holder: None,
            non_null,
        };
        let declared = Declared { ty: ty.clone(), view: None };
        let value = self.machine.fresh(self.state, &declared, fresh);
        self.names.insert(name.to_owned(), value);
        value
    }
}

fn float(shown: &Shown) -> Option<f64> {
    match shown {
        Shown::Float(value) => Some(*value),
        Shown::Text(text) => text.parse().ok(),
        _ => None,
    }
}
