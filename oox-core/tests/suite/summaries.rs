//! Summaries of random programs on random heaps: what a method does is what is said of it. And summaries that are wrong on purpose
//! are found out.

use std::fmt::Write as _;

use oox_core::confirm::{Confirmation, confirm};
use oox_core::ir::{MethodId, Program};
use oox_core::lang::parser::parse;
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;
use oox_core::summary::{Held, Lit, SetExpr, Summaries, Summary, Update};

/// Splitmix64.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % most as u64).expect("small")
    }

    fn pick<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.below(all.len())]
    }

    fn var(&mut self) -> &'static str {
        self.pick(&["p", "q", "r"])
    }

    fn reference(&mut self, callees: usize) -> String {
        match self.below(9) {
            0 => "null".to_owned(),
            1 => "new N()".to_owned(),
            2 => "N.s".to_owned(),
            3 | 4 => format!("{}.{}", self.var(), self.pick(&["a", "b"])),
            5 if callees > 0 => self.call(callees),
            6 => "xs[1]".to_owned(),
            _ => self.var().to_owned(),
        }
    }

    fn call(&mut self, callees: usize) -> String {
        let number = self.below(callees);
        let (p, q) = (self.var(), self.var());
        let (k, c) = (self.pick(&["k", "1"]), self.pick(&["c", "true"]));
        if number % 3 == 2 {
            return format!("{p}.m{number}({q}, {k}, {c}, xs)");
        }
        format!("N.m{number}({p}, {q}, {k}, {c}, xs)")
    }

    fn condition(&mut self) -> String {
        let (x, y) = (self.var(), self.var());
        match self.below(8) {
            0 => format!("{x} == null"),
            1 => format!("{x} != null"),
            2 => format!("{x} == {y}"),
            3 => "c".to_owned(),
            4 => format!("{x} != null && {x}.a == null"),
            5 => format!("{x}.v == 1"),
            6 => format!("{x}.f"),
            _ => "k < 2".to_owned(),
        }
    }

    fn block(&mut self, depth: usize, callees: usize) -> String {
        let count = 1 + self.below(3);
        (0..count).map(|_| self.statement(depth, callees)).collect()
    }

    fn statement(&mut self, depth: usize, callees: usize) -> String {
        let x = self.var();
        match self.below(if depth < 3 { 19 } else { 10 }) {
            0 | 1 => format!("{x} := {};\n", self.reference(callees)),
            2 | 3 => format!("{x}.{} := {};\n", self.pick(&["a", "b"]), self.reference(callees)),
            4 => format!("{x}.v := {};\n", self.pick(&["1", "k", "q.v", "r.v + 1"])),
            5 => format!("{x}.f := {};\n", self.pick(&["true", "false", "c"])),
            6 => format!("N.s := {};\n", self.reference(callees)),
            7 => "N.n := k;\n".to_owned(),
            8 => format!("xs[0] := {x};\n"),
            9 if callees > 0 => format!("{x} := {};\n", self.call(callees)),
            9 | 10 => format!("{x} := {x}.a;\n"),
            11 | 12 => {
                let (cond, then, els) =
                    (self.condition(), self.block(depth + 1, callees), self.block(depth + 1, callees));
                format!("if ({cond}) {{\n{then}}} else {{\n{els}}}\n")
            }
            13 | 14 => {
                let body = self.walk(x, depth, callees);
                format!("while ({x} != null) {{\n{body}}}\n")
            }
            15 => {
                let body = self.walk(x, depth, callees);
                format!("while ({x}.a != null) {{\n{body}}}\n")
            }
            16 => format!("if ({}) {{ return {x}; }}\n", self.condition()),
            17 => {
                let (body, caught) = (self.block(depth + 1, callees), self.block(depth + 1, callees));
                let class = self.pick(&["Throwable", "E"]);
                let name = self.0 % 1_000_003;
                format!("try {{\n{body}}} catch ({class} t{name}) {{\n{caught}}}\n")
            }
            _ => format!("if ({}) {{ throw new E(); }}\n", self.condition()),
        }
    }

    /// The body of a loop that walks, or does something like it.
    fn walk(&mut self, x: &str, depth: usize, callees: usize) -> String {
        let (field, value) = (self.pick(&["v", "v", "f"]), self.pick(&["3", "k"]));
        let value = if field == "f" { "true" } else { value };
        let write = match self.below(5) {
            0 => self.block(depth + 1, callees),
            1 => format!("{x}.b.{field} := {value};\n"),
            2 => format!("if (c) {{ {x}.{field} := {value}; }}\n"),
            _ => format!("{x}.{field} := {value};\n"),
        };
        let step = format!("{x} := {x}.{};\n", if self.below(6) == 0 { "b" } else { "a" });
        if self.below(6) == 0 { format!("{step}{write}") } else { format!("{write}{step}") }
    }

    /// A class with methods that call those before them, and themselves.
    fn program(&mut self) -> String {
        let mut text = "class E extends Throwable { E() {} }\n\
                        class N { N a; N b; i32 v; bool f; static N s; static i32 n;\nN() {}\n"
            .to_owned();
        for number in 0..5 {
            let body = self.block(0, number + 1) + &self.block(0, number + 1);
            let header = if number % 3 == 2 { "N" } else { "static N" };
            let receiver = if number % 3 == 2 { "" } else { "N p, " };
            let first = if number % 3 == 2 { "N p := this;\n" } else { "" };
            let _ = writeln!(
                text,
                "{header} m{number}({receiver}N q, i32 k, bool c, N[] xs) {{\n{first}N r := p;\n{body}return r;\n}}"
            );
        }
        text.push_str("}\n");
        // one that another method replaces
        text.push_str(
            "class M extends N { M() {}\nN m2(N q, i32 k, bool c, N[] xs) { this.v := 7; return q; } }\n",
        );
        text
    }
}

