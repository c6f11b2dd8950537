//! What an answer rests on besides the paths that were explored: each assumption with its code for programs, its words for
//! people, and whether less was tried than there is.

use serde::{Deserialize, Serialize};

use crate::word::{Word, word};

/// One line for each assumption: its name here, its code, whether it narrows what was tried, and its words.
macro_rules! assumptions {
    ($($(#[$doc:meta])* $name:ident, $code:literal, narrows: $narrows:literal, $what:literal;)*) => {
        /// Something that was taken for granted. To add one, add a line to the list in this file and note it where it is
        /// made: `machine.assumed` for the search as a whole, `state.gaps` for those that only count where the path
        /// comes to an end.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Assumption {
            $($(#[$doc])* $name,)*
        }

        impl Assumption {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The code of reports.
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code),* }
            }

            /// In words.
            pub fn what(self) -> &'static str {
                match self { $(Self::$name => $what),* }
            }

            /// There are inputs, or ways for things to go on, that were not tried: an answer is not for all of them.
            pub fn narrows(self) -> bool {
                match self { $(Self::$name => $narrows),* }
            }
        }
    };
}

assumptions! {
    /// The class of an input is what the program expects, where its declaration leaves it open.
    TypeArguments, "type-arguments", narrows: true, "that inputs hold what their type arguments say";
    /// Objects that the program made have identity hash codes that nobody can know.
    IdentityHashCodes, "identity-hash-codes", narrows: true, "identity hash codes, of which one choice was tried";
    /// An argument was compared with an object of a static field that callers cannot read.
    KeptObjects, "kept-objects", narrows: true,
        "that objects which a class keeps in private static fields are not passed to it";
    /// An array that is an argument was asked, or given an element, in a way that one with smaller elements would not stand.
    ArrayTypes, "array-types", narrows: true, "that arrays which are passed have exactly their declared type";
    /// Inputs were compared with more objects of static state than were tried.
    StaticObjects, "static-objects", narrows: true, "that inputs are no objects of static state";
    /// An input could be an object of a class that no caller can name, and somebody would notice.
    HiddenClasses, "hidden-classes", narrows: true,
        "that inputs are no objects of local, anonymous and lambda classes, or of classes that tests cannot name";
    /// An object of an unknown class was asked for another interface, or one of its methods was called that it need not have.
    UnknownClasses, "unknown-classes", narrows: true,
        "that unknown classes implement one interface, and have `equals`, `hashCode` and `toString` of `Object`";
    /// Two threads came to a place at the same time, and one of them wrote there.
    SequentialConsistency, "sequential-consistency", narrows: true,
        "that threads which race see what others write in one order, of which a machine may know more";
    /// The only thread of a path waits for something of the input, which others may know.
    OtherThreads, "other-threads", narrows: true,
        "that other threads let this one go on where it waits for something of the input";
    /// A thread was interrupted while it waited for a notification, or for the end of another one.
    Interrupts, "interrupts", narrows: true,
        "that `interrupt` wakes nobody who waits in `Object.wait` or `Thread.join`";
    /// A parallel stream was run.
    ParallelStreams, "parallel-streams", narrows: true,
        "that parallel streams take their elements one after the other, in order";
    /// A thread went on from a `wait` that stands in no loop although nobody had notified it.
    SpuriousWakeUps, "spurious-wake-ups", narrows: false,
        "that a thread may wake up from a `wait` that nobody has notified, where the condition is not tested again";
    /// An object that an open call gave was written before its class was known.
    LateInvariants, "late-invariants", narrows: false,
        "that objects of open calls keep invariants of classes that became known late";
}

impl Assumption {
    /// The assumption with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.code() == code)
    }
}

/// What a path rests on: a test that repeats the path could turn out otherwise.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// A call that was not executed, by name: what it gave is unknown.
    Call(String),
    /// Something that a model of the library does otherwise, by name: values that are known may be others.
    Noted(String),
    /// Something else.
    Assumed(Assumption),
}

impl Gap {
    /// What a model of a library says by a text: a code, or a name.
    pub fn noted(text: String) -> Self {
        Assumption::of_code(&text).map_or(Self::Noted(text), Self::Assumed)
    }
}

impl std::fmt::Display for Gap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Call(name) | Self::Noted(name) => f.write_str(name),
            Self::Assumed(assumption) => f.write_str(assumption.what()),
        }
    }
}

/// What an answer rests on, as a plain value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestsOn {
    /// For programs.
    #[serde(deserialize_with = "word")]
    pub code: Word,
    /// For people.
    pub what: String,
    /// Less was tried than there is.
    pub narrows: bool,
}

impl RestsOn {
    /// A call that was not executed: it gives any result, and changes and throws nothing.
    pub fn call(name: &str) -> Self {
        Self { code: "assumed-call", what: name.to_owned(), narrows: false }
    }

    /// An argument must not be null: what follows if it is, is an exception that says so.
    pub fn non_null(argument: &str) -> Self {
        Self { code: "non-null-argument", what: format!("that `{argument}` is not null"), narrows: true }
    }

    /// A part of the specification that is not judged.
    pub fn ignored(word: &str, place: &impl std::fmt::Display) -> Self {
        Self {
            code: "ignored-clause",
            what: format!("`{word}` at {place}, which is not judged"),
            narrows: false,
        }
    }
}

impl From<Assumption> for RestsOn {
    fn from(assumption: Assumption) -> Self {
        Self { code: assumption.code(), what: assumption.what().to_owned(), narrows: assumption.narrows() }
    }
}

#[cfg(test)]
mod tests {
    use super::{Assumption, Gap};

    #[test]
    fn codes_lead_back() {
        for assumption in Assumption::ALL {
            assert_eq!(Assumption::of_code(assumption.code()), Some(*assumption));
            assert_eq!(Gap::noted(assumption.code().to_owned()), Gap::Assumed(*assumption));
        }
        assert_eq!(Gap::noted("Math.sin".to_owned()), Gap::Noted("Math.sin".to_owned()));
    }
}
