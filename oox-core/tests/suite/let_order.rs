//! Assignments inside of expressions happen in order: random expressions full of `let`, against an evaluator of ten lines.

use std::fmt::Write as _;

use oox_core::config::{Bounds, Config};
use oox_core::lang::parser::parse;
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;
use oox_core::verdict::{self, Verdict};
use proptest::collection::vec;
use proptest::prelude::*;

/// An expression over the numbers `x0`, `x1`, the index `i` and the arrays `a0`, `a1`, of three elements each.
#[derive(Clone, Debug)]
enum Expr {
    Number(i64),
    Var(usize),
    Index,
    Elem(usize, Box<Expr>),
    Sum(Box<Expr>, Box<Expr>),
    /// `C.f(a, b, c)`, which is `100 * a + 10 * b + c`
    Call(Vec<Expr>),
    Choice(Box<Cond>, Box<Expr>, Box<Expr>),
    Let(Vec<Stmt>, Box<Expr>),
}

#[derive(Clone, Debug)]
enum Cond {
    Less(Expr, Expr),
    Same(usize, usize),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
}

#[derive(Clone, Debug)]
enum Stmt {
    Assign(usize, Expr),
    SetIndex(i64),
    /// `a0 := a1;`
    SetArray(usize, usize),
    Store(usize, Expr, Expr),
    If(Cond, Box<Stmt>, Box<Stmt>),
    Switch(Expr, Box<Stmt>, Box<Stmt>),
}

/// An expression whose value is an index: 0 to 2.
fn index(stmt: BoxedStrategy<Stmt>) -> impl Strategy<Value = Expr> {
    prop_oneof![
        (0..3_i64).prop_map(Expr::Number),
        Just(Expr::Index),
        vec(stmt, 0..3).prop_map(|stmts| Expr::Let(stmts, Box::new(Expr::Index))),
    ]
}

fn expr(depth: u32) -> BoxedStrategy<Expr> {
    let leaf =
        prop_oneof![(-3..9_i64).prop_map(Expr::Number), (0..2_usize).prop_map(Expr::Var), Just(Expr::Index)];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = || expr(depth - 1).prop_map(Box::new);
    prop_oneof![
        1 => leaf,
        2 => (0..2_usize, index(stmt(depth - 1))).prop_map(|(array, at)| Expr::Elem(array, Box::new(at))),
        3 => (inner(), inner()).prop_map(|(left, right)| Expr::Sum(left, right)),
        2 => vec(expr(depth - 1), 3).prop_map(Expr::Call),
        2 => (cond(depth - 1).prop_map(Box::new), inner(), inner())
            .prop_map(|(cond, then, els)| Expr::Choice(cond, then, els)),
        4 => (vec(stmt(depth - 1), 1..3), inner()).prop_map(|(stmts, value)| Expr::Let(stmts, value)),
    ]
    .boxed()
}

