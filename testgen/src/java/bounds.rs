//! What stands for a type parameter in tests: a type within its bounds.
//!
//! `T extends Animal` is an `Animal`. A bound that leads back to its own parameter, `T extends Builder<T>`, is kept by a class
//! that says so of itself (`CarBuilder extends Builder<CarBuilder>`); where there is none, a test writes `Builder<?>`.

use indexmap::IndexMap;

use super::JavaSource;
use super::info::{Access, JavaClass, JavaInfo, JavaType, TypeParam};

impl JavaInfo {
    /// The classes of a program; what stands for their type parameters is chosen here.
    pub fn new(classes: IndexMap<String, JavaClass>, source: JavaSource) -> Self {
        let mut info = Self { classes, source };
        let mut settled = Vec::new();
        for class in info.classes.values() {
            let own = info.settled(&class.type_params, &IndexMap::new(), class);
            let around: IndexMap<String, JavaType> =
                own.iter().map(|param| (param.name.clone(), param.instance.clone())).collect();
            let methods: Vec<Vec<TypeParam>> =
                class.methods.iter().map(|known| info.settled(&known.type_params, &around, class)).collect();
            settled.push((own, methods));
        }
        for (class, (own, methods)) in info.classes.values_mut().zip(settled) {
            class.type_params = own;
            for (method, params) in class.methods.iter_mut().zip(methods) {
                method.type_params = params;
            }
        }
        info
    }

    /// Type parameters with what stands for them, where others are chosen already.
    fn settled(
        &self,
        params: &[TypeParam],
        around: &IndexMap<String, JavaType>,
        class: &JavaClass,
    ) -> Vec<TypeParam> {
        let mut values = around.clone();
        // a name that is declared again is another parameter
        for param in params {
            values.shift_remove(&param.name);
        }
        // a bound may speak of a parameter that comes later
        for _ in params {
            for param in params {
                if !values.contains_key(&param.name)
                    && let Some(instance) = self.plain_instance(param, &values)
                {
                    values.insert(param.name.clone(), instance);
                }
            }
        }
        let recursive: Vec<&str> = params
            .iter()
            .filter(|param| !values.contains_key(&param.name))
            .map(|param| param.name.as_str())
            .collect();
        for param in params {
            if !values.contains_key(&param.name) {
                let instance = self
                    .closing(param, &values, class)
                    .map_or_else(|| wildcard(param, &values), |name| JavaType::Class(name, Vec::new()));
                values.insert(param.name.clone(), instance);
            }
        }
        let with_instance = |param: &TypeParam| TypeParam {
            instance: values.get(&param.name).cloned().unwrap_or(JavaType::Unknown),
            is_recursive: recursive.contains(&param.name.as_str()),
            ..param.clone()
        };
        params.iter().map(with_instance).collect()
    }

    /// What stands for a parameter whose bound does not lead back to it.
    fn plain_instance(&self, param: &TypeParam, values: &IndexMap<String, JavaType>) -> Option<JavaType> {
        let mut bounds = param.real_bounds();
        let Some(bound) = bounds.next() else { return Some(JavaType::object()) };
        let instance = |bound: &JavaType| self.class(bound.class_name()?)?.model.instance.as_deref();
        if let Some(first) = instance(bound)
            // a text keeps most other bounds, too
            && (first == "String" || bounds.all(|other| instance(other) == Some(first)))
        {
            return Some(JavaType::Class(first.to_owned(), Vec::new()));
        }
        match bound {
            JavaType::Class(..) | JavaType::Var(_) => {
                let bound = bound.substituted(values);
                (!bound.mentions_variable()).then_some(bound)
            }
            _ => Some(JavaType::object()),
        }
    }

    /// A class without type parameters that keeps all bounds of a parameter: one with objects before one without.
    fn closing(
        &self,
        param: &TypeParam,
        values: &IndexMap<String, JavaType>,
        declaring: &JavaClass,
    ) -> Option<String> {
        let fits = |class: &&JavaClass| {
            class.is_users && self.can_stand_for(param, values, class) && {
                class.access == Access::Public
                    || class.access != Access::Private && class.package == declaring.package
            }
        };
        let found = || self.classes.values().filter(fits);
        let chosen = found().find(|class| !class.is_abstract).or_else(|| found().next());
        chosen.map(|class| class.name.clone())
    }

    /// Whether a class is within the bounds of a type parameter, given what others stand for.
    pub fn can_stand_for(
        &self,
        param: &TypeParam,
        values: &IndexMap<String, JavaType>,
        class: &JavaClass,
    ) -> bool {
        if !class.type_params.is_empty() || class.is_inner || class.path.is_empty() {
            return false;
        }
        let mut values = values.clone();
        values.insert(param.name.clone(), JavaType::Class(class.name.clone(), Vec::new()));
        param.real_bounds().all(|bound| match bound.substituted(&values) {
            JavaType::Class(name, args) => {
                let has = self.as_super(class, &name);
                let is_one = |(has, wants): (&JavaType, &JavaType)| {
                    has == wants || matches!(wants, JavaType::Extends(bound) if **bound == JavaType::object())
                };
                self.is_below(class, &name) && has.len() == args.len() && has.iter().zip(&args).all(is_one)
            }
            _ => false,
        })
    }

    /// Whether a class has another one above it, or is it.
    fn is_below(&self, class: &JavaClass, name: &str) -> bool {
        class.name == name
            || class.supertypes.iter().filter_map(JavaType::class_name).any(|above| {
                above == name || self.class(above).is_some_and(|above| self.is_below(above, name))
            })
    }

    /// The type arguments of a supertype, in terms of the parameters of a class; none where it is no supertype.
    pub fn as_super(&self, class: &JavaClass, name: &str) -> Vec<JavaType> {
        for above in &class.supertypes {
            let JavaType::Class(direct, args) = above else { continue };
            if direct == name {
                return args.clone();
            }
            let Some(next) = self.class(direct) else { continue };
            let found = self.as_super(next, name);
            if !found.is_empty() {
                let names = next.type_params.iter().map(|param| param.name.clone());
                let values: IndexMap<String, JavaType> = names.zip(args.iter().cloned()).collect();
                return found.iter().map(|ty| ty.substituted(&values)).collect();
            }
        }
        Vec::new()
    }
}

impl TypeParam {
    /// The bounds that say something. `Object & Comparable<T>` is a way to choose what the erased type is.
    fn real_bounds(&self) -> impl Iterator<Item = &JavaType> {
        self.bounds.iter().filter(|bound| **bound != JavaType::object())
    }

    /// What a test writes where the type itself has no name and objects must be given for it: types without arguments.
    pub fn raw_instance(&self) -> Option<JavaType> {
        match &self.instance {
            JavaType::Extends(bound) if self.is_recursive => {
                Some(JavaType::Raw(Box::new(bound.without_arguments())))
            }
            _ => None,
        }
    }
}

/// `?` with the bound, in which nothing is known of the parameters that lead back to themselves.
fn wildcard(param: &TypeParam, values: &IndexMap<String, JavaType>) -> JavaType {
    let Some(bound) = param.real_bounds().next() else { return JavaType::Unknown };
    match bound.substituted(values).with_unknown_arguments() {
        bound @ JavaType::Class(..) => JavaType::Extends(Box::new(bound)),
        _ => JavaType::Unknown,
    }
}
