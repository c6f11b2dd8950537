//! Code: register-slot instructions in a control-flow graph.
//!
//! An instruction reads operands and writes at most one slot. It may throw, and it may have to decide something about
//! the input first (is this reference null, which object is it); the engine then splits the state and executes the
//! same instruction again in each part. So every instruction either completes or has no effect.

use std::sync::Arc;

use petgraph::graph::{DiGraph, NodeIndex};
use serde::{Deserialize, Serialize};

use super::{BodyId, ClassId, FieldId, MethodId, Native, ProofStep, StringId, Ty};
use crate::lang::span::Span;
use crate::term::{Num, Sort};

/// A register of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(pub u32);

/// A node of the graph.
pub type BlockId = NodeIndex<u32>;

/// A loop of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LoopId(pub u32);

/// An exception handler of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandlerId(pub u32);

/// A leaf condition of an `if`, `while` or `?:` in the source, or a `switch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BranchId(pub u32);

/// Something that can be violated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CheckId(pub u32);

/// What a [`BranchId`] stands for.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The method that it belongs to.
    pub method: MethodId,
    /// The condition, or the number that a `switch` looks at.
    pub span: Span,
    /// Two for a condition (false, true); one for each arm of a `switch`, in order, and the last for its default.
    pub outcomes: usize,
    /// What of it is counted as a branch of the source.
    pub counting: Counting,
}

/// Which outcomes of a [`Branch`] are counted. All of them are executed.
#[derive(Clone, Debug, Default)]
pub struct Counting {
    /// Outcomes that nobody wrote: the missing default of a `switch` over all constants of an enum.
    pub without: Vec<usize>,
    /// It asks for one of the labels of an arm: questions at the same place are counted as one.
    pub is_of_arm: bool,
}

impl Branch {
    /// The outcomes that are counted.
    pub fn counted(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.outcomes).filter(|outcome| !self.counting.without.contains(outcome))
    }
}

/// Which kind of promise a check is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CheckKind {
    /// `assert`
    Assert,
    /// `requires` of a callee
    Requires,
    /// `ensures`
    Ensures,
    /// `exceptional`
    Exceptional,
    /// `signals`
    Signals,
    /// `invariant` of a class
    Invariant,
    /// `invariant` of a loop
    LoopInvariant,
    /// `modifies`, and the promise of a `pure` method
    Modifies,
    /// an exception that the entry method does not permit
    Crash,
    /// threads that wait for each other
    Deadlock,
    /// two threads at one place at the same time, and one of them writes
    Race,
}

impl CheckKind {
    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Self::Assert => "assert",
            Self::Requires => "requires",
            Self::Ensures => "ensures",
            Self::Exceptional => "exceptional",
            Self::Signals => "signals",
            Self::Invariant => "invariant",
            Self::LoopInvariant => "loop-invariant",
            Self::Modifies => "modifies",
            Self::Crash => "crash",
            Self::Deadlock => "deadlock",
            Self::Race => "race",
        }
    }
}

/// What a [`CheckId`] stands for.
#[derive(Clone, Debug)]
pub struct Check {
    /// Which kind.
    pub kind: CheckKind,
    /// The condition in the source.
    pub span: Span,
    /// Whose contract it is, for contract checks.
    pub method: Option<MethodId>,
    /// It says what there is and is not judged: an invariant of a library class, or a permission to throw.
    pub is_assumed_only: bool,
    /// An invariant that is assumed of inputs when a path ends, see `input/late.rs`.
    pub is_late: bool,
}

/// What a body is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyKind {
    /// Code of a method or constructor.
    Method(MethodId),
    /// Static initialisation of a class.
    StaticInit(ClassId),
    /// A condition or value of a specification.
    Spec,
}

/// A register: its type, and its name when it is a variable of the source.
#[derive(Clone, Debug)]
pub struct SlotInfo {
    /// The name in the source.
    pub name: Option<String>,
    /// Its type.
    pub ty: Ty,
}

