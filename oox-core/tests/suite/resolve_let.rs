//! `let` inside expressions: operands are copied where a later operand assigns their local, and nowhere else.

use oox_core::ir::{InstrKind, Operand, Program, Rvalue};
use oox_core::lang::parser::parse;
use oox_core::lang::span::FileId;
use oox_core::resolve::resolve;

fn program(stmts: &str) -> Program {
    let text = format!(
        "class C {{ int f; static int g(int a, int b) {{ return a; }} int h(int a) {{ return a; }}
           static void m(int x, int y, int[] a, C o) {{ {stmts} }} }}"
    );
    let (tree, errors) = parse(FileId(0), &text);
    assert!(errors.is_empty(), "{stmts}: {errors:?}");
    let (program, errors) = resolve(&tree);
    program.unwrap_or_else(|| panic!("{stmts}: {errors:?}"))
}

/// How often a slot is copied to one that has no name.
fn copies(stmts: &str) -> usize {
    let program = program(stmts);
    let method = program.find_methods("C", "m")[0];
    let body = program.body(program.method(method).body.expect("a body"));
    let instrs = body.cfg.node_weights().flat_map(|block| &block.instrs);
    instrs
        .filter(|instr| match &instr.kind {
            InstrKind::Assign(dst, Rvalue::Use(Operand::Slot(_))) => {
                body.slots[dst.0 as usize].name.is_none()
            }
            _ => false,
        })
        .count()
}

#[test]
fn only_what_is_assigned_later_is_copied() {
    let cases = [
        ("x := x + y;", 0),
        ("x := x + (let { ; } in y);", 0),
        ("x := x + (let { int t := x; t := t + 1; } in t);", 0),
        ("x := x + (let { y := 1; } in y);", 0),
        ("x := x + (let { x := 1; } in x);", 1),
        ("x := (let { x := 1; } in x) + x;", 0),
        ("x := y + x + (let { x := 1; } in x);", 0),
        ("x := x + (y + (let { x := 1; y := 2; } in x));", 2),
        ("x := C.g(x, let { while (y > 0) { if (y == 2) { x := 1; } y := y - 1; } } in 1);", 1),
        ("x := C.g(y, let { try { x := 1; } finally { ; } } in x);", 0),
        ("x := o.h(let { o := null; } in 1);", 1),
        ("x := o.f + (let { o := null; } in 1);", 0),
        ("a[x] := let { a := null; x := 1; } in 2;", 2),
        ("a[x] := let { a[x] := 3; } in 2;", 0),
        ("o.f := let { switch (x) { case 1: { o := null; } } } in 2;", 1),
        ("int[][] n := new int[x][let { x := 1; } in x];", 1),
        ("bool b := o == (let { o := null; } in o);", 1),
    ];
    for (stmts, expected) in cases {
        assert_eq!(copies(stmts), expected, "{stmts}");
    }
}
