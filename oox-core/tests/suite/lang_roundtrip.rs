//! Whole programs over all constructs: printing, then parsing, gives the same tree.

use oox_core::lang::ast::{
    BinOp, Block, Catch, Clause, ClauseKind, Constructor, Domain, Expr, ExprKind, Field, GhostWord, Handle,
    Ident, Lit, Location, Member, Method, Param, Permission, Prim, Program, Quantifier, Stmt, StmtKind,
    Super, SwitchArm, Throw, Type, TypeArg, TypeDecl, TypeDeclKind, TypeKind, TypeVariable, UnOp,
};
use oox_core::lang::parser::parse;
use oox_core::lang::printer::{print, print_expr};
use oox_core::lang::span::{FileId, Span};
use oox_core::lang::token::{CONTEXTUAL_WORDS, KEYWORDS};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

const NOWHERE: Span = Span { file: FileId(0), start: 0, end: 0 };

fn name() -> impl Strategy<Value = String> {
    let odd = ["java.util.ArrayList", "a b", "<init>", "1x", "$", "_0", "été", "名", "//", "\"", "\\"];
    prop_oneof![
        6 => "[a-d][A-Z0-9_$]{0,2}",
        2 => select(CONTEXTUAL_WORDS).prop_map(str::to_owned),
        1 => select(KEYWORDS).prop_map(str::to_owned),
        1 => select(odd.to_vec()).prop_map(str::to_owned),
    ]
}

fn ident() -> impl Strategy<Value = Ident> {
    name().prop_map(|text| Ident { text, span: NOWHERE })
}

fn element_type() -> impl Strategy<Value = Type> {
    let prims = [
        Prim::Int,
        Prim::Uint,
        Prim::Bool,
        Prim::Float,
        Prim::Char,
        Prim::I8,
        Prim::I16,
        Prim::U16,
        Prim::I32,
        Prim::I64,
        Prim::F32,
        Prim::F64,
    ];
    let kind = prop_oneof![
        select(prims.to_vec()).prop_map(TypeKind::Prim),
        Just(TypeKind::String),
        name().prop_map(TypeKind::Class),
    ];
    kind.prop_map(|kind| Type { kind, span: NOWHERE })
}

fn ty() -> impl Strategy<Value = Type> {
    (element_type(), 0..3_usize).prop_map(|(elem, levels)| {
        (0..levels).fold(elem, |ty, _| Type { kind: TypeKind::Array(Box::new(ty)), span: NOWHERE })
    })
}

/// The type of a member: classes have arguments, which have some themselves.
fn declared_type() -> impl Strategy<Value = Type> {
    ty().prop_recursive(3, 8, 2, |inner| {
        let arg = prop_oneof![
            Just(TypeArg::Any),
            inner.clone().prop_map(TypeArg::Exactly),
            inner.prop_map(TypeArg::Below),
        ];
        (name(), vec(arg, 1..3), 0..2_usize).prop_map(|(name, args, levels)| {
            let elem = Type { kind: TypeKind::Applied(name, args), span: NOWHERE };
            (0..levels).fold(elem, |ty, _| Type { kind: TypeKind::Array(Box::new(ty)), span: NOWHERE })
        })
    })
}

fn type_args() -> impl Strategy<Value = Vec<TypeArg>> {
    let arg = prop_oneof![
        Just(TypeArg::Any),
        declared_type().prop_map(TypeArg::Exactly),
        declared_type().prop_map(TypeArg::Below),
    ];
    vec(arg, 0..3)
}

fn supertype() -> impl Strategy<Value = Super> {
    (ident(), type_args()).prop_map(|(name, args)| Super { name, args })
}

fn type_variables() -> impl Strategy<Value = Vec<TypeVariable>> {
    vec((ident(), option::of(ident())).prop_map(|(name, bound)| TypeVariable { name, bound }), 0..3)
}

fn lit() -> impl Strategy<Value = Lit> {
    prop_oneof![
        any::<bool>().prop_map(Lit::Bool),
        "0|[1-9][0-9]{0,30}".prop_map(Lit::Int),
        "[0-9]{1,3}\\.[0-9]{1,3}([eE][+-]?[0-9]{1,2})?".prop_map(Lit::Float),
        any::<u16>().prop_map(Lit::Char),
        (0..128_u16).prop_map(Lit::Char),
        any::<String>().prop_map(Lit::String),
        Just(Lit::Null),
    ]
}

