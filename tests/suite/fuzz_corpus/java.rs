//! Java and JML: the parser on all mutants, the rest of the front end on some.

use std::path::PathBuf;

use super::mutation::{Language, Seed, try_all};
use super::{name_of, program_text};
use crate::support::java::java_files;
use crate::support::run::root;
use crate::support::total_java::{Reached, check_java, check_jml, check_lower};

/// Mutants of each program.
const MUTANTS: u64 = 16;

/// Of how many mutants that parse one is translated; most of the time goes there.
const TRANSLATED: u64 = 8;

/// Mutants of each comment of JML.
const MUTANTS_OF_JML: u64 = 12;

/// What a mutation puts in.
const PIECES: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ",",
    ".",
    ":",
    "?",
    "::",
    "->",
    "@",
    "=",
    "==",
    "<",
    ">",
    ">>",
    ">>>=",
    "&&",
    "||",
    "!",
    "~",
    "++",
    "--",
    "...",
    "0",
    "-1",
    "0x",
    "08",
    "1_000",
    "2147483648",
    "1e",
    "0.5f",
    "'c'",
    "'\\u0041'",
    "'",
    "\"",
    "\"\"\"",
    "\\",
    "\\u",
    "\\u005c",
    "/*",
    "*/",
    "//",
    "/*@",
    "@*/",
    "//@",
    "class",
    "interface",
    "enum",
    "record",
    "sealed",
    "permits",
    "extends",
    "implements",
    "abstract",
    "static",
    "final",
    "default",
    "var",
    "void",
    "int",
    "boolean",
    "char",
    "long",
    "double",
    "int[]",
    "null",
    "this",
    "super",
    "new",
    "new int[]",
    "return",
    "yield",
    "break",
    "continue",
    "throw",
    "try {",
    "catch (Exception e) {",
    "finally {",
    "switch (x) {",
    "case",
    "when",
    "instanceof",
    "if (true)",
    "else",
    "for (;;)",
    "for (int i : a)",
    "while (true)",
    "do",
    "synchronized (this)",
    "assert",
    "<T>",
    "<?>",
    "List<",
    "x -> x",
    "A::b",
    "@Override",
    "import a.b;",
    "package p;",
    "requires",
    "ensures",
    "\\result",
    "\\old(",
    "\\forall int i;",
    "\\num_of",
    "loop_invariant",
    "assignable",
    "signals",
    "signals_only",
    "also",
    "pure",
    "non_null",
    "invariant",
    "\\nothing",
    "==>",
    "<==>",
    "é",
    "\u{1F600}",
    "\0",
    "\u{feff}",
    "\r\n",
    "\u{1a}",
];

const KEYWORDS: &[&str] = &[
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "final",
    "finally",
    "float",
    "for",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "new",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "try",
    "void",
    "while",
];

const JAVA: Language = Language { pieces: PIECES, is_keyword: |word| KEYWORDS.contains(&word) };

fn files() -> Vec<PathBuf> {
    let folders = ["tests/lower", "tests/jml", "tests/soundness", "examples/java", "frontend/tests/syntax"];
    folders.iter().flat_map(|folder| java_files(&root().join(folder))).collect()
}

#[test]
fn mutants_of_java_do_not_panic() {
    let seed = |file: &PathBuf| Seed { name: name_of(file), text: program_text(file), mutants: MUTANTS };
    let mut seeds: Vec<Seed> = files().iter().map(seed).collect();
    seeds.retain(|seed| !seed.text.is_empty());
    let [text, tree, translated] = try_all(&seeds, &JAVA, |text, number| {
        let parsed = check_java(text);
        let reached = if parsed == Reached::Tree && number % TRANSLATED == TRANSLATED / 2 {
            check_lower(text)
        } else {
            parsed
        };
        reached as usize
    });
    println!("{text} mutants were refused by the parser, {tree} were parsed, {translated} translated");
    assert!(text > 300 && tree > 300 && translated > 50, "{text} {tree} {translated}");
}

/// What stands in the comments of JML, without their marks.
fn clauses(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("/*@").into_iter().chain(rest.find("//@")).min() {
        let is_line = rest[at..].starts_with("//@");
        let inside = &rest[at + 3..];
        let length = inside.find(if is_line { "\n" } else { "*/" }).unwrap_or(inside.len());
        found.push(inside[..length].trim_end_matches('@').trim().to_owned());
        rest = &inside[length..];
    }
    found
}

#[test]
fn mutants_of_jml_do_not_panic() {
    let of_file = |file: &PathBuf| {
        let name = name_of(file);
        let clauses = clauses(&program_text(file)).into_iter().zip(0..);
        clauses
            .map(|(text, number)| Seed { name: format!("{name} {number}"), text, mutants: MUTANTS_OF_JML })
            .filter(|seed| !seed.text.is_empty())
            .collect::<Vec<Seed>>()
    };
    let seeds: Vec<Seed> = files().iter().flat_map(of_file).collect();
    let [text, tree, _] = try_all(&seeds, &JAVA, |text, _| check_jml(text) as usize);
    println!("{text} mutants were refused, {tree} were parsed");
    assert!(text > 300 && tree > 300, "{text} {tree}");
}
