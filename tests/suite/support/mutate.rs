//! The mutation operators of the OOX thesis (Table 5.3) over the tree: every applicable change at every point.
//!
//! | operator | matches | becomes |
//! |---|---|---|
//! | DEL | a statement | removed |
//! | FLOW | `continue`, `break` | the other one |
//! | FORK | `fork c;` | `c;` |
//! | LOCK | `lock (x) { S }` | `lock (y) { S }` for each other reference, and `{ S }` |
//! | VAR | a local or parameter | each other one of the same type |
//! | LIT | `n`, a boolean | `n + 1` and `n - 1`, the other boolean |
//! | EQ | `==`, `!=` | the other one |
//! | CMP | `<`, `<=`, `>`, `>=` | each of the other three |
//! | ARITH | `+`, `-`, `*`, `/`, `%` | each of the other four |
//! | BOOL | `||`, `&&`, `==>` | each of the other two |
//! | UN | `!e`, `-e` | `e` |
//!
//! Only bodies are changed. Contracts, loop invariants, `assert` and `assume` stay, so that every mutant is held to
//! the property of the original. The order is that of the text; at one point, that of the table.

use oox_core::lang::ast::{
    BinOp, Block, Catch, Expr, ExprKind, Lit, Member, Program, Stmt, StmtKind, Throw, Type, TypeDecl,
    TypeKind, UnOp,
};
use oox_core::lang::span::Span;
use std::collections::BTreeMap;

/// A program that differs from the original in one place.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The operator and its number in program order, from 0: `CMP3`.
    pub name: String,
    /// What was changed, in the original.
    pub span: Span,
    /// The change in words: `` `<` -> `<=` ``.
    pub what: String,
    /// The changed program.
    pub program: Program,
}

/// All mutants of the bodies of the methods `methods` (or constructors, by the name of the class) of `class`.
///
/// Overloads of a named method are all changed. The result is empty when nothing has these names.
pub fn mutants(program: &Program, class: &str, methods: &[&str]) -> Vec<Mutant> {
    let mut all = Vec::new();
    let mut numbers = BTreeMap::new();
    for (type_at, decl) in program.types.iter().enumerate() {
        if decl.name.text != class {
            continue;
        }
        for (member_at, member) in decl.members.iter().enumerate() {
            let (name, params, body) = match member {
                Member::Method(m) => (&m.name.text, &m.params, m.body.as_ref()),
                Member::Constructor(c) => (&c.name.text, &c.params, c.body.as_ref()),
                Member::Field(_) | Member::StaticInit(_) | Member::Invariant(_) => continue,
            };
            let Some(body) = body.filter(|_| methods.contains(&name.as_str())) else { continue };
            let mut scope: Scope = params.iter().map(|p| (p.name.text.clone(), p.ty.clone())).collect();
            for (edit, block) in block_edits(body, &mut scope) {
                let number = numbers.entry(edit.operator).or_insert(0_usize);
                let mut program = program.clone();
                *body_mut(&mut program.types[type_at], member_at) = Some(block);
                all.push(Mutant {
                    name: format!("{}{number}", edit.operator),
                    span: edit.span,
                    what: edit.what,
                    program,
                });
                *number += 1;
            }
        }
    }
    all
}

fn body_mut(decl: &mut TypeDecl, member_at: usize) -> &mut Option<Block> {
    match &mut decl.members[member_at] {
        Member::Method(m) => &mut m.body,
        Member::Constructor(c) => &mut c.body,
        Member::Field(_) | Member::StaticInit(_) | Member::Invariant(_) => {
            unreachable!("only methods and constructors have a body to change")
        }
    }
}

/// The variables that can be named at a point, in the order of their declaration.
type Scope = Vec<(String, Type)>;

/// What was done, without the result.
struct Edit {
    operator: &'static str,
    span: Span,
    what: String,
}

/// Each way to change one thing in a `T`: the edit, and the changed `T`.
type Edits<T> = Vec<(Edit, T)>;

fn edit(operator: &'static str, span: Span, what: impl Into<String>) -> Edit {
    Edit { operator, span, what: what.into() }
}

