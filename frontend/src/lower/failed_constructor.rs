//! Constructors that could not be lowered. OOX runs `super()` first, which the superclass may not have: then the reason
//! stands in the first argument of a call that it has, and nothing after it runs.

use std::collections::BTreeMap;

use oox_core::lang::ast::{self, ExprKind, Lit, Member, Stmt, StmtKind, TypeKind};
use oox_core::lang::span::Span;

use super::build;

/// Gives constructors that only say why they cannot run a call of the superclass that there is.
pub(super) fn call_superclass(program: &mut ast::Program) {
    let mut first: BTreeMap<String, Vec<ast::Type>> = BTreeMap::new();
    for decl in &program.types {
        let constructors: Vec<&ast::Constructor> = decl.members.iter().filter_map(constructor).collect();
        if constructors.iter().any(|constructor| constructor.params.is_empty()) {
            continue;
        }
        if let Some(constructor) = constructors.first() {
            let types = constructor.params.iter().map(|param| decl.erased(&param.ty)).collect();
            first.insert(decl.name.text.clone(), types);
        }
    }
    for decl in &mut program.types {
        let Some(types) = decl.extends.first().and_then(|above| first.get(&above.name.text)) else {
            continue;
        };
        for member in &mut decl.members {
            if let Member::Constructor(constructor) = member
                && let Some(block) = &mut constructor.body
                && let [Stmt { kind: StmtKind::Unsupported(reason), span }] = &block.stmts[..]
            {
                block.stmts = vec![super_call(reason, types, *span)];
            }
        }
    }
}

fn constructor(member: &Member) -> Option<&ast::Constructor> {
    match member {
        Member::Constructor(constructor) => Some(constructor),
        _ => None,
    }
}

fn super_call(reason: &str, types: &[ast::Type], span: Span) -> Stmt {
    let mut stmts = vec![build::unsupported(reason, span)];
    let args = types
        .iter()
        .map(|ty| build::let_in(std::mem::take(&mut stmts), default_of(ty, span), span))
        .collect();
    build::call_stmt(build::expr(ExprKind::ConstructorCall { is_super: true, args }, span))
}

/// Some value of exactly this type.
pub(super) fn default_of(ty: &ast::Type, span: Span) -> ast::Expr {
    let literal = match &ty.kind {
        TypeKind::Prim(ast::Prim::Bool) => return build::boolean(false, span),
        TypeKind::Prim(_) => Lit::Int("0".to_owned()),
        _ => Lit::Null,
    };
    build::cast(build::expr(ExprKind::Lit(literal), span), ty.clone())
}
