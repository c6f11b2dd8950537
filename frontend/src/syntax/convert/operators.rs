//! Operators: binary, unary, steps and casts.

use oox_core::lang::span::Span;
use tree_sitter::Node;

use super::super::MAX_DEPTH;
use super::super::tree::{BinOp, Expr, ExprKind, Lit, TypeKind, TypeRef, UnOp};
use super::exprs::Boxed;
use super::{Converter, Kids, literals};

/// Operators in a row from which on string literals are joined.
const LONG_ROW: usize = 100;

impl<'t> Converter<'t> {
    /// A row of operators that group to the left, without recursion along the row.
    pub(super) fn binary(&mut self, node: Node<'t>, kids: Kids<'t>) -> ExprKind {
        let mut row: Vec<(BinOp, Node<'t>, Node<'t>)> = Vec::new();
        let (mut outer, mut kids) = (node, kids);
        let first = loop {
            let op = kids.field("operator").and_then(|op| bin_op(op.kind()));
            let (Some(op), Some(left), Some(right)) = (op, kids.field("left"), kids.field("right")) else {
                return ExprKind::Unsupported("syntax error");
            };
            row.push((op, right, outer));
            if left.kind() != "binary_expression" {
                break left;
            }
            outer = left;
            kids = self.kids(left);
        };
        row.reverse();
        let folded = if row.len() > LONG_ROW { self.literal_parts(first, &row) } else { 0 };
        let height = row.len() - folded;
        if self.depth + height > MAX_DEPTH {
            self.too_deep(node);
            return ExprKind::Unsupported("nested too deeply");
        }
        let around = self.depth;
        self.depth = around + height;
        let mut result = self.expr(first);
        for (index, &(op, right, outer)) in row.iter().enumerate() {
            let right = self.expr(right);
            if index < folded
                && let (ExprKind::Lit(Lit::String(start)), ExprKind::Lit(Lit::String(end))) =
                    (&mut result.kind, &right.kind)
            {
                start.extend_from_slice(end);
                result.span = self.span(outer);
                result.bare = result.span;
                continue;
            }
            if index >= folded {
                self.depth -= 1;
            }
            let kind = ExprKind::Binary(op, Box::new(result), Box::new(right));
            result = Expr::new(self.span(outer), kind);
        }
        self.depth = around;
        result.kind
    }

    /// How many operators at the start of the row join string literals. Tables are written so, longer than a tree may
    /// be deep; the language calls the whole a constant, so nothing is lost when it is one literal.
    fn literal_parts(&self, first: Node<'t>, row: &[(BinOp, Node<'t>, Node<'t>)]) -> usize {
        let is_string = |node: Node<'t>| {
            let text = self.text(node);
            node.kind() == "string_literal" && text.starts_with('"') && literals::quoted(text).is_ok()
        };
        if !is_string(first) {
            return 0;
        }
        row.iter().take_while(|&&(op, right, _)| op == BinOp::Add && is_string(right)).count()
    }

    pub(super) fn unary(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let op = match kids.field("operator").map_or("", |op| op.kind()) {
            "+" => UnOp::Plus,
            "-" => UnOp::Minus,
            "!" => UnOp::Not,
            "~" => UnOp::BitNot,
            _ => return ExprKind::Unsupported("syntax error"),
        };
        let operand = match kids.field("operand") {
            Some(operand) if op == UnOp::Minus && operand.kind() == "decimal_integer_literal" => {
                Box::new(Expr::new(self.span(operand), self.literal(operand, true)))
            }
            operand => self.boxed(operand, node),
        };
        ExprKind::Unary(op, operand)
    }

    /// `++` and `--`. After a cast or a sign they belong to the operand: `(byte) i++` is `(byte) (i++)`, which the
    /// grammar reads the other way round.
    pub(super) fn step(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let is_increment = kids.has("++");
        let is_prefix = kids.0.first().is_some_and(|kid| !kid.node.is_named());
        let operand = kids.named().next().map(|kid| kid.node);
        // how many casts and signs stand between the step and its operand
        let mut levels = 0;
        let mut at = operand.filter(|_| !is_prefix);
        while let Some(outer) = at {
            let field = match outer.kind() {
                "cast_expression" => "value",
                "unary_expression" => "operand",
                _ => break,
            };
            levels += 1;
            at = self.kids(outer).field(field);
        }
        let target = *self.boxed(operand, node);
        let is_variable = at
            .or(operand)
            .map(without_parentheses)
            .is_some_and(|operand| matches!(operand.kind(), "identifier" | "field_access" | "array_access"));
        if !is_variable && !self.is_broken {
            self.error(self.span(node), "`++` and `--` need a variable");
        }
        let end = self.span(node).end;
        inside(target, levels, end, |target| ExprKind::Step { is_increment, is_prefix, target }).kind
    }

    pub(super) fn cast(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let mut types: Vec<TypeRef> = Vec::new();
        for ty in kids.fields("type") {
            // the sign between the types has the same field
            if ty.is_named() {
                types.push(self.type_or_missing(ty));
            }
        }
        let value = self.boxed(kids.field("value"), node);
        let Some(first) = types.first() else { return ExprKind::Unsupported("syntax error") };
        let is_primitive = matches!(first.kind, TypeKind::Prim(_));
        if !is_primitive && kids.field("value").is_some_and(|value| is_signed(value, self.text(value))) {
            self.error(
                self.span(node),
                "this is read as a cast of a signed operand: put the operand in parentheses",
            );
        }
        let ty = if types.len() == 1 {
            types.remove(0)
        } else {
            let span = first.span.to(types[types.len() - 1].span);
            TypeRef { kind: TypeKind::Several(types), span }
        };
        ExprKind::Cast(ty, value)
    }
}

/// What stands inside of parentheses.
pub(super) fn without_parentheses(mut node: Node<'_>) -> Node<'_> {
    while node.kind() == "parenthesized_expression"
        && let Some(inner) = node.named_child(0)
    {
        node = inner;
    }
    node
}

/// Wraps what is so many casts and signs down; all of them now go to `end`.
fn inside(outer: Expr, levels: usize, end: u32, wrap: impl FnOnce(Boxed) -> ExprKind) -> Expr {
    let span = Span { end, ..outer.span };
    let kind = match (outer.kind, levels) {
        (ExprKind::Cast(ty, inner), 1..) => {
            ExprKind::Cast(ty, Box::new(inside(*inner, levels - 1, end, wrap)))
        }
        (ExprKind::Unary(op, inner), 1..) => {
            ExprKind::Unary(op, Box::new(inside(*inner, levels - 1, end, wrap)))
        }
        (kind, _) => wrap(Box::new(Expr::new(outer.span, kind))),
    };
    Expr::new(span, kind)
}

/// Whether the operand of a cast begins with a sign, so that the "cast" may be a name in parentheses.
fn is_signed(value: Node<'_>, text: &str) -> bool {
    matches!(value.kind(), "unary_expression" | "update_expression" | "binary_expression")
        && text.starts_with(['+', '-'])
}

/// A binary operator by its sign.
pub fn bin_op(sign: &str) -> Option<BinOp> {
    Some(match sign {
        "||" => BinOp::Or,
        "&&" => BinOp::And,
        "|" => BinOp::BitOr,
        "^" => BinOp::BitXor,
        "&" => BinOp::BitAnd,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        ">>>" => BinOp::Ushr,
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        "%" => BinOp::Rem,
        _ => return None,
    })
}
