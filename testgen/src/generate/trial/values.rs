//! Expressions of each type, the plainest first. Nobody has run them: which of them work, a JVM will say.

use std::collections::HashMap;

use crate::generate::history::{Literals, combinations};
use crate::generate::subject::{Instances, Subject};
use crate::java::{
    ClassName, Expr, JavaClass, JavaMethod, JavaType, Kind, LambdaBody, Literal, TypeName, array_with,
    as_list, boxed, creation, new_jdk,
};

/// How deep calls are given calls.
const DEEPEST: usize = 3;
/// Values of a type.
const MOST: usize = 6;
/// Values that one constructor or factory gives, and those of a receiver.
const MOST_OF_MAKER: usize = 2;
const MOST_AT_TOP: usize = 12;
/// Classes below an abstract one, and methods that give an object.
const MOST_CLASSES: usize = 6;

/// Expressions for arguments and receivers.
pub struct Values<'v, 'p> {
    subject: &'v Subject<'p>,
    /// Where they stand.
    package: &'v str,
    literals: Literals,
    known: HashMap<String, Vec<Expr>>,
    depth: usize,
}

impl<'v, 'p> Values<'v, 'p> {
    /// Values for a test in a package; those of the literals are tried, too.
    pub fn new(subject: &'v Subject<'p>, package: &'v str, literals: Literals) -> Self {
        Self { subject, package, literals, known: HashMap::new(), depth: 0 }
    }

    /// What may be given for each parameter of a method; `None` where some parameter has no value.
    pub fn choices(&mut self, method: &JavaMethod, instances: &Instances) -> Option<Vec<Vec<Expr>>> {
        let mut all = instances.clone();
        for (name, ty) in Subject::instances_of(&method.type_params) {
            all.entry(name).or_insert(ty);
        }
        let mut choices = Vec::new();
        for (_, declared) in &method.params {
            let ty = declared.substituted(&all);
            let mut found = if declared.takes_null_only(&all) || ty.is_array_of_generic() {
                Vec::new()
            } else {
                self.of(&ty)
            };
            if !matches!(ty, JavaType::Prim(_)) && self.subject.can_name_type(self.package, &ty) {
                found.push(Expr::null().cast(TypeName::of(&ty, self.subject.info)));
            }
            if found.is_empty() {
                return None;
            }
            choices.push(found);
        }
        Some(choices)
    }

    /// Values of a type that are not null.
    pub fn of(&mut self, ty: &JavaType) -> Vec<Expr> {
        let key = format!("{ty:?}");
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        if self.depth >= DEEPEST {
            return Vec::new();
        }
        self.depth += 1;
        let mut found = match ty {
            JavaType::Prim(word) => self.primitive(word),
            JavaType::Array(elem) => self.arrays(elem),
            JavaType::Class(name, _) => match self.subject.info.class(name) {
                Some(java) => self.objects(java, ty),
                None => Vec::new(),
            },
            JavaType::Extends(bound) | JavaType::Super(bound) | JavaType::Raw(bound) => self.of(bound),
            JavaType::Var(_) | JavaType::Unknown => Vec::new(),
        };
        found.truncate(if self.depth == 1 { MOST_AT_TOP } else { MOST });
        self.depth -= 1;
        // deep inside there are fewer than there could be
        if self.depth == 0 {
            self.known.insert(key, found.clone());
        }
        found
    }

    fn primitive(&self, word: &str) -> Vec<Expr> {
        let ints = || [1, 0, -1].into_iter().chain(self.literals.ints.iter().copied());
        let floats = || [1.0, 0.0, -1.5].into_iter().chain(self.literals.floats.iter().copied());
        let found: Vec<Literal> = match word {
            "boolean" => vec![Literal::Bool(true), Literal::Bool(false)],
            "char" => {
                let usual = [u16::from(b'a'), u16::from(b'0')].into_iter();
                let own = self.literals.chars.iter().filter_map(|unit| u16::try_from(*unit).ok());
                usual.chain(own).map(Literal::Char).collect()
            }
            "byte" => ints().filter(|it| i8::try_from(*it).is_ok()).map(Literal::Byte).collect(),
            "short" => ints().filter(|it| i16::try_from(*it).is_ok()).map(Literal::Short).collect(),
            "int" => ints().filter(|it| i32::try_from(*it).is_ok()).map(Literal::Int).collect(),
            "long" => ints().map(Literal::Long).collect(),
            #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
            "float" => floats().map(|it| Literal::Float((it as f32).to_bits())).collect(),
            "double" => floats().map(|it| Literal::Double(it.to_bits())).collect(),
            _ => Vec::new(),
        };
        distinct(found.into_iter().map(Expr::Literal))
    }

