//! Expressions of a test with their types.

use oox_core::heap::Value;
use oox_core::interpret::Interpreter;
use oox_core::ir::Ty;
use oox_core::term::IntTy;

use crate::generate::reason::Unsaid;
use crate::java::{BinaryOp, Expr, JavaType, Literal, boxed};

pub(super) const BOOLEAN: JavaType = JavaType::Prim("boolean");

/// An expression of the test.
#[derive(Clone, Debug)]
pub struct Said {
    /// The expression.
    pub code: Expr,
    /// Its type.
    pub ty: JavaType,
    /// Its value, where that is known.
    pub value: Option<Value>,
    /// The opposite of a condition, where it is as short as the condition.
    pub(super) opposite: Option<Expr>,
}

impl Said {
    /// An expression of a type.
    pub fn new(code: Expr, ty: JavaType, value: Option<Value>) -> Self {
        Self { code, ty, value, opposite: None }
    }

    /// What a test wrote before: a name, a literal, one with a sign or a cast.
    pub fn written(code: Expr, ty: JavaType, value: Value) -> Self {
        match code.as_truth() {
            Some(known) if ty == BOOLEAN => truth(known),
            _ => Self::new(code, ty, Some(value)),
        }
    }

    pub(super) fn plain(code: Expr, ty: JavaType) -> Self {
        Self::new(code, ty, None)
    }

    pub(super) fn condition(code: Expr) -> Self {
        Self::plain(code, BOOLEAN)
    }

    /// `a && b` ...
    pub(super) fn joined(op: BinaryOp, left: Self, right: Self, ty: JavaType) -> Self {
        Self::plain(Expr::binary(op, left.code, right.code), ty)
    }

    /// A box that is written as the value in it.
    pub(super) fn is_boxed(&self) -> bool {
        let is_literal = matches!(&self.code, Expr::Literal(it) if *it != Literal::Null && !it.is_text());
        self.is_reference() && is_literal
    }

    pub(super) fn is_reference(&self) -> bool {
        !matches!(self.ty, JavaType::Prim(_))
    }

    /// The opposite of a condition.
    pub(super) fn negated(self) -> Self {
        let code = self.opposite.unwrap_or_else(|| self.code.clone().negated());
        Self { opposite: Some(self.code), ..Self::condition(code) }
    }
}

pub(super) fn truth(truth: bool) -> Said {
    Said { opposite: Some(Expr::truth(!truth)), ..Said::condition(Expr::truth(truth)) }
}

pub(super) fn literal(declared: &Literal, prim: Option<&'static str>, interpreter: &mut Interpreter) -> Said {
    let code = Expr::Literal(declared.clone());
    match (declared, prim) {
        (Literal::Bool(known), _) => truth(*known),
        (Literal::Null, _) => Said::new(code, JavaType::Unknown, Some(Value::Null)),
        (_, None) => Said::plain(code, JavaType::text()),
        (Literal::Written(written), Some("int")) => {
            let value = written.int.and_then(|number| interpreter.int(&Ty::Bits(IntTy::I32), number));
            Said::new(code, JavaType::Prim("int"), value)
        }
        (_, Some(prim)) => Said::plain(code, JavaType::Prim(prim)),
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
pub(super) fn promoted(left: &JavaType, right: &JavaType) -> Result<JavaType, Unsaid> {
    let words = unboxed(left).zip(unboxed(right)).ok_or(Unsaid::NoNumber)?;
    let is = |word: &str| words.0 == word || words.1 == word;
    if is("boolean") || is("void") {
        return if words == ("boolean", "boolean") { Ok(BOOLEAN) } else { Err(Unsaid::NoNumber) };
    }
    let word = ["double", "float", "long"].into_iter().find(|word| is(word)).unwrap_or("int");
    Ok(JavaType::Prim(word))
}