/// Executable code.
#[derive(Clone, Debug)]
pub struct Body {
    /// What it is for.
    pub kind: BodyKind,
    /// The first ones are the parameters.
    pub slots: Vec<SlotInfo>,
    /// How many slots are parameters.
    pub params: usize,
    /// The blocks. Edges repeat what the terminators say, for analyses and pictures.
    pub cfg: DiGraph<Block, Edge>,
    /// Where it starts.
    pub entry: BlockId,
    /// Exception handlers.
    pub handlers: Vec<Handler>,
    /// The heads of its loops.
    pub loops: Vec<BlockId>,
    /// The quantifiers in it.
    pub quantifiers: Vec<Rounds>,
}

/// Why control can pass from one block to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Always.
    Goto,
    /// The condition is true.
    True,
    /// The condition is false.
    False,
    /// An arm of a `switch`; the default comes after the last arm.
    Case(u32),
    /// One of the continuations of a `finally`.
    Resume,
    /// An exception.
    Exception,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// What is executed, one after the other.
    pub instrs: Vec<Instr>,
    /// How it ends.
    pub terminator: Terminator,
    /// Where the terminator stands in the source.
    pub span: Span,
    /// Who catches exceptions thrown in it.
    pub handler: Option<HandlerId>,
    /// It is the head of this loop.
    pub loop_head: Option<LoopId>,
}

impl Block {
    /// The place in the source of what is executed at an index: an instruction, or past the last one the terminator.
    /// Jumps have none: they are no code that anybody wrote.
    pub fn place(&self, at: usize) -> Option<Span> {
        match (self.instrs.get(at), &self.terminator) {
            (Some(instr), _) => Some(instr.span),
            (None, Terminator::Goto(_) | Terminator::Resume { .. }) => None,
            (None, _) => Some(self.span),
        }
    }
}

/// The rounds of a quantifier, which runs execute one after the other and proofs take as one.
#[derive(Clone, Debug)]
pub struct Rounds {
    /// The block that asks whether there is another round.
    pub head: BlockId,
    /// The first block of a round.
    pub inside: BlockId,
    /// What follows the last one.
    pub after: BlockId,
    /// What the rounds so far have given.
    pub result: Slot,
    /// How many rounds there are, of sort `Int`.
    pub count: Slot,
    /// The number of the round, of sort `Int`.
    pub round: Slot,
    /// The integer that is bound; over an array, that is the round.
    pub var: Option<Slot>,
    /// It is true if all rounds are, and not if one is.
    pub is_forall: bool,
}

/// `catch` clauses that guard blocks, innermost first; then the parent is asked.
#[derive(Clone, Debug)]
pub struct Handler {
    /// The first arm that fits handles the exception.
    pub arms: Vec<CatchArm>,
    /// The next enclosing handler.
    pub parent: Option<HandlerId>,
}

/// One `catch`.
#[derive(Clone, Debug)]
pub struct CatchArm {
    /// `None` catches all.
    pub class: Option<ClassId>,
    /// Receives the exception.
    pub slot: Slot,
    /// Where it goes on.
    pub target: BlockId,
}

/// A constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Const {
    /// A truth value.
    Bool(bool),
    /// An integer of sort `Int` or `Bits`.
    Num(Num, Sort),
    /// Bits of a 32-bit float.
    F32(u32),
    /// Bits of a 64-bit float.
    F64(u64),
    /// A string literal.
    String(StringId),
    /// `null` of a reference type.
    Null,
    /// `null` of type `string`.
    NullString,
}

/// What an instruction reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A register.
    Slot(Slot),
    /// A constant.
    Const(Const),
}

/// An instruction with its place in the source.
#[derive(Clone, Debug)]
pub struct Instr {
    /// Which one.
    pub kind: InstrKind,
    /// Where it comes from.
    pub span: Span,
}

/// Operations on values of the solver that never throw and never split.
#[derive(Clone, Debug)]
pub enum Rvalue {
    /// A copy of any value, reference or not.
    Use(Operand),
    /// `!`
    Not(Operand),
    /// `-`
    Neg(Operand),
    /// `~`
    BitNot(Operand),
    /// Everything binary but division of integers.
    Binary(crate::lang::ast::BinOp, Operand, Operand),
    /// Conversion between numbers.
    Convert(Operand, Sort),
    /// `c ? a : b` on values of the solver
    Select(Operand, Operand, Operand),
}

