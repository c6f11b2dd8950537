//! How long verification takes, and which layer of the solver saves how much: `make bench` prints the table.
//!
//! Every row is one method with one setting. A cell that takes longer than the limit is printed as such, with the
//! counters as far as it came. Nothing here can fail: a wrong verdict is the business of the tests.

// the bench uses a part of it
#[allow(dead_code)]
#[path = "../tests/suite/support/engine.rs"]
mod engine;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use engine::{BARE, LAYERS, Loaded, PLAIN, Setting, config, entry, load, load_text};
use oox_core::verdict::{self, MethodReport};

/// For one cell.
const LIMIT: Duration = Duration::from_secs(10);
/// A cell is measured again until it has taken this long in all, or five times.
const ENOUGH: Duration = Duration::from_millis(800);

/// All numbers are concrete: this is the speed of the interpreter.
const CONCRETE: &str = "class Loop {
    static int run() ensures(retval == 389994) exceptional(false) {
        int i := 0;
        int sum := 0;
        while (i < 130000) {
            sum := sum + i % 7;
            i := i + 1;
        }
        return sum;
    }
}";

/// Wrapping arithmetic, masks and a product of variables.
const SIZED: &str = "class Sized {
    static i32 mix(i32 a, i32 b) requires(0 <= a && a <= b) exceptional(false) {
        i32 middle := a + (b - a) / 2;
        assert a <= middle && middle <= b;
        i32 low := a & -a;
        assert (low & low - 1) == 0;
        i32 odd := a | 1;
        assert odd * odd % 8 == 1 || odd > 46340;
        if (b < 1000) { assert a * b <= 998001 && a * b >= a; }
        return (a ^ b) ^ b;
    }
}";

/// Some thirty thousand short paths: enough that workers share them (bubblesort is explored by one).
const WIDE: &str = "class Wide {
    static int count(int x, int y, int[] a) requires(a != null) exceptional(true) {
        int n := 0;
        int bit := 1;
        while (bit < 1000) {
            if (x > bit) { n := n + 1; }
            if (y > bit * 2) { n := n + 2; }
            bit := bit * 3;
        }
        int i := 0;
        while (i < 8) {
            if (a[i] > i) { n := n + 1; }
            i := i + 1;
        }
        assert n <= 29;
        return n;
    }
}";

const ONE_LINE: &str = "class One { static void go(int x) { assert x == x; } }";

/// A method to measure.
struct Row {
    title: &'static str,
    loaded: Loaded,
    entry: &'static str,
    flags: &'static str,
}

fn row(title: &'static str, file: &str, entry: &'static str, flags: &'static str) -> Row {
    Row { title, loaded: load(&root().join("tests/verify").join(file)), entry, flags }
}

