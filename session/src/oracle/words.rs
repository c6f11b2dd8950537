//! Questions and answers in the words of the worker, see `testgen/src/jvm/worker/java/Words.java`.

use oox_core::ir::{ClassId, FieldId, MethodId, Program, Ty};
use oox_core::oracle::{KnownCall, KnownValue, Said};
use ooxide_testgen::java::{box_of, boxed};

use super::names::{Names, prim_word};

impl Names {
    /// The question what the last of these calls gives; `None` where it has no words.
    pub(super) fn question(&self, program: &Program, calls: &[KnownCall]) -> Option<Vec<String>> {
        let mut words = vec![calls.len().to_string()];
        for call in calls {
            let method = program.method(call.method);
            let is_virtual = !method.is_static && !method.is_constructor;
            let kind = match (method.is_constructor, method.is_static) {
                (true, _) => "new",
                (false, true) => "static",
                (false, false) => "virtual",
            };
            words.push(kind.to_owned());
            words.push(self.class(method.class)?.to_owned());
            words.push(self.method(call.method)?.to_owned());
            words.push(method.params.len().to_string());
            for param in &method.params {
                words.push(self.ty(&param.ty)?);
            }
            let own = Ty::Ref(method.class);
            let types =
                is_virtual.then_some(&own).into_iter().chain(method.params.iter().map(|param| &param.ty));
            for (value, ty) in call.args.iter().zip(types) {
                self.add(program, &mut words, value, ty)?;
            }
        }
        Some(words)
    }

    fn add(&self, program: &Program, words: &mut Vec<String>, value: &KnownValue, ty: &Ty) -> Option<()> {
        let mut say = |kind: &str, what: String| words.extend([kind.to_owned(), what]);
        match value {
            KnownValue::Null => words.push("null".to_owned()),
            KnownValue::Bool(truth) => say("boolean", truth.to_string()),
            KnownValue::Int(number) => say(prim_word(ty)?, number.to_string()),
            // Java reads the bits as signed numbers
            KnownValue::F32(bits) => say("float", bits.cast_signed().to_string()),
            KnownValue::F64(bits) => say("double", bits.cast_signed().to_string()),
            KnownValue::Text(text) => say("text", text.clone()),
            KnownValue::Given(call) => say("given", call.to_string()),
            KnownValue::Constant(field) => {
                let (class, name) = self.constant(*field)?;
                words.extend(["enum".to_owned(), class.clone(), name.clone()]);
            }
            KnownValue::Array { elem, values } => {
                words.extend(["array".to_owned(), self.ty(elem)?, values.len().to_string()]);
                for value in values {
                    self.add(program, words, value, elem)?;
                }
            }
            KnownValue::Object { class, fields } => self.add_object(program, words, *class, fields)?,
        }
        Some(())
    }

    /// What our models hold: boxes, big numbers, lists.
    fn add_object(
        &self,
        program: &Program,
        words: &mut Vec<String>,
        class: ClassId,
        fields: &[(FieldId, KnownValue)],
    ) -> Option<()> {
        if boxed(&program.class(class).name).is_some() {
            let (field, value) = fields.first()?;
            return self.add(program, words, value, &program.field(*field).ty);
        }
        let held = |name| held(program, fields, name);
        match self.class(class)? {
            "java.math.BigInteger" => {
                words.extend(["integer".to_owned(), whole_number(program, fields)?.to_string()]);
            }
            "java.math.BigDecimal" => {
                let (KnownValue::Object { fields: of_unscaled, .. }, KnownValue::Int(scale)) =
                    (held("unscaled")?, held("scale")?)
                else {
                    return None;
                };
                let unscaled = whole_number(program, of_unscaled)?;
                words.extend(["decimal".to_owned(), format!("{unscaled}E{}", -scale)]);
            }
            "java.util.ArrayList" => {
                let (KnownValue::Array { elem, values }, KnownValue::Int(size)) =
                    (held("elementData")?, held("size")?)
                else {
                    return None;
                };
                words.extend(["list".to_owned(), size.to_string()]);
                for value in values.get(..usize::try_from(*size).ok()?)? {
                    self.add(program, words, value, elem)?;
                }
            }
            "java.util.Locale" => {
                words.push("locale".to_owned());
                for name in ["language", "country", "variant"] {
                    words.push(text(held(name)?)?);
                }
            }
            "java.nio.charset.Charset" => words.extend(["charset".to_owned(), text(held("name")?)?]),
            "java.util.regex.Pattern" => {
                let KnownValue::Int(flags) = held("flags")? else { return None };
                words.extend(["pattern".to_owned(), text(held("pattern")?)?, flags.to_string()]);
            }
            _ => return None,
        }
        Some(())
    }

