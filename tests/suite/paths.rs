//! `--paths`: a search that is ended by a count gives the same on every machine, with any number of workers, and says so.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::run;
use crate::support::run::{ooxide, plain};

/// The paths of `rounds` do not run out; those of `few` do.
const PROGRAM: &str = "class Rounds {
    static int rounds(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        assert i != 7;
        return i;
    }

    static int few(int n) {
        return n > 0 ? 1 : 0;
    }
}
";

/// The oldest path goes first, so that one ends with each round.
const ROUNDS: [&str; 4] = ["--loops", "1000000", "--search", "bfs"];

fn program(name: &str) -> PathBuf {
    let folder = run::folder("paths", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join("Rounds.java");
    fs::write(&file, PROGRAM).expect("a file can be written");
    file
}

fn report(file: &Path, flags: &[&str]) -> (String, Option<i32>) {
    let args = ["verify", plain(file), "--format", "json", "--no-times"];
    let output = ooxide(&[&args[..], &ROUNDS, flags].concat());
    (String::from_utf8(output.stdout).expect("UTF-8"), output.status.code())
}

#[test]
fn a_search_ends_after_so_many_paths_and_says_so() {
    let file = program("says");
    let (text, status) = report(&file, &["--method", "rounds", "--paths", "5"]);
    let document: Value = serde_json::from_str(&text).expect("one document");
    let method = &document["methods"][0];
    // the first seven rounds are not enough for the assertion
    assert_eq!((status, &method["cases"]), (Some(3), &Value::from(5)), "{text}");
    assert_eq!(method["bounds_hit"], serde_json::json!(["paths"]), "{text}");
    assert_eq!(method["complete"], false, "{text}");
    let (text, status) = report(&file, &["--method", "rounds", "--paths", "9"]);
    assert_eq!(status, Some(1), "{text}");
    // what ends by itself has not run into it
    let (text, status) = report(&file, &["--method", "few", "--paths", "2"]);
    assert_eq!(status, Some(0), "{text}");
    let document: Value = serde_json::from_str(&text).expect("one document");
    assert_eq!(document["methods"][0]["complete"], true, "{text}");
    let args = ["verify", plain(&file), "--method", "rounds", "--paths", "5"];
    let output = ooxide(&[&args[..], &ROUNDS].concat());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("5 cases, ") && text.contains("up to --paths 5"), "{text}");
}

#[test]
fn the_number_of_workers_changes_nothing() {
    // more states than the first part of a search makes: the work is cut
    for paths in ["500", "3000", "6000"] {
        let output_with = |jobs: &str| {
            let args =
                ["verify", "examples/bst.oox", "--entry", "Bst.insert", "-k", "4", "--no-times", "--stats"];
            let output = ooxide(&[&args[..], &["--paths", paths, "--jobs", jobs]].concat());
            let text = String::from_utf8(output.stdout).expect("UTF-8");
            // how much memory is used is another matter
            text.lines().filter(|line| !line.starts_with("peak memory")).collect::<Vec<_>>().join("\n")
        };
        let alone = output_with("1");
        assert!(alone.contains(&format!("--paths {paths}")), "{alone}");
        assert_eq!(alone, output_with("2"), "--paths {paths}");
    }
}

/// None is followed to its end before the others: nothing is known, and that it holds would mislead.
#[test]
fn where_no_path_is_a_case_nothing_is_known() {
    let folder = run::folder("paths", "nothing");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join("Skipped.java");
    let text = "class Skipped {
        //@ pure
        static boolean isLarge(int a) { int i = 0; while (i < 3) { if (a == i) { return false; } i++; } return true; }
        //@ requires isLarge(a);
        static int f(int a) { return a; }
    }";
    fs::write(&file, text).expect("a file can be written");
    let output = ooxide(&["verify", plain(&file), "--method", "f", "--paths", "2"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(text.contains("no path came to an end before the paths ran out (--paths)"), "{text}");
}

#[test]
fn gen_takes_it_too() {
    let file = program("gen");
    let args = ["gen", plain(&file), "--method", "rounds", "--dry-run", "--no-times"];
    let flags = ["--paths", "20", "--patience", "0", "--deepen", "0"];
    let runs: Vec<String> = (0..2)
        .map(|_| {
            let output = ooxide(&[&args[..], &ROUNDS, &flags].concat());
            assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8(output.stdout).expect("UTF-8")
        })
        .collect();
    assert!(runs[0].contains(" paths "), "{}", runs[0]);
    assert_eq!(runs[0], runs[1]);
}

#[test]
fn it_is_a_positive_number() {
    for wrong in ["0", "-1", "many"] {
        let output = ooxide(&["verify", "examples/clamp.oox", &format!("--paths={wrong}")]);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
}
