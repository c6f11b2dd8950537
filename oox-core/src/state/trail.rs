//! The choices of a path. A state is its trail: replaying the choices rebuilds it.

use std::rc::Rc;

use crate::heap::ObjId;
use crate::ir::{BranchId, FieldId, MethodId, Native};
use crate::term::Term;

/// One choice: which alternative was taken, and what it was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The number of the alternative.
    pub index: u32,
    /// Other alternatives were possible as well.
    pub forked: bool,
    /// What it was about.
    pub kind: ChoiceKind,
}

/// What a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceKind {
    /// What the input is: null, which object, which class, which cell; or what an open call gives.
    Input,
    /// A branch of the source, and how it was decided.
    Branch(BranchId, Way),
    /// Which thread runs.
    Schedule(usize),
    /// Which of the threads that wait is woken.
    Wake(usize),
}

impl ChoiceKind {
    /// A branch where the source has one there.
    pub fn of_branch(branch: Option<BranchId>, way: Way) -> Self {
        branch.map_or(Self::Input, |id| Self::Branch(id, way))
    }

    /// Does it count as a split of the path, towards `--loops` and `--calls`?
    pub fn counts(self) -> bool {
        match self {
            Self::Input | Self::Branch(..) => true,
            Self::Schedule(_) | Self::Wake(_) => false,
        }
    }
}

/// Which way a branch of the source went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// A condition was true or false.
    Condition(bool),
    /// An arm of a `switch`; the default comes after the last one.
    Arm(u32),
}

impl Way {
    /// Its number among the outcomes of the branch.
    pub fn index(self) -> usize {
        match self {
            Self::Condition(value) => usize::from(value),
            Self::Arm(arm) => arm as usize,
        }
    }
}

/// The choices of a path; prefixes are shared between paths.
#[derive(Clone, Default)]
pub struct Trail(Option<Rc<Link>>);

struct Link {
    choice: Choice,
    before: Trail,
    length: u32,
}

impl Trail {
    /// The trail with one more choice.
    #[must_use]
    pub fn with(&self, choice: Choice) -> Self {
        Self(Some(Rc::new(Link { choice, before: self.clone(), length: self.len() + 1 })))
    }

    /// How many choices.
    pub fn len(&self) -> u32 {
        self.0.as_ref().map_or(0, |link| link.length)
    }

    /// No choice was made yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The choices, oldest first.
    pub fn choices(&self) -> Vec<Choice> {
        let mut all = Vec::with_capacity(self.len() as usize);
        let mut next = &self.0;
        while let Some(link) = next {
            all.push(link.choice);
            next = &link.before.0;
        }
        all.reverse();
        all
    }

    /// The numbers of the alternatives, oldest first.
    pub fn indices(&self) -> Vec<u32> {
        self.choices().iter().map(|choice| choice.index).collect()
    }
}

impl Drop for Link {
    /// A long trail is freed link by link, not by recursion.
    fn drop(&mut self) {
        let mut next = self.before.0.take();
        while let Some(link) = next {
            match Rc::try_unwrap(link) {
                Ok(mut link) => next = link.before.0.take(),
                Err(_) => break,
            }
        }
    }
}

/// What a symbol of the path condition stands for.
#[derive(Clone, Debug)]
pub enum SymbolOrigin {
    /// A parameter of the entry method.
    Input(Rc<str>),
    /// A field of an input object.
    Field(ObjId, FieldId),
    /// A cell of an input array.
    Cell(ObjId, Term),
    /// The length of an input array.
    Length(ObjId),
    /// A result of an open call, or a place that it may have changed.
    OpenCall(MethodId),
    /// A field whose initialiser decides by something unknown.
    Initialiser(FieldId),
    /// When an object of the input was made, where objects are not chosen.
    Age(ObjId),
    /// What a method of the engine gave without knowing it.
    Native(Native),
}
