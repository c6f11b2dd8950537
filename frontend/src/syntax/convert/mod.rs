//! What tree-sitter says, to the tree: one family of nodes per file.
//!
//! Every function is total. Where a part is missing because of a syntax error, a placeholder stands in its place
//! ([`ExprKind::Unsupported`]) or the smallest enclosing declaration is left out; the error itself was reported by
//! `errors`. Nodes are read with [`Converter::kids`], one pass over the children, because asking for the n-th child
//! takes as long as counting to n.

mod decls;
mod exprs;
mod literals;
mod modifiers;
mod operators;
mod patterns;
mod stmts;
mod switches;
mod types;

pub use literals::{number, quoted};
pub use operators::bin_op;
pub use types::prim;

use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::Span;
use tree_sitter::{Node, TreeCursor};

use super::MAX_DEPTH;
use super::escapes::Places;
use super::jml::attach::Annotations;
use super::shadow::unicode_escape;
use super::tree::{Expr, ExprKind, Ident, Import, Modifiers, Unit};

/// Makes the tree of a file.
pub fn unit(places: &Places, text: &str, root: Node<'_>, jml: Annotations<'_>) -> (Unit, Vec<Diagnostic>) {
    let mut converter = Converter {
        places,
        text,
        cursor: root.walk(),
        jml,
        report: Vec::new(),
        depth: 0,
        is_broken: root.has_error(),
        is_deep_reported: false,
        is_created: false,
    };
    let unit = converter.unit(root);
    let misplaced = converter.jml.rest();
    converter.reject(misplaced);
    let mut report = converter.report;
    report.extend(converter.jml.finish());
    (unit, report)
}

/// A child of a node.
#[derive(Clone, Copy, Debug)]
struct Kid<'t> {
    /// The name of its field, empty for none.
    field: &'static str,
    kind: &'static str,
    node: Node<'t>,
}

/// The children of a node.
struct Kids<'t>(Vec<Kid<'t>>);

impl<'t> Kids<'t> {
    /// The child of a field.
    fn field(&self, name: &str) -> Option<Node<'t>> {
        self.0.iter().find(|kid| kid.field == name).map(|kid| kid.node)
    }

    /// All children of a field.
    fn fields<'s>(&'s self, name: &'s str) -> impl Iterator<Item = Node<'t>> + 's {
        self.0.iter().filter(move |kid| kid.field == name).map(|kid| kid.node)
    }

    /// The first child of a kind.
    fn kind(&self, kind: &str) -> Option<Node<'t>> {
        self.0.iter().find(|kid| kid.kind == kind).map(|kid| kid.node)
    }

    /// Whether a word or sign is there.
    fn has(&self, kind: &str) -> bool {
        self.kind(kind).is_some()
    }

    /// The children that are more than a sign.
    fn named(&self) -> impl Iterator<Item = &Kid<'t>> {
        self.0.iter().filter(|kid| kid.node.is_named())
    }
}

struct Converter<'t> {
    places: &'t Places,
    text: &'t str,
    cursor: TreeCursor<'t>,
    jml: Annotations<'t>,
    report: Vec<Diagnostic>,
    depth: usize,
    /// There are syntax errors: what could not be converted needs no words of its own.
    is_broken: bool,
    is_deep_reported: bool,
    /// The type of a `new` is read, where `<>` may stand.
    is_created: bool,
}

