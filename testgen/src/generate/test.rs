//! One test: from a case to its statements.

use std::collections::BTreeSet;

use oox_core::case::Case;
use oox_core::exec::{Ended, Executed, Interpreter, Known, RanEnding, Replayed, State};
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{FieldId, MethodId};
use serde::Serialize;

use super::arrange::{Arranged, Arranger, Built, Means, Variable};
use super::content::{Content, content};
use super::facts::{End, Facts};
use super::observe::{JUnit, Observer};
use super::raw::Raw;
use super::statics::Statics;
use super::subject::Subject;
use super::words::{decisions, lower_first, number_words, situation, title, upper_first};
use crate::java::{JavaClass, JavaMethod, JavaType, class_code, string_literal, type_code};

/// A test.
#[derive(Clone, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is something that a test file needs or not")]
pub struct Test {
    /// Its name; unique in its class.
    pub name: String,
    /// In words.
    pub title: String,
    /// The case that it shows.
    pub case: String,
    /// How its input is built.
    pub means: Means,
    /// It declares `throws Exception`.
    pub throws: bool,
    /// Builds the input; names of classes are not chosen yet.
    pub arrange: Vec<String>,
    /// Calls the method.
    pub act: Vec<String>,
    /// Looks at what came out.
    pub assert: Vec<String>,
    /// It writes fields by reflection.
    pub sets_fields: bool,
    /// It reads fields by reflection.
    pub gets_fields: bool,
    /// It calls methods by reflection.
    pub calls_methods: bool,
    /// It looks at what is printed.
    pub prints: bool,
    /// The outcomes of the user's branches that it takes.
    #[serde(skip)]
    pub facts: Facts,
    /// The static fields of the user that it can see.
    #[serde(skip)]
    pub seen: BTreeSet<FieldId>,
    /// Those of them that it changes.
    #[serde(skip)]
    pub changed: BTreeSet<FieldId>,
    /// What the tested method runs.
    #[serde(skip)]
    pub executed: Executed,
}

/// The call of the tested method.
pub struct Act {
    /// As an expression.
    pub code: String,
    /// The receiver; of a constructor of an inner class the enclosing instance.
    pub receiver: Option<Built>,
    /// The arguments.
    pub args: Vec<Built>,
}

/// What tests of one method have in common.
pub struct Writer<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Runs what is written.
    pub interpreter: &'c mut Interpreter<'p>,
    /// The method.
    pub method: MethodId,
    /// Its class in Java.
    pub class: &'p JavaClass,
    /// The method in Java.
    pub java: &'p JavaMethod,
    /// Which assertions there are.
    pub junit: JUnit,
    /// What static fields hold at first.
    pub statics: Statics,
    /// The arguments of the test that is being written.
    pub given: Vec<(Value, String)>,
}

