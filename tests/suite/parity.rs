//! What must not change an answer: layers, encodings, search orders, workers, repetition; and inputs that are shown
//! must do what is claimed of them.
//!
//! The programs are those of `tests/verify/`, with every header line as one question. What is left out for time:
//!
//! * the lines named in `HARD` and `HARD_AS_INTEGERS`, in the settings in which Z3 needs seconds or minutes for them;
//! * combinations of settings, but for "no layers", which combines six.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use oox_core::case::Shown;
use oox_core::ir::{MethodId, Program, Ty};
use oox_core::term::IntTy;

use crate::support::engine::{
    Answer, BARE, LAYERS, Loaded, ORDERS, PLAIN, Setting, WITH_BITS, WITH_BOTH, WITH_INTEGERS, config, entry,
    in_parallel, load, load_text, verify,
};
use crate::support::run::{header, ooxide, programs, root};

/// A header line.
struct Line {
    file: PathBuf,
    entry: String,
    flags: Vec<String>,
    verdict: String,
}

impl Line {
    fn name(&self) -> String {
        let file = self.file.file_stem().expect("a file").to_string_lossy();
        format!("{file}: {} {}", self.entry, self.flags.join(" ")).trim_end().to_owned()
    }
}

fn lines() -> Vec<Line> {
    let mut all = Vec::new();
    for file in programs("verify") {
        for line in header(&file) {
            let (call, answer) = line.split_once("=>").expect("a header line has an arrow");
            let mut call = call.split_whitespace().map(str::to_owned);
            let entry = call.next().expect("a header line names its entry");
            let verdict = answer.split_whitespace().next().expect("a verdict").to_owned();
            all.push(Line { file: file.clone(), entry, flags: call.collect(), verdict });
        }
    }
    assert!(all.len() > 500, "only {} header lines were found", all.len());
    all
}

/// One question of these takes Z3 seconds, whatever the setting: they run with all layers and with none. They have one
/// path, so that order and workers mean nothing for them.
const HARD: [&str; 2] = ["floats: Floats.successor", "floats: Floats.singleIsDouble"];

/// Masks and shifts of 32 bits as integers are more than Z3 can do: minutes, then `unknown`.
const HARD_AS_INTEGERS: [&str; 5] = [
    "shifts_bits: Bits.identities",
    "shifts_bits: Bits.pack",
    "shifts_bits: Bits.packWrong",
    "shifts_bits: Bits.shiftVariable",
    "shifts_bits: Bits.unsignedShift",
];

/// The settings that a line is tried in, besides the plain one.
fn settings(line: &Line) -> Vec<Setting> {
    let name = line.name();
    let mut all = vec![BARE];
    if HARD.contains(&name.as_str()) {
        return all;
    }
    all.extend(ORDERS);
    all.extend(LAYERS);
    all.push(WITH_BITS);
    if !HARD_AS_INTEGERS.contains(&name.as_str()) {
        all.extend([WITH_INTEGERS, WITH_BOTH]);
    }
    all
}

#[test]
fn settings_agree() {
    let lines = lines();
    let results = in_parallel(&lines, |line| {
        let loaded = load(&line.file);
        let config = config(&line.flags);
        let entry = entry(&loaded.program, &line.entry);
        let plain = Answer::of(&verify(&loaded, &PLAIN.of(&config), entry));
        let mut problems = Vec::new();
        if plain.verdict != line.verdict {
            problems.push(format!("{}: {} in the header, {plain:?} found", line.name(), line.verdict));
        }
        let settings = settings(line);
        for setting in &settings {
            let answer = Answer::of(&verify(&loaded, &setting.of(&config), entry));
            if answer != plain {
                problems.push(format!("{}: {plain:?}, but with {} {answer:?}", line.name(), setting.name));
            }
        }
        (settings.len(), problems)
    });
    let runs: usize = results.iter().map(|(settings, _)| settings + 1).sum();
    let problems: Vec<String> = results.into_iter().flat_map(|(_, problems)| problems).collect();
    assert!(problems.is_empty(), "{} differences:\n{}", problems.len(), problems.join("\n"));
    println!("{} lines, {runs} runs", lines.len());
}

