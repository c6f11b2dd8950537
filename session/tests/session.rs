//! A session used as a library: who is told what, what is refused before the search, and what is written.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use ooxide_session::files::WriteError;
use ooxide_session::lookup::Unknown;
use ooxide_session::{
    ChoiceError, Destination, Interrupt, Layout, Loaded, Progress, Run, Session, SessionError, Settings,
    SourceFile, TestedMethod, Which, Writing,
};

const SIGNS: &str = "package math;
    public class Signs {
        public static int sign(int value) { return value < 0 ? -1 : 1; }
        public static int zero() { return 0; }
        private static int hidden() { return 7; }
    }";

fn loaded(text: &str) -> Loaded {
    let file = SourceFile { path: "math/Signs.java".into(), text: text.to_owned() };
    Loaded::for_tests(vec![file]).expect("it is a program")
}

/// Everything that a session tells, in its order.
#[derive(Default)]
struct Told(Vec<String>);

impl Progress for Told {
    fn begins(&mut self, method: &str) {
        self.0.push(format!("begins {method}"));
    }

    fn has(&mut self, method: &TestedMethod) {
        self.0.push(format!("has {}", method.report.signature));
    }

    fn ends(&mut self) {
        self.0.push("ends".to_owned());
    }
}

#[test]
fn progress_is_told_of_each_method_and_of_the_end() {
    let program = loaded(SIGNS);
    let session = Session::new(&program, Which::default(), Settings::default()).expect("it begins");
    let mut told = Told::default();
    let found = session.run(&Interrupt::default(), &mut told);
    let expected =
        ["begins math.Signs.sign(int)", "has sign(int)", "begins math.Signs.zero()", "has zero()", "ends"];
    assert_eq!(told.0, expected);
    assert!(matches!(found.run, Run::NotAsked));
}

#[test]
fn an_interrupt_ends_the_search_after_the_method_that_it_meets() {
    let program = loaded(SIGNS);
    let session = Session::new(&program, Which::default(), Settings::default()).expect("it begins");
    let interrupt = Interrupt::new(Arc::new(AtomicBool::new(true)));
    let found = session.run(&interrupt, &mut ());
    assert_eq!((session.methods().len(), found.methods.len()), (2, 1));
}

#[test]
fn names_that_mean_nothing_are_refused_before_the_search() {
    let program = loaded(SIGNS);
    let which = Which { classes: vec!["Sines".to_owned()], ..Which::default() };
    match Session::new(&program, which, Settings::default()).err() {
        Some(SessionError::Choice(ChoiceError::Unknown(unknown @ Unknown::Class { .. }))) => {
            assert_eq!(unknown.to_string(), "there is no class `Sines`");
            assert_eq!(unknown.hint(), "the classes are: math.Signs");
        }
        other => panic!("{other:?}"),
    }
    let which = Which { methods: vec!["hidden".to_owned()], ..Which::default() };
    let refused = Session::new(&program, which, Settings::default()).err();
    assert!(matches!(refused, Some(SessionError::Choice(ChoiceError::NoMethod))), "{refused:?}");
}

#[test]
fn what_is_no_program_is_refused_with_its_places() {
    let text = "class Broken {\n    int f() { return }\n}\n".to_owned();
    let refused = Loaded::for_tests(vec![SourceFile { path: "Broken.java".into(), text }]);
    let words = refused.expect_err("an expression is missing").to_string();
    assert!(words.starts_with("Broken.java:2: "), "{words}");
}

#[test]
fn files_are_written_once_and_replaced_only_where_that_is_wanted() {
    let program = loaded(SIGNS);
    let folder = tempfile::tempdir().expect("a folder can be made");
    let settings = |writing| {
        let destination =
            Destination { folder: folder.path().to_owned(), layout: Layout::default(), writing };
        Settings { destination: Some(destination), pictures: None, ..Settings::default() }
    };
    let names = || {
        let entries = std::fs::read_dir(folder.path()).expect("it is a folder");
        let mut names: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
        names.sort();
        names
    };
    let write = |writing| -> Result<(), SessionError> {
        let session = Session::new(&program, Which::default(), settings(writing))?;
        let found = session.run(&Interrupt::default(), &mut ());
        let files = session.files(&found).expect("our templates are right");
        Ok(session.write(&found, &files).map(|_| ())?)
    };
    write(Writing::Nothing).expect("nothing is in the way");
    assert!(names().is_empty());
    write(Writing::New).expect("nothing is in the way");
    assert_eq!(names(), ["math", "ooxide-report.html"]);
    let again = write(Writing::New).expect_err("the files are there");
    assert!(matches!(again, SessionError::Write(WriteError::AlreadyThere { more: 1, .. })), "{again:?}");
    write(Writing::Replacing).expect("they are ours");
    assert_eq!(names(), ["math", "ooxide-report.html"]);
}
