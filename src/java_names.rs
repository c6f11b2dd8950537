//! Names of Java classes and methods as people write them.

/// The name of a class in Java's form: `com.acme.shop.Order.Line`. What has no name in Java stays as it is.
pub fn class_name(class: &str) -> String {
    let is_named = |part: &str| !part.is_empty() && !part.starts_with(|first: char| first.is_ascii_digit());
    if class.split('$').all(is_named) { class.replace('$', ".") } else { class.to_owned() }
}

/// A class without its package: `Order.Line`.
fn simple_class(class: &str) -> String {
    class_name(class.rsplit('.').next().unwrap_or(class))
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
pub fn full_name(class: &str, signature: &str) -> String {
    format!("{}.{}", class_name(class), simple_signature(class, signature))
}

/// At most so many characters.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 3).chain("...".chars()).collect()
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
    fn what_is_too_long_ends_in_dots() {
        assert_eq!(shortened("copy(int,int)", 13), "copy(int,int)");
        assert_eq!(shortened("copy(int,int)", 12), "copy(int,...");
    }
}