/// Puts each changed part back into its whole.
fn within<T, U>(edits: Edits<T>, mut rebuild: impl FnMut(T) -> U) -> Edits<U> {
    edits.into_iter().map(|(edit, part)| (edit, rebuild(part))).collect()
}

/// Each way to change one item of a list.
fn each<T: Clone>(items: &[T], mut edits: impl FnMut(&T) -> Edits<T>) -> Edits<Vec<T>> {
    let mut all = Vec::new();
    for (at, item) in items.iter().enumerate() {
        all.extend(within(edits(item), |changed| {
            let mut items = items.to_vec();
            items[at] = changed;
            items
        }));
    }
    all
}

/// A block opens a scope: what it declares is forgotten at its end.
fn block_edits(block: &Block, scope: &mut Scope) -> Edits<Block> {
    let outer = scope.len();
    let edits = each(&block.stmts, |stmt| stmt_edits(stmt, scope));
    scope.truncate(outer);
    within(edits, |stmts| Block { stmts, span: block.span })
}

/// A single statement that is a branch or loop body: a scope of its own, too.
fn nested_edits(stmt: &Stmt, scope: &mut Scope) -> Edits<Box<Stmt>> {
    let outer = scope.len();
    let edits = stmt_edits(stmt, scope);
    scope.truncate(outer);
    within(edits, Box::new)
}

#[allow(clippy::too_many_lines, reason = "one arm for each form of the tree")]
fn stmt_edits(stmt: &Stmt, scope: &mut Scope) -> Edits<Stmt> {
    let mut all: Edits<StmtKind> = deletions(stmt);
    match &stmt.kind {
        // These say what is checked and not what is done.
        StmtKind::Skip
        | StmtKind::Assert(_)
        | StmtKind::Assume(_)
        | StmtKind::Join(_)
        | StmtKind::Wait(_)
        | StmtKind::Notify { .. }
        | StmtKind::Ghost(..)
        | StmtKind::Unsupported(_) => {}
        StmtKind::Atomic { until, body } => {
            all.extend(within(block_edits(body, scope), |body| StmtKind::Atomic {
                until: until.clone(),
                body,
            }));
        }
        StmtKind::Declare { ty, name, init } => {
            if let Some(init) = init {
                all.extend(within(expr_edits(init, scope), |init| StmtKind::Declare {
                    ty: ty.clone(),
                    name: name.clone(),
                    init: Some(init),
                }));
            }
            scope.push((name.text.clone(), ty.clone()));
        }
        StmtKind::Assign { target, value } => {
            all.extend(within(expr_edits(target, scope), |target| StmtKind::Assign {
                target,
                value: value.clone(),
            }));
            all.extend(within(expr_edits(value, scope), |value| StmtKind::Assign {
                target: target.clone(),
                value,
            }));
        }
        StmtKind::Call(call) => all.extend(within(expr_edits(call, scope), StmtKind::Call)),
        StmtKind::While { label, cond, invariants, body } => {
            let whole = |cond: Expr, body: Box<Stmt>| StmtKind::While {
                label: label.clone(),
                cond,
                invariants: invariants.clone(),
                body,
            };
            all.extend(within(expr_edits(cond, scope), |cond| whole(cond, body.clone())));
            all.extend(within(nested_edits(body, scope), |body| whole(cond.clone(), body)));
        }
        StmtKind::If { cond, then, els } => {
            let whole =
                |cond: Expr, then: Box<Stmt>, els: Option<Box<Stmt>>| StmtKind::If { cond, then, els };
            all.extend(within(expr_edits(cond, scope), |cond| whole(cond, then.clone(), els.clone())));
            all.extend(within(nested_edits(then, scope), |then| whole(cond.clone(), then, els.clone())));
            if let Some(els) = els {
                all.extend(within(nested_edits(els, scope), |els| {
                    whole(cond.clone(), then.clone(), Some(els))
                }));
            }
        }
        StmtKind::Switch { subject, arms, default } => {
            all.extend(within(expr_edits(subject, scope), |subject| StmtKind::Switch {
                subject,
                arms: arms.clone(),
                default: default.clone(),
            }));
            for (index, arm) in arms.iter().enumerate() {
                all.extend(within(block_edits(&arm.body, scope), |body| {
                    let mut arms = arms.clone();
                    arms[index].body = body;
                    StmtKind::Switch { subject: subject.clone(), arms, default: default.clone() }
                }));
            }
            if let Some(block) = default {
                all.extend(within(block_edits(block, scope), |block| StmtKind::Switch {
                    subject: subject.clone(),
                    arms: arms.clone(),
                    default: Some(block),
                }));
            }
        }
        StmtKind::Continue(label) => {
            all.push((edit("FLOW", stmt.span, "`continue` -> `break`"), StmtKind::Break(label.clone())));
        }
        // `break` of a labelled block has no `continue` that could take its place; the resolver rejects that mutant.
        StmtKind::Break(label) => {
            all.push((edit("FLOW", stmt.span, "`break` -> `continue`"), StmtKind::Continue(label.clone())));
        }
        StmtKind::Return(value) => {
            if let Some(value) = value {
                all.extend(within(expr_edits(value, scope), |value| StmtKind::Return(Some(value))));
            }
        }
        StmtKind::Throw(thrown) => {
            if let Throw::Value(value) = thrown {
                all.extend(within(expr_edits(value, scope), |value| StmtKind::Throw(Throw::Value(value))));
            }
        }
        StmtKind::Try { body, catches, finally } => {
            all.extend(try_edits(body, catches, finally.as_ref(), scope));
        }
        StmtKind::Block { label, block } => {
            all.extend(within(block_edits(block, scope), |block| StmtKind::Block {
                label: label.clone(),
                block,
            }));
        }
        StmtKind::Lock { target, body } => {
            for (change, target) in other_locks(target, scope) {
                all.push((change, StmtKind::Lock { target, body: body.clone() }));
            }
            all.push((
                edit("LOCK", stmt.span, format!("`lock ({})` removed", brief(target))),
                StmtKind::Block { label: None, block: body.clone() },
            ));
            all.extend(within(block_edits(body, scope), |body| StmtKind::Lock {
                target: target.clone(),
                body,
            }));
        }
        StmtKind::Fork { into, call } => {
            all.push((edit("FORK", stmt.span, "`fork` removed"), StmtKind::Call(call.clone())));
            all.extend(within(expr_edits(call, scope), |call| StmtKind::Fork { into: into.clone(), call }));
        }
    }
    within(all, |kind| Stmt { kind, span: stmt.span })
}

