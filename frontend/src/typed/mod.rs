//! The typed tree: Java after attribution. Every name has its declaration, every expression its type, every call its
//! method, and every conversion of Java is written out as [`ExprKind::Convert`]. What is still sugar (loops, switches,
//! patterns, lambdas, captures, enums, records ...) is lowered from here to OOX, one construct per file, in `lower/`.
//!
//! What must hold: arguments are converted to the erased parameter types of the method, variable arity arguments are
//! packed into an [`ExprKind::ArrayLit`], and an expression whose erased type differs from its real type (a generic
//! result) is wrapped into a [`Conversion::Expect`] where somebody relies on the real one.

pub mod walk;

use std::rc::Rc;

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use crate::syntax::tree::{BinOp, Ident, QuantKind};
use crate::types::{ClassId, FieldId, MethodId, Prim, Type};

/// A local variable, parameter, pattern variable or captured variable; unique in the whole world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalId(pub u32);

/// What is known of a [`LocalId`].
#[derive(Clone, Debug)]
pub struct LocalInfo {
    /// The name in the source; made up for a variable that the front end needs.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Where it is declared.
    pub span: Span,
    /// Something assigns it after its declaration.
    pub is_assigned: bool,
    /// Some code names it.
    pub is_used: bool,
    /// It is declared as never null: what is stored there is judged.
    pub is_non_null: bool,
    /// The value of a constant variable (JLS 4.12.4).
    pub constant: Option<Const>,
}

/// A constant value. Strings are UTF-16.
#[derive(Clone, Debug, PartialEq)]
pub enum Const {
    /// `boolean`
    Boolean(bool),
    /// `byte`, `short`, `char`, `int`: the type of the expression says which.
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// `String`
    String(Rc<[u16]>),
    /// `null`
    Null,
}

/// The body of a method, constructor, initialiser or lambda.
#[derive(Clone, Debug)]
pub struct Body {
    /// The parameters, the receiver left out.
    pub params: Vec<LocalId>,
    /// The statements. A constructor begins with its [`StmtKind::ConstructorCall`], written or implied (`Object` and
    /// enums: none).
    pub stmts: Vec<Stmt>,
    /// With its braces.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// Which one.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// See [`Stmt`].
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `;`, and declarations of local classes
    Empty,
    /// `T x = e;`
    Local(LocalId, Option<Expr>),
    /// An expression for its effect.
    Expr(Expr),
    /// Several statements in the same scope (`int a, b;`).
    Several(Vec<Stmt>),
    /// `this(...)`, `super(...)`
    ConstructorCall {
        /// `super` and not `this`.
        is_super: bool,
        /// The constructor.
        constructor: MethodId,
        /// The instance for an inner superclass, or that of `this(...)`: then it is passed on and `None` here.
        outer: Option<Expr>,
        /// Converted.
        args: Vec<Expr>,
    },
    /// `if`
    If(Expr, Box<Stmt>, Option<Box<Stmt>>),
    /// `while`, `do` and `for`
    Loop(Box<Loop>),
    /// `for (T x : e)`
    ForEach(Box<ForEach>),
    /// `{ ... }`
    Block(Vec<Stmt>),
    /// `label: S`
    Labeled(Ident, Box<Stmt>),
    /// `switch` as a statement.
    Switch(Box<Switch>),
    /// `return`
    Return(Option<Expr>),
    /// `break`; the label if one is written. Without one it leaves the nearest loop or switch statement.
    Break(Option<Ident>),
    /// `continue`
    Continue(Option<Ident>),
    /// `yield` to the nearest switch expression.
    Yield(Expr),
    /// `throw`
    Throw(Expr),
    /// `try`
    Try(Box<Try>),
    /// `synchronized`
    Synchronized(Expr, Vec<Stmt>),
    /// Java's `assert`, with the detail expression of any type but void.
    Assert(Expr, Option<Expr>),
    /// JML's `assert`.
    JmlAssert(Expr),
    /// JML's `assume`, and `Verifier.assume`.
    Assume(Expr),
    /// JML `open p();` and its like
    Ghost(ast::GhostWord, Expr),
}

/// `while`, `do` and `for`.
#[derive(Clone, Debug)]
pub struct Loop {
    /// `init` of a `for`: its variables are in scope in the whole loop.
    pub init: Vec<Stmt>,
    /// `None`: true.
    pub cond: Option<Expr>,
    /// The condition is looked at after the body (`do`).
    pub is_do: bool,
    /// After each round, also after `continue`.
    pub update: Vec<Expr>,
    /// JML.
    pub invariants: Vec<Expr>,
    /// The body.
    pub body: Stmt,
}

