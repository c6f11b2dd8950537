//! Where the files of a run go: decided before the search, from what is there. What is not ours keeps its name, and ours is
//! called otherwise; what is ours is replaced with `--force` only.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ooxide_testgen::java::JavaClass;
use ooxide_testgen::suite::{Kind, file_of};

use super::{form, page};
use crate::cli::GenArgs;
use crate::files::{Output, There, check_folder, names_in, there};
use crate::input::Input;
use crate::problems::Problem;
use crate::run_tests::disagreement_of;

/// The folder of pictures, below the output folder.
pub const GRAPHS: &str = "graphs";

/// The names of all files that the run may write.
pub struct Places {
    /// The class with the tests of a class, without the package.
    suites: BTreeMap<(String, Kind), String>,
    /// The page, below the output folder.
    pub page: String,
    /// What was in the way.
    taken: Vec<Taken>,
}

/// A name that we would have used.
pub struct Taken {
    /// What has it.
    pub by: Holder,
    /// The file of ours that has another name therefore, below the output folder.
    pub instead: String,
}

/// What has a name.
pub enum Holder {
    /// Another class: of the program, or with tests of another one.
    Class(String),
    /// A file that is not ours, below the output folder.
    File(String),
}

impl Taken {
    /// For the user.
    pub fn words(&self, out: &Path) -> String {
        let ours = out.join(&self.instead);
        match &self.by {
            Holder::File(file) => format!(
                "{} is not of Ooxide and stays as it is: ours is {}",
                out.join(file).display(),
                ours.display()
            ),
            Holder::Class(class) => format!("there is another class {class}: ours is {}", ours.display()),
        }
    }
}

impl Places {
    /// Chooses names for the tests of these classes, and makes sure that they can be written.
    pub fn choose<'c>(
        args: &GenArgs,
        input: &Input,
        classes: impl Iterator<Item = &'c str>,
    ) -> Result<Self, Problem> {
        let mut looking = Looking::new(args, input);
        let mut places = Self { suites: BTreeMap::new(), page: String::new(), taken: Vec::new() };
        let classes: BTreeSet<&str> = classes.collect();
        for class in classes {
            let Some(java) = input.info.class(class) else { continue };
            for kind in [Kind::Passing, Kind::Failing] {
                let names = (1..).map(|number| suite_name(java, kind, number));
                let (name, taken) = looking.first_free(names, |name| looking_at(args, java, name));
                places.taken.extend(taken);
                places.suites.insert((class.to_owned(), kind), name);
            }
        }
        let names = (1..).map(page::file);
        let (page, taken) = looking.first_free(names, |name| Candidate {
            class: None,
            file: name.to_owned(),
            others: Vec::new(),
            pictures: None,
        });
        places.taken.extend(taken);
        places.page = page;
        if !args.dry_run {
            looking.check(args)?;
        }
        Ok(places)
    }

    /// The class with the tests of a class, without the package.
    pub fn suite(&self, class: &str, kind: Kind) -> &str {
        self.suites.get(&(class.to_owned(), kind)).map_or("", String::as_str)
    }

    /// What was in the way of the files that are written.
    pub fn taken<'p>(&'p self, written: &'p [Output]) -> impl Iterator<Item = &'p Taken> {
        self.taken.iter().filter(|taken| written.iter().any(|output| output.path == taken.instead))
    }
}

/// `FooTest`, then `FooOoxideTest`, `FooOoxide2Test` and so on.
fn suite_name(class: &JavaClass, kind: Kind, number: u32) -> String {
    let ours = match number {
        1 => String::new(),
        2 => "Ooxide".to_owned(),
        more => format!("Ooxide{}", more - 1),
    };
    format!("{}{ours}{}", class.path.join(""), kind.suffix())
}

/// A name with all that it stands for.
struct Candidate {
    /// The class, with its package.
    class: Option<String>,
    /// Its file.
    file: String,
    /// Other files that may be written with it.
    others: Vec<String>,
    /// What the names of its pictures begin and end with.
    pictures: Option<(String, String)>,
}

