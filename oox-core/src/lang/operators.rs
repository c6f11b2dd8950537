//! The signs of the operators and how tightly they bind: the one table that parser and printer share.

use super::ast::{BinOp, Prim, UnOp};

impl BinOp {
    /// How tightly `as` binds.
    pub const AS_LEVEL: u8 = 13;
    /// How tightly unary operators bind.
    pub const UNARY_LEVEL: u8 = 14;
    /// How tightly fields, elements and calls bind.
    pub const POSTFIX_LEVEL: u8 = 15;

    /// How tightly it binds; larger is tighter, `c ? a : b` would be 0.
    pub fn level(self) -> u8 {
        match self {
            Self::Implies => 1,
            Self::Sep => 2,
            Self::Or => 3,
            Self::And => 4,
            Self::BitOr => 5,
            Self::BitXor => 6,
            Self::BitAnd => 7,
            Self::Eq | Self::Ne => 8,
            Self::Lt | Self::Le | Self::Gt | Self::Ge => 9,
            Self::Shl | Self::Shr | Self::Ushr => 10,
            Self::Add | Self::Sub => 11,
            Self::Mul | Self::Div | Self::Rem => 12,
        }
    }

    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Implies => "==>",
            Self::Sep => "**",
            Self::Or => "||",
            Self::And => "&&",
            Self::BitOr => "|",
            Self::BitXor => "^",
            Self::BitAnd => "&",
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
            Self::Shl => "<<",
            Self::Shr => ">>",
            Self::Ushr => ">>>",
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Div => "/",
            Self::Rem => "%",
        }
    }
}

impl UnOp {
    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Neg => "-",
            Self::Not => "!",
            Self::BitNot => "~",
        }
    }
}

impl Prim {
    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            Self::Int => "int",
            Self::Uint => "uint",
            Self::Bool => "bool",
            Self::Float => "float",
            Self::Char => "char",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::U16 => "u16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }
}
