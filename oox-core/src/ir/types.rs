//! Resolved declarations: types, classes, fields, methods and their contracts.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::{BodyId, CheckId, ClassId, FieldId, FrameLoc, Generic, Generics, MethodId, Native};
use crate::lang::span::Span;
use crate::term::{FloatTy, IntTy, Sort};

/// A resolved type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// `bool`
    Bool,
    /// `int`
    Int,
    /// `uint`
    Uint,
    /// A sized integer.
    Bits(IntTy),
    /// An IEEE float.
    Float(FloatTy),
    /// `string`: a nullable value, compared by content.
    String,
    /// A class or interface.
    Ref(ClassId),
    /// `T[]`
    Array(Arc<Ty>),
    /// The type of `null`.
    Null,
}

impl Ty {
    /// Object, array or null: not a value of the solver.
    pub fn is_reference(&self) -> bool {
        matches!(self, Self::Ref(_) | Self::Array(_) | Self::Null)
    }

    /// Integer or float of any kind.
    pub fn is_numeric(&self) -> bool {
        matches!(self, Self::Int | Self::Uint | Self::Bits(_) | Self::Float(_))
    }

    /// Integer of any kind.
    pub fn is_integer(&self) -> bool {
        matches!(self, Self::Int | Self::Uint | Self::Bits(_))
    }

    /// `int` or `uint`.
    pub fn is_mathematical(&self) -> bool {
        matches!(self, Self::Int | Self::Uint)
    }

    /// The solver sort of a value that is not a reference. Strings are numbers: 0 is null, others name a content.
    pub fn sort(&self) -> Option<Sort> {
        match self {
            Self::Bool => Some(Sort::Bool),
            Self::Int | Self::Uint | Self::String => Some(Sort::Int),
            Self::Bits(bits) => Some(Sort::Bits(*bits)),
            Self::Float(float) => Some(Sort::Float(*float)),
            Self::Ref(_) | Self::Array(_) | Self::Null => None,
        }
    }
}

/// A type that an object can have at run time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DynType {
    /// A class that is not abstract.
    Class(ClassId),
    /// A class that is not in the program, below an interface or abstract class: one that is `open`, or that has no
    /// implementation an input could have.
    Open(ClassId),
    /// An array type.
    Array(Ty),
}

/// Index into [`super::Program::dyn_types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DynTypeId(pub u32);

/// The run-time types that an object may still have: sorted, without duplicates.
pub type TypeSet = Arc<[DynTypeId]>;

/// Class or interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassKind {
    /// A class.
    Class,
    /// An interface.
    Interface,
}

/// The class whose objects string literals are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextClass {
    /// The class.
    pub class: ClassId,
    /// Its first field: an array of UTF-16 units.
    pub units: FieldId,
}

/// A class or interface.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the declaration, or where it stands")]
pub struct Class {
    /// Its name.
    pub name: String,
    /// Which kind.
    pub kind: ClassKind,
    /// No objects of exactly this class exist.
    pub is_abstract: bool,
    /// `None` for the root and for interfaces.
    pub superclass: Option<ClassId>,
    /// Direct super-interfaces.
    pub interfaces: Vec<ClassId>,
    /// Its type variables, and what those of its supertypes stand for.
    pub generic: Generics,
    /// All supertypes with the class itself, sorted.
    pub ancestors: Vec<ClassId>,
    /// Instance fields, inherited ones first.
    pub fields: Vec<FieldId>,
    /// Static fields declared here.
    pub static_fields: Vec<FieldId>,
    /// Methods and constructors declared here.
    pub methods: Vec<MethodId>,
    /// Which method runs when a declared method is called on an object of exactly this class.
    pub dispatch: FxHashMap<MethodId, MethodId>,
    /// Field initialisers and `static { }` blocks in order.
    pub static_init: Option<BodyId>,
    /// Own and inherited `invariant`s: bodies with the parameter `this`.
    pub invariants: Vec<Spec>,
    /// The only field of a library class whose objects are nothing but that number and never change.
    pub boxed: Option<FieldId>,
    /// Run-time types of objects that fit a variable of this class.
    pub instances: TypeSet,
    /// Those of them that an object of the input can have where it is declared with this class.
    pub inputs: TypeSet,
    /// Comes with the language and not from the user.
    pub is_builtin: bool,
    /// `library`: comes with what the user wrote.
    pub is_library: bool,
    /// `hidden`: an input has this class only where it is declared with this class itself.
    pub is_hidden: bool,
    /// `open`: an input of this type may be an object of a class that is not in the program.
    pub is_open: bool,
    /// `enum`: its objects are those that its static initialiser makes.
    pub is_enum: bool,
    /// A `hidden` class that an `owned` field names, as it is or as an element of an array: objects of it are parts of what
    /// owns the object or array that they are found in.
    pub is_part: bool,
    /// Where it is declared.
    pub span: Span,
}

impl Class {
    /// The user wrote it; it is neither part of the language nor of a library.
    pub fn is_of_user(&self) -> bool {
        !self.is_builtin && !self.is_library
    }
}

