//! Pools and growth on a program that is small enough to say what comes out.

use indexmap::IndexMap;
use oox_core::config::Config;
use oox_core::interpret::{Interpreter, Known};
use oox_core::interrupt::Interrupt;
use oox_core::ir::{MethodId, Program, Ty};
use oox_core::lang::parser;
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;

use super::grow::{Found, Growth};
use super::literals::Literals;
use super::missing::Missing;
use super::pool::Pool;
use crate::generate::build::Mocks;
use crate::generate::method::{Cases, Options};
use crate::generate::observe::JUnit;
use crate::generate::subject::Subject;
use crate::java::{Access, Constant, JavaClass, JavaInfo, JavaMethod, JavaSource, JavaType, Kind, Model};

const TURNSTILE: &str = "class Turnstile {
    int coins;
    bool jammed;

    Turnstile(int first) { if (first < 0) throw new Exception(); this.coins := first; }

    void insert(int coin) { if (coin == 7) { this.jammed := true; } else { this.coins := this.coins + 20; } }

    int pass() {
        if (this.jammed) { return 0 - 1; }
        if (this.coins > 3) { this.coins := this.coins - 1; return 1; }
        return 0;
    }
}";

fn method(name: &str, params: &[&str], is_constructor: bool) -> JavaMethod {
    JavaMethod {
        name: name.to_owned(),
        signature: format!("{name}({})", params.iter().map(|_| "int").collect::<Vec<_>>().join(",")),
        is_constructor,
        is_implied: false,
        is_deprecated: false,
        access: Access::Public,
        is_static: false,
        is_abstract: false,
        type_params: Vec::new(),
        params: params.iter().map(|name| ((*name).to_owned(), JavaType::Prim("int"))).collect(),
        is_varargs: false,
        ret: JavaType::Prim(if name == "pass" { "int" } else { "void" }),
        throws: false,
    }
}

fn info() -> JavaInfo {
    let class = JavaClass {
        name: "Turnstile".to_owned(),
        package: String::new(),
        path: vec!["Turnstile".to_owned()],
        kind: Kind::Class,
        is_users: true,
        access: Access::Public,
        is_abstract: false,
        is_inner: false,
        levels: vec![0],
        type_params: Vec::new(),
        supertypes: Vec::new(),
        fields: Vec::new(),
        methods: vec![
            method("Turnstile", &["first"], true),
            method("insert", &["coin"], false),
            method("pass", &[], false),
        ],
        file: "Turnstile.java".to_owned(),
        model: Model::default(),
    };
    JavaInfo::new([("Turnstile".to_owned(), class)].into(), JavaSource::default())
}

/// Runs something with a pool for the turnstile.
fn with_pool<T>(run: impl FnOnce(&mut Pool, &Program) -> T) -> T {
    let mut sources = SourceMap::default();
    let file = sources.add("turnstile.oox", TURNSTILE);
    let (tree, problems) = parser::parse(file, TURNSTILE);
    assert!(problems.is_empty(), "{problems:?}");
    let (program, problems) = resolve(&tree);
    let program = program.unwrap_or_else(|| panic!("{problems:?}"));
    let info = info();
    let subject = Subject::new(&program, &info, &sources);
    let config = Config::default();
    let mut interpreter = Interpreter::new(&program, &config, &config);
    let class = info.class("Turnstile").expect("it is there");
    let mut pool =
        Pool::new(&subject, &mut interpreter, class, Literals::of(&[0, 7, 20, 1, 3].map(Constant::Int)));
    run(&mut pool, &program)
}

fn named(program: &Program, name: &str) -> MethodId {
    program.find_methods("Turnstile", name)[0]
}

/// The inputs for `pass`: how many calls each takes.
fn lengths() -> Vec<usize> {
    with_pool(|pool, program| {
        let options = Options {
            junit: JUnit::Five,
            mocks: Mocks::Written,
            cases: Cases::Coverage,
            is_stressed: false,
            unreachable: false,
            deadline: None,
            interrupt: Interrupt::default(),
        };
        let pass = named(program, "pass");
        let missing = Missing::of(pool.subject, pass, []);
        let shown = Default::default();
        let found = Growth::new(pool, pass, shown, missing, &options).inputs(&IndexMap::new());
        let ways: std::collections::BTreeSet<_> =
            found.iter().flat_map(|found| found.facts.covered.iter().copied()).collect();
        assert_eq!(ways.len(), 4, "both branches go both ways");
        found.iter().map(|found: &Found| found.length).collect()
    })
}

#[test]
fn numbers_are_small_ones_and_those_of_the_source() {
    with_pool(|pool, _| {
        let values = pool.values(&JavaType::Prim("int"), &Ty::Int);
        let known: Vec<Known> =
            values.iter().map(|value| pool.interpreter.known(&pool.state, *value)).collect();
        let ints = [1, 0, 2, -1, 3, 7].map(Known::Int);
        assert_eq!(known[..6], ints);
        assert!(known.contains(&Known::Int(8)), "{known:?}");
    });
}

#[test]
fn objects_are_made_as_constructors_allow_and_are_not_alike() {
    with_pool(|pool, program| {
        let own = pool.own.clone();
        let class = program.method(named(program, "pass")).class;
        let made = pool.values(&own, &Ty::Ref(class));
        let plans: Vec<_> = made
            .iter()
            .filter_map(|value| match value {
                oox_core::heap::Value::Obj(object) => pool.recipes.get(object),
                _ => None,
            })
            .collect();
        assert_eq!(plans.len() + 1, made.len(), "null is the last");
        // the second is the twin of the first
        assert_eq!(plans[0].args, plans[1].args);
        assert_ne!(plans[0].args, plans[2].args);
        assert!(plans.iter().any(|plan| plan.calls.len() == 1), "one was changed by a call");
    });
}

#[test]
fn calls_lead_to_every_branch_and_always_in_the_same_way() {
    let found = lengths();
    assert!(found.iter().all(|length| *length <= super::grow::LONGEST), "{found:?}");
    assert_eq!(found, lengths());
}
