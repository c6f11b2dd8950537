//! The tree of an OOX program, as the parser builds it and the printer prints it.
//!
//! The tree says what was written, not what it means: names are unresolved, literals untyped. A tree that the parser
//! can build prints to a text that parses to the same tree; `lang/printer/mod.rs` lists the few shapes that only a program
//! that builds trees by hand can make, and how they are printed.

use super::span::Span;

/// A name with its place. `text` is the plain name; the printer puts back-quotes around names that need them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ident {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// A whole program: the class and interface declarations of all its files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// In source order.
    pub types: Vec<TypeDecl>,
}

/// What a [`TypeDecl`] declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeDeclKind {
    /// `class`
    Class,
    /// `interface`
    Interface,
}

/// A class or an interface.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the declaration")]
pub struct TypeDecl {
    /// Class or interface.
    pub kind: TypeDeclKind,
    /// `abstract class`
    pub is_abstract: bool,
    /// `library`: comes with what the user wrote, and is not verified for its own sake.
    pub is_library: bool,
    /// `hidden`: an input has this class only where it is declared with this class itself.
    pub is_hidden: bool,
    /// `open`: an input of this type may be an object of a class that is not in the program.
    pub is_open: bool,
    /// `text`: the class of string literals.
    pub is_text: bool,
    /// `enum`: its objects are those that its static initialiser makes.
    pub is_enum: bool,
    /// Its name.
    pub name: Ident,
    /// Its type variables.
    pub variables: Vec<TypeVariable>,
    /// At most one for a class, any number for an interface.
    pub extends: Vec<Super>,
    /// Empty for an interface.
    pub implements: Vec<Super>,
    /// In source order.
    pub members: Vec<Member>,
    /// The whole declaration.
    pub span: Span,
}

impl TypeDecl {
    /// What code sees of a type that a member is declared with: no arguments, and bounds in place of type variables.
    pub fn erased(&self, ty: &Type) -> Type {
        let kind = match &ty.kind {
            TypeKind::Class(name) => {
                let variable = self.variables.iter().find(|variable| variable.name.text == *name);
                TypeKind::Class(match variable {
                    None => name.clone(),
                    Some(TypeVariable { bound: Some(bound), .. }) => bound.text.clone(),
                    Some(_) => "Object".to_owned(),
                })
            }
            TypeKind::Applied(name, _) => TypeKind::Class(name.clone()),
            TypeKind::Array(elem) => TypeKind::Array(Box::new(self.erased(elem))),
            plain @ (TypeKind::Prim(_) | TypeKind::String) => plain.clone(),
        };
        Type { kind, span: ty.span }
    }
}

/// `T`, or `T extends C`: what objects of the class hold where a member is declared with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeVariable {
    /// Its name.
    pub name: Ident,
    /// What every argument is below; `Object` where nothing is written.
    pub bound: Option<Ident>,
}

/// A supertype in a declaration: `C`, `C<A>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Super {
    /// The class or interface.
    pub name: Ident,
    /// What its type variables stand for.
    pub args: Vec<TypeArg>,
}

/// A member of a class or interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Member {
    /// A field.
    Field(Field),
    /// A method.
    Method(Method),
    /// A constructor.
    Constructor(Constructor),
    /// `static { ... }`
    StaticInit(Block),
    /// `invariant(E);`
    Invariant(Expr),
}

/// `[helper] [static] [volatile] [nonnull] [owned] [prior] T name [:= E];`
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the declaration")]
pub struct Field {
    /// `helper`
    pub is_helper: bool,
    /// `static`
    pub is_static: bool,
    /// `nonnull`
    pub non_null: bool,
    /// `owned`
    pub is_owned: bool,
    /// `prior`
    pub is_prior: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// The declared type.
    pub ty: Type,
    /// Its name.
    pub name: Ident,
    /// The initialiser.
    pub init: Option<Expr>,
    /// The whole declaration.
    pub span: Span,
}

/// A method; without a body it is abstract (`abstract`, or in an interface) or open.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the declaration")]
pub struct Method {
    /// `static`
    pub is_static: bool,
    /// `abstract`
    pub is_abstract: bool,
    /// `pure`
    pub is_pure: bool,
    /// `ordered`: its result is the sign of a total order on two objects.
    pub is_ordered: bool,
    /// `helper`: verified where it is called, and by itself only when it is named.
    pub is_helper: bool,
    /// `native`: implemented by the engine.
    pub is_native: bool,
    /// `predicate`: a name for an assertion.
    pub is_predicate: bool,
    /// `trusted`: its contract is taken for granted in proofs.
    pub is_trusted: bool,
    /// `None` for `void`.
    pub ret: Option<Type>,
    /// Its name.
    pub name: Ident,
    /// The parameters, as they are written.
    pub params: Vec<Param>,
    /// The contract, in source order.
    pub spec: Vec<Clause>,
    /// `None` when the declaration ends in `;`.
    pub body: Option<Block>,
    /// The whole declaration.
    pub span: Span,
}

