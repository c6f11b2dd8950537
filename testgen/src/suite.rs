//! Test files: the tests of one class, written by a template.

use std::collections::BTreeSet;
use std::path::Path;

use handlebars::Handlebars;
use serde::Serialize;
use thiserror::Error;

use crate::generate::{JUnit, Test};
use crate::html::Page;
use crate::java::{
    ClassName, Copies, Expr, Helper, JavaClass, JavaInfo, Scope, Stmt, paragraphs, string_literal, unbroken,
};
use crate::mark::{Comment, marked};

/// The templates that come with the program: name and text.
const TEMPLATES: [(&str, &str); 3] = [
    ("junit5", include_str!("../../templates/junit5.hbs")),
    ("junit4", include_str!("../../templates/junit4.hbs")),
    ("helpers", include_str!("../../templates/helpers.hbs")),
];

/// Why a file could not be written by its template.
#[derive(Debug, Error)]
pub enum TemplateError {
    /// A template that cannot be read.
    #[error("the template {file} cannot be read: {error}")]
    Unreadable {
        /// The file of the template.
        file: String,
        /// What reading it gave.
        error: std::io::Error,
    },
    /// A template that is none.
    #[error("the template {file} is wrong: {error}")]
    Wrong {
        /// The file of the template, or the name of one of ours.
        file: String,
        /// What is wrong with it.
        error: Box<handlebars::TemplateError>,
    },
    /// A template that cannot be filled in.
    #[error("the template cannot be filled in: {0}")]
    Unfilled(#[from] Box<handlebars::RenderError>),
}

/// Writes test files.
pub struct Templates {
    registry: Handlebars<'static>,
    /// Escapes what is filled in.
    pages: Handlebars<'static>,
}

/// Whether tests pass.
///
/// ```
/// use ooxide_testgen::suite::Kind;
/// assert_eq!(Kind::ALL.map(Kind::suffix), ["Test", "ViolationTest", "StressTest"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// They pass.
    Passing,
    /// They fail as long as the program is wrong.
    Failing,
    /// They may fail as long as the program is wrong, which depends on the order of threads.
    Stress,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Passing, Self::Failing, Self::Stress];

    /// What the name of the test class ends in.
    pub fn suffix(self) -> &'static str {
        match self {
            Self::Passing => "Test",
            Self::Failing => "ViolationTest",
            Self::Stress => "StressTest",
        }
    }
}

/// The tests of one class that go into one file.
#[derive(Clone, Debug)]
pub struct Suite {
    /// The class that they test, by its OOX name.
    pub class: String,
    /// The class that they are in, without the package.
    pub name: String,
    /// Whether they pass.
    pub kind: Kind,
    /// The tests.
    pub tests: Vec<Test>,
    /// What is done before each of them, so that their order does not matter.
    pub resets: Vec<Stmt>,
    /// The classes that they test, where those are copies.
    pub copies: Copies,
}

impl Suite {
    /// The suite without any test.
    #[must_use]
    pub fn without_tests(&self) -> Self {
        Self {
            class: self.class.clone(),
            name: self.name.clone(),
            kind: self.kind,
            tests: Vec::new(),
            resets: self.resets.clone(),
            copies: self.copies.clone(),
        }
    }

    /// Numbers tests of the same name.
    pub fn name_apart(&mut self) {
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for test in &mut self.tests {
            let plain = test.name.clone();
            let mut number = 2;
            while !taken.insert(test.name.clone()) {
                test.name = format!("{plain}_{number}");
                number += 1;
            }
        }
    }
}

/// The template of the page: name and text.
const PAGE: (&str, &str) = ("report", include_str!("../../templates/report.hbs"));

/// A test file.
#[derive(Clone, Debug)]
pub struct TestFile {
    /// Below the output folder: `a/b/CTest.java`.
    pub path: String,
    /// Its text.
    pub text: String,
    /// The tests in it, in the order in which they were given.
    pub tests: Vec<WrittenTest>,
}

/// A test as it stands in its file.
#[derive(Clone, Debug)]
pub struct WrittenTest {
    /// The name of its method, which is unique in the file.
    pub name: String,
    /// Its statements.
    pub body: String,
}

/// A text that neither ends a comment nor is a Unicode escape there, which the compiler reads in comments, too.
fn in_comment(text: &str) -> String {
    text.replace("*/", "*&#47;").replace("\\u", "&#92;u")
}

