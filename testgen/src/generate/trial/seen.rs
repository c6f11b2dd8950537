//! What a worker saw of a trial, and the test that expects it.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::case::{Case, Inputs, Origin, Outcome, Shown};
use oox_core::interpret::Executed;
use oox_core::ir::MethodId;

use super::call::Trial;
use crate::generate::build::Means;
use crate::generate::input::{End, Facts};
use crate::generate::observe::{JUnit, value_of};
use crate::generate::subject::Subject;
use crate::generate::test::{Looked, Test};
use crate::generate::words::{float_words, number_words, text_words, upper_first};
use crate::java::{ClassName, Expr, JavaType, Literal, Stmt, TypeName};

/// Longer texts are not expected.
const LONGEST_TEXT: usize = 300;
/// Assertions of one test.
const MOST_ASSERTIONS: usize = 8;

/// What was seen of a trial.
#[derive(Clone, Debug)]
pub struct Seen {
    told: Vec<String>,
    ended: Ended,
}

#[derive(Clone, Debug)]
enum Ended {
    /// What was asked until something threw.
    Returned(Vec<Told>),
    /// The class of the exception, and its message.
    Threw(String, Option<String>),
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
enum Told {
    Null,
    Value(Literal),
    /// A constant of an enum: the class and the name.
    Constant(String, String),
    /// An array as text.
    Array(String),
    /// An object, with its text if that says anything.
    Object(Option<String>),
}

/// Reads what a worker told of a trial, whose name comes first; `None` where it did not get to the call.
pub fn read(told: &[String], most: usize) -> Option<Seen> {
    let text = |word: &String| word.split_once(':').map(|(kind, text)| (kind.to_owned(), text.to_owned()));
    let words: Vec<(String, String)> = told.iter().skip(1).map(text).collect::<Option<_>>()?;
    let is = |at: usize, wanted: &str| words.get(at).is_some_and(|(_, text)| text == wanted);
    if !is(0, "arranged") {
        return None;
    }
    let own = told.to_vec();
    if is(1, "threw") {
        let message = words.get(3).filter(|(kind, _)| kind == "String").map(|(_, text)| text.clone());
        return Some(Seen { told: own, ended: Ended::Threw(words.get(2)?.1.clone(), message) });
    }
    let answers = words.get(2..)?.chunks_exact(2).take(most);
    let answers = answers.map_while(|pair| answer(&pair[0].1, &pair[1]));
    Some(Seen { told: own, ended: Ended::Returned(answers.collect()) })
}

/// `None` where it threw.
fn answer(how: &str, (kind, text): &(String, String)) -> Option<Told> {
    let said = || (kind != "null").then(|| text.clone());
    Some(match how {
        "array" => Told::Array(text.clone()),
        "object" => Told::Object(said()),
        "value" => match kind.as_str() {
            "null" => Told::Null,
            "boolean" => Told::Value(Literal::Bool(text == "true")),
            "char" => Told::Value(Literal::Char(text.parse().ok()?)),
            "byte" => Told::Value(Literal::Byte(text.parse().ok()?)),
            "short" => Told::Value(Literal::Short(text.parse().ok()?)),
            "int" => Told::Value(Literal::Int(text.parse().ok()?)),
            "long" => Told::Value(Literal::Long(text.parse().ok()?)),
            "float" => Told::Value(Literal::Float(text.parse::<i32>().ok()?.cast_unsigned())),
            "double" => Told::Value(Literal::Double(text.parse::<i64>().ok()?.cast_unsigned())),
            "String" => Told::Value(Literal::Text(text.clone())),
            "enum" => {
                let (class, name) = text.rsplit_once('.')?;
                Told::Constant(class.to_owned(), name.to_owned())
            }
            _ => Told::Object(None),
        },
        _ => return None,
    })
}

impl Seen {
    /// What was told, the name of the trial first.
    pub fn told(&self) -> impl Iterator<Item = &str> {
        self.told.iter().map(String::as_str)
    }

    /// What is the same of trials of which one will do.
    pub fn kind(&self) -> String {
        match &self.ended {
            Ended::Threw(class, _) => format!("threw {class}"),
            Ended::Returned(answers) => match answers.first() {
                Some(Told::Value(Literal::Text(text))) => format!("text {}", text.is_empty()),
                Some(Told::Value(Literal::Bool(truth))) => truth.to_string(),
                Some(Told::Value(literal)) => format!("number {}", literal.is_zero()),
                Some(Told::Object(_)) => "object".to_owned(),
                Some(Told::Array(text)) => format!("array {}", text == "[]"),
                other => format!("{other:?}"),
            },
        }
    }

