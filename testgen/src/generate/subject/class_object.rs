//! Objects of `java.lang.Class`. The front end keeps the one of each type in a static field of a class of its own, which is named
//! after the type as the JVM does; a test writes a class literal.

use oox_core::ir::FieldId;

use super::Subject;
use crate::java::{ClassName, Expr, JavaType, TypeName, box_of, is_primitive};

/// What begins the name of a class with the object of another one.
const HOLDER: &str = "class$";

impl Subject<'_> {
    /// The class literal for the object that a static field holds, and its type; `None` for other fields, and for types that a test in
    /// this package cannot name.
    pub fn class_literal(&self, package: &str, field: FieldId) -> Option<(Expr, JavaType)> {
        let holder = &self.program.class(self.program.field(field).class).name;
        let name = holder.strip_prefix(HOLDER)?;
        let boxed = |word: &str| match word {
            "void" => JavaType::Unknown,
            prim => JavaType::Class(box_of(prim).to_owned(), Vec::new()),
        };
        let (literal, of) = if name == "void" || is_primitive(name) {
            (TypeName::Word(name.to_owned()), boxed(name))
        } else {
            self.named(package, name)?
        };
        Some((Expr::ClassLiteral(literal), JavaType::Class("Class".to_owned(), vec![of])))
    }

    /// A class or an array by the name that `Class.getName` gives.
    fn named(&self, package: &str, name: &str) -> Option<(TypeName, JavaType)> {
        if let Some(elem) = name.strip_prefix('[') {
            let (literal, elem) = match elem.strip_prefix('L').and_then(|class| class.strip_suffix(';')) {
                Some(class) => self.named(package, class)?,
                None if elem.starts_with('[') => self.named(package, elem)?,
                None => (TypeName::Word(letter(elem)?.to_owned()), JavaType::Prim(letter(elem)?)),
            };
            return Some((TypeName::Array(Box::new(literal)), JavaType::Array(Box::new(elem))));
        }
        let Some(class) = self.info.class(name) else {
            // all that our models have is public
            return Some((TypeName::class(of_jdk(name)?), JavaType::Class(name.to_owned(), Vec::new())));
        };
        let ty = JavaType::Class(class.name.clone(), Vec::new());
        let is_nameable = !class.path.is_empty() && Self::can_name(package, class);
        is_nameable.then(|| (TypeName::class(ClassName::of(class)), ty))
    }
}

/// A class of the JDK that the program has no more of than its name.
fn of_jdk(name: &str) -> Option<ClassName> {
    if !name.contains('.') {
        return Some(ClassName::jdk(name));
    }
    let (package, simple) = name.starts_with("java.").then(|| name.rsplit_once('.'))??;
    let path = simple.split('$').map(str::to_owned).collect();
    Some(ClassName { package: package.to_owned(), path })
}

/// The primitive type with this letter.
fn letter(letter: &str) -> Option<&'static str> {
    Some(match letter {
        "Z" => "boolean",
        "B" => "byte",
        "C" => "char",
        "S" => "short",
        "I" => "int",
        "J" => "long",
        "F" => "float",
        "D" => "double",
        _ => return None,
    })
}
