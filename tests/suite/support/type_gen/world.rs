//! The types of a program: what is declared, how the types are related, and how they are written.

use crate::support::seeded::Random;

/// A type of the program, by its place in the list.
pub type Id = usize;

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Interface,
    Abstract,
    Class,
    Record,
    Enum,
}

/// Where it is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nesting {
    Top,
    Nested,
    Private,
    Inner,
}

/// The type of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ty {
    Int,
    Bool,
    Object,
    /// A class of exceptions of the library.
    Library(&'static str),
    Of(Id),
    /// A generic class with an argument.
    Applied(Id, Argument),
    Array(Box<Ty>),
    List(Box<Ty>),
    Set(Box<Ty>),
    Map(Box<Ty>, Box<Ty>),
    Optional(Box<Ty>),
    /// The type parameter of a class or method, with its bound.
    Variable(Id),
}

impl Ty {
    /// The type of the program that it is, if it is one.
    pub fn class(&self) -> Option<Id> {
        match self {
            Self::Of(id) | Self::Applied(id, _) | Self::Variable(id) => Some(*id),
            _ => None,
        }
    }
}

/// A type argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    Exact(Id),
    Extends(Id),
    Any,
    /// The type parameter of the method.
    Variable,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub ty: Ty,
}

/// A declared type.
#[derive(Clone, Debug)]
pub struct Decl {
    pub name: String,
    pub kind: Kind,
    pub nesting: Nesting,
    /// The superclass, if it is a type of the program.
    pub extends: Option<Id>,
    pub implements: Vec<Id>,
    pub is_sealed: bool,
    pub fields: Vec<Field>,
    /// Conditions over the fields.
    pub invariants: Vec<String>,
    /// Some invariant wants an object: the values of [`World::good`] do not keep it.
    pub needs_object: bool,
    /// The bound of its type parameter.
    pub bound: Option<Id>,
    /// The type argument of its superclass.
    pub argument: Option<Argument>,
    /// Constants of an enum.
    pub labels: Vec<String>,
}

/// All types of a program.
pub struct World {
    pub types: Vec<Decl>,
    pub color: Id,
    pub tag: Id,
    pub root: Id,
    pub oops: Id,
    pub boxed: Option<Id>,
    /// Objects that static fields hold: the expression, the class, and whether it is anonymous.
    pub constants: Vec<(String, Id)>,
    /// Declarations of constants, by the type that they stand in (`None`: the main class).
    pub held: Vec<(Option<Id>, String)>,
    /// All objects below the root keep an invariant about the same number.
    pub shares_invariants: bool,
    /// The root has a constant of an anonymous class.
    pub has_anonymous: bool,
}

pub fn chance(random: &mut Random, percent: usize) -> bool {
    random.below(100) < percent
}

impl World {
    pub fn decl(&self, id: Id) -> &Decl {
        &self.types[id]
    }

