//! Objects of classes with constructors: a plan is carried out, call by call.

use indexmap::IndexMap;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, RanEnding};
use oox_core::ir::{ClassId, FieldId, MethodId, Ty};

use super::arranger::{Arranger, Built, check_taken};
use super::means::Means;
use super::plan::Planner;
use crate::generate::input::Plan;
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Subject;
use crate::java::{
    ClassName, Expr, Helper, JavaClass, JavaType, Kind, Local, Stmt, TypeName, creation, new_jdk, new_object,
};

impl<'p> Arranger<'_, 'p> {
    /// An object of a class with constructors.
    pub(super) fn made(
        &mut self,
        object: ObjId,
        class: ClassId,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, Reason> {
        let name = &self.subject.program.class(class).name;
        if name == "Object" {
            let value = Value::Obj(self.interpreter.allocate(&mut self.done.state, class));
            let code = new_jdk("Object", false, Vec::new());
            return Ok(self.variable(&JavaType::object(), hint, code, value));
        }
        let java = self.subject.java_class(class).ok_or_else(|| Missing::Class(name.clone()));
        if let Some(plan) = self.raw.recipes.get(&object) {
            let seen = java.ok().filter(|java| Subject::can_name(self.package, java));
            let seen = seen.or_else(|| self.subject.given_class(plan.maker));
            let seen = seen.ok_or_else(|| Reason::NamelessClass(name.clone()))?;
            return self.carried_out(object, seen, plan, ty, hint);
        }
        let java = java?;
        if java.path.is_empty() {
            return Err(Reason::NamelessClass(name.clone()));
        }
        let before = self.saved();
        let mut last = Reason::NoMaker(name.clone());
        // by reflection where nothing else is possible
        let can_name = Subject::can_name(self.package, java);
        for (plain, reflects) in [(false, false), (true, false), (false, true), (true, true)] {
            // the constructors of a class of the library are those of our model
            if if reflects { !java.is_users } else { !can_name } {
                continue;
            }
            let mut planner = Planner::new(self.subject, self.interpreter, self.raw, self.package);
            let plan =
                if reflects { planner.reflecting_plan(object, plain) } else { planner.plan(object, plain) };
            let Some(plan) = plan else { continue };
            match self.carried_out(object, java, &plan, ty, hint) {
                Ok(built) => return Ok(built),
                Err(reason) => last = reason,
            }
            self.restore(before.clone());
        }
        Err(last)
    }

    #[expect(clippy::disallowed_methods, reason = "whether there is one does not depend on the order")]
    fn carried_out(
        &mut self,
        object: ObjId,
        java: &'p JavaClass,
        plan: &Plan,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, Reason> {
        let values = self.subject.arguments(java, ty);
        let own = self.subject.type_to_build(self.package, &self.subject.own_type(java, ty));
        if own.is_unknown() && !plan.reflects {
            return Err(Reason::HiddenType);
        }
        let (args, outer) = self.arguments(plan.maker, &plan.args, &values, plan.reflects)?;
        let all = outer.iter().chain(&args).map(|arg| arg.value).collect();
        let is_constructor = self.subject.program.method(plan.maker).is_constructor;
        let made = if is_constructor {
            let ran = self.interpreter.construct(&self.done.state, plan.maker, all);
            let RanEnding::Returned(Some(made)) = ran.ending else {
                return Err(Reason::ConstructorThrows);
            };
            self.done.state = ran.state;
            made
        } else {
            let made = self.run(plan.maker, all)?;
            let Known::Object(made) = self.interpreter.known(&self.done.state, made) else {
                return Err(Reason::FactoryGivesNull);
            };
            // what there is one of cannot stand for two objects
            if self.built.values().any(|known| known.value == Value::Obj(made)) {
                return Err(Reason::FactoryGivesOne(java.name.clone()));
            }
            Value::Obj(made)
        };
        let codes: Vec<Expr> = args.into_iter().map(|arg| arg.code).collect();
        let outer = outer.map(|outer| outer.code);
        let (own, code) = if plan.reflects {
            // a test that can name the class sees its members
            let is_named = Subject::can_name(self.package, java) && !own.is_unknown();
            let seen = if is_named { own } else { self.seen_type(ty) };
            (seen, new_object(java, outer, codes))
        } else {
            let code = self.making(java, plan, &own, outer, codes)?;
            (own, code)
        };
        self.means(if plan.reflects {
            Means::Reflection
        } else if java.kind == Kind::Record || !java.is_users {
            Means::Literals
        } else if !is_constructor {
            Means::Methods
        } else {
            Means::Constructors
        });
        // nobody but us knows that the factory gives an object of this class with these type arguments
        let is_unchecked =
            !is_constructor && !java.type_params.is_empty() && !self.subject.gives_exactly(plan.maker, java);
        let built = self.variable(&own, hint, code, made);
        if let (true, Some(Stmt::Local(local))) = (is_unchecked, self.done.lines.last_mut()) {
            *local = Local { is_unchecked, ..local.clone() };
        }
        self.built.insert(object, built.clone());
        for (method, args) in &plan.calls {
            self.means(Means::Methods);
            let (declaring, _) = self.subject.java_method(*method).ok_or(Missing::MethodName)?;
            let values = self.subject.arguments_above(java, &values, declaring);
            let (args, _) = self.arguments(*method, args, &values, false)?;
            let all = std::iter::once(made).chain(args.iter().map(|arg| arg.value)).collect();
            self.run(*method, all)?;
            let (_, declared) = self.subject.java_method(*method).ok_or(Missing::MethodName)?;
            let codes = args.into_iter().map(|arg| arg.code).collect();
            self.done.lines.push(Stmt::Expr(built.code.clone().call(&declared.name, codes)));
        }
        let wanted = self.interpreter.fields(&self.raw.state, object);
        for field in &plan.wrong {
            let value = wanted.iter().find(|(id, _)| id == field).map_or(Value::Null, |(_, value)| *value);
            let (declaring, _) = self.subject.java_field(*field).ok_or(Missing::FieldName)?;
            let values = self.subject.arguments_above(java, &values, declaring);
            self.write(&built, *field, value, &values)?;
        }
        Ok(built)
    }

    /// The expression that makes the object of a plan.
    fn making(
        &self,
        java: &JavaClass,
        plan: &Plan,
        own: &JavaType,
        outer: Option<Expr>,
        args: Vec<Expr>,
    ) -> Result<Expr, Reason> {
        if self.subject.program.method(plan.maker).is_constructor {
            return Ok(creation(java, outer, args));
        }
        let (declaring, factory) = self.subject.java_method(plan.maker).ok_or(Missing::MethodName)?;
        let call = Expr::static_call(ClassName::of(declaring), &factory.name, args);
        if !self.subject.gives_exactly(plan.maker, java) {
            let call = if java.type_params.is_empty() { call } else { call.cast(TypeName::object()) };
            return Ok(call.cast(TypeName::of(own, self.subject.info)));
        }
        // type parameters of its own are what they must be
        if factory.type_params.is_empty() && !self.subject.is_usable_as(&factory.ret, own) {
            return Err(Reason::FactoryTypeArguments);
        }
        Ok(call)
    }

    /// Writes a field: as an assignment where the test may, else by reflection.
    fn write(
        &mut self,
        built: &Built,
        field: FieldId,
        value: Value,
        values: &IndexMap<String, JavaType>,
    ) -> Result<(), Reason> {
        let (java, declared) = self.subject.java_field(field).ok_or(Missing::FieldName)?;
        let ty = declared.ty.substituted(values);
        let value = self.value(value, &ty, &declared.name)?;
        let can_assign = Subject::can_use(self.package, java, declared.access)
            && !declared.is_final
            && self.can_name_type(&ty)
            && (value.code.is_null() || !declared.ty.takes_null_only(values))
            && (value.code.is_null() || !ty.is_array_of_generic());
        if can_assign {
            self.means(Means::Fields);
            let object = match built.value {
                Value::Obj(object) => self.interpreter.class_of(&self.done.state, object),
                _ => None,
            };
            let owner = self.subject.seen_as(built.code.clone(), object, java, declared);
            self.done.lines.push(Stmt::Assign(owner.field(&declared.name), value.code));
        } else {
            if !java.is_users {
                return Err(Reason::LibraryField { name: declared.name.clone(), class: java.name.clone() });
            }
            if declared.is_constant {
                return Err(Reason::HiddenConstant { name: declared.name.clone(), class: java.name.clone() });
            }
            if java.kind == Kind::Record {
                return Err(Reason::RecordFields(java.name.clone()));
            }
            self.means(Means::Reflection);
            let owner = self.owner(built, java);
            let args = vec![built.code.clone(), owner, Expr::text(&declared.name), value.code];
            self.done.lines.push(Stmt::Expr(Expr::Helper(Helper::SetField, args)));
        }
        let Value::Obj(object) = built.value else { return Err(Missing::FieldOfNull.into()) };
        self.interpreter.set_field(&mut self.done.state, object, field, value.value);
        Ok(())
    }

    /// The class that declares a field of an object, as an expression.
    fn owner(&mut self, built: &Built, java: &JavaClass) -> Expr {
        if Subject::can_name(self.package, java) {
            return Expr::class_literal(ClassName::of(java));
        }
        let own = match built.value {
            Value::Obj(object) => self.interpreter.class_of(&self.done.state, object),
            _ => None,
        };
        if own.and_then(|class| self.subject.java_class(class)).is_some_and(|own| own.name == java.name) {
            built.code.clone().call("getClass", Vec::new())
        } else {
            self.done.throws = true;
            Expr::static_call(ClassName::jdk("Class"), "forName", vec![Expr::text(&java.name)])
        }
    }

    /// The type of a variable for an object whose own class cannot be named.
    fn seen_type(&self, wanted: &JavaType) -> JavaType {
        if self.can_name_type(wanted) {
            wanted.clone()
        } else {
            JavaType::Class("Object".to_owned(), Vec::new())
        }
    }

    /// The arguments of a call, and apart from them the enclosing instance of an inner class.
    fn arguments(
        &mut self,
        method: MethodId,
        args: &[Value],
        values: &IndexMap<String, JavaType>,
        reflects: bool,
    ) -> Result<(Vec<Built>, Option<Built>), Reason> {
        let (java, declared) = self.subject.java_method(method).ok_or(Missing::MethodName)?;
        self.done.throws |= declared.throws;
        let extra = args.len() - declared.params.len().min(args.len());
        let mut outer = None;
        if extra == 1 && java.is_inner {
            let field = self.subject.program.method(method).params.first().map(|param| param.ty.clone());
            let ty = self.subject.outer_type(&field.unwrap_or(Ty::Null), values);
            outer = Some(self.value(args[0], &ty, "outer")?);
        } else if extra > 0 {
            return Err(Reason::UnwrittenParameters(java.name.clone()));
        }
        let mut all = values.clone();
        all.extend(Subject::instances_of(&declared.type_params));
        let mut built = Vec::new();
        for (index, ((name, ty), value)) in declared.params.iter().zip(&args[extra..]).enumerate() {
            let mut arg = self.value(*value, &ty.substituted(&all), name)?;
            check_taken(&arg, ty, &all)?;
            let ty = ty.substituted(&all);
            if !reflects {
                self.subject.check_nameable(self.package, &arg.code, &ty)?;
            }
            if declared.is_varargs && index + 1 == declared.params.len() && arg.code.is_null() {
                arg.code = arg.code.cast(TypeName::of(&ty, self.subject.info));
            }
            built.push(arg);
        }
        Ok((built, outer))
    }
}
