//! Inputs of library types exist. A type whose objects never come to be makes everything after its null test valid.
//!
//! The types are those of the models, so that a new model is asked without a word here.

use std::fmt::Write as _;

use oox_core::config::{Bounds, Config};
use oox_core::verdict::{self, Verdict};

use crate::support::engine;
use crate::support::java;
use crate::support::models;
use crate::support::models::Model;

/// Types without objects: nobody can make one.
const WITHOUT_OBJECTS: [&str; 17] = [
    // a name for the absence of a value
    "java.lang.Void",
    // static members only, with a private constructor
    "java.lang.Math",
    "java.lang.StrictMath",
    "java.lang.reflect.Array",
    "java.lang.System",
    "java.nio.charset.StandardCharsets",
    "java.time.temporal.TemporalAdjusters",
    "java.time.temporal.TemporalQueries",
    "java.util.Arrays",
    "java.util.Base64",
    "java.util.Collections",
    "java.util.Objects",
    "java.util.concurrent.Executors",
    "java.util.concurrent.locks.LockSupport",
    "java.util.Spliterators",
    "java.util.stream.Collectors",
    "java.util.stream.StreamSupport",
];

/// Limits that are counted: the answers do not depend on the machine.
fn config(k: u32) -> Config {
    let bounds = Bounds { k, loops: 8, steps: 20_000, time: None, ..Bounds::default() };
    Config { bounds, jobs: 1, ..Config::default() }
}

/// What is said of each method of the class `Test`, by its name.
fn verdicts(text: &str, k: u32) -> Vec<(String, Verdict)> {
    let java = java::load_text(text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    let class = java.program.classes.iter().find(|class| class.name == "Test").expect("it is written above");
    class
        .methods
        .iter()
        .filter(|id| java.program.method(**id).is_static && !java.program.method(**id).is_helper)
        .map(|id| {
            let report = verdict::verify(&java.program, &java.sources, &config(k), *id);
            (java.program.method(*id).name.clone(), report.verdict)
        })
        .collect()
}

/// Methods that are valid although something reaches their assertion.
fn wrongly_valid_in(text: &str, k: u32) -> Vec<String> {
    let mut wrong = Vec::new();
    for (method, verdict) in verdicts(text, k) {
        // of an object whose class nobody knows it is possible
        if !matches!(verdict, Verdict::Invalid | Verdict::Possible) {
            let line = text.lines().find(|line| line.contains(&format!(" {method}("))).unwrap_or_default();
            wrong.push(format!("{}: {line}", verdict.word()));
        }
    }
    wrong
}

fn wrongly_valid(programs: &[String], k: u32) -> Vec<String> {
    engine::in_parallel(programs, |text| wrongly_valid_in(text, k)).into_iter().flatten().collect()
}

/// A program for each type, but one for all exceptions and one for all interfaces of `java.util.function`: what makes
/// one type of a program live must not make another one so, and these have nothing to do with each other.
fn programs(models: &[&Model], methods: impl Fn(&Model, usize) -> String) -> Vec<String> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (number, model) in models.iter().enumerate() {
        let group = match model {
            model if model.is_exception => "exceptions",
            model if model.name.starts_with("java.util.function.") => "functions",
            model => &model.name,
        };
        let text = methods(model, number);
        match groups.iter_mut().find(|(name, _)| name == group) {
            Some((_, texts)) => texts.push(text),
            None => groups.push((group.to_owned(), vec![text])),
        }
    }
    let enums = "enum Colour { RED, GREEN, BLUE }\n";
    groups.iter().map(|(_, texts)| format!("{enums}class Test {{\n{}}}\n", texts.concat())).collect()
}

#[test]
fn every_type_has_objects_but_those_that_nobody_can_make() {
    let models = models::all();
    assert!(models.len() > 290, "only {} models were found", models.len());
    let is_made = |model: &&Model| !WITHOUT_OBJECTS.contains(&model.name.as_str()) && !model.is_annotation;
    let made: Vec<&Model> = models.iter().filter(is_made).collect();
    // `equals` decides the class, so that what its invariant asks for must be there
    let programs = programs(&made, |model, number| {
        let name = &model.name;
        format!(
            "  static void plain{number}({name} x) {{ if (x != null) assert false; }}\n  \
               static void seen{number}({name} x) {{ if (x != null && !x.equals(null)) assert false; }}\n"
        )
    });
    let wrong = wrongly_valid(&programs, 2);
    assert!(wrong.is_empty(), "there are such objects:\n{}", wrong.join("\n"));
}

