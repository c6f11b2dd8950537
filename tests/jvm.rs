//! Arithmetic, conversions, exceptions and ways out of blocks mean what they mean on the JVM.
//!
//! `expressions_*`: expressions over all number types are generated from a seed, in Java and in OOX; one Java program
//! computes all of them and prints their bits; Ooxide proves `expression == result` for each, with constant operands
//! (the engine as an interpreter) and with symbolic operands that a precondition fixes (the solver's encodings).
//!
//! `pairs_*`: see `tests/jvm/README.md`.

// each test file uses a part of it
#[allow(dead_code)]
#[path = "support/run.rs"]
mod run;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use run::{root, verify};

// Running Java.

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jvm").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn java_tool(tool: &str, folder: &Path, args: &[&str]) -> String {
    let output = Command::new(tool).args(args).current_dir(folder).output().unwrap_or_else(|error| {
        panic!("this test compares with the JVM and needs `{tool}` on the path (Debian: default-jdk-headless): {error}")
    });
    assert!(
        output.status.success(),
        "{tool} {args:?} fails:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("Java prints UTF-8")
}

/// Compiles and runs; the lines are `name result`.
fn run_java(folder: &Path, files: &[&str], main: &[&str]) -> Vec<(String, String)> {
    let mut compile = vec!["-d", "."];
    compile.extend(files);
    java_tool("javac", folder, &compile);
    let mut start = vec!["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp", "."];
    start.extend(main);
    let out = java_tool("java", folder, &start);
    let split = |line: &str| line.split_once(' ').map(|(name, result)| (name.to_owned(), result.to_owned()));
    out.lines().map(|line| split(line).expect("a line is a name and a result")).collect()
}

/// Has Ooxide verify all methods of class `Check`; returns what is not valid and complete.
fn failures(file: &Path, args: &[&str], expected: usize) -> Vec<String> {
    let mut all = vec!["--class", "Check", "--time", "60s"];
    all.extend(args);
    let (report, _) = verify(file, &all);
    let methods = report["methods"].as_array().expect("a list");
    assert_eq!(methods.len(), expected, "all methods are verified");
    let holds = |method: &&serde_json::Value| {
        method["verdict"] == "valid" && method["complete"] == true && method["cases"] != 0
    };
    let tell = |method: &serde_json::Value| {
        let violations: Vec<String> = method["violations"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|violation| format!("{} {}", violation["source"], violation["message"]))
            .collect();
        format!(
            "{} {} complete={} cases={} {violations:?} undecided {} warnings {}",
            method["method"].as_str().expect("a name"),
            method["verdict"],
            method["complete"],
            method["cases"],
            method["undecided"],
            method["warnings"],
        )
    };
    methods.iter().filter(|method| !holds(method)).map(tell).collect()
}

// Pairs of programs.

fn check_pair(name: &str, least: usize) {
    let folder = folder(name);
    for file in [format!("{name}.java"), "Runner.java".to_owned()] {
        fs::copy(root().join("tests/jvm").join(&file), folder.join(&file)).expect("the pair is there");
    }
    let results = run_java(&folder, &[&format!("{name}.java"), "Runner.java"], &["Runner", name]);
    assert!(results.len() >= least, "only {} methods were run", results.len());
    let mut text =
        fs::read_to_string(root().join("tests/jvm").join(format!("{name}.oox"))).expect("the pair is there");
    text.push_str("\nclass Check {\n");
    for (method, result) in &results {
        let check = match result.parse::<i32>() {
            Ok(value) => format!("i32 r := {name}.{method}(); assert r == {value};"),
            Err(_) => format!(
                "bool thrown := false; try {{ i32 r := {name}.{method}(); }} catch ({result} e) {{ thrown := true; }} \
                 assert thrown;"
            ),
        };
        writeln!(text, "    static void {method}() exceptional(false) {{ {check} }}").expect("a String");
    }
    text.push_str("}\n");
    let file = folder.join(format!("{name}.oox"));
    fs::write(&file, text).expect("a file can be written");
    let failures = failures(&file, &[], results.len());
    let said: Vec<String> = failures
        .iter()
        .map(|failure| {
            let method = failure.split(' ').next().expect("a name");
            let java = &results.iter().find(|(name, _)| name == method).expect("a method that was run").1;
            format!("{failure}\n    the JVM says {java}")
        })
        .collect();
    assert!(
        said.is_empty(),
        "{} of {} methods of {name} differ:\n{}",
        said.len(),
        results.len(),
        said.join("\n")
    );
    println!("{} methods", results.len());
}

