//! Random well-typed Java, made from a seed.
//!
//! Each method `tN` returns a text of what its statements computed and threw; `main` prints one line per method. The
//! statements are such that the program compiles and ends: loops count, jumps stand under a condition.

use std::fmt::Write as _;

mod expr;
mod lambda;
pub mod library;
mod stmt;
mod types;

use crate::support::seeded::Random;
use types::Ty;

/// A class with generated methods.
pub struct Generated {
    /// The whole file.
    pub text: String,
    /// The source of each method, in the order of the lines that `main` prints.
    pub methods: Vec<String>,
}

/// A local variable.
struct Variable {
    name: String,
    ty: Ty,
    /// Assigned somewhere, so that no lambda captures it.
    assignable: bool,
}

/// What `break` and `continue` can leave.
#[derive(Clone)]
enum Jump {
    Loop(Option<String>),
    Block(String),
    Switch,
}

/// Writes one method at a time.
pub struct Maker {
    random: Random,
    scope: Vec<Variable>,
    /// Variables before this one are outside of the innermost lambda.
    barrier: usize,
    /// How many names have been given.
    names: usize,
    /// How many more operators the method may get.
    fuel: usize,
    out: String,
    indent: usize,
    jumps: Vec<Jump>,
    /// A `return` of the text may stand here.
    returns: bool,
    /// A checked exception is caught outside.
    checked: bool,
}

impl Maker {
    fn new(seed: u64) -> Self {
        Self {
            random: Random(seed),
            scope: Vec::new(),
            barrier: 0,
            names: 0,
            fuel: 0,
            out: String::new(),
            indent: 1,
            jumps: Vec::new(),
            returns: true,
            checked: false,
        }
    }

    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn open(&self) -> usize {
        self.scope.len()
    }

    fn close(&mut self, mark: usize) {
        self.scope.truncate(mark);
    }

    fn declare(&mut self, name: &str, ty: Ty, assignable: bool) {
        self.scope.push(Variable { name: name.to_owned(), ty, assignable });
    }

    /// Variables of a type that can be read here.
    fn visible(&self, ty: Ty) -> Vec<String> {
        let seen = |(at, variable): &(usize, &Variable)| {
            variable.ty == ty && (*at >= self.barrier || !variable.assignable)
        };
        self.scope.iter().enumerate().filter(seen).map(|(_, variable)| variable.name.clone()).collect()
    }

    /// Variables of a type that can be assigned here.
    fn assignable(&self, ty: Ty) -> Vec<String> {
        self.scope[self.barrier..]
            .iter()
            .filter(|variable| variable.ty == ty && variable.assignable)
            .map(|variable| variable.name.clone())
            .collect()
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(&"    ".repeat(self.indent));
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// `head {` statements `}`, with the names of the block gone after it.
    fn block(&mut self, head: &str, body: impl FnOnce(&mut Self)) {
        self.line(&format!("{head} {{"));
        self.indent += 1;
        let mark = self.open();
        body(self);
        self.close(mark);
        self.indent -= 1;
        self.line("}");
    }

    fn method(&mut self, number: usize) -> String {
        self.fuel = 60;
        self.block(&format!("static String t{number}()"), |maker| {
            maker.line("reset();");
            maker.line("StringBuilder s = new StringBuilder();");
            maker.locals();
            for _ in 0..4 {
                maker.fuel = maker.fuel.max(15);
                maker.guarded();
            }
            maker.line("show(s, calls);");
            maker.line("return s.append(' ').append(trace).toString();");
        });
        std::mem::take(&mut self.out)
    }
}

/// A class with `count` methods that depend on the seed only.
pub fn generated(class: &str, seed: u64, count: usize) -> Generated {
    let methods: Vec<String> = (0..count)
        .map(|number| Maker::new(seed.wrapping_mul(1_000_003).wrapping_add(number as u64)).method(number))
        .collect();
    let mut text = String::from("import java.util.Arrays;\nimport java.util.function.*;\n\n");
    let _ = writeln!(text, "class {class} {{");
    text.push_str(include_str!("world.java"));
    for method in &methods {
        text.push('\n');
        text.push_str(method);
    }
    text.push_str("\n    public static void main(String[] args) {\n");
    for number in 0..count {
        let _ = writeln!(text, "        System.out.println(\"t{number}:\" + t{number}());");
    }
    text.push_str("    }\n}\n");
    Generated { text, methods }
}