#[test]
fn types_without_objects_are_null() {
    let models = models::all();
    let names: Vec<&str> = models.iter().map(|model| model.name.as_str()).collect();
    assert!(WITHOUT_OBJECTS.iter().all(|name| names.contains(name)), "the list is out of date");
    let mut text =
        "enum Empty {}\nclass Test {\n  static void empty(Empty x) { assert x == null; }\n".to_owned();
    for (number, name) in WITHOUT_OBJECTS.iter().enumerate() {
        writeln!(text, "  static void none{number}({name} x) {{ assert x == null; }}")
            .expect("a string grows");
    }
    text.push_str("}\n");
    let wrong: Vec<String> = verdicts(&text, 2)
        .into_iter()
        .filter(|(_, verdict)| *verdict != Verdict::Valid)
        .map(|(name, _)| name)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?} in\n{text}");
}

#[test]
fn collections_of_the_input_have_all_sizes() {
    let models = models::all();
    // a SynchronousQueue never holds anything
    let can_hold = |model: &&Model| model.is_collection && !model.name.ends_with(".SynchronousQueue");
    let collections: Vec<&Model> = models.iter().filter(can_hold).collect();
    assert!(collections.len() >= 40, "only {} collections were found", collections.len());
    let found = engine::in_parallel(&collections, |model| {
        let name = &model.name;
        let methods = (0..=2).fold(String::new(), |text, size| {
            let method = format!("static void size{size}({name} x)");
            format!("{text}  {method} {{ if (x != null && x.size() == {size}) assert false; }}\n")
        });
        wrongly_valid_in(&format!("enum Colour {{ RED, GREEN, BLUE }}\nclass Test {{\n{methods}}}\n"), 3)
    });
    let wrong: Vec<String> = found.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "such collections exist:\n{}", wrong.join("\n"));
}

/// A parameter, and something that is true of some argument: each is reached.
const REACHED: [(&str, &str); 66] = [
    ("Integer", "x != null && x == 5"),
    ("Long", "x != null && x == -5L"),
    ("Short", "x != null && x == 5"),
    ("Byte", "x != null && x == -128"),
    ("Character", "x != null && x == 'c'"),
    ("Boolean", "x != null && x"),
    ("Double", "x != null && x == 0.5"),
    ("Float", "x != null && x == 0.5f"),
    ("Number", "x != null && x.intValue() == 7"),
    ("CharSequence", "x != null && x.length() == 2"),
    ("java.util.Optional<Integer>", "x != null && x.isPresent() && x.get() == 5"),
    ("java.util.Optional<Integer>", "x != null && x.isEmpty()"),
    ("java.util.OptionalInt", "x != null && x.isPresent() && x.getAsInt() == 5"),
    ("java.util.OptionalInt", "x != null && x.isEmpty()"),
    ("java.util.OptionalDouble", "x != null && x.isPresent() && x.getAsDouble() == 0.5"),
    ("java.util.OptionalLong", "x != null && x.isEmpty()"),
    ("java.util.Iterator<Integer>", "x != null && x.hasNext()"),
    ("java.util.Iterator<Integer>", "x != null && !x.hasNext()"),
    ("java.util.ListIterator<Integer>", "x != null && x.hasNext()"),
    ("java.util.stream.Stream<Integer>", "x != null && x.count() == 3"),
    ("java.util.stream.IntStream", "x != null && x.sum() == 3"),
    ("java.util.stream.LongStream", "x != null && x.count() == 0"),
    ("java.util.Map.Entry<Integer, Integer>", "x != null && x.getKey() != null"),
    ("java.math.RoundingMode", "x == java.math.RoundingMode.DOWN"),
    ("java.util.concurrent.TimeUnit", "x == java.util.concurrent.TimeUnit.HOURS"),
    ("Thread.State", "x == Thread.State.NEW"),
    ("java.io.BufferedReader", "x != null && x.readLine() != null"),
    ("java.io.BufferedReader", "x != null && x.readLine() == null"),
    ("java.io.Reader", "x != null && x.read() == 'a'"),
    ("java.io.InputStream", "x != null && x.read() == 200"),
    ("java.io.InputStream", "x != null && x.read() == -1"),
    ("java.io.BufferedInputStream", "x != null && x.read() == 200"),
    ("java.io.InputStreamReader", "x != null && x.read() == 'a'"),
    ("java.io.ByteArrayOutputStream", "x != null && x.size() == 2"),
    ("java.io.StringWriter", "x != null && x.toString().length() == 2"),
    ("java.io.File", "x != null && x.getName().equals(\"a\")"),
    ("java.util.EnumMap<Colour, Integer>", "x != null && x.containsKey(Colour.GREEN)"),
    ("java.util.EnumMap<Colour, Integer>", "x != null && x.put(Colour.RED, 1) == null"),
    ("java.util.EnumSet<Colour>", "x != null && x.contains(Colour.GREEN)"),
    ("java.util.EnumSet<Colour>", "x != null && x.add(Colour.BLUE)"),
    ("java.util.EnumSet<Colour>", "x != null && !x.add(Colour.BLUE)"),
    ("java.util.SortedSet<Integer>", "x != null && !x.isEmpty() && x.first() == 5"),
    ("java.util.LinkedHashSet<Integer>", "x != null && x.isEmpty()"),
    ("java.util.concurrent.BlockingQueue<Integer>", "x != null && x.peek() != null && x.peek() == 5"),
    ("java.util.concurrent.ConcurrentMap<Integer, Integer>", "x != null && x.isEmpty()"),
    ("Object", "x instanceof java.util.Deque"),
    ("Object", "x instanceof java.util.SortedSet"),
    ("Object", "x != null && x.getClass() == java.util.TreeMap.class"),
    ("Object", "x != null && x.getClass() == StringBuilder.class"),
    ("Comparable<Integer>", "x != null && x.compareTo(5) > 0"),
    ("java.util.concurrent.atomic.AtomicInteger", "x != null && x.get() == 5"),
    ("StringBuilder", "x != null && x.length() == 2"),
    (
        "java.time.LocalDate",
        "x != null && x.getYear() == 2024 && x.getMonthValue() == 2 && x.getDayOfMonth() == 29",
    ),
    ("java.time.LocalDate", "x != null && x.getDayOfWeek() == java.time.DayOfWeek.SUNDAY"),
    ("java.time.LocalDate", "x != null && x.plusDays(1).getYear() == x.getYear() + 1"),
    ("java.time.LocalTime", "x != null && x.isAfter(java.time.LocalTime.NOON)"),
    ("java.time.LocalDateTime", "x != null && x.getHour() == 23 && x.getDayOfMonth() == 31"),
    ("java.time.Duration", "x != null && x.isNegative()"),
    ("java.time.Period", "x != null && x.getMonths() == 13"),
    ("java.time.Instant", "x != null && x.getEpochSecond() < 0 && x.getNano() == 1"),
    ("java.time.ZoneOffset", "x != null && x.getTotalSeconds() == 3600"),
    ("java.time.OffsetDateTime", "x != null && x.getOffset().getTotalSeconds() == -3600"),
    ("java.time.ZonedDateTime", "x != null && x.getZone() == x.getOffset()"),
    ("java.time.YearMonth", "x != null && x.lengthOfMonth() == 29"),
    ("java.time.DayOfWeek", "x == java.time.DayOfWeek.FRIDAY"),
    ("java.time.temporal.ChronoUnit", "x == java.time.temporal.ChronoUnit.DAYS"),
];