/// A constructor; its name is the name of the class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constructor {
    /// `helper`: verified where it is called, and by itself only when it is named.
    pub is_helper: bool,
    /// As written.
    pub name: Ident,
    /// The parameters, as they are written.
    pub params: Vec<Param>,
    /// The contract, in source order.
    pub spec: Vec<Clause>,
    /// `None` when the declaration ends in `;`: an open constructor.
    pub body: Option<Block>,
    /// The whole declaration.
    pub span: Span,
}

/// `[generic] [nonnull] T name`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// `generic`
    pub is_generic: bool,
    /// `nonnull`
    pub non_null: bool,
    /// The declared type.
    pub ty: Type,
    /// Its name.
    pub name: Ident,
}

/// One clause of a contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// What it says.
    pub kind: ClauseKind,
    /// The whole clause.
    pub span: Span,
}

/// What a [`Clause`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClauseKind {
    /// `requires(E)`
    Requires(Expr),
    /// `ensures(E)`
    Ensures(Expr),
    /// `exceptional(E)`
    Exceptional(Expr),
    /// `signals(T [x]) (E)`
    Signals {
        /// The exception type that the clause is about.
        ty: Type,
        /// The name of the exception in the condition.
        var: Option<Ident>,
        /// What holds when it is thrown.
        cond: Expr,
    },
    /// `throws(T1, ..., Tn) if (E)`; an empty list says that nothing may be thrown.
    Throws {
        /// What may leave the method.
        types: Vec<Type>,
        /// When the clause says something; always, if it is not written.
        guard: Option<Expr>,
    },
    /// `modifies(l1, ..., ln) if (E)`; an empty list says that nothing is changed.
    Modifies {
        /// The places.
        places: Vec<Location>,
        /// When the clause says something; always, if it is not written.
        guard: Option<Expr>,
    },
}

/// A set of memory places in a `modifies` clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// `e.f`, or a static field `C.f`
    Field {
        /// The object (or a class name).
        base: Expr,
        /// The field.
        field: Ident,
    },
    /// `e.*`
    AllFields(Expr),
    /// `e[i]`
    Elem {
        /// The array.
        base: Expr,
        /// The index.
        index: Expr,
    },
    /// `e[*]`
    AllElems(Expr),
}

/// A non-void type as written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Type {
    /// Which type.
    pub kind: TypeKind,
    /// Where it stands.
    pub span: Span,
}

/// See [`Type`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    /// A primitive type.
    Prim(Prim),
    /// `string`
    String,
    /// A class or interface by name; where a member is declared, also a type variable of its class.
    Class(String),
    /// `C<A>`: a class with what its type variables stand for; in declarations of members only.
    Applied(String, Vec<TypeArg>),
    /// `T[]`
    Array(Box<Type>),
}

/// What a type variable stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeArg {
    /// `?`
    Any,
    /// `T`
    Exactly(Type),
    /// `? extends T`
    Below(Type),
}

/// The primitive types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prim {
    /// `int`: mathematical integers.
    Int,
    /// `uint`: mathematical integers; inputs are not negative.
    Uint,
    /// `bool`
    Bool,
    /// `float`: another word for `f64`.
    Float,
    /// `char`: another word for `u16`.
    Char,
    /// 8 bits, two's complement.
    I8,
    /// 16 bits, two's complement.
    I16,
    /// 16 bits, unsigned.
    U16,
    /// 32 bits, two's complement.
    I32,
    /// 64 bits, two's complement.
    I64,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
}