fn binary_operator() -> impl Strategy<Value = BinOp> {
    select(vec![
        BinOp::Implies,
        BinOp::Sep,
        BinOp::Or,
        BinOp::And,
        BinOp::BitOr,
        BinOp::BitXor,
        BinOp::BitAnd,
        BinOp::Eq,
        BinOp::Ne,
        BinOp::Lt,
        BinOp::Le,
        BinOp::Gt,
        BinOp::Ge,
        BinOp::Shl,
        BinOp::Shr,
        BinOp::Ushr,
        BinOp::Add,
        BinOp::Sub,
        BinOp::Mul,
        BinOp::Div,
        BinOp::Rem,
    ])
}

fn at(kind: ExprKind) -> Expr {
    Expr { kind, span: NOWHERE }
}

fn leaf() -> impl Strategy<Value = Expr> {
    prop_oneof![
        lit().prop_map(ExprKind::Lit),
        name().prop_map(ExprKind::Name),
        Just(ExprKind::Name("this".to_owned())),
    ]
    .prop_map(at)
}

fn expr() -> BoxedStrategy<Expr> {
    leaf()
        .prop_recursive(5, 24, 3, |inner| {
            let boxed = || inner.clone().prop_map(Box::new);
            let args = || vec(inner.clone(), 0..3);
            let quant = select(vec![Quantifier::Forall, Quantifier::Exists]);
            prop_oneof![
                (select(vec![UnOp::Neg, UnOp::Not, UnOp::BitNot]), boxed())
                    .prop_map(|(op, operand)| ExprKind::Unary(op, operand)),
                (binary_operator(), boxed(), boxed())
                    .prop_map(|(op, left, right)| ExprKind::Binary(op, left, right)),
                (boxed(), boxed(), boxed()).prop_map(|(cond, then, els)| ExprKind::Cond(cond, then, els)),
                boxed().prop_map(ExprKind::Length),
                (boxed(), ident()).prop_map(|(base, field)| ExprKind::Field(base, field)),
                (boxed(), boxed()).prop_map(|(base, index)| ExprKind::Index(base, index)),
                (boxed(), ident(), args()).prop_map(|(base, method, args)| ExprKind::Call {
                    base,
                    method,
                    args
                }),
                (ident(), args()).prop_map(|(class, args)| ExprKind::New { class, args }),
                (element_type(), vec(inner.clone(), 1..3), 0..3_usize)
                    .prop_map(|(elem, sizes, open_dims)| ExprKind::NewArray { elem, sizes, open_dims }),
                (boxed(), ty()).prop_map(|(operand, ty)| ExprKind::Is(operand, ty)),
                (boxed(), ty()).prop_map(|(operand, ty)| ExprKind::As(operand, ty)),
                (boxed(), ty()).prop_map(|(operand, ty)| ExprKind::Expect(operand, ty)),
                (boxed(), ty()).prop_map(|(operand, ty)| ExprKind::Trust(operand, ty)),
                (quant, domain(&inner), boxed()).prop_map(|(quant, domain, body)| ExprKind::Quant {
                    quant,
                    domain,
                    body
                }),
                (vec(small_stmt(inner.clone()), 0..3), boxed())
                    .prop_map(|(body, value)| ExprKind::Let { body, value }),
                boxed().prop_map(ExprKind::Old),
                boxed().prop_map(ExprKind::Fresh),
                boxed().prop_map(ExprKind::Holds),
                boxed().prop_map(|inner| ExprKind::Permission(Permission::Untouched, inner)),
                boxed().prop_map(|inner| ExprKind::Permission(Permission::Elements, inner)),
                (boxed(), ident()).prop_map(|(base, field)| {
                    let place = Box::new(at(ExprKind::Field(base, field)));
                    ExprKind::Permission(Permission::Field, place)
                }),
            ]
            .prop_map(at)
        })
        .boxed()
}

fn domain(inner: &BoxedStrategy<Expr>) -> impl Strategy<Value = Domain> + use<> {
    let boxed = || inner.clone().prop_map(Box::new);
    prop_oneof![
        (ident(), ident(), boxed()).prop_map(|(elem, index, array)| Domain::Array { elem, index, array }),
        (ident(), boxed(), boxed()).prop_map(|(var, low, high)| Domain::Range { var, low, high }),
    ]
}

