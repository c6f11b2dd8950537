//! `switch`, statement and expression.

use tree_sitter::Node;

use super::super::tree::{Expr, StmtKind, Switch, SwitchArm, SwitchBody, SwitchLabel};
use super::Converter;
use super::stmts::has_effect;

impl<'t> Converter<'t> {
    /// `switch`, statement or expression.
    pub(super) fn switch(&mut self, node: Node<'t>) -> Switch {
        let kids = self.kids(node);
        let subject = self.operand(kids.field("condition"), node);
        let mut is_arrow = false;
        let mut arms: Vec<SwitchArm> = Vec::new();
        let body = kids.field("body");
        let end = body.map_or(node.end_byte(), |body| body.end_byte());
        let groups = body.map_or_else(Vec::new, |body| self.kids(body).0);
        for (index, kid) in groups.iter().enumerate() {
            match kid.kind {
                "switch_rule" => {
                    is_arrow = true;
                    arms.extend(self.rule(kid.node));
                }
                "switch_block_statement_group" => {
                    let end = groups.get(index + 1).map_or(end, |next| next.node.start_byte());
                    self.group(kid.node, end, &mut arms);
                }
                _ => {}
            }
        }
        Switch { subject, is_arrow, arms, span: self.span(node) }
    }

    /// A switch whose value nobody wants.
    pub(super) fn switch_stmt(&mut self, node: Node<'t>) -> StmtKind {
        let switch = self.switch(node);
        for arm in &switch.arms {
            if let SwitchBody::Expr(value) = &arm.body
                && !has_effect(value)
                && !self.is_broken
            {
                self.error(value.span, "not a statement");
            }
        }
        StmtKind::Switch(switch)
    }

    /// `case a -> ...`
    fn rule(&mut self, node: Node<'t>) -> Option<SwitchArm> {
        let kids = self.kids(node);
        let (labels, guard) = self.labels(kids.kind("switch_label")?);
        let body = kids.named().find(|kid| kid.kind != "switch_label")?;
        let body = match body.kind {
            "block" => SwitchBody::Block(self.block(body.node)),
            "throw_statement" => {
                let stmt = self.stmt(body.node, Vec::new());
                if matches!(stmt.kind, StmtKind::Yield(_)) {
                    self.error(stmt.span, "`yield` after `->` needs a block around it");
                }
                SwitchBody::Throw(stmt)
            }
            _ => {
                let value = self.kids(body.node).named().next().map(|kid| kid.node);
                SwitchBody::Expr(self.operand(value, body.node))
            }
        };
        Some(SwitchArm { labels, guard, body, span: self.span(node) })
    }

    /// `case a: case b: S S`
    fn group(&mut self, node: Node<'t>, end: usize, arms: &mut Vec<SwitchArm>) {
        let kids = self.kids(node);
        let statements = kids.0.iter().position(|kid| kid.kind != "switch_label" && kid.kind != ":");
        let (heads, statements) = kids.0.split_at(statements.unwrap_or(kids.0.len()));
        let before = heads.last().map_or(node.start_byte(), |kid| kid.node.end_byte());
        for head in heads.iter().filter(|kid| kid.kind == "switch_label") {
            let (labels, guard) = self.labels(head.node);
            let span = self.span(head.node);
            match arms.last_mut() {
                Some(SwitchArm { labels: row, guard: None, body: SwitchBody::Group(stmts), span: whole })
                    if stmts.is_empty() && guard.is_none() =>
                {
                    row.extend(labels);
                    *whole = whole.to(span);
                }
                _ => arms.push(SwitchArm { labels, guard, body: SwitchBody::Group(Vec::new()), span }),
            }
        }
        let stmts = self.stmts(statements, before, end);
        if !stmts.is_empty()
            && !heads.is_empty()
            && let Some(last) = arms.last_mut()
        {
            last.span = last.span.to(self.span(node));
            last.body = SwitchBody::Group(stmts);
        }
    }

    fn labels(&mut self, node: Node<'t>) -> (Vec<SwitchLabel>, Option<Expr>) {
        let kids = self.kids(node);
        let mut labels = Vec::new();
        let mut guard = None;
        for kid in &kids.0 {
            match kid.kind {
                "case" | "," => {}
                "default" => labels.push(SwitchLabel::Default(self.span(kid.node))),
                // the second of `case null, default`
                "identifier" if self.text(kid.node) == "default" => {
                    labels.push(SwitchLabel::Default(self.span(kid.node)));
                }
                "pattern" => labels.extend(self.pattern(kid.node).map(SwitchLabel::Pattern)),
                "guard" => {
                    let cond = self.kids(kid.node).named().next().map(|kid| kid.node);
                    guard = Some(self.operand(cond, kid.node));
                }
                _ if kid.node.is_named() => labels.push(SwitchLabel::Value(self.expr(kid.node))),
                _ => {}
            }
        }
        (labels, guard)
    }
}