/// The lines of one file that have the same flags, as arguments of one call.
fn calls() -> Vec<Vec<String>> {
    let mut calls: Vec<(PathBuf, Vec<String>, Vec<String>)> = Vec::new();
    for line in lines() {
        if HARD.contains(&line.name().as_str()) {
            continue;
        }
        let known = calls.iter_mut().find(|(file, flags, _)| *file == line.file && *flags == line.flags);
        let pair = ["--entry".to_owned(), line.entry];
        match known {
            Some((_, _, entries)) => entries.extend(pair),
            None => calls.push((line.file, line.flags, pair.to_vec())),
        }
    }
    calls
        .into_iter()
        .map(|(file, flags, entries)| {
            let file = file.strip_prefix(root()).expect("below the root").display().to_string();
            let mut call = vec!["verify".to_owned(), file];
            for word in ["--time", "none", "--no-times", "--stats"] {
                call.push(word.to_owned());
            }
            call.extend(flags);
            call.extend(entries);
            call
        })
        .collect()
}

/// What a call prints, and its status.
fn bytes(call: &[String], more: &[&str]) -> (Vec<u8>, Vec<u8>, Option<i32>) {
    let args: Vec<&str> = call.iter().map(String::as_str).chain(more.iter().copied()).collect();
    let output = ooxide(&args);
    assert!(!output.stdout.is_empty(), "ooxide {args:?} prints: {}", String::from_utf8_lossy(&output.stderr));
    (output.stdout, output.stderr, output.status.code())
}

/// One worker, four workers, and one worker again: the same bytes.
fn same_bytes(call: &[String]) -> Option<String> {
    for format in ["json", "text"] {
        let once = bytes(call, &["--format", format, "--jobs", "1"]);
        if once != bytes(call, &["--format", format, "--jobs", "4"]) {
            return Some(format!("--format {format} --jobs 4: {call:?}"));
        }
        if format == "json" && once != bytes(call, &["--format", format, "--jobs", "1"]) {
            return Some(format!("--format {format}, repeated: {call:?}"));
        }
    }
    None
}

#[test]
fn workers_and_repetition_give_the_same_bytes() {
    let calls = calls();
    let problems: Vec<String> = in_parallel(&calls, |call| same_bytes(call)).into_iter().flatten().collect();
    assert!(problems.is_empty(), "different bytes:\n{}", problems.join("\n"));
    println!("{} calls", calls.len());
}

/// Work is shared only when there is much of it: 4096 paths, of which some crash, some run into a bound and some
/// violate one of two assertions.
const WIDE: &str = "class Wide {
    static int count(int x, int y, int[] a) requires(a != null) {
        int n := 0;
        int bit := 1;
        while (bit < 1000) {
            if (x > bit) { n := n + 1; }
            if (y > bit * 2) { n := n + 2; }
            bit := bit * 3;
        }
        bool odd := n % 2 == 1;
        int i := 0;
        while (i < 5) {
            if (a[i] > i) { n := n + 1; }
            i := i + 1;
        }
        assert n != 12;
        if (odd && n > 10) { n := n / (n - 14); }
        assert n < 20;
        return n;
    }
}";

#[test]
fn shared_work_gives_the_same_bytes() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wide.oox");
    std::fs::write(&file, WIDE).expect("the folder of the tests can be written");
    let plain = ["verify", file.to_str().expect("a plain name"), "--time", "none", "--no-times", "--stats"];
    let mut calls: Vec<Vec<String>> = Vec::new();
    for more in [
        &["--array", "5"][..],
        &["--array", "5", "--first"],
        &["--array", "5", "--search", "bfs"],
        &["--array", "5", "--search", "turns"],
        &["--array", "5", "--search", "random", "--seed", "3", "--first"],
        &["--array", "5", "--search", "coverage"],
        &["-k", "4"],
    ] {
        calls.push(plain.iter().chain(more).map(|word| (*word).to_owned()).collect());
    }
    let problems: Vec<String> = in_parallel(&calls, |call| same_bytes(call)).into_iter().flatten().collect();
    assert!(problems.is_empty(), "different bytes:\n{}", problems.join("\n"));
}

fn check_counters(text: &str, expected: impl Fn(&oox_core::verdict::SolverReport) -> bool) {
    let loaded = load_text("counters.oox", text).unwrap_or_else(|problems| panic!("{problems}"));
    let report = verify(&loaded, &config(&[]), entry(&loaded.program, "C.m"));
    assert_eq!(report.verdict.word(), "valid");
    assert!(expected(&report.solver), "{:?}", report.solver);
}

