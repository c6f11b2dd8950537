//! Concrete heaps: all small ones up to renaming of objects, random larger ones, and an interpreter.

use super::program::{Answer, Choices, Cond, Expr, FieldId, Pick, Program, Stmt, TypeId};

/// Null, or the number of an object.
pub type Ref = Option<usize>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// An index of `Program::dynamics`.
    pub dynamic: usize,
    /// By the number of the field; null for fields that the object does not have.
    pub fields: Vec<Ref>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    pub objects: Vec<Object>,
    pub args: Vec<Ref>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Bool(bool),
    Ref(Ref),
    Throws(&'static str),
}

/// How a run ended, and what the heap is then; objects of the input keep their numbers.
pub struct Run {
    pub outcome: Outcome,
    pub objects: Vec<Object>,
}

/// A place to be filled: an argument, or a field of an object.
#[derive(Clone, Copy)]
enum Slot {
    Arg(usize),
    Field(usize, FieldId),
}

impl Heap {
    pub fn object(program: &Program, dynamic: usize) -> Object {
        Object { dynamic, fields: vec![None; program.fields.len()] }
    }

    fn fits(&self, program: &Program, object: usize, ty: TypeId) -> bool {
        program.is_subtype(program.dynamics[self.objects[object].dynamic].ty, ty)
    }

    /// The existing objects that a variable of the type can hold.
    pub fn fitting(&self, program: &Program, ty: TypeId) -> Vec<usize> {
        (0..self.objects.len()).filter(|object| self.fits(program, *object, ty)).collect()
    }
}

/// All heaps with up to so many objects, all of them reachable from the arguments, each shape once: objects are numbered
/// in the order in which a walk from the arguments meets them. `None` when there are more than `most`.
pub fn all_heaps(program: &Program, objects: usize, most: usize) -> Option<Vec<Heap>> {
    let mut all = Vec::new();
    let start = Heap { objects: Vec::new(), args: vec![None; program.params] };
    let slots: Vec<Slot> = (0..program.params).map(Slot::Arg).collect();
    fill(program, start, &slots, 0, objects, most, &mut all).then_some(all)
}

fn fill(
    program: &Program,
    heap: Heap,
    slots: &[Slot],
    at: usize,
    limit: usize,
    most: usize,
    all: &mut Vec<Heap>,
) -> bool {
    let Some(slot) = slots.get(at).copied() else {
        all.push(heap);
        return all.len() <= most;
    };
    let (ty, may_be_null) = match slot {
        Slot::Arg(param) => (program.variables[param].ty, !program.non_null[param]),
        Slot::Field(_, field) => (program.fields[field].ty, true),
    };
    let with = |mut heap: Heap, value: Ref| {
        match slot {
            Slot::Arg(param) => heap.args[param] = value,
            Slot::Field(object, field) => heap.objects[object].fields[field] = value,
        }
        heap
    };
    let mut values: Vec<Ref> = if may_be_null { vec![None] } else { Vec::new() };
    values.extend(heap.fitting(program, ty).into_iter().map(Some));
    for value in values {
        if !fill(program, with(heap.clone(), value), slots, at + 1, limit, most, all) {
            return false;
        }
    }
    if heap.objects.len() == limit {
        return true;
    }
    for (dynamic, declared) in program.dynamics.iter().enumerate() {
        if !program.is_subtype(declared.ty, ty) {
            continue;
        }
        let mut heap = heap.clone();
        let object = heap.objects.len();
        heap.objects.push(Heap::object(program, dynamic));
        let mut slots = slots.to_vec();
        slots.extend(program.fields_of(declared.ty).into_iter().map(|field| Slot::Field(object, field)));
        if !fill(program, with(heap, Some(object)), &slots, at + 1, limit, most, all) {
            return false;
        }
    }
    true
}

/// Any heap with so many objects; `None` when a parameter that must not be null finds no object.
pub fn random_heap(program: &Program, choices: &mut Choices, objects: usize) -> Option<Heap> {
    let mut heap = Heap { objects: Vec::new(), args: Vec::new() };
    for _ in 0..objects {
        heap.objects.push(Heap::object(program, choices.below(program.dynamics.len())));
    }
    for object in 0..objects {
        for field in program.fields_of(program.dynamics[heap.objects[object].dynamic].ty) {
            heap.objects[object].fields[field] =
                any_value(program, choices, &heap, program.fields[field].ty, 3);
        }
    }
    for param in 0..program.params {
        let value = any_value(program, choices, &heap, program.variables[param].ty, 7);
        if value.is_none() && program.non_null[param] {
            return None;
        }
        heap.args.push(value);
    }
    Some(heap)
}

