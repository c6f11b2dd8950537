//! Where the files of a session go: decided before the search, from what is there. What is not ours keeps its name, and ours
//! is called otherwise; what is ours is replaced only where that is wanted.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ooxide_testgen::java::JavaClass;
use ooxide_testgen::suite::{Kind, file_of};

use crate::files::{MadeFile, There, WriteError, check_folder, names_in, there};
use crate::names::in_package;
use crate::program::Loaded;
use crate::settings::{Layout, Settings, Writing};

/// The folder of pictures, below the output folder.
pub(crate) const GRAPHS: &str = "graphs";

/// The folder of tests that the JVM does not agree with, below the output folder.
pub const DISAGREEMENTS: &str = "ooxide-disagreements";

/// Where a test goes that the JVM does not agree with: a file below the output folder. That may be a source root, where builds
/// compile whatever ends in `.java`; these do not, since some of the tests do not compile and the others fail.
pub(crate) fn disagreement_of(layout: &Layout, file: &str) -> String {
    layout.other_file(&format!("{DISAGREEMENTS}/{file}.txt"))
}

/// The names of all files that the session may write.
#[derive(Default)]
pub(crate) struct Places {
    /// The class with the tests of a class, without the package.
    suites: BTreeMap<(String, Kind), String>,
    /// The page, below the output folder.
    pub page: String,
    /// The names that we would have used, had they been free.
    taken: Vec<Taken>,
    /// Files of ours that have one of these names, below the output folder.
    earlier: Vec<String>,
}

/// A name that we would have used, had it been free.
#[derive(Clone, Debug)]
pub struct Taken {
    /// Who has the name.
    pub by: Holder,
    /// The file of ours that has another name therefore, below the output folder.
    pub instead: String,
}

/// Who has a name.
#[derive(Clone, Debug)]
pub enum Holder {
    /// Another class: of the program, or with tests of another one.
    Class(String),
    /// A file that is not ours, below the output folder.
    File(String),
    /// A file of ours that somebody has changed, below the output folder.
    Edited(String),
}

impl Places {
    /// Chooses names for the tests of these classes, and makes sure that they can be written.
    pub fn choose<'c>(
        settings: &Settings,
        loaded: &Loaded,
        classes: impl Iterator<Item = &'c str>,
    ) -> Result<Self, WriteError> {
        let mut looking = Looking::new(settings, loaded);
        let mut places = Self::default();
        let classes: BTreeSet<&str> = classes.collect();
        for class in classes {
            let Some(java) = loaded.info.class(class) else { continue };
            for kind in Kind::ALL {
                let names = (1..).map(|number| suite_name(settings, java, kind, number));
                let (name, taken) = looking.first_free(names, |name| candidate(settings, java, kind, name));
                places.taken.extend(taken);
                places.suites.insert((class.to_owned(), kind), name);
            }
        }
        let layout = settings.layout();
        let names = (1..).map(|number| layout.other_file(&page_name(number)));
        let (page, taken) = looking.first_free(names, |name| Candidate {
            class: None,
            file: name.to_owned(),
            others: Vec::new(),
            pictures: None,
        });
        places.taken.extend(taken);
        places.page = page;
        if let Some(destination) = &settings.destination
            && destination.writing != Writing::Nothing
        {
            looking.check(&destination.folder, destination.writing, settings.pictures.is_some())?;
        }
        places.earlier = looking.ours.into_iter().map(|(file, _)| file).collect();
        Ok(places)
    }

    /// Files of earlier runs that these take the place of, and that are not among them.
    pub fn obsolete(&self, made: &[MadeFile]) -> Vec<String> {
        let made: BTreeSet<&str> = made.iter().map(|file| file.path.as_str()).collect();
        self.earlier.iter().filter(|file| !made.contains(file.as_str())).cloned().collect()
    }

    /// The class with the tests of a class, without the package.
    pub fn suite(&self, class: &str, kind: Kind) -> &str {
        self.suites.get(&(class.to_owned(), kind)).map_or("", String::as_str)
    }

    /// What was in the way of these files.
    pub fn taken(&self, made: &[MadeFile]) -> Vec<Taken> {
        let is_made = |taken: &&Taken| made.iter().any(|file| file.path == taken.instead);
        self.taken.iter().filter(is_made).cloned().collect()
    }
}

/// `FooTest`, then `FooGeneratedTest`, `FooGenerated2Test` and so on.
fn suite_name(settings: &Settings, class: &JavaClass, kind: Kind, number: u32) -> String {
    let infix = &settings.infix;
    let ours = match number {
        1 => String::new(),
        2 => infix.clone(),
        more => format!("{infix}{}", more - 1),
    };
    format!("{}{ours}{}", class.path.join(""), kind.suffix())
}