impl<'p> Writer<'_, 'p> {
    /// Runs the method on an input: what it shows.
    pub fn facts(&mut self, raw: &Raw) -> Result<Facts, String> {
        let ran = self.interpreter.act(&raw.state, self.method, raw.args.clone(), raw.replayed.clone());
        Facts::of(self.subject, self.interpreter, &ran)
    }

    /// Writes the test of a case.
    pub fn test(&mut self, case: &Case, raw: &Raw, facts: &Facts) -> Result<Test, String> {
        for answer in &raw.answers {
            if answer.receiver.is_none() {
                let name = self.subject.program.qualified_name(answer.method);
                return Err(format!("`{name}` has no code, and a test cannot replace it"));
            }
        }
        let package = self.class.package.clone();
        let mut arranger =
            Arranger::new(self.subject, self.interpreter, raw, &package, &["result", "thrown", "printed"]);
        let (receiver, args) = inputs(&mut arranger, self.method, self.class, self.java, raw)?;
        let mut replayed = Vec::new();
        for (answer, of) in raw.answers.iter().zip(&raw.replayed) {
            let ended = match answer.ended {
                Ended::Normally(Some(value)) => {
                    let ty = self.subject.program.method(answer.method).ret.clone();
                    let ty = ty.map_or(JavaType::Unknown, |ty| self.subject.java_type(&ty));
                    Ended::Normally(Some(arranger.value(value, &ty, "answer")?.value))
                }
                Ended::Normally(None) => Ended::Normally(None),
                Ended::Throwing(_) => return Err("a stand-in that throws".to_owned()),
            };
            replayed.push(Replayed { method: of.method, ended });
        }
        let arranged = arranger.done;
        let values = receiver.iter().chain(&args).map(|built| built.value).collect();
        let ran = self.interpreter.act(&arranged.state, self.method, values, replayed);
        let found = Facts::of(self.subject, self.interpreter, &ran)?;
        if !ran.state.failed.is_empty() {
            return Err("a class whose initialisation fails, which happens once only".to_owned());
        }
        if self.interpreter.largest_array(&ran.state) > LARGEST_ARRAY {
            return Err(format!("it makes an array of more than {LARGEST_ARRAY} elements"));
        }
        if found != *facts {
            return Err("the input that calls can build takes another path".to_owned());
        }
        self.given = args.iter().map(|built| (built.value, built.code.clone())).collect();
        let act = Act { code: self.call(receiver.as_ref(), &args, &arranged.variables), receiver, args };
        let written = self.written(case, &arranged, &ran.ending, &ran.state, &act, found)?;
        Ok(Test { executed: ran.executed, ..written })
    }

    fn written(
        &mut self,
        case: &Case,
        arranged: &Arranged,
        ending: &RanEnding,
        after: &State,
        act: &Act,
        facts: Facts,
    ) -> Result<Test, String> {
        let mut test = Test {
            name: String::new(),
            title: String::new(),
            case: case.id.clone(),
            means: arranged.means,
            throws: self.java.throws || arranged.throws,
            arrange: arranged.lines.clone(),
            act: Vec::new(),
            assert: Vec::new(),
            sets_fields: arranged.lines.iter().any(|line| line.starts_with("setField(")),
            gets_fields: false,
            calls_methods: false,
            prints: false,
            facts,
            seen: self.statics.seen(self.subject, after),
            changed: self.statics.changed(self.subject, self.interpreter, after),
            executed: Executed::default(),
        };
        let (expectation, words) = match ending {
            RanEnding::Returned(value) => self.returned(&mut test, *value, &act.code, arranged, after)?,
            RanEnding::Threw(exception) => self.threw(&mut test, *exception, &act.code, arranged, after)?,
            RanEnding::Violated(violated) => self.violated(&mut test, violated, act, arranged, after)?,
            RanEnding::Stuck(reason) => return Err(reason.clone()),
        };
        self.promises(&mut test, ending, act, arranged, after);
        self.name(&mut test, case, &expectation, &words);
        Ok(test)
    }

    /// Asserts what came back and what has changed; what is expected, as a part of a name and in words.
    fn returned(
        &mut self,
        test: &mut Test,
        value: Option<Value>,
        call: &str,
        arranged: &Arranged,
        after: &State,
    ) -> Result<(String, String), String> {
        let ty = self.result_type();
        let value = value.filter(|_| !ty.is_void());
        if let Some(Known::Object(object)) = value.map(|value| self.interpreter.known(after, value)) {
            self.subject.check_fit(self.interpreter.class_of(after, object), &ty)?;
        }
        let mut observer = self.observer(arranged, after);
        match value {
            Some(value) => {
                test.act.push(format!("{} result = {call};", type_code(&ty, observer.subject.info)));
                observer.value("result", value, &ty, 0);
            }
            None => test.act.push(format!("{call};")),
        }
        observer.changes();
        (test.assert, test.gets_fields) = (observer.lines, observer.reads_fields);
        if test.assert.is_empty() {
            self.look_at_output(test, after, call);
        }
        Ok(self.expectation(value, after, &ty))
    }

    /// Asserts the exception and what has changed nevertheless.
    fn threw(
        &mut self,
        test: &mut Test,
        exception: ObjId,
        call: &str,
        arranged: &Arranged,
        after: &State,
    ) -> Result<(String, String), String> {
        let class = self.interpreter.class_of(after, exception).ok_or("an exception")?;
        let java = self.nameable_exception(class).ok_or("an exception that cannot be named")?;
        let class = class_code(java);
        let act = format!("{}({class}.class, () -> {call})", self.junit.assertion("assertThrows"));
        match self.message(after, exception) {
            Some(message) => {
                test.act.push(format!("{class} thrown = {act};"));
                let equals = self.junit.assertion("assertEquals");
                test.assert.push(format!("{equals}({}, thrown.getMessage());", string_literal(&message)));
            }
            None => test.act.push(format!("{act};")),
        }
        let mut observer = self.observer(arranged, after);
        observer.changes();
        test.gets_fields = observer.reads_fields;
        test.assert.extend(observer.lines);
        let simple = java.path.last().cloned().unwrap_or_default();
        Ok((format!("throws{simple}"), format!("throws {simple}")))
    }

    fn observer<'o>(&'o mut self, arranged: &'o Arranged, after: &'o State) -> Observer<'o, 'p> {
        let states = (&arranged.state, after);
        let mut observer = Observer::new(
            self.subject,
            self.interpreter,
            &self.class.package,
            self.junit,
            states,
            &arranged.variables,
        );
        observer.given.clone_from(&self.given);
        observer
    }

    /// Where nothing else can be seen: what was printed, or at least that the call ends.
    fn look_at_output(&mut self, test: &mut Test, after: &State, call: &str) {
        let output = self.interpreter.output(after).unwrap_or_default();
        let printed: String =
            output.iter().filter(|(stream, _)| *stream == 1).map(|(_, text)| text.as_str()).collect();
        if printed.is_empty() {
            if self.junit == JUnit::Five {
                test.act = vec![format!("{}(() -> {call});", self.junit.assertion("assertDoesNotThrow"))];
            }
            return;
        }
        (test.prints, test.throws) = (true, true);
        test.act = vec![format!("String printed = printedBy(() -> {call});")];
        let equals = self.junit.assertion("assertEquals");
        test.assert.push(format!("{equals}({}, printed);", string_literal(&printed)));
    }

    fn name(&self, test: &mut Test, case: &Case, expectation: &str, words: &str) {
        let subject = if self.java.is_constructor {
            "new".to_owned() + &self.java.name
        } else {
            self.java.name.clone()
        };
        let decided = decisions(self.subject, self.method, &test.facts);
        test.name = format!("{subject}_{}_{expectation}", situation(case, &decided));
        let situation = title(&decided);
        test.title = match situation.as_str() {
            "" => format!("{subject} {words}"),
            situation => format!("{situation}: {words}"),
        };
    }

    /// The type of the result in a test.
    pub fn result_type(&self) -> JavaType {
        if self.java.is_constructor {
            return self.subject.usual_type(self.class);
        }
        let mut values = Subject::instances_of(&self.class.type_params);
        values.extend(Subject::instances_of(&self.java.type_params));
        let ty = self.java.ret.substituted(&values);
        match ty.class_name().and_then(|name| self.subject.info.class(name)) {
            Some(class) if !Subject::can_name(&self.class.package, class) => {
                JavaType::Class("Object".to_owned(), Vec::new())
            }
            _ => ty,
        }
    }

    /// The call as an expression.
    fn call(&self, receiver: Option<&Built>, args: &[Built], variables: &[Variable]) -> String {
        let same_name = |other: &&JavaMethod| {
            other.name == self.java.name
                && other.is_constructor == self.java.is_constructor
                && (other.params.len() == self.java.params.len() || other.is_varargs)
        };
        let own = self.subject.program.method(self.method).class;
        let inherited = self.subject.all_methods(own).into_iter().map(|(_, _, method)| method);
        let is_overloaded = if self.java.is_constructor {
            self.class.methods.iter().filter(same_name).count() > 1
        } else {
            inherited.filter(same_name).count() > 1
        };
        let mut values = Subject::instances_of(&self.class.type_params);
        values.extend(Subject::instances_of(&self.java.type_params));
        let mut codes = Vec::new();
        for (index, ((_, ty), built)) in self.java.params.iter().zip(args).enumerate() {
            let is_last = index + 1 == self.java.params.len();
            let ty = ty.substituted(&values);
            let is_sure = match &ty {
                JavaType::Prim(_) => true,
                _ if built.code == "null" => !(is_overloaded || self.java.is_varargs && is_last),
                _ => {
                    !is_overloaded || variables.iter().any(|known| known.name == built.code && known.ty == ty)
                }
            };
            // the constant of an enum and a text have one type each
            let is_typed = match ty.class_name() {
                Some("String") => built.code.starts_with('"') || built.code.starts_with("new String("),
                Some(name) => {
                    self.subject.class(name).is_some_and(|class| self.subject.program.class(class).is_enum)
                }
                None => false,
            };
            codes.push(if is_sure || is_typed && built.code != "null" {
                built.code.clone()
            } else {
                format!("({}) {}", type_code(&ty, self.subject.info), built.code)
            });
        }
        let args = codes.join(", ");
        match (self.java.is_constructor, receiver) {
            (true, Some(outer)) => {
                let simple = self.class.path.last().cloned().unwrap_or_default();
                format!("{}.new {simple}{}({args})", outer.code, diamond(self.class))
            }
            (true, None) => format!("new {}{}({args})", class_code(self.class), diamond(self.class)),
            (false, Some(receiver)) => format!("{}.{}({args})", receiver.code, self.java.name),
            (false, None) => format!("{}.{}({args})", class_code(self.class), self.java.name),
        }
    }

    /// The class of an exception, or the nearest one above it that a test can name.
    pub fn nameable_exception(&self, class: oox_core::ir::ClassId) -> Option<&'p JavaClass> {
        let mut next = Some(class);
        while let Some(id) = next {
            if let Some(java) = self.subject.java_class(id)
                && Subject::can_name(&self.class.package, java)
            {
                return Some(java);
            }
            next = self.subject.program.class(id).superclass;
        }
        None
    }

    /// The message of an exception, where the user's code or the language determines it.
    fn message(&mut self, after: &State, exception: ObjId) -> Option<String> {
        let class = self.interpreter.class_of(after, exception)?;
        let name = &self.subject.program.class(class).name;
        let span = after.thrown_at.get(&exception)?;
        let file = &self.subject.sources.file(span.file).name;
        let is_users = self.subject.info.classes.values().any(|class| class.is_users && class.file == *file);
        // the virtual machine says more than our models do, and not always the same
        let is_vague =
            matches!(name.as_str(), "NullPointerException" | "ClassCastException" | "ArrayStoreException");
        if !is_users {
            return None;
        }
        let get = self.subject.method("Throwable", "getMessage()")?;
        let ran = self.interpreter.call(after, get, &[Value::Obj(exception)]);
        let RanEnding::Returned(Some(value)) = ran.ending else { return None };
        let Known::Object(text) = self.interpreter.known(&ran.state, value) else { return None };
        let text = self.interpreter.text_of(&ran.state, text)?;
        (!is_vague || !text.is_empty()).then_some(text)
    }

    /// The simple name of an enum constant.
    fn constant(&self, after: &State, object: ObjId) -> Option<String> {
        let class = self.interpreter.class_of(after, object)?;
        let root = self.subject.program.enum_root(class)?;
        let fields = &self.subject.program.class(root).static_fields;
        let field = fields.iter().find(|field| after.statics.get(*field) == Some(&Value::Obj(object)))?;
        Some(self.subject.program.field(*field).name.clone())
    }

    /// What is expected, as a part of a name and in words.
    fn expectation(&mut self, value: Option<Value>, after: &State, ty: &JavaType) -> (String, String) {
        let Some(value) = value else { return ("completes".to_owned(), "completes".to_owned()) };
        if self.java.is_constructor {
            return ("makesObject".to_owned(), "makes the object".to_owned());
        }
        match self.interpreter.known(after, value) {
            Known::Null => ("returnsNull".to_owned(), "returns null".to_owned()),
            Known::Bool(value) => {
                (format!("returns{}", upper_first(&value.to_string())), format!("returns {value}"))
            }
            Known::Int(value) if *ty == JavaType::Prim("char") => {
                let c =
                    u32::try_from(value).ok().and_then(char::from_u32).filter(char::is_ascii_alphanumeric);
                match c {
                    Some(c) => (format!("returns{}", c.to_ascii_uppercase()), format!("returns '{c}'")),
                    None => ("returnsCharacter".to_owned(), "returns a character".to_owned()),
                }
            }
            Known::Int(value) => (format!("returns{}", number_words(value)), format!("returns {value}")),
            Known::F32(_) | Known::F64(_) => ("returnsNumber".to_owned(), "returns a number".to_owned()),
            Known::Object(object) => match content(self.subject, self.interpreter, after, object) {
                None if self.constant(after, object).is_some() => {
                    let name = self.constant(after, object).unwrap_or_default();
                    (format!("returns{}", upper_first(&name)), format!("returns {name}"))
                }
                Some(Content::Text(text)) if text.is_empty() => {
                    ("returnsEmptyText".to_owned(), "returns \"\"".to_owned())
                }
                Some(Content::Text(text))
                    if text.len() < 20 && text.chars().all(|c| c.is_ascii_alphanumeric()) =>
                {
                    (format!("returns{}", upper_first(&text)), format!("returns {text:?}"))
                }
                Some(Content::Elements(values)) if values.is_empty() => {
                    ("returnsEmptyCollection".to_owned(), "returns an empty collection".to_owned())
                }
                _ => {
                    let class =
                        self.interpreter.class_of(after, object).and_then(|id| self.subject.java_class(id));
                    let simple = class.and_then(|class| class.path.last().cloned());
                    let simple = simple.unwrap_or_else(|| "Array".to_owned());
                    (format!("returns{simple}"), format!("returns a {}", lower_first(&simple)))
                }
            },
            Known::Unknown => ("returns".to_owned(), "returns".to_owned()),
        }
    }
}

