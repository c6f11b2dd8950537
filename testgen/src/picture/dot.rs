//! The picture as Graphviz source: a cluster for each heap, objects as tables with a port for every row.

use std::fmt::Write;

use super::layout::{MOST_VALUE, shorten};
use super::model::{Cell, Fact, Fate, Node, Picture, PointerKind, SIDES, Side, Sign};
use super::palette::{
    ARROW_LINE, CHANGED, CHANGED_FILL, GARBAGE, GARBAGE_FILL, HOLDS, INPUT, LINE, MUTED, NEW, NEW_FILL,
    PANEL_LINE, RETURNS, THROWS, TITLE_FILL,
};
use super::svg::escape;

/// Writes the source.
pub fn write(picture: &Picture) -> String {
    let mut out = String::from("digraph heap {\n");
    let name = format!("{} {}", picture.method, picture.outcome);
    let _ = writeln!(
        out,
        "  graph [rankdir=LR, fontname=\"monospace\", labelloc=t, labeljust=l, nodesep=0.35, ranksep=0.7,\n    \
         label=<<b>{}</b>  <font point-size=\"10\" color=\"{MUTED}\">case {}</font>{}>];",
        escape(&name),
        escape(&picture.id),
        legend(picture)
    );
    out.push_str("  node [shape=plain, fontname=\"monospace\", fontsize=11];\n");
    let _ =
        writeln!(out, "  edge [fontname=\"monospace\", fontsize=11, color=\"{ARROW_LINE}\", arrowsize=0.7];");
    // from left to right Graphviz stacks clusters upwards
    for side in SIDES.into_iter().rev() {
        panel(&mut out, picture, side);
    }
    out.push_str("}\n");
    out
}

fn panel(out: &mut String, picture: &Picture, side: Side) {
    let (word, facts) = match side {
        Side::Before => ("before", &picture.inputs),
        Side::After => ("after", &picture.results),
    };
    let _ = writeln!(
        out,
        "  subgraph cluster_{word} {{\n    graph [label=<<b>{word}</b>>, style=rounded, color=\"{PANEL_LINE}\"];"
    );
    if !facts.is_empty() {
        let lines: Vec<String> = facts.iter().map(|fact| fact_line(fact, picture)).collect();
        let _ = writeln!(
            out,
            "    {word}_facts [shape=box, style=rounded, color=\"{INPUT}\", label=<{}>];",
            lines.join("<br align=\"left\"/>") + "<br align=\"left\"/>"
        );
    }
    for (index, node) in picture.nodes.iter().enumerate().filter(|(_, node)| node.is_on(side)) {
        let _ = writeln!(out, "    {word}_{index} [label=<{}>];", table(picture, node, side));
    }
    for (index, pointer) in picture.pointers.iter().enumerate().filter(|(_, each)| each.is_on(side)) {
        let colour = match pointer.kind {
            PointerKind::Input => INPUT,
            PointerKind::Holds => HOLDS,
            PointerKind::Returns => RETURNS,
            PointerKind::Throws | PointerKind::Waits => THROWS,
        };
        let _ = writeln!(
            out,
            "    {word}_p{index} [shape=box, style=\"rounded,filled\", margin=\"0.08,0.03\", height=0, width=0, \
             color=\"{colour}\", fillcolor=\"{colour}\", fontcolor=white, label=<{}>];\n    \
             {word}_p{index} -> {word}_{}:t:w [color=\"{colour}\"];",
            escape(&pointer.label),
            pointer.target
        );
    }
    for (index, node) in picture.nodes.iter().enumerate().filter(|(_, node)| node.is_on(side)) {
        edges(out, picture, index, node, side);
    }
    if facts.is_empty() && !picture.nodes.iter().any(|node| node.is_on(side)) {
        let _ = writeln!(out, "    {word}_empty [label=<<i>no objects</i>>, fontcolor=\"{MUTED}\"];");
    }
    out.push_str("  }\n");
}

