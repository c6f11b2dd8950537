//! A case: one path with concrete inputs, as plain values that can be printed, stored and replayed.
//!
//! Everything is in a defined order: arguments as they are declared, objects as they are met (from the arguments on,
//! breadth first, then from the result and the open calls), fields as they are declared, elements by index, calls,
//! decisions and output as they happened. An object has the same name in both heaps.

mod order;
mod path;
mod schedule;
mod telling;
mod view;

pub use path::KnownDecisions;
pub(crate) use path::{case_id, decision, full_name, stack};
pub(crate) use schedule::switches;
pub use schedule::{
    HoldView, Position, RacingView, Schedule, StepView, ThreadView, Turn, WaitView, WaitsFor, What,
};
pub(crate) use view::View;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::heap::{ObjId, Value};
use crate::lang::span::Span;
use crate::state::Violated;

/// One path of a method with inputs that take it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Case {
    /// Derived from the trail, or from the calls that made the input: the same path always has the same id.
    pub id: String,
    /// `Class.method`
    pub method: String,
    /// The choices that lead here; none for a case that calls alone have made.
    pub trail: Vec<u32>,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Origin::is_path")]
    pub from: Origin,
    /// Whether the values of the case take its path.
    #[serde(default)]
    pub inputs: Inputs,
    /// The arguments, receiver first.
    pub args: Vec<Named>,
    /// The objects of the input, as far as the path looked at them.
    pub pre: Vec<ObjectView>,
    /// The objects at the end, as far as they are known.
    pub post: Vec<ObjectView>,
    /// The objects that came with results of open calls and have changed since: as they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<ObjectView>,
    /// How it ended.
    pub outcome: Outcome,
    /// Results of open calls, in call order.
    pub calls: Vec<CallView>,
    /// What the program wrote, in order; what follows on the same stream is joined.
    #[serde(default)]
    pub output: Vec<Output>,
    /// The decisions along the source.
    pub branches: Vec<Arc<Decision>>,
    /// The calls in progress at the end, innermost first.
    #[serde(default)]
    pub stack: Vec<Call>,
    /// What the threads did, where there are several and the case shows a violation or no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schedule: Option<Schedule>,
    /// Bounds that left something out on this path.
    pub bounds_hit: Vec<String>,
    /// Calls that were assumed and not executed.
    pub unmodelled: Vec<String>,
}

/// Where a case comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// A path that the exploration found.
    #[default]
    Path,
    /// A call on objects that other calls have made.
    Calls,
    /// A path of the exploration on other values, with which a test tells more.
    Values,
    /// A call that a JVM has carried out, and no path: nothing is known but how it ended.
    Jvm,
}

/// The id of a case of a method that is no path, from the calls that make its input.
pub fn id_of_calls(method: &str, made_by: &str) -> String {
    case_id(&format!("{method} {made_by}"), &[])
}

impl Origin {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    fn is_path(&self) -> bool {
        *self == Self::Path
    }
}

/// Whether the values of a case are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Inputs {
    /// They take the path.
    #[default]
    Known,
    /// The solver has no values for the path: each that depends on them is `"unknown"`, or left out.
    Unknown,
}

/// A name and its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Named {
    /// The name in the source.
    pub name: String,
    /// Its value.
    pub value: Shown,
}

/// A concrete value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Shown {
    /// `null`
    Null,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// An integer that needs more than 64 bits, a float that JSON cannot say, or `unknown`, see [`Inputs`].
    Text(String),
    /// A float.
    Float(f64),
    /// A string.
    String {
        /// Its content.
        string: String,
    },
    /// An object of the class of texts, all of whose units are known.
    Written {
        /// Its name in the heap: equal names are the same object, equal texts need not be.
        #[serde(rename = "ref")]
        name: String,
        /// Its text.
        text: String,
    },
    /// An object of an `enum` class that a static field of the class holds.
    Constant {
        /// Its name in the heap.
        #[serde(rename = "ref")]
        name: String,
        /// `Class.field`
        constant: String,
    },
    /// Any other object.
    Object {
        /// Its name in the heap.
        #[serde(rename = "ref")]
        name: String,
    },
    /// A reference that the path never looked at: null or any object of the type.
    Any {
        /// The type.
        any: String,
        /// Its name: wherever the same name stands, before and after, it is the same reference.
        #[serde(default)]
        symbol: String,
    },
}

