//! The words of JML, and what is probably meant by a word that is none of them.
//!
//! A comment that begins with `@` and a blank is meant as JML when its first word is a keyword; it is a mistake when that
//! word is nearly one, or when the comment ends in `;` as clauses do; and prose otherwise. Right after the `@`, where
//! annotations that were commented out and the marks of tools stand (`//@Override`, `//@formatter:off`), more is asked for:
//! see [`is_meant`].

use oox_core::lang::ast::GhostWord;
use oox_core::lang::slip::edit_distance;

use super::super::tree::Behavior;
use super::attach::Modifier;

/// What a word at the start of a construct means.
#[derive(Clone, Copy)]
pub enum Word {
    /// `requires`
    Requires,
    /// `ensures`
    Ensures,
    /// `signals`
    Signals,
    /// `signals_only`
    SignalsOnly,
    /// `assignable`
    Assignable,
    /// `invariant`
    Invariant,
    /// `assert`
    Assert,
    /// `assume`
    Assume,
    /// `unreachable`
    Unreachable,
    /// `loop_invariant`
    LoopInvariant,
    /// `predicate`
    Predicate,
    /// `open` and its like
    Ghost(GhostWord),
    /// `also`
    Also,
    /// `normal_behavior` and its like
    Behavior(Behavior),
    /// `pure` and its like
    Modifier(Modifier),
    /// A modifier that only a warning is left of.
    UnusedModifier,
    /// A clause that is well known and has no effect here.
    Unused,
    /// A construct that is not supported; it may have a body in braces.
    Unsupported,
    /// Before other words.
    Prefix,
}

/// What a word means, if it is one of JML.
pub fn meaning(word: &str) -> Option<Word> {
    Some(match word {
        "requires" | "pre" => Word::Requires,
        "ensures" | "post" => Word::Ensures,
        "signals" | "exsures" | "exsuccess" => Word::Signals,
        "signals_only" => Word::SignalsOnly,
        "assignable" | "modifies" | "modifiable" => Word::Assignable,
        "invariant" => Word::Invariant,
        "assert" => Word::Assert,
        "assume" => Word::Assume,
        "unreachable" => Word::Unreachable,
        "loop_invariant" | "maintaining" => Word::LoopInvariant,
        "also" => Word::Also,
        "behavior" | "behaviour" => Word::Behavior(Behavior::Any),
        "normal_behavior" | "normal_behaviour" => Word::Behavior(Behavior::Normal),
        "exceptional_behavior" | "exceptional_behaviour" => Word::Behavior(Behavior::Exceptional),
        "pure" => Word::Modifier(Modifier::Pure),
        "trusted" => Word::Modifier(Modifier::Trusted),
        "predicate" => Word::Predicate,
        "open" => Word::Ghost(GhostWord::Open),
        "close" => Word::Ghost(GhostWord::Close),
        "use" => Word::Ghost(GhostWord::Use),
        "opening" => Word::Ghost(GhostWord::Opening),
        "cut" => Word::Ghost(GhostWord::Cut),
        "helper" => Word::Modifier(Modifier::Helper),
        "non_null" => Word::Modifier(Modifier::NonNull),
        "nullable" => Word::Modifier(Modifier::Nullable),
        "spec_public" | "spec_protected" => Word::Modifier(Modifier::NoEffect),
        "nullable_by_default"
        | "non_null_by_default"
        | "code_java_math"
        | "code_safe_math"
        | "code_bigint_math"
        | "spec_java_math"
        | "spec_safe_math"
        | "spec_bigint_math"
        | "strictly_pure"
        | "query"
        | "secret"
        | "peer"
        | "rep"
        | "readonly"
        | "uninitialized"
        | "extract" => Word::UnusedModifier,
        "accessible" | "diverges" | "measured_by" | "decreases" | "decreasing" | "loop_variant"
        | "captures" | "loop_assignable" | "loop_modifies" | "loop_writes" | "loop_decreases" | "when"
        | "working_space" | "duration" | "callable" | "breaks" | "continues" | "returns" | "old"
        | "forall" => Word::Unused,
        "initially" | "constraint" | "axiom" | "ghost" | "model" | "represents" | "set" | "in" | "maps"
        | "monitors_for" | "readable" | "writable" | "debug" | "hence_by" | "refining" | "implies_that"
        | "for_example" | "model_program" | "code_contract" | "refine" | "import" | "depends"
        | "monitored" => Word::Unsupported,
        "public" | "private" | "protected" | "static" | "instance" | "final" | "code" | "abstract" => {
            Word::Prefix
        }
        _ => return word.strip_suffix("_redundantly").and_then(meaning).map(|_| Word::Unused),
    })
}

/// Whether a word begins a construct of JML.
pub fn is_keyword(word: &str) -> bool {
    meaning(word).is_some()
}

