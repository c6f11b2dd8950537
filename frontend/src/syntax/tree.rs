//! The Java syntax tree: what was written, before any name has a meaning.
//!
//! Built by `syntax/convert`. Parentheses, comments and annotations that nothing asks for are gone; JML comments have
//! become contracts, invariants and statements. A dotted name is a chain of [`ExprKind::Field`] over a
//! [`ExprKind::Name`], because only attribution knows which part is a package, a class or a variable.

use std::sync::Arc;

use oox_core::lang::ast::{GhostWord, Permission};
use oox_core::lang::span::{FileId, Span};

/// A name with its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ident {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// One source file.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Which file.
    pub file: FileId,
    /// `package a.b;`, empty for the unnamed package.
    pub package: Vec<Ident>,
    /// The simple names of the annotations of the package.
    pub annotations: Vec<Ident>,
    /// The import declarations.
    pub imports: Vec<Import>,
    /// The top-level types.
    pub types: Vec<Arc<TypeDecl>>,
}

impl Unit {
    /// `a.b`, or empty.
    pub fn package_name(&self) -> String {
        self.package.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(".")
    }
}

/// `import [static] a.b.C;` or `import [static] a.b.*;`
#[derive(Clone, Debug)]
pub struct Import {
    /// `static`
    pub is_static: bool,
    /// The dotted name without the star.
    pub path: Vec<Ident>,
    /// `.*`
    pub on_demand: bool,
    /// The whole declaration.
    pub span: Span,
}

impl Import {
    /// The class whose member of this name a static import may mean, as a dotted name.
    pub fn owner_of(&self, member: &str) -> Option<String> {
        let owner = match self.path.split_last() {
            _ if !self.is_static => None,
            _ if self.on_demand => Some(self.path.as_slice()),
            Some((last, owner)) if last.text == member => Some(owner),
            _ => None,
        };
        owner.map(|owner| owner.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join("."))
    }
}

/// The modifiers of a declaration.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the declaration")]
pub struct Modifiers {
    /// `public`
    pub is_public: bool,
    /// `protected`
    pub is_protected: bool,
    /// `private`
    pub is_private: bool,
    /// `static`
    pub is_static: bool,
    /// `final`
    pub is_final: bool,
    /// `abstract`
    pub is_abstract: bool,
    /// `native`
    pub is_native: bool,
    /// `synchronized`
    pub is_synchronized: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// `default` on an interface method
    pub is_default: bool,
    /// `sealed`
    pub is_sealed: bool,
    /// What JML or an annotation of any package says: `@NonNull`, `@NotNull`, `/*@ non_null @*/` ... `@Nullable`,
    /// `@CheckForNull`, `/*@ nullable @*/`.
    pub nullness: Option<Nullness>,
    /// `/*@ pure @*/`, `@Pure`
    pub is_pure: bool,
    /// `/*@ helper @*/`
    pub is_helper: bool,
    /// `//@ predicate p() { return A; }`
    pub is_predicate: bool,
    /// `/*@ trusted @*/`
    pub is_trusted: bool,
    /// The simple names of the annotations.
    pub annotations: Vec<Ident>,
    /// What `@ForTests("...")` says, with which our models of the JDK tell what tests must know of them.
    pub for_tests: Option<Box<str>>,
}

/// Whether a reference may be null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nullness {
    /// Never.
    NonNull,
    /// Perhaps.
    Nullable,
}

impl Nullness {
    /// What an annotation of this simple name says, of whatever package it is.
    pub fn said_by(annotation: &str) -> Option<Self> {
        match annotation {
            "NonNull" | "Nonnull" | "NotNull" | "NonNullDecl" => Some(Self::NonNull),
            "Nullable" | "CheckForNull" | "NullableDecl" => Some(Self::Nullable),
            _ => None,
        }
    }
}

/// Whether values of an annotation choose what of its usual meaning holds: `@NonNullByDefault(PARAMETER)`.
pub fn says_by_values(annotation: &str) -> bool {
    matches!(annotation, "NonNullByDefault" | "NotNullByDefault")
}