    fn texts(&self) -> Vec<Expr> {
        let usual = ["a", ""].map(str::to_owned).into_iter();
        distinct(usual.chain(self.literals.texts.iter().cloned()).map(Expr::text))
    }

    fn arrays(&mut self, elem: &JavaType) -> Vec<Expr> {
        if JavaType::Array(Box::new(elem.clone())).is_array_of_generic()
            || !self.subject.can_name_type(self.package, elem)
        {
            return Vec::new();
        }
        let elements: Vec<Expr> = self.of(elem).into_iter().take(2).collect();
        let lengths = (0..=elements.len()).rev();
        lengths.map(|length| array_with(elem, elements[..length].to_vec(), self.subject.info)).collect()
    }

    fn objects(&mut self, java: &'p JavaClass, ty: &JavaType) -> Vec<Expr> {
        if !Subject::can_name(self.package, java) {
            return Vec::new();
        }
        let full = format!("{}.{}", java.package, java.path.join("."));
        if let Some(found) = self.of_jdk(&full, ty) {
            return found;
        }
        if java.kind == Kind::Enum {
            return self.held(java, ty);
        }
        let mut found = self.held(java, ty);
        if java.is_users || !java.model.samples.is_empty() || java.kind != Kind::Interface {
            found.extend(self.made(java, ty));
        }
        if found.len() < MOST && java.is_users {
            found.extend(self.below(java, ty));
        }
        if found.is_empty() {
            found.extend(self.function(java, ty));
        }
        distinct(found.into_iter())
    }

    /// What static fields of a class hold that are of the class itself.
    fn held(&self, java: &JavaClass, ty: &JavaType) -> Vec<Expr> {
        let fields = java.fields.iter().filter(|field| {
            field.is_static
                && field.is_final
                && field.ty.class_name() == ty.class_name()
                && Subject::can_use(self.package, java, field.access)
        });
        fields.take(MOST).map(|field| Expr::Constant(ClassName::of(java), field.name.clone())).collect()
    }

    /// What constructors and static factories of a class make; where it has none, what others give.
    fn made(&mut self, java: &'p JavaClass, ty: &JavaType) -> Vec<Expr> {
        let instances = self.subject.arguments(java, ty);
        let mut makers: Vec<&JavaMethod> =
            java.methods.iter().filter(|method| self.is_maker(java, method)).collect();
        makers.sort_by_key(|method| (!method.is_constructor, method.is_deprecated, method.params.len()));
        let most = if self.depth == 1 { MOST_AT_TOP } else { MOST_OF_MAKER };
        let mut by_maker: Vec<Vec<Expr>> = Vec::new();
        for maker in makers {
            let given = self.arguments(maker, &instances, most);
            by_maker
                .push(given.into_iter().map(|args| made_by(java, maker, args, ty, self.subject)).collect());
        }
        let found = in_turn(&by_maker);
        if found.is_empty() && java.is_users { self.given(java) } else { found }
    }

    /// The arguments of some calls of a method.
    fn arguments(&mut self, method: &JavaMethod, instances: &Instances, most: usize) -> Vec<Vec<Expr>> {
        let Some(choices) = self.choices(method, instances) else { return Vec::new() };
        let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
        let chosen = combinations(&lengths, most).into_iter();
        chosen
            .map(|chosen| chosen.iter().zip(&choices).map(|(at, known)| known[*at].clone()).collect())
            .collect()
    }

    fn is_maker(&self, java: &JavaClass, method: &JavaMethod) -> bool {
        let makes = if method.is_constructor {
            !java.is_abstract && !java.is_inner && java.kind != Kind::Interface
        } else {
            method.is_static && self.says_it_gives(method, java)
        };
        makes && Subject::can_use(self.package, java, method.access)
    }

    /// Whether a method gives an object of a class, or of one of the user's above it.
    fn says_it_gives(&self, method: &JavaMethod, java: &JavaClass) -> bool {
        let Some(name) = method.ret.class_name() else { return false };
        let above = self.subject.info.class(name).filter(|above| above.is_users);
        let ids = above.and_then(|above| self.subject.class(&above.name)).zip(self.subject.class(&java.name));
        name == java.name || ids.is_some_and(|(above, id)| self.subject.program.is_subclass(id, above))
    }