/// See [`Instr`].
#[derive(Clone, Debug)]
pub enum InstrKind {
    /// `dst := rvalue`
    Assign(Slot, Rvalue),
    /// Integer `/` and `%`; throws when the divisor is zero.
    Divide {
        /// Receives the result.
        dst: Slot,
        /// The remainder is wanted.
        remainder: bool,
        /// Dividend.
        left: Operand,
        /// Divisor.
        right: Operand,
    },
    /// A float becomes an `int`; throws when it is not finite.
    FloatToInt {
        /// Receives the result.
        dst: Slot,
        /// The float.
        value: Operand,
    },
    /// `dst := obj.field`
    LoadField {
        /// Receives the value.
        dst: Slot,
        /// The object.
        obj: Operand,
        /// Which field.
        field: FieldId,
    },
    /// `obj.field := value`
    StoreField {
        /// The object.
        obj: Operand,
        /// Which field.
        field: FieldId,
        /// The new value.
        value: Operand,
    },
    /// `dst := C.field`
    LoadStatic {
        /// Receives the value.
        dst: Slot,
        /// Which field.
        field: FieldId,
    },
    /// `C.field := value`
    StoreStatic {
        /// Which field.
        field: FieldId,
        /// The new value.
        value: Operand,
    },
    /// `dst := array[index]`
    LoadElem {
        /// Receives the value.
        dst: Slot,
        /// The array.
        array: Operand,
        /// The index, of sort `Int`.
        index: Operand,
    },
    /// `array[index] := value`
    StoreElem {
        /// The array.
        array: Operand,
        /// The index, of sort `Int`.
        index: Operand,
        /// The new value.
        value: Operand,
        /// The elements of the array may be of a smaller type than the static one: throws when the value is not null
        /// and does not fit them.
        checked: bool,
    },
    /// `dst := #array`, of sort `Int`
    Length {
        /// Receives the length.
        dst: Slot,
        /// The array.
        array: Operand,
    },
    /// The number in the slot becomes a literal, one state per possible value; used for quantifiers.
    Concretise(Slot),
    /// `dst := a == b` on references
    SameRef {
        /// Receives the truth value.
        dst: Slot,
        /// One reference.
        left: Operand,
        /// The other.
        right: Operand,
    },
    /// `dst := obj is ty`
    IsInstance {
        /// Receives the truth value.
        dst: Slot,
        /// The reference.
        obj: Operand,
        /// The type.
        ty: Ty,
    },
    /// `dst := obj as ty`
    Cast {
        /// Receives the reference.
        dst: Slot,
        /// The reference.
        obj: Operand,
        /// The type.
        ty: Ty,
        /// What is done where it is of another type.
        kind: CastKind,
    },
    /// The object was made since the method was entered.
    IsFresh {
        /// Receives the truth value.
        dst: Slot,
        /// The reference.
        obj: Operand,
    },
    /// A new object with default fields; a constructor call follows.
    New {
        /// Receives the reference.
        dst: Slot,
        /// Its class.
        class: ClassId,
    },
    /// A new array; nested arrays are made for each further size.
    NewArray {
        /// Receives the reference.
        dst: Slot,
        /// The type of the whole.
        ty: Ty,
        /// Of sort `Int`.
        sizes: Vec<Operand>,
        /// Size 0 is allowed (the sizes are sized integers); otherwise it throws as negative sizes do.
        zero_allowed: bool,
    },
    /// Runs the static initialisers of a class and its superclasses if they have not run.
    InitClass(ClassId),
    /// A call.
    Call {
        /// Receives the result.
        dst: Option<Slot>,
        /// Who is called.
        target: CallTarget,
        /// Receiver first.
        args: Vec<Operand>,
    },
    /// `dst := "text"` where texts are objects: always the same one for equal texts.
    LoadText {
        /// Receives the reference.
        dst: Slot,
        /// The literal.
        text: StringId,
    },
    /// A call of a method that the engine implements; references in `args` may be null.
    Native {
        /// Receives the result.
        dst: Option<Slot>,
        /// Which one.
        native: Native,
        /// As its signature says.
        args: Vec<Operand>,
    },
    /// The value of `old(E)` number n of the method.
    LoadOld {
        /// Receives the value.
        dst: Slot,
        /// Index into `Contract::olds`.
        index: usize,
    },
    /// The value that `old(E)` has for these values of the variables that quantifiers bind.
    LookAtOld {
        /// Receives the value.
        dst: Slot,
        /// Returns the value of E; its parameters are those of the method, then the variables.
        body: BodyId,
        /// The variables.
        bound: Vec<Operand>,
    },
    /// `assert`, loop invariants
    Assert {
        /// Must be true.
        cond: Operand,
        /// What is violated otherwise.
        check: CheckId,
    },
    /// `assume`
    Assume(Operand),
    /// Entering `lock`: throws on null.
    MonitorEnter(Operand),
    /// Leaving `lock`.
    MonitorExit(Operand),
    /// Starts a thread that runs a call: throws where the call would.
    Fork {
        /// Receives the handle.
        dst: Option<Slot>,
        /// Who is called.
        target: CallTarget,
        /// Receiver first.
        args: Vec<Operand>,
    },
    /// Waits until a thread has ended, or all that this one has started.
    Join(Option<Operand>),
    /// Gives up the monitor until somebody notifies; throws unless it is held.
    Wait(Operand),
    /// Wakes one of the threads that wait, or all; throws unless the monitor is held.
    Notify {
        /// Whose monitor.
        object: Operand,
        /// Every thread that waits there is woken, not only one.
        all: bool,
    },
    /// From here on no other thread runs.
    AtomicBegin {
        /// An [`InstrKind::Await`] follows.
        awaits: bool,
    },
    /// The thread goes on from the begin of the `atomic` when this is true.
    Await(Operand),
    /// From here on other threads may run.
    AtomicEnd,
    /// A condition of a specification follows, up to its `Assert` or `Assume`: it is evaluated at one moment.
    SpecBegin,
    /// What only proofs heed.
    Proof(ProofStep),
    /// A construct that the engine cannot execute; the path ends here, by name.
    Unsupported(Arc<str>),
}

