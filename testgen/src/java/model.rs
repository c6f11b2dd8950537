//! What tests must know of a class of the library: how its objects are built, what they hold, what stands for it. It is said
//! where the class is modelled, by the annotation `@ForTests("...")` in `frontend/jdk`, and read here.
//!
//! The annotation has clauses with `;` between them: `@ForTests("holds text; samples 1, 0, -1")`.

/// What is said of a class of the library; nothing is said of most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a clause of the annotation")]
pub struct Model {
    /// `holds text`: what its objects hold, and those of classes below.
    pub holds: Option<Holds>,
    /// `parts of year month`: the method that makes one of its fields, `new` for a constructor, and these fields.
    pub parts: Option<Parts>,
    /// `written parse`: the static method that a test calls with the text of an object.
    pub written: Option<Factory>,
    /// `made as C`: the class of objects that are made where this type is asked for; `made` for itself.
    pub made_as: Option<String>,
    /// `added`: there is no constructor that copies another collection.
    pub is_added: bool,
    /// `usual 1`: objects of it stand where some collection is missing, those with the least number first.
    pub usual: Option<u8>,
    /// `instance C`: what a type parameter with this bound stands for.
    pub instance: Option<String>,
    /// `noun 1`: objects of classes below are called by its name, that of the least number first.
    pub noun: Option<u8>,
    /// `equals list`: with what its objects are equal.
    pub equals: Option<Equals>,
    /// `samples 1, 0`: texts of objects that are worth giving.
    pub samples: Vec<String>,
    /// `digits 2`: how many digits after the point a short number has.
    pub digits: Option<usize>,
    /// `scale f`: the field without which numbers that differ in zeros at their end are the same.
    pub scale: Option<String>,
    /// `abstract 2`: how many abstract methods the class of the JDK declares, which a stand-in must have.
    pub abstract_methods: Option<usize>,
    /// `function`: what its one abstract method gives depends on the arguments alone.
    pub is_function: bool,
    /// `order`: its one abstract method compares.
    pub is_order: bool,
    /// `plain`: an exception that can be made of nothing.
    pub is_plain: bool,
    /// `vague`: an exception of which a virtual machine says more than the model does.
    pub is_vague: bool,
    /// `chooses`: branches in its functions choose for the caller.
    pub chooses: bool,
}

/// A method that makes objects of a class: `of`, or `java.time.ZoneId.of` of another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factory {
    /// The class that has the method.
    pub class: String,
    /// Its name.
    pub method: String,
}

impl Factory {
    fn read(text: &str, class: &str) -> Self {
        let (class, method) = text.rsplit_once('.').unwrap_or((class, text));
        Self { class: class.to_owned(), method: method.to_owned() }
    }

    /// Whether a constructor is meant.
    pub fn is_constructor(&self) -> bool {
        self.method == "new"
    }
}

/// What an object is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// What makes one.
    pub maker: Factory,
    /// The fields that it is given.
    pub fields: Vec<String>,
}

/// What objects of the library hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// A text that tells all about it, of which it can be made; or parts that do.
    Text,
    /// A text that it can change.
    MutableText,
    /// Elements in an order.
    Elements,
    /// Keys with values.
    Entries,
    /// One object or none.
    Optional,
}

/// With what a collection is equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equals {
    /// A list with the same elements.
    List,
    /// A set with the same elements.
    Set,
}

impl Model {
    /// What an annotation says of the class with this name; the clause that is not understood, if there is one.
    pub fn read(text: &str, class: &str) -> Result<Self, String> {
        let mut model = Self::default();
        for clause in text.split(';').map(str::trim) {
            let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
            if !model.add(word, rest, class) {
                return Err(clause.to_owned());
            }
        }
        Ok(model)
    }

    fn add(&mut self, word: &str, rest: &str, class: &str) -> bool {
        match (word, rest) {
            ("holds", what) => {
                self.holds = match what {
                    "text" => Some(Holds::Text),
                    "mutable text" => Some(Holds::MutableText),
                    "elements" => Some(Holds::Elements),
                    "entries" => Some(Holds::Entries),
                    "optional" => Some(Holds::Optional),
                    _ => return false,
                };
            }
            ("parts", said) if !said.is_empty() => {
                let mut words = said.split(' ');
                let maker = Factory::read(words.next().unwrap_or_default(), class);
                self.parts = Some(Parts { maker, fields: words.map(str::to_owned).collect() });
                self.holds = Some(Holds::Text);
            }
            ("written", by) if !by.is_empty() => self.written = Some(Factory::read(by, class)),
            ("made", "") => self.made_as = Some(class.to_owned()),
            ("made", words) => {
                let Some(other) = words.strip_prefix("as ") else { return false };
                self.made_as = Some(other.to_owned());
            }
            ("added", "") => self.is_added = true,
            ("usual", rank) => return set(&mut self.usual, rank.parse().ok()),
            ("instance", code) if !code.is_empty() => self.instance = Some(code.to_owned()),
            ("noun", rank) => return set(&mut self.noun, rank.parse().ok()),
            ("equals", "list") => self.equals = Some(Equals::List),
            ("equals", "set") => self.equals = Some(Equals::Set),
            ("samples", texts) => self.samples = texts.split(", ").map(str::to_owned).collect(),
            ("digits", count) => return set(&mut self.digits, count.parse().ok()),
            ("scale", field) if !field.is_empty() => self.scale = Some(field.to_owned()),
            ("abstract", count) => return set(&mut self.abstract_methods, count.parse().ok()),
            ("function", "") => (self.is_function, self.abstract_methods) = (true, Some(1)),
            ("order", "") => (self.is_order, self.abstract_methods) = (true, Some(1)),
            ("plain", "") => self.is_plain = true,
            ("vague", "") => self.is_vague = true,
            ("chooses", "") => self.chooses = true,
            _ => return false,
        }
        true
    }
}

/// Sets a number; false where there is none.
fn set<T>(place: &mut Option<T>, number: Option<T>) -> bool {
    *place = number;
    place.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_read_and_others_are_named() {
        let model = Model::read("holds text; samples 1, 0, -1; digits 2", "java.math.BigDecimal");
        let model = model.expect("it is understood");
        assert_eq!(model.holds, Some(Holds::Text));
        assert_eq!(model.samples, ["1", "0", "-1"]);
        assert_eq!(model.digits, Some(2));
        let parts = |text| Model::read(text, "C").ok()?.parts;
        let date = parts("parts of year month").expect("it is understood");
        assert_eq!((date.maker.class.as_str(), date.maker.method.as_str()), ("C", "of"));
        assert_eq!(date.fields, ["year", "month"]);
        let zone = parts("written a.Zone.of; parts a.Zone.of id").expect("it is understood");
        assert_eq!((zone.maker.class.as_str(), zone.maker.method.as_str()), ("a.Zone", "of"));
        let made = |text| Model::read(text, "C").map(|model| model.made_as);
        assert_eq!(made("made"), Ok(Some("C".to_owned())));
        assert_eq!(made("made as D"), Ok(Some("D".to_owned())));
        for wrong in
            ["holds nothing", "made of glass", "usual", "noun x", "parts", "written", "quite so", "plain x"]
        {
            assert_eq!(Model::read(&format!("vague; {wrong}"), "C"), Err(wrong.to_owned()));
        }
    }
}
