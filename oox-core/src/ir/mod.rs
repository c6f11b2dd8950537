//! The resolved program: classes, fields, methods and one control-flow graph per body.
//!
//! Everything is an index into [`Program`]; nothing is looked up by name after resolution. A program is immutable once
//! built and can be shared between workers.

mod body;
mod dot;
mod generic;
mod hierarchy;
mod native;
mod proof;
mod types;

pub use body::{
    Block, BlockId, Body, BodyKind, Branch, BranchId, CallTarget, CastKind, CatchArm, Check, CheckId,
    CheckKind, Const, Counting, Edge, FrameLoc, Handler, HandlerId, Instr, InstrKind, LoopId, Operand,
    Rounds, Rvalue, Slot, SlotInfo, SwitchCase, Terminator,
};
pub use dot::to_dot;
pub use generic::{Generic, Generics, TypeArg};
pub use native::{Native, Signature};
pub use proof::ProofStep;
pub use types::{
    Class, ClassKind, Contract, DynType, DynTypeId, Field, Method, Modifies, Param, Spec, TextClass, Throws,
    Ty, TypeSet,
};

use std::collections::BTreeMap;

use indexmap::IndexSet;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::lang::span::Span;
use crate::term::{FloatTy, IntTy};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub struct $name(pub u32);

        impl $name {
            /// The position in its table.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A class or interface of a [`Program`].
    ClassId,
    /// A field.
    FieldId,
    /// A method or constructor.
    MethodId,
    /// A body: code of a method, of a static initialiser or of a specification.
    BodyId,
    /// A string literal.
    StringId,
}

/// A resolved program.
#[derive(Debug, Default)]
pub struct Program {
    /// All classes and interfaces, the built-in ones first.
    pub classes: Vec<Class>,
    /// All fields.
    pub fields: Vec<Field>,
    /// All methods and constructors.
    pub methods: Vec<Method>,
    /// All bodies.
    pub bodies: Vec<Body>,
    /// All string literals.
    pub strings: IndexSet<String>,
    /// All branches of the source.
    pub branches: Vec<Branch>,
    /// All things that can be violated.
    pub checks: Vec<Check>,
    /// Every type that an object can have at run time.
    pub dyn_types: Vec<DynType>,
    /// Those of classes of the user that no input has unless it is declared so, and the classes whose static initialisers make
    /// objects of them.
    pub hidden: Vec<(DynTypeId, Vec<ClassId>)>,
    /// Types of the library below open ones: inputs of an open type are of unknown classes instead, unless the program asks.
    pub veiled: Vec<DynTypeId>,
    /// Where each of the run-time types stands.
    pub dyn_ids: FxHashMap<DynType, DynTypeId>,
    /// What the engine throws by itself.
    pub builtin: Builtins,
    /// The class of string literals; without it they are values of type `string`.
    pub text: Option<TextClass>,
    /// Some code starts threads, waits or excludes others.
    pub has_threads: bool,
}

/// The classes that the engine itself needs.
#[derive(Clone, Copy, Debug)]
pub struct Builtins {
    /// The root of the hierarchy.
    pub object: ClassId,
    /// The root of what can be thrown.
    pub throwable: ClassId,
    /// The class of bare `throw;` and `throw "text";`.
    pub exception: ClassId,
    /// Division by zero.
    pub arithmetic: ClassId,
    /// Access through null.
    pub null_pointer: ClassId,
    /// Index outside of the array.
    pub array_index: ClassId,
    /// Bad size in `new T[n]`.
    pub negative_size: ClassId,
    /// `e as C` where e is no C.
    pub class_cast: ClassId,
    /// An element that does not fit the run-time type of its array.
    pub array_store: ClassId,
    /// `Thread`, of which handles are, in programs with threads.
    pub thread: Option<ClassId>,
    /// `IllegalMonitorStateException`, in programs with threads.
    pub illegal_monitor: Option<ClassId>,
    /// `Throwable.message`
    pub message: FieldId,
}