fn cond(depth: u32) -> BoxedStrategy<Cond> {
    let leaf = prop_oneof![
        (expr(depth), expr(depth)).prop_map(|(left, right)| Cond::Less(left, right)),
        (0..2_usize, 0..2_usize).prop_map(|(left, right)| Cond::Same(left, right)),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = || cond(depth - 1).prop_map(Box::new);
    prop_oneof![
        leaf,
        inner().prop_map(Cond::Not),
        (inner(), inner()).prop_map(|(left, right)| Cond::And(left, right)),
        (inner(), inner()).prop_map(|(left, right)| Cond::Or(left, right)),
    ]
    .boxed()
}

fn stmt(depth: u32) -> BoxedStrategy<Stmt> {
    let leaf = prop_oneof![
        3 => (0..2_usize, expr(depth)).prop_map(|(var, value)| Stmt::Assign(var, value)),
        2 => (0..3_i64).prop_map(Stmt::SetIndex),
        1 => (0..2_usize, 0..2_usize).prop_map(|(to, from)| Stmt::SetArray(to, from)),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let inner = || stmt(depth - 1).prop_map(Box::new);
    prop_oneof![
        3 => leaf,
        2 => (0..2_usize, index(stmt(depth - 1)), expr(depth - 1))
            .prop_map(|(array, at, value)| Stmt::Store(array, at, value)),
        1 => (cond(depth - 1), inner(), inner()).prop_map(|(cond, then, els)| Stmt::If(cond, then, els)),
        1 => (expr(depth - 1), inner(), inner()).prop_map(|(subject, zero, els)| Stmt::Switch(subject, zero, els)),
    ]
    .boxed()
}

/// What the variables hold; an array is a position in `heap`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct World {
    vars: [i64; 2],
    index: i64,
    arrays: [usize; 2],
    heap: [[i64; 3]; 2],
}

impl World {
    fn at(&mut self, at: &Expr) -> usize {
        usize::try_from(self.expr(at)).expect("an index is not negative")
    }

    fn expr(&mut self, expr: &Expr) -> i64 {
        match expr {
            Expr::Number(value) => *value,
            Expr::Var(var) => self.vars[*var],
            Expr::Index => self.index,
            Expr::Elem(array, at) => {
                let array = self.arrays[*array];
                let at = self.at(at);
                self.heap[array][at]
            }
            Expr::Sum(left, right) => self.expr(left).wrapping_add(self.expr(right)),
            Expr::Call(args) => args.iter().fold(0, |sum, arg| sum * 10 + self.expr(arg)),
            Expr::Choice(cond, then, els) => {
                if self.cond(cond) {
                    self.expr(then)
                } else {
                    self.expr(els)
                }
            }
            Expr::Let(stmts, value) => {
                for stmt in stmts {
                    self.stmt(stmt);
                }
                self.expr(value)
            }
        }
    }

    fn cond(&mut self, cond: &Cond) -> bool {
        match cond {
            Cond::Less(left, right) => self.expr(left) < self.expr(right),
            Cond::Same(left, right) => self.arrays[*left] == self.arrays[*right],
            Cond::Not(inner) => !self.cond(inner),
            Cond::And(left, right) => self.cond(left) && self.cond(right),
            Cond::Or(left, right) => self.cond(left) || self.cond(right),
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign(var, value) => self.vars[*var] = self.expr(value),
            Stmt::SetIndex(value) => self.index = *value,
            Stmt::SetArray(to, from) => self.arrays[*to] = self.arrays[*from],
            Stmt::Store(array, at, value) => {
                let array = self.arrays[*array];
                let at = self.at(at);
                self.heap[array][at] = self.expr(value);
            }
            Stmt::If(cond, then, els) => {
                let taken = if self.cond(cond) { then } else { els };
                self.stmt(taken);
            }
            Stmt::Switch(subject, zero, els) => {
                let taken = if self.expr(subject) == 0 { zero } else { els };
                self.stmt(taken);
            }
        }
    }
}

fn show(expr: &Expr) -> String {
    match expr {
        Expr::Number(value) => value.to_string(),
        Expr::Var(var) => format!("x{var}"),
        Expr::Index => "i".to_owned(),
        Expr::Elem(array, at) => format!("a{array}[{}]", show(at)),
        Expr::Sum(left, right) => format!("(({}) + ({}))", show(left), show(right)),
        Expr::Call(args) => format!("C.f({})", args.iter().map(show).collect::<Vec<String>>().join(", ")),
        Expr::Choice(cond, then, els) => format!("({} ? {} : {})", show_cond(cond), show(then), show(els)),
        Expr::Let(stmts, value) => {
            format!("(let {{ {} }} in {})", stmts.iter().map(show_stmt).collect::<String>(), show(value))
        }
    }
}

fn show_cond(cond: &Cond) -> String {
    match cond {
        Cond::Less(left, right) => format!("({} < {})", show(left), show(right)),
        Cond::Same(left, right) => format!("(a{left} == a{right})"),
        Cond::Not(inner) => format!("!{}", show_cond(inner)),
        Cond::And(left, right) => format!("({} && {})", show_cond(left), show_cond(right)),
        Cond::Or(left, right) => format!("({} || {})", show_cond(left), show_cond(right)),
    }
}

fn show_stmt(stmt: &Stmt) -> String {
    match stmt {
        Stmt::Assign(var, value) => format!("x{var} := {}; ", show(value)),
        Stmt::SetIndex(value) => format!("i := {value}; "),
        Stmt::SetArray(to, from) => format!("a{to} := a{from}; "),
        Stmt::Store(array, at, value) => format!("a{array}[{}] := {}; ", show(at), show(value)),
        Stmt::If(cond, then, els) => {
            format!("if ({}) {{ {}}} else {{ {}}} ", show_cond(cond), show_stmt(then), show_stmt(els))
        }
        Stmt::Switch(subject, zero, els) => {
            let (subject, zero, els) = (show(subject), show_stmt(zero), show_stmt(els));
            format!("switch ({subject}) {{ case 0: {{ {zero}}} default: {{ {els}}} }} ")
        }
    }
}

fn program(expr: &Expr, value: i64, after: &World) -> String {
    let mut text =
        "class C {\n    static int f(int a, int b, int c) { return 100 * a + 10 * b + c; }\n".to_owned();
    text.push_str("    static void m() {\n        int x0 := 1; int x1 := 2; int i := 0;\n");
    for array in 0..2 {
        let _ = writeln!(text, "        int[] a{array} := new int[3]; int[] b{array} := a{array};");
        for at in 0..3 {
            let _ = writeln!(text, "        a{array}[{at}] := {};", 10 * array + at + 3);
        }
    }
    let _ = writeln!(text, "        int r := {};", show(expr));
    let _ = writeln!(text, "        assert r == {value} && i == {};", after.index);
    for (at, var) in after.vars.iter().enumerate() {
        let _ = writeln!(text, "        assert x{at} == {var} && a{at} == b{};", after.arrays[at]);
    }
    for (array, cells) in after.heap.iter().enumerate() {
        for (at, cell) in cells.iter().enumerate() {
            let _ = writeln!(text, "        assert b{array}[{at}] == {cell};");
        }
    }
    text.push_str("    }\n}\n");
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]
    #[test]
    fn assignments_happen_in_order(expr in expr(4)) {
        let mut world =
            World { vars: [1, 2], index: 0, arrays: [0, 1], heap: [[3, 4, 5], [13, 14, 15]] };
        let value = world.expr(&expr);
        let text = program(&expr, value, &world);
        let mut sources = SourceMap::default();
        let file = sources.add("let.oox", text.as_str());
        let (tree, errors) = parse(file, &text);
        prop_assert!(errors.is_empty(), "{:?}\n{}", errors, text);
        let (resolved, errors) = resolve(&tree);
        let Some(resolved) = resolved else { return Err(TestCaseError::fail(format!("{errors:?}\n{text}"))) };
        let entry = resolved.find_methods("C", "m")[0];
        let bounds = Bounds { time: None, ..Bounds::default() };
        let config = Config { bounds, ..Config::default() };
        let report = verdict::verify(&resolved, &sources, &config, entry);
        prop_assert_eq!(report.verdict, Verdict::Valid, "{}", text);
        prop_assert_eq!(report.cases, 1, "{}", text);
    }
}