    /// What methods of other classes give, of whatever object: builders, compilers, registries.
    fn given(&mut self, java: &'p JavaClass) -> Vec<Expr> {
        let subject = self.subject;
        let mut givers: Vec<(&JavaClass, &JavaMethod)> = Vec::new();
        for owner in subject.info.classes.values().filter(|owner| owner.is_users && owner.name != java.name) {
            givers.extend(owner.methods.iter().filter(|method| !method.is_constructor).filter_map(
                |method| {
                    let gives = method.ret.class_name() == Some(&java.name);
                    (gives && Subject::can_use(self.package, owner, method.access)).then_some((owner, method))
                },
            ));
        }
        givers.sort_by_key(|(owner, method)| {
            (!method.is_static, owner.package != java.package, method.params.len())
        });
        let mut by_giver = Vec::new();
        for (owner, method) in givers.into_iter().take(MOST_CLASSES) {
            let instances = Subject::instances_in(owner, method);
            let on = if method.is_static {
                Vec::new()
            } else {
                self.of(&subject.usual_type(owner)).into_iter().take(1).collect()
            };
            let calls = self.arguments(method, &instances, MOST_OF_MAKER).into_iter().filter_map(|args| {
                if method.is_static {
                    return Some(Expr::static_call(ClassName::of(owner), &method.name, args));
                }
                on.first().map(|object: &Expr| object.clone().call(&method.name, args))
            });
            by_giver.push(calls.collect());
        }
        in_turn(&by_giver)
    }

