//! The clauses of contracts as they were written: where they stand, in which words, and what they ask for.

use oox_core::ir::{CheckId, CheckKind, MethodId};
use oox_core::lang::span::Span;

use crate::generate::reason::ClauseName;
use crate::generate::subject::Subject;
use crate::java::{BinaryOp, ClauseKind, Literal, Spec, SpecOp};

/// A clause of a contract.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Which kind of promise.
    pub kind: CheckKind,
    /// Where it stands, and `ensures balance == \old(balance) + amount`.
    pub name: ClauseName,
    /// What it asks for.
    pub asks: Asks,
    /// The variable of the exception in a `signals` clause.
    pub thrown: Option<String>,
}

/// What a clause asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asks {
    /// That a condition of JML holds.
    Condition(Spec),
    /// That the method does not return.
    Exception,
    /// That the method throws nothing of the kind.
    NoException,
    /// Something that is no condition.
    Other,
}

impl Clause {
    /// The clause that a check is about.
    pub fn of(subject: &Subject, check: CheckId) -> Self {
        let of = subject.program.check(check);
        let text = &subject.sources.file(of.span.file).text;
        let raw = subject.sources.text(of.span);
        let start = of.span.start as usize;
        let before = text.get(..start).unwrap_or("").trim_end_matches(is_between);
        let keyword = &before[before.rfind(|c: char| !is_part(c)).map_or(0, |at| at + 1)..];
        let end = of.span.end as usize;
        let until = text.get(end..).and_then(|rest| rest.find(';')).map_or(end, |at| end + at);
        let written = |from: usize| on_one_line(text.get(from..until).unwrap_or(raw));
        let mut clause = Self {
            kind: of.kind,
            name: ClauseName { place: place(subject, of.span), words: on_one_line(raw) },
            asks: Asks::Other,
            thrown: None,
        };
        match (of.kind, keyword) {
            (CheckKind::Ensures, "ensures" | "post") | (CheckKind::Invariant, "invariant") => {
                clause.name.words = format!("{keyword} {}", written(before.len()));
                let kind = match of.kind {
                    CheckKind::Ensures => ClauseKind::Ensures,
                    _ => ClauseKind::Invariant,
                };
                clause.asks = asked(subject, of.span, kind);
            }
            (CheckKind::Ensures, _) if raw.chars().all(is_part) => {
                "non_null result".clone_into(&mut clause.name.words);
                let null = Spec::Literal(Literal::Null, None);
                let differs = SpecOp::Java(BinaryOp::NotEqual);
                clause.asks = Asks::Condition(Spec::Binary(differs, Box::new(Spec::Result), Box::new(null)));
            }
            (CheckKind::Ensures, _) => {
                clause.name.words = format!("exceptional_behavior ({})", on_one_line(raw));
                clause.asks = Asks::Exception;
            }
            (CheckKind::Invariant, _) => {
                clause.name.words = format!("non_null {raw}");
                clause.asks = Asks::Condition(Spec::Name(raw.to_owned()));
            }
            (CheckKind::Signals | CheckKind::Exceptional, _) => {
                clause.signals(subject, of.span, until);
            }
            (CheckKind::Modifies, _) if raw.chars().all(is_part) || raw.contains('{') => {
                "pure".clone_into(&mut clause.name.words);
            }
            (CheckKind::Assert | CheckKind::Requires | CheckKind::LoopInvariant, keyword)
                if !keyword.is_empty() =>
            {
                clause.name.words = format!("{keyword} {}", written(before.len()));
            }
            _ => {}
        }
        clause
    }

    fn signals(&mut self, subject: &Subject, span: Span, until: usize) {
        let text = &subject.sources.file(span.file).text;
        let before = text.get(..span.start as usize).unwrap_or("");
        let is_signals_only = self.name.words.starts_with("signals_only");
        let begin = ["signals", "exsures"].iter().filter_map(|word| before.rfind(word)).max();
        let header = begin.map(|at| (at, &before[at..])).filter(|(_, header)| {
            let rest = header.split_once(')').map_or("-", |(_, rest)| rest);
            !is_signals_only && rest.chars().all(is_between)
        });
        let Some((at, header)) = header else {
            if !is_signals_only {
                self.name.words = format!("normal_behavior ({})", self.name.words);
            }
            self.asks = Asks::NoException;
            return;
        };
        self.name.words = on_one_line(text.get(at..until).unwrap_or(header));
        let inside = header.split(['(', ')']).nth(1).unwrap_or("");
        self.thrown = inside.split_whitespace().nth(1).map(str::to_owned);
        self.asks = match asked(subject, span, ClauseKind::Signals) {
            Asks::Condition(Spec::Literal(Literal::Bool(false), _)) => Asks::NoException,
            asked => asked,
        };
    }