/// `{ ... }`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The statements, as they are written.
    pub stmts: Vec<Stmt>,
    /// With its braces.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stmt {
    /// Which one.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// See [`Stmt`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StmtKind {
    /// `T x;` or `T x := E;`
    Declare {
        /// The declared type.
        ty: Type,
        /// The new local.
        name: Ident,
        /// The initial value; the default of the type without it.
        init: Option<Expr>,
    },
    /// `target := value;` where target is a name, a field or an element
    Assign {
        /// `Name`, `Field` or `Index`.
        target: Expr,
        /// The new value.
        value: Expr,
    },
    /// A call as a statement: `Call`, `New` or `ConstructorCall`.
    Call(Expr),
    /// `;`
    Skip,
    /// `assert E;`
    Assert(Expr),
    /// `assume E;`
    Assume(Expr),
    /// `[label:] while (E) {invariant(I)} S`
    While {
        /// The label.
        label: Option<Ident>,
        /// The guard.
        cond: Expr,
        /// Loop invariants, in order.
        invariants: Vec<Expr>,
        /// The body.
        body: Box<Stmt>,
    },
    /// `if (E) S [else S]`
    If {
        /// The guard.
        cond: Expr,
        /// When it is true.
        then: Box<Stmt>,
        /// When it is false.
        els: Option<Box<Stmt>>,
    },
    /// `switch (E) { case 1, 2: { } default: { } }`, without fall-through
    Switch {
        /// The number that decides.
        subject: Expr,
        /// The arms as they are written; no label occurs twice.
        arms: Vec<SwitchArm>,
        /// When no label fits.
        default: Option<Block>,
    },
    /// `continue [label];`
    Continue(Option<Ident>),
    /// `break [label];`
    Break(Option<Ident>),
    /// `return [E];`
    Return(Option<Expr>),
    /// `throw ...;`
    Throw(Throw),
    /// `try { } catch ... finally { }`; at least one catch or a finally
    Try {
        /// The guarded statements.
        body: Block,
        /// The first handler that fits is taken.
        catches: Vec<Catch>,
        /// Runs however the statement is left.
        finally: Option<Block>,
    },
    /// `[label:] { ... }`
    Block {
        /// The label; `break label;` leaves the block.
        label: Option<Ident>,
        /// The statements.
        block: Block,
    },
    /// `lock (E) { ... }`
    Lock {
        /// The object whose monitor is taken.
        target: Expr,
        /// The statements under the lock.
        body: Block,
    },
    /// `fork o.m(...);`, `t := fork o.m(...);`
    Fork {
        /// What becomes of the handle of the new thread.
        into: Option<Handle>,
        /// What the new thread does.
        call: Expr,
    },
    /// `join;` or `join t;`
    Join(Option<Expr>),
    /// `wait (E);`
    Wait(Expr),
    /// `notify (E);` or `notify all (E);`
    Notify {
        /// Whose monitor.
        target: Expr,
        /// Every thread that waits, and not one of them.
        all: bool,
    },
    /// `atomic { [await E;] ... }`
    Atomic {
        /// The thread waits until this holds.
        until: Option<Expr>,
        /// The statements that no other thread comes between.
        body: Block,
    },
    /// `open (E);` and its like: a step of a proof, which runs do not take.
    Ghost(GhostWord, Expr),
    /// `unsupported "reason";`: what stands here cannot be executed, and a path that gets here says why
    Unsupported(String),
}

/// A step of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GhostWord {
    /// `open (p);`: the body of a predicate in its place.
    Open,
    /// `close (p);`: a predicate in place of its body.
    Close,
    /// `use (m);`: a pure call is what its body says.
    Use,
    /// `opening (p);`: the next `return` sees the body of the predicate.
    Opening,
    /// `cut (A);`: the proof ends here with `A`, and another one begins with it.
    Cut,
}

impl GhostWord {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Open, Self::Close, Self::Use, Self::Opening, Self::Cut];

    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Close => "close",
            Self::Use => "use",
            Self::Opening => "opening",
            Self::Cut => "cut",
        }
    }
}

/// Where the handle of a new thread goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handle {
    /// `T t := fork ...`
    Declare {
        /// The declared type.
        ty: Type,
        /// The new local.
        name: Ident,
    },
    /// `t := fork ...`: a local, a field or an element.
    Assign(Expr),
}

/// `case 1, 2: { }`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchArm {
    /// At least one; literals, perhaps with a sign.
    pub labels: Vec<Expr>,
    /// What runs then.
    pub body: Block,
}

/// What a `throw` throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Throw {
    /// `throw;`: a new `Exception` without message.
    Bare,
    /// `throw "text";`: a new `Exception` with that message.
    Text(String),
    /// `throw E;`
    Value(Expr),
}

/// `catch { }` or `catch (T x) { }`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catch {
    /// Which exceptions, and their name in the body; `None` takes all.
    pub binder: Option<(Type, Ident)>,
    /// The handler.
    pub body: Block,
    /// The whole clause.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// Which one.
    pub kind: ExprKind,
    /// Where it stands, without surrounding parentheses.
    pub span: Span,
}

