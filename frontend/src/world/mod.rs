//! All classes that a program can name, with their members and types: those of the user, our models of the JDK (read
//! when first named), classes without source, and the local, anonymous and lambda classes that attribution finds.
//!
//! What must hold: a class, method, field, variable or local is never removed or changed after it was added, except
//! that what is computed on demand (supertypes, members, constants) is filled in once. So ids and `Rc`s stay good.

mod class;
mod declare;
mod described;
mod inherited;
mod kept;
mod load;
mod lookup;
mod marked;
mod members;
mod open;
mod overriding;
mod relations;
mod scope;
mod type_names;

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use indexmap::IndexMap;
use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::{SourceMap, Span};
use rustc_hash::FxHashMap;

pub use class::{
    Anonymous, Class, ClassKind, ClassPlace, Field, Members, Method, MethodKind, Origin, Synthetic,
};
pub(crate) use declare::with_vars;
pub use load::{Found, Library};
pub use relations::{FunctionType, Inference, Substitution, upper};
pub use scope::{Scope, ScopeKind};
pub(crate) use type_names::Named;

use crate::problem::Problem;
use crate::syntax::tree;
use crate::typed::{Body, Init, LocalId, LocalInfo};
pub use crate::types::{FieldId, MethodId};

use crate::types::{ClassId, Type, VarId};

/// A source file, parsed, with what its imports mean.
#[derive(Debug)]
pub struct File {
    /// `a.b`, or empty.
    pub package: String,
    /// Its imports as they are written.
    pub imports: Vec<tree::Import>,
    /// Whose file it is.
    pub origin: Origin,
}

/// Index of a [`File`] in the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileIndex(pub u32);

/// A type variable.
#[derive(Debug)]
pub struct TypeVar {
    /// Its name.
    pub name: String,
    /// As written, and what they can see.
    written: Vec<tree::TypeRef>,
    scope: RefCell<Option<Rc<Scope>>>,
    bounds: OnceCell<Rc<[Type]>>,
}

/// The initialisers of a class, or what is in their way.
type Inits = Result<Rc<[Init]>, Problem>;

/// See the module.
pub struct World {
    /// The text of all files.
    pub sources: RefCell<SourceMap>,
    library: Box<dyn Library>,
    files: RefCell<Vec<Rc<File>>>,
    classes: RefCell<Vec<Rc<Class>>>,
    methods: RefCell<Vec<Rc<Method>>>,
    fields: RefCell<Vec<Rc<Field>>>,
    vars: RefCell<Vec<Rc<TypeVar>>>,
    locals: RefCell<Vec<LocalInfo>>,
    /// Top-level classes by qualified name. `None`: looked for and not found.
    top_level: RefCell<FxHashMap<String, Option<ClassId>>>,
    /// The packages of the user's files.
    packages: RefCell<IndexMap<String, ()>>,
    /// What the files of packages say of null.
    defaults: RefCell<FxHashMap<String, marked::Defaults>>,
    /// The variables that a local, anonymous or lambda class takes from outside.
    captures: RefCell<FxHashMap<ClassId, Vec<LocalId>>>,
    /// Classes of `java.lang` by simple name.
    lang: RefCell<FxHashMap<&'static str, ClassId>>,
    /// Classes whose supertypes are being found out.
    in_progress: RefCell<Vec<ClassId>>,
    bodies: RefCell<FxHashMap<MethodId, Result<Rc<Body>, Problem>>>,
    inits: RefCell<FxHashMap<(ClassId, bool), Inits>>,
    busy_constants: RefCell<Vec<FieldId>>,
    diagnostics: RefCell<Vec<Diagnostic>>,
    unnamed: RefCell<Unnamed>,
    users_below: RefCell<open::UsersBelow>,
}

/// How many anonymous, local and lambda classes of a kind a class has.
#[derive(Default)]
struct Unnamed {
    counts: FxHashMap<(ClassId, String), u32>,
    /// What was counted, in order: a trial takes its part back.
    given: Vec<(ClassId, String)>,
}

impl World {
    /// The class.
    pub fn class(&self, id: ClassId) -> Rc<Class> {
        Rc::clone(&self.classes.borrow()[id.0 as usize])
    }

    /// The method.
    pub fn method(&self, id: MethodId) -> Rc<Method> {
        Rc::clone(&self.methods.borrow()[id.0 as usize])
    }

    /// The field.
    pub fn field(&self, id: FieldId) -> Rc<Field> {
        Rc::clone(&self.fields.borrow()[id.0 as usize])
    }

    /// The type variable.
    pub fn var(&self, id: VarId) -> Rc<TypeVar> {
        Rc::clone(&self.vars.borrow()[id.0 as usize])
    }

    /// The local variable.
    pub fn local(&self, id: LocalId) -> LocalInfo {
        self.locals.borrow()[id.0 as usize].clone()
    }

    /// A new local variable.
    pub fn new_local(&self, name: impl Into<String>, ty: Type, span: Span) -> LocalId {
        let mut locals = self.locals.borrow_mut();
        let id = LocalId(u32::try_from(locals.len()).expect("fewer than 2^32 locals"));
        locals.push(LocalInfo {
            name: name.into(),
            ty,
            span,
            is_assigned: false,
            is_used: false,
            is_non_null: false,
            constant: None,
        });
        id
    }

    /// Changes what is known of a local variable.
    pub(crate) fn update_local(&self, id: LocalId, change: impl FnOnce(&mut LocalInfo)) {
        change(&mut self.locals.borrow_mut()[id.0 as usize]);
    }

    /// The variables that a local, anonymous or lambda class takes from outside, in order of first use. Complete once the
    /// outermost method around the class is attributed.
    pub fn captures(&self, class: ClassId) -> Vec<LocalId> {
        self.captures.borrow().get(&class).cloned().unwrap_or_default()
    }

    /// Notes that a class takes a variable from outside. Whether that is new.
    pub(crate) fn capture(&self, class: ClassId, local: LocalId) -> bool {
        let mut captures = self.captures.borrow_mut();
        let of_class = captures.entry(class).or_default();
        let is_new = !of_class.contains(&local);
        if is_new {
            of_class.push(local);
        }
        is_new
    }

    /// The file.
    pub fn file(&self, index: FileIndex) -> Rc<File> {
        Rc::clone(&self.files.borrow()[index.0 as usize])
    }

    /// Reports a problem.
    pub(crate) fn report(&self, diagnostic: Diagnostic) {
        self.diagnostics.borrow_mut().push(diagnostic);
    }

    /// Takes what was reported so far.
    pub fn take_diagnostics(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.diagnostics.borrow_mut())
    }

    /// The number of classes so far; ids count from zero.
    pub fn class_count(&self) -> u32 {
        u32::try_from(self.classes.borrow().len()).expect("fewer than 2^32 classes")
    }
}