/// Who is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallTarget {
    /// Exactly this one: static methods, constructors, `super.m()`.
    Exact(MethodId),
    /// Chosen by the run-time type of the receiver.
    Virtual(MethodId),
}

/// What a cast does where an object is not of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastKind {
    /// `as`: it throws.
    Checked,
    /// `expect`: it throws, but an input whose class is open is taken to be of the type.
    Expected,
    /// `trust`: nothing, but an input whose class is open is taken to be of the type.
    Trusted,
}

/// How a block ends.
#[derive(Clone, Debug)]
pub enum Terminator {
    /// Goes on there.
    Goto(BlockId),
    /// Splits on a condition; without an id the branch is not one of the source (a quantifier, a default).
    Branch {
        /// The condition.
        cond: Operand,
        /// When true.
        then: BlockId,
        /// When false.
        els: BlockId,
        /// Which branch of the source.
        branch: Option<BranchId>,
    },
    /// Goes on at the case that has the number among its labels, or at the default.
    Switch {
        /// An integer.
        subject: Operand,
        /// The arms as they are written; no label occurs twice.
        cases: Vec<SwitchCase>,
        /// When no label fits.
        default: BlockId,
        /// Which branch of the source.
        branch: Option<BranchId>,
    },
    /// Goes on at the block with the number in the slot, which is always a literal: the end of a `finally`.
    Resume {
        /// Holds the number.
        slot: Slot,
        /// The continuations.
        targets: Vec<BlockId>,
    },
    /// Leaves the body.
    Return(Option<Operand>),
    /// Throws; null becomes a null-pointer exception.
    Throw(Operand),
    /// Throws the exception that a `finally` held up.
    Rethrow(Operand),
    /// A new exception of the class of bare `throw`.
    ThrowNew(Option<StringId>),
}

/// One arm of [`Terminator::Switch`].
#[derive(Clone, Debug)]
pub struct SwitchCase {
    /// Numbers of the sort of the subject.
    pub labels: Vec<Const>,
    /// Where it goes on.
    pub target: BlockId,
}

/// A place of a `modifies` clause, relative to the slots of its body.
#[derive(Clone, Debug)]
pub enum FrameLoc {
    /// `slot.field`
    Field(Slot, FieldId),
    /// `slot.*`
    AllFields(Slot),
    /// `slot[index]`
    Elem(Slot, Slot),
    /// `slot[*]`
    AllElems(Slot),
    /// `C.field`
    Static(FieldId),
}
