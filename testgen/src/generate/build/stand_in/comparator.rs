//! Comparators that nobody has written: objects are ranked in a map, and compared by their ranks.

use oox_core::heap::Value;
use oox_core::ir::{ClassId, MethodId};

use crate::generate::build::arranger::{Arranger, Built};
use crate::generate::build::means::Means;
use crate::generate::reason::{Missing, Reason};
use crate::java::{ClassName, Expr, JavaType, On, Stmt, TypeName, new_jdk};

impl Arranger<'_, '_> {
    /// The type of what a comparator of this type compares; the reason where the class is no order that we know.
    pub(super) fn compared(&self, class: ClassId, ty: &JavaType) -> Result<JavaType, Reason> {
        let name = &self.subject.program.class(class).name;
        if !self.subject.model(class).is_some_and(|model| model.is_order) {
            return Err(Reason::OrderOf(name.clone()));
        }
        Ok(ty.argument(0).without_wildcard())
    }

    /// A comparator of a class, by the ranks of what it compares.
    pub(super) fn comparator(
        &mut self,
        (class, method): (ClassId, MethodId),
        ranked: Vec<(Built, i64)>,
        (ty, compared): (&JavaType, &JavaType),
        hint: &str,
    ) -> Result<Built, Reason> {
        let made = self.interpreter.allocate_open(&mut self.done.state, class).ok_or(Missing::Comparator)?;
        // by identity: what `equals` says is the business of the objects
        let ranks = self.fresh("ranks");
        let types = vec![TypeName::of(compared, self.subject.info), TypeName::jdk("Integer")];
        let map = TypeName::generic(ClassName::jdk("java.util.Map"), types);
        let identity = new_jdk("java.util.IdentityHashMap", true, Vec::new());
        self.done.lines.push(Stmt::local(map, &ranks, identity));
        let ranks = Expr::Name(ranks);
        for (built, rank) in ranked {
            let put = ranks.clone().call("put", vec![built.code, Expr::int(rank)]);
            self.done.lines.push(Stmt::Expr(put));
            self.interpreter.set_rank(&mut self.done.state, method, made, built.value, rank);
        }
        self.means(Means::StandIns);
        let rank = Expr::MethodRef(Box::new(On::Object(ranks)), "get");
        let code = Expr::static_call(ClassName::jdk("java.util.Comparator"), "comparing", vec![rank]);
        Ok(self.variable(ty, hint, code, Value::Obj(made)))
    }
}
