//! `Debug` texts of parts of a program with names in the place of numbers, and what they mention.

use std::fmt::Write as _;

use super::{Digests, Node, Places};
use crate::ir::{BodyId, CheckId, ClassId, DynTypeId, FieldId, MethodId};
use crate::lang::span::{FileId, Span};
use crate::resolve::PRELUDE_FILE;

/// The native whose result depends on which literals the program has.
const OF_ALL_LITERALS: &str = "Intern";

impl Digests<'_> {
    /// The text with names, and the nodes that it mentions, in their order.
    pub(super) fn rewritten(&self, text: &str) -> (String, Vec<Node>) {
        let mut out = String::with_capacity(text.len());
        let mut nodes = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            if rest.starts_with('"') {
                let end = at + end_of_string(rest);
                out.push_str(&text[at..end]);
                at = end;
                continue;
            }
            let length = word_length(rest);
            if length == 0 {
                let next = rest.chars().next().expect("the rest is not empty");
                out.push(next);
                at += next.len_utf8();
                continue;
            }
            let word = &rest[..length];
            let after = &rest[length..];
            if let Some((number, taken)) = number_in(after) {
                if self.mention(word, number, &text[..at], &mut out, &mut nodes) {
                    at += length + taken;
                    continue;
                }
            } else if let ("Span", Some((span, taken))) = (word, span_in(after)) {
                out.push_str(&self.place(span));
                at += length + taken;
                continue;
            } else if word == OF_ALL_LITERALS {
                let _ = write!(out, "{:?}", self.program.strings);
            }
            out.push_str(word);
            at += length;
        }
        (out, nodes)
    }

    /// Writes what a number stands for; false if it is none of those that are looked up.
    fn mention(
        &self,
        word: &str,
        number: u32,
        before: &str,
        out: &mut String,
        nodes: &mut Vec<Node>,
    ) -> bool {
        let program = self.program;
        match word {
            "ClassId" => {
                let id = ClassId(number);
                out.push_str(&program.class(id).name);
                nodes.push(Node::Class(id));
                if before.ends_with("InitClass(") || before.ends_with(" class: ") {
                    nodes.push(Node::Start(id));
                } else if !before.ends_with("StaticInit(") {
                    nodes.push(Node::Types(id));
                }
            }
            "FieldId" => {
                let id = FieldId(number);
                let field = program.field(id);
                let _ = write!(out, "{}.{}", program.class(field.class).name, field.name);
                nodes.push(Node::Field(id));
            }
            "MethodId" => {
                let id = MethodId(number);
                let _ =
                    write!(out, "{}.{}", program.class(program.method(id).class).name, program.signature(id));
                nodes.push(Node::Method(id));
            }
            "BodyId" => {
                out.push_str("body");
                nodes.push(Node::Body(BodyId(number)));
            }
            "DynTypeId" => out.push_str(&program.show_dyn(DynTypeId(number))),
            "StringId" => {
                let text = program.strings.get_index(number as usize).expect("a literal of the program");
                let _ = write!(out, "{text:?}");
            }
            "BranchId" => out.push_str(&self.branch(number)),
            "CheckId" => {
                let check = program.check(CheckId(number));
                let owner = check.method.map(|id| program.qualified_name(id));
                let flags = (check.kind, owner, check.is_assumed_only, check.is_late);
                let _ = write!(out, "{flags:?} {} {:?}", self.place(check.span), self.source(check.span));
            }
            _ => return false,
        }
        true
    }

    /// A branch of the source.
    pub(super) fn branch(&self, number: u32) -> String {
        let branch = &self.program.branches[number as usize];
        let owner = self.program.qualified_name(branch.method);
        let (place, source) = (self.place(branch.span), self.source(branch.span));
        // what is of one arm is told by its place
        format!("{owner} {} {:?} {place} {source:?}", branch.outcomes, branch.counting)
    }

    fn place(&self, span: Span) -> String {
        if self.places == Places::Ignored || span.file == PRELUDE_FILE {
            return String::new();
        }
        let start = self.sources.start(span);
        let end = self.sources.start(Span { start: span.end, ..span });
        let file = &self.sources.file(span.file).name;
        format!("{file}:{}:{}-{}:{}", start.line, start.column, end.line, end.column)
    }

    fn source(&self, span: Span) -> &str {
        if span.file == PRELUDE_FILE { "" } else { self.sources.text(span) }
    }
}

/// The length of a text in quotes at the beginning of another one.
fn end_of_string(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn word_length(text: &str) -> usize {
    text.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_')).unwrap_or(text.len())
}

/// `(12)` and its length.
fn number_in(text: &str) -> Option<(u32, usize)> {
    let inside = text.strip_prefix('(')?;
    let end = inside.find(')')?;
    Some((inside[..end].parse().ok()?, end + 2))
}

/// ` { file: FileId(1), start: 2, end: 3 }` and its length.
fn span_in(text: &str) -> Option<(Span, usize)> {
    let inside = text.strip_prefix(" { file: FileId(")?;
    let (file, rest) = inside.split_once("), start: ")?;
    let (start, rest) = rest.split_once(", end: ")?;
    let (end, after) = rest.split_once(" }")?;
    let span = Span { file: FileId(file.parse().ok()?), start: start.parse().ok()?, end: end.parse().ok()? };
    Some((span, text.len() - after.len()))
}
