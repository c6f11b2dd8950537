//! Programs that the resolver refuses, although the translation made them: what is refused is taken out, by name, and the
//! rest can be run. What would be called in its place is not called.

use oox_core::lang::ast::{self, Member, StmtKind};
use oox_core::lang::diagnostic::Severity;
use oox_core::lang::parser::parse;
use oox_core::lang::printer::print;
use oox_core::lang::span::FileId;
use oox_core::resolve::resolve;
use ooxide_frontend::lower::{Lowered, can_run, isolate};

/// What is left of a program, and the places that were taken out.
fn isolated(text: &str) -> (ast::Program, Vec<String>) {
    let (program, errors) = parse(FileId(0), text);
    assert!(errors.is_empty(), "{errors:?}");
    let mut lowered = Lowered::default();
    lowered.program = program;
    for _ in 0..100 {
        let (resolved, found) = resolve(&lowered.program);
        if resolved.is_some() {
            let places = lowered.problems.iter().map(|found| found.place.clone()).collect();
            return (lowered.program, places);
        }
        let errors: Vec<_> = found.iter().filter(|found| found.severity == Severity::Error).collect();
        assert!(isolate(&mut lowered, &found), "nothing was done about {errors:#?}");
    }
    panic!("it goes on for ever:\n{}", print(&lowered.program));
}

/// The method says that it cannot be run, and nothing else.
fn is_out(program: &ast::Program, class: &str, name: &str) -> bool {
    let decl = program.types.iter().find(|decl| decl.name.text == class).expect("the class is there");
    let mut named = decl.members.iter().filter_map(|member| match member {
        Member::Method(method) if method.name.text == name => method.body.as_ref(),
        _ => None,
    });
    let body = named.next().expect("the method is there and has a body");
    assert!(named.next().is_none(), "{class}.{name} is there twice");
    matches!(&body.stmts[..], [only] if matches!(only.kind, StmtKind::Unsupported(_)))
}

#[test]
fn an_override_with_another_result_is_still_what_runs() {
    let (program, places) = isolated(
        "class A { int f() { return 1; } }
         class B extends A { bool f() { return true; } }
         class C extends B { bool f() { return false; } }
         class T { static int t(A a) { return a.f(); } static bool u(B b) { return b.f(); } }",
    );
    assert!(is_out(&program, "B", "f") && is_out(&program, "C", "f"), "{}", print(&program));
    assert!(!is_out(&program, "A", "f") && !is_out(&program, "T", "t"));
    // it wants the result that there is no more
    assert!(is_out(&program, "T", "u"));
    assert!(can_run(&program));
    for place in ["B.f", "C.f", "T.u"] {
        assert!(places.iter().any(|known| known == place), "{place} is not in {places:?}");
    }
}

#[test]
fn an_abstract_method_gets_the_result_of_what_it_overrides() {
    let (program, places) = isolated(
        "class D { } class E { }
         abstract class A { abstract D f(); }
         abstract class B extends A { abstract E f(); }
         class T { static D t(nonnull B b) { return b.f(); } }",
    );
    assert!(places.is_empty(), "{places:?}");
    assert!(!is_out(&program, "T", "t"));
}

#[test]
fn what_nobody_implements_says_so() {
    let (program, places) = isolated(
        "interface I { int f(int x); }
         class C implements I { int g() { return 1; } }
         class T { static int t(I i) { return i.f(1); } }",
    );
    assert!(is_out(&program, "C", "f"));
    assert!(!is_out(&program, "C", "g") && !is_out(&program, "T", "t"));
    assert_eq!(places, ["C.f"]);
}

#[test]
fn of_twins_with_code_neither_runs() {
    let (program, places) = isolated(
        "class A { int f(int x) { return 1; } int f(int y) { return 2; } int g() { return this.f(1); } }",
    );
    assert!(is_out(&program, "A", "f"));
    assert!(!is_out(&program, "A", "g"));
    assert_eq!(places, ["A.f"]);
}

#[test]
fn open_twins_are_one() {
    let (program, places) = isolated("class A { int f(int x); int f(int y); int g() { return this.f(1); } }");
    assert!(places.is_empty(), "{places:?}");
    assert_eq!(print(&program).matches("f(int").count(), 1);
}

#[test]
fn more_errors_than_are_listed() {
    let wrong: Vec<String> = (0..120).map(|n| format!("static int f{n}() {{ return true; }}")).collect();
    let text = format!("class A {{ {} static int fine() {{ return 1; }} }}", wrong.join(" "));
    let (program, places) = isolated(&text);
    assert_eq!(places.len(), 120);
    assert!(is_out(&program, "A", "f119") && !is_out(&program, "A", "fine"));
}

#[test]
fn several_errors_of_a_method_are_one() {
    let (_, places) = isolated("class A { static int f() { int x := true; int y := false; return x + y; } }");
    assert_eq!(places, ["A.f"]);
}