#[test]
fn pairs_leaving() {
    check_pair("Leaving", 25);
}

#[test]
fn pairs_crashes() {
    check_pair("Crashes", 27);
}

// Expressions.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ty {
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

use Ty::{Byte, Char, Double, Float, Int, Long, Short};

const TYPES: [Ty; 7] = [Byte, Short, Char, Int, Long, Float, Double];

impl Ty {
    fn java(self) -> &'static str {
        ["byte", "short", "char", "int", "long", "float", "double"][self as usize]
    }

    fn oox(self) -> &'static str {
        ["i8", "i16", "u16", "i32", "i64", "f32", "f64"][self as usize]
    }

    fn is_integer(self) -> bool {
        self <= Long
    }

    /// Unary numeric promotion (JLS 5.6).
    fn promoted(self) -> Self {
        self.max(Int)
    }
}

/// An operand: the value's text in both languages, and what fixes it as the value of a symbol.
#[derive(Clone)]
struct Value {
    ty: Ty,
    java: String,
    oox: String,
}

impl Value {
    fn int(ty: Ty, value: i64) -> Self {
        let java = match ty {
            Long => format!("({value}L)"),
            Int => format!("({value})"),
            _ => format!("(({}) {value})", ty.java()),
        };
        Self { ty, java, oox: format!("({value} as {})", ty.oox()) }
    }

    fn double(value: f64) -> Self {
        Self {
            ty: Double,
            java: format!("Double.longBitsToDouble({}L)", value.to_bits().cast_signed()),
            oox: oox_double(value),
        }
    }

    fn float(value: f32) -> Self {
        Self {
            ty: Float,
            java: format!("Float.intBitsToFloat({})", value.to_bits().cast_signed()),
            oox: oox_float(value),
        }
    }

    /// A condition that only this value of `name` fulfils.
    fn fixes(&self, name: &str) -> String {
        let Self { ty, oox, .. } = self;
        if ty.is_integer() {
            return format!("{name} == {oox}");
        }
        if oox.contains("/") {
            let nan = oox.starts_with("(0.0");
            return if nan { format!("{name} != {name}") } else { format!("{name} == {oox}") };
        }
        if oox.starts_with("(0.0 as") || oox.starts_with("(-0.0 as") {
            let sign = if oox.starts_with("(-") { '<' } else { '>' };
            return format!("({name} == 0.0 && 1.0 / {name} {sign} 0.0)");
        }
        format!("{name} == {oox}")
    }
}

/// The shortest text that reads back as the number, with the point that OOX wants.
fn decimal(text: String) -> String {
    match text.split_once('e') {
        Some((digits, exponent)) if !digits.contains('.') => format!("{digits}.0e{exponent}"),
        _ => text,
    }
}

fn oox_double(value: f64) -> String {
    if value.is_nan() {
        "(0.0 / 0.0)".to_owned()
    } else if value.is_infinite() {
        format!("({} / 0.0)", if value > 0.0 { "1.0" } else { "-1.0" })
    } else {
        format!("({} as f64)", decimal(format!("{value:?}")))
    }
}

fn oox_float(value: f32) -> String {
    if value.is_nan() {
        "(0.0 as f32 / 0.0 as f32)".to_owned()
    } else if value.is_infinite() {
        format!("({} as f32 / 0.0 as f32)", if value > 0.0 { "1.0" } else { "-1.0" })
    } else {
        format!("({} as f32)", decimal(format!("{value:?}")))
    }
}

/// An expression in both languages.
#[derive(Clone)]
struct Expr {
    ty: Ty,
    java: String,
    oox: String,
}

/// splitmix64
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        let at = self.below(all.len() as u64);
        all[usize::try_from(at).expect("an index")]
    }
}

fn integer_limits(ty: Ty) -> (i64, i64) {
    match ty {
        Byte => (-128, 127),
        Short => (-32_768, 32_767),
        Char => (0, 65_535),
        Int => (i64::from(i32::MIN), i64::from(i32::MAX)),
        _ => (i64::MIN, i64::MAX),
    }
}