/// Larger arrays may not fit into the JVM that runs the tests.
const LARGEST_ARRAY: i64 = 1_000_000;

/// The receiver (of a constructor of an inner class: the enclosing instance) and the arguments.
fn inputs(
    arranger: &mut Arranger,
    method: MethodId,
    class: &JavaClass,
    java: &JavaMethod,
    raw: &Raw,
) -> Result<(Option<Built>, Vec<Built>), String> {
    let of = arranger.subject.program.method(method);
    let mut values = Subject::instances_of(&class.type_params);
    values.extend(Subject::instances_of(&java.type_params));
    let mut given = raw.args.iter().copied();
    let mut receiver = None;
    if !of.is_static && !of.is_constructor {
        let this = given.next().ok_or("a receiver")?;
        let hint = lower_first(class.path.last().map_or("subject", String::as_str));
        receiver = Some(arranger.value(this, &arranger.subject.usual_type(class), &hint)?);
    } else if of.is_constructor && raw.args.len() == java.params.len() + 1 && class.is_inner {
        let outer = given.next().ok_or("an enclosing instance")?;
        let ty = arranger.subject.java_type(&of.params[0].ty);
        receiver = Some(arranger.value(outer, &ty, "outer")?);
    } else if raw.args.len() != java.params.len() {
        return Err("a method that takes more than is written".to_owned());
    }
    let mut args = Vec::new();
    for ((name, ty), value) in java.params.iter().zip(given) {
        args.push(arranger.value(value, &ty.substituted(&values), name)?);
    }
    Ok((receiver, args))
}

fn diamond(class: &JavaClass) -> &'static str {
    if class.type_params.is_empty() { "" } else { "<>" }
}

/// What a test shows, without its statements.
pub fn is_violation(facts: &Facts) -> bool {
    matches!(facts.end, End::Violates(..))
}
