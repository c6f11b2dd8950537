//! Classes without source, from their class files: what they declare, without their code.
//!
//! `read.rs` makes a [`ClassFile`] of bytes, `signature.rs` and `annotations.rs` are parts of it; `path.rs` finds the bytes in
//! folders, jars and the image of a JDK (`jimage.rs`); `tree.rs` puts what was read into the form of a declaration in source.
//!
//! What must hold: no bytes make it panic. A class is read once, when it is first named, and the same files give the same
//! classes.

mod annotations;
mod jdk;
mod jimage;
mod path;
mod read;
mod signature;
mod tree;

pub use jdk::home as jdk_home;
pub use path::{ClassPath, Described};
pub use read::read;
pub use signature::{Arg, ClassType, Ty, TypeVariable};
pub(crate) use tree::{Privates, declaration};

use crate::syntax::tree::Nullness;

/// The flags of a class or member (JVMS 4.1, 4.5, 4.6).
pub mod flags {
    #![allow(missing_docs, reason = "the words of the specification")]
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const VARARGS: u16 = 0x0080;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ANNOTATION: u16 = 0x2000;
    pub const ENUM: u16 = 0x4000;
}

/// What a class file declares.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassFile {
    /// The binary name: `a.b.Outer$Inner`.
    pub name: String,
    /// See [`flags`].
    pub flags: u16,
    /// Its own type parameters.
    pub type_params: Vec<TypeVariable>,
    /// None for `Object` only; `Object` for interfaces.
    pub superclass: Option<Ty>,
    /// Those that it names itself, as they are written.
    pub interfaces: Vec<Ty>,
    /// Its own fields, in the order of the file.
    pub fields: Vec<Field>,
    /// Its own methods and constructors, in the order of the file.
    pub methods: Vec<Method>,
    /// The classes inside of others that the file speaks of.
    pub nested: Vec<Nested>,
    /// The components of a record.
    pub components: Option<Vec<Component>>,
    /// The binary names of the classes that a sealed one permits; none for others.
    pub permitted: Option<Vec<String>>,
    /// The simple names of its annotations.
    pub annotations: Vec<String>,
}

/// A field.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// See [`flags`].
    pub flags: u16,
    /// Its type, generic where the source was.
    pub ty: Ty,
    /// The value of a constant.
    pub constant: Option<Constant>,
    /// What its annotations say.
    pub marks: Marks,
}

/// A method, or a constructor with the name `<init>`.
#[derive(Clone, Debug, PartialEq)]
pub struct Method {
    /// Its name.
    pub name: String,
    /// See [`flags`].
    pub flags: u16,
    /// Its own type parameters.
    pub type_params: Vec<TypeVariable>,
    /// First to last. Where `is_generic`, without what the compiler added for inner classes and enums.
    pub params: Vec<Param>,
    /// The types come from a generic signature.
    pub is_generic: bool,
    /// None: `void`.
    pub ret: Option<Ty>,
    /// What it declares to throw.
    pub throws: Vec<Ty>,
    /// What its annotations say of it and of its result.
    pub marks: Marks,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// If the compiler kept it.
    pub name: Option<String>,
    /// Its type.
    pub ty: Ty,
    /// What its annotations say.
    pub marks: Marks,
}

/// A component of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Component {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
}

/// What annotations say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// `@Nullable`, `@NonNull` and their like, of any package, at the declaration or at its type.
    pub nullness: Option<Nullness>,
    /// The simple names of the annotations at the declaration.
    pub annotations: Vec<String>,
}

/// A class that is inside of another one.
#[derive(Clone, Debug, PartialEq)]
pub struct Nested {
    /// Its binary name.
    pub name: String,
    /// That of the class around it; none for local and anonymous classes.
    pub outer: Option<String>,
    /// None for anonymous classes.
    pub simple: Option<String>,
    /// As in the source: `static`, `private` and `protected` are here only. See [`flags`].
    pub flags: u16,
}

/// The value of a constant field.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the kinds of constants that a class file has")]
pub enum Constant {
    /// Also `boolean`, `byte`, `char` and `short`.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    /// UTF-16 units.
    String(Vec<u16>),
}

/// Why bytes are no class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bad(pub String);

impl std::fmt::Display for Bad {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Bad {}

impl Bad {
    fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}
