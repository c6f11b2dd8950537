//! What parses, what does not and what is said about it, and that nothing breaks the parser.

use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::parser::{MAX_DEPTH, MAX_DIAGNOSTICS, parse};
use oox_core::lang::printer::{print, print_expr};
use oox_core::lang::span::{FileId, SourceMap};
use oox_core::lang::{ast, lexer};
use proptest::prelude::*;

/// Line, column, and a part of the message or of the hint.
type Expected = (u32, u32, &'static str);

/// All diagnostics of the text, in order.
fn check_errors(text: &str, expected: &[Expected]) {
    let mut sources = SourceMap::default();
    let file = sources.add("test.oox", text);
    let (_, diagnostics) = parse(file, text);
    let found: Vec<_> = diagnostics
        .iter()
        .map(|diagnostic| {
            let place = sources.start(diagnostic.span);
            let hint = diagnostic.hint.as_deref().unwrap_or("");
            (place.line, place.column, format!("{} ({hint})", diagnostic.message))
        })
        .collect();
    let fits = found.len() == expected.len()
        && found.iter().zip(expected).all(|(f, e)| (f.0, f.1) == (e.0, e.1) && f.2.contains(e.2));
    assert!(fits, "{text}\nexpected {expected:#?}\nfound {found:#?}");
}

fn check_parses(text: &str) -> ast::Program {
    check_errors(text, &[]);
    let (program, _) = parse(FileId(0), text);
    let printed = print(&program);
    let (again, diagnostics) = parse(FileId(0), &printed);
    assert!(diagnostics.is_empty(), "{diagnostics:?}\n{printed}");
    assert_eq!(again, program, "{printed}");
    program
}

fn body(stmts: &str) -> String {
    format!("class C {{ void m() {{\n{stmts}\n}} }}")
}

/// The expression as it is grouped: every binary operator in parentheses.
fn grouped(expr: &ast::Expr) -> String {
    use ast::ExprKind;
    match &expr.kind {
        ExprKind::Binary(op, left, right) => format!("({} {} {})", grouped(left), op.sign(), grouped(right)),
        ExprKind::Unary(op, operand) => format!("({}{})", op.sign(), grouped(operand)),
        ExprKind::Length(operand) => format!("(#{})", grouped(operand)),
        ExprKind::Is(operand, ty) => {
            format!("({} is {})", grouped(operand), oox_core::lang::printer::print_type(ty))
        }
        ExprKind::As(operand, ty) => {
            format!("({} as {})", grouped(operand), oox_core::lang::printer::print_type(ty))
        }
        ExprKind::Cond(cond, then, els) => {
            format!("({} ? {} : {})", grouped(cond), grouped(then), grouped(els))
        }
        ExprKind::Quant { domain: ast::Domain::Array { elem, index, array }, body, .. } => {
            format!("(Q {}, {} : {} : {})", elem.text, index.text, grouped(array), grouped(body))
        }
        ExprKind::Quant { domain: ast::Domain::Range { var, low, high }, body, .. } => {
            format!("(Q {} : {} .. {} : {})", var.text, grouped(low), grouped(high), grouped(body))
        }
        ExprKind::Let { body, value } => format!("(let {} in {})", body.len(), grouped(value)),
        _ => print_expr(expr),
    }
}

fn parse_asserted(text: &str) -> ast::Expr {
    let program = body(&format!("assert {text};"));
    let (mut program, diagnostics) = parse(FileId(0), &program);
    assert!(diagnostics.iter().all(|d| d.severity == Severity::Warning), "{text}: {diagnostics:?}");
    let Some(ast::Member::Method(method)) = program.types.remove(0).members.pop() else { panic!("a method") };
    match method.body.expect("a body").stmts.pop().expect("a statement").kind {
        ast::StmtKind::Assert(expr) => expr,
        other => panic!("{other:?}"),
    }
}

#[test]
fn grouping() {
    let cases = [
        ("10 - 3 - 2", "((10 - 3) - 2)"),
        ("a ==> b ==> c", "(a ==> (b ==> c))"),
        ("a == b == c", "((a == b) == c)"),
        ("a < b == c > d", "((a < b) == (c > d))"),
        ("a || b && c", "(a || (b && c))"),
        ("a | b ^ c & d == e", "(a | (b ^ (c & (d == e))))"),
        ("a << b + c >>> d", "((a << (b + c)) >>> d)"),
        ("a + b * c % d", "(a + ((b * c) % d))"),
        ("-a as int as i32 * b", "((((-a) as int) as i32) * b)"),
        ("a + b is T[] == c", "(((a + b) is T[]) == c)"),
        ("!#a.f[0] == -5", "((!(#a.f[0])) == (-5))"),
        ("##a", "(#(#a))"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a ? b ? c : d : e ==> f", "(a ? (b ? c : d) : (e ==> f))"),
        ("x && forall v, i : o.a[1] : v && i ==> z", "(x && (Q v, i : o.a[1] : ((v && i) ==> z)))"),
        ("(forall v, i : a : v) && exists w, j : b : w", "((Q v, i : a : v) && (Q w, j : b : w))"),
        ("is is T", "(is is T)"),
        ("as as i32", "(as as i32)"),
        ("007 + 1.5e-3", "(7 + 1.5e-3)"),
        ("forall i : 0 .. #a - 1 : i", "(Q i : 0 .. ((#a) - 1) : i)"),
        ("x && forall i : 1..5 : i + 1 ==> z", "(x && (Q i : 1 .. 5 : ((i + 1) ==> z)))"),
        ("a + let { x := 1; ; } in x + 1 ? b : c", "(a + (let 2 in ((x + 1) ? b : c)))"),
        ("let + let.in", "(let + let.in)"),
    ];
    for (text, expected) in cases {
        assert_eq!(grouped(&parse_asserted(text)), expected, "{text}");
    }
}

#[test]
fn literals() {
    use ast::{ExprKind, Lit};
    let cases = [
        (r"'a'", Lit::Char(97)),
        (r"'\''", Lit::Char(39)),
        (r"'\u0041'", Lit::Char(65)),
        (r"'\uD83D'", Lit::Char(0xD83D)),
        (r"'é'", Lit::Char(0xE9)),
        (r"'\0'", Lit::Char(0)),
        (r#""a\n\t\r\b\f\0\\\'\"""#, Lit::String("a\n\t\r\u{8}\u{c}\0\\'\"".to_owned())),
        (r#""\uD83D\uDE00 😀 // no comment""#, Lit::String("😀 😀 // no comment".to_owned())),
        ("000", Lit::Int("0".to_owned())),
        ("123456789012345678901234567890", Lit::Int("123456789012345678901234567890".to_owned())),
        ("1.5E+10", Lit::Float("1.5E+10".to_owned())),
        ("null", Lit::Null),
    ];
    for (text, expected) in cases {
        assert_eq!(parse_asserted(text).kind, ExprKind::Lit(expected), "{text}");
    }
}

#[test]
fn every_statement() {
    let stmts = [
        "int x; int y := 3; i32[] z; `a.B`[][] w := null; C c := new C(1, 2);",
        "x := 1; o.f := 2; a[i] := 3; C.f := 4; o.f.g[i].m(x)[j] := 5; this.f := 6; (o as D).f := 7;",
        "o.m(); C.m(1); super.m(x); this.m(); new C(); super(1); this(2); o.f.m().n(1)[2].k();",
        "; ;; {} { ; } { { } }",
        "assert a; assume forall v, i : a : v > i;",
        "if (a) ; if (a) x := 1; else x := 2; if (a) {} else if (b) {} else {}",
        "while (a) ; while (a) invariant(b) invariant(c) { break; continue; }",
        "L: while (a) { break L; continue L; } M: { break M; }",
        "try {} catch {} try {} catch (E e) {} catch (F f) {} catch {} finally {} try {} finally {}",
        "throw; throw \"text\"; throw e; throw new E(\"text\"); throw \"a\" + b; throw (\"a\");",
        "if (a) { throw \"text\" } throw \"text\" x := 1;",
        "lock (this.o) { } fork o.m(1); fork C.m(); join;",
        "return; return a ? b : c;",
        "switch (a) { } switch (a) { case 1, -2: { x := 1; } case 'c': {} default: { break; } }",
        "switch := 1; switch.m(); case case; default := in; text text; let := let + 1; open open := hidden;",
        "x := let { int y := 1; while (y < 3) { y := y + 1; } } in y; if (let {} in a) {} throw let {} in e;",
        "int[][] g := new int[2][3]; x := new C[n]; y := new i32[1][m + 1][][]; z := new string[0];",
        "o.m() o.n() x := 1; o.m() { } o.m() if (a) o.m() else o.n() o.m() return; o.m()",
        "old := 1; is := 2; int invariant; i32 := 3; i32 i32 := 4; pure.f := 5; super := 6; abstract[0] := 7;",
        "while (a) invariant.f := 1; int fresh; x := fresh + old(y) + fresh; old old; signals.m();",
        "`while`: while (a) break `while`; `int` `x y`; retval := x;",
        "/* a \n b */ x := 1; // c\n/**/ y := 2; /* // */ z := 3;",
    ];
    for stmts in stmts {
        check_parses(&body(stmts));
    }
}

#[test]
fn every_declaration() {
    let programs = [
        "",
        "class C {} abstract class D extends C implements I, J {} interface I extends J, K { void m(); } class E implements I {}",
        "class C { int a; static int b := 1; nonnull C c; static nonnull C[] d := null; nonnull static C e; }",
        "class C { void m() {} static int n(int a, nonnull C b) {} pure bool p() {} abstract void q(); pure static C[] r(); }",
        "library class A {} hidden class B {} text library class C {} open interface I {} open abstract class D {}",
        "abstract open class D {} library hidden open interface J {} class open {} class hidden extends open {}",
        "class C { helper C(int a) {} helper void m() {} native static f64 sqrt(f64 x); static native helper int n(); }",
        "class C { helper helper; native native; `helper` m(); open hidden; text text() {} library[] library; hidden m() {} }",
        "class C { C() {} C(int a); Other(); static { int x; } invariant(this.x > 0); }",
        "class C { int m() requires(a) ensures(retval) exceptional(b) exceptional(c) requires(d) {} }",
        "class C { int m() signals(E) (a) signals(E e) (e.f) modifies() modifies(this.f, C.f, o.*, a[i], o.a[*], (o as D).*) ; }",
        "class C { void m() requires((forall v, i : a : v) && fresh(a)) ensures(old(a.f) == exists v, i : a : v); }",
        "class C { nonnull x; pure y; abstract[] z; pure m(); nonnull nonnull nonnull; interface i; is is; }",
        "class C { C(nonnull nonnull, pure pure, nonnull pure p); pure(); abstract(); nonnull() {} signals signals() modifies() ; }",
        "class extends extends extends implements implements { } interface interface { }",
        "class `class` extends `a.b.C` { `int` `void`; `class`() {} `invariant`(); }",
        "\u{feff}class Été { int 名; }",
    ];
    for program in programs {
        check_parses(program);
    }
}

#[test]
fn quoted_words_have_no_meaning() {
    let program = check_parses("class C { `i32` a; i32 b; `invariant`(); }");
    let kinds: Vec<_> = program.types[0]
        .members
        .iter()
        .map(|member| match member {
            ast::Member::Field(field) => format!("{:?}", field.ty.kind),
            ast::Member::Constructor(constructor) => constructor.name.text.clone(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(kinds, ["Class(\"i32\")", "Prim(I32)", "invariant"]);
}

#[test]
fn lexical_errors() {
    check_errors(
        &body("x := 1 @ § 2;"),
        &[(2, 8, "unknown character"), (2, 10, "unknown character"), (2, 12, "expected `;`")],
    );
    check_errors(&body("x := \"abc\ny := 1;"), &[(2, 6, "this text is not closed"), (2, 10, "missing `;`")]);
    check_errors(&body("x := 'abc';"), &[(2, 6, "exactly one UTF-16 unit")]);
    check_errors(&body("x := '';"), &[(2, 6, "exactly one UTF-16 unit")]);
    check_errors(&body("x := '😀';"), &[(2, 6, "exactly one UTF-16 unit")]);
    check_errors(&body("x := '\n;"), &[(2, 6, "this character is not closed")]);
    check_errors(&body("x := \"\\q\\u12\";"), &[(2, 7, "unknown escape"), (2, 9, "four hexadecimal")]);
    check_errors(&body("x := \"\\uD800\";"), &[(2, 6, "surrogate")]);
    check_errors(
        &body("x := 5L + 0x1F + 1e5;"),
        &[(2, 7, "letters"), (2, 12, "letters"), (2, 19, "`1.0e5`")],
    );
    check_errors(&body("`a b := 1;\nx := 2;"), &[(2, 1, "this name is not closed")]);
    check_errors("class C {} /* /* */ class D {} /*", &[(1, 32, "this comment is not closed")]);
}

#[test]
fn syntax_errors() {
    let cases: &[(&str, &[Expected])] = &[
        ("x = 1; y := 2;", &[(2, 3, "assignment is written `:=`")]),
        ("int x = 1; a[0] = 2;", &[(2, 7, "written `:=`"), (2, 17, "written `:=`")]),
        ("x := 1\ny := 2;", &[(2, 7, "missing `;`")]),
        ("int x\nreturn x", &[(2, 6, "missing `;`"), (3, 9, "missing `;`")]),
        ("x := 1; else y := 2;", &[(2, 9, "`else` without `if`")]),
        ("if (a) x := 1; y := 2; else { z = 3; }", &[(2, 24, "`else` without `if`"), (2, 33, "`:=`")]),
        (
            "catch (E e) { } finally { }",
            &[(2, 1, "`catch` without `try`"), (2, 17, "`finally` without `try`")],
        ),
        (
            "m(x); y := n(1) + 2;",
            &[(2, 1, "write `this.m(...)` or `C.m(...)`"), (2, 12, "`n` is called on nothing")],
        ),
        ("for (a) { }", &[(2, 1, "OOX has no `for`")]),
        (
            "x + 1; y; z == 2;",
            &[(2, 1, "not a statement"), (2, 8, "not a statement"), (2, 11, "not a statement")],
        ),
        ("x++; x += 1;", &[(2, 1, "write `x := x + 1;`"), (2, 6, "no combined assignment")]),
        (
            "x := ; y := (1 + ; z := 3 4;",
            &[(2, 6, "expected an expression"), (2, 18, "expected an expression"), (2, 27, "expected `;`")],
        ),
        ("x := (1 + 2; while (true) { y = 1; }", &[(2, 12, "expected `)`"), (2, 31, "`:=`")]),
        (
            "if (a b) { x = 1; } while () { y = 1; }",
            &[(2, 7, "expected `)`"), (2, 14, "`:=`"), (2, 28, "expected an expression"), (2, 34, "`:=`")],
        ),
        ("if (a) x := ; else y = 1;", &[(2, 13, "expected an expression"), (2, 22, "`:=`")]),
        ("try { }\nx := 1;", &[(2, 1, "`try` without `catch`")]),
        ("L: x := 1;", &[(2, 1, "a label stands before")]),
        ("fork o.f;", &[(2, 6, "`fork` needs a call")]),
        (
            "new int[]; x := new C; y := new int[][3];",
            &[(2, 10, "expected arguments or a size"), (2, 22, "`new C(...)`"), (2, 39, "a size after `[]`")],
        ),
        ("o.m() := 1; int a, b;", &[(2, 1, "cannot be assigned to"), (2, 18, "one name at a time")]),
        ("int while := 1;", &[(2, 5, "reserved word `while`")]),
        ("x := #-a;", &[(2, 7, "expected an array after `#`")]),
        ("x := super(1);", &[(2, 6, "a statement of its own")]),
        ("a || b && c; ", &[(2, 1, "not a statement")]),
        ("assert a || b && c || d && e; assert (a && b) || c;", &[(2, 13, "`&&` binds tighter here")]),
        ("assert forall v : a : v;", &[(2, 21, "write `i : low .. high : E`")]),
        ("assert forall v a : v;", &[(2, 17, "expected `,`")]),
        ("x := let { y = 1; } + 2;", &[(2, 14, "`:=`"), (2, 21, "write `let { S } in E`")]),
        ("x := switch (a);", &[(2, 6, "`switch` is a statement")]),
        ("switch (a) { case 1: x := 1; }", &[(2, 22, "expected `{`")]),
        ("switch (a) { x := 1; } y = 2;", &[(2, 14, "one block"), (2, 26, "`:=`")]),
        ("switch (a) { default: {} case 1: {} default: {} }", &[(2, 37, "a second `default`")]),
        ("x := a.*;", &[(2, 7, "expected `;`, found `.`")]),
        (") x := 1; ] y = 2;", &[(2, 1, "expected a statement"), (2, 11, "expected a statement")]),
    ];
    for (stmts, expected) in cases {
        check_errors(&body(stmts), expected);
    }
}

#[test]
fn declaration_errors() {
    let cases: &[(&str, &[Expected])] = &[
        ("class C { - int f; - static int g; }", &[(1, 11, "without the `-`"), (1, 20, "without the `-`")]),
        ("class C { int f = 1; int g }", &[(1, 17, "`:=`"), (1, 27, "missing `;`")]),
        ("class C { int f int g; }", &[(1, 16, "missing `;`")]),
        (
            "class { } class D { int 5; int g = 1; }",
            &[(1, 7, "expected a name"), (1, 25, "expected a name"), (1, 34, "`:=`")],
        ),
        ("int x; class C { }", &[(1, 1, "expected `class` or `interface`")]),
        (
            "class C extends D, E { } interface I implements J { }",
            &[(1, 20, "extends one class only"), (1, 38, "an interface implements nothing")],
        ),
        (
            "class C { public static int m() { } private int f; }",
            &[(1, 11, "no modifier `public`"), (1, 37, "no modifier `private`")],
        ),
        (
            "class C { abstract int f; nonnull void m(); static C[] D(); pure static int g; }",
            &[
                (1, 11, "a field cannot be `abstract`"),
                (1, 27, "a method cannot be `nonnull`"),
                (1, 61, "a field cannot be `pure`"),
            ],
        ),
        ("class C { static C() { } }", &[(1, 11, "a constructor cannot be `static`")]),
        (
            "class C { ordered int f; native int g; native C D; class D",
            &[
                (1, 11, "a field cannot be `ordered`"),
                (1, 26, "a field cannot be `native`"),
                (1, 40, "a field cannot be `native`"),
                (1, 52, "expected `}`, found `class`"),
                (1, 59, "expected `{`"),
            ],
        ),
        (
            "abstract interface I { } library int x; class C { }",
            &[(1, 1, "an interface is always abstract"), (1, 34, "expected `class` or `interface`")],
        ),
        (
            "class C { void m() { } library abstract class D { } class E { int f;\nopen interface I { } hidden text class F { }",
            &[(1, 24, "expected `}`"), (2, 1, "expected `}`")],
        ),
        (
            "class C { void f; void m() requires(a +) ensures(b c) { x = 1; } }",
            &[
                (1, 17, "expected `(`"),
                (1, 40, "expected an expression"),
                (1, 52, "expected `)`"),
                (1, 59, "`:=`"),
            ],
        ),
        (
            "class C { void m() {\nx := 1;\nclass D { int f = 1; }",
            &[(3, 1, "expected `}`, found `class`"), (3, 17, "`:=`")],
        ),
        (
            "class C { void m() {\nif (a) { x := 1;\nstatic void n() { y = 1; } }",
            &[(3, 1, "expected `}`, found `static`"), (3, 21, "`:=`")],
        ),
        ("class C { } } class D { int f = 1; }", &[(1, 13, "expected `class`"), (1, 31, "`:=`")]),
        ("class C { void m() { }", &[(1, 23, "expected `}`, found the end of the file")]),
    ];
    for (text, expected) in cases {
        check_errors(text, expected);
    }
    check_errors(
        "class C { void m() modifies(x) ; void n() modifies(a.f + 1) ; int k(int) ; }",
        &[(1, 29, "not a place"), (1, 56, "expected `,` or `)`"), (1, 72, "the name of the parameter")],
    );
}

#[test]
fn diagnostics_are_capped() {
    for (text, last) in [
        (body(&"x = 1;\n".repeat(1000)), Severity::Error),
        ("§ ".repeat(1000), Severity::Error),
        (body(&"assert a || b && c;\n".repeat(1000)), Severity::Warning),
        (body(&format!("{} x = 1;", "assert a || b && c;\n".repeat(1000))), Severity::Warning),
    ] {
        let (_, diagnostics) = parse(FileId(0), &text);
        assert_eq!(diagnostics.len(), MAX_DIAGNOSTICS + 1);
        let end = diagnostics.last().expect("it is not empty");
        assert!(end.message.ends_with("more problems were left out"), "{end:?}");
        assert_eq!(end.severity, last);
        let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error).count();
        assert_eq!(errors > 0, text.contains(" = ") || text.contains('§'));
    }
}

fn check_too_deep(text: &str) {
    let (_, diagnostics) = parse(FileId(0), text);
    let messages: Vec<_> = diagnostics.iter().map(|d: &Diagnostic| d.message.as_str()).collect();
    assert_eq!(messages, ["nested too deeply"], "{}...", &text[..text.len().min(80)]);
    assert!(diagnostics[0].hint.is_some());
}

/// Each is reported once, and what follows is still read.
#[test]
fn deep_nesting() {
    let many = 10_000;
    let wrapped = |open: &str, middle: &str, close: &str| {
        format!("{}{middle}{}", open.repeat(many), close.repeat(many))
    };
    let expressions = [
        wrapped("(", "a", ")"),
        format!("a{}", " + a".repeat(100_000)),
        format!("a{}", " ==> a".repeat(100_000)),
        format!("a{}", " ? a : a".repeat(many)),
        wrapped("!", "a", ""),
        wrapped("-", "a", ""),
        wrapped("#", "a", ""),
        wrapped("a[", "a", "]"),
        wrapped("a.m(", "a", ")"),
        wrapped("new C(", "a", ")"),
        wrapped("old(", "a", ")"),
        wrapped("(a + ", "a", ")"),
        wrapped("!(", "a", ")"),
        wrapped("forall v, i : a : ", "a", ""),
        wrapped("forall v, i : (", "a", ") : a"),
        wrapped("forall i : a .. ", "a", " : a"),
        wrapped("forall i : a .. b : ", "a", ""),
        wrapped("let {} in ", "a", ""),
        wrapped("let { x := ", "a", "; } in a"),
        wrapped("a + let { x := (", "a", "); } in a"),
        format!("(let {{ {}x := 1; }} in a){}", "if (a) ".repeat(400), ".f".repeat(200)),
        format!("a{}", ".f".repeat(many)),
        format!("a{}", ".m()".repeat(many)),
        format!("a{}", "[0]".repeat(many)),
        format!("a{}", " as T".repeat(many)),
        format!("a{}", " is T".repeat(many)),
        format!("a is T{}", "[]".repeat(many)),
        format!("new T[1]{}", "[]".repeat(many)),
        format!("new T{}", "[1]".repeat(many)),
    ];
    for expr in &expressions {
        check_too_deep(&body(&format!("x := {expr};")));
        check_too_deep(&body(&format!("while ({expr}) {{ x := 1; }}")));
        check_too_deep(&format!(
            "class C {{ int f := {expr}; void m() requires({expr_2}) {{}} }}",
            expr_2 = "a"
        ));
        check_too_deep(&format!("class C {{ void m() requires({expr}) {{}} }}"));
    }
    let statements = [
        wrapped("{", "", "}"),
        wrapped("if (a) ", ";", ""),
        wrapped("if (a) {} else ", "{}", ""),
        wrapped("if (a) ; else ", "if (a) ;", ""),
        wrapped("while (a) ", ";", ""),
        wrapped("L: { ", "x := 1;", "}"),
        wrapped("try { ", "", "} catch { }"),
        wrapped("lock (a) { ", "", "}"),
        wrapped("switch (a) { case 1: { ", "", "} }"),
        wrapped("switch (a) { default: { ", "", "} }"),
        format!("T{} x;", "[]".repeat(many)),
    ];
    for stmt in &statements {
        check_too_deep(&body(stmt));
    }
    // Not closed, and what follows is lost in them.
    for text in [
        "(",
        "{",
        "[",
        "a(",
        "a.m(",
        "if (",
        "if (a) {",
        "try {",
        "x := new C(",
        "L:",
        "- int",
        "public ",
        "x := let {",
        "if (let {",
        "let { } in ",
        "switch (a) { case 1: {",
        "switch (let {",
        "forall i : ",
        "open ",
    ] {
        let (_, diagnostics) = parse(FileId(0), &body(&text.repeat(100_000)));
        assert!(diagnostics.iter().any(|d| d.severity == Severity::Error), "{text}");
    }
    let just_deep_enough = format!("assert {}a;", "!".repeat(MAX_DEPTH - 2));
    check_parses(&body(&just_deep_enough));
    check_parses(&body(&format!("{}{}", "{".repeat(MAX_DEPTH - 1), "}".repeat(MAX_DEPTH - 1))));
}

/// Inputs that would show recovery or lookahead that is not linear: quadratic time would take hours.
#[test]
fn large_inputs_end() {
    for unit in [
        "class A {",
        "x = ",
        "} ",
        "{",
        "(",
        "forall ",
        "a ? ",
        "\"",
        "'",
        "`",
        "/*",
        "*/",
        "- ",
        "\\",
        "é",
        "interface a ",
    ] {
        let text = unit.repeat(500_000 / unit.len());
        parse(FileId(0), &text);
        parse(FileId(0), &body(&text));
    }
}

const SAMPLE: &str = r#"
abstract class A extends B implements I { // comment
    static nonnull int[] f := new int[3][]; /* block */
    invariant(this.f != null && #this.f > 0);
    A(int x) requires(x > 0) { super(x); this.g := x as i32 + -1 * 'é'; }
    pure int m(nonnull A a, i64 `class`) ensures((forall v, i : a : v) || c) signals(E e) (e is F) modifies(this.*, a.f[*]) {
        outer: while (true) invariant(x > 0) { if (a) continue outer; else throw "n\u00e9"; }
        try { fork a.m(); join; } catch (E e) { ; } finally { return c ? #a : 1.5e-3; }
        lock (this) { o.m() x := old(y); }
    }
}
"#;

#[test]
fn truncated_at_every_byte() {
    check_parses(SAMPLE);
    for end in (0..SAMPLE.len()).filter(|&end| SAMPLE.is_char_boundary(end)) {
        parse(FileId(0), &SAMPLE[..end]);
        parse(FileId(0), &SAMPLE[end..]);
    }
}

#[test]
fn one_token_left_out_or_twice() {
    let (tokens, _) = lexer::lex(FileId(0), SAMPLE);
    for token in tokens {
        let (start, end) = (token.start as usize, token.end as usize);
        let without = format!("{} {}", &SAMPLE[..start], &SAMPLE[end..]);
        let twice = format!("{} {}", &SAMPLE[..end], &SAMPLE[start..]);
        for text in [without, twice] {
            let (program, diagnostics) = parse(FileId(0), &text);
            let broken = diagnostics.iter().any(|d| d.severity == Severity::Error);
            // What parses also prints and parses.
            let (again, after) = parse(FileId(0), &print(&program));
            assert!(broken || (after.is_empty() && again == program), "{text}");
        }
    }
}

proptest! {
    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        parse(FileId(0), &text);
        parse(FileId(0), &body(&text));
    }

    #[test]
    fn random_tokens(picks in prop::collection::vec(0..10_000_usize, 0..200)) {
        let (tokens, _) = lexer::lex(FileId(0), SAMPLE);
        let words: Vec<_> = picks
            .iter()
            .map(|pick| tokens[pick % tokens.len()])
            .map(|token| &SAMPLE[token.start as usize..token.end as usize])
            .collect();
        let text = words.join(" ");
        for text in [format!("class C {{ {text} }}"), body(&text), text] {
            let (program, diagnostics) = parse(FileId(0), &text);
            if diagnostics.iter().all(|d| d.severity == Severity::Warning) {
                let printed = print(&program);
                prop_assert_eq!(parse(FileId(0), &printed).0, program);
            }
        }
    }
}

/// Spans cover what they should.
#[test]
fn spans() {
    let mut sources = SourceMap::default();
    let text = "class C { int m(int a) { x := (a + 1) * o.f[2]; } }";
    let file = sources.add("test.oox", text);
    let (program, _) = parse(file, text);
    assert_eq!(sources.text(program.types[0].span), text);
    let ast::Member::Method(method) = &program.types[0].members[0] else { panic!("a method") };
    assert_eq!(sources.text(method.span), "int m(int a) { x := (a + 1) * o.f[2]; }");
    let stmt = &method.body.as_ref().expect("a body").stmts[0];
    assert_eq!(sources.text(stmt.span), "x := (a + 1) * o.f[2];");
    let ast::StmtKind::Assign { value, .. } = &stmt.kind else { panic!("an assignment") };
    assert_eq!(sources.text(value.span), "(a + 1) * o.f[2]");
    let ast::ExprKind::Binary(_, left, right) = &value.kind else { panic!("a product") };
    assert_eq!((sources.text(left.span), sources.text(right.span)), ("a + 1", "o.f[2]"));
}
