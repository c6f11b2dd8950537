//! `try` with resources, as JLS 14.20.3.1 spells it out: closed in any case, and what `close()` throws is suppressed
//! when something else is on its way already.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::code::Code;
use super::{Lower, build};
use crate::typed::{Stmt, TryResource};

impl Code<'_, '_> {
    /// The statements of a `try`, inside its resources.
    pub fn with_resources(
        &mut self,
        resources: &[TryResource],
        body: &[Stmt],
        span: Span,
    ) -> Lower<Vec<ast::Stmt>> {
        let Some((resource, inner)) = resources.split_first() else { return self.block(body) };
        let at = resource.init.span;
        let world = self.world();
        let throwable = world.lang("Throwable");
        let (init, mut stmts) = self.catching_hoisted(|code| code.expr(&resource.init));
        stmts.push(self.declare_stmt(resource.var, Some(init?), at));
        let value = self.bound(resource.var, at).expect("declared above");
        let throwable_ty = self.low.lang_ty("Throwable", at);
        let primary = self.fresh("primary$");
        stmts.push(build::declare(throwable_ty.clone(), &primary, Some(build::null(at)), at));
        let body = self.scoped(|code| code.with_resources(inner, body, span))?;
        let is_there = |what: ast::Expr, at: Span| build::binary(BinOp::Ne, what, build::null(at), at);
        // nobody wrote these questions
        for place in [span, at] {
            self.uncounted(place, vec![0, 1], false);
        }
        let thrown = self.scoped(|code| code.fresh("thrown$"));
        let note = vec![
            build::assign(build::name(&primary, at), build::name(&thrown, at), at),
            build::throw(build::name(&thrown, at), at),
        ];
        let catch = build::catch(throwable_ty.clone(), &thrown, note, at);
        let close = |code: &mut Self| {
            build::call_stmt(code.virtual_call(value.clone(), resource.close, Vec::new(), at))
        };
        let (first, second) = (close(self), close(self));
        let param = [crate::types::Type::class(throwable)];
        let suppress = world.find_method(throwable, "addSuppressed", &param);
        let handler = match suppress {
            Some(method) => {
                let args = vec![build::name(&thrown, at)];
                vec![build::call_stmt(self.virtual_call(build::name(&primary, at), method, args, at))]
            }
            None => Vec::new(),
        };
        let quietly =
            build::try_catch(vec![first], vec![build::catch(throwable_ty, &thrown, handler, at)], None, at);
        let has_failed = is_there(build::name(&primary, at), span);
        let both = build::if_then(has_failed, vec![quietly], Some(vec![second]), at);
        let finally = vec![build::if_then(is_there(value.clone(), at), vec![both], None, at)];
        stmts.push(build::try_catch(body, vec![catch], Some(finally), span));
        Ok(stmts)
    }
}