/// A `try` with its handlers; the name of the exception is in scope in its handler only.
fn try_edits(body: &Block, catches: &[Catch], finally: Option<&Block>, scope: &mut Scope) -> Edits<StmtKind> {
    let mut all = Vec::new();
    all.extend(within(block_edits(body, scope), |body| StmtKind::Try {
        body,
        catches: catches.to_vec(),
        finally: finally.cloned(),
    }));
    let edits = each(catches, |catch| {
        let outer = scope.len();
        scope.extend(catch.binder.iter().map(|(ty, name)| (name.text.clone(), ty.clone())));
        let edits = block_edits(&catch.body, scope);
        scope.truncate(outer);
        within(edits, |body| {
            let mut catch = catch.clone();
            catch.body = body;
            catch
        })
    });
    all.extend(within(edits, |catches| StmtKind::Try {
        body: body.clone(),
        catches,
        finally: finally.cloned(),
    }));
    if let Some(finally) = finally {
        all.extend(within(block_edits(finally, scope), |finally| StmtKind::Try {
            body: body.clone(),
            catches: catches.to_vec(),
            finally: Some(finally),
        }));
    }
    all
}

/// DEL. A declaration stays, because later statements name its variable; it loses its initial value.
/// A block is left to its statements: removing it is removing all of them.
fn deletions(stmt: &Stmt) -> Edits<StmtKind> {
    let what = match &stmt.kind {
        StmtKind::Skip
        | StmtKind::Assert(_)
        | StmtKind::Assume(_)
        | StmtKind::Block { .. }
        | StmtKind::Declare { init: None, .. } => return Vec::new(),
        StmtKind::Declare { ty, name, .. } => {
            let bare = StmtKind::Declare { ty: ty.clone(), name: name.clone(), init: None };
            return vec![(edit("DEL", stmt.span, format!("initial value of `{}` removed", name.text)), bare)];
        }
        StmtKind::Assign { target, .. } => format!("assignment to `{}` removed", brief(target)),
        StmtKind::Call(_) => "call removed".to_owned(),
        StmtKind::While { .. } => "`while` removed".to_owned(),
        StmtKind::If { .. } => "`if` removed".to_owned(),
        StmtKind::Switch { .. } => "`switch` removed".to_owned(),
        StmtKind::Continue(_) => "`continue` removed".to_owned(),
        StmtKind::Break(_) => "`break` removed".to_owned(),
        StmtKind::Return(_) => "`return` removed".to_owned(),
        StmtKind::Throw(_) => "`throw` removed".to_owned(),
        StmtKind::Try { .. } => "`try` removed".to_owned(),
        StmtKind::Lock { .. } => "`lock` and its body removed".to_owned(),
        StmtKind::Fork { .. } => "`fork` and its call removed".to_owned(),
        StmtKind::Join(_) => "`join` removed".to_owned(),
        StmtKind::Wait(_) => "`wait` removed".to_owned(),
        StmtKind::Notify { .. } => "`notify` removed".to_owned(),
        StmtKind::Atomic { .. } => "`atomic` and its body removed".to_owned(),
        StmtKind::Ghost(..) => return Vec::new(),
        StmtKind::Unsupported(_) => "`unsupported` removed".to_owned(),
    };
    vec![(edit("DEL", stmt.span, what), StmtKind::Skip)]
}

