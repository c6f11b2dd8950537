//! OOX: parser, printer, resolver, and the engine within tiny bounds.

use std::path::PathBuf;

use oox_core::lang::token::TokenKind;

use super::mutation::{Language, Seed, try_all};
use super::{name_of, program_text};
use crate::support::run;
use crate::support::total::{self, Reached};

/// Mutants of each program that was accepted before it was changed.
const MUTANTS: u64 = 40;

/// Mutants of each program that was refused even then.
const MUTANTS_OF_REFUSED: u64 = 8;

/// Of how many mutants that resolve one is executed; most of the time goes there.
const EXECUTED: u64 = 8;

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
    "#",
    ":=",
    "=",
    "==",
    "!=",
    "<",
    ">>",
    ">>>",
    "<<",
    "==>",
    "&&",
    "||",
    "&",
    "|",
    "^",
    "!",
    "~",
    "-",
    "+",
    "*",
    "/",
    "%",
    "0",
    "1",
    "-1",
    "2147483648",
    "9223372036854775807",
    "99999999999999999999999",
    "0.5",
    "1.0e308",
    "1.0e-400",
    "true",
    "false",
    "null",
    "this",
    "super",
    "retval",
    "x",
    "i",
    "\"text\"",
    "'c'",
    "'\\uD800'",
    "\"\\n",
    "/*",
    "//",
    "`a b`",
    "class",
    "interface",
    "extends",
    "implements",
    "static",
    "abstract",
    "pure",
    "nonnull",
    "void",
    "int",
    "uint",
    "bool",
    "string",
    "char",
    "i8",
    "i16",
    "u16",
    "i32",
    "i64",
    "f32",
    "f64",
    "int[]",
    "if (true)",
    "else",
    "while (true)",
    "return",
    "return;",
    "throw;",
    "break;",
    "continue;",
    "try {",
    "} catch {",
    "} finally {",
    "lock (this) {",
    "fork",
    "join;",
    "assert false;",
    "assume false;",
    "requires(false)",
    "ensures(false)",
    "exceptional(true)",
    "signals(Exception e)(true)",
    "modifies()",
    "invariant(true)",
    "old(",
    "fresh(",
    "forall v, i : a :",
    "exists v, i : a :",
    " is Object",
    " as Object",
    " as i8",
    " as f32",
    " as int",
    "new Object()",
    "new int[3]",
    "new int[0]",
    "[0]",
    "é",
    "\u{1F600}",
    "\0",
    "\u{feff}",
    "\r\n",
];

const OOX: Language = Language { pieces: PIECES, is_keyword: |word| TokenKind::keyword(word).is_some() };

fn corpus() -> Vec<PathBuf> {
    let mut files = run::programs("verify");
    files.extend(run::programs("reject"));
    files.extend(run::programs("../examples"));
    files
}

#[test]
fn mutants_of_all_programs_do_not_panic() {
    let seed = |file: &PathBuf| {
        let is_refused = file.parent().is_some_and(|folder| folder.ends_with("reject"));
        let mutants = if is_refused { MUTANTS_OF_REFUSED } else { MUTANTS };
        Seed { name: name_of(file), text: program_text(file), mutants }
    };
    let seeds: Vec<Seed> = corpus().iter().map(seed).collect();
    let [text, tree, run] = try_all(&seeds, &OOX, |text, number| {
        let parsed = total::check_parse(text);
        let reached = if parsed == Reached::Text {
            parsed
        } else if number % EXECUTED == 0 {
            total::check_run(text)
        } else {
            total::check_resolve(text)
        };
        reached as usize
    });
    println!(
        "{text} mutants were refused by the parser, {tree} by the resolver, {run} were resolved or executed"
    );
    // the corpus is of use only when all stages see something of it
    assert!(text > 300 && tree > 300 && run > 300, "{text} {tree} {run}");
}

/// Every text that a program starts with.
#[test]
fn beginnings_of_programs_do_not_panic() {
    for file in run::programs("../examples").into_iter().chain(run::programs("reject").into_iter().take(20)) {
        let text = program_text(&file);
        for (length, _) in text.char_indices().step_by(3) {
            total::check_parse(&text[..length]);
        }
    }
}
