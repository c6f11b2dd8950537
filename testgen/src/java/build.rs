//! Expressions that are written in one way wherever they stand: objects, lists, arrays.

use super::{ClassName, Expr, Helper, JavaClass, JavaInfo, JavaType, Literal, New, TypeName};

/// `new C<>(a, b)`, and `outer.new C<>(a, b)` of an inner class.
pub fn creation(class: &JavaClass, outer: Option<Expr>, args: Vec<Expr>) -> Expr {
    let is_generic = class.levels.last().is_some_and(|own| *own > 0);
    Expr::New(Box::new(New { outer, class: ClassName::of(class), is_generic, args }))
}

/// `new C(a)` of a class of the JDK by its full name.
pub fn new_jdk(full: &str, is_generic: bool, args: Vec<Expr>) -> Expr {
    Expr::New(Box::new(New { outer: None, class: ClassName::jdk(full), is_generic, args }))
}

/// `newObject("p.Outer$C", a, b)`: the helper calls the one constructor that takes so many.
pub fn new_object(class: &JavaClass, outer: Option<Expr>, args: Vec<Expr>) -> Expr {
    let mut all: Vec<Expr> = outer.into_iter().chain(args).collect();
    if let [only] = &mut all[..]
        && only.is_null()
    {
        // else it would be taken for the array of all
        *only = Expr::null().cast(TypeName::object());
    }
    all.insert(0, Expr::text(&class.name));
    Expr::Helper(Helper::NewObject, all)
}

/// `Arrays.asList(a, b)`. A single null would be taken for the array itself.
pub fn as_list(elements: Vec<Expr>) -> Expr {
    let collections = || ClassName::jdk("java.util.Collections");
    match &elements[..] {
        [] => Expr::static_call(collections(), "emptyList", Vec::new()),
        [only] if only.is_null() => Expr::static_call(collections(), "singletonList", elements),
        _ => Expr::static_call(ClassName::jdk("java.util.Arrays"), "asList", elements),
    }
}

/// `new T[] {a, b}`; long runs of zeros are left to `new T[n]` where all are.
pub fn array_with(elem: &JavaType, elements: Vec<Expr>, info: &JavaInfo) -> Expr {
    let elem = elem.unbounded();
    let is_default = |element: &Expr| match (element, &elem) {
        (Expr::Literal(literal), JavaType::Prim(_)) => literal.is_zero(),
        // a zero is an object there
        _ => element.is_null(),
    };
    let written = TypeName::of(&elem, info);
    if elements.is_empty() || elements.len() > 2 && elements.iter().all(is_default) {
        return Expr::ArrayOf(written, elements.len());
    }
    let plain = elements.into_iter().map(|element| match (element, &elem) {
        // in an initialiser a constant fits without a cast
        (Expr::Literal(Literal::Byte(value) | Literal::Short(value)), JavaType::Prim("byte" | "short")) => {
            Expr::int(value)
        }
        (other, _) => other,
    });
    Expr::ArrayWith(written, plain.collect())
}
