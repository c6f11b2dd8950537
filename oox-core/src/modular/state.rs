//! The state of one path of a proof: chunks of the heap, what is known, and where it stands in the code.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};

use crate::ir::{BlockId, Body, ClassId, FieldId, MethodId, Rounds};
use crate::lang::span::Span;
use crate::solver::PathCondition;
use crate::term::Term;

/// Which place or predicate a chunk is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Site {
    /// A field of an object.
    Field(FieldId),
    /// A static field.
    Static(FieldId),
    /// All elements of an array.
    Elements,
    /// A predicate, by the method that declares it first.
    Predicate(MethodId),
}

/// A part of the heap: the permission to it, and its value. Predicates have a snapshot for a value, arrays a version.
#[derive(Clone, Debug)]
pub(super) struct Chunk {
    /// Tells it from others; a chunk keeps its number when its value changes.
    pub id: u64,
    pub site: Site,
    /// The object; of a predicate the receiver and the arguments; of a static field nothing.
    pub args: Rc<[Term]>,
    pub value: Term,
    /// Which conjunct gave it.
    pub given: Span,
}

/// What became of chunks on the way.
#[derive(Clone, Debug)]
pub(super) struct Taken {
    pub chunk: Chunk,
    /// Where, and by which promise.
    pub at: Span,
    pub by: Rc<str>,
}

/// What is known of the class of an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub class: ClassId,
    /// It is exactly of this class, and not of one below.
    pub is_exact: bool,
}

/// Where the values of what is produced come from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// From nowhere: they are new symbols.
    Fresh,
    /// They are parts of this snapshot of a predicate.
    Part(MethodId, Term),
}

/// A path of a proof.
#[derive(Clone)]
pub(super) struct State {
    /// What is there; while something is consumed, what is left.
    pub heap: Vec<Chunk>,
    /// While something is consumed: the whole heap, in which expressions are evaluated.
    pub view: Option<Rc<Vec<Chunk>>>,
    /// The heap that `old` sees.
    pub old: Rc<Vec<Chunk>>,
    /// Everything that exists is below.
    pub mark: Term,
    /// What was there when the method was entered is below.
    pub old_mark: Term,
    pub path: PathCondition,
    /// Which of its conjuncts are decisions of this path, and no facts.
    pub guards: Vector<Term>,
    /// The applications of functions that were seen.
    pub apps: Vector<usize>,
    pub types: OrdMap<Term, Known>,
    /// What was produced or consumed so far, with the values.
    pub snapshot: Vec<(Site, Term)>,
    pub source: Source,
    /// Counts changes of the heap.
    pub changes: u64,
    pub taken: Vector<Taken>,
    pub branches: Vector<(Span, bool)>,
    /// The quantifiers that were met, and the indices that they may be asked about.
    pub quantified: Vector<usize>,
    pub indices: Vector<Term>,
    /// Which of them were.
    pub rounds: OrdSet<(usize, Term)>,
    /// What was written since class invariants held, and of which object.
    pub dirty: Vector<(Site, Option<Term>)>,
}

impl State {
    /// The heap that expressions see.
    pub fn seen(&self) -> &[Chunk] {
        self.view.as_deref().map_or(&self.heap, Vec::as_slice)
    }

    /// Takes a chunk away by its number.
    pub fn remove(&mut self, id: u64) {
        self.heap.retain(|chunk| chunk.id != id);
        self.changes += 1;
    }
}

/// What code is executed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// It does what it says.
    Code,
    /// It is the value of a specification.
    Eval,
    /// It is assumed, and what it has permission to is added.
    Produce,
    /// It is proved, and what it has permission to is taken away.
    Consume,
    /// It is assumed, and its permissions are passed by: what a pure method ensures.
    Assume,
}

/// What must be shown, for messages.
#[derive(Clone, Debug)]
pub(super) struct Duty {
    /// `precondition of C.m`
    pub what: Rc<str>,
    /// Where it arises; where nothing is said, at the instruction itself.
    pub at: Option<Span>,
}

/// A loop that the path is in, with the part of the heap that its invariant has no permission to.
#[derive(Clone)]
pub(super) struct Hidden {
    pub head: BlockId,
    pub heap: Rc<Vec<Chunk>>,
}

/// Code on the way.
#[derive(Clone)]
pub(super) struct Frame<'p> {
    pub body: &'p Body,
    /// Whose code or contract it is.
    pub method: Option<MethodId>,
    pub slots: Vec<Option<Term>>,
    /// The arguments at the beginning.
    pub entry: Rc<[Term]>,
    pub block: BlockId,
    pub at: usize,
    pub mode: Mode,
    pub loops: Vec<Hidden>,
    pub duty: Rc<Duty>,
    /// An `opening` stands above.
    pub has_opened: bool,
    /// It is the method under proof itself, and no code that was put in the place of a call.
    pub is_subject: bool,
    /// It is one round of a quantifier, and ends where the next one would begin.
    pub round: Option<&'p Rounds>,
}

/// Why code is not executed further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    Return(Option<Term>),
    Throw(Term),
    /// The place that was asked for, with the value there.
    Stopped(Option<Term>),
}

/// Where code ends besides its own end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Never,
    Conjunct,
    Assert,
    Untouched,
    Invariants,
    Cut,
}

/// A path that has come to an end of the code.
pub(super) struct End<'p> {
    pub state: State,
    pub frame: Frame<'p>,
    pub exit: Exit,
    /// Where.
    pub span: Span,
}

/// What follows an instruction.
pub(super) enum Out<'p> {
    Go(State, Frame<'p>),
    End(End<'p>),
}
