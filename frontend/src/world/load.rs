//! Where classes come from: the user's files, the source path around them, our models of the JDK; class files; and classes
//! that are named only.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{FileId, SourceMap, Span};

use super::marked::{Defaults, said_by};
use super::{Class, ClassKind, ClassPlace, File, FileIndex, Origin, World};
use crate::classfile::{Described, Privates, declaration};
use crate::syntax::{self, tree};
use crate::types::ClassId;

/// A source file that was found by the name of its class.
#[derive(Clone, Debug)]
pub struct Found {
    /// The path to show.
    pub path: String,
    /// Its text.
    pub text: String,
    /// Whose it is.
    pub origin: Origin,
}

/// Source text by the qualified name of a top-level class.
pub trait Library {
    /// The file that should declare the class.
    fn find(&self, qualified: &str) -> Option<Found>;

    /// The class file of a class without source, by its binary name.
    fn class_file(&self, binary: &str) -> Option<Described>;
}

impl World {
    /// An empty world over a library.
    pub fn new(sources: SourceMap, library: Box<dyn Library>) -> Self {
        Self {
            sources: RefCell::new(sources),
            library,
            files: RefCell::default(),
            classes: RefCell::default(),
            methods: RefCell::default(),
            fields: RefCell::default(),
            vars: RefCell::default(),
            locals: RefCell::default(),
            top_level: RefCell::default(),
            packages: RefCell::default(),
            defaults: RefCell::default(),
            captures: RefCell::default(),
            lang: RefCell::default(),
            in_progress: RefCell::default(),
            bodies: RefCell::default(),
            inits: RefCell::default(),
            busy_constants: RefCell::default(),
            diagnostics: RefCell::default(),
            unnamed: RefCell::default(),
            users_below: RefCell::default(),
        }
    }

    /// Declares the classes of a file. Gives back those that clash with classes that are there already.
    pub fn add_unit(&self, unit: &tree::Unit, origin: Origin) -> (Vec<ClassId>, Vec<Arc<tree::TypeDecl>>) {
        let package = unit.package_name();
        if origin == Origin::User {
            self.packages.borrow_mut().insert(package.clone(), ());
        }
        let file = self.push_file(File { package: package.clone(), imports: unit.imports.clone(), origin });
        let mut declared = Vec::new();
        let mut clashes = Vec::new();
        for decl in &unit.types {
            let name = qualified(&package, &decl.name.text);
            if matches!(self.top_level.borrow().get(&name), Some(Some(_))) {
                clashes.push(Arc::clone(decl));
                continue;
            }
            let decl = self.marked(decl, &package, origin);
            let id = self.declare(&decl, &name, ClassPlace::TopLevel, None, file, origin, None);
            self.top_level.borrow_mut().insert(name, Some(id));
            declared.push(id);
        }
        (declared, clashes)
    }

    fn push_file(&self, file: File) -> FileIndex {
        let mut files = self.files.borrow_mut();
        files.push(Rc::new(file));
        FileIndex(u32::try_from(files.len() - 1).expect("fewer than 2^32 files"))
    }

    /// Whether the user's files are in this package.
    pub(super) fn is_user_package(&self, package: &str) -> bool {
        self.packages.borrow().contains_key(package)
    }

    /// A top-level class by its qualified name, read if need be.
    pub(crate) fn find_top_level(&self, name: &str) -> Option<ClassId> {
        if let Some(known) = self.top_level.borrow().get(name) {
            return *known;
        }
        // a file that does not declare its class is not read twice
        self.top_level.borrow_mut().insert(name.to_owned(), None);
        let Some(found) = self.library.find(name) else { return self.find_class_file(name) };
        let file = self.sources.borrow_mut().add(found.path, found.text);
        let text = self.sources.borrow().file(file).text.clone();
        let (unit, diagnostics) = syntax::parse(file, &text);
        let error = diagnostics.iter().find(|found| found.severity == Severity::Error);
        if let Some(error) = error.filter(|_| found.origin == Origin::User) {
            // a class of which members may be missing would not do what it does
            let warning = Diagnostic::warning(error.span, error.message.clone());
            self.report(warning.hint(format!("`{name}` is taken for a class without source")));
            return Some(self.open_class(name));
        }
        for diagnostic in diagnostics {
            self.report(diagnostic);
        }
        for decl in &unit.types {
            let mut top_level = self.top_level.borrow_mut();
            let declared = qualified(&unit.package_name(), &decl.name.text);
            if matches!(top_level.get(&declared), Some(None)) {
                top_level.remove(&declared);
            }
        }
        self.add_unit(&unit, found.origin);
        self.top_level.borrow_mut().entry(name.to_owned()).or_insert(None).to_owned()
    }

