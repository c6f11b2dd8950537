//! Type variables and type arguments in declarations. Code has erased types; what fields, parameters, results and supertypes
//! are declared with says what inputs hold.

use oox_core::lang::ast::{self, TypeArg, TypeKind};
use oox_core::lang::span::Span;

use super::build;
use super::reach::Lowering;
use crate::types::{ClassId, Type, VarId};
use crate::world::MethodId;

impl Lowering<'_> {
    /// The type variables of a class, those of generic classes around it first.
    pub fn type_variables(&mut self, class: ClassId, span: Span) -> Vec<ast::TypeVariable> {
        let params = self.world.type_params(class);
        let mut variables = Vec::new();
        for var in params.iter() {
            let name = self.variable_name(class, *var).unwrap_or_default();
            let bound = match self.ty(&Type::Var(*var), span).kind {
                TypeKind::Class(bound) if bound != "Object" => Some(build::ident(bound, span)),
                _ => None,
            };
            variables.push(ast::TypeVariable { name: build::ident(name, span), bound });
        }
        variables
    }

    /// The name of a type variable in the declaration of a class; none for the variables of methods.
    fn variable_name(&self, class: ClassId, var: VarId) -> Option<String> {
        let params = self.world.type_params(class);
        let at = params.iter().position(|param| *param == var)?;
        let name = self.world.var(var).name.clone();
        // a class may have the name of a variable of the class around it for one of its own
        let is_taken = params[..at].iter().any(|param| self.world.var(*param).name == name);
        Some(if is_taken { format!("{name}{at}") } else { name })
    }

    /// Supertypes with the arguments that the declaration of the class gives them.
    pub fn declared_supers(&mut self, class: ClassId, supers: &[ClassId], span: Span) -> Vec<ast::Super> {
        let (superclass, interfaces) = self.world.supers(class);
        let written: Vec<Type> = superclass.iter().chain(interfaces.iter()).cloned().collect();
        let mut declared = Vec::new();
        for above in supers {
            let args = written.iter().find_map(|ty| match ty {
                Type::Class(id, args) if id == above => Some(self.type_args(class, *id, args, span)),
                _ => None,
            });
            let name = build::ident(self.class_name(*above), span);
            declared.push(ast::Super { name, args: args.unwrap_or_default() });
        }
        declared
    }

    /// The type of a member of the class, with its arguments.
    pub fn declared_ty(&mut self, class: ClassId, ty: &Type, span: Span) -> ast::Type {
        let erased = self.ty(ty, span);
        let kind = match (ty, erased.kind) {
            (Type::Array(elem), TypeKind::Array(_)) => {
                TypeKind::Array(Box::new(self.declared_ty(class, elem, span)))
            }
            (Type::Var(var), kind) => self.variable_name(class, *var).map_or(kind, TypeKind::Class),
            (Type::Class(id, args), TypeKind::Class(name)) => {
                let args = self.type_args(class, *id, args, span);
                if args.is_empty() { TypeKind::Class(name) } else { TypeKind::Applied(name, args) }
            }
            (_, kind) => kind,
        };
        ast::Type { kind, span }
    }

    /// The arguments of `declared` in a declaration of `class`; none where they say nothing.
    fn type_args(&mut self, class: ClassId, declared: ClassId, args: &[Type], span: Span) -> Vec<TypeArg> {
        let is_array_interface = self.world.is_array_interface(declared);
        if args.len() != self.world.type_params(declared).len() || is_array_interface {
            return Vec::new();
        }
        let args: Vec<TypeArg> = args.iter().map(|arg| self.type_arg(class, arg, span)).collect();
        if args.iter().all(|arg| *arg == TypeArg::Any) { Vec::new() } else { args }
    }

    fn type_arg(&mut self, class: ClassId, arg: &Type, span: Span) -> TypeArg {
        match arg {
            // what nothing else brings into the program has no objects in it
            Type::Class(id, _) if !self.classes.contains(id) => TypeArg::Any,
            Type::Class(..) | Type::Array(_) => TypeArg::Exactly(self.declared_ty(class, arg, span)),
            Type::Var(var) if self.variable_name(class, *var).is_some() => {
                TypeArg::Exactly(self.declared_ty(class, arg, span))
            }
            Type::Var(_) => below(self.ty(arg, span)),
            Type::Extends(bound) => match self.type_arg(class, bound, span) {
                TypeArg::Exactly(ty) => below(ty),
                other => other,
            },
            _ => TypeArg::Any,
        }
    }

    /// The type of a field that is declared with `ty` and always holds an object of the class that OOX calls `made`.
    pub fn made_ty(&mut self, class: ClassId, ty: &Type, made: &str, span: Span) -> ast::Type {
        let plain = build::class_type(made, span);
        let (Some(made), Type::Class(above, args)) = (self.class_called(made), ty) else { return plain };
        let Some(Type::Class(_, pattern)) = self.world.as_super(&self.world.self_type(made), *above) else {
            return plain;
        };
        let params = self.world.type_params(made);
        let known = params.iter().map(|param| {
            let at = pattern.iter().position(|part| *part == Type::Var(*param));
            at.and_then(|at| args.get(at)).cloned().unwrap_or(Type::Unknown)
        });
        let known: Vec<Type> = known.collect();
        self.declared_ty(class, &Type::Class(made, known.into()), span)
    }

    /// Parameters and result of a lowered method as they were declared.
    pub fn declare_types(&mut self, method: MethodId, member: &mut ast::Member) {
        let declared = self.world.method(method);
        let params = match member {
            ast::Member::Method(lowered) => {
                if let (Some(ret), false) = (&mut lowered.ret, declared.ret == Type::Void) {
                    *ret = self.declared_ty(declared.class, &declared.ret, ret.span);
                }
                &mut lowered.params
            }
            ast::Member::Constructor(lowered) => &mut lowered.params,
            _ => return,
        };
        // an inner class has further parameters in front
        if params.len() == declared.params.len() {
            for (param, ty) in params.iter_mut().zip(declared.params.iter()) {
                param.ty = self.declared_ty(declared.class, ty, param.ty.span);
            }
        }
    }
}

fn below(bound: ast::Type) -> TypeArg {
    match &bound.kind {
        TypeKind::Class(name) if name == "Object" => TypeArg::Any,
        _ => TypeArg::Below(bound),
    }
}
