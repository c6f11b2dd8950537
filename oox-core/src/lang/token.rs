//! The tokens of OOX, its reserved words, and the words that mean something only in some places.

use super::span::{FileId, Span};

/// A token: its kind and its bytes in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Which one.
    pub kind: TokenKind,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Token {
    /// Where it stands.
    pub fn span(self, file: FileId) -> Span {
        Span { file, start: self.start, end: self.end }
    }
}

macro_rules! tokens {
    (keywords { $($keyword:ident = $word:literal,)* } marks { $($mark:ident = $sign:literal,)* }) => {
        /// What a token is. Tokens with a text of their own have it as documentation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum TokenKind {
            /// A plain name; it may be one of the [`CONTEXTUAL_WORDS`].
            Ident,
            /// A name in back-quotes; it never has a meaning of its own.
            QuotedIdent,
            /// Decimal digits.
            IntLit,
            /// Digits with a point and perhaps an exponent.
            FloatLit,
            /// A character in single quotes.
            CharLit,
            /// A text in double quotes.
            StringLit,
            $(#[doc = $word] $keyword,)*
            $(#[doc = $sign] $mark,)*
            /// The end of the text.
            Eof,
        }

        /// The reserved words. As a name they need back-quotes.
        pub const KEYWORDS: &[&str] = &[$($word),*];

        impl TokenKind {
            /// The reserved word with this text.
            pub fn keyword(text: &str) -> Option<Self> {
                match text {
                    $($word => Some(Self::$keyword),)*
                    _ => None,
                }
            }

            /// For messages.
            pub fn describe(self) -> &'static str {
                match self {
                    Self::Ident | Self::QuotedIdent => "a name",
                    Self::IntLit | Self::FloatLit => "a number",
                    Self::CharLit => "a character",
                    Self::StringLit => "a text",
                    Self::Eof => "the end of the file",
                    $(Self::$keyword => concat!("`", $word, "`"),)*
                    $(Self::$mark => concat!("`", $sign, "`"),)*
                }
            }
        }
    };
}

tokens! {
    keywords {
        Assert = "assert",
        Assume = "assume",
        Bool = "bool",
        Break = "break",
        Catch = "catch",
        Char = "char",
        Class = "class",
        Continue = "continue",
        Else = "else",
        Ensures = "ensures",
        Exceptional = "exceptional",
        Exists = "exists",
        False = "false",
        Finally = "finally",
        Float = "float",
        Forall = "forall",
        Fork = "fork",
        If = "if",
        Int = "int",
        Join = "join",
        Lock = "lock",
        New = "new",
        Null = "null",
        Requires = "requires",
        Return = "return",
        Static = "static",
        String = "string",
        This = "this",
        Throw = "throw",
        True = "true",
        Try = "try",
        Uint = "uint",
        Void = "void",
        While = "while",
    }
    marks {
        Implies = "==>",
        Ushr = ">>>",
        Assign = ":=",
        EqEq = "==",
        NotEq = "!=",
        Le = "<=",
        Ge = ">=",
        Shl = "<<",
        Shr = ">>",
        AndAnd = "&&",
        OrOr = "||",
        DotDot = "..",
        Plus = "+",
        Minus = "-",
        Star = "*",
        StarStar = "**",
        Slash = "/",
        Percent = "%",
        Bang = "!",
        Tilde = "~",
        Lt = "<",
        Gt = ">",
        And = "&",
        Or = "|",
        Caret = "^",
        Equals = "=",
        Question = "?",
        Colon = ":",
        Semi = ";",
        Comma = ",",
        Dot = ".",
        Hash = "#",
        LBrace = "{",
        RBrace = "}",
        LBracket = "[",
        RBracket = "]",
        LParen = "(",
        RParen = ")",
    }
}

impl TokenKind {
    /// A plain or a quoted name.
    pub fn is_name(self) -> bool {
        matches!(self, Self::Ident | Self::QuotedIdent)
    }

