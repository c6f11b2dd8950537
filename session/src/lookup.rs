//! Classes and methods by the names that people give them: in Java's words or OOX's, with or without the package.

use std::fmt::Write as _;

use oox_core::ir::{MethodId, Program};
use oox_core::lang::span::Span;
use thiserror::Error;

use crate::names::oox_signature;

/// Why nothing has a name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unknown {
    /// What should name a method names none.
    #[error("`{0}` is not of the form Class.method")]
    NotAMethod(String),
    /// The program has no such class.
    #[error("there is no class `{name}`")]
    Class {
        /// What was looked for.
        name: String,
        /// The classes that the user wrote.
        known: Vec<String>,
    },
    /// Several classes are called so.
    #[error("`{name}` is the name of several classes")]
    Ambiguous {
        /// What was looked for.
        name: String,
        /// The full names of those classes.
        meant: Vec<String>,
    },
    /// The class has no such method.
    #[error("class `{class}` has no method `{method}`")]
    Method {
        /// The full name of the class.
        class: String,
        /// What was looked for.
        method: String,
        /// The methods that the class has.
        known: Vec<String>,
    },
}

impl Unknown {
    /// What could have been written instead.
    pub fn hint(&self) -> String {
        match self {
            Self::NotAMethod(_) => "for example: Main.main".to_owned(),
            Self::Class { known, .. } => format!("the classes are: {}", listed(known)),
            Self::Ambiguous { meant, .. } => format!("write one of: {}", listed(meant)),
            Self::Method { known, .. } => format!("its methods are: {}", listed(known)),
        }
    }
}

/// The methods named `Class.method` or `Class.method(types)`. A bridge is the same method once more, with the types of the
/// method that it overrides: it has the same place, and comes later.
pub fn find_entry(program: &Program, entry: &str) -> Result<Vec<MethodId>, Unknown> {
    let (class, method) = class_and_method(entry)?;
    let class = find_class(program, class)?;
    let mut found = program.find_methods(class, method);
    if found.is_empty() {
        found = program.find_methods(class, &oox_signature(method));
    }
    if found.is_empty() {
        let mut known: Vec<String> = program
            .methods
            .iter()
            .filter(|declared| program.class(declared.class).name == class)
            .map(|declared| declared.name.clone())
            .collect();
        known.dedup();
        return Err(Unknown::Method { class: class.to_owned(), method: method.to_owned(), known });
    }
    let mut places: Vec<Span> = Vec::new();
    found.retain(|id| {
        let place = program.span_of(*id);
        let is_bridge = program.method(*id).is_helper && places.contains(&place);
        places.push(place);
        !is_bridge
    });
    Ok(found)
}

/// The two parts of `Class.method` or `Class.method(types)`.
pub fn class_and_method(entry: &str) -> Result<(&str, &str), Unknown> {
    let name_end = entry.find('(').unwrap_or(entry.len());
    let dot = entry[..name_end].rfind('.').ok_or_else(|| Unknown::NotAMethod(entry.to_owned()))?;
    Ok((&entry[..dot], &entry[dot + 1..]))
}

/// The full name of a class that may be named in Java's way: `Outer.Inner`, or without its package.
pub fn find_class<'p>(program: &'p Program, name: &str) -> Result<&'p str, Unknown> {
    let names = || program.classes.iter().map(|class| class.name.as_str());
    if let Some(exact) = names().find(|known| *known == name) {
        return Ok(exact);
    }
    let dotted = |known: &str| known.replace('$', ".");
    let ends_so = |known: &str| dotted(known).strip_suffix(name).is_some_and(|before| before.ends_with('.'));
    let users = || program.classes.iter().filter(|class| class.is_of_user()).map(|class| class.name.as_str());
    let mut found: Vec<&str> = users().filter(|known| dotted(known) == name || ends_so(known)).collect();
    if found.iter().any(|known| dotted(known) == name) {
        found.retain(|known| dotted(known) == name);
    }
    match found.as_slice() {
        [only] => Ok(only),
        [] => Err(Unknown::Class { name: name.to_owned(), known: users().map(str::to_owned).collect() }),
        several => Err(Unknown::Ambiguous {
            name: name.to_owned(),
            meant: several.iter().map(|class| (*class).to_owned()).collect(),
        }),
    }
}

/// Whether one of the texts names a method: by its name alone, or by its signature in Java's words or in those of OOX.
pub fn is_named(program: &Program, id: MethodId, name: &str, wanted: &[String]) -> bool {
    let signature = program.signature(id);
    wanted.iter().any(|text| {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        text == name || text == signature || oox_signature(&text) == signature
    })
}

/// Some names, and how many more there are.
pub fn listed(names: &[impl AsRef<str>]) -> String {
    const MOST: usize = 20;
    let mut text = names.iter().take(MOST).map(AsRef::as_ref).collect::<Vec<&str>>().join(", ");
    if names.len() > MOST {
        let _ = write!(text, " and {} more", names.len() - MOST);
    }
    text
}
