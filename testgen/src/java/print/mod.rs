//! Trees to text, once for each file: which classes are imported is known as soon as they are met.

mod expr;
mod line;
mod stmt;
mod types;

use line::{INDENT, Line};

use super::{Expr, JavaInfo, Scope, Stmt};

/// Writes statements. Names of classes are chosen by the scope in the order in which they are written.
struct Printer<'s> {
    scope: &'s mut Scope,
    /// Lines that are done.
    done: Vec<Line>,
    line: Line,
    /// How far the next line is indented.
    indent: usize,
}

impl<'s> Printer<'s> {
    fn new(scope: &'s mut Scope) -> Self {
        Self { scope, done: Vec::new(), line: Line::default(), indent: INDENT.len() }
    }

    /// Begins a line.
    fn begin(&mut self) {
        self.line = Line::indented(self.indent);
    }

    /// Ends a line.
    fn end(&mut self) {
        self.done.push(std::mem::take(&mut self.line));
    }

    fn within(&mut self, print: impl FnOnce(&mut Self)) {
        self.indent += STEP;
        print(self);
        self.indent -= STEP;
    }
}

/// How far what stands in braces is indented.
const STEP: usize = 4;

/// The lines of statements in a method.
fn lines(stmts: &[Stmt], scope: &mut Scope) -> Vec<Line> {
    let mut printer = Printer::new(scope);
    for stmt in stmts {
        printer.stmt(stmt);
    }
    printer.done
}

/// Groups of statements with a blank line between them; long lines are broken.
pub fn paragraphs(groups: &[&[Stmt]], scope: &mut Scope) -> String {
    let mut written: Vec<String> = Vec::new();
    for group in groups.iter().filter(|group| !group.is_empty()) {
        let lines: Vec<String> = lines(group, scope).iter().map(Line::broken).collect();
        written.push(lines.join("\n"));
    }
    written.join("\n\n")
}

/// Statements, one below the other.
pub fn unbroken(stmts: &[Stmt], scope: &mut Scope) -> String {
    let lines = lines(stmts, scope);
    lines.iter().map(Line::text).collect::<Vec<_>>().join("\n")
}

impl Expr {
    /// As people are told of it: classes by their simple names.
    pub fn in_words(&self) -> String {
        let mut scope = Scope::new("", &JavaInfo::default());
        let mut printer = Printer::new(&mut scope);
        printer.expr(self);
        printer.line.text().to_owned()
    }
}