/// A field.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the declaration, or follows from one")]
pub struct Field {
    /// Where it belongs.
    pub class: ClassId,
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// As it was declared, where that says more.
    pub generic: Option<Generic>,
    /// `static`
    pub is_static: bool,
    /// `nonnull`: not null in input objects.
    pub non_null: bool,
    /// `helper`: no caller of the program can read the static field.
    pub is_helper: bool,
    /// A `helper` field whose objects no method gives to callers either.
    pub is_kept: bool,
    /// `owned`: what it leads to in an input object, nothing outside of that object leads to.
    pub is_owned: bool,
    /// `prior`: what it leads to in an input object was there before that object.
    pub is_prior: bool,
    /// `volatile`: other threads see each write at once.
    pub is_volatile: bool,
    /// Where it is declared.
    pub span: Span,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// As it was declared, where that says more.
    pub generic: Option<Generic>,
    /// `generic`: an argument is of a type that callers have chosen within the declared one.
    pub is_generic: bool,
    /// `nonnull`: assumed for the entry method, required of callers.
    pub non_null: bool,
}

/// A method or constructor.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a modifier of the declaration")]
pub struct Method {
    /// Where it is declared.
    pub class: ClassId,
    /// Its name; the name of the class for a constructor.
    pub name: String,
    /// Without the receiver.
    pub params: Vec<Param>,
    /// `None` for `void` and for constructors.
    pub ret: Option<Ty>,
    /// The result as it was declared, where that says more.
    pub generic_ret: Option<Generic>,
    /// No receiver.
    pub is_static: bool,
    /// A constructor: its receiver is the new object.
    pub is_constructor: bool,
    /// Has no body and wants one in a subclass.
    pub is_abstract: bool,
    /// May be called in specifications; changes nothing that existed before.
    pub is_pure: bool,
    /// Its result is the sign of a total order on two objects.
    pub is_ordered: bool,
    /// `predicate`: a name for an assertion.
    pub is_predicate: bool,
    /// `trusted`: its contract is taken for granted in proofs.
    pub is_trusted: bool,
    /// Verified where it is called, and by itself only when it is named.
    pub is_helper: bool,
    /// What the engine does instead of running a body.
    pub native: Option<Native>,
    /// `None` for abstract and open methods.
    pub body: Option<BodyId>,
    /// What it promises.
    pub contract: Contract,
    /// What is violated when null is passed for a `nonnull` parameter.
    pub non_null_check: Option<CheckId>,
    /// Why it cannot be executed, when it uses something that the engine does not know.
    pub unsupported: Vec<(Span, String)>,
    /// Where it is declared.
    pub span: Span,
}

impl Method {
    /// How many leading slots of its body are arguments, the receiver included.
    pub fn arity(&self) -> usize {
        self.params.len() + usize::from(!self.is_static)
    }
}

/// A condition of a contract as executable code, and what to say when it does not hold.
///
/// The parameters of the body are those of the method (receiver first), then `retval` for `ensures` of a member with a
/// result, or the exception for `signals`.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Returns a `bool`.
    pub body: BodyId,
    /// What is violated when it is false.
    pub check: CheckId,
}

/// The contract of a method.
#[derive(Debug, Default)]
pub struct Contract {
    /// Preconditions.
    pub requires: Vec<Spec>,
    /// Postconditions of normal exits.
    pub ensures: Vec<Spec>,
    /// Postconditions of exceptional exits.
    pub exceptional: Vec<Spec>,
    /// Postconditions of exits with an exception of a class.
    pub signals: Vec<(ClassId, Spec)>,
    /// Which exceptions may leave the method; each clause must be kept.
    pub throws: Vec<Throws>,
    /// One of the postconditions says that the result is not null, and nothing else.
    pub gives_object: bool,
    /// What may change; each clause must be kept.
    pub modifies: Vec<Modifies>,
    /// The `old(E)` expressions of the contract and the body: each returns the value of E, evaluated at entry.
    pub olds: Vec<BodyId>,
    /// There are also some that name variables of quantifiers: they are evaluated later, on the heap of the entry.
    pub looks_back: bool,
}

impl Contract {
    /// Nothing is promised.
    pub fn is_empty(&self) -> bool {
        self.requires.is_empty()
            && self.ensures.is_empty()
            && self.exceptional.is_empty()
            && self.signals.is_empty()
            && self.throws.is_empty()
            && self.modifies.is_empty()
    }
}

/// A `throws` clause: the classes that may leave the method where its guard holds.
#[derive(Debug)]
pub struct Throws {
    /// Their subclasses too.
    pub classes: Vec<ClassId>,
    /// Returns a `bool`: does the clause say anything for this call? Evaluated when an exception leaves the method.
    pub guard: BodyId,
}

/// A `modifies` clause: code that evaluates the bases into slots, and the places relative to those slots.
#[derive(Debug)]
pub struct Modifies {
    /// Evaluates the bases. Returns a literal `bool`: does the clause say anything for this call?
    pub body: BodyId,
    /// The places.
    pub locs: Vec<FrameLoc>,
    /// What is violated by a write elsewhere.
    pub check: CheckId,
}