    /// Objects of the user's classes below.
    fn below(&mut self, above: &JavaClass, ty: &JavaType) -> Vec<Expr> {
        let subject = self.subject;
        let Some(id) = subject.class(&above.name) else { return Vec::new() };
        let is_below = |java: &&'p JavaClass| {
            java.is_users
                && java.name != above.name
                && Subject::can_name(self.package, java)
                && subject.class(&java.name).is_some_and(|class| subject.program.is_subclass(class, id))
        };
        let mut classes: Vec<&JavaClass> = subject.info.classes.values().filter(is_below).collect();
        classes.sort_by_key(|java| java.is_abstract);
        let mut by_class = Vec::new();
        for java in classes.into_iter().take(MOST_CLASSES) {
            let own = subject.own_type(java, ty);
            let mut found = self.held(java, &own);
            found.extend(self.made(java, &own));
            found.truncate(MOST_OF_MAKER);
            by_class.push(found);
        }
        in_turn(&by_class)
    }

    /// A lambda for an interface with one method.
    fn function(&mut self, java: &'p JavaClass, ty: &JavaType) -> Vec<Expr> {
        let mut methods = java.methods.iter().filter(|method| method.is_abstract);
        let (Some(method), None) = (methods.next(), methods.next()) else { return Vec::new() };
        if java.kind != Kind::Interface || !method.type_params.is_empty() || !java.supertypes.is_empty() {
            return Vec::new();
        }
        let instances = self.subject.arguments(java, ty);
        let params: Vec<String> = (0..method.params.len()).map(|index| format!("given{index}")).collect();
        if method.ret.is_void() {
            return vec![Expr::Lambda(params, Box::new(LambdaBody::Block(None)))];
        }
        let results = self.of(&method.ret.substituted(&instances));
        let results = results.into_iter().take(MOST_OF_MAKER).chain([Expr::null()]);
        let results = results.filter(|it| !it.is_null() || !matches!(method.ret, JavaType::Prim(_)));
        results.take(MOST_OF_MAKER).map(|result| Expr::lambda(params.clone(), result)).collect()
    }

    /// Objects of classes of the JDK that are known by name; `None` of all others.
    fn of_jdk(&mut self, full: &str, ty: &JavaType) -> Option<Vec<Expr>> {
        let parsed = |class: &str, texts: &[&str]| {
            let make =
                |text: &&str| Expr::static_call(ClassName::jdk(class), "parse", vec![Expr::text(*text)]);
            texts.iter().map(make).collect::<Vec<_>>()
        };
        let made = |class: &str, texts: &[&str]| {
            texts.iter().map(|text| new_jdk(class, false, vec![Expr::text(*text)])).collect::<Vec<_>>()
        };
        if let Some(prim) = full.strip_prefix("java.lang.").and_then(boxed) {
            return Some(self.primitive(prim));
        }
        Some(match full {
            "java.lang.String"
            | "java.lang.CharSequence"
            | "java.lang.Object"
            | "java.lang.Comparable"
            | "java.io.Serializable" => self.texts(),
            "java.lang.Number" => self.primitive("int"),
            "java.lang.StringBuilder" | "java.lang.StringBuffer" => made(full, &["ab", ""]),
            "java.lang.Appendable" => made("java.lang.StringBuilder", &["ab"]),
            "java.lang.Class" => ["String", "int"]
                .map(|name| {
                    Expr::ClassLiteral(if name == "int" {
                        TypeName::Word(name.into())
                    } else {
                        TypeName::jdk(name)
                    })
                })
                .to_vec(),
            "java.math.BigDecimal" => made(full, &["1.5", "0", "-2"]),
            "java.math.BigInteger" => made(full, &["1", "0", "-2"]),
            "java.io.Reader" => made("java.io.StringReader", &["ab", ""]),
            "java.io.Writer" => vec![new_jdk("java.io.StringWriter", false, Vec::new())],
            "java.util.Date" => vec![new_jdk(full, false, vec![Expr::Literal(Literal::Long(0))])],
            "java.util.Locale" => ["ENGLISH", "GERMANY"]
                .map(|name| Expr::Constant(ClassName::jdk(full), name.to_owned()))
                .to_vec(),
            "java.util.TimeZone" => {
                vec![Expr::static_call(ClassName::jdk(full), "getTimeZone", vec![Expr::text("UTC")])]
            }
            "java.util.Random" => vec![new_jdk(full, false, vec![Expr::Literal(Literal::Long(1))])],
            "java.time.LocalDate" => parsed(full, &["2024-02-29", "2023-12-31"]),
            "java.time.LocalDateTime" => parsed(full, &["2024-02-29T12:30:00"]),
            "java.time.LocalTime" => parsed(full, &["12:30:00", "00:00:00"]),
            "java.time.Instant" => parsed(full, &["2024-02-29T12:30:00Z"]),
            "java.time.Duration" => parsed(full, &["PT1H", "PT0S"]),
            "java.time.Period" => parsed(full, &["P1M"]),
            "java.util.regex.Pattern" => {
                vec![Expr::static_call(ClassName::jdk(full), "compile", vec![Expr::text("[a-z]+")])]
            }
            "java.util.List"
            | "java.util.Collection"
            | "java.lang.Iterable"
            | "java.util.ArrayList"
            | "java.util.AbstractList"
            | "java.util.AbstractCollection" => self.collections("java.util.ArrayList", ty),
            "java.util.LinkedList" | "java.util.Deque" | "java.util.Queue" => {
                self.collections("java.util.LinkedList", ty)
            }
            "java.util.Set" | "java.util.LinkedHashSet" => self.collections("java.util.LinkedHashSet", ty),
            "java.util.HashSet" => self.collections("java.util.HashSet", ty),
            "java.util.Iterator" | "java.util.ListIterator" => {
                let name = if full.ends_with("ListIterator") { "listIterator" } else { "iterator" };
                let lists = self.collections("java.util.ArrayList", ty).into_iter();
                lists.map(|list| list.call(name, Vec::new())).collect()
            }
            "java.util.Map" | "java.util.LinkedHashMap" => {
                vec![new_jdk("java.util.LinkedHashMap", true, Vec::new())]
            }
            "java.util.HashMap" | "java.util.TreeMap" => vec![new_jdk(full, true, Vec::new())],
            "java.util.SortedMap" | "java.util.NavigableMap" => {
                vec![new_jdk("java.util.TreeMap", true, Vec::new())]
            }
            _ => return None,
        })
    }

    /// Collections of two elements, and of none.
    fn collections(&mut self, class: &str, ty: &JavaType) -> Vec<Expr> {
        let elements: Vec<Expr> = self.of(&ty.argument(0)).into_iter().take(2).collect();
        let filled = |elements: Vec<Expr>| new_jdk(class, true, vec![as_list(elements)]);
        let empty = new_jdk(class, true, Vec::new());
        if elements.is_empty() { vec![empty] } else { vec![filled(elements), empty] }
    }
}

/// The call of a constructor or a static factory. What a factory says it gives may be above what it gives.
fn made_by(java: &JavaClass, maker: &JavaMethod, args: Vec<Expr>, ty: &JavaType, subject: &Subject) -> Expr {
    if maker.is_constructor {
        return creation(java, None, args);
    }
    let call = Expr::static_call(ClassName::of(java), &maker.name, args);
    let is_exact = maker.ret.class_name() == Some(&java.name);
    if is_exact { call } else { call.cast(TypeName::of(ty, subject.info)) }
}

/// The first of each, the second of each, and so on.
fn in_turn(lists: &[Vec<Expr>]) -> Vec<Expr> {
    let longest = lists.iter().map(Vec::len).max().unwrap_or_default();
    let turns = (0..longest).flat_map(|turn| lists.iter().filter_map(move |list| list.get(turn)));
    turns.cloned().collect()
}

/// Each once.
fn distinct(values: impl Iterator<Item = Expr>) -> Vec<Expr> {
    let mut found: Vec<Expr> = Vec::new();
    for value in values {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    found
}