/// `for (T x : e)`
#[derive(Clone, Debug)]
pub struct ForEach {
    /// The variable.
    pub var: LocalId,
    /// The array or Iterable.
    pub iterable: Expr,
    /// A variable of the element's type; `value` converts it to the type of `var`. For an Iterable it holds the result
    /// of `next()`, already expected to be of the element type.
    pub element: LocalId,
    /// The initial value of `var` in each round, over `element`.
    pub value: Expr,
    /// JML.
    pub invariants: Vec<Expr>,
    /// The body.
    pub body: Stmt,
}

/// `try`
#[derive(Clone, Debug)]
pub struct Try {
    /// Each a variable, the resource, and the `close()` to call on it.
    pub resources: Vec<TryResource>,
    /// The guarded statements.
    pub body: Vec<Stmt>,
    /// The handlers; the first one that fits runs.
    pub catches: Vec<Catch>,
    /// `finally`
    pub finally: Option<Vec<Stmt>>,
}

/// A resource of a `try`.
#[derive(Clone, Debug)]
pub struct TryResource {
    /// The variable, made up when the source names an existing one.
    pub var: LocalId,
    /// The resource.
    pub init: Expr,
    /// `close()`
    pub close: MethodId,
}

/// `catch (A | B x) { ... }`
#[derive(Clone, Debug)]
pub struct Catch {
    /// At least one class.
    pub types: Vec<Type>,
    /// The exception.
    pub var: LocalId,
    /// The handler.
    pub body: Vec<Stmt>,
    /// The whole clause.
    pub span: Span,
}

/// A `switch`, statement or expression.
#[derive(Clone, Debug)]
pub struct Switch {
    /// What is looked at, unconverted: `int`-like primitives, boxes, strings, enums or any reference.
    pub subject: Expr,
    /// What the labels are.
    pub kind: SwitchKind,
    /// `->`: no falling through.
    pub is_arrow: bool,
    /// The first one that fits runs.
    pub arms: Vec<SwitchArm>,
    /// Some arm takes every value that no other takes (a `default`, an unconditional pattern).
    pub has_default: bool,
    /// An expression or a new-style statement that names all cases without a default: a value that fits none is a
    /// `MatchException`/`IncompatibleClassChangeError`.
    pub is_exhaustive: bool,
}

/// What the labels of a switch are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchKind {
    /// Constants of `int`, `short`, `char`, `byte` (the subject may be a box, then converted already).
    Int,
    /// Constant strings.
    String,
    /// Constants of an enum.
    Enum,
    /// Patterns, perhaps mixed with constants.
    Pattern,
}

/// `case a, b when g -> ...`
#[derive(Clone, Debug)]
pub struct SwitchArm {
    /// At least one.
    pub labels: Vec<SwitchLabel>,
    /// `when g`
    pub guard: Option<Expr>,
    /// What runs. For a value arm of an expression it ends in a [`StmtKind::Yield`]; an arrow arm of a statement does
    /// not need a `break`.
    pub body: Vec<Stmt>,
    /// The whole arm.
    pub span: Span,
}

/// One label.
#[derive(Clone, Debug)]
pub enum SwitchLabel {
    /// `default`
    Default,
    /// `null`
    Null,
    /// A constant of the type of the subject.
    Const(Const),
    /// A constant of an enum.
    Enum(FieldId),
    /// A pattern.
    Pattern(Pattern),
}

/// A pattern over a value of a known type.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// `T x`
    Bind {
        /// The (erased and real) type that is tested.
        ty: Type,
        /// The variable; none for `_`.
        var: Option<LocalId>,
        /// The value always fits (`var x`, or a total pattern inside a record): no test, null fits as well.
        is_total: bool,
    },
    /// `R(p, q)`
    Record {
        /// The record.
        ty: Type,
        /// The accessor of each component, a variable that holds its value, and its pattern.
        parts: Vec<PatternPart>,
    },
}

/// A component of a record pattern.
#[derive(Clone, Debug)]
pub struct PatternPart {
    /// The accessor.
    pub accessor: MethodId,
    /// Holds the component.
    pub value: LocalId,
    /// What it must fit.
    pub pattern: Pattern,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Which one.
    pub kind: ExprKind,
    /// Its type; its erasure is the type of the lowered expression.
    pub ty: Type,
    /// Where it stands.
    pub span: Span,
}