/// What is said of a class and not of a method, among the words of which nothing is made.
pub fn is_of_class(word: &str) -> bool {
    matches!(
        word,
        "axiom"
            | "constraint"
            | "ghost"
            | "in"
            | "initially"
            | "maps"
            | "model"
            | "monitors_for"
            | "non_null_by_default"
            | "nullable_by_default"
            | "readable"
            | "represents"
            | "writable"
    )
}

/// The keywords that a slip of the pen may have missed. Those that have no effect anyway, and those of Java, are not
/// among them: `return`, `fall`, `data` are words of prose.
const LIKELY: [&str; 33] = [
    "predicate",
    "opening",
    "trusted",
    "requires",
    "ensures",
    "signals",
    "signals_only",
    "assignable",
    "modifies",
    "invariant",
    "assert",
    "assume",
    "unreachable",
    "loop_invariant",
    "maintaining",
    "also",
    "behavior",
    "behaviour",
    "normal_behavior",
    "normal_behaviour",
    "exceptional_behavior",
    "exceptional_behaviour",
    "pure",
    "helper",
    "non_null",
    "nullable",
    "spec_public",
    "spec_protected",
    "initially",
    "constraint",
    "ghost",
    "represents",
    "non_null_by_default",
];

/// The keyword that a word was probably meant to be: two letters differ at most, and one in short words.
pub fn misspelt(word: &str) -> Option<&'static str> {
    let length = word.chars().count();
    if !(4..=24).contains(&length) {
        return None;
    }
    let most = if length < 6 { 1 } else { 2 };
    let near = LIKELY.iter().map(|keyword| (edit_distance(word, keyword), *keyword));
    near.filter(|(distance, _)| *distance <= most).min().map(|(_, keyword)| keyword)
}

/// Whether what stands after the `@` of a comment is meant as JML.
pub fn is_meant(inside: &str) -> bool {
    let is_part = |letter: char| letter == '_' || letter.is_alphanumeric();
    let word = &inside[..inside.find(|letter| !is_part(letter)).unwrap_or(inside.len())];
    if inside.trim().is_empty() {
        return false;
    }
    if word.is_empty() || is_keyword(word) {
        return true;
    }
    let rest = inside[word.len()..].trim();
    let is_name = word.starts_with(char::is_lowercase);
    // a mark of a tool goes on with a sign: `formatter:off`, `ts-ignore`
    let goes_on = inside[word.len()..].starts_with(|letter: char| !letter.is_whitespace() && letter != '(');
    let is_modifier = rest.is_empty() && is_name && misspelt(word).is_some();
    let ends_so = rest.ends_with(';') || is_specific(rest);
    let is_clause = ends_so && !goes_on && (is_name || is_clause_keyword(word));
    is_modifier || is_clause
}

/// Whether a text has an expression that only JML knows.
fn is_specific(text: &str) -> bool {
    ["\\result", "\\old(", "\\forall", "\\exists", "\\fresh(", "\\nothing", "\\typeof("]
        .iter()
        .any(|word| text.contains(word))
}

/// `Requires` is no annotation that anybody knows; `Nullable` is one.
fn is_clause_keyword(word: &str) -> bool {
    !matches!(meaning(&word.to_lowercase()), None | Some(Word::Modifier(_) | Word::UnusedModifier))
}

#[cfg(test)]
mod tests {
    use super::{is_meant, misspelt};

    #[test]
    fn slips_are_told_from_prose() {
        for (word, keyword) in [
            ("ensure", "ensures"),
            ("Ensures", "ensures"),
            ("require", "requires"),
            ("esnures", "ensures"),
            ("nonnull", "non_null"),
            ("loop_invarient", "loop_invariant"),
            ("invariants", "invariant"),
            ("normal_behavoir", "normal_behavior"),
            ("purre", "pure"),
        ] {
            assert_eq!(misspelt(word), Some(keyword), "{word}");
        }
        for word in ["TODO", "note", "see", "author", "param", "return", "since", "Override", "the"] {
            assert_eq!(misspelt(word), None, "{word}");
        }
    }

    #[test]
    fn right_after_the_sign_only_what_looks_like_a_clause_is_meant() {
        for text in [" ensure x;", " prose", "requires x;", "ensure x > 0;", "nonnull", "Ensures x > 0;"] {
            assert!(is_meant(text), "{text}");
        }
        let others = [
            "",
            "  ",
            "Override",
            "formatter:off",
            "author nobody",
            "ts-ignore",
            "Nullable",
            "Test(timeout = 3)",
            "Autowired Foo foo;",
            "Nullable String name;",
            "noinspection unchecked",
            "fold:begin;",
        ];
        for text in others {
            assert!(!is_meant(text), "{text}");
        }
    }
}
