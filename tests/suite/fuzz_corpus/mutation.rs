//! Texts made from others by seeded changes, and what must hold tried on all of them, on two threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::seeded::Random;

/// A text to start from.
pub struct Seed {
    /// Says which mutants there are: the order of the seeds must not matter.
    pub name: String,
    pub text: String,
    /// How many, the text itself among them.
    pub mutants: u64,
}

/// What a language is made of.
pub struct Language {
    /// What a mutation puts in.
    pub pieces: &'static [&'static str],
    /// A reserved word in the place of a name would only be refused at once.
    pub is_keyword: fn(&str) -> bool,
}

/// Tries all mutants. The check is given the text and its number, and says which of three stages it came to; how many came to
/// each is the result.
pub fn try_all(seeds: &[Seed], language: &Language, check: impl Fn(&str, u64) -> usize + Sync) -> [usize; 3] {
    let counts = [const { AtomicUsize::new(0) }; 3];
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let of_seed = |Seed { name, text: original, mutants }: &Seed| {
        let seed = name.bytes().fold(7_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
        for number in 0..*mutants {
            // the first one is the text as it is
            let text = match number {
                0 => original.clone(),
                _ => language.mutant(original, &mut Random(seed ^ (number << 32))),
            };
            match catch_unwind(AssertUnwindSafe(|| check(&text, number))) {
                Ok(reached) => drop(counts[reached].fetch_add(1, Ordering::Relaxed)),
                Err(_) => {
                    failures
                        .lock()
                        .expect("not poisoned")
                        .push(format!("{name}, mutant {number}:\n{text}\n"));
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
                    of_seed(seed);
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("not poisoned");
    failures.sort();
    assert!(failures.is_empty(), "{} mutants fail:\n{}", failures.len(), failures.join("\n"));
    counts.map(AtomicUsize::into_inner)
}

impl Language {
    /// Another text.
    pub fn mutant(&self, text: &str, random: &mut Random) -> String {
        match random.below(8) {
            0 => mutate_bytes(text, random),
            1 | 2 => self.mutate_tokens(text, random),
            3 => mutate_lines(text, random),
            _ => self.mutate_gently(text, random),
        }
    }

    fn mutate_tokens(&self, text: &str, random: &mut Random) -> String {
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
                4 => all[at] = random.of(self.pieces),
                _ => all.insert(at, random.of(self.pieces)),
            }
            if all.is_empty() {
                break;
            }
        }
        all.concat()
    }

    /// Swaps a name, number or operator for another one: most of these still parse, and many resolve.
    fn mutate_gently(&self, text: &str, random: &mut Random) -> String {
        const OPERATORS: &[&str] = &["+", "-", "*", "/", "%", "<", ">", "&", "|", "^"];
        let mut all = tokens(text);
        let is_name =
            |token: &str| token.starts_with(|c: char| c.is_alphabetic()) && !(self.is_keyword)(token);
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
}

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
