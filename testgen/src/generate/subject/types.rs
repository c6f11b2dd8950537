//! Types of Java beside the erased ones of the engine: type arguments, and which type can be given for which.

use indexmap::IndexMap;
use oox_core::ir::{ClassId, Ty};

use super::Subject;
use crate::generate::reason::Reason;
use crate::java::{ClassName, Expr, JavaClass, JavaField, JavaMethod, JavaType, TypeName, TypeParam};

impl Subject<'_> {
    /// What a type parameter stands for where this argument is given: `?` says no more than the bound of the parameter.
    fn argument_of(param: &TypeParam, arg: &JavaType) -> JavaType {
        match arg {
            JavaType::Extends(bound) if bound.is_unknown() || **bound == JavaType::object() => {
                param.instance.clone()
            }
            JavaType::Extends(_) if *arg == param.instance => arg.clone(),
            // a type without arguments knows of each no more than its bound
            JavaType::Raw(_) => param.raw_instance().unwrap_or_else(|| arg.clone()),
            _ => arg.without_wildcard(),
        }
    }

    /// What the type parameters of a declaration stand for in tests.
    pub fn instances_of(params: &[TypeParam]) -> IndexMap<String, JavaType> {
        params.iter().map(|param| (param.name.clone(), param.instance.clone())).collect()
    }

    /// What the type parameters of a method and its class stand for in tests.
    pub fn instances_in(class: &JavaClass, method: &JavaMethod) -> IndexMap<String, JavaType> {
        let params = class.type_params.iter().chain(&method.type_params);
        params.map(|param| (param.name.clone(), param.instance.clone())).collect()
    }

    /// The type of an object of a class in tests: with the usual type arguments.
    pub fn usual_type(&self, class: &JavaClass) -> JavaType {
        let args = class.type_params.iter().map(|param| param.instance.clone()).collect();
        JavaType::Class(class.name.clone(), args)
    }

    /// The type of the object around an inner one, given what the type parameters of the inner class stand for.
    pub fn outer_type(&self, ty: &Ty, values: &IndexMap<String, JavaType>) -> JavaType {
        let class = match ty {
            Ty::Ref(class) => self.java_class(*class),
            _ => None,
        };
        let Some(class) = class else { return self.java_type(ty) };
        let args = class.type_params.iter();
        let args = args.map(|param| values.get(&param.name).unwrap_or(&param.instance).clone()).collect();
        JavaType::Class(class.name.clone(), args)
    }

    /// What the type parameters of a class stand for where an object of it has this type.
    pub fn arguments(&self, class: &JavaClass, ty: &JavaType) -> IndexMap<String, JavaType> {
        match ty {
            JavaType::Class(name, args) if *name == class.name && args.len() == class.type_params.len() => {
                let params = class.type_params.iter().zip(args);
                params.map(|(param, arg)| (param.name.clone(), Self::argument_of(param, arg))).collect()
            }
            JavaType::Class(name, args) => {
                let mut found = Self::instances_of(&class.type_params);
                // what the supertype says of the parameters of the class
                for (declared, wanted) in self.info.as_super(class, name).iter().zip(args) {
                    if let JavaType::Var(param) = declared {
                        found.insert(param.clone(), wanted.without_wildcard());
                    }
                }
                found
            }
            _ => Self::instances_of(&class.type_params),
        }
    }

    /// What the type parameters of a supertype stand for in a class, given those of the class.
    pub fn arguments_above(
        &self,
        class: &JavaClass,
        values: &IndexMap<String, JavaType>,
        above: &JavaClass,
    ) -> IndexMap<String, JavaType> {
        if above.name == class.name {
            return values.clone();
        }
        let names = above.type_params.iter().map(|param| param.name.clone());
        let types = self.info.as_super(class, &above.name);
        names.zip(types.iter().map(|ty| ty.substituted(values))).collect()
    }

    /// The type of an object of a class where something of this type is wanted.
    pub fn own_type(&self, class: &JavaClass, ty: &JavaType) -> JavaType {
        match ty {
            JavaType::Class(name, args) if *name == class.name && args.len() == class.type_params.len() => {
                let params = class.type_params.iter().zip(args);
                let args = params.map(|(param, arg)| Self::argument_of(param, arg)).collect();
                JavaType::Class(name.clone(), args)
            }
            _ => {
                let values = self.arguments(class, ty);
                JavaType::Class(class.name.clone(), values.into_values().collect())
            }
        }
    }

    /// An expression through which the field of a class above is seen, also where a class below has one of that name.
    pub fn seen_as(&self, expr: Expr, class: Option<ClassId>, owner: &JavaClass, field: &JavaField) -> Expr {
        let mut next = class;
        while let Some(id) = next {
            let Some(java) = self.java_class(id) else { break };
            if java.name == owner.name {
                break;
            }
            if java.fields.iter().any(|other| other.name == field.name) {
                return expr.cast(TypeName::class(ClassName::of(owner)));
            }
            next = self.program.class(id).superclass;
        }
        expr
    }

    /// What is erased in the engine is not in Java: an object must be what the type arguments of a test say.
    pub fn check_fit(&self, class: Option<ClassId>, ty: &JavaType) -> Result<(), Reason> {
        let wanted = ty.class_name().and_then(|name| self.class(name));
        match (wanted, class) {
            (Some(wanted), None) if wanted != self.program.builtin.object => {
                Err(Reason::ArrayFor(self.program.class(wanted).name.clone()))
            }
            (Some(wanted), Some(class)) if !self.program.is_subclass(class, wanted) => {
                let (has, wants) = (&self.program.class(class).name, &self.program.class(wanted).name);
                Err(Reason::OtherClass { has: has.clone(), wants: wants.clone() })
            }
            (Some(_), Some(class)) => self.check_arguments(class, ty),
            _ => Ok(()),
        }
    }

    /// A class that fixes the type arguments of its supertype fixes those that are wanted, or does not fit.
    fn check_arguments(&self, class: ClassId, ty: &JavaType) -> Result<(), Reason> {
        let (JavaType::Class(name, wanted), Some(java)) = (ty, self.java_class(class)) else { return Ok(()) };
        let fixed = if java.name == *name { Vec::new() } else { self.info.as_super(java, name) };
        let differs = |(has, wants): (&JavaType, &JavaType)| {
            !has.mentions_variable() && !has.is_unknown() && !self.is_argument(has, wants)
        };
        if fixed.iter().zip(wanted).any(differs) {
            return Err(Reason::OtherArguments { has: java.name.clone(), wants: name.clone() });
        }
        Ok(())
    }

    /// Whether a variable of a type can be given where another is wanted. Objects of the engine have erased types, so the
    /// same list may be wanted as one of numbers and as one of texts.
    pub fn is_usable_as(&self, has: &JavaType, wants: &JavaType) -> bool {
        match (has, wants) {
            (JavaType::Array(has), JavaType::Array(wants)) => self.is_usable_as(has, wants),
            (JavaType::Array(_) | JavaType::Class(..), _) if *wants == JavaType::object() => true,
            (JavaType::Class(name, _), JavaType::Class(above, wanted)) => {
                let is_below = match (self.class(name), self.class(above)) {
                    (Some(class), Some(above)) => self.program.is_subclass(class, above),
                    _ => name == above,
                };
                let Some(class) = self.info.class(name) else { return is_below };
                let values = self.arguments(class, has);
                let seen: Vec<JavaType> = if name == above {
                    values.values().cloned().collect()
                } else {
                    self.info.as_super(class, above).iter().map(|ty| ty.substituted(&values)).collect()
                };
                is_below && seen.iter().zip(wanted).all(|(has, wants)| self.is_argument(has, wants))
            }
            _ => has == wants || wants.is_unknown(),
        }
    }

    /// Whether a type argument is one of those that are wanted, where a wildcard wants several.
    fn is_argument(&self, has: &JavaType, wants: &JavaType) -> bool {
        match wants {
            JavaType::Unknown | JavaType::Raw(_) => true,
            _ if has == wants || matches!(has, JavaType::Raw(_)) => true,
            JavaType::Extends(bound) => **bound == JavaType::Unknown || self.is_below(has, bound),
            JavaType::Super(bound) => self.is_below(bound, has),
            _ => false,
        }
    }

    /// Whether a type is a subtype of another; of generic ones only where they are the same.
    fn is_below(&self, ty: &JavaType, above: &JavaType) -> bool {
        if ty == above || *above == JavaType::object() {
            return true;
        }
        let class = |ty: &JavaType| ty.class_name().and_then(|name| self.class(name));
        match (class(ty), class(above), above) {
            (Some(below), Some(id), JavaType::Class(_, args)) => {
                args.is_empty() && self.program.is_subclass(below, id)
            }
            _ => false,
        }
    }

    /// The name of Java's primitive type for an OOX type.
    pub fn prim(ty: &Ty) -> Option<&'static str> {
        use oox_core::term::{FloatTy, IntTy};
        Some(match ty {
            Ty::Bool => "boolean",
            Ty::Bits(IntTy::I8) => "byte",
            Ty::Bits(IntTy::I16) => "short",
            Ty::Bits(IntTy::U16) => "char",
            Ty::Bits(IntTy::I32) => "int",
            Ty::Bits(IntTy::I64) => "long",
            Ty::Float(FloatTy::F32) => "float",
            Ty::Float(FloatTy::F64) => "double",
            _ => return None,
        })
    }

    /// The type of arrays and objects as Java writes it, without type arguments.
    pub fn java_type(&self, ty: &Ty) -> JavaType {
        match ty {
            Ty::Ref(class) => match self.java_class(*class) {
                Some(java) => self.usual_type(java),
                None => JavaType::Class(self.program.class(*class).name.clone(), Vec::new()),
            },
            Ty::Array(elem) => JavaType::Array(Box::new(self.java_type(elem))),
            other => Self::prim(other).map_or(JavaType::Unknown, JavaType::Prim),
        }
    }
}
