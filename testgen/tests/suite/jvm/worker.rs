//! The worker survives whatever a recipe does, and nothing outside of its folder changes.

use std::fs;
use std::path::Path;
use std::process::Command;

use ooxide_testgen::jvm::{Answer, Jdk, Recipe, Task, Trials, Worker};

/// A worker with a cache of its own.
fn worker(cache: &Path) -> Worker {
    Worker::new(&Jdk::find().expect("there is a JDK"), cache, &[], Task::Recipes).expect("it can be made")
}

fn recipe(body: &str) -> Recipe {
    let source = format!("final class R {{ static Object[] run() throws Throwable {{ {body} }} }}");
    Recipe { class: "R".to_owned(), source }
}

fn returned(seen: &[&str]) -> Answer {
    Answer::Returned { seen: seen.iter().map(|&each| each.to_owned()).collect() }
}

/// The answers to recipes, one after the other, of one worker.
fn answers(bodies: &[&str]) -> Vec<Answer> {
    let cache = tempfile::tempdir().expect("a folder");
    let mut worker = worker(cache.path());
    bodies.iter().map(|body| worker.run(&recipe(body)).expect("there is a JVM")).collect()
}

fn is_refused(answer: &Answer) -> bool {
    matches!(answer, Answer::Refused { .. })
}

#[test]
fn says_what_it_sees() {
    let found = answers(&[
        "return new Object[] {1, 2L, 'a', 0.5, true, null, \"ä\\n\", Thread.State.NEW, new int[0]};",
        "throw new IllegalStateException();",
        "return nothing;",
    ]);
    let half = format!("double:{}", 0.5f64.to_bits());
    let seen = ["int:1", "long:2", "char:97", &half, "boolean:true", "null:", "String:ä\n"];
    let seen = [&seen[..], &["enum:java.lang.Thread$State.NEW", "object:[I"]].concat();
    assert_eq!(found[0], returned(&seen));
    assert_eq!(found[1], Answer::Threw { message: "java.lang.IllegalStateException".to_owned() });
    assert!(matches!(&found[2], Answer::Uncompiled { message } if message.contains("cannot find symbol")));
}

#[test]
fn files_outside_of_its_folder_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("precious");
    fs::write(&file, "text").expect("it can be written");
    let name = file.to_str().expect("a plain name");
    let found = answers(&[
        &format!("new java.io.File(\"{name}\").delete(); return new Object[0];"),
        &format!("java.nio.file.Files.delete(java.nio.file.Path.of(\"{name}\")); return new Object[0];"),
        &format!(
            "try {{ new java.io.FileWriter(\"{name}\").close(); }} catch (Throwable e) {{}} return new Object[0];"
        ),
        &format!(
            "new java.io.File(\"{name}\").renameTo(new java.io.File(\"{name}2\")); return new Object[0];"
        ),
        "java.nio.file.Files.writeString(java.nio.file.Path.of(\"mine\"), \"x\"); return new Object[] {1};",
    ]);
    assert!(found[..4].iter().all(is_refused), "{found:?}");
    assert_eq!(found[4], returned(&["int:1"]), "its own folder is its own");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "text");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

#[test]
fn nothing_ends_it_and_nothing_leaves_it() {
    let found = answers(&[
        "System.exit(3); return null;",
        "Runtime.getRuntime().halt(3); return null;",
        "new ProcessBuilder(\"true\").start(); return new Object[0];",
        "Runtime.getRuntime().exec(new String[] {\"true\"}); return new Object[0];",
        "new java.net.Socket(\"127.0.0.1\", 9).close(); return new Object[0];",
        "new java.net.ServerSocket(0).close(); return new Object[0];",
        "System.setSecurityManager(null); return new Object[0];",
        "return new Object[] {1};",
    ]);
    assert!(found[..7].iter().all(is_refused), "{found:?}");
    assert_eq!(found[7], returned(&["int:1"]));
}

#[test]
fn what_does_not_end_costs_its_own_answer_only() {
    let found = answers(&[
        "while (true) {}",
        "return new Object[] {1};",
        "java.util.List<long[]> all = new java.util.ArrayList<>(); while (true) all.add(new long[1 << 22]);",
        "return new Object[] {2};",
        "for (int i = 0; i < 300000; i++) System.out.println(\"{}\"); return new Object[] {3};",
        "return f(0); } static Object[] f(int n) { return f(n + 1);",
        "for (int i = 0; i < 80; i++) { Thread t = new Thread(() -> { while (true) { \
         try { Thread.sleep(1000); } catch (InterruptedException e) {} } }); t.start(); } return new Object[] {4};",
        "return new Object[] {5};",
    ]);
    assert_eq!(found[0], Answer::Overdue);
    assert_eq!(found[1], returned(&["int:1"]));
    assert_eq!(found[2], Answer::Memory);
    assert_eq!(found[3], returned(&["int:2"]));
    assert_eq!(found[4], returned(&["int:3"]), "what it prints is none of our lines");
    assert_eq!(found[5], Answer::Threw { message: "java.lang.StackOverflowError".to_owned() });
    assert_eq!(found[6], returned(&["int:4"]));
    assert_eq!(found[7], returned(&["int:5"]));
}