fn value(ty: Ty, random: &mut Random) -> Value {
    match ty {
        Double => Value::double(match random.below(4) {
            0 => random.of(&[0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY]),
            1 => random.of(&[
                f64::MAX,
                f64::MIN,
                f64::MIN_POSITIVE,
                5e-324,
                -5e-324,
                2_147_483_648.0,
                -9.3e18,
                1e300,
            ]),
            2 => {
                random.of(&[1.0, -1.0, 0.1, 0.5, 1.5, -2.5, 3.0, 1e10, 16_777_217.0, 9_007_199_254_740_993.0])
            }
            _ => f64::from_bits(random.next()),
        }),
        Float => Value::float(match random.below(4) {
            0 => random.of(&[0.0, -0.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY]),
            1 => random.of(&[
                f32::MAX,
                f32::MIN,
                f32::MIN_POSITIVE,
                1e-45,
                -1e-45,
                2_147_483_648.0,
                -9.3e18,
                1e30,
            ]),
            2 => random.of(&[1.0, -1.0, 0.1, 0.5, 1.5, -2.5, 3.0, 1e10, 16_777_216.0]),
            _ => f32::from_bits((random.next() >> 32) as u32),
        }),
        _ => {
            let (min, max) = integer_limits(ty);
            let value = match random.below(3) {
                0 => random.of(&[min, max, min + 1, max - 1, 0]),
                1 => random.of(&[0, 1, -1, 2, -2, 3, 7, 10, -10, 31, 32, 33, 63, 64, 100]).clamp(min, max),
                _ if ty == Long => random.next().cast_signed() >> random.below(60),
                _ => {
                    min + i64::try_from(random.below(u64::try_from(max - min + 1).expect("positive")))
                        .expect("small")
                }
            };
            Value::int(ty, value)
        }
    }
}

/// What a case may use.
struct Maker<'r> {
    random: &'r mut Random,
    params: Vec<(String, Value)>,
    /// The operators of floats that Z3 is slow with are left out.
    light: bool,
}

impl Maker<'_> {
    /// Java converts silently where OOX is told to.
    fn widened(&self, expr: &Expr, ty: Ty) -> Expr {
        let oox = if expr.ty == ty { expr.oox.clone() } else { format!("({} as {})", expr.oox, ty.oox()) };
        Expr { ty, java: expr.java.clone(), oox }
    }

    fn cast(&self, expr: &Expr, ty: Ty) -> Expr {
        // from a float to a small integer the JVM goes through `int`
        let through_int = !expr.ty.is_integer() && ty < Int;
        let inner = if through_int { format!("({} as i32)", expr.oox) } else { expr.oox.clone() };
        let oox = if expr.ty == ty { inner } else { format!("({inner} as {})", ty.oox()) };
        Expr { ty, java: format!("(({}) {})", ty.java(), expr.java), oox }
    }

    fn leaf(&mut self) -> Expr {
        if self.random.below(5) == 0 {
            let ty = self.random.of(&[Int, Long, Float, Double]);
            let Value { ty, java, oox } = value(ty, self.random);
            return Expr { ty, java, oox };
        }
        let at = usize::try_from(self.random.below(self.params.len() as u64)).expect("an index");
        let (name, value) = &self.params[at];
        Expr { ty: value.ty, java: name.clone(), oox: name.clone() }
    }

    fn both(&mut self, depth: u32) -> (Expr, Expr, Ty) {
        let (left, right) = (self.expr(depth - 1), self.expr(depth - 1));
        let ty = left.ty.promoted().max(right.ty.promoted());
        (self.widened(&left, ty), self.widened(&right, ty), ty)
    }

    fn binary(left: &Expr, sign: &str, right: &Expr, ty: Ty) -> Expr {
        Expr {
            ty,
            java: format!("({} {sign} {})", left.java, right.java),
            oox: format!("({} {sign} {})", left.oox, right.oox),
        }
    }

    fn condition(&mut self, depth: u32) -> (String, String) {
        let (left, right, ty) = self.both(depth);
        let sign = self.random.of(&["<", "<=", ">", ">=", "==", "!="]);
        let Expr { java, oox, .. } = Self::binary(&left, sign, &right, ty);
        match self.random.below(6) {
            0 => (format!("!{java}"), format!("!{oox}")),
            1 if depth > 1 => {
                let (other_java, other_oox) = self.condition(depth - 1);
                let sign = self.random.of(&["&&", "||"]);
                (format!("({java} {sign} {other_java})"), format!("({oox} {sign} {other_oox})"))
            }
            _ => (java, oox),
        }
    }

    fn integer(&mut self, depth: u32) -> Expr {
        let expr = self.expr(depth);
        if expr.ty.is_integer() {
            return expr;
        }
        let ty = self.random.of(&[Int, Long]);
        self.cast(&expr, ty)
    }

    fn expr(&mut self, depth: u32) -> Expr {
        if depth == 0 {
            return self.leaf();
        }
        match self.random.below(12) {
            0..=3 => {
                let (left, right, ty) = self.both(depth);
                let heavy = self.light && !ty.is_integer();
                let sign = if heavy {
                    self.random.of(&["+", "-"])
                } else {
                    self.random.of(&["+", "-", "*", "/", "%"])
                };
                Self::binary(&left, sign, &right, ty)
            }
            4 => {
                let (left, right) = (self.integer(depth - 1), self.integer(depth - 1));
                let ty = left.ty.max(right.ty).promoted();
                let (left, right) = (self.widened(&left, ty), self.widened(&right, ty));
                let sign = self.random.of(&["&", "|", "^"]);
                Self::binary(&left, sign, &right, ty)
            }
            5 | 6 => {
                // each operand is promoted on its own
                let (left, right) = (self.integer(depth - 1), self.integer(depth - 1));
                let (left, right) =
                    (self.widened(&left, left.ty.promoted()), self.widened(&right, right.ty.promoted()));
                let sign = self.random.of(&["<<", ">>", ">>>"]);
                Self::binary(&left, sign, &right, left.ty)
            }
            7 => {
                let operand = self.expr(depth - 1);
                let operand = self.widened(&operand, operand.ty.promoted());
                Expr { java: format!("(-{})", operand.java), oox: format!("(-{})", operand.oox), ..operand }
            }
            8 => {
                let operand = self.integer(depth - 1);
                let operand = self.widened(&operand, operand.ty.promoted());
                Expr { java: format!("(~{})", operand.java), oox: format!("(~{})", operand.oox), ..operand }
            }
            9 | 10 => {
                let operand = self.expr(depth - 1);
                let ty = self.random.of(&TYPES);
                self.cast(&operand, ty)
            }
            _ => {
                let (java, oox) = self.condition(depth.min(2));
                let (left, right, ty) = self.both(depth);
                // a cast, because the type of `?:` has rules of its own for constants and small types
                let (left, right) = (self.cast(&left, ty), self.cast(&right, ty));
                Expr {
                    ty,
                    java: format!("({java} ? {} : {})", left.java, right.java),
                    oox: format!("({oox} ? {} : {})", left.oox, right.oox),
                }
            }
        }
    }
}

