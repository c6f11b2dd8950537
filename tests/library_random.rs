//! Random operations on classes of the JDK print the same under the engine and under `java`.
//!
//! The programs are those that compare the models with the JDK on the JVM (`tests/jdk-util`, `tests/jdk-stream`), with
//! few sequences each; here the front end and the engine run them too. `OOXIDE_SEED=n` tries other sequences.

// each test file uses a part of it
#[allow(dead_code)]
#[path = "support/java.rs"]
mod java;
#[allow(dead_code)]
#[path = "support/transcripts.rs"]
mod transcripts;

use std::path::{Path, PathBuf};

/// Folder, program, its arguments after the seed, and what it needs beside it.
const PROGRAMS: &[(&str, &str, &[&str], &[&str])] = &[
    ("jdk-util/programs", "ArrayOps", &["4"], &["Probe", "Invariants"]),
    ("jdk-util/programs", "Lists", &["1"], &["Probe", "Invariants"]),
    // without EnumMap and EnumSet, which are compared with hash maps of enum constants: their hash codes are unknown
    ("jdk-util/programs", "Maps", &["1", MAPS], &["Probe", "Invariants"]),
    ("jdk-util/programs", "Sets", &["1", SETS], &["Probe", "Invariants"]),
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

fn seed() -> u64 {
    match std::env::var("OOXIDE_SEED") {
        Ok(text) => text.parse().expect("OOXIDE_SEED is a number"),
        Err(_) => 1,
    }
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
        // the invariants of the models describe inputs, not every object that a program can make
        let found = java::load(&program.files, false)
            .and_then(|java| java::transcript_of(&java, &program.class, "run", false));
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