/// See [`Expr`].
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A constant, folded.
    Const(Const),
    /// A local variable, perhaps of an enclosing method (then it is captured).
    Local(LocalId),
    /// `this` of the given class: of the class whose code this is, or of an enclosing one.
    This(ClassId),
    /// `e.f`, or a static field without a target (a target that is evaluated for its effect only is in `Seq`)
    Field(Option<Box<Expr>>, FieldId),
    /// `a.length`
    Length(Box<Expr>),
    /// `a[i]`, the index is an `int`
    Index(Box<Expr>, Box<Expr>),
    /// A call.
    Call(Box<Call>),
    /// `new C(args)`, also of an anonymous or local class
    New {
        /// The class.
        class: ClassId,
        /// Its constructor.
        constructor: MethodId,
        /// The enclosing instance, for an inner class that is not local.
        outer: Option<Box<Expr>>,
        /// Converted.
        args: Vec<Expr>,
    },
    /// `new T[a][b][]`; sizes are `int`s
    NewArray {
        /// The sizes.
        sizes: Vec<Expr>,
    },
    /// `new T[] { ... }`, also a packed variable arity argument; the elements are converted
    ArrayLit(Vec<Expr>),
    /// `-` and `~` on promoted operands, `!`
    Unary(UnOp, Box<Expr>),
    /// An operator on two operands of the same promoted type (shifts: each its own), comparisons and equality, `&`
    /// `|` `^` on booleans. Never `&&`, `||`, never string concatenation.
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// `&&`
    And(Box<Expr>, Box<Expr>),
    /// `||`
    Or(Box<Expr>, Box<Expr>),
    /// String concatenation of at least two parts of any types but void, left to right.
    Concat(Vec<Expr>),
    /// `c ? a : b`, both converted to the type of the whole
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `place = value`; the value of the whole is the new value of the place
    Assign(Box<Expr>, Box<Expr>),
    /// `place op= value`, `place++`, `++place`
    Update(Box<Update>),
    /// A conversion.
    Convert(Conversion, Box<Expr>),
    /// `e instanceof T`
    InstanceOf(Box<Expr>, Type),
    /// `e instanceof P`: `value` is a variable that holds `e`
    Matches(Box<Expr>, LocalId, Box<Pattern>),
    /// A lambda or method reference.
    Lambda(Rc<Lambda>),
    /// `switch` as an expression.
    Switch(Box<Switch>),
    /// `T.class`
    ClassLit(Type),
    /// Evaluate all, the last is the value.
    Seq(Vec<Expr>),
    /// A new unknown value of this type (`Verifier.nondetInt()`).
    Nondet,
    /// JML `\result`
    Result,
    /// JML `\old(E)`
    Old(Box<Expr>),
    /// JML `\fresh(E)`
    Fresh(Box<Expr>),
    /// A precondition among several: it does not hold where it cannot be evaluated.
    Holds(Box<Expr>),
    /// JML `A ==> B`
    Implies(Box<Expr>, Box<Expr>),
    /// `A ** B`
    Sep(Box<Expr>, Box<Expr>),
    /// `acc(e.f)`, `acc(a[*])`, `untouched(A)`
    Permission(ast::Permission, Box<Expr>),
    /// JML `\nonnullelements(E)`
    NonNullElements(Box<Expr>),
    /// JML quantifier over a range of integers.
    Quant(Box<Quant>),
}

/// `-`, `~` and `!`; `+` is a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "Java's own operators")]
pub enum UnOp {
    Minus,
    BitNot,
    Not,
}

/// A call of a method, never of a constructor.
#[derive(Clone, Debug)]
pub struct Call {
    /// On what.
    pub target: CallTarget,
    /// The method as declared; dispatch may find an overriding one.
    pub method: MethodId,
    /// Converted to the erased parameter types.
    pub args: Vec<Expr>,
}

/// On what a method is called.
#[derive(Clone, Debug)]
pub enum CallTarget {
    /// A static method.
    Static,
    /// Dynamic dispatch on an object. An array for `clone()`.
    Virtual(Expr),
    /// `super.m()`, `I.super.m()`: exactly this method on `this` of the class whose code this is.
    Super,
}

/// `place op= value`, `place++`, `++place`.
#[derive(Clone, Debug)]
pub struct Update {
    /// `Local`, `Field` or `Index`. Its operands are evaluated once.
    pub place: Expr,
    /// A variable that stands for the old value of the place in `new_value`.
    pub old: LocalId,
    /// The new value, over `old`, converted to the type of the place.
    pub new_value: Expr,
    /// The value of the whole is the old value (`place++`) and not the new one.
    pub gives_old: bool,
}

