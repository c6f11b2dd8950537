//! From the cases of a method to tests: the input is built, the method is run on it by the interpreter, and what was seen
//! becomes the assertions.
//!
//! The rooms stand on each other: `reason`, `subject`, `input`, `words` and `build`, `observe`, `test`, `vary` and `promise`,
//! `compose`, `method`, `history`. A room uses those before it and none behind it.

mod build;
mod compose;
mod history;
mod input;
mod method;
mod observe;
mod promise;
mod reason;
mod subject;
mod test;
mod vary;
mod words;

pub use build::{Means, Mocks};
pub use history::{Missing, add_histories};
pub use method::{Cases, MethodTests, Options, method_tests};
pub use observe::{JUnit, Statics};
pub use reason::{LeftOut, Reason};
pub use subject::Subject;
pub use test::Test;

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    /// The rooms, the lowest floor first.
    const FLOORS: [&[&str]; 10] = [
        &["reason"],
        &["subject"],
        &["input"],
        &["words", "build"],
        &["observe"],
        &["test"],
        &["vary", "promise"],
        &["compose"],
        &["method"],
        &["history"],
    ];

    fn files(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { files(&path, found) } else { found.push(path) }
        }
    }

    #[test]
    fn a_room_uses_none_of_its_own_floor_and_none_above() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/generate");
        let mut uses = 0;
        for (floor, rooms) in FLOORS.iter().enumerate() {
            for room in *rooms {
                let mut found = Vec::new();
                files(&root.join(room), &mut found);
                for file in found {
                    let text = std::fs::read_to_string(&file).expect("a source is text");
                    for part in text.split("crate::generate::").skip(1) {
                        let used = part.split("::").next().unwrap_or_default();
                        let is_below = FLOORS[..floor].iter().any(|below| below.contains(&used));
                        assert!(is_below || used == *room, "{} uses {used}", file.display());
                        uses += 1;
                    }
                }
            }
        }
        assert!(uses > 100, "{uses}");
    }
}