struct Case {
    params: Vec<(String, Value)>,
    expr: Expr,
}

fn cases(seed: u64, count: usize, depth: u32, types: &[Ty], light: bool) -> Vec<Case> {
    (0..count)
        .map(|number| {
            let mut random = Random(seed.wrapping_add((number as u64) << 32));
            let params: Vec<(String, Value)> = ["a", "b", "c"]
                .iter()
                .map(|name| {
                    let ty = random.of(types);
                    ((*name).to_owned(), value(ty, &mut random))
                })
                .collect();
            let mut maker = Maker { random: &mut random, params, light };
            let expr = maker.expr(depth);
            Case { params: maker.params, expr }
        })
        .collect()
}

/// One Java program that prints `number result` for each case: the bits as an integer, or the exception.
fn java_results(folder: &Path, cases: &[Case]) -> Vec<String> {
    let mut text = "public final class Expressions {\n".to_owned();
    let mut calls = String::new();
    for (number, Case { params, expr }) in cases.iter().enumerate() {
        // methods with parameters, so that javac computes nothing
        let declared: Vec<String> =
            params.iter().map(|(name, value)| format!("{} {name}", value.ty.java())).collect();
        writeln!(
            text,
            "    static {} e{number}({}) {{ return {}; }}",
            expr.ty.java(),
            declared.join(", "),
            expr.java
        )
        .expect("a String");
        let bits = match expr.ty {
            Float => "Float.floatToIntBits",
            Double => "Double.doubleToLongBits",
            _ => "(long) ",
        };
        let values: Vec<&str> = params.iter().map(|(_, value)| value.java.as_str()).collect();
        writeln!(
            calls,
            "    static void c{number}() {{ try {{ System.out.println(\"e{number} \" + {bits}(e{number}({}))); }} \
             catch (ArithmeticException e) {{ System.out.println(\"e{number} ArithmeticException\"); }} }}",
            values.join(", ")
        )
        .expect("a String");
    }
    text.push_str(&calls);
    text.push_str("    public static void main(String[] args) {\n");
    for number in 0..cases.len() {
        writeln!(text, "        c{number}();").expect("a String");
    }
    text.push_str("    }\n}\n");
    fs::write(folder.join("Expressions.java"), text).expect("a file can be written");
    let results = run_java(folder, &["Expressions.java"], &["Expressions"]);
    assert_eq!(results.len(), cases.len());
    results.into_iter().map(|(_, result)| result).collect()
}