/// A conversion. The type of the surrounding expression is the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// Between primitive types, exactly as a Java cast.
    Prim,
    /// Primitive to its box.
    Box,
    /// Box to its primitive.
    Unbox,
    /// A reference that fits anyway.
    Widen,
    /// A cast that the source writes; may throw `ClassCastException`.
    Cast,
    /// A cast that erasure makes necessary: the value is of that type unless the heap is polluted.
    Expect,
    /// What erasure has lost, where nobody relies on it: an input is of that type unless its maker has polluted the heap.
    Trust,
}

/// A lambda or method reference.
#[derive(Clone, Debug)]
pub struct Lambda {
    /// The synthesised class: implements the interface, has no members of its own.
    pub class: ClassId,
    /// The abstract method of the interface that it implements.
    pub method: MethodId,
    /// Parameters have the erased types of `method`; the statements begin by converting them to the real types. A result
    /// is converted to the erased type.
    pub body: Body,
    /// The value of the bound receiver of `e::m`, evaluated (and null-checked) when the lambda is made.
    pub receiver: Option<(LocalId, Expr)>,
}

/// A JML quantifier over a range of integers.
#[derive(Clone, Debug)]
pub struct Quant {
    /// Which quantifier.
    pub kind: QuantKind,
    /// The variable.
    pub var: LocalId,
    /// Where the range begins.
    pub low: Expr,
    /// It begins after `low`, which may be the largest number.
    pub excludes_low: bool,
    /// Where it ends.
    pub high: Expr,
    /// `high`, which may be the largest number, is a part of it.
    pub includes_high: bool,
    /// Further conditions on the variable.
    pub filter: Option<Expr>,
    /// What is asked.
    pub body: Expr,
}

/// The contract of a method, with JML's cases already folded into single clauses.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    /// Locals that stand for the parameters.
    pub params: Vec<LocalId>,
    /// Assumed of the caller.
    pub requires: Vec<Clause>,
    /// Promised at a normal exit.
    pub ensures: Vec<Clause>,
    /// The method may throw at all under these conditions (over the state at entry); none: anything goes.
    pub signals: Vec<Signals>,
    /// `signals_only`
    pub signals_only: Option<(Vec<Type>, Span)>,
    /// What each of several cases lets through; with a single case its `signals` clauses say that.
    pub permissions: Vec<Permission>,
    /// `assignable`; each of them must be kept, and without any everything may change.
    pub assignable: Vec<FrameClause>,
}

/// The exceptions that one of several cases permits.
#[derive(Clone, Debug)]
pub struct Permission {
    /// The precondition of the case, as it was at entry.
    pub guard: Expr,
    /// The classes.
    pub types: Vec<Type>,
    /// The case in the source.
    pub span: Span,
}

/// An `assignable` clause.
#[derive(Clone, Debug)]
pub struct FrameClause {
    /// The precondition of its case, if there are several.
    pub guard: Option<Expr>,
    /// The places.
    pub places: Vec<Assignable>,
    /// The clause in the source.
    pub span: Span,
}

/// A condition of a contract.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The condition.
    pub cond: Expr,
    /// The clause in the source.
    pub span: Span,
}

/// `signals (T x) E`
#[derive(Clone, Debug)]
pub struct Signals {
    /// The exception type.
    pub ty: Type,
    /// Its name in the condition.
    pub var: LocalId,
    /// What holds then.
    pub cond: Expr,
    /// The clause in the source.
    pub span: Span,
}

/// A place in an `assignable` clause.
#[derive(Clone, Debug)]
pub enum Assignable {
    /// A field or element.
    Place(Expr),
    /// `e.*`
    AllFields(Expr),
    /// `a[*]`
    AllElements(Expr),
}

impl Expr {
    /// The constant value, if it is one.
    pub fn constant(&self) -> Option<&Const> {
        match &self.kind {
            ExprKind::Const(value) => Some(value),
            _ => None,
        }
    }

    /// The primitive type, for an expression that is known to have one.
    pub fn prim(&self) -> Option<Prim> {
        self.ty.prim()
    }
}

/// An initialiser of a class, in text order.
#[derive(Clone, Debug)]
pub enum Init {
    /// `f = e`
    Field(FieldId, Expr),
    /// `{ ... }`
    Block(Vec<Stmt>),
}
