//! Random Java programs that vary types: a hierarchy of interfaces, classes, records, enums and exceptions, and methods
//! whose failures depend on what type an object has and which object it is.
//!
//! `jvm/` has the judge: it runs each method on all small inputs.

mod answers;
mod body;
mod build;
mod declare;
pub mod features;
mod follow;
mod gadget;
pub mod judge;
mod literal;
mod world;

use std::fmt::Write as _;

use body::Body;
pub use body::Method;
use build::Builder;
use declare::Printer;
use features::Features;
use world::World;

use crate::support::seeded::Random;

/// A program in a package of its own.
pub struct Generated {
    /// The whole file.
    pub text: String,
    /// What the judge wants to know of each method.
    pub judged: String,
    /// Class and name of each method, and its text.
    pub methods: Vec<(String, Method)>,
}

/// A program with this many methods.
pub fn generated(package: &str, seed: u64, methods: usize, features: &Features) -> Generated {
    let mut random = Random(seed);
    let world = World {
        types: Vec::new(),
        color: 0,
        tag: 0,
        root: 0,
        oops: 0,
        boxed: None,
        constants: Vec::new(),
        held: Vec::new(),
        shares_invariants: false,
        has_anonymous: false,
    };
    let mut builder = Builder { random: &mut random, features, world };
    builder.declare();
    let world = builder.world;
    let methods: Vec<Method> =
        (0..methods).map(|number| Body::method(&mut random, &world, features, number)).collect();
    let members: Vec<_> =
        methods.iter().filter_map(|method| method.from.map(|id| (id, method.text.clone()))).collect();
    let declared = Printer::new(&mut random, &world).declared(&members);
    let own: String =
        methods.iter().filter(|method| method.from.is_none()).map(|method| method.text.as_str()).collect();
    let text = indented(&format!(
        "package {package};\n\nimport java.util.*;\n\npublic class Main {{\n{}{own}}}\n\n{}",
        declared.inside, declared.top
    ));
    let mut fields: Vec<&str> =
        world.types.iter().flat_map(|decl| &decl.fields).map(|field| field.name.as_str()).collect();
    fields.push(declare::OUTER);
    let mut judged = String::new();
    for method in &methods {
        let class = method.from.map_or("Main".to_owned(), |id| world.name(id).replace('.', "$"));
        let _ =
            writeln!(judged, "{package}.{class} {} {}", method.name, relevant(&text, &method.text, &fields));
    }
    let methods = methods
        .into_iter()
        .map(|method| {
            let class = method.from.map_or("Main".to_owned(), |id| world.name(id).replace('.', "$"));
            (format!("{package}.{class}"), method)
        })
        .collect();
    Generated { text, judged, methods }
}

/// The fields that a method depends on: those that it names, that invariants name, and that methods name which it calls.
fn relevant(program: &str, method: &str, fields: &[&str]) -> String {
    if method.contains(".equals(") || method.contains(".contains(") {
        return "*".to_owned();
    }
    let called = ["kind()", "other()", "act()", "read()"];
    let calls = |method: &str| called.iter().any(|name| method.contains(name));
    let lines: Vec<&str> = program
        .lines()
        .filter(|line| {
            // one of them may call another
            line.contains(" invariantHolds()")
                || called.iter().any(|name| line.contains(&format!(" {name} {{"))) && calls(method)
        })
        .collect();
    let named = |field: &&&str| method.contains(**field) || lines.iter().any(|line| line.contains(**field));
    fields.iter().filter(named).copied().collect::<Vec<_>>().join(" ")
}

/// The text with each line as deep as its braces are.
fn indented(text: &str) -> String {
    let mut depth = 0_usize;
    let mut found = String::new();
    for line in text.lines() {
        let line = line.trim();
        let closes = line.chars().take_while(|sign| *sign == '}').count();
        let spaces = 4 * depth.saturating_sub(closes);
        if !line.is_empty() {
            found += &" ".repeat(spaces);
        }
        found += line;
        found.push('\n');
        depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
    }
    found
}