#[test]
fn a_recipe_sees_nothing_of_another() {
    let found = answers(&[
        "System.setProperty(\"mark\", \"1\"); java.util.Locale.setDefault(java.util.Locale.FRANCE); \
         count++; return new Object[] {count}; } static int count; static {",
        "count++; return new Object[] {count, System.getProperty(\"mark\"), \
         String.valueOf(java.util.Locale.getDefault())}; } static int count; static {",
    ]);
    assert_eq!(found[0], returned(&["int:1"]));
    assert_eq!(found[1], returned(&["int:1", "null:", "String:en_US"]));
}

#[test]
fn what_depends_on_chance_or_place_is_not_settled() {
    let cache = tempfile::tempdir().expect("a folder");
    let mut worker = worker(cache.path());
    let mut settled = |body: &str| worker.settled(&recipe(body)).expect("there is a JVM");
    assert_eq!(settled("return new Object[] {System.nanoTime()};"), None);
    assert_eq!(settled("return new Object[] {java.util.UUID.randomUUID().toString()};"), None);
    assert_eq!(settled("return new Object[] {java.text.MessageFormat.format(\"{0}\", 12345)};"), None);
    assert_eq!(settled("return new Object[] {java.util.TimeZone.getDefault().getID()};"), None);
    assert_eq!(settled("return new Object[] {System.getProperty(\"user.home\")};"), None);
    assert_eq!(
        settled("return new Object[] {java.time.LocalDate.of(2020, 1, 31).plusMonths(1).toString()};"),
        Some(returned(&["String:2020-02-29"]))
    );
}

#[test]
fn its_classes_are_compiled_once() {
    let cache = tempfile::tempdir().expect("a folder");
    let entries = || fs::read_dir(cache.path()).expect("a folder").map(|entry| entry.expect("one").path());
    drop(worker(cache.path()));
    let first: Vec<_> = entries().collect();
    assert_eq!(first.len(), 1, "nothing else is left there");
    drop(worker(cache.path()));
    assert_eq!(entries().collect::<Vec<_>>(), first);
}

#[test]
fn trials_give_the_same_each_time_and_change_nothing_of_others() {
    let cache = tempfile::tempdir().expect("a folder");
    let program = tempfile::tempdir().expect("a folder");
    let source = "public class Desk { static int used; static final java.util.List<String> LOG = new java.util.ArrayList<>(); \
        int count; int count() { return ++count; } static int use() { return ++used; } \
        static int set(int value) { used = value; return value; } static int log() { LOG.add(\"x\"); return 1; } }";
    fs::write(program.path().join("Desk.java"), source).expect("it can be written");
    let javac = Command::new("javac").arg("Desk.java").current_dir(program.path()).status();
    assert!(javac.expect("there is a JDK").success());
    let jdk = Jdk::find().expect("there is a JDK");
    let classpath = [program.path().to_owned()];
    let mut worker = Worker::new(&jdk, cache.path(), &classpath, Task::Trials).expect("it can be made");
    let bodies = [
        ("own", "new Desk().count()"),
        ("counts", "Desk.use()"),
        ("sets", "Desk.set(3)"),
        ("sets_what_is_there", "Desk.set(0)"),
        ("logs", "Desk.log()"),
        ("reads", "new java.io.File(\"/etc\").exists()"),
        ("asks", "System.nanoTime()"),
    ];
    let methods =
        bodies.map(|(name, body)| format!("static Object[] {name}() {{ return new Object[] {{{body}}}; }}"));
    let trials =
        Trials { class: "T".to_owned(), source: format!("final class T {{ {} }}", methods.join(" ")) };
    let mut tried = |methods: &[&str]| {
        let methods: Vec<String> = methods.iter().map(|&name| name.to_owned()).collect();
        worker.tried(&trials, &methods).expect("there is a JVM")
    };
    assert_eq!(tried(&["own"]), Some(returned(&["own", "int:1"])));
    assert_eq!(tried(&["sets_what_is_there"]), Some(returned(&["sets_what_is_there", "int:0"])));
    for name in ["counts", "sets", "logs", "reads", "asks"] {
        assert!(tried(&[name]).as_ref().is_none_or(is_refused), "{name}");
    }
    let both = ["own", "int:1", "sets_what_is_there", "int:0"];
    assert_eq!(tried(&["own", "sets_what_is_there"]), Some(returned(&both)));
}

#[test]
fn trials_that_do_not_compile_are_named_by_their_lines() {
    let cache = tempfile::tempdir().expect("a folder");
    let jdk = Jdk::find().expect("there is a JDK");
    let mut worker = Worker::new(&jdk, cache.path(), &[], Task::Trials).expect("it can be made");
    let source =
        "final class T {\nint x = \"\";\nstatic Object[] fine() { return new Object[0]; }\nint y = z;\n}";
    let trials = Trials { class: "T".to_owned(), source: source.to_owned() };
    let answer = worker.tried(&trials, &["fine".to_owned()]).expect("there is a JVM");
    let Some(Answer::Uncompiled { message }) = answer else { panic!("{answer:?}") };
    let lines: Vec<&str> = message.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(lines, ["2", "4"], "{message}");
}
