//! What a test must know of the Java program beyond its OOX form: packages, visibility, generics, names.
//!
//! The front end knows it, and the command line fills it in: the two crates do not know each other.

use indexmap::IndexMap;

use super::{JavaSource, Model};

/// The classes of a program by their OOX name.
#[derive(Clone, Debug, Default)]
pub struct JavaInfo {
    /// The user's classes, and those of the library that are in the program.
    pub classes: IndexMap<String, JavaClass>,
    /// What was read of their source.
    pub source: JavaSource,
}

impl JavaInfo {
    /// The class with this OOX name.
    pub fn class(&self, name: &str) -> Option<&JavaClass> {
        self.classes.get(name)
    }
}

/// What a declaration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "Java's own words")]
pub enum Kind {
    Class,
    Interface,
    Enum,
    Record,
}

/// Who can use a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// Its own class only.
    Private,
    /// Its package.
    Package,
    /// Its package and subclasses.
    Protected,
    /// Everybody.
    Public,
}

/// A class, interface, enum or record.
#[derive(Clone, Debug)]
pub struct JavaClass {
    /// Its name in OOX.
    pub name: String,
    /// `a.b`, or empty.
    pub package: String,
    /// Simple names, outermost first; empty for a class that cannot be named (local, anonymous, lambda).
    pub path: Vec<String>,
    /// What it is.
    pub kind: Kind,
    /// The user wrote it.
    pub is_users: bool,
    /// The least access of it and the classes around it.
    pub access: Access,
    /// Has no objects of exactly this class.
    pub is_abstract: bool,
    /// Its objects have an enclosing instance.
    pub is_inner: bool,
    /// How many of its type parameters belong to each of the names in its path.
    pub levels: Vec<usize>,
    /// Its type parameters, those of the classes around an inner one first. Their names differ.
    pub type_params: Vec<TypeParam>,
    /// Its direct supertypes.
    pub supertypes: Vec<JavaType>,
    /// Fields in the order of the source.
    pub fields: Vec<JavaField>,
    /// Methods and constructors in the order of the source.
    pub methods: Vec<JavaMethod>,
    /// The file that declares it, as the user named it.
    pub file: String,
    /// What our model of it says, if it is one of the library.
    pub model: Model,
}