fn edges(out: &mut String, picture: &Picture, index: usize, node: &Node, side: Side) {
    let word = if side == Side::Before { "before" } else { "after" };
    for (number, row) in node.rows.iter().enumerate() {
        let style = match (side, node.fate) {
            (Side::After, Fate::New) => format!(" [color=\"{NEW}\", penwidth=1.8]"),
            (Side::After, _) if row.is_changed => format!(" [color=\"{CHANGED}\", penwidth=1.8]"),
            (Side::After, Fate::Garbage) => format!(" [color=\"{GARBAGE}\"]"),
            _ => String::new(),
        };
        match row.cell(side) {
            Cell::Ref(to) if picture.nodes[*to].is_on(side) => {
                let end = if *to == index { "t:e" } else { "t" };
                let _ = writeln!(out, "    {word}_{index}:r{number}:e -> {word}_{to}:{end}{style};");
            }
            Cell::Any(ty) => {
                let _ = writeln!(
                    out,
                    "    {word}_{index}_{number} [shape=box, style=\"rounded,dashed\", margin=\"0.08,0.03\", height=0, \
                     width=0, color=\"{MUTED}\", fontcolor=\"{MUTED}\", label=<? {}>];\n    \
                     {word}_{index}:r{number}:e -> {word}_{index}_{number} [style=dashed, arrowhead=none, \
                     color=\"{MUTED}\"];",
                    escape(ty)
                );
            }
            _ => {}
        }
    }
}

fn table(picture: &Picture, node: &Node, side: Side) -> String {
    let (border, fill, tag) = match node.fate_on(side) {
        Fate::Kept => (LINE, TITLE_FILL, ""),
        Fate::New => (NEW, NEW_FILL, "  <i>new</i>"),
        Fate::Garbage => (GARBAGE, GARBAGE_FILL, "  <i>garbage</i>"),
    };
    let style = if node.fate_on(side) == Fate::Garbage { " style=\"dashed\"" } else { "" };
    let mut out = format!(
        "<table border=\"1\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"4\" color=\"{border}\"{style}><tr>\
         <td port=\"t\" colspan=\"2\" align=\"left\" bgcolor=\"{fill}\"><b>{} {}</b>{tag}</td></tr>",
        escape(&node.name),
        escape(&node.ty)
    );
    for (number, row) in node.rows.iter().enumerate() {
        let is_changed = side == Side::After && row.is_changed;
        let ground = if is_changed { format!(" bgcolor=\"{CHANGED_FILL}\"") } else { String::new() };
        let words = match row.cell(side) {
            // the stub beside the box says it
            Cell::Any(_) => String::new(),
            cell => escape(&shorten(&cell.words(&picture.nodes), MOST_VALUE)),
        };
        let words = if is_changed && !words.is_empty() {
            format!("<font color=\"{CHANGED}\">{words}</font>")
        } else {
            words
        };
        let label = escape(&row.label);
        let _ = write!(
            out,
            "<tr><td align=\"left\"{ground}>{label}</td><td port=\"r{number}\" align=\"left\"{ground}>{words}</td></tr>"
        );
    }
    out.push_str("</table>");
    out
}

fn fact_line(fact: &Fact, picture: &Picture) -> String {
    let joint = if fact.label == "returns" || fact.label == "throws" { " " } else { " = " };
    format!(
        "{}{joint}{}",
        escape(&fact.label),
        escape(&shorten(&fact.value.words(&picture.nodes), MOST_VALUE))
    )
}

fn legend(picture: &Picture) -> String {
    let mut out = String::new();
    let mut add = |text: String| {
        let _ = write!(out, "<br align=\"left\"/><font point-size=\"10\">{text}</font>");
    };
    for sign in picture.legend() {
        let (colour, mark) = match sign {
            Sign::New => (NEW, "■"),
            Sign::Changed => (CHANGED, "■"),
            Sign::Garbage => (GARBAGE, "■"),
            Sign::Undecided => (MUTED, "?"),
            Sign::Unseen => (MUTED, "–"),
            Sign::Gap => (MUTED, "···"),
        };
        add(format!("<font color=\"{colour}\">{mark}</font> {}", escape(sign.meaning())));
    }
    for call in &picture.calls {
        add(format!("open call: {}", escape(call)));
    }
    if !out.is_empty() {
        out.push_str("<br align=\"left\"/>");
    }
    out
}
