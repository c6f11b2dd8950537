//! Expressions of a test as a tree. Parentheses are none of it: the printer puts them where Java needs them, and
//! [`Expr::Parens`] is for those that only help to read.

use super::{ClassName, Literal, Member, Stmt, TypeName};

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Expr {
    /// A variable or a parameter.
    Name(String),
    /// A literal.
    Literal(Literal),
    /// A static field: `Color.RED`
    Constant(ClassName, String),
    /// `e.f`
    Field(Box<Expr>, String),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// A call: on what, of which method, with which arguments.
    Call(Box<On>, String, Vec<Expr>),
    /// A call of a method that the template of the file writes.
    Helper(Helper, Vec<Expr>),
    /// `new C<>(a)`, `outer.new C(a)`
    New(Box<New>),
    /// An object of a class below another that has no name: `new C() { ... }`
    Anonymous(TypeName, Vec<Member>),
    /// `new T[n]`
    ArrayOf(TypeName, usize),
    /// `new T[] {a, b}`
    ArrayWith(TypeName, Vec<Expr>),
    /// `(T) e`
    Cast(TypeName, Box<Expr>),
    /// `-e`, `!e` ...
    Unary(UnaryOp, Box<Expr>),
    /// `a + b` ...
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `c ? a : b`
    Conditional(Box<[Expr; 3]>),
    /// `e instanceof C`
    InstanceOf(Box<Expr>, ClassName),
    /// `T.class`
    ClassLiteral(TypeName),
    /// `(x, y) -> e`
    Lambda(Vec<String>, Box<LambdaBody>),
    /// `e::m`, `C::m`
    MethodRef(Box<On>, &'static str),
    /// `(e)`, to be read more easily.
    Parens(Box<Expr>),
}

/// What a method is called on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum On {
    /// An object.
    Object(Expr),
    /// A class, for static methods.
    Class(ClassName),
    /// Nothing is written: the method is imported from this class.
    Imported(&'static str),
}

/// `new C<>(a)`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct New {
    /// The enclosing instance of an inner class.
    pub outer: Option<Expr>,
    /// The class.
    pub class: ClassName,
    /// `<>`
    pub is_generic: bool,
    /// The arguments.
    pub args: Vec<Expr>,
}

/// What a lambda does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LambdaBody {
    /// `-> e`
    Value(Expr),
    /// `-> { }`, `-> { s }`
    Block(Option<Stmt>),
}

/// The methods that templates write into a file when a test calls them: `templates/helpers.hbs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// Makes an object of a class that cannot be named.
    NewObject,
    /// Writes a hidden field.
    SetField,
    /// Reads a hidden field.
    GetField,
    /// Calls a hidden method.
    CallMethod,
    /// What some code prints.
    PrintedBy,
}

impl Helper {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::NewObject, Self::SetField, Self::GetField, Self::CallMethod, Self::PrintedBy];

    /// Its name in the templates.
    pub fn word(self) -> &'static str {
        match self {
            Self::NewObject => "newObject",
            Self::SetField => "setField",
            Self::GetField => "getField",
            Self::CallMethod => "callMethod",
            Self::PrintedBy => "printedBy",
        }
    }
}

/// Signs before an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the operators of Java")]
pub enum UnaryOp {
    Not,
    Minus,
    Plus,
    Complement,
}

impl UnaryOp {
    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Not => "!",
            Self::Minus => "-",
            Self::Plus => "+",
            Self::Complement => "~",
        }
    }
}

/// Signs between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the operators of Java")]
pub enum BinaryOp {
    Or,
    And,
    BitOr,
    Xor,
    BitAnd,
    Equal,
    NotEqual,
    Less,
    AtMost,
    Greater,
    AtLeast,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

impl BinaryOp {
    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Or => "||",
            Self::And => "&&",
            Self::BitOr => "|",
            Self::Xor => "^",
            Self::BitAnd => "&",
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Greater => ">",
            Self::AtLeast => ">=",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
            Self::ShiftRightUnsigned => ">>>",
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::Divide => "/",
            Self::Remainder => "%",
        }
    }

    /// How tight it binds.
    pub fn tightness(self) -> u8 {
        match self {
            Self::Or => 3,
            Self::And => 4,
            Self::BitOr => 5,
            Self::Xor => 6,
            Self::BitAnd => 7,
            Self::Equal | Self::NotEqual => EQUALITY,
            Self::Less | Self::AtMost | Self::Greater | Self::AtLeast => RELATION,
            Self::ShiftLeft | Self::ShiftRight | Self::ShiftRightUnsigned => RELATION + 1,
            Self::Add | Self::Subtract => 11,
            Self::Multiply | Self::Divide | Self::Remainder => 12,
        }
    }

    /// How tight its operands must bind to be written without parentheses.
    pub(super) fn operands(self) -> (u8, u8) {
        let own = self.tightness();
        match self {
            // joined to the right they need none
            Self::And | Self::Or => (own, own),
            // a comparison of comparisons is read better with parentheses
            Self::Equal | Self::NotEqual => (RELATION + 1, RELATION + 1),
            _ => (own, own + 1),
        }
    }

    /// The comparison that is true where this one is not, of whole numbers.
    pub fn opposite(self) -> Option<Self> {
        Some(match self {
            Self::Equal => Self::NotEqual,
            Self::NotEqual => Self::Equal,
            Self::Less => Self::AtLeast,
            Self::AtMost => Self::Greater,
            Self::Greater => Self::AtMost,
            Self::AtLeast => Self::Less,
            _ => return None,
        })
    }
}