    /// The test that expects it, and its case.
    pub fn test(&self, subject: &Subject, method: MethodId, trial: &Trial, junit: JUnit) -> (Test, Case) {
        let java = subject.java_method(method).map(|(_, java)| java);
        let tested = java.map_or_else(String::new, |java| {
            if java.is_constructor { format!("new{}", upper_first(&java.name)) } else { java.name.clone() }
        });
        let (name, words) = self.expectation(trial);
        let name = format!("{tested}_{name}");
        let full = subject.program.qualified_name(method);
        let (facts, outcome) = self.facts(subject);
        let (act, assert) = match &self.ended {
            Ended::Returned(answers) => returned(subject, trial, answers, junit),
            Ended::Threw(class, message) => threw(trial, class, message.as_deref(), junit),
        };
        let case = Case {
            id: id(&full, trial),
            method: full.clone(),
            trail: Vec::new(),
            from: Origin::Jvm,
            inputs: Inputs::Known,
            args: Vec::new(),
            pre: Vec::new(),
            post: Vec::new(),
            given: Vec::new(),
            outcome,
            calls: Vec::new(),
            output: Vec::new(),
            branches: Vec::new(),
            stack: Vec::new(),
            schedule: None,
            bounds_hit: Vec::new(),
            unmodelled: Vec::new(),
        };
        let test = Test {
            name,
            title: format!("{tested} {words}"),
            case: case.id.clone(),
            means: if trial.arrange.is_empty() { Means::Literals } else { Means::Constructors },
            throws: true,
            arrange: trial.arrange.clone(),
            act,
            assert,
            is_endless: false,
            is_unchecked: true,
            facts,
            seen: BTreeSet::new(),
            changed: BTreeSet::new(),
            seen_on_jvm: vec![full],
            executed: Executed::default(),
            looked: Looked::default(),
            scene: None,
            notices: BTreeSet::new(),
        };
        (test, case)
    }

    /// Whether the call returned.
    pub fn returns(&self) -> bool {
        matches!(self.ended, Ended::Returned(_))
    }

    /// All that was told, as one text.
    pub fn look(&self) -> String {
        self.told.iter().skip(1).fold(String::new(), |text, word| text + word + "\n")
    }

    /// How it ended.
    pub fn end(&self, subject: &Subject) -> End {
        let Ended::Threw(class, _) = &self.ended else { return End::Returns };
        let named = class_named(class);
        let known = subject.info.classes.values().find(|java| ClassName::of(java) == named);
        End::Throws(known.map_or_else(|| class.clone(), |java| java.name.clone()))
    }

    fn facts(&self, subject: &Subject) -> (Facts, Outcome) {
        let mut facts = Facts {
            end: self.end(subject),
            answer: None,
            covered: BTreeSet::new(),
            math: BTreeSet::new(),
            margins: BTreeMap::new(),
            places: BTreeSet::new(),
        };
        let outcome = match &facts.end {
            End::Throws(class) => Outcome::Throws { class: class.clone(), exception: Shown::Null },
            _ => Outcome::Returns { value: None },
        };
        if let Ended::Returned(answers) = &self.ended
            && let Some(Told::Value(Literal::Bool(truth))) = answers.first()
        {
            facts.answer = Some(*truth);
        }
        (facts, outcome)
    }

