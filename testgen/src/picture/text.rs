//! A case for the terminal, in the words that reports use: one line per object, with a mark for what happened to it.

use std::fmt::Write;

use oox_core::case::{Case, ObjectView};

use super::columns;
use super::model::{Cell, Fate, Picture};

/// An object on one line: `Cell { next = #2 }` or `int[3] { 1, [2]: 5, ... }`.
pub fn show_object(object: &ObjectView) -> String {
    if let Some(text) = &object.text {
        return format!("{text:?}");
    }
    if let Some(constant) = &object.constant {
        return constant.clone();
    }
    if let Some(length) = &object.length {
        let mut parts = Vec::new();
        let mut next = 0;
        for element in &object.elements {
            if element.index == next {
                parts.push(element.value.to_string());
            } else {
                parts.push(format!("[{}]: {}", element.index, element.value));
            }
            next = element.index.saturating_add(1);
        }
        if length.to_string() != parts.len().to_string() {
            parts.push("...".to_owned());
        }
        let ty = object.ty.replacen("[]", &format!("[{length}]"), 1);
        return format!("{ty} {{ {} }}", parts.join(", ")).replace("{  }", "{ }");
    }
    let fields: Vec<String> =
        object.fields.iter().map(|field| format!("{} = {}", field.name, field.value)).collect();
    if fields.is_empty() {
        return format!("{} {{ }}", object.ty);
    }
    format!("{} {{ {} }}", object.ty, fields.join(", "))
}

/// The case as lines; the last one explains the marks that occur.
pub fn write(case: &Case, picture: &Picture) -> String {
    let mut out = String::new();
    let mut line = |text: &str| {
        let _ = writeln!(out, "{}", text.trim_end());
    };
    line(&format!("case {}  {} {}", case.id, picture.method, picture.outcome));
    if !case.args.is_empty() {
        line("    with");
        for arg in &case.args {
            line(&format!("        {} = {}", arg.name, arg.value));
        }
    }
    if !case.pre.is_empty() {
        line("    before");
        for object in &case.pre {
            line(&format!("        {} = {}", object.name, show_object(object)));
        }
    }
    if !picture.calls.is_empty() {
        line("    when the open calls give");
        for call in &picture.calls {
            line(&format!("        {call}"));
        }
    }
    if let Some(schedule) = &case.schedule {
        line("    in this order, with a column for each thread");
        for each in columns::lines(schedule) {
            line(&format!("        {each}"));
        }
    }
    let mut used = Vec::new();
    if !case.post.is_empty() {
        line("    after");
        for object in &case.post {
            let mark = mark(picture, object);
            line(&format!("      {} {} = {}", mark.0, object.name, show_object(object)));
            if !mark.1.is_empty() && !used.contains(&mark) {
                used.push(mark);
            }
        }
    }
    // an arrow into the heap, where the first line only names the class
    for pointer in picture.pointers.iter().filter(|pointer| pointer.label == "throws") {
        line(&format!("    throws {}", picture.nodes[pointer.target].name));
    }
    if !used.is_empty() {
        let legend: Vec<String> = used.iter().map(|(sign, word)| format!("{sign} {word}")).collect();
        line(&format!("    ({})", legend.join(", ")));
    }
    out
}

/// The sign before an object and its meaning.
fn mark(picture: &Picture, object: &ObjectView) -> (char, &'static str) {
    let Some(node) = picture.nodes.iter().find(|node| node.name == object.name) else { return (' ', "") };
    match node.fate {
        Fate::New => ('+', "new"),
        Fate::Garbage => ('-', "garbage"),
        Fate::Kept if node.rows.iter().any(|row| row.is_changed && row.after != Cell::Unseen) => {
            ('*', "changed")
        }
        Fate::Kept => (' ', ""),
    }
}