    /// What the words of an answer say that a method gives; `None` where the program has no value for them.
    pub(super) fn said(&self, program: &Program, method: MethodId, words: &[String]) -> Option<Said> {
        let method = program.method(method);
        let mut rest = words.iter().map(String::as_str);
        match words.first()?.as_str() {
            "thrown" => {
                rest.next();
                let count = rest.next()?.parse().ok()?;
                let classes: Vec<&str> = rest.by_ref().take(count).collect();
                let class = classes.into_iter().find_map(|name| self.class_id(name))?;
                // of a class that the program only names it has no objects
                if program.class(class).is_abstract {
                    return None;
                }
                let message = if rest.next()? == "text" { Some(rest.next()?.to_owned()) } else { None };
                Some(Said::Thrown { class, message })
            }
            _ if method.ret.is_none() => Some(Said::Done),
            "argument" => Some(Said::Argument(words.get(1)?.parse().ok()?)),
            "given" => Some(Said::Value(KnownValue::Given(words.get(1)?.parse().ok()?))),
            "object" => Some(Said::Object),
            _ => {
                let ty = method.ret.as_ref()?;
                match self.value(program, &mut rest, ty) {
                    Some(value) => Some(Said::Value(value)),
                    // it is there, whatever it is
                    None => ty.is_reference().then_some(Said::Object),
                }
            }
        }
    }

    fn value<'w>(
        &self,
        program: &Program,
        words: &mut impl Iterator<Item = &'w str>,
        ty: &Ty,
    ) -> Option<KnownValue> {
        let kind = words.next()?;
        Some(match kind {
            "null" => KnownValue::Null,
            "text" => KnownValue::Text(words.next()?.to_owned()),
            "enum" => {
                let (class, name) = (words.next()?, words.next()?);
                KnownValue::Constant(self.constant_id(class, name)?)
            }
            "integer" => self.whole(program, words.next()?)?,
            "decimal" => self.decimal(program, words.next()?)?,
            "array" => {
                let (elem, count) = (self.ty_named(words.next()?)?, words.next()?.parse::<usize>().ok()?);
                let values = (0..count).map(|_| self.value(program, words, &elem)).collect::<Option<_>>()?;
                KnownValue::Array { elem, values }
            }
            "list" => {
                let elem = Ty::Ref(program.builtin.object);
                let size: u32 = words.next()?.parse().ok()?;
                let values = (0..size).map(|_| self.value(program, words, &elem)).collect::<Option<_>>()?;
                let array = KnownValue::Array { elem, values };
                let size = KnownValue::Int(i64::from(size));
                self.object(program, "java.util.ArrayList", vec![("elementData", array), ("size", size)])?
            }
            prim => {
                let value = primitive(prim, words.next()?)?;
                if !ty.is_reference() {
                    return Some(value);
                }
                let class = self.class_id(&format!("java.lang.{}", box_of(prim)))?;
                let declared = program.class(class);
                if declared.is_abstract {
                    return None;
                }
                KnownValue::Object { class, fields: vec![(*declared.fields.first()?, value)] }
            }
        })
    }

    /// An object of one of our models.
    fn object(&self, program: &Program, class: &str, held: Vec<(&str, KnownValue)>) -> Option<KnownValue> {
        let class = self.class_id(class)?;
        if program.class(class).is_abstract {
            return None;
        }
        let declared = &program.class(class).fields;
        let fields = held.into_iter().map(|(name, value)| {
            let field = declared.iter().find(|field| program.field(**field).name == name)?;
            Some((*field, value))
        });
        Some(KnownValue::Object { class, fields: fields.collect::<Option<_>>()? })
    }

    /// A `BigInteger` that a `long` holds.
    fn whole(&self, program: &Program, digits: &str) -> Option<KnownValue> {
        let small = KnownValue::Int(digits.parse().ok()?);
        self.object(program, "java.math.BigInteger", vec![("small", small)])
    }

    fn decimal(&self, program: &Program, text: &str) -> Option<KnownValue> {
        let (digits, exponent) = text.split_once('E').unwrap_or((text, "0"));
        let exponent: i64 = exponent.parse().ok()?;
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let unscaled = self.whole(program, &format!("{whole}{fraction}"))?;
        let scale = i64::try_from(fraction.len()).ok()?.checked_sub(exponent)?;
        let held = vec![("unscaled", unscaled), ("scale", KnownValue::Int(scale))];
        self.object(program, "java.math.BigDecimal", held)
    }
}

/// The number of a `BigInteger` that a `long` holds.
fn whole_number(program: &Program, fields: &[(FieldId, KnownValue)]) -> Option<i64> {
    match (held(program, fields, "small")?, held(program, fields, "big")?) {
        (KnownValue::Int(small), KnownValue::Null) => Some(*small),
        _ => None,
    }
}

/// What the field with this name holds.
fn held<'v>(program: &Program, fields: &'v [(FieldId, KnownValue)], name: &str) -> Option<&'v KnownValue> {
    fields.iter().find(|(field, _)| program.field(*field).name == name).map(|(_, value)| value)
}

fn text(value: &KnownValue) -> Option<String> {
    match value {
        KnownValue::Text(text) => Some(text.clone()),
        _ => None,
    }
}

fn primitive(kind: &str, text: &str) -> Option<KnownValue> {
    Some(match kind {
        "boolean" => KnownValue::Bool(text == "true"),
        "byte" | "short" | "char" | "int" | "long" => KnownValue::Int(text.parse().ok()?),
        "float" => KnownValue::F32(text.parse::<i32>().ok()?.cast_unsigned()),
        "double" => KnownValue::F64(text.parse::<i64>().ok()?.cast_unsigned()),
        _ => return None,
    })
}
