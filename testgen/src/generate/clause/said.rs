//! Expressions of a test with their types.

use oox_core::exec::Interpreter;
use oox_core::heap::Value;
use oox_core::ir::Ty;
use oox_core::term::IntTy;

use crate::java::{JavaType, boxed};

/// How tight names, calls and literals bind.
pub(super) const ATOM: u8 = 15;

/// How tight casts and signs bind.
pub(super) const UNARY: u8 = 13;

pub(super) const RELATION: u8 = 9;

pub(super) const EQUALITY: u8 = 8;

pub(super) const OR: u8 = 3;

pub(super) const CONDITIONAL: u8 = 2;

pub(super) const BOOLEAN: JavaType = JavaType::Prim("boolean");

/// An expression of the test.
#[derive(Clone, Debug)]
pub struct Said {
    /// As Java writes it.
    pub code: String,
    /// Its type.
    pub ty: JavaType,
    /// How tight its outermost operator binds.
    pub tight: u8,
    /// Its value, where that is known.
    pub value: Option<Value>,
    /// The opposite of a condition, where it is as short as the condition.
    pub(super) opposite: Option<(String, u8)>,
}

impl Said {
    /// An expression that needs no parentheses anywhere.
    pub fn atom(code: impl Into<String>, ty: JavaType, value: Option<Value>) -> Self {
        Self { code: code.into(), ty, tight: ATOM, value, opposite: None }
    }

    /// What a test wrote before: a name, a literal, one with a sign or a cast.
    pub fn written(code: &str, ty: JavaType, value: Value) -> Self {
        if ty == BOOLEAN && matches!(code, "true" | "false") {
            return truth(code == "true");
        }
        let tight = if code.starts_with(['-', '(']) { UNARY } else { ATOM };
        Self { tight, ..Self::atom(code, ty, Some(value)) }
    }

    pub(super) fn plain(code: String, ty: JavaType, tight: u8) -> Self {
        Self { code, ty, tight, value: None, opposite: None }
    }

    pub(super) fn condition(code: String, tight: u8) -> Self {
        Self::plain(code, BOOLEAN, tight)
    }

    /// As an operand of something that binds so tight.
    pub(super) fn within(&self, tight: u8) -> String {
        if self.tight < tight { format!("({})", self.code) } else { self.code.clone() }
    }

    /// A box that is written as the value in it.
    pub(super) fn is_boxed(&self) -> bool {
        let is_literal = self.code.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '\''))
            || ["(byte) ", "(short) "].iter().any(|cast| self.code.starts_with(cast))
            || matches!(self.code.as_str(), "true" | "false");
        self.is_reference() && is_literal
    }

    pub(super) fn is_reference(&self) -> bool {
        !matches!(self.ty, JavaType::Prim(_))
    }
}

pub(super) fn truth(truth: bool) -> Said {
    let opposite = Some(((!truth).to_string(), ATOM));
    Said { opposite, ..Said::atom(truth.to_string(), BOOLEAN, None) }
}

pub(super) fn literal(text: &str, interpreter: &mut Interpreter) -> Said {
    let prim = |word| JavaType::Prim(word);
    match text {
        "true" | "false" => truth(text == "true"),
        "null" => Said::atom(text, JavaType::Unknown, Some(Value::Null)),
        _ if text.starts_with('"') => {
            Said::atom(text, JavaType::Class("String".to_owned(), Vec::new()), None)
        }
        _ if text.starts_with('\'') => Said::atom(text, prim("char"), None),
        _ => {
            let is_hex = text.starts_with("0x") || text.starts_with("0X");
            let word = match text.chars().last() {
                Some('l' | 'L') => "long",
                Some('f' | 'F') if !is_hex => "float",
                Some('d' | 'D') if !is_hex => "double",
                _ if !is_hex && text.contains(['.', 'e', 'E']) => "double",
                _ => "int",
            };
            let int = Ty::Bits(IntTy::I32);
            let number = text
                .replace('_', "")
                .parse::<i64>()
                .ok()
                .filter(|_| word == "int" && !text.starts_with("00"));
            let value = number.and_then(|number| interpreter.int(&int, number));
            Said::atom(text, prim(word), value)
        }
    }
}

/// The primitive type of a value in an operation on numbers.
fn unboxed(ty: &JavaType) -> Option<&'static str> {
    match ty {
        JavaType::Prim(word) => Some(word),
        JavaType::Class(name, _) => boxed(name),
        _ => None,
    }
}

/// The type of an operation on two numbers.
pub(super) fn promoted(left: &JavaType, right: &JavaType) -> Result<JavaType, String> {
    let words = unboxed(left).zip(unboxed(right)).ok_or("a number that is none")?;
    let is = |word: &str| words.0 == word || words.1 == word;
    if is("boolean") || is("void") {
        return if words == ("boolean", "boolean") {
            Ok(BOOLEAN)
        } else {
            Err("a number that is none".to_owned())
        };
    }
    let word = ["double", "float", "long"].into_iter().find(|word| is(word)).unwrap_or("int");
    Ok(JavaType::Prim(word))
}