/// What a [`TypeDecl`] declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeDeclKind {
    /// `class`
    Class,
    /// `interface`
    Interface,
    /// `enum`
    Enum,
    /// `record`
    Record,
    /// `@interface`
    Annotation,
}

/// A class, interface, enum, record or annotation type; also the body of an anonymous class or of an enum constant
/// (then its name is empty).
#[derive(Clone, Debug)]
pub struct TypeDecl {
    /// Which kind.
    pub kind: TypeDeclKind,
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its simple name.
    pub name: Ident,
    /// `<T extends U & V>`
    pub type_params: Vec<TypeParam>,
    /// `extends`: at most one for a class, any number for an interface.
    pub extends: Vec<TypeRef>,
    /// `implements`
    pub implements: Vec<TypeRef>,
    /// `permits`
    pub permits: Vec<TypeRef>,
    /// The components of a record.
    pub components: Vec<Param>,
    /// The constants of an enum.
    pub constants: Vec<EnumConstant>,
    /// In source order.
    pub members: Vec<Member>,
    /// The whole declaration.
    pub span: Span,
}

/// `T extends U & V`
#[derive(Clone, Debug)]
pub struct TypeParam {
    /// Its name.
    pub name: Ident,
    /// Its bounds.
    pub bounds: Vec<TypeRef>,
}

/// `NAME(args) { body }`
#[derive(Clone, Debug)]
pub struct EnumConstant {
    /// Its name.
    pub name: Ident,
    /// The constructor arguments.
    pub args: Vec<Expr>,
    /// Its own class body.
    pub body: Option<Arc<TypeDecl>>,
    /// The whole constant.
    pub span: Span,
}

/// A member of a type.
#[derive(Clone, Debug)]
pub enum Member {
    /// One or more fields.
    Field(FieldDecl),
    /// A method or constructor.
    Method(Arc<MethodDecl>),
    /// `{ ... }` or `static { ... }`
    Init {
        /// `static`
        is_static: bool,
        /// The code.
        block: Block,
    },
    /// A member type.
    Type(Arc<TypeDecl>),
    /// `//@ invariant E;`
    Invariant {
        /// `static invariant`
        is_static: bool,
        /// What always holds.
        said: JmlCondition,
    },
}

/// `T a = 1, b[];`
#[derive(Clone, Debug)]
pub struct FieldDecl {
    /// Shared by all declarators.
    pub modifiers: Modifiers,
    /// Shared by all declarators.
    pub ty: TypeRef,
    /// At least one.
    pub declarators: Vec<Declarator>,
    /// The whole declaration.
    pub span: Span,
}

/// `name[] = init`
#[derive(Clone, Debug)]
pub struct Declarator {
    /// The variable.
    pub name: Ident,
    /// Pairs of brackets after the name.
    pub dims: usize,
    /// The initialiser, perhaps an [`ExprKind::ArrayInit`].
    pub init: Option<Expr>,
    /// The whole declarator.
    pub span: Span,
}

/// What a [`MethodDecl`] declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodKind {
    /// A method.
    Method,
    /// A constructor.
    Constructor,
    /// A record's constructor without a parameter list.
    CompactConstructor,
}

/// A method or constructor.
#[derive(Clone, Debug)]
pub struct MethodDecl {
    /// Which kind.
    pub kind: MethodKind,
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// `<T>`
    pub type_params: Vec<TypeParam>,
    /// `None` for `void` and for constructors.
    pub ret: Option<TypeRef>,
    /// Its name.
    pub name: Ident,
    /// In order, without a receiver parameter.
    pub params: Vec<Param>,
    /// `throws`
    pub throws: Vec<TypeRef>,
    /// The JML contract before the method.
    pub contract: Option<Contract>,
    /// `None` when the declaration ends in `;`.
    pub body: Option<Block>,
    /// The whole declaration.
    pub span: Span,
}

/// A parameter, or a component of a record.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its type; for a variable arity parameter the element type. [`TypeKind::Var`] in a lambda without types.
    pub ty: TypeRef,
    /// `...`
    pub is_varargs: bool,
    /// Its name.
    pub name: Ident,
}

