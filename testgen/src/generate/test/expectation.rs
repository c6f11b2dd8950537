//! What a test expects of the call, in words: its name, its title, and the exception with its message.

use oox_core::case::Case;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, RanEnding, State};
use oox_core::ir::ClassId;

use crate::generate::subject::{Content, Subject, content};
use crate::generate::test::{Test, Writer};
use crate::generate::words::{
    decisions, float_words, noun, number_words, situation, text_words, title, upper_first, with_article,
};
use crate::java::{JavaClass, JavaType};

impl<'p> Writer<'_, 'p> {
    /// Names a test after its situation and what is expected.
    pub fn name(&self, test: &mut Test, case: &Case, expectation: &str, words: &str) {
        let subject = if self.java.is_constructor {
            "new".to_owned() + &self.java.name
        } else {
            self.java.name.clone()
        };
        let decided = decisions(self.subject, self.method, &test.facts);
        let parts = [subject.clone(), situation(case, &decided, &self.characters()), expectation.to_owned()];
        test.name = parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("_");
        let situation = title(&decided);
        test.title = match situation.as_str() {
            "" => format!("{subject} {words}"),
            situation => format!("{situation}: {words}"),
        };
    }

    /// The parameters that are characters.
    fn characters(&self) -> Vec<&str> {
        let params = self.java.params.iter().filter(|(_, ty)| *ty == JavaType::Prim("char"));
        params.map(|(name, _)| name.as_str()).collect()
    }

    /// What is expected, as a part of a name and in words.
    pub fn expectation(&mut self, value: Option<Value>, after: &State, ty: &JavaType) -> (String, String) {
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
            Known::F32(bits) => float_words(f64::from(f32::from_bits(bits)), &f32::from_bits(bits)),
            Known::F64(bits) => float_words(f64::from_bits(bits), &f64::from_bits(bits)),
            Known::Object(object) => match content(self.subject, self.interpreter, after, object) {
                None if self.constant(after, object).is_some() => {
                    let name = self.constant(after, object).unwrap_or_default();
                    (format!("returns{}", upper_first(&name)), format!("returns {name}"))
                }
                Some(Content::Text(text)) if text.is_empty() => {
                    ("returnsEmptyText".to_owned(), "returns \"\"".to_owned())
                }
                Some(Content::Text(text)) if is_plain(&text) => {
                    let name = text_words(&text).unwrap_or_else(|| "String".to_owned());
                    (format!("returns{name}"), format!("returns {text:?}"))
                }
                Some(Content::Elements(values)) if values.is_empty() => {
                    ("returnsEmptyCollection".to_owned(), "returns an empty collection".to_owned())
                }
                _ => {
                    let simple = self.kind(after, object, ty);
                    (format!("returns{simple}"), format!("returns {}", with_article(&noun(&simple))))
                }
            },
            Known::Unknown => ("returns".to_owned(), "returns".to_owned()),
        }
    }

    /// What sort of object it is: the interface of a collection, the class of another one, or what the method declares where
    /// that class has no name.
    fn kind(&self, after: &State, object: ObjId, ty: &JavaType) -> String {
        let Some(class) = self.interpreter.class_of(after, object) else { return "Array".to_owned() };
        let program = self.subject.program;
        if program.class(class).is_library
            && let Some(name) = self.subject.noun(class)
        {
            return name.to_owned();
        }
        let own = self.subject.java_class(class).and_then(|class| class.path.last().cloned());
        let declared = || ty.class_name().and_then(|name| name.rsplit(['.', '$']).next().map(str::to_owned));
        own.or_else(declared).unwrap_or_else(|| "Object".to_owned())
    }

    /// The simple name of an enum constant.
    fn constant(&self, after: &State, object: ObjId) -> Option<String> {
        let field = self.interpreter.constant(after, object)?;
        Some(self.subject.program.field(field).name.clone())
    }

    /// The class of an exception, or the nearest one above it that a test can name.
    pub fn nameable_exception(&self, class: ClassId) -> Option<&'p JavaClass> {
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
    pub fn message(&mut self, after: &State, exception: ObjId) -> Option<String> {
        let class = self.interpreter.class_of(after, exception)?;
        let span = after.notes.thrown_at.get(&exception)?;
        let file = &self.subject.sources.file(span.file).name;
        let is_users = self.subject.info.classes.values().any(|class| class.is_users && class.file == *file);
        // the virtual machine says more than our models do, and not always the same
        let is_vague = self.subject.model(class).is_some_and(|model| model.is_vague);
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
}

/// Longer texts are not repeated in titles.
const LONGEST_TEXT: usize = 40;

/// Whether a title can quote a text.
fn is_plain(text: &str) -> bool {
    text.len() <= LONGEST_TEXT && text.chars().all(|c| c == ' ' || c.is_ascii_graphic() && c != '\\')
}
