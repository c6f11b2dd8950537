//! Java types as attribution sees them: generic, with variables and wildcards. OOX only sees their erasure.

use std::rc::Rc;

pub use crate::syntax::tree::Prim;

/// A class or interface of the [`World`](crate::world::World).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub u32);

/// A method or constructor of the [`World`](crate::world::World).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MethodId(pub u32);

/// A field of the [`World`](crate::world::World).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldId(pub u32);

/// A type variable of the [`World`](crate::world::World), or an inference variable while a call is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `int`, `boolean` ...
    Prim(Prim),
    /// `void`, the type of a call without a result.
    Void,
    /// The type of `null`.
    Null,
    /// A class with its type arguments, those of its generic outer classes first. No arguments for a generic class: raw.
    Class(ClassId, Rc<[Type]>),
    /// `T[]`
    Array(Rc<Type>),
    /// A type variable.
    Var(VarId),
    /// `?`, `? extends T`: only as a type argument.
    Extends(Rc<Type>),
    /// `? super T`: only as a type argument.
    Super(Rc<Type>),
    /// `A & B`
    Both(Rc<[Type]>),
    /// The type of something that comes from a class we have no source of, or of an expression that was already
    /// reported. It fits everywhere.
    Unknown,
}

impl Type {
    /// `int`
    pub const INT: Self = Self::Prim(Prim::Int);
    /// `long`
    pub const LONG: Self = Self::Prim(Prim::Long);
    /// `boolean`
    pub const BOOLEAN: Self = Self::Prim(Prim::Boolean);
    /// `char`
    pub const CHAR: Self = Self::Prim(Prim::Char);
    /// `double`
    pub const DOUBLE: Self = Self::Prim(Prim::Double);

    /// A class without type arguments.
    pub fn class(id: ClassId) -> Self {
        Self::Class(id, Rc::from([]))
    }

    /// `T[]`
    pub fn array(elem: Self) -> Self {
        Self::Array(Rc::new(elem))
    }

    /// `T[]...[]`
    #[must_use]
    pub fn array_of(self, dims: usize) -> Self {
        (0..dims).fold(self, |ty, _| Self::array(ty))
    }

    /// A primitive type.
    pub fn prim(&self) -> Option<Prim> {
        match self {
            Self::Prim(prim) => Some(*prim),
            _ => None,
        }
    }

    /// The class of a class type.
    pub fn class_id(&self) -> Option<ClassId> {
        match self {
            Self::Class(id, _) => Some(*id),
            _ => None,
        }
    }

    /// Neither primitive nor `void`.
    pub fn is_reference(&self) -> bool {
        !matches!(self, Self::Prim(_) | Self::Void)
    }

    /// `byte short char int long float double`
    pub fn is_numeric(&self) -> bool {
        matches!(self, Self::Prim(prim) if *prim != Prim::Boolean)
    }

    /// Whether somebody must still find out what the type is.
    pub fn has_unknown(&self) -> bool {
        self.contains(&|part| *part == Self::Unknown)
    }

    /// Whether the type or some part of it passes the test.
    pub fn contains(&self, test: &impl Fn(&Self) -> bool) -> bool {
        test(self)
            || match self {
                Self::Class(_, parts) | Self::Both(parts) => parts.iter().any(|part| part.contains(test)),
                Self::Array(inner) | Self::Extends(inner) | Self::Super(inner) => inner.contains(test),
                Self::Prim(_) | Self::Void | Self::Null | Self::Unknown | Self::Var(_) => false,
            }
    }

    /// Whether one of the type variables occurs in it.
    pub fn mentions(&self, vars: &[VarId]) -> bool {
        self.contains(&|part| matches!(part, Self::Var(var) if vars.contains(var)))
    }

    /// The element type of an array.
    pub fn elem(&self) -> Option<&Self> {
        match self {
            Self::Array(elem) => Some(elem),
            _ => None,
        }
    }
}

impl Prim {
    /// `byte short char int long`
    pub fn is_integral(self) -> bool {
        matches!(self, Self::Byte | Self::Short | Self::Char | Self::Int | Self::Long)
    }

    /// The type after unary numeric promotion.
    #[must_use]
    pub fn promoted(self) -> Self {
        match self {
            Self::Byte | Self::Short | Self::Char => Self::Int,
            other => other,
        }
    }

    /// Java's word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Boolean => "boolean",
            Self::Byte => "byte",
            Self::Short => "short",
            Self::Char => "char",
            Self::Int => "int",
            Self::Long => "long",
            Self::Float => "float",
            Self::Double => "double",
        }
    }

    /// The class in `java.lang` that boxes it.
    pub fn box_name(self) -> &'static str {
        match self {
            Self::Boolean => "Boolean",
            Self::Byte => "Byte",
            Self::Short => "Short",
            Self::Char => "Character",
            Self::Int => "Integer",
            Self::Long => "Long",
            Self::Float => "Float",
            Self::Double => "Double",
        }
    }

    /// Whether a value of this type becomes one of the other without a cast.
    pub fn widens_to(self, other: Self) -> bool {
        let rank = |prim: Self| match prim {
            Self::Byte => 1,
            Self::Short => 2,
            Self::Char => 2,
            Self::Int => 3,
            Self::Long => 4,
            Self::Float => 5,
            Self::Double => 6,
            Self::Boolean => 0,
        };
        self == other
            || (self != Self::Boolean
                && other != Self::Boolean
                && other != Self::Char
                && rank(self) < rank(other))
    }
}
