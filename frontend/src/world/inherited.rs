//! What modifiers promise of a method, written at it or at the methods that it overrides: `pure`, and which parameters and
//! results are never null.
//!
//! A promise to callers (`pure`, a result that is not null) is kept below. What callers must do (a parameter that is not null)
//! is kept as well unless somebody writes `nullable`, which asks for less. Our models of the JDK do not bind the classes of
//! the user: that our `hashCode` changes nothing does not forbid one that remembers its result.

use super::{Method, MethodId, Origin, Synthetic, World};
use crate::syntax::tree::{MethodKind, Modifiers, Nullness};

impl World {
    /// The method changes nothing that was there before.
    pub fn is_pure(&self, id: MethodId) -> bool {
        self.method(id).modifiers.is_pure
            || self.promised_above(id).iter().any(|above| self.method(*above).modifiers.is_pure)
    }

    /// The result is a reference that is never null.
    pub fn gives_non_null(&self, id: MethodId) -> bool {
        let method = self.method(id);
        let is_said = |method: &Method| method.modifiers.nullness == Some(Nullness::NonNull);
        method.ret.is_reference()
            && !method.is_constructor()
            && (is_said(&method) || self.promised_above(id).iter().any(|above| is_said(&self.method(*above))))
    }

    /// The parameter is a reference that is never null.
    pub fn takes_non_null(&self, id: MethodId, index: usize) -> bool {
        let method = self.method(id);
        let said = |method: &Method| self.param_modifiers(method, index).and_then(|known| known.nullness);
        if !method.params.get(index).is_some_and(crate::types::Type::is_reference) {
            return false;
        }
        if let Some(own) = said(&method) {
            return own == Nullness::NonNull;
        }
        let above: Vec<Nullness> =
            self.promised_above(id).iter().filter_map(|above| said(&self.method(*above))).collect();
        above.contains(&Nullness::NonNull) && !above.contains(&Nullness::Nullable)
    }

    fn promised_above(&self, id: MethodId) -> Vec<MethodId> {
        let mut above = self.overridden(id);
        above.retain(|above| self.class(self.method(*above).class).origin != Origin::Library);
        above
    }

    /// The modifiers of a parameter; those of the constructor of a record are at its components.
    fn param_modifiers(&self, method: &Method, index: usize) -> Option<Modifiers> {
        let of_component = || {
            let class = self.class(method.class);
            let components = &class.decl.as_ref()?.components;
            Some(components.get(index)?.modifiers.clone())
        };
        match &method.decl {
            Some(decl) if decl.kind == MethodKind::CompactConstructor => of_component(),
            Some(decl) => Some(decl.params.get(index)?.modifiers.clone()),
            None if method.synthetic == Some(Synthetic::CanonicalConstructor) => of_component(),
            None => None,
        }
    }
}
