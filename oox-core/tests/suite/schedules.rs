//! Small programs with threads, at random: the engine finds the same results as an explorer that tries every order of their steps and
//! knows nothing of the engine.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use oox_core::case::{Outcome, Shown};
use oox_core::config::{Bounds, Config, StateOrder};
use oox_core::lang::parser::parse;
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;
use oox_core::verdict::{self, MethodReport, Verdict};

const PLACES: usize = 3;
const LOCKS: usize = 2;

/// One step of a thread, which nobody comes between.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Op {
    Load(usize),
    Store(usize, i64),
    Enter(usize),
    Exit(usize),
    Wait(usize),
    Notify(usize, bool),
    Add(usize, i64),
    Await(usize, i64, i64),
    SkipUnless(i64, usize),
    Assume(i64),
}

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

    fn small(&mut self) -> i64 {
        i64::try_from(self.below(3)).expect("small")
    }

    /// A thread of some steps.
    fn ops(&mut self, steps: usize) -> Vec<Op> {
        let mut ops = Vec::new();
        let count = 1 + self.below(steps);
        self.thread(count, 0, None, &mut ops);
        if self.below(8) == 0 {
            let at = self.below(ops.len() + 1);
            let is_free = !matches!(at.checked_sub(1).map(|before| ops[before]), Some(Op::SkipUnless(..)));
            if is_free {
                ops.insert(at, Op::Assume(self.small()));
            }
        }
        ops
    }

    /// Some steps, inside of a lock or not.
    fn thread(&mut self, steps: usize, depth: usize, held: Option<usize>, ops: &mut Vec<Op>) {
        for _ in 0..steps {
            if let Some(lock) = held.filter(|_| self.below(4) == 0) {
                ops.push(match self.below(4) {
                    0 | 1 => Op::Wait(lock),
                    kind => Op::Notify(lock, kind == 2),
                });
                continue;
            }
            match self.below(if depth < 2 { 12 } else { 7 }) {
                0 | 1 => ops.push(Op::Load(self.below(PLACES))),
                2..4 => ops.push(Op::Store(self.below(PLACES), self.small())),
                4 => ops.push(Op::Add(self.below(PLACES), 1 + self.small())),
                5 => ops.push(Op::Await(self.below(PLACES), self.small(), self.small())),
                6 => {
                    let (place, value) = (self.below(PLACES), self.small());
                    ops.extend([Op::Load(place), Op::SkipUnless(self.small(), 1), Op::Store(place, value)]);
                }
                _ => {
                    let lock = self.below(LOCKS);
                    ops.push(Op::Enter(lock));
                    let inside = 1 + self.below(2);
                    self.thread(inside, depth + 1, Some(lock), ops);
                    ops.push(Op::Exit(lock));
                }
            }
        }
    }
}

/// What an explorer of all orders sees.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct World {
    at: Vec<usize>,
    registers: Vec<i64>,
    places: [i64; PLACES],
    locks: [Option<(usize, u32)>; LOCKS],
    waits: Vec<Option<Wait>>,
}

/// A thread in the middle of a `wait`, and how often it holds the lock when it goes on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wait {
    lock: usize,
    count: u32,
    is_notified: bool,
}

#[derive(Default, Debug, PartialEq)]
struct Results {
    values: BTreeSet<i64>,
    deadlocks: bool,
}

