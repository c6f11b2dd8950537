//! The figures of JaCoCo.

use ooxide_testgen::jvm::{self, ClassCoverage, Counter, Jdk, Junit, Suite};

use crate::support::{Files, LIMITS, all_jars};

fn counter(covered: u32, missed: u32) -> Counter {
    Counter { covered, missed }
}

#[test]
fn coverage_of_a_method_with_an_if() {
    let files = Files::new();
    let subject = files.add(
        "p/Clamp.java",
        "package p;
class Clamp {
    static int clamp(int x) {
        if (x > 10) {
            return 10;
        }
        return x;
    }
    static class Unused {
        int f(boolean a, boolean b) {
            return a && b ? 1 : 2;
        }
    }
}
",
    );
    let small =
        "package p; public class ClampTest { @ANNOTATION public void small() { Clamp.clamp(3); } MORE }";
    let large = "@ANNOTATION public void large() { Clamp.clamp(30); System.exit(1); }";
    let jdk = Jdk::find().expect("there is a JDK");
    for jars in all_jars() {
        let five = (Junit::Five, "org.junit.jupiter.api.Test", false);
        let four = (Junit::Four, "org.junit.Test", true);
        for (junit, annotation, both) in [five, four] {
            let text = small.replace("MORE", if both { large } else { "" }).replace("ANNOTATION", annotation);
            let tests = files.add("p/ClampTest.java", &text);
            // the JaCoCo of a system may be older than its newest JDK
            let suite = Suite {
                sources: std::slice::from_ref(&subject),
                roots: &[],
                tests: &[tests],
                classpath: &[],
                release: Some(17),
                encoding: "UTF-8",
                junit,
            };
            let compiled = jvm::compile(&jdk, jars, &suite).expect("both compile");
            let coverage = jvm::coverage(&compiled, &LIMITS).expect("it is measured");
            let [clamp, unused] = coverage.classes.as_slice() else {
                panic!("two classes, not {coverage:?}")
            };
            check_clamp(clamp, both);
            assert_eq!((unused.name.as_str(), unused.source.as_str()), ("p.Clamp$Unused", "p/Clamp.java"));
            assert_eq!(unused.branches, counter(0, 4));
            assert_eq!(unused.lines[&11].branches, counter(0, 4));
            assert_eq!(unused.instructions.covered, 0);
        }
    }
}

/// `iload bipush if_icmple`, `bipush ireturn`, `iload ireturn`; and the constructor, `aload invokespecial return`.
fn check_clamp(clamp: &ClassCoverage, both: bool) {
    assert_eq!((clamp.name.as_str(), clamp.source.as_str()), ("p.Clamp", "p/Clamp.java"));
    assert_eq!(clamp.branches, if both { counter(2, 0) } else { counter(1, 1) });
    assert_eq!(clamp.instructions, if both { counter(7, 3) } else { counter(5, 5) });
    assert_eq!(clamp.lines.keys().copied().collect::<Vec<_>>(), [2, 4, 5, 7]);
    assert_eq!(clamp.lines[&4].branches, clamp.branches);
    assert_eq!(clamp.lines[&4].instructions, counter(3, 0));
    assert_eq!(clamp.lines[&5].instructions, if both { counter(2, 0) } else { counter(0, 2) });
    assert_eq!(clamp.lines[&7].instructions, counter(2, 0));
    assert_eq!(clamp.instructions.total(), 10);
}