/// A statement of a `let`; all kinds of statements occur in `stmt`, whose expressions hold these.
fn small_stmt(inner: BoxedStrategy<Expr>) -> impl Strategy<Value = Stmt> {
    let branch = |then: Stmt| Stmt {
        kind: StmtKind::Block { label: None, block: block_of(vec![then]) },
        span: NOWHERE,
    };
    let assign = (name(), inner.clone())
        .prop_map(|(name, value)| StmtKind::Assign { target: at(ExprKind::Name(name)), value });
    let leaf = prop_oneof![
        (ty(), ident(), option::of(inner.clone())).prop_map(|(ty, name, init)| StmtKind::Declare {
            ty,
            name,
            init
        }),
        assign,
        Just(StmtKind::Skip),
    ]
    .prop_map(|kind| Stmt { kind, span: NOWHERE });
    (option::of(inner), leaf).prop_map(move |(cond, stmt)| match cond {
        Some(cond) => {
            let kind = StmtKind::If { cond, then: Box::new(branch(stmt)), els: None };
            Stmt { kind, span: NOWHERE }
        }
        None => stmt,
    })
}

fn call() -> impl Strategy<Value = Expr> {
    (expr(), ident(), vec(expr(), 0..3))
        .prop_map(|(base, method, args)| at(ExprKind::Call { base: Box::new(base), method, args }))
}

fn simple_stmt() -> BoxedStrategy<StmtKind> {
    let target = prop_oneof![
        name().prop_map(ExprKind::Name),
        (expr(), ident()).prop_map(|(base, field)| ExprKind::Field(Box::new(base), field)),
        (expr(), expr()).prop_map(|(base, index)| ExprKind::Index(Box::new(base), Box::new(index))),
    ];
    let statement_call = prop_oneof![
        call(),
        (ident(), vec(expr(), 0..3)).prop_map(|(class, args)| at(ExprKind::New { class, args })),
        (any::<bool>(), vec(expr(), 0..3))
            .prop_map(|(is_super, args)| at(ExprKind::ConstructorCall { is_super, args })),
    ];
    let handle = prop_oneof![
        (ty(), ident()).prop_map(|(ty, name)| Handle::Declare { ty, name }),
        name().prop_map(|name| Handle::Assign(at(ExprKind::Name(name)))),
        (expr(), ident())
            .prop_map(|(base, field)| Handle::Assign(at(ExprKind::Field(Box::new(base), field)))),
    ];
    let throw = prop_oneof![
        Just(Throw::Bare),
        any::<String>().prop_map(Throw::Text),
        expr().prop_map(Throw::Value),
        any::<String>().prop_map(|text| Throw::Value(at(ExprKind::Lit(Lit::String(text))))),
    ];
    prop_oneof![
        (ty(), ident(), option::of(expr())).prop_map(|(ty, name, init)| StmtKind::Declare { ty, name, init }),
        (target, expr()).prop_map(|(target, value)| StmtKind::Assign { target: at(target), value }),
        statement_call.prop_map(StmtKind::Call),
        Just(StmtKind::Skip),
        expr().prop_map(StmtKind::Assert),
        expr().prop_map(StmtKind::Assume),
        option::of(ident()).prop_map(StmtKind::Continue),
        option::of(ident()).prop_map(StmtKind::Break),
        option::of(expr()).prop_map(StmtKind::Return),
        throw.prop_map(StmtKind::Throw),
        (option::of(handle), call()).prop_map(|(into, call)| StmtKind::Fork { into, call }),
        option::of(expr()).prop_map(StmtKind::Join),
        expr().prop_map(StmtKind::Wait),
        (expr(), any::<bool>()).prop_map(|(target, all)| StmtKind::Notify { target, all }),
        (select(GhostWord::ALL.to_vec()), expr()).prop_map(|(word, what)| StmtKind::Ghost(word, what)),
        "[a-z ]{0,8}".prop_map(StmtKind::Unsupported),
    ]
    .boxed()
}

fn block_of(stmts: Vec<Stmt>) -> Block {
    Block { stmts, span: NOWHERE }
}

