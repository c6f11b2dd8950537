//! Conditions of contracts, from the tree of the front end to the one that tests are made from.

use oox_core::lang::span::SourceMap;
use ooxide_frontend::syntax::tree::{BinOp, Expr, ExprKind, Lit, Quant, QuantKind, TypeKind, TypeRef, UnOp};
use ooxide_testgen::java::{BinaryOp, Fold, Literal, Quantified, Spec, SpecOp, UnaryOp, Unspoken, Written};

/// An expression of a contract.
pub fn spec(expr: &Expr, sources: &SourceMap) -> Spec {
    let boxed = |expr: &Expr| Box::new(spec(expr, sources));
    let word = |word: &str| Spec::Unsaid(Unspoken::Word(word.to_owned()));
    match &expr.kind {
        ExprKind::Lit(lit) => literal(lit, sources.text(expr.span)),
        ExprKind::Name(name) => Spec::Name(name.text.clone()),
        ExprKind::Field(target, name) => Spec::Field(boxed(target), name.text.clone()),
        ExprKind::Index(array, index) => Spec::Index(boxed(array), boxed(index)),
        ExprKind::This(None) => Spec::This,
        ExprKind::Call { target, name, args, .. } => {
            let args = args.iter().map(|arg| spec(arg, sources)).collect();
            Spec::Call(target.as_ref().map(|target| boxed(target)), name.text.clone(), args)
        }
        ExprKind::Unary(op, inner) => Spec::Unary(sign(*op), boxed(inner)),
        ExprKind::Binary(op, a, b) => Spec::Binary(SpecOp::Java(operator(*op)), boxed(a), boxed(b)),
        ExprKind::Implies(a, b) => Spec::Binary(SpecOp::Implies, boxed(a), boxed(b)),
        ExprKind::Iff(is_not, a, b) => {
            Spec::Binary(if *is_not { SpecOp::NotIff } else { SpecOp::Iff }, boxed(a), boxed(b))
        }
        ExprKind::Cond(cond, then, els) => Spec::Cond(boxed(cond), boxed(then), boxed(els)),
        ExprKind::Cast(TypeRef { kind: TypeKind::Prim(prim), .. }, inner) => {
            Spec::Cast(prim.word(), boxed(inner))
        }
        ExprKind::Cast(..) => Spec::Unsaid(Unspoken::CastToClass),
        ExprKind::InstanceOf(inner, TypeRef { kind: TypeKind::Named(path), .. }) => match &path[..] {
            [only] if only.args.is_none() => Spec::InstanceOf(boxed(inner), only.name.text.clone()),
            _ => Spec::Unsaid(Unspoken::InstanceOfMore),
        },
        ExprKind::InstanceOf(..) | ExprKind::Matches(..) => Spec::Unsaid(Unspoken::InstanceOfMore),
        ExprKind::Result => Spec::Result,
        ExprKind::Old(inner) => Spec::Old(boxed(inner)),
        ExprKind::NonNullElements(inner) => Spec::NonNullElements(boxed(inner)),
        ExprKind::Quant(quant) => quantified(quant, sources),
        ExprKind::Fresh(_) => word("\\fresh"),
        ExprKind::Sep(..) => word("**"),
        ExprKind::Permission(..) => word("acc"),
        ExprKind::TypeOf(_) => word("\\typeof"),
        ExprKind::TypeLit(_) => word("\\type"),
        ExprKind::New { .. } | ExprKind::NewArray { .. } | ExprKind::ArrayInit(_) => word("new"),
        ExprKind::Super(_) => word("super"),
        ExprKind::This(Some(_)) => word("this"),
        ExprKind::ClassLit(_) => word("class"),
        ExprKind::Step { .. } | ExprKind::Assign { .. } => word("="),
        ExprKind::Lambda { .. } => word("->"),
        ExprKind::MethodRef { .. } => word("::"),
        ExprKind::Switch(_) => word("switch"),
        ExprKind::Unsupported(what) => word(what),
    }
}