/// What a template is filled in with.
#[derive(Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a condition of the templates")]
struct View {
    package: String,
    static_imports: Vec<String>,
    imports: Vec<String>,
    subject: String,
    name: String,
    /// The warnings that the compiler is not to give, as the argument of an annotation; empty for none.
    suppressed: String,
    tests: Vec<TestView>,
    resets: String,
    makes_objects: bool,
    sets_fields: bool,
    gets_fields: bool,
    calls_methods: bool,
    prints: bool,
    /// Some helper takes code.
    uses_code: bool,
    is_stress: bool,
    /// Copies of the tested classes.
    copies: Vec<String>,
}

#[derive(Serialize)]
struct TestView {
    name: String,
    /// For a comment.
    title: String,
    title_literal: String,
    picture: Option<String>,
    throws: bool,
    is_endless: bool,
    is_stress: bool,
    body: String,
}

impl Templates {
    /// Our own templates, and those of a folder in their place: `junit5.hbs`, `junit4.hbs`, `helpers.hbs`, `report.hbs`.
    pub fn new(folder: Option<&Path>) -> Result<Self, TemplateError> {
        let mut registry = Handlebars::new();
        registry.register_escape_fn(handlebars::no_escape);
        for template in TEMPLATES {
            register(&mut registry, folder, template)?;
        }
        let mut pages = Handlebars::new();
        register(&mut pages, folder, PAGE)?;
        for registry in [&mut registry, &mut pages] {
            registry.set_strict_mode(true);
        }
        Ok(Self { registry, pages })
    }

    /// The report as a page.
    pub fn page(&self, page: &Page) -> Result<String, TemplateError> {
        Ok(marked(self.pages.render(PAGE.0, page).map_err(Box::new)?, Comment::Markup))
    }

    /// The file with these tests of a class. `picture` tells where the picture of a test is, from the file.
    pub fn file(
        &self,
        info: &JavaInfo,
        class: &JavaClass,
        suite: &Suite,
        junit: JUnit,
        picture: &dyn Fn(&Test) -> Option<String>,
    ) -> Result<TestFile, TemplateError> {
        let tests = &suite.tests;
        let is_stress = suite.kind == Kind::Stress;
        let mut scope = Scope::new(&class.package, info);
        for import in &suite.copies.imports {
            scope.import(import);
        }
        let mut views = Vec::new();
        for test in tests {
            views.push(TestView {
                name: test.name.clone(),
                title: in_comment(&test.title),
                title_literal: string_literal(&test.title),
                picture: picture(test),
                throws: test.throws,
                is_endless: test.is_endless,
                is_stress,
                body: body(&test.parts(), is_stress, &mut scope),
            });
        }
        let resets = unbroken(&suite.resets, &mut scope);
        let needs = Helpers::of(suite);
        // what the template itself names
        for full in needed(junit, &needs, !resets.is_empty(), is_stress) {
            let ClassName { package, path } = ClassName::jdk(full);
            scope.class(&package, &path);
        }
        let (static_imports, imports) = scope.imports();
        let view = View {
            package: class.package.clone(),
            static_imports,
            imports,
            subject: class.path.join("."),
            name: suite.name.clone(),
            suppressed: suppressed(info, &scope, tests),
            tests: views,
            resets,
            makes_objects: needs.has(Helper::NewObject),
            sets_fields: needs.has(Helper::SetField),
            gets_fields: needs.has(Helper::GetField),
            calls_methods: needs.has(Helper::CallMethod),
            prints: needs.has(Helper::PrintedBy),
            uses_code: is_stress || needs.has(Helper::PrintedBy),
            is_stress,
            copies: suite.copies.types.clone(),
        };
        let template = match junit {
            JUnit::Five => "junit5",
            JUnit::Four => "junit4",
        };
        let text = marked(self.registry.render(template, &view).map_err(Box::new)?, Comment::Slashes);
        let path = file_of(&class.package, &suite.name);
        let tests =
            view.tests.into_iter().map(|test| WrittenTest { name: test.name, body: test.body }).collect();
        Ok(TestFile { path, text, tests })
    }
}