/// A value that is there, also when it is `null`: serde would read that as absent.
fn even_null<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Shown>, D::Error> {
    Shown::deserialize(from).map(Some)
}

impl Case {
    /// An object as it was when it came: with the input, with the result of an open call, or made by the run.
    pub fn object(&self, name: &str) -> Option<&ObjectView> {
        self.pre.iter().chain(&self.given).chain(&self.post).find(|view| view.name == name)
    }
}

impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Null => write!(f, "null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Int(value) => write!(f, "{value}"),
            Self::Text(text) => write!(f, "{text}"),
            Self::Float(value) => write!(f, "{value:?}"),
            Self::String { string: text } | Self::Written { text, .. } => write!(f, "{text:?}"),
            Self::Object { name } | Self::Constant { constant: name, .. } => write!(f, "{name}"),
            Self::Any { any, .. } => write!(f, "null or any {any}"),
        }
    }
}

/// An object of a heap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ObjectView {
    /// Its name: `#1`, `#2`, ...
    pub name: String,
    /// Its class or array type.
    #[serde(rename = "type")]
    pub ty: String,
    /// All classes and array types that it can have on this path, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<String>,
    /// The path knows that it is not null and nothing else: it may be one of the other objects.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unchosen: bool,
    /// The text of an object of the class of texts, where all of it is known; then its fields are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `Class.field` where it is an object of an `enum` class that a static field of the class holds; then its fields are
    /// left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constant: Option<String>,
    /// Known fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Named>,
    /// The length of an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Shown>,
    /// Known elements of an array, by index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<Element>,
}

/// An element of an array.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Element {
    /// Its index.
    pub index: i64,
    /// Its value.
    pub value: Shown,
}

/// How a path ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Outcome {
    /// The method returned.
    Returns {
        /// What, if anything.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
        value: Option<Shown>,
    },
    /// The method threw.
    Throws {
        /// The class of the exception.
        class: String,
        /// The exception in the heap at the end.
        exception: Shown,
    },
    /// A promise does not hold.
    Violates {
        /// Which kind of promise.
        check: String,
        /// Further words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
        /// The result that a postcondition was judged with.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
        returns: Option<Shown>,
        /// The class of the exception, when one is thrown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        throws: Option<String>,
        /// The line where it was thrown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thrown_at: Option<u32>,
    },
    /// The method never ends: it goes round in a loop, and nothing changes any more.
    Endless {
        /// The line of the loop, or of the call that leads to it.
        line: u32,
    },
}

/// An open call and what it gave.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CallView {
    /// `Class.method`
    pub method: String,
    /// `method(T1,T2)`, which tells overloads apart; empty in a case that was read from a report.
    #[serde(skip)]
    pub signature: String,
    /// Real code gives the result when a test runs, and no stand-in does; not known of a case that was read from a report.
    #[serde(skip)]
    pub is_real: bool,
    /// Receiver first.
    pub args: Vec<Shown>,
    /// What came back.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
    pub returns: Option<Shown>,
    /// The class of what was thrown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throws: Option<String>,
    /// What was thrown, where its class is none of a library: it may have fields that matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exception: Option<Shown>,
}

/// Something that the program wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// The number of the stream; 1 is the usual one, 2 is for errors.
    pub stream: i64,
    /// The text; `None` where the path does not know it: units of an input that it never looked at, or half of a
    /// surrogate pair.
    pub text: Option<String>,
}

/// A call in progress.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Call {
    /// `Class.method`
    pub method: String,
    /// The file.
    pub file: String,
    /// The line that it stands at.
    pub line: u32,
}

/// A decision at a branch of the source.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The condition as written, or the number that a `switch` looks at.
    pub condition: String,
    /// What it was; of a `switch`: some label fitted.
    pub taken: bool,
    /// The arm of a `switch`, counted from 0; the default is the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arm: Option<u32>,
}

/// The end of a path that becomes a case.
#[derive(Clone, Debug)]
pub enum Completed {
    /// The method returned.
    Returned(Option<Value>),
    /// The method threw.
    Threw(ObjId),
    /// A promise does not hold.
    Violated(Violated),
    /// The method goes round in a loop, which stands here, for ever.
    Endless(Span),
}
