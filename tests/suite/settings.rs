//! Settings besides flags: the file, the environment, and what is made of the command line.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::support::run;

struct Place {
    root: PathBuf,
}

impl Place {
    fn new(name: &str, settings: &str) -> Self {
        let root = run::folder("settings", name);
        fs::create_dir_all(root.join("below")).expect("a folder can be made");
        fs::write(root.join("ooxide.toml"), settings).expect("a file can be written");
        fs::write(
            root.join("below/A.java"),
            "class A { static int m(int[] a) { return a.length > 5 ? a[0] : 1; } }",
        )
        .expect("a file can be written");
        Self { root }
    }

    fn run(&self, args: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        command.args(args).envs(variables.iter().copied()).current_dir(self.root.join("below"));
        command.output().expect("ooxide starts")
    }

    fn prints(&self, args: &[&str], variables: &[(&str, &str)]) -> String {
        let output = self.run(args, variables);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{text}{}", String::from_utf8_lossy(&output.stderr));
        text
    }
}

#[test]
fn a_flag_comes_before_the_environment_and_that_before_the_file() {
    let place = Place::new(
        "order",
        "k = 5\nquiet = true\n[verify]\nheap = \"lazy\"\ncheck = [\"assert\", \"crash\"]\n",
    );
    let print = ["verify", "A.java", "--print-config"];
    let text = place.prints(&print, &[]);
    for line in [
        "k = 5 ",
        "quiet = true ",
        "heap = \"lazy\" ",
        "check = [\"assert\", \"crash\"] ",
        "loops = 32  # default",
    ] {
        assert!(text.contains(&format!("\n{line}")), "{line}\n{text}");
    }
    let text = place.prints(&print, &[("OOXIDE_K", "6"), ("OOXIDE_NO_TIMES", "1")]);
    assert!(
        text.contains("\nk = 6  # environment\n") && text.contains("\nno-times = true  # environment"),
        "{text}"
    );
    let text = place.prints(&[&print[..], &["-k", "7"]].concat(), &[("OOXIDE_K", "6")]);
    assert!(text.contains("\nk = 7  # flag\n"), "{text}");
    // tables are for their command
    let text = place.prints(&["gen", "A.java", "--print-config"], &[]);
    assert!(text.contains("\nk = 5 ") && text.contains("\nheap = \"lazier#\""), "{text}");
    // and it is not only printed
    let report = place.prints(&["verify", "A.java", "--format", "json", "--check", "assert"], &[]);
    assert!(report.contains("\"k\": 5") && report.contains("\"heap\": \"lazy\""), "{report}");
}