/// Null, or any object that fits, `weight` times as often.
pub fn any_value(program: &Program, choices: &mut Choices, heap: &Heap, ty: TypeId, weight: usize) -> Ref {
    let fitting = heap.fitting(program, ty);
    if fitting.is_empty() || choices.below(weight + 1) == 0 {
        return None;
    }
    Some(fitting[choices.below(fitting.len())])
}

struct Interpreter<'p> {
    program: &'p Program,
    objects: Vec<Object>,
    variables: Vec<Ref>,
}

/// Runs the program on a heap.
pub fn run(program: &Program, heap: &Heap) -> Run {
    let mut variables = vec![None; program.variables.len()];
    variables[..heap.args.len()].copy_from_slice(&heap.args);
    let mut interpreter = Interpreter { program, objects: heap.objects.clone(), variables };
    let outcome = match interpreter.method() {
        Ok(outcome) => outcome,
        Err(exception) => Outcome::Throws(exception),
    };
    Run { outcome, objects: interpreter.objects }
}

type Throwing<T> = Result<T, &'static str>;

impl Interpreter<'_> {
    fn method(&mut self) -> Throwing<Outcome> {
        let program = self.program;
        self.block(&program.body)?;
        Ok(match &program.answer {
            Answer::Cond(cond) => Outcome::Bool(self.cond(cond)?),
            Answer::Var(var) => Outcome::Ref(self.variables[*var]),
        })
    }

    fn object(&self, var: usize) -> Throwing<usize> {
        self.variables[var].ok_or("NullPointerException")
    }

    fn read(&self, var: usize, field: FieldId) -> Throwing<Ref> {
        Ok(self.objects[self.object(var)?].fields[field])
    }

    fn is(&self, object: usize, ty: TypeId) -> bool {
        self.program.is_subtype(self.program.dynamics[self.objects[object].dynamic].ty, ty)
    }

    fn block(&mut self, block: &[Stmt]) -> Throwing<()> {
        for stmt in block {
            match stmt {
                Stmt::Set { to, value, .. } => self.variables[*to] = self.expr(value)?,
                Stmt::Write { object, field, value } => {
                    let value = value.and_then(|var| self.variables[var]);
                    let object = self.object(*object)?;
                    self.objects[object].fields[*field] = value;
                }
                Stmt::If { cond, then, els } => {
                    let taken = if self.cond(cond)? { then } else { els };
                    self.block(taken)?;
                }
            }
        }
        Ok(())
    }

    fn expr(&mut self, expr: &Expr) -> Throwing<Ref> {
        match expr {
            Expr::Null => Ok(None),
            Expr::Copy(var) => Ok(self.variables[*var]),
            Expr::Read(var, field) => self.read(*var, *field),
            Expr::Cast(var, ty) => match self.variables[*var] {
                Some(object) if !self.is(object, *ty) => Err("ClassCastException"),
                value => Ok(value),
            },
            Expr::New(ty) => {
                let dynamic = self.program.dynamics.iter().position(|dynamic| dynamic.ty == *ty);
                self.objects.push(Heap::object(self.program, dynamic.expect("a concrete class")));
                Ok(Some(self.objects.len() - 1))
            }
            Expr::Pick(var) => {
                let object = self.object(*var)?;
                let dynamic = &self.program.dynamics[self.objects[object].dynamic];
                Ok(match self.program.pick_of(dynamic.ty).expect("the static type has it") {
                    Pick::This => Some(object),
                    Pick::Null => None,
                    Pick::Field(field) => self.objects[object].fields[field],
                })
            }
        }
    }

    fn cond(&self, cond: &Cond) -> Throwing<bool> {
        Ok(match cond {
            Cond::IsNull(var) => self.variables[*var].is_none(),
            Cond::Same(a, b) => self.variables[*a] == self.variables[*b],
            Cond::Is(var, ty) => self.variables[*var].is_some_and(|object| self.is(object, *ty)),
            Cond::FieldIsNull(var, field) => self.read(*var, *field)?.is_none(),
            Cond::FieldIs(a, field, b) => self.read(*a, *field)? == self.variables[*b],
            Cond::FieldsSame(a, f, b, g) => self.read(*a, *f)? == self.read(*b, *g)?,
            Cond::Not(cond) => !self.cond(cond)?,
            Cond::And(a, b) => self.cond(a)? && self.cond(b)?,
            Cond::Or(a, b) => self.cond(a)? || self.cond(b)?,
        })
    }
}