/// LOCK on another object: each other variable that holds a reference.
fn other_locks(target: &Expr, scope: &Scope) -> Edits<Expr> {
    let ExprKind::Name(name) = &target.kind else { return Vec::new() };
    scope
        .iter()
        .filter(|(other, ty)| other != name && is_reference(ty))
        .map(|(other, _)| {
            let what = format!("`lock ({name})` -> `lock ({other})`");
            (edit("LOCK", target.span, what), Expr { kind: ExprKind::Name(other.clone()), span: target.span })
        })
        .collect()
}

fn is_reference(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::Class(_) | TypeKind::Array(_))
}

#[allow(clippy::too_many_lines, reason = "one arm for each form of the tree")]
fn expr_edits(expr: &Expr, scope: &Scope) -> Edits<Expr> {
    let mut all: Edits<ExprKind> = Vec::new();
    match &expr.kind {
        ExprKind::Lit(lit) => all.extend(literal_edits(lit, expr.span)),
        ExprKind::Name(name) => {
            // `this`, `super` and class names are not in the scope, and stay.
            if let Some((_, ty)) = scope.iter().rev().find(|(other, _)| other == name) {
                for (other, other_ty) in scope {
                    // Spans do not count in the comparison of types.
                    if other != name && other_ty == ty {
                        let what = format!("`{name}` -> `{other}`");
                        all.push((edit("VAR", expr.span, what), ExprKind::Name(other.clone())));
                    }
                }
            }
        }
        ExprKind::Unary(op, inner) => {
            let sign = match op {
                UnOp::Neg => Some("-"),
                UnOp::Not => Some("!"),
                UnOp::BitNot => None,
            };
            if let Some(sign) = sign {
                all.push((edit("UN", expr.span, format!("`{sign}` removed")), inner.kind.clone()));
            }
            all.extend(within(expr_edits(inner, scope), |inner| ExprKind::Unary(*op, Box::new(inner))));
        }
        ExprKind::Binary(op, left, right) => {
            for (change, op) in operator_edits(*op, expr.span) {
                all.push((change, ExprKind::Binary(op, left.clone(), right.clone())));
            }
            all.extend(within(expr_edits(left, scope), |left| {
                ExprKind::Binary(*op, Box::new(left), right.clone())
            }));
            all.extend(within(expr_edits(right, scope), |right| {
                ExprKind::Binary(*op, left.clone(), Box::new(right))
            }));
        }
        ExprKind::Cond(cond, yes, no) => {
            all.extend(within(expr_edits(cond, scope), |c| {
                ExprKind::Cond(Box::new(c), yes.clone(), no.clone())
            }));
            all.extend(within(expr_edits(yes, scope), |y| {
                ExprKind::Cond(cond.clone(), Box::new(y), no.clone())
            }));
            all.extend(within(expr_edits(no, scope), |n| {
                ExprKind::Cond(cond.clone(), yes.clone(), Box::new(n))
            }));
        }
        ExprKind::Length(inner) => {
            all.extend(within(expr_edits(inner, scope), |inner| ExprKind::Length(Box::new(inner))));
        }
        ExprKind::Field(base, field) => {
            all.extend(within(expr_edits(base, scope), |base| {
                ExprKind::Field(Box::new(base), field.clone())
            }));
        }
        ExprKind::Index(base, index) => {
            all.extend(within(expr_edits(base, scope), |base| {
                ExprKind::Index(Box::new(base), index.clone())
            }));
            all.extend(within(expr_edits(index, scope), |index| {
                ExprKind::Index(base.clone(), Box::new(index))
            }));
        }
        ExprKind::Call { base, method, args } => {
            let whole =
                |base: Box<Expr>, args: Vec<Expr>| ExprKind::Call { base, method: method.clone(), args };
            all.extend(within(expr_edits(base, scope), |base| whole(Box::new(base), args.clone())));
            all.extend(within(each(args, |arg| expr_edits(arg, scope)), |args| whole(base.clone(), args)));
        }
        ExprKind::ConstructorCall { is_super, args } => {
            all.extend(within(each(args, |arg| expr_edits(arg, scope)), |args| ExprKind::ConstructorCall {
                is_super: *is_super,
                args,
            }));
        }
        ExprKind::New { class, args } => {
            all.extend(within(each(args, |arg| expr_edits(arg, scope)), |args| ExprKind::New {
                class: class.clone(),
                args,
            }));
        }
        ExprKind::NewArray { elem, sizes, open_dims } => {
            all.extend(within(each(sizes, |size| expr_edits(size, scope)), |sizes| ExprKind::NewArray {
                elem: elem.clone(),
                sizes,
                open_dims: *open_dims,
            }));
        }
        ExprKind::Is(inner, ty) => {
            all.extend(within(expr_edits(inner, scope), |inner| ExprKind::Is(Box::new(inner), ty.clone())));
        }
        ExprKind::As(inner, ty) => {
            all.extend(within(expr_edits(inner, scope), |inner| ExprKind::As(Box::new(inner), ty.clone())));
        }
        ExprKind::Expect(inner, ty) => {
            let again = |inner| ExprKind::Expect(Box::new(inner), ty.clone());
            all.extend(within(expr_edits(inner, scope), again));
        }
        ExprKind::Trust(inner, ty) => {
            let again = |inner| ExprKind::Trust(Box::new(inner), ty.clone());
            all.extend(within(expr_edits(inner, scope), again));
        }
        // Specification only: they do not occur in what is executed.
        ExprKind::Quant { .. }
        | ExprKind::Old(_)
        | ExprKind::Fresh(_)
        | ExprKind::Holds(_)
        | ExprKind::Permission(..) => {}
        // Comes from programs in other languages; the programs that are mutated have none.
        ExprKind::Let { .. } => {}
    }
    within(all, |kind| Expr { kind, span: expr.span })
}