/// A block around a `then` that would take the `else`: without it the parser cannot build the tree.
fn closed(then: Stmt) -> Stmt {
    fn takes_else(stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::If { els: None, .. } => true,
            StmtKind::If { els: Some(last), .. } | StmtKind::While { body: last, .. } => takes_else(last),
            _ => false,
        }
    }
    if !takes_else(&then) {
        return then;
    }
    Stmt { kind: StmtKind::Block { label: None, block: block_of(vec![then]) }, span: NOWHERE }
}

fn stmt() -> BoxedStrategy<Stmt> {
    let leaf = simple_stmt().prop_map(|kind| Stmt { kind, span: NOWHERE });
    leaf.prop_recursive(4, 16, 3, |inner| {
        let block = || vec(inner.clone(), 0..3).prop_map(block_of);
        let catch = (option::of((ty(), ident())), block()).prop_map(|(binder, body)| Catch {
            binder,
            body,
            span: NOWHERE,
        });
        let label = prop_oneof![
            "0|[1-9][0-9]{0,9}".prop_map(|digits| number(&digits)),
            "[1-9][0-9]{0,9}".prop_map(|digits| at(ExprKind::Unary(UnOp::Neg, Box::new(number(&digits))))),
            any::<u16>().prop_map(|unit| at(ExprKind::Lit(Lit::Char(unit)))),
            expr(),
        ];
        let arm = (vec(label, 1..3), block()).prop_map(|(labels, body)| SwitchArm { labels, body });
        prop_oneof![
            (option::of(ident()), expr(), vec(expr(), 0..3), inner.clone()).prop_map(
                |(label, cond, invariants, body)| StmtKind::While {
                    label,
                    cond,
                    invariants,
                    body: Box::new(body)
                }
            ),
            (expr(), inner.clone(), option::of(inner.clone())).prop_map(|(cond, then, els)| {
                let then = if els.is_some() { closed(then) } else { then };
                StmtKind::If { cond, then: Box::new(then), els: els.map(Box::new) }
            }),
            (block(), vec(catch, 0..3), option::of(block())).prop_map(|(body, catches, finally)| {
                let finally =
                    if catches.is_empty() { finally.or(Some(block_of(Vec::new()))) } else { finally };
                StmtKind::Try { body, catches, finally }
            }),
            (option::of(ident()), block()).prop_map(|(label, block)| StmtKind::Block { label, block }),
            (expr(), block()).prop_map(|(target, body)| StmtKind::Lock { target, body }),
            (option::of(expr()), block()).prop_map(|(until, body)| StmtKind::Atomic { until, body }),
            (expr(), vec(arm, 0..3), option::of(block()))
                .prop_map(|(subject, arms, default)| StmtKind::Switch { subject, arms, default }),
        ]
        .prop_map(|kind| Stmt { kind, span: NOWHERE })
    })
    .boxed()
}

fn block() -> impl Strategy<Value = Block> {
    vec(stmt(), 0..4).prop_map(block_of)
}

fn clause() -> impl Strategy<Value = Clause> {
    let location = prop_oneof![
        (expr(), ident()).prop_map(|(base, field)| Location::Field { base, field }),
        expr().prop_map(Location::AllFields),
        (expr(), expr()).prop_map(|(base, index)| Location::Elem { base, index }),
        expr().prop_map(Location::AllElems),
    ];
    prop_oneof![
        expr().prop_map(ClauseKind::Requires),
        expr().prop_map(ClauseKind::Ensures),
        expr().prop_map(ClauseKind::Exceptional),
        (ty(), option::of(ident()), expr()).prop_map(|(ty, var, cond)| ClauseKind::Signals { ty, var, cond }),
        (vec(ty(), 0..3), option::of(expr())).prop_map(|(types, guard)| ClauseKind::Throws { types, guard }),
        (vec(location, 0..3), option::of(expr()))
            .prop_map(|(places, guard)| ClauseKind::Modifies { places, guard }),
    ]
    .prop_map(|kind| Clause { kind, span: NOWHERE })
}

fn params() -> impl Strategy<Value = Vec<Param>> {
    let param = (any::<bool>(), any::<bool>(), declared_type(), ident())
        .prop_map(|(is_generic, non_null, ty, name)| Param { is_generic, non_null, ty, name });
    vec(param, 0..3)
}

