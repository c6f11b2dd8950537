//! Specifications as contracts in JML. What JML has no words for is a comment.

use std::fmt::Write as _;

use oox_core::ir::MethodId;
use oox_core::summary::{Facts, Op};
use ooxide_session::Loaded;
use ooxide_session::names::shown_name;

use super::{is_known, written};

/// A contract for each method, under its name.
pub fn contracts(loaded: &Loaded, all: &[(MethodId, Facts)]) -> String {
    let mut text = String::new();
    for (number, (id, facts)) in all.iter().enumerate() {
        let gap = if number == 0 { "" } else { "\n" };
        let _ = writeln!(text, "{gap}// {}", shown_name(&loaded.program, *id));
        for line in lines(loaded, *id, facts) {
            let _ = writeln!(text, "{line}");
        }
    }
    text
}

/// The lines of the contract of one method.
fn lines(loaded: &Loaded, id: MethodId, facts: &Facts) -> Vec<String> {
    let mut lines = Vec::new();
    if !is_known(facts) {
        return vec![format!("// nothing is known: it runs {}", facts.because.join(", "))];
    }
    let is_constructor = loaded.program.method(id).is_constructor;
    if facts.pure {
        lines.push("//@ assignable \\nothing;".to_owned());
    } else if facts.places.iter().all(|place| is_place(place)) && !facts.prints {
        lines.push(format!("//@ assignable {};", facts.places.join(", ")));
    } else {
        lines.push(format!("// changes {}", facts.places.join(", ")));
    }
    for bound in &facts.bounds {
        let is_value = is_plain(&bound.expr) && bound.op == Op::Is;
        if is_value && bound.name == "result" && !is_constructor {
            let value = &bound.expr;
            let is_literal =
                value.parse::<i64>().is_ok() || ["true", "false", "null"].contains(&value.as_str());
            let value = if is_literal { value.clone() } else { format!("\\old({value})") };
            lines.push(format!("//@ ensures \\result == {value};"));
        } else {
            lines.push(format!("// {}", written(bound)));
        }
    }
    lines.push(match &facts.throws[..] {
        [] => "//@ signals_only \\nothing;".to_owned(),
        all => format!("//@ signals_only {};", all.join(", ")),
    });
    lines
}

/// `a.b.c`, `a.b[*]`
fn is_place(text: &str) -> bool {
    is_path(text.strip_suffix("[*]").unwrap_or(text))
}

fn is_path(text: &str) -> bool {
    let is_name = |part: &str| {
        part.starts_with(|first: char| first.is_alphabetic() || first == '_')
            && part.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    text.split('.').all(is_name)
}

/// A value that JML writes the same way.
fn is_plain(text: &str) -> bool {
    text.parse::<i64>().is_ok() || (is_path(text) && text.rsplit('.').next() != Some("elem"))
}