/// LIT
fn literal_edits(lit: &Lit, span: Span) -> Edits<ExprKind> {
    match lit {
        Lit::Bool(value) => {
            vec![(edit("LIT", span, format!("`{value}` -> `{}`", !value)), ExprKind::Lit(Lit::Bool(!value)))]
        }
        Lit::Int(digits) => {
            let up = increment(digits);
            let more = (edit("LIT", span, format!("`{digits}` -> `{up}`")), ExprKind::Lit(Lit::Int(up)));
            let less = if digits == "0" {
                // There are no negative literals.
                let one = Expr { kind: ExprKind::Lit(Lit::Int("1".to_owned())), span };
                (edit("LIT", span, "`0` -> `-1`"), ExprKind::Unary(UnOp::Neg, Box::new(one)))
            } else {
                let down = decrement(digits);
                (edit("LIT", span, format!("`{digits}` -> `{down}`")), ExprKind::Lit(Lit::Int(down)))
            };
            vec![more, less]
        }
        Lit::Float(_) | Lit::Char(_) | Lit::String(_) | Lit::Null => Vec::new(),
    }
}

/// One more than a decimal number of any length.
fn increment(digits: &str) -> String {
    let kept = digits.trim_end_matches('9');
    let nines = digits.len() - kept.len();
    let (head, last) = kept.split_at(kept.len().saturating_sub(1));
    let last = last.bytes().next().map_or('1', |digit| char::from(digit + 1));
    format!("{head}{last}{}", "0".repeat(nines))
}

