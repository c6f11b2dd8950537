//! Cases of Java programs in Java's words: the engine says `u16[3]` where Java says `char[3]`.

use oox_core::case::{Case, ObjectView, Outcome, Shown};

/// The words of OOX and of Java for the same type.
pub const WORDS: [(&str, &str); 8] = [
    ("i8", "byte"),
    ("i16", "short"),
    ("u16", "char"),
    ("i32", "int"),
    ("i64", "long"),
    ("f32", "float"),
    ("f64", "double"),
    ("bool", "boolean"),
];

/// A type with Java's word: `int[][]` for `i32[][]`.
///
/// ```
/// assert_eq!(ooxide_testgen::java_words::java_type("u16[]"), "char[]");
/// assert_eq!(ooxide_testgen::java_words::java_type("Shape"), "Shape");
/// ```
pub fn java_type(ty: &str) -> String {
    let elem = ty.trim_end_matches("[]");
    let word = WORDS.into_iter().find(|(oox, _)| *oox == elem);
    format!("{}{}", word.map_or(elem, |(_, java)| java), &ty[elem.len()..])
}

/// Puts Java's words for all types of a case.
pub fn translate(case: &mut Case) {
    case.args.iter_mut().for_each(|arg| value(&mut arg.value));
    case.pre.iter_mut().chain(&mut case.given).chain(&mut case.post).for_each(object);
    for call in &mut case.calls {
        call.args.iter_mut().chain(&mut call.returns).for_each(value);
    }
    match &mut case.outcome {
        Outcome::Returns { value: result } | Outcome::Violates { returns: result, .. } => {
            result.iter_mut().for_each(value);
        }
        Outcome::Throws { exception, .. } => value(exception),
        Outcome::Endless { .. } => {}
    }
}

/// A case with Java's words for all types.
pub fn translated(case: &Case) -> Case {
    let mut case = case.clone();
    translate(&mut case);
    case
}

fn object(object: &mut ObjectView) {
    object.ty = java_type(&object.ty);
    object.types.iter_mut().for_each(|ty| *ty = java_type(ty));
    object.fields.iter_mut().for_each(|field| value(&mut field.value));
    object.elements.iter_mut().for_each(|element| value(&mut element.value));
}

fn value(shown: &mut Shown) {
    if let Shown::Any { any, .. } = shown {
        *any = java_type(any);
    }
}