#[test]
fn a_concrete_program_asks_nothing_of_z3() {
    check_counters(
        "class C {
            int f;
            C(int v) { this.f := v; }
            static void m() exceptional(false) {
                int[] a := new int[4];
                int i := 0;
                while (i < 4) { a[i] := i * i - 3; i := i + 1; }
                C c := new C(a[3]);
                i32 wrapped := 2147483647;
                wrapped := wrapped + 1;
                assert c.f == 6 && a[2] == 1 && wrapped < 0;
                assert forall v, j : a : v == j * j - 3;
                f64 half := 0.5;
                assert half + half == 1.0;
            }
        }",
        |solver| solver.z3_calls == 0,
    );
}

#[test]
fn the_same_fact_goes_to_z3_once() {
    // a product of inputs: no layer but Z3 can tell
    let fact = "assert x * x * y != 7 * x * y + 3 || x * y > 3 || x < y;";
    let asked = |times: usize| {
        let text = format!(
            "class C {{ static void m(int x, int y) requires(0 < x && x < 9 && 0 < y && y < 9) {{ {} }} }}",
            fact.repeat(times)
        );
        let loaded = load_text("counters.oox", &text).unwrap_or_else(|problems| panic!("{problems}"));
        verify(&loaded, &config(&[]), entry(&loaded.program, "C.m")).solver.z3_calls
    };
    assert!(asked(1) > 0, "the fact is not found out by a cheaper layer");
    assert_eq!(asked(1), asked(2));
    assert_eq!(asked(1), asked(5));
}

/// The type as it is written, if a value of it can be written down.
fn written_type(ty: &Ty) -> Option<&'static str> {
    match ty {
        Ty::Bool => Some("bool"),
        Ty::Int => Some("int"),
        Ty::Uint => Some("uint"),
        Ty::Bits(IntTy::I8) => Some("i8"),
        Ty::Bits(IntTy::I16) => Some("i16"),
        Ty::Bits(IntTy::U16) => Some("u16"),
        Ty::Bits(IntTy::I32) => Some("i32"),
        Ty::Bits(IntTy::I64) => Some("i64"),
        Ty::Float(_) | Ty::String | Ty::Ref(_) | Ty::Array(_) | Ty::Null => None,
    }
}

/// The types of the parameters of a static method all of whose inputs can be written down.
fn writable(program: &Program, method: MethodId) -> Option<Vec<&'static str>> {
    let declared = program.method(method);
    if !declared.is_static {
        return None;
    }
    declared.params.iter().map(|param| written_type(&param.ty)).collect()
}

/// The program with a method `Replay.run` that calls the entry with these values. Lines stay as they are.
fn replaying(text: &str, entry: &str, types: &[&str], values: &[String]) -> Loaded {
    let mut call = String::new();
    let mut names = Vec::new();
    for (number, (ty, value)) in types.iter().zip(values).enumerate() {
        write!(call, "{ty} v{number} := {value}; ").expect("a string takes all");
        names.push(format!("v{number}"));
    }
    let entry = entry.split('(').next().expect("the name before the types");
    let text =
        format!("{text}\nclass Replay {{ static void run() {{ {call}{entry}({}); }} }}\n", names.join(", "));
    load_text("replay.oox", &text).unwrap_or_else(|problems| panic!("{entry} {values:?}: {problems}"))
}

/// A value as it is written in a program; the least value of a type has no literal with its magnitude.
fn literal(value: &Shown) -> String {
    match value {
        Shown::Int(value) if *value < 0 => format!("-{} - 1", value.unsigned_abs() - 1),
        Shown::Text(digits) if digits.starts_with('-') => digits.clone(),
        other => other.to_string(),
    }
}