fn looking_at(args: &GenArgs, java: &JavaClass, name: &str) -> Candidate {
    let file = file_of(&java.package, name);
    let class = in_package(&java.package, name);
    Candidate {
        others: if args.jvm.is_run() { vec![disagreement_of(&file)] } else { Vec::new() },
        pictures: form(args).map(|form| (format!("{class}."), format!(".{}", form.ending()))),
        class: Some(class),
        file,
    }
}

/// `p.Name`
pub fn in_package(package: &str, name: &str) -> String {
    if package.is_empty() { name.to_owned() } else { format!("{package}.{name}") }
}

/// What is there, and what was chosen already.
struct Looking<'a> {
    out: &'a Path,
    /// Top-level classes of the program.
    classes: BTreeSet<String>,
    pictures: Vec<String>,
    chosen: BTreeSet<String>,
    /// Files of ours that have a chosen name.
    ours: Vec<(String, bool)>,
}

impl<'a> Looking<'a> {
    fn new(args: &'a GenArgs, input: &Input) -> Self {
        let users = input.info.classes.values().filter(|class| class.is_users && class.path.len() == 1);
        Self {
            out: &args.out,
            classes: users.map(|class| in_package(&class.package, &class.path[0])).collect(),
            pictures: names_in(&args.out.join(GRAPHS)),
            chosen: BTreeSet::new(),
            ours: Vec::new(),
        }
    }

    /// The first name that is not somebody else's, and what has the very first one.
    fn first_free(
        &mut self,
        names: impl Iterator<Item = String>,
        candidate: impl Fn(&str) -> Candidate,
    ) -> (String, Option<Taken>) {
        let mut holder = None;
        for name in names {
            let of = candidate(&name);
            match self.look(&of) {
                Ok(ours) => {
                    self.ours.extend(ours);
                    self.chosen.insert(of.file.clone());
                    return (name, holder.map(|by| Taken { by, instead: of.file }));
                }
                Err(found) => holder = holder.or(Some(found)),
            }
        }
        unreachable!("there are more names than files")
    }

    /// What is in the way of a name, or the files of ours that have it, each with whether it is read-only.
    fn look(&self, of: &Candidate) -> Result<Vec<(String, bool)>, Holder> {
        if let Some(class) = of.class.as_ref().filter(|class| self.classes.contains(*class)) {
            return Err(Holder::Class(class.clone()));
        }
        if self.chosen.contains(&of.file) {
            return Err(Holder::Class(of.class.clone().unwrap_or_else(|| of.file.clone())));
        }
        let is_picture = |name: &&String| {
            of.pictures.as_ref().is_some_and(|(start, end)| name.starts_with(start) && name.ends_with(end))
        };
        let pictures = self.pictures.iter().filter(is_picture).map(|name| format!("{GRAPHS}/{name}"));
        let mut ours = Vec::new();
        for file in [of.file.clone()].into_iter().chain(of.others.iter().cloned()).chain(pictures) {
            match there(&self.out.join(&file)) {
                There::Nothing => {}
                There::Ours { is_read_only } => ours.push((file, is_read_only)),
                There::NotOurs => return Err(Holder::File(file)),
            }
        }
        Ok(ours)
    }

    /// Makes sure that the chosen names can be written.
    fn check(&self, args: &GenArgs) -> Result<(), Problem> {
        let shown = |file: &str| self.out.join(file).display().to_string();
        if let (Some((first, _)), false) = (self.ours.first(), args.force) {
            let more = match self.ours.len() {
                1 => String::new(),
                all => format!(", and {} more", all - 1),
            };
            return Err(Problem::call(
                format!("{} is there already{more}", shown(first)),
                "nothing was written; overwrite with --force, or choose another folder with --out",
            ));
        }
        if let Some((file, _)) = self.ours.iter().find(|(_, is_read_only)| *is_read_only) {
            return Err(Problem::call(
                format!("{} is read-only", shown(file)),
                "nothing was written; make it writable, or choose another folder with --out",
            ));
        }
        let folder = |file: &String| self.out.join(file).parent().map_or(self.out.to_owned(), Path::to_owned);
        let mut folders: BTreeSet<_> = self.chosen.iter().map(folder).collect();
        if form(args).is_some() {
            folders.insert(self.out.join(GRAPHS));
        }
        folders.iter().try_for_each(|folder| check_folder(folder))
    }
}