/// A condition that says that `r` has exactly these bits (all NaNs count as one, as in Java).
fn has_bits(ty: Ty, bits: &str) -> String {
    let bits: i64 = bits.parse().expect("Java prints an integer");
    let value = match ty {
        Float => Value::float(f32::from_bits(i32::try_from(bits).expect("32 bits").cast_unsigned())),
        Double => Value::double(f64::from_bits(bits.cast_unsigned())),
        _ => Value::int(ty, bits),
    };
    value.fixes("r")
}

fn check_expressions(name: &str, cases: &[Case], symbolic: bool, runs: &[&[&str]]) {
    let folder = folder(name);
    let results = java_results(&folder, cases);
    let mut text = "class Check {\n".to_owned();
    let mut thrown = 0;
    for (number, (Case { params, expr }, result)) in cases.iter().zip(&results).enumerate() {
        let (header, locals) = if symbolic {
            let declared: Vec<String> =
                params.iter().map(|(name, value)| format!("{} {name}", value.ty.oox())).collect();
            let fixed: Vec<String> = params.iter().map(|(name, value)| value.fixes(name)).collect();
            (format!("({}) requires({})", declared.join(", "), fixed.join(" && ")), String::new())
        } else {
            let set =
                |(name, value): &(String, Value)| format!("{} {name} := {}; ", value.ty.oox(), value.oox);
            ("()".to_owned(), params.iter().map(set).collect())
        };
        let ty = expr.ty.oox();
        let body = if result == "ArithmeticException" {
            thrown += 1;
            format!(
                "bool thrown := false; try {{ {ty} r := {}; }} catch (ArithmeticException e) {{ thrown := true; }} assert thrown;",
                expr.oox
            )
        } else {
            format!("{ty} r := {}; assert {};", expr.oox, has_bits(expr.ty, result))
        };
        writeln!(text, "    static void e{number}{header} exceptional(false) {{ {locals}{body} }}")
            .expect("a String");
    }
    text.push_str("}\n");
    let file = folder.join("expressions.oox");
    fs::write(&file, &text).expect("a file can be written");
    for args in runs {
        let failures = failures(&file, args, cases.len());
        let said: Vec<String> = failures
            .iter()
            .map(|failure| {
                let number: usize =
                    failure.split(' ').next().expect("a name")[1..].parse().expect("a number");
                let case = &cases[number];
                let values: Vec<String> =
                    case.params.iter().map(|(name, value)| format!("{name} = {}", value.oox)).collect();
                format!(
                    "{failure}\n    {}\n    Java {}\n    gives {} with {}",
                    case.expr.oox,
                    case.expr.java,
                    results[number],
                    values.join(", ")
                )
            })
            .collect();
        assert!(
            said.is_empty(),
            "{} of {} expressions differ with {args:?}:\n{}",
            said.len(),
            cases.len(),
            said.join("\n")
        );
    }
    println!("{} expressions, {thrown} of them throw", cases.len());
}

#[test]
fn expressions_of_constants() {
    let mut all = cases(1, 200, 2, &TYPES, false);
    all.extend(cases(2, 200, 3, &TYPES, false));
    all.extend(cases(3, 100, 1, &TYPES, false));
    check_expressions("constants", &all, false, &[&[]]);
}

/// With the layers before Z3 switched off, so that its encodings are what is tested.
#[test]
fn expressions_of_symbolic_integers() {
    let integers = [Byte, Short, Char, Int, Long];
    let mut all = cases(11, 40, 1, &integers, true);
    all.extend(cases(12, 40, 2, &integers, true));
    const BARE: [&str; 5] =
        ["--no-simplify", "--no-intervals", "--no-model-reuse", "--no-differences", "--no-cache"];
    let with = |ints: &'static str| [&BARE[..], &["--ints", ints]].concat();
    check_expressions("symbolic_integers", &all, true, &[&with("int"), &with("bv"), &[]]);
}

#[test]
fn expressions_of_symbolic_floats() {
    let mut all = cases(21, 30, 1, &[Float, Double, Int, Long], true);
    all.extend(cases(22, 10, 1, &[Float], false));
    check_expressions(
        "symbolic_floats",
        &all,
        true,
        &[&[], &["--no-simplify", "--no-intervals", "--no-model-reuse"]],
    );
}