fn row_of(title: &'static str, text: &str, entry: &'static str, flags: &'static str) -> Row {
    let loaded = load_text("bench.oox", text).unwrap_or_else(|problems| panic!("{title}: {problems}"));
    Row { title, loaded, entry, flags }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rows() -> Vec<Row> {
    vec![
        row("bubblesort", "bubblesort.oox", "Bubble.sort", "--array 3"),
        row("bubblesort", "bubblesort.oox", "Bubble.sort", "--array 4"),
        row("bubblesort", "bubblesort.oox", "Bubble.sort", "--array 5"),
        row("list-minimum, N = 3", "list_min.oox", "ListMin.min", "-k 4"),
        row("list-minimum, N = 5", "list_min_five.oox", "ListMin.min", "-k 6"),
        row("merge sort", "mergesort.oox", "Merge.sort", "--array 3"),
        row("pv member", "pv_member_of.oox", "MemberOf.memberOf", "--array 3"),
        row("pv divide by N", "pv_div_by_n.oox", "DivByN.divByThree", "--array 3"),
        row("pv pull up", "pv_pull_up.oox", "PullUp.pullUp", "--array 3"),
        row("pv min", "pv_min.oox", "Min.min", "--array 3"),
        row("pv find-one-two", "pv_find_one_two.oox", "FindOneTwo.find", "--array 4"),
        row("pv bubble sort", "pv_bubble_sort.oox", "PvSort.sort", "--array 3"),
        row_of("concrete loop", CONCRETE, "Loop.run", "--steps 10000000"),
        row("concrete sieve", "concrete.oox", "Concrete.sieve", ""),
        row("concrete calls", "concrete.oox", "Concrete.fibonacci", ""),
        row("concrete objects", "concrete.oox", "Concrete.list", ""),
        row_of("32-bit arithmetic", SIZED, "Sized.mix", ""),
    ]
}

/// Programs with threads; in a mutant of merge sort, called CMP2 elsewhere, threads start others without end.
fn threads() -> Vec<Row> {
    let folder = root().join("tests/threads");
    let of_file = |title: &'static str, file: &str, entry: &'static str| Row {
        title,
        loaded: load(&folder.join(file)),
        entry,
        flags: "",
    };
    let sort = std::fs::read_to_string(folder.join("merge_sort.oox")).expect("the program is there");
    let mutant = sort.replace("if (left < right)", "if (left >= right)");
    vec![
        of_file("philosophers, 2", "philosophers_2.oox", "Table.main"),
        of_file("philosophers, 6", "philosophers_6.oox", "Table.main"),
        of_file("readers, 8", "readers_8.oox", "Readers.main"),
        of_file("last zero, 5", "last_zero_5.oox", "LastZero.main"),
        of_file("file system, 16", "file_system_16.oox", "Files.main"),
        of_file("indexer, 12", "indexer_12.oox", "Indexer.main"),
        of_file("merge sort, arrays <= 3", "merge_sort.oox", "Sort.sort"),
        row_of("its mutant CMP2", &mutant, "Sort.sort", ""),
    ]
}

/// The report of the last run and the median of the times, or `None` for a time over the limit.
fn measure(row: &Row, setting: Setting, jobs: usize) -> (MethodReport, Option<Duration>) {
    let flags: Vec<String> = row.flags.split_whitespace().map(str::to_owned).collect();
    let mut config = setting.of(&config(&flags));
    config.bounds.time = Some(LIMIT);
    config.jobs = jobs;
    let method = entry(&row.loaded.program, row.entry);
    let mut times = Vec::new();
    loop {
        let started = Instant::now();
        let report = verdict::verify(&row.loaded.program, &row.loaded.sources, &config, method);
        times.push(started.elapsed());
        if report.bounds_hit.contains(&"time") {
            return (report, None);
        }
        if times.len() == 5 || times.iter().sum::<Duration>() > ENOUGH {
            return (report, Some(median(times)));
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn milliseconds(time: Option<Duration>) -> String {
    time.map_or_else(
        || format!(">{} s", LIMIT.as_secs()),
        |time| format!("{:.1} ms", time.as_secs_f64() * 1000.0),
    )
}

/// The median time of a process that does its work and says nothing.
fn process(args: &[&str]) -> Duration {
    let times = (0..15).map(|_| {
        let started = Instant::now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        let status = command.args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.is_ok(), "ooxide starts");
        started.elapsed()
    });
    median(times.collect())
}

fn main() {
    println!(
        "{:20} {:16} {:17} {:8} {:>7} {:>9} {:>7} {:>7} {:>10}",
        "program", "bound", "setting", "verdict", "states", "questions", "cached", "to Z3", "time"
    );
    let rows = rows();
    for row in &rows {
        let mut speed = None;
        for setting in [PLAIN].into_iter().chain(LAYERS).chain([BARE]) {
            let (report, time) = measure(row, setting, 1);
            speed = speed.or_else(|| time.map(|time| (report.steps, time)));
            println!(
                "{:20} {:16} {:17} {:8} {:>7} {:>9} {:>7} {:>7} {:>10}",
                row.title,
                row.flags,
                setting.name,
                if time.is_some() { report.verdict.word() } else { "-" },
                report.states,
                report.solver.queries,
                report.solver.cache_hits,
                report.solver.z3_calls,
                milliseconds(time)
            );
        }
        if let (Some((steps, time)), "concrete loop") = (speed, row.title) {
            #[allow(clippy::cast_precision_loss, reason = "a speed is not exact")]
            let speed = steps as f64 / time.as_secs_f64() / 1e6;
            println!("{:20} {steps} steps, {speed:.2} million steps a second", row.title);
        }
    }

    println!("\nworkers");
    let wide = row_of("wide", WIDE, "Wide.count", "--array 8");
    for (row, jobs) in [(&rows[2], 1), (&rows[2], 2), (&wide, 1), (&wide, 2)] {
        let (report, time) = measure(row, PLAIN, jobs);
        println!(
            "{:20} {:16} --jobs {jobs:<10} {:8} {:>7} states {:>10}",
            row.title,
            row.flags,
            report.verdict.word(),
            report.states,
            milliseconds(time)
        );
    }

    println!("\nthreads");
    for row in threads() {
        let (report, time) = measure(&row, PLAIN, 1);
        let Some(threads) = &report.threads else { continue };
        #[allow(clippy::cast_precision_loss, reason = "a speed is not exact")]
        let speed = time.map_or(0.0, |time| threads.points as f64 / time.as_secs_f64());
        println!(
            "{:28} {:8} {:>5} orders {:>5} given up {:>6} points {:>10} {speed:>9.0} points a second",
            row.title,
            report.verdict.word(),
            threads.traces,
            threads.asleep,
            threads.points,
            milliseconds(time)
        );
    }

    println!("\nprocess");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("one.oox");
    std::fs::write(&file, ONE_LINE).expect("the folder for temporary files can be written");
    let file = file.to_str().expect("the folder has a plain name");
    println!("{:38} {:>10}", "ooxide --version", milliseconds(Some(process(&["--version"]))));
    println!("{:38} {:>10}", "ooxide verify, one line", milliseconds(Some(process(&["verify", file]))));
}
