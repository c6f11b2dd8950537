//! What is known of a class and its members.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use indexmap::IndexMap;
use oox_core::lang::span::Span;

use super::{FieldId, FileIndex, MethodId};
use crate::syntax::tree::{self, Modifiers};
use crate::typed::Const;
use crate::types::{ClassId, Type, VarId};

/// Whose class it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On the source path.
    User,
    /// Our model of a JDK class.
    Library,
    /// Nobody has its source: there is a class file, or it is named only.
    Open,
}

/// What a class is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "Java's own words")]
pub enum ClassKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

/// Where a class is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassPlace {
    /// In a file.
    TopLevel,
    /// As a member of another class.
    Member,
    /// In a block.
    Local,
    /// By `new C() { }`, or by an enum constant with a body.
    Anonymous,
    /// Made for a lambda or method reference.
    Lambda,
}

/// A class, interface, enum, record or annotation type.
#[derive(Debug)]
pub struct Class {
    /// Its own id.
    pub id: ClassId,
    /// The binary name: `a.b.Outer$Inner`.
    pub name: String,
    /// The simple name; empty for anonymous classes and lambdas.
    pub simple: String,
    /// What it is.
    pub kind: ClassKind,
    /// Where it is declared.
    pub place: ClassPlace,
    /// Whose it is.
    pub origin: Origin,
    /// The class around it, also for local and anonymous classes.
    pub outer: Option<ClassId>,
    /// Its objects have an enclosing instance of `outer`: an inner class that is not in a static context.
    pub has_outer_instance: bool,
    /// `abstract`, or an interface.
    pub is_abstract: bool,
    /// An open class that some declaration implements: it must be an interface.
    pub(crate) is_implemented: Cell<bool>,
    /// The declaration, from source or from a class file; none for lambdas and for classes that are named only.
    pub decl: Option<Arc<tree::TypeDecl>>,
    /// Where it is declared.
    pub span: Span,
    /// The file that it is in.
    pub file: FileIndex,
    /// What the declaration of a local or anonymous class can see.
    pub(crate) scope: Option<Rc<super::Scope>>,
    /// What an anonymous or lambda class is made of.
    pub anonymous: Option<Anonymous>,
    /// Its type parameters, those of generic outer classes (as far as it is not static) first.
    pub type_params: Rc<[VarId]>,
    /// How many of them are its own.
    pub(crate) own_params: usize,
    /// Its member types by simple name.
    pub(crate) types: OnceCell<IndexMap<String, ClassId>>,
    /// The direct supertypes: the superclass (none for `Object` and interfaces), the interfaces.
    pub(crate) supers: OnceCell<(Option<Type>, Rc<[Type]>)>,
    /// The class and everything above it; see `World::linearised`.
    pub(super) line: OnceCell<Rc<[ClassId]>>,
    pub(crate) members: OnceCell<Rc<Members>>,
    /// What only its class file has; see `described.rs`.
    pub(super) described: OnceCell<Rc<Members>>,
    /// Members that code uses although no declaration is known, and those that only its class file has.
    pub(crate) opened: RefCell<Vec<MethodId>>,
}

/// What an anonymous or lambda class is made of.
#[derive(Clone, Debug)]
pub struct Anonymous {
    /// The superclass or interface.
    pub base: Type,
    /// The constructor of the superclass that its own passes all parameters on to; none for an interface.
    pub constructor: Option<MethodId>,
    /// The enclosing instance of an inner superclass is the first parameter of its constructor.
    pub passes_outer: bool,
}

/// The members that a class declares itself, in source order.
#[derive(Debug, Default)]
pub struct Members {
    /// Fields by name.
    pub fields: IndexMap<String, FieldId>,
    /// Methods by name.
    pub methods: IndexMap<String, Vec<MethodId>>,
    /// Constructors; at least one for a class.
    pub constructors: Vec<MethodId>,
}

/// What a [`Method`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodKind {
    /// A method.
    Method,
    /// A constructor.
    Constructor,
}

/// Members that nobody wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synthetic {
    /// The constructor of a class without one. Of an anonymous class: passes its parameters on to the superclass.
    DefaultConstructor,
    /// The canonical constructor of a record that does not write it; the parameters are the components.
    CanonicalConstructor,
    /// The accessor of a record component.
    Accessor(FieldId),
    /// `equals` of a record.
    RecordEquals,
    /// `hashCode` of a record.
    RecordHashCode,
    /// `toString` of a record.
    RecordToString,
    /// `values()` of an enum.
    EnumValues,
    /// `valueOf(String)` of an enum.
    EnumValueOf,
    /// A method of a class without source, or one that our model does not have.
    Open,
}

/// A method or constructor.
#[derive(Debug)]
pub struct Method {
    /// Its own id.
    pub id: MethodId,
    /// The class that declares it.
    pub class: ClassId,
    /// Its name; that of the class for a constructor.
    pub name: String,
    /// What it is.
    pub kind: MethodKind,
    /// Nobody wrote it.
    pub synthetic: Option<Synthetic>,
    /// Its modifiers (with what is implied in interfaces).
    pub modifiers: Modifiers,
    /// Its own type parameters.
    pub type_params: Rc<[VarId]>,
    /// The parameter types as declared; those of a variable arity parameter as an array.
    pub params: Rc<[Type]>,
    /// The last parameter is of variable arity.
    pub is_varargs: bool,
    /// `void` for constructors.
    pub ret: Type,
    /// The declared exceptions.
    pub throws: Rc<[Type]>,
    /// The declaration. For a compact constructor the parameters are those of the record.
    pub decl: Option<Arc<tree::MethodDecl>>,
    /// Where it is declared.
    pub span: Span,
}

/// A field.
#[derive(Debug)]
pub struct Field {
    /// Its own id.
    pub id: FieldId,
    /// The class that declares it.
    pub class: ClassId,
    /// Its name.
    pub name: String,
    /// Its modifiers (with what is implied in interfaces and records).
    pub modifiers: Modifiers,
    /// Its type as declared.
    pub ty: Type,
    /// Its initialiser.
    pub init: Option<tree::Expr>,
    /// The position of an enum constant.
    pub enum_ordinal: Option<usize>,
    /// Where it is declared.
    pub span: Span,
    /// The value of a constant field (JLS 4.12.4), computed on demand.
    pub(crate) constant: OnceCell<Option<Const>>,
}

impl Class {
    /// Nobody has its source, nor its class file: what it declares and extends is not known.
    pub fn is_unseen(&self) -> bool {
        self.origin == Origin::Open && self.decl.is_none()
    }

    /// Only the classes that it permits are below it.
    pub fn is_sealed(&self) -> bool {
        self.decl.as_ref().is_some_and(|decl| decl.modifiers.is_sealed)
    }

    /// An interface or annotation type.
    pub fn is_interface(&self) -> bool {
        matches!(self.kind, ClassKind::Interface | ClassKind::Annotation) || self.is_implemented.get()
    }
}

impl Method {
    /// Neither abstract nor without a body for another reason.
    pub fn has_body(&self) -> bool {
        match self.synthetic {
            Some(Synthetic::Open) => false,
            Some(_) => true,
            None => self.decl.as_ref().is_some_and(|decl| decl.body.is_some()),
        }
    }

    /// A constructor.
    pub fn is_constructor(&self) -> bool {
        self.kind == MethodKind::Constructor
    }

    /// `static`
    pub fn is_static(&self) -> bool {
        self.modifiers.is_static
    }

    /// No body, and to be implemented by subclasses.
    pub fn is_abstract(&self) -> bool {
        self.modifiers.is_abstract
    }
}