/// A type as written.
#[derive(Clone, Debug)]
pub struct TypeRef {
    /// Which type.
    pub kind: TypeKind,
    /// Where it stands.
    pub span: Span,
}

/// See [`TypeRef`].
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// A primitive type.
    Prim(Prim),
    /// `void`, only in class literals.
    Void,
    /// `var`, or a lambda parameter without a type.
    Var,
    /// `a.b.C<T>.D`
    Named(Vec<TypeSegment>),
    /// `T[]`
    Array(Box<TypeRef>),
    /// `A | B` in a multi-catch, `A & B` in a cast.
    Several(Vec<TypeRef>),
}

/// One part of a dotted type name.
#[derive(Clone, Debug)]
pub struct TypeSegment {
    /// The name.
    pub name: Ident,
    /// `None`: none written; empty: the diamond `<>`.
    pub args: Option<Vec<TypeArg>>,
}

/// A type argument.
#[derive(Clone, Debug)]
pub enum TypeArg {
    /// `T`
    Type(TypeRef),
    /// `?`
    Any,
    /// `? extends T`
    Extends(TypeRef),
    /// `? super T`
    Super(TypeRef),
}

/// The primitive types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "Java's own words")]
pub enum Prim {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

/// `{ ... }`
#[derive(Clone, Debug)]
pub struct Block {
    /// The statements.
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
    /// `;`
    Empty,
    /// `T a = 1, b;`
    Local(LocalDecl),
    /// A local class, interface, enum or record.
    LocalType(Arc<TypeDecl>),
    /// An expression statement.
    Expr(Expr),
    /// `this(...)`, `super(...)`, `outer.super(...)`
    ConstructorCall {
        /// `outer.`
        outer: Option<Expr>,
        /// `super` and not `this`.
        is_super: bool,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `if`
    If {
        /// The condition.
        cond: Expr,
        /// When it is true.
        then: Box<Stmt>,
        /// When it is false.
        els: Option<Box<Stmt>>,
    },
    /// `while`
    While {
        /// The condition.
        cond: Expr,
        /// `//@ loop_invariant E;` before the loop.
        invariants: Vec<JmlCondition>,
        /// The body.
        body: Box<Stmt>,
    },
    /// `do`
    Do {
        /// The body.
        body: Box<Stmt>,
        /// The condition.
        cond: Expr,
        /// `//@ loop_invariant E;` before the loop.
        invariants: Vec<JmlCondition>,
    },
    /// `for (init; cond; update)`
    For {
        /// One [`StmtKind::Local`] or several [`StmtKind::Expr`].
        init: Vec<Stmt>,
        /// Missing: true.
        cond: Option<Expr>,
        /// After each round.
        update: Vec<Expr>,
        /// `//@ loop_invariant E;` before the loop.
        invariants: Vec<JmlCondition>,
        /// The body.
        body: Box<Stmt>,
    },
    /// `for (T x : e)`
    ForEach {
        /// The variable.
        var: Param,
        /// The array or Iterable.
        iterable: Expr,
        /// `//@ loop_invariant E;` before the loop.
        invariants: Vec<JmlCondition>,
        /// The body.
        body: Box<Stmt>,
    },
    /// `{ ... }`
    Block(Block),
    /// `label: S`
    Labeled {
        /// The label.
        label: Ident,
        /// The statement.
        body: Box<Stmt>,
    },
    /// `switch` as a statement.
    Switch(Switch),
    /// `return`
    Return(Option<Expr>),
    /// `break`
    Break(Option<Ident>),
    /// `continue`
    Continue(Option<Ident>),
    /// `yield`
    Yield(Expr),
    /// `throw`
    Throw(Expr),
    /// `try`
    Try {
        /// What is closed at the end, the last one first.
        resources: Vec<Resource>,
        /// The guarded statements.
        body: Block,
        /// The handlers; the first one that fits runs.
        catches: Vec<Catch>,
        /// `finally`
        finally: Option<Block>,
    },
    /// `synchronized (e) { ... }`
    Synchronized {
        /// The object.
        lock: Expr,
        /// The statements.
        body: Block,
    },
    /// `assert c : message;`
    Assert {
        /// The condition.
        cond: Expr,
        /// The detail.
        message: Option<Expr>,
    },
    /// `//@ assert E;`
    JmlAssert(JmlCondition),
    /// `//@ assume E;`
    JmlAssume(Expr),
    /// `//@ open p();` and its like: a step of a proof.
    Ghost(GhostWord, Expr),
    /// A syntax that is not known here; the word says which.
    Unsupported(&'static str),
}

/// `T a = 1, b[];`
#[derive(Clone, Debug)]
pub struct LocalDecl {
    /// Shared by all declarators.
    pub modifiers: Modifiers,
    /// Shared by all declarators.
    pub ty: TypeRef,
    /// At least one.
    pub declarators: Vec<Declarator>,
}

/// A resource of a `try`.
#[derive(Clone, Debug)]
pub enum Resource {
    /// `T x = e`
    Declared {
        /// What is said of the variable.
        modifiers: Modifiers,
        /// The declared type.
        ty: TypeRef,
        /// The variable.
        name: Ident,
        /// The resource.
        init: Expr,
    },
    /// A variable or field that is there already.
    Expr(Expr),
}

/// `catch (A | B x) { ... }`
#[derive(Clone, Debug)]
pub struct Catch {
    /// At least one.
    pub types: Vec<TypeRef>,
    /// The exception.
    pub name: Ident,
    /// The handler.
    pub body: Block,
    /// The whole clause.
    pub span: Span,
}

/// A `switch`, statement or expression.
#[derive(Clone, Debug)]
pub struct Switch {
    /// What is looked at.
    pub subject: Expr,
    /// `->` and not `:`.
    pub is_arrow: bool,
    /// The arms. With `:`, a row of labels without statements between them is one arm.
    pub arms: Vec<SwitchArm>,
    /// The whole switch.
    pub span: Span,
}

/// `case a, b when g -> ...`
#[derive(Clone, Debug)]
pub struct SwitchArm {
    /// At least one.
    pub labels: Vec<SwitchLabel>,
    /// `when g`
    pub guard: Option<Expr>,
    /// What runs.
    pub body: SwitchBody,
    /// The whole arm.
    pub span: Span,
}

/// One label.
#[derive(Clone, Debug)]
pub enum SwitchLabel {
    /// `default`
    Default(Span),
    /// A constant, an enum constant by its simple name, or `null`.
    Value(Expr),
    /// A pattern.
    Pattern(Pattern),
}

/// What an arm runs.
#[derive(Clone, Debug)]
pub enum SwitchBody {
    /// `case x: S S S`, falls through into the next arm
    Group(Vec<Stmt>),
    /// `case x -> e;`
    Expr(Expr),
    /// `case x -> { ... }`
    Block(Block),
    /// `case x -> throw e;`
    Throw(Stmt),
}

/// A pattern.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Which kind.
    pub kind: PatternKind,
    /// Where it stands.
    pub span: Span,
}

/// See [`Pattern`].
#[derive(Clone, Debug)]
pub enum PatternKind {
    /// `T x`; the type may be [`TypeKind::Var`] inside a record pattern; an unnamed variable `_` has no name
    Bind {
        /// The type.
        ty: TypeRef,
        /// The variable.
        name: Option<Ident>,
    },
    /// `R(p, q)`
    Record {
        /// The record.
        ty: TypeRef,
        /// One per component.
        parts: Vec<Pattern>,
    },
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Which one.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
    /// Where it stands without parentheses around it.
    pub bare: Span,
}

impl Expr {
    /// An expression without parentheses around it.
    pub fn new(span: Span, kind: ExprKind) -> Self {
        Self { kind, span, bare: span }
    }
}

/// See [`Expr`].
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A literal.
    Lit(Lit),
    /// A simple name.
    Name(Ident),
    /// `e.f`, or part of a dotted name
    Field(Box<Expr>, Ident),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `this`, `Outer.this`
    This(Option<Box<Expr>>),
    /// `super`, `Interface.super`: only before `.f`, `.m(...)` or `::m`
    Super(Option<Box<Expr>>),
    /// `T.class`
    ClassLit(TypeRef),
    /// `target.<T>m(args)`
    Call {
        /// What stands before the dot.
        target: Option<Box<Expr>>,
        /// Explicit type arguments.
        type_args: Vec<TypeRef>,
        /// The method.
        name: Ident,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `outer.new C<T>(args) { body }`
    New {
        /// `outer.`
        outer: Option<Box<Expr>>,
        /// The class.
        ty: TypeRef,
        /// The arguments.
        args: Vec<Expr>,
        /// The body of an anonymous class.
        body: Option<Arc<TypeDecl>>,
    },
    /// `new T[e1][e2][]` or `new T[][] { ... }`
    NewArray {
        /// The innermost element type.
        elem: TypeRef,
        /// The sizes.
        sizes: Vec<Expr>,
        /// Further pairs of brackets.
        open_dims: usize,
        /// An [`ExprKind::ArrayInit`].
        init: Option<Box<Expr>>,
    },
    /// `{ a, b }` in an initialiser
    ArrayInit(Vec<Expr>),
    /// `+ - ! ~`
    Unary(UnOp, Box<Expr>),
    /// `++` and `--`
    Step {
        /// `++` and not `--`.
        is_increment: bool,
        /// Before the operand: the value is the new one.
        is_prefix: bool,
        /// A variable, field or element.
        target: Box<Expr>,
    },
    /// A binary operator.
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// `target = value`, `target op= value`
    Assign {
        /// The operator of a compound assignment.
        op: Option<BinOp>,
        /// A variable, field or element.
        target: Box<Expr>,
        /// The right side.
        value: Box<Expr>,
    },
    /// `c ? a : b`
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `(T & U) e`
    Cast(TypeRef, Box<Expr>),
    /// `e instanceof T`
    InstanceOf(Box<Expr>, TypeRef),
    /// `e instanceof T x`, `e instanceof R(p)`
    Matches(Box<Expr>, Box<Pattern>),
    /// `x -> e`
    Lambda {
        /// Types may be [`TypeKind::Var`].
        params: Vec<Param>,
        /// What runs.
        body: LambdaBody,
    },
    /// `target::name`, `T::new`
    MethodRef {
        /// What stands before `::`.
        target: MethodRefTarget,
        /// `None` for `new`.
        name: Option<Ident>,
    },
    /// `switch` as an expression.
    Switch(Box<Switch>),
    /// JML `\result`
    Result,
    /// JML `\old(E)`, `\pre(E)`
    Old(Box<Expr>),
    /// JML `\fresh(E)`
    Fresh(Box<Expr>),
    /// JML `\typeof(E)`
    TypeOf(Box<Expr>),
    /// JML `\type(T)`
    TypeLit(TypeRef),
    /// JML `\nonnullelements(E)`
    NonNullElements(Box<Expr>),
    /// JML `A ==> B`
    Implies(Box<Expr>, Box<Expr>),
    /// `A ** B`
    Sep(Box<Expr>, Box<Expr>),
    /// `acc(e.f)`, `acc(a[*])`, `untouched(A)`
    Permission(Permission, Box<Expr>),
    /// JML `A <==> B`; the flag says `<=!=>`
    Iff(bool, Box<Expr>, Box<Expr>),
    /// JML `(\forall T x, y; range; body)`
    Quant(Box<Quant>),
    /// A syntax that is not known here; the word says which.
    Unsupported(&'static str),
}

/// `(\forall T x, y; range; body)`
#[derive(Clone, Debug)]
pub struct Quant {
    /// Which quantifier.
    pub kind: QuantKind,
    /// The type of the variables.
    pub ty: TypeRef,
    /// At least one.
    pub vars: Vec<Ident>,
    /// Which values count; all when missing.
    pub range: Option<Expr>,
    /// What is asked of them.
    pub body: Expr,
}

/// The quantifiers of JML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "JML's own words")]
pub enum QuantKind {
    Forall,
    Exists,
    NumOf,
    Sum,
    Product,
    Min,
    Max,
}

/// The body of a lambda.
#[derive(Clone, Debug)]
pub enum LambdaBody {
    /// `x -> e`
    Expr(Box<Expr>),
    /// `x -> { ... }`
    Block(Block),
}

/// What stands before `::`.
#[derive(Clone, Debug)]
pub enum MethodRefTarget {
    /// An expression or a dotted name (which may be a type); `super` too.
    Expr(Box<Expr>),
    /// A type that cannot be an expression: `int[]`, `List<String>`.
    Type(TypeRef),
}

/// A literal.
#[derive(Clone, Debug, PartialEq)]
pub enum Lit {
    /// `true`, `false`
    Boolean(bool),
    /// An `int`; the magnitude, so `2147483648` is allowed for the sake of `-2147483648`. Hexadecimal, octal and binary
    /// literals are stored as their two's complement value.
    Int(i64),
    /// A `long`; as for `Int`, the magnitude 2^63 is stored as `u64`.
    Long(u64),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
    /// One UTF-16 unit.
    Char(u16),
    /// The UTF-16 units, escapes resolved; text blocks stripped.
    String(Vec<u16>),
    /// `null`
    Null,
}

/// Unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "Java's own operators")]
pub enum UnOp {
    Plus,
    Minus,
    Not,
    BitNot,
}

/// Binary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "Java's own operators")]
pub enum BinOp {
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Shl,
    Shr,
    Ushr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl BinOp {
    /// `==`, `!=`, `<`, `<=`, `>`, `>=`
    pub fn is_comparison(self) -> bool {
        matches!(self, Self::Eq | Self::Ne | Self::Lt | Self::Le | Self::Gt | Self::Ge)
    }
}

/// The JML contract of a method.
#[derive(Clone, Debug)]
pub struct Contract {
    /// It begins with `also`: it adds to the contract of the overridden method.
    pub is_also: bool,
    /// Separated by `also`.
    pub cases: Vec<SpecCase>,
    /// From the first clause to the last.
    pub span: Span,
}

/// One specification case.
#[derive(Clone, Debug)]
pub struct SpecCase {
    /// `normal_behavior`, `exceptional_behavior`, or neither.
    pub behavior: Behavior,
    /// The clauses.
    pub clauses: Vec<SpecClause>,
}

/// See [`SpecCase`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behavior {
    /// No keyword, or `behavior`.
    Any,
    /// `normal_behavior`: does not throw.
    Normal,
    /// `exceptional_behavior`: does not return.
    Exceptional,
}

/// A construct of JML as it is written, on one line and without the `;` at its end.
#[derive(Clone, Debug)]
pub struct JmlWords {
    /// Its first word.
    pub keyword: String,
    /// The others.
    pub rest: String,
}

/// A condition of JML that is no part of a contract.
#[derive(Clone, Debug)]
pub struct JmlCondition {
    /// The condition.
    pub cond: Expr,
    /// As it is written: `loop_invariant i <= n`.
    pub words: JmlWords,
}

/// A clause of a contract.
#[derive(Clone, Debug)]
pub struct SpecClause {
    /// What it says.
    pub kind: SpecClauseKind,
    /// As it is written: `ensures \result >= 0`.
    pub words: JmlWords,
    /// The whole clause, inside the comment.
    pub span: Span,
}

/// See [`SpecClause`].
#[derive(Clone, Debug)]
pub enum SpecClauseKind {
    /// `requires E;`
    Requires(Expr),
    /// `ensures E;`
    Ensures(Expr),
    /// `signals (T x) E;`
    Signals {
        /// The exception type.
        ty: TypeRef,
        /// Its name in the condition.
        name: Option<Ident>,
        /// What holds then; true when missing.
        cond: Option<Expr>,
    },
    /// `signals_only A, B;`, `\nothing` is the empty list
    SignalsOnly(Vec<TypeRef>),
    /// `assignable ...;`; `\everything` is `None`, `\nothing` the empty list
    Assignable(Option<Vec<StoreRef>>),
}

/// A place in an `assignable` clause.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there are few of them")]
pub enum StoreRef {
    /// `e.f`, `f`, `a[i]`
    Place(Expr),
    /// `e.*`
    AllFields(Expr),
    /// `a[*]`
    AllElements(Expr),
    /// `a[i..j]`
    Elements(Expr, Expr, Expr),
}