fn member() -> BoxedStrategy<Member> {
    let spec = || vec(clause(), 0..3);
    let field = (any::<[bool; 6]>(), declared_type(), ident(), option::of(expr())).prop_map(
        |([is_helper, is_static, non_null, is_owned, is_prior, is_volatile], ty, name, init)| {
            Member::Field(Field {
                is_helper,
                is_static,
                non_null,
                is_owned,
                is_prior,
                is_volatile,
                ty,
                name,
                init,
                span: NOWHERE,
            })
        },
    );
    let flags = any::<[bool; 8]>();
    let method = (flags, option::of(declared_type()), ident(), params(), spec(), option::of(block()))
        .prop_map(
            |(
                [is_static, is_abstract, is_pure, is_ordered, is_helper, is_native, is_predicate, is_trusted],
                ret,
                name,
                params,
                spec,
                body,
            )| {
                Member::Method(Method {
                    is_static,
                    is_abstract,
                    is_pure,
                    is_ordered,
                    is_helper,
                    is_native,
                    is_predicate,
                    is_trusted,
                    ret,
                    name,
                    params,
                    spec,
                    body,
                    span: NOWHERE,
                })
            },
        );
    let constructor = (any::<bool>(), ident(), params(), spec(), option::of(block())).prop_map(
        |(is_helper, name, params, spec, body)| {
            Member::Constructor(Constructor { is_helper, name, params, spec, body, span: NOWHERE })
        },
    );
    prop_oneof![
        2 => field,
        3 => method,
        1 => constructor,
        1 => block().prop_map(Member::StaticInit),
        1 => expr().prop_map(Member::Invariant),
    ]
    .boxed()
}

fn program() -> impl Strategy<Value = Program> {
    let class = (
        any::<[bool; 6]>(),
        ident(),
        type_variables(),
        vec(supertype(), 0..2),
        vec(supertype(), 0..3),
        vec(member(), 0..4),
    )
        .prop_map(|(flags, name, variables, extends, implements, members)| TypeDecl {
            kind: TypeDeclKind::Class,
            is_abstract: flags[0],
            is_library: flags[1],
            is_hidden: flags[2],
            is_open: flags[3],
            is_text: flags[4],
            is_enum: flags[5],
            name,
            variables,
            extends,
            implements,
            members,
            span: NOWHERE,
        });
    let interface =
        (any::<[bool; 5]>(), ident(), type_variables(), vec(supertype(), 0..3), vec(member(), 0..4))
            .prop_map(|(flags, name, variables, extends, members)| TypeDecl {
                kind: TypeDeclKind::Interface,
                is_abstract: false,
                is_library: flags[0],
                is_hidden: flags[1],
                is_open: flags[2],
                is_text: flags[3],
                is_enum: flags[4],
                name,
                variables,
                extends,
                implements: Vec::new(),
                members,
                span: NOWHERE,
            });
    vec(prop_oneof![3 => class, 1 => interface], 0..3).prop_map(|types| Program { types })
}

fn check_same(program: &Program) {
    let text = print(program);
    let (parsed, diagnostics) = parse(FileId(0), &text);
    assert!(diagnostics.is_empty(), "{diagnostics:#?}\n{text}");
    assert_eq!(&parsed, program, "{text}");
    assert_eq!(print(&parsed), text);
}

fn in_method(stmts: Vec<Stmt>) -> Program {
    let method = Method {
        is_static: false,
        is_abstract: false,
        is_pure: false,
        is_ordered: false,
        is_helper: false,
        is_native: false,
        is_predicate: false,
        is_trusted: false,
        ret: None,
        name: Ident { text: "m".to_owned(), span: NOWHERE },
        params: Vec::new(),
        spec: Vec::new(),
        body: Some(block_of(stmts)),
        span: NOWHERE,
    };
    Program {
        types: vec![TypeDecl {
            kind: TypeDeclKind::Class,
            is_abstract: false,
            is_library: false,
            is_hidden: false,
            is_open: false,
            is_text: false,
            is_enum: false,
            name: Ident { text: "C".to_owned(), span: NOWHERE },
            variables: Vec::new(),
            extends: Vec::new(),
            implements: Vec::new(),
            members: vec![Member::Method(method)],
            span: NOWHERE,
        }],
    }
}

proptest! {
    #[test]
    fn programs(program in program()) {
        check_same(&program);
    }

    #[test]
    fn expressions(expr in expr()) {
        check_same(&in_method(vec![Stmt { kind: StmtKind::Assert(expr), span: NOWHERE }]));
    }

    #[test]
    fn statements(stmts in vec(stmt(), 0..4)) {
        check_same(&in_method(stmts));
    }
}