    /// A reserved word that is a type.
    pub fn is_type_keyword(self) -> bool {
        matches!(self, Self::Int | Self::Uint | Self::Bool | Self::Float | Self::Char | Self::String)
    }

    /// The mark at the start of the bytes, with its length; the longest one wins.
    pub fn mark(bytes: &[u8]) -> Option<(Self, usize)> {
        let at = |index: usize| bytes.get(index).copied().unwrap_or(0);
        Some(match (at(0), at(1), at(2)) {
            (b'=', b'=', b'>') => (Self::Implies, 3),
            (b'>', b'>', b'>') => (Self::Ushr, 3),
            (b':', b'=', _) => (Self::Assign, 2),
            (b'=', b'=', _) => (Self::EqEq, 2),
            (b'!', b'=', _) => (Self::NotEq, 2),
            (b'<', b'=', _) => (Self::Le, 2),
            (b'>', b'=', _) => (Self::Ge, 2),
            (b'<', b'<', _) => (Self::Shl, 2),
            (b'>', b'>', _) => (Self::Shr, 2),
            (b'&', b'&', _) => (Self::AndAnd, 2),
            (b'|', b'|', _) => (Self::OrOr, 2),
            (b'.', b'.', _) => (Self::DotDot, 2),
            (b'*', b'*', _) => (Self::StarStar, 2),
            (b'+', ..) => (Self::Plus, 1),
            (b'-', ..) => (Self::Minus, 1),
            (b'*', ..) => (Self::Star, 1),
            (b'/', ..) => (Self::Slash, 1),
            (b'%', ..) => (Self::Percent, 1),
            (b'!', ..) => (Self::Bang, 1),
            (b'~', ..) => (Self::Tilde, 1),
            (b'<', ..) => (Self::Lt, 1),
            (b'>', ..) => (Self::Gt, 1),
            (b'&', ..) => (Self::And, 1),
            (b'|', ..) => (Self::Or, 1),
            (b'^', ..) => (Self::Caret, 1),
            (b'=', ..) => (Self::Equals, 1),
            (b'?', ..) => (Self::Question, 1),
            (b':', ..) => (Self::Colon, 1),
            (b';', ..) => (Self::Semi, 1),
            (b',', ..) => (Self::Comma, 1),
            (b'.', ..) => (Self::Dot, 1),
            (b'#', ..) => (Self::Hash, 1),
            (b'{', ..) => (Self::LBrace, 1),
            (b'}', ..) => (Self::RBrace, 1),
            (b'[', ..) => (Self::LBracket, 1),
            (b']', ..) => (Self::RBracket, 1),
            (b'(', ..) => (Self::LParen, 1),
            (b')', ..) => (Self::RParen, 1),
            _ => return None,
        })
    }
}

/// Words that are ordinary names except in the one place where they mean something. In back-quotes they never do.
pub const CONTEXTUAL_WORDS: &[&str] = &[
    "abstract",
    "acc",
    "as",
    "atomic",
    "await",
    "case",
    "close",
    "cut",
    "default",
    "enum",
    "expect",
    "extends",
    "f32",
    "f64",
    "fresh",
    "generic",
    "helper",
    "hidden",
    "holds",
    "i16",
    "i32",
    "i64",
    "i8",
    "implements",
    "in",
    "interface",
    "invariant",
    "is",
    "let",
    "library",
    "modifies",
    "native",
    "nonnull",
    "notify",
    "old",
    "open",
    "opening",
    "ordered",
    "owned",
    "predicate",
    "prior",
    "pure",
    "signals",
    "super",
    "switch",
    "text",
    "throws",
    "trust",
    "trusted",
    "u16",
    "unsupported",
    "untouched",
    "use",
    "volatile",
    "wait",
];

/// A character that a plain name can start with.
pub fn starts_name(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

/// A character that can follow in a plain name.
pub fn continues_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}
