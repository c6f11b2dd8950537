//! `try`, `catch` and `finally`. OOX's `catch` takes one class: a handler of several stands once, behind the `try`, and
//! each of its classes leads there.

use oox_core::lang::ast;
use oox_core::lang::span::Span;
use rustc_hash::FxHashSet;

use super::code::Code;
use super::{Lower, build};
use crate::typed::{Catch, Try};
use crate::types::{ClassId, Type};

impl Code<'_, '_> {
    pub fn try_stmt(&mut self, guarded: &Try, span: Span) -> Lower<Vec<ast::Stmt>> {
        let (body, names) = self.catching_names(|code| {
            code.scoped(|code| code.with_resources(&guarded.resources, &guarded.body, span))
        });
        let body = body?;
        let has_multi = guarded.catches.iter().any(|catch| catch.types.len() > 1);
        let mut stmts = if guarded.catches.is_empty() {
            body
        } else if has_multi {
            vec![self.multi_catch(body, &names, &guarded.catches, span)?]
        } else {
            let mut catches = Vec::new();
            for catch in &guarded.catches {
                catches.push(self.catch(catch)?);
            }
            if guarded.finally.is_none() {
                return Ok(vec![build::try_catch(body, catches, None, span)]);
            }
            let finally = guarded.finally.as_ref().map(|stmts| self.block(stmts)).transpose()?;
            return Ok(vec![build::try_catch(body, catches, finally, span)]);
        };
        if let Some(finally) = &guarded.finally {
            let finally = self.block(finally)?;
            stmts = vec![build::try_catch(stmts, Vec::new(), Some(finally), span)];
        } else if guarded.catches.is_empty() {
            stmts = vec![build::block_stmt(stmts, span)];
        }
        Ok(stmts)
    }

    fn catch(&mut self, catch: &Catch) -> Lower<ast::Catch> {
        self.scoped(|code| {
            let ty = code.caught_type(&catch.types[0], catch.span);
            let name = code.declare(catch.var);
            let body = code.block(&catch.body)?;
            Ok(build::catch(ty, name, body, catch.span))
        })
    }

    fn caught_type(&mut self, ty: &Type, span: Span) -> ast::Type {
        if let Some(class) = self.world().erasure(ty).class_id() {
            self.throws(class);
            if self.is_users() {
                // an exception of the input may be thrown, too
                self.can_be_input(ty);
            }
        }
        self.low.ty(ty, span)
    }

    /// The class is thrown or caught: it must be a `Throwable` even if nobody knows its source.
    pub fn throws(&mut self, class: ClassId) {
        if self.world().class(class).is_unseen() {
            self.thrown.insert(class);
        }
    }

    /// ```text
    /// done: { T x;
    ///     handler2: {
    ///         try { BODY break done; } catch (A e) { x := e; } catch (B e) { x := e; } catch (C e) { ...; break done; }
    ///         HANDLER1 break done;
    ///     }
    ///     HANDLER2
    /// }
    /// ```
    fn multi_catch(
        &mut self,
        mut body: Vec<ast::Stmt>,
        names: &FxHashSet<String>,
        catches: &[Catch],
        span: Span,
    ) -> Lower<ast::Stmt> {
        let done = self.fresh_label("done");
        self.scoped(|code| {
            body.push(build::break_to(&done, span));
            let multis: Vec<&Catch> = catches.iter().filter(|catch| catch.types.len() > 1).collect();
            let mut labels: Vec<Option<String>> = Vec::new();
            let mut out = Vec::new();
            for (index, catch) in multis.iter().enumerate() {
                out.push(code.declare_around(catch.var, names, catch.span));
                labels.push((index > 0).then(|| code.fresh_label("handler")));
            }
            let mut arms = Vec::new();
            let mut next_multi = 0;
            for catch in catches {
                if catch.types.len() == 1 {
                    let mut arm = code.catch(catch)?;
                    arm.body.stmts.push(build::break_to(&done, catch.span));
                    arms.push(arm);
                    continue;
                }
                for ty in &catch.types {
                    let ty = code.caught_type(ty, catch.span);
                    let name = code.scoped(|code| code.fresh("thrown$"));
                    let place = code.bound(catch.var, catch.span).expect("declared above");
                    let value = build::name(name.clone(), catch.span);
                    let mut stmts = vec![build::assign(place, value, catch.span)];
                    if let Some(label) = &labels[next_multi] {
                        stmts.push(build::break_to(label, catch.span));
                    }
                    arms.push(build::catch(ty, name, stmts, catch.span));
                }
                next_multi += 1;
            }
            let mut inner = vec![build::try_catch(body, arms, None, span)];
            for (index, catch) in multis.iter().enumerate() {
                if let Some(label) = &labels[index] {
                    inner.push(build::break_to(&done, span));
                    inner = vec![build::labelled(label, inner, span)];
                }
                let handler = code.block(&catch.body)?;
                inner.push(build::block_stmt(handler, catch.span));
            }
            out.extend(inner);
            Ok(build::labelled(done.clone(), out, span))
        })
    }
}
