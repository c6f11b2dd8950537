//! What the code at some place can see: a list of declarations from the inside out. Lists share their tails, so the
//! scope of a local class or lambda is kept for free.

use std::rc::Rc;

use super::{FileIndex, World};
use crate::typed::LocalId;
use crate::types::{ClassId, VarId};

/// One declaration and everything around it.
#[derive(Debug)]
pub struct Scope {
    /// What is seen here.
    pub kind: ScopeKind,
    /// What is around it.
    pub parent: Option<Rc<Scope>>,
}

/// See [`Scope`].
#[derive(Debug)]
pub enum ScopeKind {
    /// A file: its package and imports.
    File(FileIndex),
    /// The body of a class: its members and type parameters.
    Class(ClassId),
    /// The header of a class: its type parameters only.
    Header(ClassId),
    /// The body of a lambda, whose variables from outside are captured by its class.
    Lambda(ClassId),
    /// Code without `this` of the class around it.
    Static,
    /// A type parameter of a method.
    TypeVar(String, VarId),
    /// A local class.
    LocalType(String, ClassId),
    /// A local variable.
    Var(String, LocalId),
}

impl Scope {
    /// The outermost scope.
    pub fn file(file: FileIndex) -> Rc<Self> {
        Rc::new(Self { kind: ScopeKind::File(file), parent: None })
    }

    /// One more declaration.
    pub fn with(self: &Rc<Self>, kind: ScopeKind) -> Rc<Self> {
        Rc::new(Self { kind, parent: Some(Rc::clone(self)) })
    }

    /// From the inside out.
    pub fn outward(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |scope| scope.parent.as_deref())
    }

    /// The class whose code this is; a lambda is code of the class around it.
    pub fn class(&self) -> Option<ClassId> {
        self.outward().find_map(|scope| match scope.kind {
            ScopeKind::Class(id) => Some(id),
            _ => None,
        })
    }

    /// Whether there is a `this`.
    pub fn has_this(&self) -> bool {
        for scope in self.outward() {
            match scope.kind {
                ScopeKind::Static | ScopeKind::File(_) => return false,
                ScopeKind::Class(_) => return true,
                _ => {}
            }
        }
        false
    }
}

impl World {
    /// The scope of the body of a class.
    pub fn body_scope(&self, class: ClassId) -> Rc<Scope> {
        self.around(class).with(ScopeKind::Class(class))
    }

    /// The scope of the `extends` and `implements` of a class.
    pub(super) fn header_scope(&self, class: ClassId) -> Rc<Scope> {
        self.around(class).with(ScopeKind::Header(class))
    }

    fn around(&self, id: ClassId) -> Rc<Scope> {
        let class = self.class(id);
        if let Some(scope) = &class.scope {
            return Rc::clone(scope);
        }
        match class.outer {
            None => Scope::file(class.file),
            Some(outer) => {
                let scope = self.body_scope(outer);
                if class.has_outer_instance { scope } else { scope.with(ScopeKind::Static) }
            }
        }
    }
}
