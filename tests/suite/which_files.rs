//! Which files of a folder are the program: as git sees it, without what builds write; and a file that cannot be used does not
//! take the others along.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::support::run;

struct Tree {
    root: PathBuf,
}

impl Tree {
    fn new(name: &str, files: &[(&str, &[u8])]) -> Self {
        let root = run::folder("which_files", name);
        for (file, content) in files {
            let path = root.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
            fs::write(path, content).expect("a file can be written");
        }
        Self { root }
    }

    /// Runs a command in the folder, which must end with this status: what it prints, and what it says besides.
    fn says(&self, args: &[&str], status: i32) -> (String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        let output = command.args(args).current_dir(&self.root).output().expect("ooxide starts");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(status), "{args:?}\n{out}{err}");
        (out.into_owned(), err.into_owned())
    }
}

const ONE: &[u8] = b"package a; class One { static int one(int x) { return x; } }";
const TWO: &[u8] = b"package a; class Two { static int two(int x) { return x; } }";

#[test]
fn what_git_ignores_and_builds_write_is_left_out() {
    let tree = Tree::new(
        "ignored",
        &[
            (".gitignore", b"generated/\n*Old.java\n"),
            ("src/a/One.java", ONE),
            ("src/a/OneOld.java", ONE),
            ("generated/a/One.java", ONE),
            ("target/a/One.java", ONE),
            ("build/sources/a/One.java", ONE),
            ("out/One.java", b"class One { }"),
            (".hidden/a/One.java", ONE),
        ],
    );
    let (out, err) = tree.says(&["verify", "."], 0);
    assert!(out.contains("a.One.one(int)") && err.is_empty(), "{out}{err}");
    // a folder that is named is read, whatever its name
    tree.says(&["verify", "target"], 0);
}

#[test]
fn a_package_may_be_called_as_builds_call_their_folder() {
    let tree = Tree::new(
        "packages",
        &[
            (
                "src/com/build/One.java",
                b"package com.build; class One { static int one(int x) { return x; } }",
            ),
            (
                "src/com/out/deep/Two.java",
                b"package com.out.deep; class Two { static int two(int x) { return x; } }",
            ),
            ("src/com/Three.java", b"package com; class Three { static int three(int x) { return x; } }"),
        ],
    );
    let (out, _) = tree.says(&["verify", "src"], 0);
    for method in ["com.build.One.one", "com.out.deep.Two.two", "com.Three.three"] {
        assert!(out.contains(method), "{method}\n{out}");
    }
}

#[test]
fn files_can_be_excluded() {
    let tree = Tree::new(
        "excluded",
        &[("a/One.java", ONE), ("a/legacy/b/Broken.java", b"class {"), ("a/Two.java", TWO)],
    );
    let (out, err) = tree.says(&["verify", ".", "--exclude", "**/legacy/**", "--exclude", "*Two.java"], 0);
    assert!(out.contains("One.one") && !out.contains("Two.two") && err.is_empty(), "{out}{err}");
    let (_, err) = tree.says(&["verify", ".", "--exclude", "a/{"], 2);
    assert!(err.contains("--exclude a/{"), "{err}");
}

#[test]
fn a_file_that_cannot_be_used_is_left_out() {
    let tree = Tree::new(
        "broken",
        &[
            ("a/One.java", ONE),
            ("a/Latin.java", b"package a; class Latin { /* caf\xe9 */ static int latin() { return 1; } }"),
            ("a/Wrong.java", b"package a; class Wrong { int x( { } }"),
            ("b/One.java", ONE),
        ],
    );
    let (out, err) = tree.says(&["verify", "."], 0);
    assert!(out.contains("One.one") && !out.contains("Latin") && !out.contains("Wrong"), "{out}");
    for words in [
        "Latin.java:1: the file is not UTF-8",
        "--encoding",
        "Wrong.java:1:",
        "the class `One` is declared twice",
        "3 files are left out; the rest goes on without them",
    ] {
        assert!(err.contains(words), "{words}\n{err}");
    }
    assert!(!err.contains('\u{d7}'), "a warning is no error\n{err}");
    // in its encoding it can be read
    let (out, _) = tree.says(&["verify", ".", "--encoding", "ISO-8859-1"], 0);
    assert!(out.contains("Latin.latin"), "{out}");
    tree.says(&["verify", ".", "--encoding", "klingon"], 2);
    tree.says(&["verify", ".", "--strict"], 2);
    // where nothing is left, nothing was done
    tree.says(&["verify", "a/Latin.java"], 2);
    tree.says(&["verify", "a/Wrong.java"], 2);
    tree.says(&["verify", "a/One.java", "a/Wrong.java"], 0);
    tree.says(&["lower", "."], 0);
    tree.says(&["lower", ".", "--strict"], 2);
}

#[test]
fn classes_around_a_file_are_read_in_its_encoding() {
    let tree = Tree::new(
        "encoding",
        &[
            ("a/User.java", b"package a; class User { static int use() { return Latin.VALUE; } }"),
            ("a/Latin.java", b"package a; class Latin { /* caf\xe9 */ static final int VALUE = 7; }"),
        ],
    );
    let (out, err) = tree.says(&["verify", "a/User.java", "--encoding", "windows-1252"], 0);
    assert!(out.contains("valid   a.User.use()") && err.is_empty(), "{out}{err}");
}

/// A clause that cannot be read may promise anything: without it, nothing is known to hold.
#[test]
fn a_clause_that_cannot_be_read_is_an_error_with_its_place() {
    for (name, clause) in [
        ("near", "//@ ensrues \\result > 0;"),
        ("far", "//@ post_condition \\result > 0"),
        ("close", "//@guarantees \\result > 0"),
        ("half", "//@ ensures \\result >;"),
        ("upper", "/*@ Ensures \\result > 0; */"),
    ] {
        let text = format!(
            "package a;\nclass Wrong {{\n    {clause}\n    static int m(int x) {{ return x; }}\n}}\n"
        );
        let tree =
            Tree::new(&format!("clause_{name}"), &[("a/Wrong.java", text.as_bytes()), ("a/One.java", ONE)]);
        let (out, err) = tree.says(&["verify", "a/Wrong.java"], 2);
        assert!(err.contains("Wrong.java:3:") && !out.contains("valid"), "{clause}\n{out}{err}");
        // the other file is judged, and the run is not fine all the same
        let (out, err) = tree.says(&["verify", "a"], 2);
        assert!(err.contains("Wrong.java:3:") && out.contains("One.one"), "{clause}\n{out}{err}");
    }
    let prose = "class Prose {\n    //@ author somebody\n    //@formatter:off\n    static int m(int x) { return x; }\n}\n";
    let tree = Tree::new("prose", &[("Prose.java", prose.as_bytes())]);
    tree.says(&["verify", "Prose.java"], 0);
}
