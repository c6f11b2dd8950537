//! Random operations on classes of the JDK print the same under the engine and under `java`.
//!
//! Some programs are those that compare the models with the JDK on the JVM (`tests/jdk-util`, `tests/jdk-stream`), with
//! few sequences each; here the front end and the engine run them too. The others are made from the families of
//! operations in `tests/suite/support/java_gen/library`.
//!
//! `OOXIDE_SEED=n` tries other sequences, `OOXIDE_FAMILY=name` one family only, and `OOXIDE_SEQUENCES=n` takes more.

use std::fmt::Write as _;

use std::path::{Path, PathBuf};

use crate::support::java;
use crate::support::java_gen::library::{Family, Generated};
use crate::support::transcripts;

/// Folder, program, its arguments after the seed, and what it needs beside it.
const PROGRAMS: &[(&str, &str, &[&str], &[&str])] = &[
    ("jdk-util/programs", "ArrayOps", &["4"], &["Probe", "Invariants"]),
    ("jdk-util/programs", "Lists", &["1"], &["Probe", "Invariants"]),
    // without EnumMap and EnumSet, which are compared with hash maps of enum constants: their hash codes are unknown
    ("jdk-util/programs", "Maps", &["1", MAPS], &["Probe", "Invariants", "Inputs"]),
    ("jdk-util/programs", "Sets", &["1", SETS], &["Probe", "Invariants", "Inputs"]),
    ("jdk-util/programs", "Queues", &["1"], &["Probe", "Invariants"]),
    ("jdk-stream", "Decimals", &["20"], &[]),
    ("jdk-stream", "Regexes", &["40"], &[]),
];

const MAPS: &str = "HashMap,HashMapSmall,LinkedHashMap,accessOrder,eldest,TreeMap,TreeMapBy,headMap,tailMap,subMap,\
                    descendingMap,descendingSub,Hashtable,ConcurrentHashMap,unmodifiable,synchronized,own,singleton";

const SETS: &str =
    "HashSet,LinkedHashSet,TreeSet,TreeSetBy,headSet,tailSet,subSet,descendingSet,unmodifiable,fromMap,of";

/// A program that starts one of them with arguments.
struct Started {
    class: String,
    files: Vec<PathBuf>,
    wanted: String,
}

/// Sequences of each family, and operations of a sequence.
const SEQUENCES: usize = 16;
const OPERATIONS: usize = 14;

/// Differences of a family that a failure shows.
const SHOWN: usize = 12;

fn number_from(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is a number")),
        Err(_) => otherwise,
    }
}

fn seed() -> u64 {
    number_from("OOXIDE_SEED", 1)
}

/// A generated class in its file.
struct Made {
    class: String,
    file: PathBuf,
    generated: Generated,
}

/// The operations whose lines differ.
fn differences(made: &Made, found: &str, wanted: &str) -> Option<String> {
    if found == wanted {
        return None;
    }
    let (mut found_lines, mut wanted_lines) = (found.lines(), wanted.lines());
    let mut text = String::new();
    let mut count = 0;
    for step in &made.generated.steps {
        let (found, wanted) =
            (found_lines.next().unwrap_or("nothing"), wanted_lines.next().unwrap_or("nothing"));
        if found != wanted {
            count += 1;
            if count <= SHOWN {
                let _ = write!(
                    text,
                    "t{}: {}\n    the engine prints {found}\n    the JVM prints    {wanted}\n",
                    step.method, step.source
                );
            }
        }
    }
    Some(format!("{}, {count} lines:\n{text}", made.file.display()))
}

#[test]
fn random_operations_of_each_family_print_what_they_print_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library_families");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let seed = seed();
    let sequences =
        usize::try_from(number_from("OOXIDE_SEQUENCES", SEQUENCES as u64)).expect("a small number");
    let only = std::env::var("OOXIDE_FAMILY").ok();
    let made: Vec<Made> = Family::all()
        .iter()
        .filter(|family| only.as_ref().is_none_or(|only| *only == family.name))
        .map(|family| {
            let class = format!("Some_{}", family.name);
            let generated = family.generated(&class, seed, sequences, OPERATIONS);
            let file = folder.join(format!("{class}.java"));
            std::fs::write(&file, &generated.text).expect("a file can be written");
            Made { class, file, generated }
        })
        .collect();
    assert!(!made.is_empty(), "there is no family {only:?}");
    let files: Vec<PathBuf> = made.iter().map(|made| made.file.clone()).collect();
    let mains: Vec<String> = made.iter().map(|made| made.class.clone()).collect();
    transcripts::on_jvm(&folder, &files, &mains);
    transcripts::check_all(&made, |made| {
        match transcripts::found(std::slice::from_ref(&made.file), &made.class) {
            Err(problem) => Some(format!("{} (seed {seed}): {problem}", made.file.display())),
            Ok(found) => differences(made, &found, &transcripts::wanted(&folder, &made.class)),
        }
    });
}

#[test]
fn random_operations_print_what_they_print_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library_random");
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let seed = seed();
    let programs: Vec<Started> = PROGRAMS
        .iter()
        .map(|(below, program, arguments, beside)| {
            let (start_class, class) = (format!("Start{program}"), format!("Run{program}"));
            let own = folder.join(&class);
            std::fs::create_dir_all(&own).expect("a folder can be made");
            let start = own.join(format!("{start_class}.java"));
            let arguments = arguments.join("\", \"");
            // the engine starts the class that takes no arguments
            let text = format!(
                "public class {start_class} {{\n    public static void main(String[] args) throws Throwable {{\n        \
                 {class}.run();\n    }}\n}}\n\nclass {class} {{\n    static void run() throws Throwable {{\n        \
                 {program}.main(new String[] {{\"{seed}\", \"{arguments}\"}});\n    }}\n}}\n"
            );
            std::fs::write(&start, text).expect("a file can be written");
            let mut files = vec![start];
            files.extend(
                std::iter::once(program).chain(*beside).map(|name| tests.join(below).join(format!("{name}.java"))),
            );
            // programs of different folders have the same names
            transcripts::on_jvm(&own, &files, std::slice::from_ref(&start_class));
            Started { wanted: transcripts::wanted(&own, &start_class), class, files }
        })
        .collect();
    transcripts::check_all(&programs, |program| {
        let found = java::load(&program.files, false)
            .and_then(|java| java::transcript_of(&java, &program.class, "run", true));
        match found {
            Err(problem) => Some(format!("{} (seed {seed}): {problem}", program.class)),
            Ok(found) if found == program.wanted => None,
            Ok(found) => {
                let difference = transcripts::first_difference(&found, &program.wanted);
                Some(format!("{} (seed {seed}): {difference}", program.class))
            }
        }
    });
}