    /// What is expected, as a part of a name and in words.
    fn expectation(&self, trial: &Trial) -> (String, String) {
        let plain = |name: &str, words: &str| (name.to_owned(), words.to_owned());
        let answers = match &self.ended {
            Ended::Threw(class, _) => {
                let simple = class.rsplit(['.', '$']).next().unwrap_or(class);
                return (format!("throws{simple}"), format!("throws {simple}"));
            }
            Ended::Returned(answers) => answers,
        };
        if trial.result.is_none() {
            return plain("completes", "completes");
        }
        match answers.first() {
            Some(Told::Null) => plain("returnsNull", "returns null"),
            Some(Told::Value(Literal::Bool(truth))) => {
                (format!("returns{}", upper_first(&truth.to_string())), format!("returns {truth}"))
            }
            Some(Told::Value(
                Literal::Int(value) | Literal::Long(value) | Literal::Byte(value) | Literal::Short(value),
            )) => (format!("returns{}", number_words(*value)), format!("returns {value}")),
            Some(Told::Value(Literal::Double(bits))) => {
                float_words(f64::from_bits(*bits), &f64::from_bits(*bits))
            }
            Some(Told::Value(Literal::Float(bits))) => {
                float_words(f64::from(f32::from_bits(*bits)), &f32::from_bits(*bits))
            }
            Some(Told::Value(Literal::Text(text))) if text.is_empty() => {
                plain("returnsEmptyText", "returns an empty text")
            }
            Some(Told::Value(Literal::Text(text))) => {
                let name = text_words(text).unwrap_or_else(|| "String".to_owned());
                (format!("returns{name}"), "returns a text".to_owned())
            }
            Some(Told::Constant(_, name)) => {
                (format!("returns{}", upper_first(name)), format!("returns {name}"))
            }
            Some(Told::Array(_)) => plain("returnsArray", "returns an array"),
            Some(Told::Object(_) | Told::Value(_)) | None => plain("returnsObject", "returns an object"),
        }
    }
}

fn returned(subject: &Subject, trial: &Trial, answers: &[Told], junit: JUnit) -> (Vec<Stmt>, Vec<Stmt>) {
    let mut asserts: Vec<Stmt> = Vec::new();
    for ((asked, ty), told) in trial.observed.iter().zip(answers) {
        if asserts.len() < MOST_ASSERTIONS {
            asserts.extend(assertion(subject, asked, ty, told, junit));
        }
    }
    let act = match &trial.result {
        Some(ty) => Stmt::local(TypeName::of(ty, subject.info), "result", trial.call.clone()),
        None if asserts.is_empty() && junit == JUnit::Five => {
            junit.asserted("assertDoesNotThrow", vec![Expr::supplier(trial.call.clone())])
        }
        None => Stmt::Expr(trial.call.clone()),
    };
    (vec![act], asserts)
}

fn assertion(subject: &Subject, asked: &Expr, ty: &JavaType, told: &Told, junit: JUnit) -> Option<Stmt> {
    let equal = |expected: Expr, actual: Expr| junit.asserted("assertEquals", vec![expected, actual]);
    let not_null = || junit.asserted("assertNotNull", vec![asked.clone()]);
    let is_short = |text: &str| text.len() <= LONGEST_TEXT;
    Some(match told {
        Told::Null => junit.asserted("assertNull", vec![asked.clone()]),
        Told::Value(Literal::Bool(truth)) if *ty == JavaType::Prim("boolean") => {
            junit.asserted(if *truth { "assertTrue" } else { "assertFalse" }, vec![asked.clone()])
        }
        Told::Value(Literal::Text(text)) if !is_short(text) => not_null(),
        Told::Value(literal) => {
            let prim = prim_of(literal);
            let expected = Expr::Literal(literal.clone());
            match (prim, ty) {
                (Some(prim @ ("float" | "double")), JavaType::Prim(_)) if junit == JUnit::Four => {
                    equal(value_of(prim, expected), value_of(prim, asked.clone()))
                }
                (Some(_), JavaType::Prim(_)) | (None, _) => equal(expected, asked.clone()),
                // a number in a box, of whatever type it is seen
                (Some(prim), _) => equal(value_of(prim, expected), asked.clone()),
            }
        }
        Told::Constant(class, name) => {
            let class = class_named(class);
            let known = subject.info.classes.values().find(|java| ClassName::of(java) == class);
            if known.is_none_or(|java| java.access != crate::java::Access::Public) {
                return Some(not_null());
            }
            equal(Expr::Constant(class, name.clone()), asked.clone())
        }
        Told::Array(text) if is_short(text) && matches!(ty, JavaType::Array(_)) => {
            let JavaType::Array(elem) = ty else { return None };
            let method = if matches!(**elem, JavaType::Prim(_)) { "toString" } else { "deepToString" };
            let arrays = ClassName::jdk("java.util.Arrays");
            equal(Expr::text(text), Expr::static_call(arrays, method, vec![asked.clone()]))
        }
        Told::Object(Some(text)) if is_short(text) => {
            equal(Expr::text(text), asked.clone().call("toString", Vec::new()))
        }
        Told::Array(_) | Told::Object(_) => not_null(),
    })
}

/// The primitive type of a literal; `None` of a text.
fn prim_of(literal: &Literal) -> Option<&'static str> {
    Some(match literal {
        Literal::Bool(_) => "boolean",
        Literal::Int(_) => "int",
        Literal::Long(_) => "long",
        Literal::Byte(_) => "byte",
        Literal::Short(_) => "short",
        Literal::Char(_) => "char",
        Literal::Float(_) => "float",
        Literal::Double(_) => "double",
        Literal::Null | Literal::Text(_) | Literal::Written(_) => return None,
    })
}

fn threw(trial: &Trial, class: &str, message: Option<&str>, junit: JUnit) -> (Vec<Stmt>, Vec<Stmt>) {
    let class = class_named(class);
    let args = vec![Expr::class_literal(class.clone()), Expr::supplier(trial.call.clone())];
    let act = junit.assertion("assertThrows", args);
    match message.filter(|message| message.len() <= LONGEST_TEXT) {
        Some(message) => {
            let asked = Expr::name("thrown").call("getMessage", Vec::new());
            let act = Stmt::local(TypeName::class(class), "thrown", act);
            (vec![act], vec![junit.asserted("assertEquals", vec![Expr::text(message), asked])])
        }
        None => (vec![Stmt::Expr(act)], Vec::new()),
    }
}

/// The class with this name for a class loader: `java.util.Map$Entry`.
fn class_named(binary: &str) -> ClassName {
    let (package, path) = binary.rsplit_once('.').unwrap_or(("", binary));
    ClassName { package: package.to_owned(), path: path.split('$').map(str::to_owned).collect() }
}

/// The same call has the same id.
fn id(method: &str, trial: &Trial) -> String {
    let mut words: Vec<String> = trial.arrange.iter().map(|stmt| format!("{stmt:?}")).collect();
    words.push(format!("{:?}", trial.call));
    oox_core::case::id_of_calls(method, &words.join(";"))
}