/// The name of the page, below the output folder; another one for each number.
fn page_name(number: u32) -> String {
    if number == 1 { "ooxide-report.html".to_owned() } else { format!("ooxide-report-{number}.html") }
}

/// A name with all that it stands for.
struct Candidate {
    /// The class that would have the name, with its package.
    class: Option<String>,
    /// The file that would have the name, below the output folder.
    file: String,
    /// Other files that may be written with that one.
    others: Vec<String>,
    /// What the names of the pictures of the class begin and end with.
    pictures: Option<(String, String)>,
}

fn candidate(settings: &Settings, java: &JavaClass, kind: Kind, name: &str) -> Candidate {
    let layout = settings.layout();
    let in_root = file_of(&java.package, name);
    let file = layout.test_file(&java.file, &in_root, kind, true);
    let class = in_package(&java.package, name);
    Candidate {
        others: if settings.running.is_some() {
            vec![disagreement_of(&layout, &in_root)]
        } else {
            Vec::new()
        },
        pictures: settings.pictures.map(|form| (format!("{class}."), format!(".{}", form.ending()))),
        class: Some(class),
        file,
    }
}

/// What is there, and what was chosen already.
struct Looking<'a> {
    /// The output folder, if there is to be one.
    folder: Option<&'a Path>,
    /// Top-level classes of the program.
    classes: BTreeSet<String>,
    /// The folder of pictures, below the output folder, and the names that are there.
    graphs: String,
    pictures: Vec<String>,
    /// Files that have their names already.
    chosen: BTreeSet<String>,
    /// Files of ours that have a chosen name, each with whether it is read-only.
    ours: Vec<(String, bool)>,
}

impl<'a> Looking<'a> {
    fn new(settings: &'a Settings, loaded: &Loaded) -> Self {
        let folder = settings.destination.as_ref().map(|destination| destination.folder.as_path());
        let graphs = settings.layout().other_file(GRAPHS);
        let users = loaded.info.classes.values().filter(|class| class.is_users && class.path.len() == 1);
        Self {
            folder,
            classes: users.map(|class| in_package(&class.package, &class.path[0])).collect(),
            pictures: folder.map(|folder| names_in(&folder.join(&graphs))).unwrap_or_default(),
            graphs,
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
            let proposed = candidate(&name);
            match self.look(&proposed) {
                Ok(ours) => {
                    self.ours.extend(ours);
                    self.chosen.insert(proposed.file.clone());
                    return (name, holder.map(|by| Taken { by, instead: proposed.file }));
                }
                Err(found) => holder = holder.or(Some(found)),
            }
        }
        unreachable!("there are more names than files")
    }

    /// What is in the way of a name, or the files of ours that have it, each with whether it is read-only.
    fn look(&self, candidate: &Candidate) -> Result<Vec<(String, bool)>, Holder> {
        if let Some(class) = candidate.class.as_ref().filter(|class| self.classes.contains(*class)) {
            return Err(Holder::Class(class.clone()));
        }
        if self.chosen.contains(&candidate.file) {
            return Err(Holder::Class(candidate.class.clone().unwrap_or_else(|| candidate.file.clone())));
        }
        let is_picture = |name: &&String| {
            candidate
                .pictures
                .as_ref()
                .is_some_and(|(start, end)| name.starts_with(start) && name.ends_with(end))
        };
        let pictures = self.pictures.iter().filter(is_picture).map(|name| format!("{}/{name}", self.graphs));
        let mut ours = Vec::new();
        for file in
            [candidate.file.clone()].into_iter().chain(candidate.others.iter().cloned()).chain(pictures)
        {
            match self.folder.map_or(There::Nothing, |folder| there(&folder.join(&file))) {
                There::Nothing => {}
                There::Ours { is_read_only } => ours.push((file, is_read_only)),
                There::Edited => return Err(Holder::Edited(file)),
                There::NotOurs => return Err(Holder::File(file)),
            }
        }
        Ok(ours)
    }

    /// Makes sure that the chosen names can be written to a folder.
    fn check(&self, out: &Path, writing: Writing, has_pictures: bool) -> Result<(), WriteError> {
        if let (Some((first, _)), false) = (self.ours.first(), writing == Writing::Replacing) {
            return Err(WriteError::AlreadyThere { first: out.join(first), more: self.ours.len() - 1 });
        }
        if let Some((file, _)) = self.ours.iter().find(|(_, is_read_only)| *is_read_only) {
            return Err(WriteError::ReadOnly(out.join(file)));
        }
        let folder = |file: &String| out.join(file).parent().map_or(out.to_owned(), Path::to_owned);
        let mut folders: BTreeSet<_> = self.chosen.iter().map(folder).collect();
        if has_pictures {
            folders.insert(out.join(&self.graphs));
        }
        folders.iter().try_for_each(|folder| check_folder(folder))
    }
}
