//! What classes, methods and constants of a program are called on the JVM.

use std::collections::HashMap;

use oox_core::ir::{ClassId, FieldId, MethodId, Program, Ty};
use oox_core::term::{FloatTy, IntTy};
use ooxide_testgen::generate::Subject;
use ooxide_testgen::java::JavaClass;

/// The names of a program's classes and methods on the JVM.
pub struct Names {
    classes: HashMap<ClassId, String>,
    ids: HashMap<String, ClassId>,
    methods: HashMap<MethodId, String>,
    constants: HashMap<FieldId, (String, String)>,
    constant_ids: HashMap<(String, String), FieldId>,
}

impl Names {
    /// All that are there when the program is not.
    pub fn new(subject: &Subject) -> Self {
        let mut names = Self {
            classes: HashMap::new(),
            ids: HashMap::new(),
            methods: HashMap::new(),
            constants: HashMap::new(),
            constant_ids: HashMap::new(),
        };
        let program = subject.program;
        for (id, class) in (0u32..).map(ClassId).zip(&program.classes) {
            if class.is_of_user() {
                continue;
            }
            let Some(name) = subject.java_class(id).and_then(binary) else { continue };
            if class.is_enum {
                for field in &class.static_fields {
                    let Some((_, java)) = subject.java_field(*field) else { continue };
                    let constant = (name.clone(), java.name.clone());
                    names.constants.insert(*field, constant.clone());
                    names.constant_ids.insert(constant, *field);
                }
            }
            names.ids.insert(name.clone(), id);
            names.classes.insert(id, name);
        }
        for (id, method) in (0u32..).map(MethodId).zip(&program.methods) {
            if names.classes.contains_key(&method.class) {
                let declared = subject.java_method(id).map(|(_, java)| java.name.clone());
                names.methods.insert(id, declared.unwrap_or_else(|| plain(program, id)));
            }
        }
        names
    }

    /// The name of a class.
    pub(super) fn class(&self, id: ClassId) -> Option<&str> {
        self.classes.get(&id).map(String::as_str)
    }

    /// The class with this name.
    pub(super) fn class_id(&self, name: &str) -> Option<ClassId> {
        self.ids.get(name).copied()
    }

    /// The name of a method.
    pub(super) fn method(&self, id: MethodId) -> Option<&str> {
        self.methods.get(&id).map(String::as_str)
    }

    /// The class and the name of a constant.
    pub(super) fn constant(&self, id: FieldId) -> Option<&(String, String)> {
        self.constants.get(&id)
    }

    /// The constant of this class and name.
    pub(super) fn constant_id(&self, class: &str, name: &str) -> Option<FieldId> {
        self.constant_ids.get(&(class.to_owned(), name.to_owned())).copied()
    }

    /// The name of an erased type.
    pub(super) fn ty(&self, ty: &Ty) -> Option<String> {
        Some(match ty {
            Ty::Ref(class) => self.class(*class)?.to_owned(),
            Ty::Array(elem) => format!("{}[]", self.ty(elem)?),
            prim => prim_word(prim)?.to_owned(),
        })
    }

    /// The erased type with this name.
    pub(super) fn ty_named(&self, name: &str) -> Option<Ty> {
        if let Some(elem) = name.strip_suffix("[]") {
            return Some(Ty::Array(self.ty_named(elem)?.into()));
        }
        let prims = [
            Ty::Bool,
            Ty::Bits(IntTy::I8),
            Ty::Bits(IntTy::I16),
            Ty::Bits(IntTy::U16),
            Ty::Bits(IntTy::I32),
            Ty::Bits(IntTy::I64),
            Ty::Float(FloatTy::F32),
            Ty::Float(FloatTy::F64),
        ];
        let prim = prims.into_iter().find(|prim| prim_word(prim) == Some(name));
        prim.or_else(|| self.class_id(name).map(Ty::Ref))
    }
}

/// The name of a primitive type in Java.
pub(super) fn prim_word(ty: &Ty) -> Option<&'static str> {
    Some(match ty {
        Ty::Bool => "boolean",
        Ty::Bits(IntTy::I8) => "byte",
        Ty::Bits(IntTy::I16) => "short",
        Ty::Bits(IntTy::U16) => "char",
        Ty::Bits(IntTy::I32) => "int",
        Ty::Bits(IntTy::I64) => "long",
        Ty::Float(FloatTy::F32) => "float",
        Ty::Float(FloatTy::F64) => "double",
        _ => return None,
    })
}

/// The name of a class for a class loader: `java.util.Map$Entry`.
fn binary(java: &JavaClass) -> Option<String> {
    let path = java.path.join("$");
    match (path.is_empty(), java.package.is_empty()) {
        (true, _) => None,
        (false, true) => Some(path),
        (false, false) => Some(format!("{}.{path}", java.package)),
    }
}

/// The name of a method that was made for its calls.
fn plain(program: &Program, id: MethodId) -> String {
    let signature = program.signature(id);
    signature.split_once('(').map_or(signature.as_str(), |(name, _)| name).to_owned()
}
