//! A fuzz run that repeats exactly: seeded mutations of all test programs and examples, on the stable compiler.
//!
//! What must hold for each text is in `tests/suite/support/total.rs`; the fuzz targets of `fuzz/` check the same. A failure
//! prints the file, the number of the mutant and its text.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use oox_core::lang::token::TokenKind;

use crate::support::run;
use crate::support::seeded::Random;
use crate::support::total;
use crate::support::total::Reached;

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

/// Words with blanks between them stay apart, marks are single characters.
fn tokens(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = if is_word(first) {
            rest.find(|c: char| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        all.push(token);
        rest = after;
    }
    all
}

fn mutate_bytes(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        match random.below(4) {
            0 => bytes[at] = u8::try_from(random.below(256)).expect("a byte"),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, u8::try_from(32 + random.below(95)).expect("a byte")),
            _ => bytes.truncate(at),
        }
        if bytes.is_empty() {
            break;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn mutate_tokens(text: &str, random: &mut Random) -> String {
    let mut all = tokens(text);
    for _ in 0..=random.below(3) {
        let word = |all: &[&str], random: &mut Random| {
            // blanks are changed in vain
            let from = random.below(all.len());
            (from..all.len()).find(|at| !all[*at].trim().is_empty()).unwrap_or(from)
        };
        let (at, other) = (word(&all, random), word(&all, random));
        match random.below(6) {
            0 => drop(all.remove(at)),
            1 => all.insert(at, all[other]),
            2 => all.swap(at, other),
            3 => all[at] = all[other],
            4 => all[at] = random.of(PIECES),
            _ => all.insert(at, random.of(PIECES)),
        }
        if all.is_empty() {
            break;
        }
    }
    all.concat()
}

fn mutate_lines(text: &str, random: &mut Random) -> String {
    let mut all: Vec<&str> = text.lines().collect();
    for _ in 0..=random.below(2) {
        let (at, other) = (random.below(all.len()), random.below(all.len()));
        match random.below(4) {
            0 => drop(all.remove(at)),
            1 => all.insert(at, all[other]),
            2 => all.swap(at, other),
            _ => {
                let (from, to) = (at.min(other), at.max(other));
                all.drain(from..to.min(from + 8));
            }
        }
        if all.is_empty() {
            break;
        }
    }
    all.join("\n")
}

/// Swaps a name, number or operator for another one: most of these still parse, and many resolve.
fn mutate_gently(text: &str, random: &mut Random) -> String {
    const OPERATORS: &[&str] = &["+", "-", "*", "/", "%", "<", ">", "&", "|", "^"];
    let mut all = tokens(text);
    // a reserved word in the place of a name would only be refused at once
    let is_name =
        |token: &str| token.starts_with(|c: char| c.is_alphabetic()) && TokenKind::keyword(token).is_none();
    let is_number = |token: &str| token.starts_with(|c: char| c.is_ascii_digit());
    for _ in 0..=random.below(2) {
        let from = random.below(all.len());
        let Some(at) = (from..all.len())
            .find(|at| is_name(all[*at]) || is_number(all[*at]) || OPERATORS.contains(&all[*at]))
        else {
            continue;
        };
        if is_number(all[at]) {
            all[at] = random.of(&["0", "1", "2", "3", "127", "128", "2147483647", "5000000000"]);
        } else if is_name(all[at]) {
            let names: Vec<&str> = all.iter().copied().filter(|token| is_name(token)).collect();
            all[at] = random.of(&names);
        } else {
            all[at] = random.of(OPERATORS);
        }
    }
    all.concat()
}

fn mutant(text: &str, random: &mut Random) -> String {
    match random.below(8) {
        0 => mutate_bytes(text, random),
        1 | 2 => mutate_tokens(text, random),
        3 => mutate_lines(text, random),
        _ => mutate_gently(text, random),
    }
}

fn corpus() -> Vec<PathBuf> {
    let mut files = run::programs("verify");
    files.extend(run::programs("reject"));
    files.extend(run::programs("../examples"));
    files
}

/// The classes of a program are enough: header comments and marks would take half of the mutations.
fn program_text(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("test files can be read");
    let program = text.lines().skip_while(|line| line.starts_with("//"));
    let unmarked = program.map(|line| line.split(" //~").next().unwrap_or_default());
    unmarked.collect::<Vec<_>>().join("\n").trim_start().to_owned()
}

#[test]
fn mutants_of_all_programs_do_not_panic() {
    let files = corpus();
    let counts = [const { AtomicUsize::new(0) }; 3];
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let original = program_text(file);
                    let name = file.file_name().expect("a file").to_string_lossy();
                    // the order of the files must not matter
                    let seed = name
                        .bytes()
                        .fold(7_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
                    let is_refused = file.parent().is_some_and(|folder| folder.ends_with("reject"));
                    for number in 0..if is_refused { MUTANTS_OF_REFUSED } else { MUTANTS } {
                        // the first one is the program as it is
                        let text = match number {
                            0 => original.clone(),
                            _ => mutant(&original, &mut Random(seed ^ (number << 32))),
                        };
                        let run = || {
                            let parsed = total::check_parse(&text);
                            if parsed == Reached::Text {
                                return parsed;
                            }
                            if number % EXECUTED == 0 {
                                total::check_run(&text)
                            } else {
                                total::check_resolve(&text)
                            }
                        };
                        match catch_unwind(AssertUnwindSafe(run)) {
                            Ok(reached) => drop(counts[reached as usize].fetch_add(1, Ordering::Relaxed)),
                            Err(_) => failures
                                .lock()
                                .expect("not poisoned")
                                .push(format!("{name}, mutant {number}:\n{text}\n")),
                        }
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("not poisoned");
    failures.sort();
    assert!(failures.is_empty(), "{} mutants fail:\n{}", failures.len(), failures.join("\n"));
    let [text, tree, run] = counts.map(AtomicUsize::into_inner);
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