const CONDITIONAL: u8 = 2;
const EQUALITY: u8 = 8;
pub(super) const RELATION: u8 = 9;
/// How tight casts and signs bind.
pub(super) const UNARY: u8 = 13;
/// How tight names, calls and literals bind.
pub(super) const ATOM: u8 = 15;

impl Expr {
    /// A variable.
    pub fn name(name: impl Into<String>) -> Self {
        Self::Name(name.into())
    }

    /// `null`
    pub fn null() -> Self {
        Self::Literal(Literal::Null)
    }

    /// `true`, `false`
    pub fn truth(truth: bool) -> Self {
        Self::Literal(Literal::Bool(truth))
    }

    /// `"text"`
    pub fn text(text: impl Into<String>) -> Self {
        Self::Literal(Literal::Text(text.into()))
    }

    /// An `int`.
    pub fn int(value: i64) -> Self {
        Self::Literal(Literal::Int(value))
    }

    /// A length or an index.
    pub fn count(count: usize) -> Self {
        Self::int(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// `e.m(a, b)`
    #[must_use]
    pub fn call(self, method: impl Into<String>, args: Vec<Self>) -> Self {
        Self::Call(Box::new(On::Object(self)), method.into(), args)
    }

    /// `C.class`
    pub fn class_literal(class: ClassName) -> Self {
        Self::ClassLiteral(TypeName::class(class))
    }

    /// `C.m(a, b)`
    pub fn static_call(class: ClassName, method: impl Into<String>, args: Vec<Self>) -> Self {
        Self::Call(Box::new(On::Class(class)), method.into(), args)
    }

    /// `m(a, b)` of a static method that is imported from a class.
    pub fn imported(class: &'static str, method: impl Into<String>, args: Vec<Self>) -> Self {
        Self::Call(Box::new(On::Imported(class)), method.into(), args)
    }

    /// `e.f`
    #[must_use]
    pub fn field(self, name: impl Into<String>) -> Self {
        Self::Field(Box::new(self), name.into())
    }

    /// `e[i]`
    #[must_use]
    pub fn at(self, index: Self) -> Self {
        Self::Index(Box::new(self), Box::new(index))
    }

    /// `(T) e`
    #[must_use]
    pub fn cast(self, ty: TypeName) -> Self {
        Self::Cast(ty, Box::new(self))
    }

    /// `!e`
    #[must_use]
    pub fn negated(self) -> Self {
        Self::Unary(UnaryOp::Not, Box::new(self))
    }

    /// `a == b` ...
    pub fn binary(op: BinaryOp, left: Self, right: Self) -> Self {
        Self::Binary(op, Box::new(left), Box::new(right))
    }

    /// `() -> e`
    pub fn supplier(value: Self) -> Self {
        Self::lambda(Vec::new(), value)
    }

    /// `(x, y) -> e`
    pub fn lambda(params: Vec<String>, value: Self) -> Self {
        Self::Lambda(params, Box::new(LambdaBody::Value(value)))
    }

    /// The variable that it is.
    pub fn as_name(&self) -> Option<&str> {
        match self {
            Self::Name(name) => Some(name),
            _ => None,
        }
    }

    /// Whether it is a variable of this name.
    pub fn is_name(&self, name: &str) -> bool {
        self.as_name() == Some(name)
    }

    /// `null`
    pub fn is_null(&self) -> bool {
        *self == Self::Literal(Literal::Null)
    }

    /// A text between quotes.
    pub fn is_text(&self) -> bool {
        matches!(self, Self::Literal(literal) if literal.is_text())
    }

    /// `true` or `false`.
    pub fn as_truth(&self) -> Option<bool> {
        match self {
            Self::Literal(Literal::Bool(truth)) => Some(*truth),
            _ => None,
        }
    }

    /// The number that it is, written as an `int` in digits.
    pub fn as_int(&self) -> Option<i32> {
        match self {
            Self::Literal(literal) => literal.as_int(),
            _ => None,
        }
    }

    /// How tight its outermost operator binds.
    pub(super) fn tightness(&self) -> u8 {
        match self {
            Self::Literal(literal) if literal.has_sign() => UNARY,
            Self::Cast(..) | Self::Unary(..) => UNARY,
            Self::Binary(op, ..) => op.tightness(),
            Self::InstanceOf(..) => RELATION,
            Self::Conditional(_) => CONDITIONAL,
            Self::Lambda(..) => 0,
            _ => ATOM,
        }
    }

    /// Operands of `?:` are written without parentheses if they bind so tight.
    pub(super) const WITHIN_CONDITIONAL: u8 = CONDITIONAL + 1;

    /// A sign stands at its beginning.
    pub(super) fn begins_with_sign(&self) -> bool {
        match self {
            Self::Unary(op, _) => matches!(op, UnaryOp::Minus | UnaryOp::Plus),
            Self::Literal(literal) => literal.is_negative(),
            _ => false,
        }
    }
}