    /// The types right above one.
    pub fn above(&self, id: Id) -> impl Iterator<Item = Id> + '_ {
        let decl = self.decl(id);
        decl.extends.into_iter().chain(decl.implements.iter().copied())
    }

    pub fn is_below(&self, id: Id, other: Id) -> bool {
        id == other || self.above(id).any(|above| self.is_below(above, other))
    }

    pub fn has_below(&self, id: Id) -> bool {
        (0..self.types.len()).any(|other| other != id && self.is_below(other, id))
    }

    pub fn is_interface(&self, id: Id) -> bool {
        self.decl(id).kind == Kind::Interface
    }

    /// The compiler lets nobody extend it.
    fn is_final(&self, id: Id) -> bool {
        matches!(self.decl(id).kind, Kind::Record | Kind::Enum)
            || (self.above(id).any(|above| self.decl(above).is_sealed) && !self.has_below(id))
    }

    /// Is there a cast from one to the other that the compiler accepts?
    pub fn is_castable(&self, from: Id, to: Id) -> bool {
        if self.is_below(from, to) || self.is_below(to, from) {
            return true;
        }
        let sealed =
            |id: Id| self.decl(id).is_sealed || self.above(id).any(|above| self.decl(above).is_sealed);
        (self.is_interface(from) && !self.is_final(to) || self.is_interface(to) && !self.is_final(from))
            && !sealed(from)
            && !sealed(to)
    }

    /// All fields of objects of a class, the inherited ones first.
    pub fn all_fields(&self, id: Id) -> Vec<(Id, Field)> {
        let mut all = self.decl(id).extends.map_or_else(Vec::new, |above| self.all_fields(above));
        all.extend(self.decl(id).fields.iter().map(|field| (id, field.clone())));
        all
    }

    /// A field as it is read from outside of its class.
    pub fn read(&self, id: Id, field: &str) -> String {
        if self.decl(id).kind == Kind::Record { format!("{field}()") } else { field.to_owned() }
    }

    /// Do the values of [`World::good`] keep the invariants?
    pub fn is_made_easily(&self, id: Id) -> bool {
        let decl = self.decl(id);
        matches!(decl.kind, Kind::Class | Kind::Record)
            && decl.nesting != Nesting::Inner
            && decl.bound.is_none()
            && !decl.needs_object
            && decl.extends.is_none_or(|above| !self.needs_object_above(above))
    }

    fn needs_object_above(&self, id: Id) -> bool {
        self.decl(id).needs_object
            || self.decl(id).extends.is_some_and(|above| self.needs_object_above(above))
    }

    /// A value of a field that keeps all invariants that there are.
    pub fn good(&self, ty: &Ty) -> String {
        match ty {
            Ty::Int => "1".to_owned(),
            Ty::Bool => "true".to_owned(),
            Ty::Of(id) if *id == self.color && !self.decl(*id).labels.is_empty() => {
                format!("{}.{}", self.name(*id), self.decl(*id).labels[0])
            }
            _ => "null".to_owned(),
        }
    }

    /// Makes an object of a class.
    pub fn creation(&self, id: Id) -> String {
        let mut values: Vec<String> =
            self.all_fields(id).iter().map(|(_, field)| self.good(&field.ty)).collect();
        if self.is_exception(id) {
            values.push("null".to_owned());
        }
        format!("new {}({})", self.name(id), values.join(", "))
    }

    pub fn is_exception(&self, id: Id) -> bool {
        self.is_below(id, self.oops)
    }

    /// How a type is written anywhere in the file.
    pub fn name(&self, id: Id) -> String {
        let decl = self.decl(id);
        if decl.nesting == Nesting::Top { decl.name.clone() } else { format!("Main.{}", decl.name) }
    }

    /// Can it be named in the body of this type (`None`: the main class)?
    pub fn is_visible(&self, id: Id, from: Option<Id>) -> bool {
        self.decl(id).nesting != Nesting::Private
            || from.is_none_or(|from| self.decl(from).nesting != Nesting::Top)
    }

    pub fn ty(&self, ty: &Ty) -> String {
        match ty {
            Ty::Int => "int".to_owned(),
            Ty::Bool => "boolean".to_owned(),
            Ty::Object => "Object".to_owned(),
            Ty::Library(name) => (*name).to_owned(),
            Ty::Of(id) => self.name(*id),
            Ty::Applied(id, argument) => format!("{}<{}>", self.name(*id), self.argument(*argument)),
            Ty::Array(element) => format!("{}[]", self.ty(element)),
            Ty::List(element) => format!("List<{}>", self.ty(element)),
            Ty::Set(element) => format!("Set<{}>", self.ty(element)),
            Ty::Map(key, value) => format!("Map<{}, {}>", self.ty(key), self.ty(value)),
            Ty::Optional(element) => format!("Optional<{}>", self.ty(element)),
            Ty::Variable(_) => "T".to_owned(),
        }
    }

    pub fn argument(&self, argument: Argument) -> String {
        match argument {
            Argument::Exact(id) => self.name(id),
            Argument::Extends(id) => format!("? extends {}", self.name(id)),
            Argument::Any => "?".to_owned(),
            Argument::Variable => "T".to_owned(),
        }
    }

    /// What the type parameter of a generic class is in a variable.
    pub fn item(&self, id: Id, argument: Argument) -> Ty {
        match argument {
            Argument::Exact(class) | Argument::Extends(class) => Ty::Of(class),
            Argument::Any => Ty::Of(self.decl(id).bound.expect("only generic classes have arguments")),
            Argument::Variable => {
                Ty::Variable(self.decl(id).bound.expect("only generic classes have arguments"))
            }
        }
    }

    /// A field's type as it is seen through a variable.
    pub fn seen(&self, through: &Ty, field: &Ty) -> Ty {
        match (through, field) {
            (Ty::Applied(id, argument), Ty::Variable(_)) => self.item(*id, *argument),
            (Ty::Of(id), Ty::Variable(bound)) => {
                // a class that extends an instance of the generic one
                match self.decl(*id).argument {
                    Some(Argument::Exact(class)) => Ty::Of(class),
                    _ => Ty::Of(*bound),
                }
            }
            _ => field.clone(),
        }
    }
}