fn all_orders(threads: &[Vec<Op>]) -> Results {
    let count = threads.len();
    let first = World {
        at: vec![0; count],
        registers: vec![0; count],
        places: [0; PLACES],
        locks: [None; LOCKS],
        waits: vec![None; count],
    };
    let mut seen = BTreeSet::from([first.clone()]);
    let mut open = vec![first];
    let mut results = Results::default();
    while let Some(world) = open.pop() {
        let mut is_stuck = true;
        for (thread, ops) in threads.iter().enumerate() {
            if matches!(ops.get(world.at[thread]), Some(Op::Assume(least)) if world.registers[thread] < *least)
            {
                // no order that goes on from here counts
                is_stuck = false;
                continue;
            }
            for next in steps(&world, thread, ops) {
                is_stuck = false;
                if seen.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
        if is_stuck {
            let is_over = threads.iter().zip(&world.at).all(|(ops, at)| *at >= ops.len());
            if is_over {
                results.values.insert(encode(&world));
            } else {
                results.deadlocks = true;
            }
        }
    }
    results
}

fn encode(world: &World) -> i64 {
    world.places.iter().chain(&world.registers).fold(0, |sum, value| 50 * sum + value)
}

/// What a step of a thread may lead to: nothing, if there is none, and several worlds where somebody is notified.
fn steps(world: &World, thread: usize, ops: &[Op]) -> Vec<World> {
    let Some(Op::Notify(lock, all)) = ops.get(world.at[thread]).copied() else {
        return step(world, thread, ops).into_iter().collect();
    };
    let mut next = world.clone();
    next.at[thread] += 1;
    let waiting = |wait: &Option<Wait>| wait.is_some_and(|wait| wait.lock == lock && !wait.is_notified);
    let waiting: Vec<usize> = (0..world.waits.len()).filter(|at| waiting(&world.waits[*at])).collect();
    let wake = |world: &mut World, at: usize| {
        world.waits[at] = world.waits[at].map(|wait| Wait { is_notified: true, ..wait });
    };
    if all || waiting.is_empty() {
        for at in waiting {
            wake(&mut next, at);
        }
        return vec![next];
    }
    let woken = waiting.into_iter().map(|at| {
        let mut next = next.clone();
        wake(&mut next, at);
        next
    });
    woken.collect()
}

fn step(world: &World, thread: usize, ops: &[Op]) -> Option<World> {
    let op = *ops.get(world.at[thread])?;
    let mut next = world.clone();
    next.at[thread] += 1;
    match op {
        Op::Load(place) => next.registers[thread] = world.places[place],
        Op::Store(place, add) => next.places[place] = world.registers[thread] + add,
        Op::Add(place, add) => next.places[place] += add,
        Op::Await(place, value, new) => {
            if world.places[place] < value {
                return None;
            }
            next.places[place] = new;
        }
        Op::SkipUnless(value, count) => {
            if world.registers[thread] < value {
                next.at[thread] += count;
            }
        }
        Op::Assume(_) => {}
        Op::Enter(lock) => {
            let held = world.locks[lock].filter(|(owner, _)| *owner == thread).map_or(0, |(_, held)| held);
            if world.locks[lock].is_some_and(|(owner, _)| owner != thread) {
                return None;
            }
            next.locks[lock] = Some((thread, held + 1));
        }
        Op::Wait(lock) => match world.waits[thread] {
            None => {
                let count = world.locks[lock]?.1;
                next.waits[thread] = Some(Wait { lock, count, is_notified: false });
                next.locks[lock] = None;
                next.at[thread] -= 1;
            }
            Some(wait) => {
                if !wait.is_notified || world.locks[lock].is_some() {
                    return None;
                }
                next.locks[lock] = Some((thread, wait.count));
                next.waits[thread] = None;
            }
        },
        Op::Notify(..) => unreachable!("it may lead to several worlds"),
        Op::Exit(lock) => {
            let held = world.locks[lock].map_or(0, |(_, held)| held);
            next.locks[lock] = (held > 1).then_some((thread, held - 1));
        }
    }
    Some(next)
}

fn text_of(threads: &[Vec<Op>], is_volatile: bool) -> String {
    let word = if is_volatile { "volatile " } else { "" };
    let mut text = "class L { }\nclass S {\n".to_owned();
    for place in 0..PLACES {
        let _ = writeln!(text, "    {} int p{place};", if place == 0 { word } else { "" });
    }
    for lock in 0..LOCKS {
        let _ = writeln!(text, "    L l{lock} := new L();");
    }
    for (thread, ops) in threads.iter().enumerate() {
        let _ = writeln!(text, "    int r{thread};\n    void t{thread}() {{\n        int r := 0;");
        let mut open_ifs: Vec<usize> = Vec::new();
        for (at, op) in ops.iter().enumerate() {
            let _ = match op {
                Op::Load(place) => writeln!(text, "r := this.p{place};"),
                Op::Store(place, add) => writeln!(text, "this.p{place} := r + {add};"),
                Op::Add(place, add) => writeln!(text, "atomic {{ this.p{place} := this.p{place} + {add}; }}"),
                Op::Await(place, value, new) => {
                    writeln!(text, "atomic {{ await this.p{place} >= {value}; this.p{place} := {new}; }}")
                }
                Op::Enter(lock) => writeln!(text, "lock (this.l{lock}) {{"),
                Op::Exit(_) => writeln!(text, "}}"),
                Op::Wait(lock) => writeln!(text, "wait (this.l{lock});"),
                Op::Notify(lock, false) => writeln!(text, "notify (this.l{lock});"),
                Op::Notify(lock, true) => writeln!(text, "notify all (this.l{lock});"),
                Op::Assume(least) => writeln!(text, "assume r >= {least};"),
                Op::SkipUnless(value, count) => {
                    open_ifs.push(at + count);
                    writeln!(text, "if (r >= {value}) {{")
                }
            };
            while open_ifs.last() == Some(&at) {
                open_ifs.pop();
                text.push_str("}\n");
            }
        }
        let _ = writeln!(text, "        this.r{thread} := r;\n    }}");
    }
    text.push_str("    static int main() {\n        S s := new S();\n");
    for thread in 0..threads.len() {
        let _ = writeln!(text, "        fork s.t{thread}();");
    }
    text.push_str("        join;\n        int sum := 0;\n");
    for place in (0..PLACES).map(|at| format!("p{at}")).chain((0..threads.len()).map(|at| format!("r{at}"))) {
        let _ = writeln!(text, "        sum := 50 * sum + s.{place};");
    }
    text.push_str("        return sum;\n    }\n}\n");
    text
}

fn verify(text: &str, config: &Config) -> MethodReport {
    let mut sources = SourceMap::default();
    let file = sources.add("threads.oox", text);
    let (tree, errors) = parse(file, text);
    assert!(errors.is_empty(), "{errors:?}\n{text}");
    let (resolved, errors) = resolve(&tree);
    let resolved = resolved.unwrap_or_else(|| panic!("{errors:?}\n{text}"));
    let entry = resolved.find_methods("S", "main")[0];
    verdict::verify(&resolved, &sources, config, entry)
}

fn results_of(report: &MethodReport) -> Results {
    let mut results = Results::default();
    for case in &report.case_list {
        match &case.outcome {
            Outcome::Returns { value: Some(Shown::Int(value)) } => _ = results.values.insert(*value),
            Outcome::Returns { value: Some(Shown::Text(value)) } => {
                results.values.insert(value.parse().expect("a number"));
            }
            Outcome::Violates { check, .. } if check == "deadlock" => results.deadlocks = true,
            other => panic!("{other:?}"),
        }
    }
    results
}

fn config() -> Config {
    let bounds = Bounds { time: None, ..Bounds::default() };
    Config { bounds, list_cases: true, ..Config::default() }
}

fn compare(seed: u64, threads: usize, steps: usize) {
    let mut random = Random(seed);
    let threads: Vec<Vec<Op>> = (0..threads).map(|_| random.ops(steps)).collect();
    let expected = all_orders(&threads);
    let text = text_of(&threads, random.below(2) == 0);
    let report = verify(&text, &config());
    assert_eq!(results_of(&report), expected, "seed {seed}\n{text}");
    let verdict = match (expected.deadlocks, expected.values.is_empty()) {
        (true, _) => Verdict::Deadlock,
        (false, true) => Verdict::Unknown,
        (false, false) => Verdict::Valid,
    };
    assert_eq!(report.verdict, verdict, "seed {seed}\n{text}");
    if seed.is_multiple_of(16) {
        let other = Config { order: StateOrder::Bfs, jobs: 3, ..config() };
        assert_eq!(verify(&text, &other).cases, report.cases, "seed {seed}\n{text}");
    }
}

#[test]
fn two_threads_end_as_in_all_orders() {
    for seed in 0..2000 {
        compare(seed, 2, 4);
    }
}

#[test]
fn three_threads_end_as_in_all_orders() {
    for seed in 10_000..10_800 {
        compare(seed, 3, 3);
    }
}

#[test]
fn four_threads_end_as_in_all_orders() {
    for seed in 20_000..20_200 {
        compare(seed, 4, 2);
    }
}

/// Without reduction there are more orders, and the same results.
#[test]
fn every_order_ends_as_one_of_each_kind() {
    for seed in 30_000..30_040 {
        let mut random = Random(seed);
        let threads: Vec<Vec<Op>> = (0..2)
            .map(|_| {
                let mut ops = Vec::new();
                random.thread(1, 1, None, &mut ops);
                ops
            })
            .collect();
        let text = text_of(&threads, false);
        let all = verify(&text, &Config { all_schedules: true, ..config() });
        assert_eq!(results_of(&all), all_orders(&threads), "seed {seed}\n{text}");
    }
}