    /// What the file of a package says of null.
    pub(super) fn package_info(&self, name: &str) -> Defaults {
        if let Some(found) = self.library.find(name) {
            // it belongs to no class, and nothing in it is shown
            let file = FileId(u32::MAX - 1);
            return Defaults::default().with(&syntax::parse(file, &found.text).0.annotations);
        }
        let class = self.library.class_file(name).and_then(|described| described.class.ok());
        class.map(|class| said_by(&class.annotations)).unwrap_or_default()
    }

    /// A top-level class that only has a class file.
    fn find_class_file(&self, name: &str) -> Option<ClassId> {
        let Described { path, class } = self.library.class_file(name)?;
        let file = self.sources.borrow_mut().add(path, String::new());
        match class {
            Ok(class) => {
                let find = |inner: &str| self.library.class_file(inner)?.class.ok();
                self.add_unit(&declaration(&class, file, Privates::LeftOut, &find), Origin::Open);
            }
            Err(bad) => {
                let span = Span { file, start: 0, end: 0 };
                let warning = Diagnostic::warning(span, format!("the class file cannot be read: {bad}"));
                self.report(warning.hint(format!("`{name}` is taken for a class without source")));
                self.open_class(name);
            }
        }
        self.top_level.borrow().get(name).copied().flatten()
    }

    /// A class by its qualified name: `a.b.Outer.Inner` too.
    pub fn find_class(&self, name: &str) -> Option<ClassId> {
        if let Some(found) = self.find_top_level(name) {
            return Some(found);
        }
        let (outer, inner) = name.rsplit_once('.')?;
        let outer = self.find_class(outer)?;
        self.member_type(outer, inner)
    }

    /// A class of `java.lang` that we model.
    pub fn lang(&self, simple: &'static str) -> ClassId {
        if let Some(known) = self.lang.borrow().get(simple) {
            return *known;
        }
        let name = format!("java.lang.{simple}");
        let found = self.find_top_level(&name).unwrap_or_else(|| self.open_class(&name));
        self.lang.borrow_mut().insert(simple, found);
        found
    }

    /// A class that nobody has the source of.
    pub(crate) fn open_class(&self, name: &str) -> ClassId {
        let name = &binary_name(name);
        if let Some(Some(known)) = self.top_level.borrow().get(name) {
            return *known;
        }
        let file = self.push_file(File { package: String::new(), imports: Vec::new(), origin: Origin::Open });
        let nowhere = Span { file: FileId(0), start: 0, end: 0 };
        let simple = name.rsplit(['.', '$']).next().unwrap_or(name).to_owned();
        let id = self.push_class(|id| Class {
            id,
            name: name.to_owned(),
            simple,
            kind: ClassKind::Class,
            place: ClassPlace::TopLevel,
            origin: Origin::Open,
            outer: None,
            has_outer_instance: false,
            is_abstract: false,
            is_implemented: Cell::default(),
            decl: None,
            span: nowhere,
            file,
            scope: None,
            anonymous: None,
            own_params: 0,
            type_params: Rc::from([]),
            types: OnceCell::new(),
            supers: OnceCell::new(),
            line: OnceCell::new(),
            members: OnceCell::new(),
            described: OnceCell::new(),
            opened: RefCell::default(),
        });
        self.top_level.borrow_mut().insert(name.to_owned(), Some(id));
        id
    }

    pub(super) fn push_class(&self, make: impl FnOnce(ClassId) -> Class) -> ClassId {
        let id = ClassId(self.class_count());
        let class = Rc::new(make(id));
        self.classes.borrow_mut().push(class);
        id
    }
}

/// `a.b.Outer$Inner` for `a.b.Outer.Inner`: packages have small letters. One class must not have two names.
fn binary_name(name: &str) -> String {
    let is_class = |part: &str| part.starts_with(char::is_uppercase);
    let package =
        name.split('.').take_while(|part| !is_class(part)).map(|part| part.len() + 1).sum::<usize>();
    let at = package.min(name.len());
    format!("{}{}", &name[..at], name[at..].replace('.', "$"))
}

/// `package.Name`, or `Name` in the unnamed package.
pub(super) fn qualified(package: &str, name: &str) -> String {
    if package.is_empty() { name.to_owned() } else { format!("{package}.{name}") }
}
