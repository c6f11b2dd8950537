//! What tests must know of the user's source beside its classes: clauses, conditions and constants, from the trees of the
//! front end.

use oox_core::lang::span::{SourceMap, Span};
use ooxide_frontend::syntax::tree::{
    Behavior, BinOp, Contract, Expr, ExprKind, JmlCondition, Lit, Member, MethodDecl, Resource, SpecCase,
    SpecClauseKind, Stmt, StmtKind, Switch, SwitchArm, TypeDecl, UnOp,
};
use ooxide_frontend::syntax::walk::{Node, walk};
use ooxide_frontend::types::ClassId;
use ooxide_frontend::world::{Origin, World};
use ooxide_testgen::java::{ClauseKind, Constant, JavaClause, JavaSource, Spec};

use super::condition::{of_arm, of_expr, of_resources, quoted};
use super::file;
use super::spec::spec;

/// What the files of the user's classes hold.
pub fn read(world: &World) -> JavaSource {
    let mut reader = Reader { sources: &world.sources.borrow(), found: JavaSource::default() };
    for id in (0..world.class_count()).map(ClassId) {
        let class = world.class(id);
        // what is inside of a class is read with it
        if let (Origin::User, None, Some(decl)) = (class.origin, class.outer, &class.decl) {
            walk(decl, &mut |node| reader.node(node));
        }
    }
    reader.found.files = file::files(world);
    reader.found
}

struct Reader<'s> {
    sources: &'s SourceMap,
    found: JavaSource,
}