/// See [`Expr`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// A literal.
    Lit(Lit),
    /// A local, a parameter, `this`, `super` (only before `.m(...)`), `retval`, or a class (only before `.`).
    Name(String),
    /// A unary operator.
    Unary(UnOp, Box<Expr>),
    /// A binary operator.
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// `c ? a : b`
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `#a`
    Length(Box<Expr>),
    /// `e.f`, or a static field `C.f`
    Field(Box<Expr>, Ident),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `e.m(args)`, `C.m(args)` or `super.m(args)`
    Call {
        /// The receiver, or a class name, or `super`.
        base: Box<Expr>,
        /// The method.
        method: Ident,
        /// The arguments, as they are written.
        args: Vec<Expr>,
    },
    /// `super(args)` or `this(args)`, only as a statement at the start of a constructor
    ConstructorCall {
        /// `super(...)` and not `this(...)`.
        is_super: bool,
        /// The arguments, as they are written.
        args: Vec<Expr>,
    },
    /// `new C(args)`
    New {
        /// The class.
        class: Ident,
        /// The arguments, as they are written.
        args: Vec<Expr>,
    },
    /// `new T[e1]..[en][]..[]`; the type of the whole is `elem` with `sizes.len() + open_dims` levels
    NewArray {
        /// The innermost element type, never an array.
        elem: Type,
        /// At least one.
        sizes: Vec<Expr>,
        /// Further dimensions that are left null.
        open_dims: usize,
    },
    /// `e is T`
    Is(Box<Expr>, Type),
    /// `e as T`
    As(Box<Expr>, Type),
    /// `e expect T`: a cast of a reference that can fail only if the program broke a promise that its types make
    Expect(Box<Expr>, Type),
    /// `e trust T`: what `e` is; where that comes from the input, its maker has promised that it is a `T`
    Trust(Box<Expr>, Type),
    /// `forall v, i : a : E` and `forall i : low .. high : E`, and the same with `exists`
    Quant {
        /// Which quantifier.
        quant: Quantifier,
        /// What it ranges over.
        domain: Domain,
        /// The body.
        body: Box<Expr>,
    },
    /// `let { S } in E`: runs the statements, whose locals are in scope in `E`, then is the value of `E`
    Let {
        /// The statements that run before the value is taken.
        body: Vec<Stmt>,
        /// The value.
        value: Box<Expr>,
    },
    /// `old(E)`
    Old(Box<Expr>),
    /// `fresh(E)`
    Fresh(Box<Expr>),
    /// `holds(e)`: it is true, and neither false nor impossible to evaluate.
    Holds(Box<Expr>),
    /// `acc(e.f)`, `acc(a[*])`, `untouched(A)`: what an assertion says of permissions.
    Permission(Permission, Box<Expr>),
}

/// What an [`ExprKind::Permission`] says of its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permission {
    /// `acc(e.f)`, also of a static field.
    Field,
    /// `acc(a[*])`; the operand is the array.
    Elements,
    /// `untouched(A)`: what `A` covers has the values that it had when the method was entered.
    Untouched,
}

/// A literal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lit {
    /// `true`, `false`
    Bool(bool),
    /// Decimal digits without leading zeros; as large as you like.
    Int(String),
    /// Digits with a point and perhaps an exponent, as written.
    Float(String),
    /// One UTF-16 code unit.
    Char(u16),
    /// The text without quotes, escapes resolved.
    String(String),
    /// `null`
    Null,
}

/// What a quantifier ranges over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Domain {
    /// `v, i : a`: the elements of an array with their indices.
    Array {
        /// The name of the element.
        elem: Ident,
        /// The name of the index.
        index: Ident,
        /// The array.
        array: Box<Expr>,
    },
    /// `i : low .. high`: the integers from `low` up to and without `high`.
    Range {
        /// The name of the integer.
        var: Ident,
        /// The first one.
        low: Box<Expr>,
        /// One past the last one.
        high: Box<Expr>,
    },
}

/// `forall` or `exists`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// Every element.
    Forall,
    /// Some element.
    Exists,
}

/// Unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnOp {
    /// `-`
    Neg,
    /// `!`
    Not,
    /// `~`
    BitNot,
}

/// Binary operators. From loosest to tightest: `==>` (right), `**`, `||`, `&&`, `|`, `^`, `&`, `== !=`, `< <= > >= is`,
/// `<< >> >>>`, `+ -`, `* / %`, `as`, unary. `c ? a : b` is looser than all of them; a quantifier and a
/// `let` reach as far right as they can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
    /// `==>`
    Implies,
    /// `**`: both hold, of different places.
    Sep,
    /// `||`
    Or,
    /// `&&`
    And,
    /// `|`
    BitOr,
    /// `^`
    BitXor,
    /// `&`
    BitAnd,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `>>>`
    Ushr,
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
}
