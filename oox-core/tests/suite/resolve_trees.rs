//! Trees that a program made and no text could give: resolving them says what is wrong and does not panic.

use oox_core::lang::ast::{Expr, ExprKind, Lit, Member, Program, StmtKind};
use oox_core::lang::parser::parse;
use oox_core::lang::span::{FileId, Span};
use oox_core::resolve::resolve;

/// `return 0;` in a method of that type, with another expression in place of the 0.
fn returning(ty: &str, kind: ExprKind) -> Program {
    let (mut program, errors) =
        parse(FileId(0), &format!("class C {{ static {ty} m(int x) {{ return 0; }} }}"));
    assert!(errors.is_empty(), "{errors:?}");
    let Member::Method(method) = &mut program.types[0].members[0] else { panic!("a method") };
    let body = method.body.as_mut().expect("a body");
    let StmtKind::Return(Some(value)) = &mut body.stmts[0].kind else { panic!("a value") };
    *value = Expr { kind, span: value.span };
    program
}

fn check(ty: &str, kind: &ExprKind, expected: Option<&str>) {
    let (program, diagnostics) = resolve(&returning(ty, kind.clone()));
    let messages: Vec<&str> = diagnostics.iter().map(|diagnostic| diagnostic.message.as_str()).collect();
    assert_eq!(messages, expected.into_iter().collect::<Vec<&str>>(), "{kind:?}");
    assert_eq!(program.is_some(), expected.is_none());
}

#[test]
fn numbers() {
    let int = |text: &str| ExprKind::Lit(Lit::Int(text.to_owned()));
    let float = |text: &str| ExprKind::Lit(Lit::Float(text.to_owned()));
    check("i8", &int("-128"), None);
    check("i8", &int("007"), None);
    check("i8", &int("0x1F"), Some("`0x1F` is not an integer"));
    check("int", &int(""), Some("`` is not an integer"));
    check("f32", &float("NaN"), None);
    check("f32", &float("-Infinity"), None);
    check("f64", &float("1"), None);
    check("f64", &float("1.5f"), Some("`1.5f` is not a number"));
    check("f32", &float("1.0e39"), Some("1.0e39 does not fit `f32`"));
}

#[test]
fn statements_where_only_code_has_them() {
    let one = || Box::new(Expr { kind: ExprKind::Lit(Lit::Int("1".to_owned())), span: Span::default() });
    let value = ExprKind::Let { body: Vec::new(), value: one() };
    check("i32", &value, None);
    let inner = Box::new(Expr { kind: value, span: Span::default() });
    check("i32", &ExprKind::Old(inner), Some("`old` is not allowed here"));
}