impl<'t> Converter<'t> {
    fn kids(&mut self, node: Node<'t>) -> Kids<'t> {
        let mut kids = Vec::with_capacity(node.child_count());
        self.cursor.reset(node);
        if self.cursor.goto_first_child() {
            loop {
                let node = self.cursor.node();
                if !node.is_error() {
                    let field = self.cursor.field_name().unwrap_or("");
                    kids.push(Kid { field, kind: node.kind(), node });
                }
                if !self.cursor.goto_next_sibling() {
                    break;
                }
            }
        }
        Kids(kids)
    }

    fn span(&self, node: Node<'_>) -> Span {
        self.span_of(node.start_byte(), node.end_byte())
    }

    fn span_of(&self, start: usize, end: usize) -> Span {
        self.places.span(start, end)
    }

    /// The original text.
    fn text(&self, node: Node<'_>) -> &'t str {
        self.text.get(node.byte_range()).unwrap_or("")
    }

    fn ident(&mut self, node: Node<'_>) -> Ident {
        self.ident_of(node.start_byte(), node.end_byte())
    }

    fn ident_of(&mut self, start: usize, end: usize) -> Ident {
        let text = self.text.get(start..end).unwrap_or("");
        let text = if text.contains('\\') { without_escapes(text) } else { text.to_owned() };
        let span = self.span_of(start, end);
        // tree-sitter takes a keyword for a name where it cannot be a keyword
        if is_reserved(&text) {
            self.error(span, format!("`{text}` is a keyword, not a name"));
        }
        Ident { text, span }
    }

    /// A dotted name, whatever nodes it is made of: its words in order.
    fn dotted(&mut self, node: Node<'_>) -> Vec<Ident> {
        let (start, text) = (node.start_byte(), self.text(node));
        let mut names = Vec::new();
        let mut at = 0;
        // the original may hold comments between the words
        while at < text.len() {
            let rest = &text[at..];
            if rest.starts_with("//") {
                at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                at += rest.find("*/").map_or(rest.len(), |length| length + 2);
            } else {
                let length = word_length(rest);
                if length > 0 {
                    names.push(self.ident_of(start + at, start + at + length));
                    at += length;
                } else {
                    at += rest.chars().next().map_or(1, char::len_utf8);
                }
            }
        }
        names
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.report.push(Diagnostic::error(span, message));
    }

    /// A node that is not known here. With syntax errors in the file it is probably a part of one.
    fn unknown(&mut self, node: Node<'_>, what: &str) {
        if !self.is_broken {
            let shown: String = self.text(node).lines().next().unwrap_or("").chars().take(40).collect();
            self.error(self.span(node), format!("this {what} cannot be read: `{shown}`"));
        }
    }

    fn missing(&self, node: Node<'_>) -> Expr {
        Expr::new(self.span(node), ExprKind::Unsupported("syntax error"))
    }

    /// One level down; `None` when that is too deep, which is then reported.
    fn nested<T>(&mut self, node: Node<'_>, convert: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth >= MAX_DEPTH {
            self.too_deep(node);
            return None;
        }
        self.depth += 1;
        let result = convert(self);
        self.depth -= 1;
        Some(result)
    }

    /// Says so once per file.
    fn too_deep(&mut self, node: Node<'_>) {
        if !self.is_deep_reported {
            self.is_deep_reported = true;
            let hint = format!("at most {MAX_DEPTH} levels are allowed");
            self.report.push(Diagnostic::error(self.span(node), "nested too deeply").hint(hint));
        }
    }

    fn unit(&mut self, root: Node<'t>) -> Unit {
        let mut unit = Unit {
            file: self.places.file,
            package: Vec::new(),
            annotations: Vec::new(),
            imports: Vec::new(),
            types: Vec::new(),
        };
        let mut before = 0;
        for kid in self.kids(root).0 {
            let node = kid.node;
            match kid.kind {
                "package_declaration" => {
                    let kids = self.kids(node);
                    if let Some(name) = kids.kind("scoped_identifier").or_else(|| kids.kind("identifier")) {
                        unit.package = self.dotted(name);
                    }
                    let mut modifiers = Modifiers::default();
                    for kid in kids.named().filter(|kid| kid.kind.ends_with("annotation")) {
                        self.annotation(kid.node, &mut modifiers);
                    }
                    unit.annotations = modifiers.annotations;
                }
                "import_declaration" => unit.imports.push(self.import(node)),
                ";" => {}
                _ => {
                    let leading = self.jml.take(before, node.start_byte());
                    match self.type_decl(node, leading) {
                        Some(decl) => unit.types.push(decl),
                        None if node.is_named() => {
                            let (start, end) = (node.start_byte(), node.end_byte());
                            let line = self.text(node).lines().next().map_or(end, |line| start + line.len());
                            if !self.is_broken {
                                let span = self.span_of(start, line);
                                self.error(span, "class, interface, enum, or record expected");
                            }
                        }
                        None => {}
                    }
                }
            }
            before = node.end_byte();
        }
        unit
    }

    fn import(&mut self, node: Node<'t>) -> Import {
        let kids = self.kids(node);
        let name = kids.kind("scoped_identifier").or_else(|| kids.kind("identifier"));
        Import {
            is_static: kids.has("static"),
            path: name.map_or_else(Vec::new, |name| self.dotted(name)),
            on_demand: kids.has("asterisk"),
            span: self.span(node),
        }
    }
}

/// How many bytes of the text are a name.
fn word_length(text: &str) -> usize {
    let mut length = 0;
    while let Some(letter) = text[length..].chars().next() {
        if let Some((_, escape)) = unicode_escape(&text[length..]) {
            length += escape;
        } else if letter == '_' || letter == '$' || letter.is_alphanumeric() || !letter.is_ascii() {
            length += letter.len_utf8();
        } else {
            break;
        }
    }
    length
}

/// The words that are never names.
fn is_reserved(word: &str) -> bool {
    const WORDS: &str = " abstract assert boolean break byte case catch char class const continue default do double \
        else enum extends false final finally float for goto if implements import instanceof int interface long native \
        new null package private protected public return short static strictfp super switch synchronized this throw \
        throws transient true try void volatile while ";
    // most names are not even of the right length
    (2..=12).contains(&word.len())
        && word.bytes().all(|byte| byte.is_ascii_lowercase())
        && WORDS.split(' ').any(|reserved| reserved == word)
}

fn without_escapes(text: &str) -> String {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some((unit, length)) = unicode_escape(rest) {
            units.push(unit);
            rest = &rest[length..];
        } else {
            units.extend_from_slice(letter.encode_utf16(&mut [0; 2]));
            rest = &rest[letter.len_utf8()..];
        }
    }
    String::from_utf16_lossy(&units)
}