fn number(text: &str) -> Expr {
    at(ExprKind::Lit(Lit::Int(text.to_owned())))
}

/// A chain just as deep as a tree can be, so deep that a naive walk of parentheses would count twice.
#[test]
fn deepest_tree() {
    let subtract =
        |left: Expr, right: Expr| at(ExprKind::Binary(BinOp::Sub, Box::new(left), Box::new(right)));
    // One level is the statement, one the innermost number.
    let deep = (0..498).fold(number("0"), |inner, _| subtract(number("1"), inner));
    check_same(&in_method(vec![Stmt { kind: StmtKind::Assert(deep.clone()), span: NOWHERE }]));
    let deeper = in_method(vec![Stmt { kind: StmtKind::Assert(subtract(number("1"), deep)), span: NOWHERE }]);
    let (_, diagnostics) = parse(FileId(0), &print(&deeper));
    assert_eq!(diagnostics.len(), 1);
    assert_eq!(diagnostics[0].message, "nested too deeply");
}

/// Shapes that only hand-made trees have; the expected text means the same.
#[test]
fn handmade_shapes() {
    let float = |text: &str| at(ExprKind::Lit(Lit::Float(text.to_owned())));
    let sum = |left: Expr, right: Expr| at(ExprKind::Binary(BinOp::Add, Box::new(left), Box::new(right)));
    let cases = [
        (number("-5"), "-5"),
        (number("007"), "7"),
        (sum(number("-1"), number("-2")), "-1 + -2"),
        (
            at(ExprKind::Field(Box::new(number("-5")), Ident { text: "f".to_owned(), span: NOWHERE })),
            "(-5).f",
        ),
        (float("1"), "1.0"),
        (float("-2e9"), "-2.0e9"),
        (float(".5"), "0.5"),
        (float("NaN"), "(0.0 / 0.0)"),
        (float("-Infinity"), "(-1.0 / 0.0)"),
        (at(ExprKind::Name("a`b".to_owned())), "`a_b`"),
        (at(ExprKind::Name(String::new())), "_"),
    ];
    for (expr, expected) in cases {
        assert_eq!(print_expr(&expr), expected);
        let program = in_method(vec![Stmt { kind: StmtKind::Assert(expr), span: NOWHERE }]);
        let (_, diagnostics) = parse(FileId(0), &print(&program));
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
    }

    let skip = || Box::new(Stmt { kind: StmtKind::Skip, span: NOWHERE });
    let cond = || at(ExprKind::Name("a".to_owned()));
    let inner = Stmt { kind: StmtKind::If { cond: cond(), then: skip(), els: None }, span: NOWHERE };
    let outer = |then: Stmt| StmtKind::If { cond: cond(), then: Box::new(then), els: Some(skip()) };
    let dangling = in_method(vec![Stmt { kind: outer(inner.clone()), span: NOWHERE }]);
    let (parsed, diagnostics) = parse(FileId(0), &print(&dangling));
    assert!(diagnostics.is_empty());
    assert_eq!(parsed, in_method(vec![Stmt { kind: outer(closed(inner)), span: NOWHERE }]));
}

/// The layout, once in full.
#[test]
fn layout() {
    let text = "\
abstract class A extends B implements I, J {
    static nonnull int[] f := new int[3];
    `i32` g;

    invariant(this.f != null);

    static {
        A.f := null;
    }

    A(int x)
        requires(x > 0)
    {
        super(x);
        this.g := x as i32 + -1 * (2 - 3 - (4 - 5));
    }

    pure int m(nonnull A a, i64 `class`)
        ensures((a && b) || c)
        signals(E e) (e is F)
        modifies(this.*, a.f[*], a.f, a.f[0])
    {
        outer: while (true) invariant(x > 0) invariant(y) {
            if (a)
                continue outer;
            else if (b) {
                break;
            } else
                throw \"no\";
        }
        try {
            fork a.m();
            join;
        } catch (E e) {
            ;
        } catch {} finally {
            return c ? #a : 0;
        }
    }

    abstract void n();
}

interface I extends J {
    int k()
        requires(forall v, i : a : v == old(i) ==> (exists w, j : b : w) && x);
}
";
    let (program, diagnostics) = parse(FileId(0), text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    assert_eq!(print(&program), text);
}