/// A type parameter.
#[derive(Clone, Debug)]
pub struct TypeParam {
    /// Its name.
    pub name: String,
    /// Its bounds.
    pub bounds: Vec<JavaType>,
    /// What stands for it in tests; chosen by [`JavaInfo::new`].
    pub instance: JavaType,
    /// Its bounds lead back to it.
    pub is_recursive: bool,
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JavaType {
    /// `int`, `boolean` ... and `void`
    Prim(&'static str),
    /// A class by its OOX name, with type arguments.
    Class(String, Vec<JavaType>),
    /// `T[]`
    Array(Box<JavaType>),
    /// A type variable.
    Var(String),
    /// `?` and `? extends T`
    Extends(Box<JavaType>),
    /// `? super T`
    Super(Box<JavaType>),
    /// A type argument that a test cannot name although it gives objects for it: the type with it is written without
    /// arguments, and the objects have this type.
    Raw(Box<JavaType>),
    /// A type that a test cannot name.
    Unknown,
}

impl JavaType {
    /// The name of a class type.
    pub fn class_name(&self) -> Option<&str> {
        match self {
            Self::Class(name, _) => Some(name),
            _ => None,
        }
    }

    /// `void`
    pub fn is_void(&self) -> bool {
        *self == Self::Prim("void")
    }

    /// The type with its variables replaced.
    #[must_use]
    pub fn substituted(&self, values: &IndexMap<String, JavaType>) -> Self {
        match self {
            // no variable has the type `?`
            Self::Var(name) => values.get(name).map_or_else(|| self.clone(), Self::of_objects),
            Self::Class(name, args) => {
                let args = args.iter().map(|arg| match arg {
                    Self::Var(name) => values.get(name).unwrap_or(arg).clone(),
                    _ => arg.substituted(values),
                });
                Self::Class(name.clone(), args.collect())
            }
            Self::Array(elem) => Self::Array(Box::new(elem.substituted(values))),
            Self::Extends(bound) => Self::Extends(Box::new(bound.substituted(values))),
            Self::Super(bound) => Self::Super(Box::new(bound.substituted(values))),
            Self::Prim(_) | Self::Raw(_) | Self::Unknown => self.clone(),
        }
    }

    /// Some type variable stands in it.
    pub fn mentions_variable(&self) -> bool {
        match self {
            Self::Var(_) => true,
            Self::Class(_, args) => args.iter().any(Self::mentions_variable),
            Self::Array(inner) | Self::Extends(inner) | Self::Super(inner) => inner.mentions_variable(),
            Self::Prim(_) | Self::Raw(_) | Self::Unknown => false,
        }
    }

    /// A test cannot name all of it.
    pub fn is_unknown(&self) -> bool {
        match self {
            Self::Unknown => true,
            Self::Class(_, args) => args.iter().any(Self::is_unknown),
            Self::Array(inner) | Self::Extends(inner) | Self::Super(inner) => inner.is_unknown(),
            Self::Prim(_) | Self::Raw(_) | Self::Var(_) => false,
        }
    }

    /// The type of an object of which this type argument speaks.
    #[must_use]
    pub fn of_objects(&self) -> Self {
        match self {
            Self::Raw(bound) => (**bound).clone(),
            other => other.without_wildcard(),
        }
    }

    /// The type with `?` for each argument that is a type variable.
    #[must_use]
    pub fn with_unknown_arguments(&self) -> Self {
        let Self::Class(name, args) = self else { return self.clone() };
        let args = args.iter().map(|arg| match arg {
            Self::Var(_) => Self::Extends(Box::new(Self::object())),
            _ if arg.mentions_variable() => {
                Self::Extends(Box::new(arg.of_objects().with_unknown_arguments()))
            }
            _ => arg.clone(),
        });
        Self::Class(name.clone(), args.collect())
    }

    /// The class type as it is written without arguments.
    #[must_use]
    pub fn without_arguments(&self) -> Self {
        let Self::Class(name, args) = self else { return self.clone() };
        Self::Class(name.clone(), args.iter().map(|arg| Self::Raw(Box::new(arg.of_objects()))).collect())
    }

    /// Whether no object but null can be given for it: some variable in it stands for `?`.
    pub fn takes_null_only(&self, values: &IndexMap<String, JavaType>) -> bool {
        match self {
            Self::Var(name) => matches!(values.get(name), Some(Self::Extends(_))),
            Self::Class(_, args) => args.iter().any(|arg| arg.takes_null_only(values)),
            Self::Array(inner) | Self::Extends(inner) | Self::Super(inner) => inner.takes_null_only(values),
            Self::Prim(_) | Self::Raw(_) | Self::Unknown => false,
        }
    }

    /// A wildcard stands for its bound.
    #[must_use]
    pub fn without_wildcard(&self) -> Self {
        match self {
            Self::Extends(bound) | Self::Super(bound) => (**bound).clone(),
            other => other.clone(),
        }
    }

    /// `Object`
    pub fn object() -> Self {
        Self::Class("Object".to_owned(), Vec::new())
    }

    /// `String`
    pub fn text() -> Self {
        Self::Class("String".to_owned(), Vec::new())
    }

    /// The type argument at a position; `Object` where there is none.
    #[must_use]
    pub fn argument(&self, index: usize) -> Self {
        let Self::Class(_, args) = self else { return Self::object() };
        match args.get(index) {
            Some(Self::Extends(bound)) if **bound == Self::Unknown => Self::object(),
            Some(arg) => arg.of_objects(),
            None => Self::object(),
        }
    }

    /// The element type of arrays that can be made: there are none of generic types but those with `?`.
    #[must_use]
    pub fn unbounded(&self) -> Self {
        match self {
            Self::Class(name, args) => {
                Self::Class(name.clone(), vec![Self::Extends(Box::new(Self::object())); args.len()])
            }
            other => other.clone(),
        }
    }

    /// An array such as `Node<String>[]`: the array that can be made in its place, a `Node<?>[]`, has another type.
    pub fn is_array_of_generic(&self) -> bool {
        let mut innermost = self;
        while let Self::Array(inner) = innermost {
            innermost = inner;
        }
        matches!(self, Self::Array(_)) && innermost.unbounded() != *innermost
    }
}

/// A field.
#[derive(Clone, Debug)]
pub struct JavaField {
    /// Its name in Java.
    pub name: String,
    /// Its name in OOX.
    pub oox: String,
    /// Its type.
    pub ty: JavaType,
    /// Who can use it.
    pub access: Access,
    /// `static`
    pub is_static: bool,
    /// `final`
    pub is_final: bool,
    /// A constant: the compiler puts its value where it is used.
    pub is_constant: bool,
}

/// Whatever an interface says of these methods, every object has them.
pub fn every_object_has(method: &str, params: usize) -> bool {
    matches!((method, params), ("equals", 1) | ("hashCode" | "toString", 0))
}

/// A method or constructor.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a modifier of the declaration")]
pub struct JavaMethod {
    /// Its name in Java; that of the class for a constructor.
    pub name: String,
    /// Its signature in OOX: `name(T1,T2)`.
    pub signature: String,
    /// A constructor.
    pub is_constructor: bool,
    /// Nobody wrote it.
    pub is_implied: bool,
    /// It, or its class, is `@Deprecated`.
    pub is_deprecated: bool,
    /// Who can use it.
    pub access: Access,
    /// `static`
    pub is_static: bool,
    /// Without a body.
    pub is_abstract: bool,
    /// Its own type parameters.
    pub type_params: Vec<TypeParam>,
    /// Names and types of its parameters; that of variable arity as an array.
    pub params: Vec<(String, JavaType)>,
    /// The last parameter is of variable arity.
    pub is_varargs: bool,
    /// Its result; `void` for constructors.
    pub ret: JavaType,
    /// It declares checked exceptions, or may.
    pub throws: bool,
}
