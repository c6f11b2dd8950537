//! The program under test, in both of its forms: what runs in the engine, and what is written in Java.

mod class_object;
mod content;
mod library;
mod nameable;
mod parts;
mod types;

use std::collections::{HashMap, HashSet};

use indexmap::IndexMap;
use oox_core::ir::{ClassId, FieldId, MethodId, Program, Ty};
use oox_core::lang::span::{FileId, SourceMap};

pub use content::{Content, content, is_below};
use library::Library;

use crate::java::{Access, JavaClass, JavaField, JavaInfo, JavaMethod, JavaType};

/// Types by the names of type parameters.
pub type Instances = IndexMap<String, JavaType>;

/// The program under test.
pub struct Subject<'p> {
    /// What runs.
    pub program: &'p Program,
    /// What is written.
    pub info: &'p JavaInfo,
    /// The text.
    pub sources: &'p SourceMap,
    classes: HashMap<&'p str, ClassId>,
    methods: HashMap<(&'p str, String), MethodId>,
    java_methods: HashMap<MethodId, (&'p JavaClass, &'p JavaMethod)>,
    java_fields: HashMap<FieldId, (&'p JavaClass, &'p JavaField)>,
    users_files: HashSet<FileId>,
    /// What objects of each class have.
    all_methods: Vec<Vec<(MethodId, &'p JavaClass, &'p JavaMethod)>>,
    /// What each class declares.
    declared: Vec<Vec<(MethodId, &'p JavaMethod)>>,
    library: Library<'p>,
}

impl<'p> Subject<'p> {
    /// Joins the two forms.
    pub fn new(program: &'p Program, info: &'p JavaInfo, sources: &'p SourceMap) -> Self {
        let classes =
            (0u32..).zip(&program.classes).map(|(id, known)| (known.name.as_str(), ClassId(id))).collect();
        let mut subject = Self {
            program,
            info,
            sources,
            classes,
            methods: HashMap::new(),
            java_methods: HashMap::new(),
            java_fields: HashMap::new(),
            users_files: HashSet::new(),
            all_methods: Vec::new(),
            declared: Vec::new(),
            library: Library::new(program, info),
        };
        for (id, known) in (0u32..).zip(&program.methods) {
            if program.class(known.class).is_of_user() {
                subject.users_files.insert(known.span.file);
            }
            let class = program.class(known.class).name.as_str();
            subject.methods.insert((class, program.signature(MethodId(id))), MethodId(id));
        }
        subject.declared = vec![Vec::new(); program.classes.len()];
        for (class, java) in &info.classes {
            let mut declared = Vec::new();
            for method in &java.methods {
                if let Some(id) = subject.methods.get(&(class.as_str(), method.signature.clone())) {
                    subject.java_methods.insert(*id, (java, method));
                    declared.push((*id, method));
                }
            }
            let Some(id) = subject.classes.get(class.as_str()) else { continue };
            subject.declared[id.index()] = declared;
            let known = program.class(*id);
            for field in known.fields.iter().chain(&known.static_fields) {
                let declared = program.field(*field);
                let found = java.fields.iter().find(|candidate| candidate.oox == declared.name);
                if let (true, Some(found)) = (declared.class == *id, found) {
                    subject.java_fields.insert(*field, (java, found));
                }
            }
        }
        let ids = (0u32..).map(ClassId).take(program.classes.len());
        subject.all_methods = ids.map(|id| subject.find_all_methods(id)).collect();
        subject
    }

    /// Whether a file is one that the user wrote, and none of the library.
    pub fn is_users_file(&self, file: FileId) -> bool {
        self.users_files.contains(&file)
    }

    /// The class with this OOX name.
    pub fn class(&self, name: &str) -> Option<ClassId> {
        self.classes.get(name).copied()
    }

    /// The method of a class by its OOX signature.
    pub fn method(&self, class: &str, signature: &str) -> Option<MethodId> {
        let key = self.classes.get_key_value(class).map(|(name, _)| (*name, signature.to_owned()))?;
        self.methods.get(&key).copied()
    }

    /// The Java side of a class.
    pub fn java_class(&self, id: ClassId) -> Option<&'p JavaClass> {
        self.info.class(&self.program.class(id).name)
    }

    /// Whether a class has no name in Java: that of a lambda, or an anonymous one.
    pub fn is_nameless(&self, id: ClassId) -> bool {
        self.java_class(id).is_none_or(|java| java.path.is_empty()) && self.program.class(id).is_of_user()
    }

    /// The Java side of a method.
    pub fn java_method(&self, id: MethodId) -> Option<(&'p JavaClass, &'p JavaMethod)> {
        self.java_methods.get(&id).copied()
    }

    /// The Java side of a field.
    pub fn java_field(&self, id: FieldId) -> Option<(&'p JavaClass, &'p JavaField)> {
        self.java_fields.get(&id).copied()
    }

    /// Whether a test in this package can use a member of a class.
    pub fn can_use(package: &str, class: &JavaClass, member: Access) -> bool {
        Self::can_name(package, class)
            && match member {
                Access::Private => false,
                Access::Package | Access::Protected => class.package == package,
                Access::Public => true,
            }
    }

    /// Whether a test in this package can name a class.
    pub fn can_name(package: &str, class: &JavaClass) -> bool {
        !class.path.is_empty()
            && match class.access {
                Access::Private => false,
                Access::Package | Access::Protected => class.package == package,
                Access::Public => true,
            }
    }

    /// The methods and constructors that a class declares, with their Java side, in the order of the source.
    pub fn methods_of(&self, class: ClassId) -> Vec<(MethodId, &'p JavaMethod)> {
        self.declared.get(class.index()).cloned().unwrap_or_default()
    }

    /// Whether a static method may give objects of a class: it says so, or that it gives something above.
    pub fn is_factory(&self, method: MethodId, class: ClassId) -> bool {
        let declared = self.program.method(method);
        let Some(Ty::Ref(given)) = declared.ret else { return false };
        let is_above = given != self.program.builtin.object && self.program.is_subclass(class, given);
        declared.is_static && (given == class || is_above)
    }

    /// The class of which a static method says that it gives objects.
    pub fn given_class(&self, factory: MethodId) -> Option<&'p JavaClass> {
        let declared = self.program.method(factory);
        match declared.ret {
            Some(Ty::Ref(given)) if declared.is_static => self.java_class(given),
            _ => None,
        }
    }

    /// Whether a factory of a class says that what it gives is of that class.
    pub fn gives_exactly(&self, factory: MethodId, class: &JavaClass) -> bool {
        matches!(self.program.method(factory).ret, Some(Ty::Ref(given)) if self.program.class(given).name == class.name)
    }

    /// The methods that objects of a class have: its own and inherited ones, overridden ones left out.
    pub fn all_methods(&self, class: ClassId) -> Vec<(MethodId, &'p JavaClass, &'p JavaMethod)> {
        self.all_methods.get(class.index()).cloned().unwrap_or_default()
    }

    fn find_all_methods(&self, class: ClassId) -> Vec<(MethodId, &'p JavaClass, &'p JavaMethod)> {
        let mut all: Vec<(MethodId, &JavaClass, &JavaMethod)> = Vec::new();
        // a class may have thousands of methods
        let mut by_name: HashMap<&str, Vec<&'p JavaMethod>> = HashMap::new();
        let mut next = Some(class);
        while let Some(id) = next {
            if let Some(java) = self.java_class(id) {
                for (method, declared) in self.methods_of(id) {
                    // what parameters are called does not matter
                    let types = |method: &'p JavaMethod| method.params.iter().map(|(_, ty)| ty);
                    let same_name = by_name.entry(&declared.name).or_default();
                    let is_known = same_name.iter().any(|known| types(known).eq(types(declared)));
                    if !declared.is_constructor && !is_known {
                        same_name.push(declared);
                        all.push((method, java, declared));
                    }
                }
            }
            next = self.program.class(id).superclass;
        }
        all
    }
}