    /// `Account.java:12: ensures balance == \old(balance) + amount`
    pub fn message(&self) -> String {
        self.name.to_string()
    }
}

/// The condition of the clause in which something stands.
fn asked(subject: &Subject, span: Span, kind: ClauseKind) -> Asks {
    let contains = |of: Span| of.file == span.file && of.start <= span.start && span.start < of.end;
    let mut clauses = subject.info.clauses.iter();
    let found = clauses.find(|clause| clause.kind == kind && contains(clause.span));
    found.map_or(Asks::Other, |clause| Asks::Condition(clause.condition.clone()))
}

/// A clause on one line: without the signs that begin the lines of a comment.
fn on_one_line(text: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = if index == 0 { line } else { without_margin(line) };
        words.extend(line.split_whitespace());
    }
    words.join(" ").trim_end_matches(';').trim_end().to_owned()
}

fn without_margin(line: &str) -> &str {
    line.trim_start().trim_start_matches("//").trim_start_matches('@')
}

/// A condition may stand in parentheses, and on another line of the comment than its keyword.
fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, '(' | '@' | '/')
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// `Account.java:12`
pub fn place(subject: &Subject, span: Span) -> String {
    let name = &subject.sources.file(span.file).name;
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    format!("{name}:{}", subject.sources.start(span).line)
}

/// Whether something stands in a comment, where the JVM does not see it.
pub fn is_in_comment(subject: &Subject, span: Span) -> bool {
    let text = &subject.sources.file(span.file).text;
    let before = text.get(..span.start as usize).unwrap_or("");
    let line = &before[before.rfind('\n').map_or(0, |at| at + 1)..];
    let opens = before.rfind("/*@");
    line.contains("//@") || opens.is_some() && opens > before.rfind("*/")
}

/// The method in front of which a clause stands: the tested one, or one that it overrides.
pub fn owner(subject: &Subject, span: Span) -> Option<MethodId> {
    let count = u32::try_from(subject.program.methods.len()).expect("fewer than 2^32 methods");
    let after = (0..count).map(MethodId).filter(|id| {
        let of = subject.program.method(*id).span;
        of.file == span.file && of.end > span.end && subject.java_method(*id).is_some()
    });
    after.min_by_key(|id| subject.program.method(*id).span.start.max(span.end))
}

/// Whether every clause of a contract holds for all calls: with several cases each speaks of its own.
pub fn has_one_case(subject: &Subject, method: MethodId) -> bool {
    let contract = &subject.program.method(method).contract;
    let specs = contract
        .requires
        .iter()
        .chain(&contract.ensures)
        .chain(contract.signals.iter().map(|(_, spec)| spec));
    let spans: Vec<Span> = specs.map(|spec| subject.program.check(spec.check).span).collect();
    let Some(first) = spans.iter().min_by_key(|span| span.start) else { return true };
    let of = owner(subject, *first);
    if spans.iter().any(|span| owner(subject, *span) != of) {
        return false;
    }
    let end = of.map_or(first.end, |of| subject.program.method(of).span.end.max(first.start));
    let text = subject.sources.text(Span { end, ..*first });
    let until = text.find('{').unwrap_or(text.len());
    !text[..until].split(|c| !is_part(c)).any(|word| word == "also")
}

#[cfg(test)]
mod tests {
    use super::on_one_line;

    #[test]
    fn the_margin_of_a_comment_is_no_part_of_a_clause() {
        let text = "size == \\old(size) + 1\n    //@   && elements[size - 1] == value;";
        assert_eq!(on_one_line(text), "size == \\old(size) + 1 && elements[size - 1] == value");
        assert_eq!(on_one_line("a\n      @ && b"), "a && b");
    }
}
