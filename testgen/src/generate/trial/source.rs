//! Trials as the source of a class that a worker compiles.

use std::fmt::Write as _;

use super::call::Trial;
use crate::generate::subject::Subject;
use crate::java::{Expr, Scope, Stmt, TypeName, unbroken};
use crate::jvm::Trials;

/// The name of the class; no class of a user has a `$` at its beginning.
const CLASS: &str = "$OoxideTrials";
/// A method that does nothing.
pub const NOTHING: &str = "nothing";
/// What comes after the trials: how things are told. An exception is told by the next class above that everybody can name, with its
/// message where the program, and not the machine, has worded it. Sets and maps without an order have no text.
const TELLING: &str = r#"
    static Object[] nothing() { return new Object[0]; }

    private static void $tell(java.util.List<Object> told, Object value) {
        if (value == null || value instanceof String || value instanceof Number && value.getClass().getPackageName().equals("java.lang")
                || value instanceof Boolean || value instanceof Character || value instanceof Enum) {
            told.add("value");
            told.add(value);
        } else if (value.getClass().isArray()) {
            told.add("array");
            String text = java.util.Arrays.deepToString(new Object[] {value});
            told.add(text.substring(1, text.length() - 1));
        } else {
            told.add("object");
            told.add($text(value));
        }
    }

    private static String $text(Object value) {
        boolean isUnordered = (value instanceof java.util.Map || value instanceof java.util.Set)
                && !(value instanceof java.util.SortedMap || value instanceof java.util.SortedSet
                || value instanceof java.util.LinkedHashMap || value instanceof java.util.LinkedHashSet);
        try {
            boolean isPlain = value.getClass().getMethod("toString").getDeclaringClass() == Object.class;
            return isUnordered || isPlain ? null : value.toString();
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static void $threw(java.util.List<Object> told, Throwable thrown) throws Throwable {
        if (thrown instanceof Error) {
            throw thrown;
        }
        Class<?> type = thrown.getClass();
        while (!java.lang.reflect.Modifier.isPublic(type.getModifiers()) || type.getCanonicalName() == null) {
            type = type.getSuperclass();
        }
        told.add("threw");
        told.add(type.getName());
        StackTraceElement[] trace = thrown.getStackTrace();
        boolean isOfJvm = thrown instanceof NullPointerException || thrown instanceof ArithmeticException
                || thrown instanceof ClassCastException || thrown instanceof IndexOutOfBoundsException
                || thrown instanceof NegativeArraySizeException || thrown instanceof ArrayStoreException;
        boolean isOfUser = trace.length > 0 && trace[0].getClassLoaderName() == null && trace[0].getModuleName() == null;
        told.add(isOfUser && !isOfJvm ? thrown.getMessage() : null);
    }
}
"#;

/// The method of a trial.
pub fn name(index: usize) -> String {
    format!("trial{index}")
}

/// The class, and the first line of each trial.
pub fn written(subject: &Subject, package: &str, trials: &[Trial]) -> (Trials, Vec<usize>) {
    let mut scope = Scope::new(package, subject.info);
    let bodies: Vec<String> = trials.iter().map(|trial| body(subject, trial, &mut scope)).collect();
    let mut source = String::new();
    if !package.is_empty() {
        let _ = writeln!(source, "package {package};");
    }
    for import in scope.imports().1 {
        let _ = writeln!(source, "import {import};");
    }
    let _ = writeln!(source, "@SuppressWarnings({{\"unchecked\", \"rawtypes\"}})\nfinal class {CLASS} {{");
    let mut lines = Vec::new();
    for (index, body) in bodies.iter().enumerate() {
        lines.push(source.lines().count() + 1);
        let _ = writeln!(source, "    static Object[] {}() throws Throwable {{\n{body}    }}", name(index));
    }
    source.push_str(TELLING);
    let class = if package.is_empty() { CLASS.to_owned() } else { format!("{package}.{CLASS}") };
    (Trials { class, source }, lines)
}

/// What a trial does: what is told is `arranged`, `returned` or `threw` with the exception, and then the answers.
fn body(subject: &Subject, trial: &Trial, scope: &mut Scope) -> String {
    let told = || Expr::name("$told");
    let said = |word: &str| Stmt::Expr(told().call("add", vec![Expr::text(word)]));
    let mut arrange = trial.arrange.clone();
    arrange.push(said("arranged"));
    let act = match &trial.result {
        Some(ty) => Stmt::local(TypeName::of(ty, subject.info), "result", trial.call.clone()),
        None => Stmt::Expr(trial.call.clone()),
    };
    let mut text =
        String::from("        java.util.List<Object> $told = new java.util.ArrayList<>();\n        try {\n");
    let mut add = |stmts: &[Stmt]| {
        text.push_str(&unbroken(stmts, scope));
        text.push('\n');
    };
    add(&arrange);
    add(&[act, said("returned")]);
    for (asked, _) in &trial.observed {
        // the printer knows no method without an object or a class
        add(&[Stmt::Expr(Expr::name(CLASS).call("$tell", vec![told(), asked.clone()]))]);
    }
    text.push_str("        } catch (Throwable $thrown) {\n            $threw($told, $thrown);\n        }\n");
    text.push_str("        return $told.toArray();\n");
    text
}
