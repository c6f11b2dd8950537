//! `main(String[] args)`: by itself its arguments are any strings; a run can ask for none.

use oox_core::lang::ast::{
    BinOp, Clause, ClauseKind, Expr, ExprKind, Lit, Member, Method, Program, TypeKind,
};
use oox_core::lang::span::Span;

/// What `main(String[] args)` is started with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arguments {
    /// Any strings, as many as the bounds allow.
    #[default]
    Any,
    /// No string at all.
    None,
}

/// Lets every `static void main(String[])` start without arguments.
pub fn without_arguments(program: &mut Program) {
    for class in &mut program.types {
        for member in &mut class.members {
            if let Member::Method(method) = member
                && is_main(method)
            {
                start_without_arguments(method);
            }
        }
    }
}

fn is_main(method: &Method) -> bool {
    let takes_strings = match method.params.as_slice() {
        [only] => {
            matches!(&only.ty.kind, TypeKind::Array(elem) if matches!(&elem.kind, TypeKind::Class(name) if name == "String"))
        }
        _ => false,
    };
    method.is_static && method.name.text == "main" && method.ret.is_none() && takes_strings
}

fn start_without_arguments(method: &mut Method) {
    let span = Span { end: method.span.start, ..method.span };
    let expr = |kind| Expr { kind, span };
    let args = expr(ExprKind::Name(method.params[0].name.text.clone()));
    let null = expr(ExprKind::Lit(Lit::Null));
    let is_there = expr(ExprKind::Binary(BinOp::Ne, Box::new(args.clone()), Box::new(null)));
    let length = expr(ExprKind::Length(Box::new(args)));
    let none = expr(ExprKind::Lit(Lit::Int("0".to_owned())));
    let is_empty = expr(ExprKind::Binary(BinOp::Eq, Box::new(length), Box::new(none)));
    let cond = expr(ExprKind::Binary(BinOp::And, Box::new(is_there), Box::new(is_empty)));
    // before what is asked of each argument, so that there is none to ask
    method.spec.insert(0, Clause { kind: ClauseKind::Requires(cond), span });
}