/// A literal keeps the form in which it was written.
fn literal(lit: &Lit, text: &str) -> Spec {
    let int = match lit {
        Lit::Int(value) => Some(*value),
        _ => None,
    };
    let is_text = matches!(lit, Lit::String(_));
    let written = || Literal::Written(Written { text: text.to_owned(), is_text, int });
    match lit {
        Lit::Boolean(truth) => Spec::Literal(Literal::Bool(*truth), Some("boolean")),
        Lit::Null => Spec::Literal(Literal::Null, None),
        _ if !text.is_ascii() => Spec::Unsaid(Unspoken::NotAscii),
        Lit::String(_) => Spec::Literal(written(), None),
        Lit::Char(_) => Spec::Literal(written(), Some("char")),
        Lit::Int(_) => Spec::Literal(written(), Some("int")),
        Lit::Long(_) => Spec::Literal(written(), Some("long")),
        Lit::Float(_) => Spec::Literal(written(), Some("float")),
        Lit::Double(_) => Spec::Literal(written(), Some("double")),
    }
}

/// The first name in a type.
fn first_name(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeKind::Prim(prim) => prim.word().to_owned(),
        TypeKind::Void => "void".to_owned(),
        TypeKind::Var => "var".to_owned(),
        TypeKind::Named(path) => path.first().map_or_else(String::new, |part| part.name.text.clone()),
        TypeKind::Array(elem) => first_name(elem),
        TypeKind::Several(all) => all.first().map_or_else(String::new, first_name),
    }
}

fn quantified(quant: &Quant, sources: &SourceMap) -> Spec {
    let ty = match &quant.ty.kind {
        TypeKind::Prim(prim) if matches!(prim.word(), "int" | "long") => prim.word(),
        _ => return Spec::Unsaid(Unspoken::QuantifierOver(first_name(&quant.ty))),
    };
    let Some(range) = &quant.range else { return Spec::Unsaid(Unspoken::NoRange) };
    let fold = match quant.kind {
        QuantKind::Forall => Fold::ForAll,
        QuantKind::Exists => Fold::Exists,
        QuantKind::NumOf => Fold::NumOf,
        QuantKind::Sum => Fold::Sum,
        QuantKind::Product => Fold::Product,
        QuantKind::Min => Fold::Min,
        QuantKind::Max => Fold::Max,
    };
    let vars = quant.vars.iter().map(|var| var.text.clone()).collect();
    let (range, body) = (spec(range, sources), spec(&quant.body, sources));
    Spec::Quantified(Box::new(Quantified { fold, ty, vars, range, body }))
}

/// An operator of Java.
pub fn operator(op: BinOp) -> BinaryOp {
    match op {
        BinOp::Or => BinaryOp::Or,
        BinOp::And => BinaryOp::And,
        BinOp::BitOr => BinaryOp::BitOr,
        BinOp::BitXor => BinaryOp::Xor,
        BinOp::BitAnd => BinaryOp::BitAnd,
        BinOp::Eq => BinaryOp::Equal,
        BinOp::Ne => BinaryOp::NotEqual,
        BinOp::Lt => BinaryOp::Less,
        BinOp::Le => BinaryOp::AtMost,
        BinOp::Gt => BinaryOp::Greater,
        BinOp::Ge => BinaryOp::AtLeast,
        BinOp::Shl => BinaryOp::ShiftLeft,
        BinOp::Shr => BinaryOp::ShiftRight,
        BinOp::Ushr => BinaryOp::ShiftRightUnsigned,
        BinOp::Add => BinaryOp::Add,
        BinOp::Sub => BinaryOp::Subtract,
        BinOp::Mul => BinaryOp::Multiply,
        BinOp::Div => BinaryOp::Divide,
        BinOp::Rem => BinaryOp::Remainder,
    }
}

/// A sign of Java before its operand.
pub fn sign(op: UnOp) -> UnaryOp {
    match op {
        UnOp::Plus => UnaryOp::Plus,
        UnOp::Minus => UnaryOp::Minus,
        UnOp::Not => UnaryOp::Not,
        UnOp::BitNot => UnaryOp::Complement,
    }
}