#[test]
fn counterexamples_replay() {
    let lines: Vec<Line> = lines().into_iter().filter(|line| line.verdict == "invalid").collect();
    let results = in_parallel(&lines, |line| {
        let text = std::fs::read_to_string(&line.file).expect("test files can be read");
        let loaded = load(&line.file);
        let config = config(&line.flags);
        let method = entry(&loaded.program, &line.entry);
        let Some(types) = writable(&loaded.program, method) else { return (0, Vec::new()) };
        let report = verify(&loaded, &config, method);
        let mut problems = Vec::new();
        for violation in &report.violations {
            let wanted = format!("{}@{}", violation.check, violation.place.line);
            let values: Vec<String> = violation.case.args.iter().map(|arg| literal(&arg.value)).collect();
            let replay = replaying(&text, &line.entry, &types, &values);
            let again = Answer::of(&verify(&replay, &config, entry(&replay.program, "Replay.run")));
            if !again.violations.contains(&wanted) {
                problems.push(format!("{}: {wanted} with {values:?}, but then {again:?}", line.name()));
            }
        }
        (report.violations.len(), problems)
    });
    let replayed: usize = results.iter().map(|(count, _)| count).sum();
    let problems: Vec<String> = results.into_iter().flat_map(|(_, problems)| problems).collect();
    assert!(problems.is_empty(), "{} of {replayed}:\n{}", problems.len(), problems.join("\n"));
    assert!(replayed > 50, "only {replayed} counterexamples could be replayed");
    println!("{replayed} counterexamples replayed");
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    /// A value of a type: often a corner, often small, sometimes anything.
    fn value(&mut self, ty: &str) -> String {
        let (low, high): (i64, i64) = match ty {
            "bool" => return (self.roll(2) == 0).to_string(),
            "uint" => (0, i64::MAX),
            "i8" => (i8::MIN.into(), i8::MAX.into()),
            "i16" => (i16::MIN.into(), i16::MAX.into()),
            "u16" => (0, u16::MAX.into()),
            "i32" => (i32::MIN.into(), i32::MAX.into()),
            _ => (i64::MIN, i64::MAX),
        };
        let any = i64::from_ne_bytes(((self.roll(1 << 31) << 33) ^ self.roll(1 << 31)).to_ne_bytes());
        let small = i64::try_from(self.roll(25)).expect("small") - 12;
        let value = match self.roll(10) {
            0 => low,
            1 => high,
            2 => low + 1,
            3 => any,
            _ => small,
        };
        literal(&Shown::Int(value.clamp(low, high)))
    }
}

#[test]
fn valid_methods_hold_for_concrete_inputs() {
    const TRIES: usize = 12;
    let lines: Vec<Line> = lines().into_iter().filter(|line| line.verdict == "valid").collect();
    let results = in_parallel(&lines, |line| {
        let text = std::fs::read_to_string(&line.file).expect("test files can be read");
        let loaded = load(&line.file);
        let method = entry(&loaded.program, &line.entry);
        let types = match writable(&loaded.program, method) {
            Some(types) if !types.is_empty() => types,
            _ => return (0, 0, Vec::new()),
        };
        let contract = &loaded.program.method(method).contract;
        let permits_exceptions =
            !contract.exceptional.is_empty() || !contract.signals.is_empty() || !contract.throws.is_empty();
        let own: Vec<u32> = contract
            .requires
            .iter()
            .map(|each| loaded.sources.start(loaded.program.check(each.check).span).line)
            .collect();
        let mut dice = Dice(line.name().bytes().fold(7, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte)));
        let mut problems = Vec::new();
        let mut outside = 0;
        for _ in 0..TRIES {
            let values: Vec<String> = types.iter().map(|ty| dice.value(ty)).collect();
            let replay = replaying(&text, &line.entry, &types, &values);
            let report = verify(&replay, &config(&line.flags), entry(&replay.program, "Replay.run"));
            // inputs that the entry does not accept say nothing
            let is_refused = |check: &str, at: u32| check == "requires" && own.contains(&at);
            let other: BTreeSet<String> = report
                .violations
                .iter()
                .filter(|found| !is_refused(found.check, found.place.line))
                // an exception that the contract permits leaves the wrapper as well
                .filter(|found| found.check != "crash" || !permits_exceptions)
                .map(|found| format!("{}@{}", found.check, found.place.line))
                .collect();
            // nor do those that an `assume` excludes: no path comes to its end
            let is_excluded = report.cases == 0 && report.is_fine_so_far;
            outside += usize::from(!report.violations.is_empty() || is_excluded);
            if !other.is_empty() || report.verdict.word() == "unknown" && !is_excluded {
                problems.push(format!("{} with {values:?}: {other:?}", line.name()));
            }
        }
        (TRIES, outside, problems)
    });
    let tried: usize = results.iter().map(|(tries, _, _)| tries).sum();
    let outside: usize = results.iter().map(|(_, outside, _)| outside).sum();
    let problems: Vec<String> = results.into_iter().flat_map(|(_, _, problems)| problems).collect();
    assert!(problems.is_empty(), "{} of {tried}:\n{}", problems.len(), problems.join("\n"));
    assert!(tried - outside > 500, "only {} of {tried} inputs were accepted", tried - outside);
    println!("{tried} concrete inputs, {outside} of them refused or with a permitted exception");
}