#[test]
fn what_an_input_can_be_is_reached() {
    let programs: Vec<String> = REACHED
        .iter()
        .map(|(ty, condition)| {
            let method = format!("static void reached({ty} x) throws java.io.IOException");
            format!("enum Colour {{ RED, GREEN, BLUE }}\nclass Test {{\n  {method} {{ if ({condition}) assert false; }}\n}}\n")
        })
        .collect();
    // most of them need no more than a chain of two, and hash tables take long with three
    let wrong: Vec<String> = engine::in_parallel(&programs, |text| match wrongly_valid_in(text, 2) {
        wrong if wrong.is_empty() => wrong,
        _ => wrongly_valid_in(text, 3),
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(wrong.is_empty(), "an argument reaches the assertion:\n{}", wrong.join("\n"));
}

/// Conditions that hold of all objects that the JDK can make.
const ALWAYS: [(&str, &str); 38] = [
    ("java.util.Collection<Integer> x", "x.size() >= 0"),
    ("java.util.concurrent.BlockingQueue<Integer> x", "x.size() >= 0"),
    ("java.util.AbstractQueue<Integer> x", "x.size() >= 0"),
    ("java.util.AbstractSequentialList<Integer> x", "x.iterator() != null"),
    ("java.io.File x", "x.getPath() != null"),
    ("java.io.File x", "x.getPath().length() < 2 || !x.getPath().endsWith(\"/\")"),
    ("java.util.Locale x", "x.getLanguage() != null && x.getCountry() != null && x.getVariant() != null"),
    ("Thread x", "x.getName() != null && 1 <= x.getPriority() && x.getPriority() <= 10"),
    ("java.util.regex.Pattern x", "x.pattern() != null"),
    ("java.nio.charset.Charset x", "x.name() != null"),
    ("Class<?> x", "x.getName() != null && x.getSimpleName() != null && !x.getName().isEmpty()"),
    ("java.io.StringWriter x", "x.toString() != null"),
    ("java.io.ByteArrayOutputStream x", "x.size() >= 0"),
    ("java.io.ByteArrayInputStream x", "x.available() >= 0"),
    ("java.io.InputStream x", "x.read() >= -1 && x.read() <= 255"),
    ("java.math.MathContext x", "x.getPrecision() >= 0 && x.getRoundingMode() != null"),
    (
        "java.util.IntSummaryStatistics x",
        "x.getCount() >= 0 && (x.getCount() == 0 || x.getMin() <= x.getMax())",
    ),
    ("java.util.LongSummaryStatistics x", "x.getCount() > 0 || x.getSum() == 0"),
    ("java.util.OptionalInt x", "x.isPresent() || x.orElse(3) == 3"),
    ("java.util.EnumSet<Colour> x", "x.size() <= 3"),
    ("java.util.EnumMap<Colour, Integer> x", "x.size() <= 3"),
    (
        "java.time.LocalDate x",
        "x.getDayOfMonth() <= x.lengthOfMonth() && 1 <= x.getMonthValue() && x.getMonthValue() <= 12",
    ),
    ("java.time.LocalDate x, java.time.LocalDate y", "x.isBefore(y) == (x.compareTo(y) < 0)"),
    ("java.time.LocalTime x", "x.toSecondOfDay() < 86400 && x.getNano() <= 999999999"),
    ("java.time.LocalDateTime x", "x.toLocalDate() != null && x.toLocalTime() != null"),
    ("java.time.Duration x", "x.getNano() >= 0 && x.isNegative() == (x.getSeconds() < 0)"),
    ("java.time.Instant x", "x.getNano() >= 0 && x.getNano() <= 999999999"),
    ("java.time.ZoneOffset x", "x.getTotalSeconds() <= 64800 && x.getTotalSeconds() >= -64800"),
    ("java.time.MonthDay x", "x.getMonthValue() != 2 || x.getDayOfMonth() <= 29"),
    ("StackTraceElement x", "x.getClassName() != null && x.getMethodName() != null"),
    ("Throwable x", "x.getSuppressed() != null"),
    ("java.util.ArrayList<Integer> x, java.util.ArrayList<Integer> y", "x == y || x.add(1) && y.size() >= 0"),
    ("StringBuilder x, char[] y", "y.length == 0 || x.length() == 0 || untouched(x, y)"),
    ("String x, char[] y", "y.length == 0 || x.isEmpty() || untouched(x, y)"),
    ("java.util.List<Integer> x, Object[] y", "y.length == 0 || x.isEmpty() || untouched(x, y)"),
    ("java.util.List<Integer> x, java.util.List<Integer> y", "x == y || y.isEmpty() || cleared(x, y)"),
    ("java.util.Set<Integer> x, java.util.Set<Integer> y", "x == y || y.isEmpty() || emptied(x, y)"),
    (
        "java.util.LinkedList<Integer> x, java.util.LinkedList<Integer> y",
        "x == y || y.isEmpty() || cleared(x, y)",
    ),
];

#[test]
fn no_input_is_in_a_state_that_nothing_builds() {
    let programs: Vec<String> = ALWAYS
        .iter()
        .map(|(params, condition)| {
            let nulls: Vec<String> = params
                .split(", ")
                .filter_map(|param| param.rsplit_once(' '))
                .map(|(_, name)| format!("{name} == null"))
                .collect();
            let method = format!("static void always({params}) throws java.io.IOException");
            format!(
                "enum Colour {{ RED, GREEN, BLUE }}\nclass Test {{\n{HELPERS}  {method} {{ if ({}) return; assert {condition}; }}\n}}\n",
                nulls.join(" || ")
            )
        })
        .collect();
    let found = engine::in_parallel(&programs, |text| {
        let verdicts = verdicts(text, 2);
        verdicts.into_iter().any(|(_, verdict)| verdict != Verdict::Valid).then(|| text.clone())
    });
    let wrong: Vec<String> = found.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "these hold:\n{}", wrong.join("\n"));
}

/// Writing to one object, and what another one says then.
const HELPERS: &str = "\
  private static boolean untouched(CharSequence x, char[] y) { char first = x.charAt(0); y[0]++; return x.charAt(0) == first; }
  private static boolean untouched(java.util.List<Integer> x, Object[] y) { Integer first = x.get(0); y[0] = null; return x.get(0) == first; }
  private static boolean cleared(java.util.List<Integer> x, java.util.List<Integer> y) { int size = y.size(); Integer first = y.get(0); x.clear(); return y.size() == size && y.get(0) == first; }
  private static boolean emptied(java.util.Set<Integer> x, java.util.Set<Integer> y) { int size = y.size(); x.clear(); return y.size() == size; }
";
