//! Primitive types and the classes that box them.

/// The primitive type of a box.
pub fn boxed(class: &str) -> Option<&'static str> {
    Some(match class {
        "Integer" => "int",
        "Long" => "long",
        "Short" => "short",
        "Byte" => "byte",
        "Character" => "char",
        "Boolean" => "boolean",
        "Float" => "float",
        "Double" => "double",
        _ => return None,
    })
}

/// The class that boxes a primitive type.
pub fn box_of(prim: &str) -> &'static str {
    match prim {
        "int" => "Integer",
        "long" => "Long",
        "short" => "Short",
        "byte" => "Byte",
        "char" => "Character",
        "boolean" => "Boolean",
        "float" => "Float",
        _ => "Double",
    }
}

/// The word of a primitive type.
pub fn is_primitive(word: &str) -> bool {
    ["int", "long", "short", "byte", "char", "boolean", "float", "double"].contains(&word)
}
