//! What the methods of the types do: numbers, other objects, exceptions, equality.

use super::declare::{OUTER, Printer};
use super::world::{Id, Kind, Nesting, Ty, chance};

impl Printer<'_> {
    pub fn kind(&mut self, id: Id, is_anonymous: bool) -> String {
        let number = self.random.below(4);
        let plain = format!("return {number};");
        if is_anonymous || chance(self.random, 30) {
            return plain;
        }
        if self.world.decl(id).nesting == Nesting::Inner && chance(self.random, 50) {
            return format!("return {OUTER};");
        }
        if let Some(above) = self.world.decl(id).extends
            && self.has_body(above, 0)
            && chance(self.random, 30)
        {
            // a sum would leave the numbers that the judge tries
            return "return super.kind() > 0 ? 0 : 1;".to_owned();
        }
        let own: Vec<String> = self
            .world
            .constants
            .iter()
            .filter(|(_, class)| *class == id)
            .map(|(text, _)| text.clone())
            .collect();
        if let Some(constant) = own.first()
            && chance(self.random, 40)
        {
            return format!("return this == {constant} ? 3 : {number};");
        }
        let fields = self.world.all_fields(id);
        if fields.is_empty() {
            return plain;
        }
        let (_, field) = &fields[self.random.below(fields.len())];
        let name = &field.name;
        match &field.ty {
            Ty::Int => format!("return {name};"),
            Ty::Bool => format!("return {name} ? 1 : 2;"),
            Ty::Of(class) => {
                let below: Vec<Id> = (0..self.world.types.len())
                    .filter(|other| {
                        other != class
                            && self.world.is_below(*other, *class)
                            && self.world.is_visible(*other, Some(id))
                    })
                    .collect();
                if below.is_empty() || chance(self.random, 40) {
                    format!("return {name} == null ? 0 : 1;")
                } else {
                    format!("return {name} instanceof {} ? 1 : 2;", self.world.name(self.random.of(&below)))
                }
            }
            _ => plain,
        }
    }

    pub fn other(&mut self, id: Id, is_anonymous: bool) -> String {
        let fields: Vec<String> = self
            .world
            .all_fields(id)
            .iter()
            .filter(
                |(_, field)| matches!(field.ty, Ty::Of(class) if self.world.is_below(class, self.world.root)),
            )
            .map(|(_, field)| field.name.clone())
            .collect();
        let constants: Vec<String> = self
            .world
            .constants
            .iter()
            .filter(|(_, class)| {
                self.world.is_below(*class, self.world.root) && self.world.is_visible(*class, Some(id))
            })
            .map(|(text, _)| text.clone())
            .collect();
        match self.random.below(4) {
            0 => "return null;".to_owned(),
            1 if !constants.is_empty() => {
                format!("return {};", constants[self.random.below(constants.len())])
            }
            2 | 3 if !fields.is_empty() && !is_anonymous => {
                format!("return {};", fields[self.random.below(fields.len())])
            }
            _ => "return this;".to_owned(),
        }
    }

    pub fn act(&mut self, id: Id) -> String {
        let oops = self.world.name(self.world.oops);
        let worse_id = self.world.oops + 1;
        let worse =
            if self.world.is_visible(worse_id, Some(id)) { self.world.name(worse_id) } else { oops.clone() };
        let number = self.random.below(3);
        let condition = self
            .world
            .all_fields(id)
            .iter()
            .find(|(_, field)| field.ty == Ty::Int)
            .map_or("kind() > 0".to_owned(), |(_, field)| format!("{} > 0", field.name));
        match self.random.below(6) {
            0 => String::new(),
            1 => format!("throw new {oops}({number}, null);"),
            2 => format!("if ({condition}) {{ throw new {worse}({number}, null); }}"),
            3 => format!("throw new {worse}({number}, new {oops}(1, null));"),
            4 => format!("if ({condition}) {{ throw new IllegalStateException(); }}"),
            _ => format!("if ({condition}) {{ throw new {oops}(1, null); }} throw new {worse}(2, null);"),
        }
    }

    /// Sometimes a class with a number has an equality of its own.
    pub fn equality(&mut self, id: Id) -> String {
        let decl = self.world.decl(id);
        let number = decl.fields.iter().find(|field| field.ty == Ty::Int);
        let (Kind::Class, Some(field)) = (decl.kind, number) else { return String::new() };
        if !chance(self.random, 20) || self.world.is_exception(id) {
            return String::new();
        }
        let (name, field) = (self.world.name(id), &field.name);
        format!(
            "@Override public boolean equals(Object to) {{ return to instanceof {name} and && and.{field} == {field}; }}\n\
             @Override public int hashCode() {{ return {field}; }}\n"
        )
    }
}