impl Reader<'_> {
    fn node(&mut self, node: Node) {
        match node {
            Node::Type(decl) => self.declaration(decl),
            Node::Stmt(stmt) => self.statement(stmt),
            Node::Arm(arm) => self.arm(arm),
            Node::Expr(expr) => self.expression(expr),
        }
    }

    fn declaration(&mut self, decl: &TypeDecl) {
        for member in &decl.members {
            match member {
                Member::Invariant { said, .. } => self.said(ClauseKind::Invariant, said),
                Member::Method(method) => {
                    self.non_null(method.name.span, &method.name.text);
                    for param in &method.params {
                        self.non_null(param.name.span, &param.name.text);
                    }
                    self.contract(method);
                }
                Member::Field(field) => {
                    for declarator in &field.declarators {
                        self.non_null(declarator.name.span, &declarator.name.text);
                    }
                }
                Member::Init { .. } | Member::Type(_) => {}
            }
        }
        for component in &decl.components {
            self.non_null(component.name.span, &component.name.text);
        }
    }

    /// What something promises whose declaration says that it is never null.
    fn non_null(&mut self, span: Span, name: &str) {
        self.found.clauses.push(JavaClause {
            span,
            kind: ClauseKind::NonNull,
            keyword: "non_null".to_owned(),
            words: name.to_owned(),
            condition: Some(Spec::Name(name.to_owned())),
            thrown: None,
            cases: 1,
        });
    }

    /// A condition that is no part of a contract.
    fn said(&mut self, kind: ClauseKind, said: &JmlCondition) {
        self.found.clauses.push(JavaClause {
            span: said.cond.span,
            kind,
            keyword: said.words.keyword.clone(),
            words: said.words.rest.clone(),
            condition: Some(spec(&said.cond, self.sources)),
            thrown: None,
            cases: 1,
        });
    }

    fn contract(&mut self, method: &MethodDecl) {
        let Some(Contract { cases, .. }) = &method.contract else { return };
        for case in cases {
            self.case(case, cases.len());
        }
    }

    fn case(&mut self, case: &SpecCase, cases: usize) {
        let behavior = match case.behavior {
            Behavior::Any => None,
            Behavior::Normal => Some((ClauseKind::Normal, "normal_behavior")),
            Behavior::Exceptional => Some((ClauseKind::Exceptional, "exceptional_behavior")),
        };
        if let (Some((kind, word)), Some(first)) = (behavior, case.clauses.first()) {
            self.found.clauses.push(JavaClause {
                span: first.span,
                kind,
                keyword: word.to_owned(),
                words: format!("{} {}", first.words.keyword, first.words.rest),
                condition: None,
                thrown: None,
                cases,
            });
        }
        for clause in &case.clauses {
            let (kind, cond, thrown) = match &clause.kind {
                SpecClauseKind::Requires(cond) => (ClauseKind::Requires, Some(cond), None),
                SpecClauseKind::Ensures(cond) => (ClauseKind::Ensures, Some(cond), None),
                SpecClauseKind::Signals { name, cond, .. } => {
                    (ClauseKind::Signals, cond.as_ref(), name.as_ref().map(|name| name.text.clone()))
                }
                SpecClauseKind::SignalsOnly(_) => (ClauseKind::SignalsOnly, None, None),
                SpecClauseKind::Assignable(_) => (ClauseKind::Assignable, None, None),
            };
            self.found.clauses.push(JavaClause {
                span: clause.span,
                kind,
                keyword: clause.words.keyword.clone(),
                words: clause.words.rest.clone(),
                condition: cond.map(|cond| spec(cond, self.sources)),
                thrown,
                cases,
            });
        }
    }

    fn statement(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Assert { cond, message } => {
                self.condition(cond.span, cond);
                let end = message.as_ref().map_or(cond.span.end, |message| message.span.end);
                self.found.clauses.push(JavaClause {
                    span: cond.span,
                    kind: ClauseKind::Assert,
                    keyword: "assert".to_owned(),
                    words: quoted(self.sources, Span { end, ..cond.span }),
                    condition: None,
                    thrown: None,
                    cases: 1,
                });
            }
            StmtKind::JmlAssert(said) => self.said(ClauseKind::JmlAssert, said),
            StmtKind::If { cond, .. } => self.condition(cond.span, cond),
            StmtKind::While { cond, invariants, .. } | StmtKind::Do { cond, invariants, .. } => {
                self.condition(cond.span, cond);
                self.loop_invariants(invariants);
            }
            StmtKind::For { cond, invariants, .. } => {
                if let Some(cond) = cond {
                    self.condition(cond.span, cond);
                }
                self.loop_invariants(invariants);
            }
            StmtKind::ForEach { iterable, invariants, .. } => {
                self.condition(iterable.span, iterable);
                self.loop_invariants(invariants);
            }
            StmtKind::Switch(switch) => self.switch(stmt.span, switch),
            StmtKind::Try { resources, body, .. } if !resources.is_empty() => {
                let head = Span { end: body.span.start, ..stmt.span };
                self.found.add_condition(stmt.span, of_resources(resources, head, self.sources));
                for resource in resources {
                    let (Resource::Declared { init, .. } | Resource::Expr(init)) = resource;
                    self.condition(init.span, init);
                }
            }
            _ => {}
        }
    }

    fn loop_invariants(&mut self, invariants: &[JmlCondition]) {
        for said in invariants {
            self.said(ClauseKind::LoopInvariant, said);
        }
    }

    /// A `switch` decides at its own place, or at that of what it looks at.
    fn switch(&mut self, span: Span, switch: &Switch) {
        for at in [span, switch.subject.span] {
            self.condition(at, &switch.subject);
        }
    }

    fn arm(&mut self, arm: &SwitchArm) {
        self.found.add_condition(arm.span, of_arm(arm, self.sources));
        if let Some(guard) = &arm.guard {
            self.condition(guard.span, guard);
        }
    }

    fn expression(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Switch(switch) => self.switch(expr.span, switch),
            ExprKind::Lit(lit) => self.constant(lit, expr.span),
            ExprKind::Binary(BinOp::And | BinOp::Or, left, right) => {
                self.condition(left.span, left);
                self.condition(right.span, right);
            }
            ExprKind::Binary(op, ..) if op.is_comparison() => self.condition(expr.span, expr),
            ExprKind::InstanceOf(..) | ExprKind::Matches(..) => self.condition(expr.span, expr),
            ExprKind::Unary(UnOp::Not, inner) | ExprKind::Cond(inner, ..) => {
                self.condition(inner.span, inner);
            }
            _ => {}
        }
    }

    /// A condition decides at its place, with the brackets around it or without.
    fn condition(&mut self, span: Span, expr: &Expr) {
        let condition = of_expr(expr, self.sources);
        self.found.add_condition(expr.bare, condition.clone());
        self.found.add_condition(span, condition);
    }

    fn constant(&mut self, lit: &Lit, span: Span) {
        let constant = match lit {
            Lit::Int(value) => Constant::Int(*value),
            Lit::Long(value) => match i64::try_from(*value) {
                Ok(value) => Constant::Int(value),
                Err(_) => return,
            },
            // the number that is written, and not the `float` next to it
            Lit::Float(value) => match value.to_string().parse() {
                Ok(value) => Constant::Float(value),
                Err(_) => return,
            },
            Lit::Double(value) => Constant::Float(*value),
            Lit::Char(unit) => Constant::Char(*unit),
            Lit::String(units) => match String::from_utf16(units) {
                Ok(text) => Constant::Text(text),
                Err(_) => return,
            },
            Lit::Boolean(_) | Lit::Null => return,
        };
        self.found.constants.entry(span.file).or_default().push(constant);
    }
}
