//! What it takes to copy the user's files: their imports, their types, and where statements begin.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::lang::span::FileId;
use ooxide_frontend::syntax::tree::{Import, Stmt, StmtKind, SwitchArm, SwitchBody};
use ooxide_frontend::syntax::walk::{Node, walk};
use ooxide_frontend::types::ClassId;
use ooxide_frontend::world::{Origin, World};
use ooxide_testgen::java::{JavaFile, Place};

/// The files of the user's classes.
pub fn files(world: &World) -> BTreeMap<FileId, JavaFile> {
    let mut files: BTreeMap<FileId, JavaFile> = BTreeMap::new();
    for id in (0..world.class_count()).map(ClassId) {
        let class = world.class(id);
        let (Origin::User, None, Some(decl)) = (class.origin, class.outer, &class.decl) else { continue };
        let file = files.entry(decl.span.file).or_insert_with(|| {
            let file = world.file(class.file);
            let imports = file.imports.iter().map(import).collect();
            JavaFile { package: file.package.clone(), imports, ..JavaFile::default() }
        });
        file.types.push(decl.span);
        let mut places = Places::default();
        walk(decl, &mut |node| match node {
            Node::Stmt(stmt) => places.statement(stmt),
            Node::Arm(arm) => places.arm(arm),
            Node::Expr(_) | Node::Type(_) => {}
        });
        file.statements.extend(places.found);
    }
    files
}

/// As it is written between `import` and `;`.
fn import(import: &Import) -> String {
    let path: Vec<&str> = import.path.iter().map(|part| part.text.as_str()).collect();
    let (word, all) =
        (if import.is_static { "static " } else { "" }, if import.on_demand { ".*" } else { "" });
    format!("{word}{}{all}", path.join("."))
}

/// Statements are met after what they stand in; where each begins says which it is.
#[derive(Default)]
struct Places {
    found: Vec<Place>,
    /// Statements with no others beside them.
    singles: BTreeSet<u32>,
    /// Statements before which nothing can stand.
    stuck: BTreeSet<u32>,
}

impl Places {
    fn statement(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::If { then, els, .. } => {
                self.singles.insert(then.span.start);
                self.singles.extend(els.iter().map(|els| els.span.start));
            }
            StmtKind::While { body, .. } | StmtKind::Do { body, .. } | StmtKind::ForEach { body, .. } => {
                self.singles.insert(body.span.start);
            }
            StmtKind::For { init, body, .. } => {
                self.stuck.extend(init.iter().map(|init| init.span.start));
                self.singles.insert(body.span.start);
            }
            // a `continue` wants its loop right behind the label
            StmtKind::Labeled { body, .. } => {
                self.stuck.insert(body.span.start);
            }
            _ => {}
        }
        let start = stmt.span.start;
        if can_wait(&stmt.kind) && !self.stuck.contains(&start) {
            let is_single = self.singles.contains(&start);
            self.found.push(Place { span: stmt.span, is_single });
        }
    }

    fn arm(&mut self, arm: &SwitchArm) {
        if let SwitchBody::Throw(stmt) = &arm.body {
            self.singles.insert(stmt.span.start);
        }
    }
}

/// Does a statement do something by itself, before which one may pause?
fn can_wait(kind: &StmtKind) -> bool {
    match kind {
        StmtKind::Local(_)
        | StmtKind::Expr(_)
        | StmtKind::If { .. }
        | StmtKind::While { .. }
        | StmtKind::Do { .. }
        | StmtKind::For { .. }
        | StmtKind::ForEach { .. }
        | StmtKind::Labeled { .. }
        | StmtKind::Switch(_)
        | StmtKind::Return(_)
        | StmtKind::Yield(_)
        | StmtKind::Throw(_)
        | StmtKind::Try { .. }
        | StmtKind::Synchronized { .. }
        | StmtKind::Assert { .. } => true,
        StmtKind::Empty
        | StmtKind::LocalType(_)
        | StmtKind::ConstructorCall { .. }
        | StmtKind::Block(_)
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::JmlAssert(_)
        | StmtKind::JmlAssume(_)
        | StmtKind::Ghost(..)
        | StmtKind::Unsupported(_) => false,
    }
}