impl Default for Builtins {
    fn default() -> Self {
        let class = ClassId(0);
        Self {
            object: class,
            throwable: class,
            exception: class,
            arithmetic: class,
            null_pointer: class,
            array_index: class,
            negative_size: class,
            class_cast: class,
            array_store: class,
            thread: None,
            illegal_monitor: None,
            message: FieldId(0),
        }
    }
}

impl Program {
    /// The outcomes of a method's own branches: how many were taken, and how many there are.
    pub fn count_outcomes(
        &self,
        method: MethodId,
        is_taken: impl Fn(BranchId, usize) -> bool,
    ) -> (usize, usize) {
        let mut taken: BTreeMap<(bool, u32, u32, usize), bool> = BTreeMap::new();
        for (id, branch) in (0u32..).zip(&self.branches).filter(|(_, branch)| branch.method == method) {
            let is_of_arm = branch.counting.is_of_arm;
            let (first, second) = if is_of_arm { (branch.span.start, branch.span.end) } else { (id, 0) };
            for outcome in branch.counted() {
                *taken.entry((is_of_arm, first, second, outcome)).or_default() |=
                    is_taken(BranchId(id), outcome);
            }
        }
        (taken.values().filter(|taken| **taken).count(), taken.len())
    }

    /// The class.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// The field.
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// The method.
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// The body.
    pub fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.index()]
    }

    /// The check.
    pub fn check(&self, id: CheckId) -> &Check {
        &self.checks[id.0 as usize]
    }

    /// `Class.method`, as the user writes it.
    pub fn qualified_name(&self, id: MethodId) -> String {
        let method = self.method(id);
        format!("{}.{}", self.class(method.class).name, method.name)
    }

    /// `method(T1,T2)`
    pub fn signature(&self, id: MethodId) -> String {
        let method = self.method(id);
        let params: Vec<String> = method.params.iter().map(|param| self.show_ty(&param.ty)).collect();
        format!("{}({})", method.name, params.join(","))
    }

    /// A type as the user writes it.
    pub fn show_ty(&self, ty: &Ty) -> String {
        match ty {
            Ty::Bool => "bool".into(),
            Ty::Int => "int".into(),
            Ty::Uint => "uint".into(),
            Ty::Bits(IntTy::I8) => "i8".into(),
            Ty::Bits(IntTy::I16) => "i16".into(),
            Ty::Bits(IntTy::U16) => "u16".into(),
            Ty::Bits(IntTy::I32) => "i32".into(),
            Ty::Bits(IntTy::I64) => "i64".into(),
            Ty::Float(FloatTy::F32) => "f32".into(),
            Ty::Float(FloatTy::F64) => "f64".into(),
            Ty::String => "string".into(),
            Ty::Ref(class) => self.class(*class).name.clone(),
            Ty::Array(elem) => format!("{}[]", self.show_ty(elem)),
            Ty::Null => "null".into(),
        }
    }

    /// A run-time type as the user writes it.
    pub fn show_dyn(&self, id: DynTypeId) -> String {
        match &self.dyn_types[id.0 as usize] {
            DynType::Class(class) => self.class(*class).name.clone(),
            DynType::Open(class) => format!("some {}", self.class(*class).name),
            DynType::Array(ty) => self.show_ty(ty),
        }
    }

    /// All methods with this `Class.method` name, or `Class.method(T1,T2)` for one of several overloads.
    pub fn find_methods(&self, class: &str, method: &str) -> Vec<MethodId> {
        let wanted: String = method.chars().filter(|c| !c.is_whitespace()).collect();
        (0u32..)
            .zip(&self.methods)
            .filter(|(_, candidate)| self.class(candidate.class).name == class)
            .filter(|(id, candidate)| {
                if wanted.contains('(') {
                    self.signature(MethodId(*id)) == wanted
                } else {
                    candidate.name == wanted
                }
            })
            .map(|(id, _)| MethodId(id))
            .collect()
    }

    /// The place of a method's declaration.
    pub fn span_of(&self, id: MethodId) -> Span {
        self.method(id).span
    }
}
