//! What is not proved, for people: what was needed, what was there, and what became of it.

use serde::Serialize;

use super::prover::Prover;
use super::state::{Chunk, Frame, Site, State};
use crate::lang::span::Span;
use crate::term::Term;

/// In which way something is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// There is no permission to a place, or a predicate is not there.
    MissingPermission,
    /// A condition is not implied.
    NotProved,
    /// A receiver may be null.
    MaybeNull,
    /// A contract speaks of places that it has no permission to.
    IllDefined,
    /// An exception may leave the method that the contract does not name.
    Exception,
    /// A pure method may call itself for ever.
    Termination,
    /// A loop has no invariant.
    NeedsInvariant,
}

impl Kind {
    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Self::MissingPermission => "missing-permission",
            Self::NotProved => "not-proved",
            Self::MaybeNull => "maybe-null",
            Self::IllDefined => "ill-defined",
            Self::Exception => "exception",
            Self::Termination => "termination",
            Self::NeedsInvariant => "needs-invariant",
        }
    }
}

/// The state in which something is not proved.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    pub heap: Vec<String>,
    pub store: Vec<String>,
    pub path: Vec<(Span, bool)>,
    pub assumed: Vec<String>,
}

/// Something that is not proved.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub kind: Kind,
    /// Where it arises.
    pub at: Span,
    /// What should hold.
    pub conjunct: Span,
    /// Why it should.
    pub obligation: String,
    /// What is wrong.
    pub detail: String,
    /// Where the chunk that is missing was given and taken.
    pub history: Option<(Span, Span)>,
    pub shown: Shown,
}

/// More facts than that tell nobody anything.
const MOST_FACTS: usize = 12;

impl Prover<'_> {
    pub(super) fn shown(&self, state: &State, frame: &Frame<'_>) -> Shown {
        // versions of whole fields tell nobody anything
        let chunks = if self.is_plain { &[] } else { state.seen() };
        let heap = chunks.iter().map(|chunk| self.show_chunk(chunk)).collect();
        let named = frame.body.slots.iter().zip(&frame.slots);
        let store = named.filter_map(|(info, value)| {
            Some(format!("{} = {}", info.name.as_ref()?, self.show(value.as_ref().copied()?)))
        });
        let assumed = state.guards.iter().rev().take(MOST_FACTS).map(|fact| self.show(*fact)).collect();
        Shown { heap, store: store.collect(), path: state.branches.iter().copied().collect(), assumed }
    }

    /// A chunk as it would be written.
    pub(super) fn show_chunk(&self, chunk: &Chunk) -> String {
        let name = self.show_place(chunk.site, &chunk.args);
        match chunk.site {
            Site::Predicate(_) | Site::Elements => name,
            Site::Field(_) | Site::Static(_) => format!("{name} -> {}", self.show(chunk.value)),
        }
    }

    /// What there should be permission to.
    pub(super) fn show_place(&self, site: Site, args: &[Term]) -> String {
        let shown: Vec<String> = args.iter().map(|arg| self.show(*arg)).collect();
        match site {
            Site::Field(field) => format!("{}.{}", shown[0], self.program.field(field).name),
            Site::Static(field) => {
                let field = self.program.field(field);
                format!("{}.{}", self.program.class(field.class).name, field.name)
            }
            Site::Elements => format!("{}[*]", shown[0]),
            Site::Predicate(method) => {
                let method = self.program.method(method);
                if method.is_static {
                    let class = &self.program.class(method.class).name;
                    return format!("{class}.{}({})", method.name, shown.join(", "));
                }
                format!("{}.{}({})", shown[0], method.name, shown[1..].join(", "))
            }
        }
    }

    /// A term; symbols have numbers.
    pub(super) fn show(&self, term: Term) -> String {
        let app = |id| {
            let term = self.terms.symbol_term(id)?;
            if let Some(name) = self.quantifier_name(term) {
                return Some(name.to_owned());
            }
            let app = self.apps.iter().find(|app| app.result == term)?;
            let super::apps::Func::Pure(method, _) = app.func else { return None };
            let receiver = self.terms_name(app.args.first()?.1);
            Some(format!("{receiver}.{}()", self.program.method(method).name))
        };
        self.terms.display(term, &|id| app(id).unwrap_or_else(|| format!("v{}", id.0)))
    }

    fn terms_name(&self, term: Term) -> String {
        self.terms.display(term, &|id| format!("v{}", id.0))
    }
}
