//! Names of Java classes and methods as people write them, and signatures in the words of Java and of OOX.

use oox_core::ir::{MethodId, Program};
use ooxide_testgen::java_words::WORDS;

/// The name of a class in Java's form: `com.acme.shop.Order.Line`. What has no name in Java stays as it is.
pub fn class_name(class: &str) -> String {
    let is_named = |part: &str| !part.is_empty() && !part.starts_with(|first: char| first.is_ascii_digit());
    if class.split('$').all(is_named) { class.replace('$', ".") } else { class.to_owned() }
}

/// A class without its package: `Order.Line`.
fn simple_class(class: &str) -> String {
    class_name(class.rsplit('.').next().unwrap_or(class))
}

/// A class with its package: `p.Name`.
pub fn in_package(package: &str, name: &str) -> String {
    if package.is_empty() { name.to_owned() } else { format!("{package}.{name}") }
}

/// A signature with simple names: `LruCache(int)`, `put(Object,Order.Line[])`.
pub fn simple_signature(class: &str, signature: &str) -> String {
    let Some((name, types)) = signature.split_once('(') else { return signature.to_owned() };
    // a constructor has the name of its class
    let own = simple_class(class);
    let name = if name == class { own.rsplit('.').next().unwrap_or(name) } else { name };
    let types: Vec<String> =
        types.trim_end_matches(')').split(',').map(|ty| simple_class(ty.trim())).collect();
    format!("{name}({})", types.join(","))
}

/// `com.acme.shop.Order.Line.total(int)`
fn full_name(class: &str, signature: &str) -> String {
    format!("{}.{}", class_name(class), simple_signature(class, signature))
}

/// A method as people write it: `com.acme.shop.Order.Line.total(int)`.
pub fn shown_name(program: &Program, id: MethodId) -> String {
    let class = &program.class(program.method(id).class).name;
    full_name(class, &java_signature(&program.signature(id)))
}

/// A signature with Java's words: `add(int,String[])`.
pub fn java_signature(signature: &str) -> String {
    in_other_words(signature, |(oox, java)| (oox, java))
}

/// A signature with OOX's words: `add(i32,String[])`.
pub fn oox_signature(signature: &str) -> String {
    in_other_words(signature, |(oox, java)| (java, oox))
}

fn in_other_words(
    signature: &str,
    direction: fn((&'static str, &'static str)) -> (&'static str, &'static str),
) -> String {
    let Some((name, types)) = signature.split_once('(') else { return signature.to_owned() };
    let types: Vec<String> = types
        .trim_end_matches(')')
        .split(',')
        .map(|ty| {
            let ty = ty.trim();
            let elem = ty.trim_end_matches("[]");
            let word = WORDS.into_iter().map(direction).find(|(from, _)| *from == elem);
            format!("{}{}", word.map_or(elem, |(_, to)| to), &ty[elem.len()..])
        })
        .collect();
    format!("{name}({})", types.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_people_write() {
        let line = "com.acme.shop.Order$Line";
        assert_eq!(class_name(line), "com.acme.shop.Order.Line");
        assert_eq!(class_name("a.B$1"), "a.B$1");
        assert_eq!(simple_signature(line, "com.acme.shop.Order$Line(int)"), "Line(int)");
        assert_eq!(simple_signature(line, "by(java.util.Map$Entry[],int)"), "by(Map.Entry[],int)");
        assert_eq!(simple_signature(line, "total()"), "total()");
        assert_eq!(full_name("a.B", "a.B(long)"), "a.B.B(long)");
    }

    #[test]
    fn types_have_the_words_of_either_language() {
        assert_eq!(java_signature("put(u16[],i32,String)"), "put(char[],int,String)");
        assert_eq!(oox_signature("put(char[], int, String)"), "put(u16[],i32,String)");
    }
}
