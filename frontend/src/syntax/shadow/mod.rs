//! The text that tree-sitter is given: as long as the original, byte for byte in the same places, but without
//! comments, without the insides of literals, and with the places repaired that the grammar reads wrongly.
//!
//! So every literal, comment and contextual keyword is read here, by the rules of the language, and the converter looks
//! at the original text of a node wherever the shadow may differ. Names keep their length: `open` becomes `_pen`, a
//! letter outside ASCII a row of `_`.

mod patterns;
mod repairs;
mod tokens;

pub use tokens::unicode_escape;

use super::escapes::Places;
use oox_core::lang::diagnostic::Diagnostic;

/// See the module.
pub struct Shadow {
    /// What tree-sitter reads.
    pub bytes: Vec<u8>,
    /// The JML comments, in order: from the slash to the end.
    pub jml: Vec<(usize, usize)>,
    /// A module declaration, of which nothing is needed.
    pub is_module: bool,
    /// Syntax errors from here on are consequences of what `diagnostics` says.
    pub trusted: usize,
    /// Literals and comments that do not end, brackets that do not match, characters that are not Java.
    pub diagnostics: Vec<Diagnostic>,
}

impl Shadow {
    /// Reads a text.
    pub fn of(places: &Places, text: &str) -> Self {
        let mut scan = tokens::Scan::new(places, text);
        scan.run();
        repairs::brackets(&mut scan);
        let is_module = repairs::is_module(&scan);
        if !is_module {
            repairs::angles(&mut scan);
            repairs::annotated_dots(&mut scan);
            repairs::contextual_keywords(&mut scan);
            repairs::parenthesised_names(&mut scan);
            patterns::repair(&mut scan);
        }
        Self {
            bytes: scan.bytes,
            jml: scan.jml,
            is_module,
            trusted: scan.trusted,
            diagnostics: scan.diagnostics,
        }
    }
}
