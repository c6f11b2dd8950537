//! Static factories as makers of inputs, where no constructor can be called.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run;
use crate::support::run::ooxide;

const PROGRAM: &str = "class Fractions {
    static final class Fraction {
        private final int top;
        private final int bottom;

        private Fraction(int top, int bottom) {
            this.top = top;
            this.bottom = bottom;
        }

        static Fraction of(int top, int bottom) {
            if (bottom == 0) {
                throw new IllegalArgumentException(\"no denominator\");
            }
            return new Fraction(top, bottom);
        }

        boolean isWhole() {
            return top % bottom == 0;
        }
    }

    static final class Box<T> {
        private final T held;

        private Box(T held) {
            this.held = held;
        }

        static <T> Box<T> of(T held) {
            return new Box<>(held);
        }

        boolean isEmpty() {
            return held == null;
        }
    }

    static final class Settings {
        private static final Settings ONLY = new Settings();
        private final int size = 3;

        private Settings() {
        }

        static Settings getInstance() {
            return ONLY;
        }

        boolean fits(int count) {
            return count <= size;
        }
    }

    static boolean same(Settings a, Settings b) {
        return a == b;
    }
}
";

fn generated(name: &str, flags: &[&str]) -> (String, PathBuf) {
    let folder = run::folder("factories", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("Fractions.java"), PROGRAM).expect("the program can be written");
    let plain = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let (file, out) = (plain(&folder.join("Fractions.java")), folder.join("tests"));
    let out_name = plain(&out);
    let mut args = vec!["gen", &file, "--out", &out_name, "--run"];
    args.extend(flags);
    let output = ooxide(&args);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(!text.contains("internal disagreement") && !text.contains("warning:"), "{text}");
    (text, out)
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn objects_without_a_constructor_come_from_their_factory() {
    let (text, out) = generated("all", &["--unreachable"]);
    let fractions = read(&out, "FractionsFractionTest.java");
    assert!(fractions.contains("Fraction fraction = Fractions.Fraction.of(1, 2);"), "{fractions}");
    // only what the factory refuses is written into the object
    assert_eq!(fractions.matches("setField(fraction, ").count(), 1, "{fractions}");
    assert!(!fractions.contains("newObject"), "{fractions}");
    let boxes = read(&out, "FractionsBoxTest.java");
    assert!(boxes.contains("Box.of(") && !boxes.contains("newObject"), "{boxes}");
    let settings = read(&out, "FractionsSettingsTest.java");
    assert!(settings.contains("Settings.getInstance()") && !settings.contains("newObject"), "{settings}");
    assert!(text.contains("methods"), "{text}");
}

/// There is one such object: it cannot stand for two that differ.
#[test]
fn what_there_is_one_of_is_not_taken_for_two() {
    let (_, out) = generated("single", &["--method", "same", "--cases", "all"]);
    let tests = read(&out, "FractionsTest.java");
    for test in tests.split("@Test").skip(1) {
        assert!(test.matches("getInstance()").count() <= 1, "{test}");
    }
}
