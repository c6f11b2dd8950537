//! Random operations on classes of the JDK, made from a seed and a description of what there is to do.
//!
//! Each family of classes has a file `NAME.ops` in this folder, in sections:
//!
//! * `[members]`: Java that is copied into the class.
//! * `[start]`: statements at the beginning of each sequence.
//! * `[do]`: operations, one per line. An expression is shown; what ends in `;` or `}` is a statement.
//! * `[state]`: an expression that is shown after each operation.
//! * `[NAME]`: what may stand for `{NAME}`, one per line. The first line names no hole, directly or indirectly, that
//!   leads back to itself: it is taken when a text gets long.
//!
//! `{-2..9}` is a number of that range. `//` starts a comment at the beginning of a line, outside of `[members]`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::support::seeded::Random;

/// Holes that are filled freely in one operation; after that the first line of a rule is taken.
const FREE_HOLES: usize = 24;

/// A class with one sequence of operations per method.
pub struct Generated {
    /// The whole file.
    pub text: String,
    /// What each line of the output is about.
    pub steps: Vec<Step>,
}

/// An operation of a sequence.
pub struct Step {
    /// The sequence, for a reader who wants to see it all.
    pub method: usize,
    /// The operation in Java.
    pub source: String,
}

/// A family of classes and what can be done with them.
pub struct Family {
    /// The name of the file.
    pub name: String,
    sections: BTreeMap<String, Vec<String>>,
}

impl Family {
    /// All families, in alphabetical order.
    pub fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/support/java_gen/library");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .expect("the folder of families can be read")
            .map(|entry| entry.expect("the folder of families can be read").path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "ops"))
            .collect();
        files.sort();
        files
            .iter()
            .map(|path| {
                let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                Self::parse(name, &std::fs::read_to_string(path).expect("families are UTF-8"))
            })
            .collect()
    }

    fn parse(name: String, text: &str) -> Self {
        let mut sections: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut section = String::new();
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                heading.clone_into(&mut section);
            } else if section == "members" || !(line.trim().is_empty() || line.starts_with("//")) {
                sections.entry(section.clone()).or_default().push(line.to_owned());
            }
        }
        Self { name, sections }
    }

    fn section(&self, name: &str) -> &[String] {
        self.sections.get(name).map_or(&[], Vec::as_slice)
    }

    /// One of the lines of a section, with its holes filled.
    fn choose(&self, section: &str, random: &mut Random, holes: &mut usize) -> String {
        let lines = self.section(section);
        assert!(!lines.is_empty(), "{}: there is no [{section}]", self.name);
        let line = if *holes == 0 { &lines[0] } else { &lines[random.below(lines.len())] };
        *holes = holes.saturating_sub(1);
        self.fill(line, random, holes)
    }

    fn fill(&self, line: &str, random: &mut Random, holes: &mut usize) -> String {
        let mut filled = String::new();
        let mut rest = line;
        while let Some(open) = rest.find('{') {
            filled.push_str(&rest[..open]);
            rest = &rest[open..];
            let hole = rest.find('}').map(|close| &rest[1..close]);
            match hole {
                Some(name) if !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase()) => {
                    filled.push_str(&self.choose(name, random, holes));
                }
                Some(range) if range.contains("..") && !range.contains('{') => {
                    filled.push_str(&number_in(range, random));
                }
                _ => {
                    filled.push('{');
                    rest = &rest[1..];
                    continue;
                }
            }
            rest = &rest[hole.map_or(0, str::len) + 2..];
        }
        filled + rest
    }

    /// A class with `count` sequences of `length` operations, which depend on the seed only.
    pub fn generated(&self, class: &str, seed: u64, count: usize, length: usize) -> Generated {
        let mut text = String::from(
            "import java.math.*;\nimport java.util.*;\nimport java.util.function.*;\nimport java.util.stream.*;\n\n",
        );
        let _ = writeln!(text, "class {class} {{");
        text.push_str(include_str!("shown.java"));
        for line in self.section("members") {
            let _ = writeln!(text, "    {line}");
        }
        let state = self.section("state").first().map_or("", String::as_str);
        let shown = if state.is_empty() { String::new() } else { guarded(state) };
        let _ = writeln!(text, "\n    static void end() {{\n        {shown}\n        printLine();\n    }}");
        let mut steps = Vec::new();
        for method in 0..count {
            let mut random = Random(seed.wrapping_mul(1_000_003).wrapping_add(method as u64));
            let _ = writeln!(text, "\n    static void t{method}() {{");
            for line in self.section("start") {
                let _ = writeln!(text, "        {}", self.fill(line, &mut random, &mut FREE_HOLES.clone()));
            }
            for _ in 0..length {
                let source = self.choose("do", &mut random, &mut FREE_HOLES.clone());
                let _ = writeln!(text, "        {}\n        end();", guarded(&source));
                steps.push(Step { method, source });
            }
            text.push_str("    }\n");
        }
        text.push_str("\n    public static void main(String[] args) {\n");
        for method in 0..count {
            let _ = writeln!(text, "        t{method}();");
        }
        text.push_str("    }\n}\n");
        Generated { text, steps }
    }
}

/// An operation whose exception is part of what is shown.
fn guarded(source: &str) -> String {
    let action = if source.ends_with([';', '}']) { source.to_owned() } else { format!("show({source});") };
    format!("try {{ {action} }} catch (Throwable e) {{ thrown(e); }}")
}

fn number_in(range: &str, random: &mut Random) -> String {
    let bound = |text: &str| text.parse::<i64>().unwrap_or_else(|_| panic!("{{{range}}} is not a range"));
    let (from, to) = range.split_once("..").expect("the caller has seen the dots");
    let (from, to) = (bound(from), bound(to));
    let offset = random.below(usize::try_from(to - from + 1).expect("the range is not empty"));
    (from + i64::try_from(offset).expect("below the end of the range")).to_string()
}
