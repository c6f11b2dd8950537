//! Fields that are given before their object is there: the components of records, and other final fields of classes whose
//! constructors keep `this` to themselves.
//!
//! Such a field is set while nobody but the constructor has the object, to something that somebody has already. So no row of
//! these fields leads back to where it began: a record is never its own `next`. That is wrong as soon as a constructor gives
//! `this` away before the field is set, or sets it to `this`, which Java allows in records, too.

use super::reach::Lowering;
use crate::attribute::{self, Init};
use crate::typed::walk::{any_expr, any_in, any_in_lambda};
use crate::typed::{CallTarget, Expr, ExprKind};
use crate::types::{ClassId, Type};
use crate::world::{ClassKind, FieldId};

impl Lowering<'_> {
    /// What the field leads to was there before its object, and could lead to an object of the same kind: an array or a text
    /// cannot.
    pub fn is_prior(&mut self, field: FieldId) -> bool {
        let declared = self.world.field(field);
        let Type::Class(to, _) = self.world.erasure(&declared.ty) else { return false };
        let is_end = self.world.class(to).decl.as_ref().is_some_and(|decl| {
            let is_closed = decl.modifiers.is_final && to != declared.class;
            decl.kind == crate::syntax::tree::TypeDeclKind::Enum || is_closed && self.is_of_library(to)
        });
        declared.modifiers.is_final
            && !declared.modifiers.is_static
            && !is_end
            && self.keeps_this(declared.class)
    }

    fn is_of_library(&self, class: ClassId) -> bool {
        self.world.class(class).origin == crate::world::Origin::Library
    }

    /// No constructor or initialiser of the class, or of one above it, gives `this` to anybody.
    fn keeps_this(&mut self, class: ClassId) -> bool {
        if let Some(known) = self.keeping_this.get(&class) {
            return *known;
        }
        let keeps = self.find_keeps_this(class);
        self.keeping_this.insert(class, keeps);
        keeps
    }

    fn find_keeps_this(&mut self, class: ClassId) -> bool {
        let world = self.world;
        let declared = world.class(class);
        if class == world.lang("Object") || class == world.lang("Record") {
            return true;
        }
        if !matches!(declared.kind, ClassKind::Class | ClassKind::Record) || declared.decl.is_none() {
            return false;
        }
        let above = world.supers(class).0.and_then(|above| above.class_id());
        if !above.is_some_and(|above| self.keeps_this(above)) {
            return false;
        }
        let Ok(inits) = attribute::initialisers(world, class, false) else { return false };
        let mut gives_away = |expr: &Expr| self.gives_this_away(expr);
        if inits.iter().any(|init| match init {
            Init::Field(_, value) => any_in(value, &mut gives_away),
            Init::Block(stmts) => any_expr(stmts, &mut gives_away),
        }) {
            return false;
        }
        world.members(class).constructors.iter().all(|id| {
            world.method(*id).synthetic.is_some()
                || attribute::body(world, *id).is_ok_and(|body| !any_expr(&body.stmts, &mut gives_away))
        })
    }

    /// `this.f` is no more than the field; a lambda, or an object of a class in the constructor, has all of `this`.
    fn gives_this_away(&self, expr: &Expr) -> Option<bool> {
        let is_this = |expr: &Expr| matches!(expr.kind, ExprKind::This(_));
        match &expr.kind {
            ExprKind::Field(Some(object), _) if is_this(object) => Some(false),
            ExprKind::This(_) => Some(true),
            ExprKind::Call(call) if matches!(call.target, CallTarget::Super) => Some(true),
            ExprKind::New { class, outer: None, .. } if self.world.class(*class).has_outer_instance => {
                Some(true)
            }
            ExprKind::Lambda(lambda) => {
                let mut uses_this = |expr: &Expr| match &expr.kind {
                    ExprKind::This(_) => Some(true),
                    _ => self.gives_this_away(expr).filter(|gives| *gives),
                };
                Some(any_in_lambda(lambda, &mut uses_this))
            }
            _ => None,
        }
    }
}
