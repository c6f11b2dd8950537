//! Types as a test writes them. Which classes are imported and which are written in full is up to the file.

use indexmap::IndexMap;

use super::{JavaClass, JavaInfo, JavaType, TypeParam};

/// The name of a class.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClassName {
    /// `a.b`, or empty.
    pub package: String,
    /// Simple names, outermost first.
    pub path: Vec<String>,
}

impl ClassName {
    /// The name of a class of the program.
    pub fn of(class: &JavaClass) -> Self {
        Self { package: class.package.clone(), path: class.path.clone() }
    }

    /// A class of the JDK or of JUnit by its full name.
    pub fn jdk(full: &str) -> Self {
        let (package, simple) = full.rsplit_once('.').unwrap_or(("java.lang", full));
        Self { package: package.to_owned(), path: vec![simple.to_owned()] }
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TypeName {
    /// A primitive type, or a type parameter.
    Word(String),
    /// A class with type arguments; those of an inner class follow its name: `List<Integer>.Node`.
    Class(ClassName, Vec<TypeName>, Vec<(String, Vec<TypeName>)>),
    /// `T[]`
    Array(Box<TypeName>),
    /// `?`
    Any,
    /// `? extends T`
    Extends(Box<TypeName>),
    /// `? super T`
    Super(Box<TypeName>),
}

impl TypeName {
    /// A class without type arguments.
    pub fn class(class: ClassName) -> Self {
        Self::Class(class, Vec::new(), Vec::new())
    }

    /// A class with type arguments.
    pub fn generic(class: ClassName, args: Vec<TypeName>) -> Self {
        Self::Class(class, args, Vec::new())
    }

    /// A class of the JDK by its full name.
    pub fn jdk(full: &str) -> Self {
        Self::class(ClassName::jdk(full))
    }

    /// `Object`
    pub fn object() -> Self {
        Self::jdk("Object")
    }

    /// A type.
    pub fn of(ty: &JavaType, info: &JavaInfo) -> Self {
        Self::of_in(ty, info, &[])
    }

    /// A type where these type parameters can be named.
    pub fn of_in(ty: &JavaType, info: &JavaInfo, params: &[TypeParam]) -> Self {
        let inner = |ty: &JavaType| Box::new(Self::of_in(ty, info, params));
        match ty {
            JavaType::Prim(word) => Self::Word((*word).to_owned()),
            JavaType::Class(name, args) => {
                let class = info.class(name);
                let args = arguments(class, args, info, params);
                match class {
                    Some(class) if !class.path.is_empty() => with_arguments(class, args),
                    // a class of `java.lang` that the program does not name
                    None if !name.contains('.') => Self::generic(ClassName::jdk(name), args),
                    _ => Self::object(),
                }
            }
            JavaType::Array(elem) => Self::Array(inner(elem)),
            JavaType::Extends(bound) if bound.class_name() == Some("Object") => Self::Any,
            JavaType::Extends(bound) => Self::Extends(inner(bound)),
            JavaType::Super(bound) => Self::Super(inner(bound)),
            JavaType::Var(name) if params.iter().any(|param| param.name == *name) => Self::Word(name.clone()),
            JavaType::Raw(bound) => Self::of_in(bound, info, params),
            JavaType::Var(_) | JavaType::Unknown => Self::object(),
        }
    }

    /// A sign after a cast to a class would subtract.
    pub(super) fn is_primitive(&self) -> bool {
        matches!(self, Self::Word(word) if super::is_primitive(word))
    }
}

/// Type arguments; none where one of them cannot be written.
fn arguments(
    class: Option<&JavaClass>,
    args: &[JavaType],
    info: &JavaInfo,
    params: &[TypeParam],
) -> Vec<TypeName> {
    if args.iter().any(|arg| matches!(arg, JavaType::Raw(_))) {
        return Vec::new();
    }
    let written = args.iter().enumerate().map(|(index, arg)| {
        let param = class.and_then(|class| class.type_params.get(index));
        match arg {
            // a bound that leads back to its parameter says no more than `?`
            JavaType::Extends(_)
                if param.is_some_and(|param| param.is_recursive && param.instance == *arg) =>
            {
                TypeName::Any
            }
            _ => TypeName::of_in(arg, info, params),
        }
    });
    written.collect()
}

/// A class with type arguments; the first are those of the classes around an inner one.
fn with_arguments(class: &JavaClass, args: Vec<TypeName>) -> TypeName {
    let generic = class.levels.iter().position(|count| *count > 0).filter(|_| !args.is_empty());
    let Some(generic) = generic else { return TypeName::class(ClassName::of(class)) };
    let mut rest = args.into_iter();
    let mut next = |count: usize| -> Vec<TypeName> { rest.by_ref().take(count).collect() };
    let outer = ClassName { package: class.package.clone(), path: class.path[..=generic].to_vec() };
    let of_outer = next(class.levels[generic]);
    let inner = class.path.iter().zip(&class.levels).skip(generic + 1);
    let inner = inner.map(|(simple, count)| (simple.clone(), next(*count))).collect();
    TypeName::Class(outer, of_outer, inner)
}

/// The type parameters of a method as they are declared, each with the bounds that say something.
pub fn declared_params(
    params: &[TypeParam],
    values: &IndexMap<String, JavaType>,
    info: &JavaInfo,
) -> Vec<(String, Vec<TypeName>)> {
    let declared = params.iter().map(|param| {
        let bounds = param.bounds.iter().filter(|bound| **bound != JavaType::object());
        let bounds = bounds.map(|bound| TypeName::of_in(&bound.substituted(values), info, params));
        (param.name.clone(), bounds.collect())
    });
    declared.collect()
}