fn resolved(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let file = sources.add("n.oox".to_owned(), text.to_owned());
    let (tree, problems) = parse(file, &sources.file(file).text);
    let (program, more) = resolve(&tree);
    program.unwrap_or_else(|| panic!("{problems:?} {more:?}\n{text}"))
}

fn methods(program: &Program) -> Vec<MethodId> {
    let count = u32::try_from(program.methods.len()).expect("few methods");
    let all = (0..count).map(MethodId);
    all.filter(|id| program.method(*id).name.starts_with('m') && program.method(*id).body.is_some()).collect()
}

#[test]
fn what_methods_do_is_what_their_summaries_say() {
    let mut all = Confirmation::default();
    let mut exact = 0;
    for seed in 0..120 {
        let text = Random(seed).program();
        let program = resolved(&text);
        let methods = methods(&program);
        let summaries = Summaries::of(&program, &methods);
        for method in methods {
            let found = confirm(&program, &summaries, method, (40, seed));
            let name = &program.method(method).name;
            assert!(found.wrong.is_empty(), "{name}, seed {seed}: {:#?}\n{text}", found.wrong);
            all.runs += found.runs;
            all.checks += found.checks;
            let summary = summaries.of_method(method).expect("it was asked for");
            let exit = summary.exit.as_ref();
            exact +=
                exit.map_or(0, |exit| exit.logs.values().flatten().filter(|update| update.must()).count());
        }
    }
    assert!(all.checks > 50_000, "{} checks of {} runs", all.checks, all.runs);
    assert!(exact > 50, "{exact} exact updates");
}

const LIST: &str = "class N { N a; N b; i32 v; bool f; static i32 n; N() {}
    static N m0(N h, i32 k) { while (h != null) { h.v := 3; h := h.a; } N.n := 1; return h; }
    static N m1(N h, i32 k) { if (k > 1) { h.b := h.a; h.v := k; } return h; }
    static N m2(N h, i32 k) { N x := new N(); x.a := h; x.v := k; h.b := x; return x; }
    static N m3(N h, i32 k) { if (h.v == k) { h.v := 5; throw \"it is\"; } return h.a.a; } }";

/// Each way of being wrong: what it is called, and what it does to a summary; false where it cannot be done.
type Wrong = (&'static str, fn(&mut Summary) -> bool);

fn first_update(summary: &mut Summary) -> Option<&mut Update> {
    summary.exit.as_mut()?.logs.values_mut().next()?.first_mut()
}

#[test]
fn wrong_summaries_are_found_out() {
    let wrong: [Wrong; 8] = [
        ("nothing is written", |summary| {
            let exit = summary.exit.as_mut().expect("it returns");
            !std::mem::take(&mut exit.logs).is_empty()
        }),
        ("no object is written", |summary| {
            let Some(update) = first_update(summary) else { return false };
            update.base = SetExpr::None.into();
            true
        }),
        ("another value is written", |summary| {
            let Some(update) = first_update(summary) else { return false };
            update.value = SetExpr::Lit(Lit::Int(99)).into();
            true
        }),
        ("it is always written", |summary| {
            let Some(update) = first_update(summary).filter(|update| !update.is_all) else { return false };
            (update.is_all, update.is_exact) = (true, false);
            true
        }),
        ("the result is null", |summary| {
            let Some(held) = &mut summary.result else { return false };
            let is_wrong = *held.set != SetExpr::Lit(Lit::Null);
            *held = Held { set: SetExpr::Lit(Lit::Null).into(), is_exact: true };
            is_wrong
        }),
        ("no static field is written", |summary| {
            let exit = summary.exit.as_mut().expect("it returns");
            !std::mem::take(&mut exit.statics).is_empty()
        }),
        ("nothing is made", |summary| {
            let exit = summary.exit.as_mut().expect("it returns");
            !std::mem::take(&mut exit.made).is_empty()
        }),
        ("nothing is thrown, and nothing is written before", |summary| {
            let has_some = !summary.thrown.classes.is_empty();
            summary.thrown = oox_core::summary::Effects::default();
            has_some
        }),
    ];
    let program = resolved(LIST);
    let methods = methods(&program);
    let mut tried = 0;
    for (name, change) in wrong {
        let mut caught = 0;
        for method in &methods {
            let mut summaries = Summaries::of(&program, &methods);
            let right = confirm(&program, &summaries, *method, (300, 1));
            assert!(right.wrong.is_empty(), "{:#?}", right.wrong);
            let mut summary = summaries.of_method(*method).expect("it was asked for").clone();
            if !change(&mut summary) {
                continue;
            }
            summaries.replace(*method, summary);
            let found = confirm(&program, &summaries, *method, (300, 1));
            caught += usize::from(!found.wrong.is_empty());
            tried += 1;
        }
        // of one method it may be true
        assert!(caught > 0, "{name}");
    }
    assert!(tried >= 14, "{tried}");
}