#[test]
fn what_is_wrong_in_the_file_is_said() {
    for (name, settings, words) in [
        ("name", "kk = 5\n", "there is no setting `kk`"),
        ("table", "[verfy]\nk = 5\n", "there is no setting `verfy`"),
        ("own", "[verify]\ngraphs = \"svg\"\n", "there is no setting `verify.graphs`"),
        ("kind", "k = 1.5\n", "`k` has a value of a wrong kind"),
        ("value", "k = \"many\"\n", "many"),
        ("form", "k = = 5\n", "ooxide.toml"),
    ] {
        let output = Place::new(name, settings).run(&["verify", "A.java"], &[]);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name}: {text}");
        assert!(text.contains(words), "{name}: {text}");
    }
    let output = Place::new("named", "").run(&["verify", "A.java", "--config", "nowhere.toml"], &[]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn init_writes_settings_that_hold_anyway() {
    let place = Place::new("init", "");
    let before = place.prints(&["verify", "A.java", "--print-config"], &[]);
    place.prints(&["init"], &[]);
    let file = place.root.join("below/ooxide.toml");
    let text = fs::read_to_string(&file).expect("it is written");
    assert!(text.contains("# time = \"10s\"") && text.contains("[gen]"), "{text}");
    assert_eq!(before, place.prints(&["verify", "A.java", "--print-config"], &[]));
    // what can be said there is understood when it is said
    let said: String = text
        .lines()
        .map(|line| {
            line.strip_prefix("# ")
                .filter(|rest| {
                    rest.split_once(" = ").is_some_and(|(name, value)| !name.contains(' ') && value != "\"\"")
                })
                .unwrap_or(line)
                .to_owned()
                + "\n"
        })
        .collect();
    fs::write(&file, said).expect("a file can be written");
    place.prints(&["verify", "A.java", "--print-config"], &[]);
    assert_eq!(place.run(&["init"], &[]).status.code(), Some(2));
}

#[test]
fn shells_and_manuals_are_served() {
    let place = Place::new("shells", "");
    for shell in ["bash", "zsh", "fish"] {
        assert!(place.prints(&["completions", shell], &[]).contains("print-config"), "{shell}");
    }
    assert!(place.prints(&["man"], &[]).contains(".TH ooxide 1"));
    place.prints(&["man", "--out", "pages"], &[]);
    let page = fs::read_to_string(place.root.join("below/pages/ooxide-verify.1")).expect("it is written");
    assert!(page.contains("baseline"), "{page}");
}

#[test]
fn colours_can_be_asked_for() {
    let place = Place::new("colours", "");
    let text = |when: &str| {
        String::from_utf8_lossy(&place.run(&["verify", "A.java", "--color", when], &[]).stdout).into_owned()
    };
    assert!(text("always").contains('\u{1b}'));
    assert!(!text("never").contains('\u{1b}') && !text("auto").contains('\u{1b}'));
}

#[test]
fn some_classes_have_settings_of_their_own() {
    let settings = "time = \"none\"\nk = 2\n[[override]]\nclasses = [\"a.slow.*\", \"b.Big\"]\nk = 1\n\
                    [[override]]\nclasses = [\"a.skipped.*\"]\nskip = true\n";
    let place = Place::new("classes", settings);
    for (file, package, class) in [
        ("slow", "a.slow", "Walk"),
        ("big", "b", "Big"),
        ("skipped", "a.skipped.deep", "Never"),
        ("rest", "a", "Usual"),
    ] {
        let folder = place.root.join("src").join(package.replace('.', "/"));
        fs::create_dir_all(&folder).expect("a folder can be made");
        let text = format!(
            "package {package};\npublic class {class} {{\n    {class} next;\n    \
             public static int length({class} at) {{ return at == null ? 0 : at.next == null ? 1 : 2; }}\n    \
             static class Inner {{ public static int twice(int a) {{ return a + a; }} }}\n}} // {file}\n"
        );
        fs::write(folder.join(format!("{class}.java")), text).expect("a file can be written");
    }
    let k_of = |text: &str, class: &str| -> Option<u64> {
        let report: serde_json::Value = serde_json::from_str(text).expect("a report is JSON");
        let methods = report["methods"].as_array().expect("a list").clone();
        let method =
            methods.iter().find(|method| method["class"] == class && method["method"] == "length")?;
        method["k"].as_u64()
    };
    for command in [&["verify"][..], &["gen", "--dry-run", "--deepen", "0"]] {
        let args = [command, &["../src", "--format", "json"]].concat();
        let text = place.prints(&args, &[]);
        assert_eq!(k_of(&text, "a.Usual"), Some(2), "{command:?}");
        assert_eq!(k_of(&text, "a.slow.Walk"), Some(1), "{command:?}");
        assert_eq!(k_of(&text, "b.Big"), Some(1), "{command:?}");
        assert_eq!(k_of(&text, "a.skipped.deep.Never"), None, "{command:?}");
        // a flag comes first, and who asks for a class gets it
        let args = [command, &["../src", "--format", "json", "-k", "3"]].concat();
        assert_eq!(k_of(&place.prints(&args, &[]), "a.slow.Walk"), Some(3), "{command:?}");
        let args = [command, &["../src", "--format", "json", "--class", "a.skipped.deep.Never"]].concat();
        assert_eq!(k_of(&place.prints(&args, &[]), "a.skipped.deep.Never"), Some(2), "{command:?}");
    }
}

#[test]
fn an_override_that_cannot_be_is_an_error() {
    let wrong = [
        ("override = 3", "list of tables"),
        ("[[override]]\ntime = \"2s\"", "names its `classes`"),
        ("[[override]]\nclasses = []\nskip = true", "names its `classes`"),
        ("[[override]]\nclasses = [\"A\"]\nskip = 1", "`skip` is true or false"),
        ("[[override]]\nclasses = [\"A\"]\nexclude = \"x\"", "`exclude` cannot be set for some classes only"),
        ("[[override]]\nclasses = [\"A\"]\nheap = \"big\"", "big"),
    ];
    for (text, said) in wrong {
        let place = Place::new("wrong_override", text);
        let output = place.run(&["verify", "A.java"], &[]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{text}\n{error}");
        assert!(error.contains(said), "{text}\n{error}");
    }
}

#[test]
fn the_schema_knows_what_the_program_knows() {
    let place = Place::new("schema", "");
    let schema = place.root.join("schema.json");
    fs::write(&schema, place.prints(&["init", "--schema"], &[])).expect("a file can be written");
    // all settings of the example, made real, and what is wrong in one place each
    let example = place.root.join("below/example");
    fs::create_dir_all(&example).expect("a folder can be made");
    place.prints(&["init", "example"], &[]);
    let text = fs::read_to_string(example.join("ooxide.toml")).expect("it was written");
    let real: String = text
        .lines()
        .filter(|line| !line.ends_with("= \"\""))
        .map(|line| match line.strip_prefix("# ") {
            Some(setting) if setting.contains(" = ") && !setting.contains(": ") => format!("{setting}\n"),
            Some("[[override]]") => "[[override]]\n".to_owned(),
            Some(_) => String::new(),
            None => format!("{line}\n"),
        })
        .collect();
    let right = [real, "k = 3\ntime = \"2s\"\n[gen]\njunit = 5\n".to_owned()];
    let wrong =
        ["unknown = 1\n", "[gen]\nheap = \"no\"\n", "quiet = \"yes\"\n", "[[override]]\nskip = true\n"];
    let script = "import json, sys, tomllib, jsonschema\n\
        schema = json.load(open(sys.argv[1]))\n\
        check = jsonschema.validators.validator_for(schema)(schema)\n\
        print(json.dumps([[e.message[:200] for e in check.iter_errors(tomllib.loads(t))] for t in sys.argv[2:]]))\n";
    let texts = right.iter().map(String::as_str).chain(wrong);
    let mut command = Command::new("python3");
    let output = command.args(["-c", script]).arg(&schema).args(texts).output().expect("python3 starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said: Vec<Vec<String>> = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(said[..right.len()].iter().all(Vec::is_empty), "{said:?}");
    assert!(said[right.len()..].iter().all(|errors| !errors.is_empty()), "{said:?}");
}