/// One less than a decimal number of any length that is not 0.
fn decrement(digits: &str) -> String {
    let kept = digits.trim_end_matches('0');
    let zeros = digits.len() - kept.len();
    let (head, last) = kept.split_at(kept.len().saturating_sub(1));
    let last = last.bytes().next().map_or('0', |digit| char::from(digit - 1));
    let all = format!("{head}{last}{}", "9".repeat(zeros));
    let plain = all.trim_start_matches('0');
    if plain.is_empty() { "0".to_owned() } else { plain.to_owned() }
}

/// EQ, CMP, ARITH and BOOL: the other operators of the same family.
fn operator_edits(op: BinOp, span: Span) -> Edits<BinOp> {
    const FAMILIES: [(&str, &[BinOp]); 4] = [
        ("EQ", &[BinOp::Eq, BinOp::Ne]),
        ("CMP", &[BinOp::Lt, BinOp::Le, BinOp::Gt, BinOp::Ge]),
        ("ARITH", &[BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::Div, BinOp::Rem]),
        ("BOOL", &[BinOp::Or, BinOp::And, BinOp::Implies]),
    ];
    let Some((operator, family)) = FAMILIES.into_iter().find(|(_, family)| family.contains(&op)) else {
        return Vec::new();
    };
    family
        .iter()
        .filter(|&&other| other != op)
        .map(|&other| (edit(operator, span, format!("`{}` -> `{}`", sign(op), sign(other))), other))
        .collect()
}

fn sign(op: BinOp) -> &'static str {
    match op {
        BinOp::Implies => "==>",
        BinOp::Sep => "**",
        BinOp::Or => "||",
        BinOp::And => "&&",
        BinOp::BitOr => "|",
        BinOp::BitXor => "^",
        BinOp::BitAnd => "&",
        BinOp::Eq => "==",
        BinOp::Ne => "!=",
        BinOp::Lt => "<",
        BinOp::Le => "<=",
        BinOp::Gt => ">",
        BinOp::Ge => ">=",
        BinOp::Shl => "<<",
        BinOp::Shr => ">>",
        BinOp::Ushr => ">>>",
        BinOp::Add => "+",
        BinOp::Sub => "-",
        BinOp::Mul => "*",
        BinOp::Div => "/",
        BinOp::Rem => "%",
    }
}