/// The statements of a test; those that want many orders of threads are run again and again.
fn body(parts: &[&[Stmt]], is_stress: bool, scope: &mut Scope) -> String {
    let plain = paragraphs(parts, scope);
    if !is_stress {
        return plain;
    }
    let lines = plain.lines().map(|line| if line.is_empty() { String::new() } else { format!("    {line}") });
    let lines: Vec<String> = lines.collect();
    format!("        inManyOrders(() -> {{\n{}\n        }});", lines.join("\n"))
}

/// The file of a test class, below the output folder.
pub fn file_of(package: &str, name: &str) -> String {
    let folder = package.replace('.', "/");
    if folder.is_empty() { format!("{name}.java") } else { format!("{folder}/{name}.java") }
}

/// Registers a template, or the one of the user's folder that has its name.
fn register(
    registry: &mut Handlebars,
    folder: Option<&Path>,
    (name, own): (&str, &str),
) -> Result<(), TemplateError> {
    let file = folder.map(|folder| folder.join(format!("{name}.hbs"))).filter(|file| file.exists());
    let (text, place) = match file {
        Some(file) => {
            let place = file.display().to_string();
            let text = std::fs::read_to_string(&file)
                .map_err(|error| TemplateError::Unreadable { file: place.clone(), error })?;
            (text, place)
        }
        None => (own.to_owned(), name.to_owned()),
    };
    registry
        .register_template_string(name, text)
        .map_err(|error| TemplateError::Wrong { file: place, error: Box::new(error) })
}

/// What the compiler would warn of although a test cannot do without it: a class whose file has the name of another one, and
/// deprecated methods, and types without their arguments.
fn suppressed(info: &JavaInfo, scope: &Scope, tests: &[Test]) -> String {
    let methods = info.classes.values().filter(|class| class.is_users).flat_map(|class| &class.methods);
    let mut deprecated = methods.filter(|method| method.is_deprecated);
    let is_called = |name: &str| tests.iter().any(|test| test.any(&|part| part.calls(name)));
    let mut words = Vec::new();
    if scope.names_auxiliary() {
        words.push("\"auxiliaryclass\"");
    }
    if deprecated.any(|method| is_called(method.name.rsplit(['.', '$']).next().unwrap_or(&method.name))) {
        words.extend(["\"deprecation\"", "\"removal\""]);
    }
    if tests.iter().any(|test| test.is_unchecked) {
        words.extend(["\"rawtypes\"", "\"unchecked\""]);
    }
    match words[..] {
        [] => String::new(),
        [one] => one.to_owned(),
        _ => format!("{{{}}}", words.join(", ")),
    }
}

/// The methods of the templates that the tests of a file call.
struct Helpers(Vec<Helper>);

impl Helpers {
    fn of(suite: &Suite) -> Self {
        let calls = |helper: Helper| {
            let is = move |part: &Expr| matches!(part, Expr::Helper(called, _) if *called == helper);
            suite.tests.iter().any(|test| test.any(&is)) || suite.resets.iter().any(|reset| reset.any(&is))
        };
        Self(Helper::ALL.into_iter().filter(|helper| calls(*helper)).collect())
    }

    fn has(&self, helper: Helper) -> bool {
        self.0.contains(&helper)
    }
}

/// The classes that the templates name.
fn needed(junit: JUnit, helpers: &Helpers, resets: bool, is_stress: bool) -> Vec<&'static str> {
    let mut all = match junit {
        JUnit::Five => vec!["org.junit.jupiter.api.DisplayName", "org.junit.jupiter.api.Test"],
        JUnit::Four => vec!["org.junit.Test"],
    };
    if is_stress {
        all.extend(["java.util.Random", "java.util.concurrent.atomic.AtomicInteger"]);
        all.push("java.util.concurrent.atomic.AtomicReference");
        all.extend((junit == JUnit::Five).then_some("org.junit.jupiter.api.Tag"));
    }
    if resets {
        all.push(match junit {
            JUnit::Five => "org.junit.jupiter.api.BeforeEach",
            JUnit::Four => "org.junit.Before",
        });
    }
    if helpers.has(Helper::SetField) || helpers.has(Helper::GetField) {
        all.push("java.lang.reflect.Field");
    }
    if helpers.has(Helper::PrintedBy) {
        all.extend(["java.io.ByteArrayOutputStream", "java.io.PrintStream"]);
    }
    if helpers.has(Helper::CallMethod) {
        all.push("java.lang.reflect.Method");
    }
    if helpers.has(Helper::NewObject) {
        all.push("java.lang.reflect.Constructor");
    }
    all
}