/// Enough of an expression to know it again in a message.
fn brief(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Name(name) => name.clone(),
        ExprKind::Field(base, field) => format!("{}.{}", brief(base), field.text),
        ExprKind::Index(base, _) => format!("{}[..]", brief(base)),
        _ => "..".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oox_core::lang::ast::{Ident, Method, Param, Prim, TypeDeclKind};

    fn ident(text: &str) -> Ident {
        Ident { text: text.to_owned(), span: Span::default() }
    }

    fn name(text: &str) -> Expr {
        expr(ExprKind::Name(text.to_owned()))
    }

    fn number(digits: &str) -> Expr {
        expr(ExprKind::Lit(Lit::Int(digits.to_owned())))
    }

    fn expr(kind: ExprKind) -> Expr {
        Expr { kind, span: Span::default() }
    }

    fn stmt(kind: StmtKind) -> Stmt {
        Stmt { kind, span: Span::default() }
    }

    fn int() -> Type {
        Type { kind: TypeKind::Prim(Prim::Int), span: Span::default() }
    }

    /// `class C { static int m(int x, int y) { <stmts> } }`
    fn program(stmts: Vec<Stmt>) -> Program {
        let param = |text| Param { is_generic: false, non_null: false, ty: int(), name: ident(text) };
        let method = Method {
            is_static: true,
            is_abstract: false,
            is_pure: false,
            is_ordered: false,
            is_helper: false,
            is_native: false,
            is_predicate: false,
            is_trusted: false,
            ret: Some(int()),
            name: ident("m"),
            params: vec![param("x"), param("y")],
            spec: Vec::new(),
            body: Some(Block { stmts, span: Span::default() }),
            span: Span::default(),
        };
        Program {
            types: vec![TypeDecl {
                kind: TypeDeclKind::Class,
                is_abstract: false,
                is_library: false,
                is_hidden: false,
                is_open: false,
                is_text: false,
                is_enum: false,
                name: ident("C"),
                variables: Vec::new(),
                extends: Vec::new(),
                implements: Vec::new(),
                members: vec![Member::Method(method)],
                span: Span::default(),
            }],
        }
    }

    fn check(stmts: Vec<Stmt>, expected: &[&str]) {
        let original = program(stmts);
        let all = mutants(&original, "C", &["m"]);
        let found: Vec<_> = all.iter().map(|m| format!("{} {}", m.name, m.what)).collect();
        assert_eq!(found, expected);
        assert!(all.iter().all(|m| m.program != original), "every mutant differs from the original");
        for (at, one) in all.iter().enumerate() {
            assert!(
                all[..at].iter().all(|other| other.program != one.program),
                "{} repeats another",
                one.name
            );
        }
    }

    #[test]
    fn numbers_of_any_length() {
        for (less, more) in
            [("0", "1"), ("9", "10"), ("10", "11"), ("199", "200"), ("999", "1000"), ("1000", "1001")]
        {
            assert_eq!(increment(less), more);
            assert_eq!(decrement(more), less);
        }
    }

    #[test]
    fn a_return_of_a_comparison() {
        let less = expr(ExprKind::Binary(BinOp::Lt, Box::new(name("x")), Box::new(number("0"))));
        check(
            vec![stmt(StmtKind::Return(Some(less)))],
            &[
                "DEL0 `return` removed",
                "CMP0 `<` -> `<=`",
                "CMP1 `<` -> `>`",
                "CMP2 `<` -> `>=`",
                "VAR0 `x` -> `y`",
                "LIT0 `0` -> `1`",
                "LIT1 `0` -> `-1`",
            ],
        );
    }

    #[test]
    fn a_declaration_stays_and_is_in_scope_afterwards_only() {
        let declare = StmtKind::Declare { ty: int(), name: ident("z"), init: Some(name("x")) };
        let back = StmtKind::Return(Some(name("z")));
        check(
            vec![stmt(declare), stmt(back)],
            &[
                "DEL0 initial value of `z` removed",
                "VAR0 `x` -> `y`",
                "DEL1 `return` removed",
                "VAR1 `z` -> `x`",
                "VAR2 `z` -> `y`",
            ],
        );
    }

    #[test]
    fn the_property_is_left_alone() {
        let claim = || expr(ExprKind::Binary(BinOp::Eq, Box::new(name("x")), Box::new(name("y"))));
        check(
            vec![stmt(StmtKind::Assert(claim())), stmt(StmtKind::Assume(claim())), stmt(StmtKind::Skip)],
            &[],
        );
    }

    #[test]
    fn a_block_ends_its_scope() {
        let declare = stmt(StmtKind::Declare { ty: int(), name: ident("z"), init: None });
        let block =
            StmtKind::Block { label: None, block: Block { stmts: vec![declare], span: Span::default() } };
        let back = StmtKind::Return(Some(name("x")));
        check(vec![stmt(block), stmt(back)], &["DEL0 `return` removed", "VAR0 `x` -> `y`"]);
    }

    #[test]
    fn other_methods_are_left_alone() {
        let original = program(vec![stmt(StmtKind::Return(Some(number("1"))))]);
        assert!(mutants(&original, "C", &["other"]).is_empty());
        assert!(mutants(&original, "D", &["m"]).is_empty());
        assert_eq!(mutants(&original, "C", &["m"]).len(), 3);
    }
}
