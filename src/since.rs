//! What has changed since a revision: the program is read as it was then, and methods are compared by the hash of all that they
//! depend on. So a caller has changed where what it calls has, and code that was moved has not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use oox_core::config::Config;
use oox_core::digest::{Digests, Places};
use oox_core::ir::MethodId;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::Loaded;
use tempfile::TempDir;

use crate::cli::ProgramArgs;
use crate::input;
use crate::problems::Problem;

/// The methods of a program that are not what they were at a revision, or call or use something that is not.
pub fn changed(
    revision: &str,
    paths: &[PathBuf],
    flags: &ProgramArgs,
    loaded: &Loaded,
    purpose: Purpose,
    arguments: Arguments,
) -> Result<BTreeSet<MethodId>, Problem> {
    let tree = Tree::of(revision, paths.first().map_or(Path::new("."), PathBuf::as_path))?;
    let now = hashes(loaded);
    let there: Vec<PathBuf> = paths.iter().filter_map(|path| tree.place(path)).collect();
    let mut then_flags = flags.clone();
    then_flags.source_path = flags.source_path.iter().filter_map(|path| tree.place(path)).collect();
    let then = if there.is_empty() {
        BTreeMap::new()
    } else {
        let read = input::load_quietly(&there, &then_flags, [], arguments, purpose);
        // a program that could not be read then has told nobody anything
        if read.is_err() {
            eprintln!("warning: the program of {revision} has errors: every method counts as changed");
        }
        let then = read.map(|then| hashes(&then)).unwrap_or_default();
        then.into_iter().map(|(name, (_, hash))| (name, hash)).collect()
    };
    let is_new = |name: &String, hash: &String| then.get(name) != Some(hash);
    Ok(now.into_iter().filter(|(name, (_, hash))| is_new(name, hash)).map(|(_, (id, _))| id).collect())
}

/// Each method of the user with its hash, by class and signature.
fn hashes(loaded: &Loaded) -> BTreeMap<String, (MethodId, String)> {
    let program = &loaded.program;
    let mut digests = Digests::new(program, &loaded.sources, Places::Ignored);
    let config = Config::default();
    let mut all = BTreeMap::new();
    for (id, method) in (0u32..).map(MethodId).zip(&program.methods) {
        let class = program.class(method.class);
        if class.is_of_user() && method.body.is_some() {
            all.insert(format!("{}.{}", class.name, program.signature(id)), (id, digests.of(id, &config)));
        }
    }
    all
}

/// The files of a revision, in a folder of their own.
struct Tree {
    /// The folder of the checkout.
    top: PathBuf,
    copy: TempDir,
}

impl Tree {
    /// Has git write them; nothing of the checkout changes.
    fn of(revision: &str, near: &Path) -> Result<Self, Problem> {
        let near = if near.as_os_str().is_empty() { Path::new(".") } else { near };
        let folder = if near.is_dir() { near } else { near.parent().unwrap_or(Path::new(".")) };
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let hint =
            "--since takes a revision of the git repository that the files are in: HEAD~1, origin/main";
        let said = git(folder, &["rev-parse", "--show-toplevel"], None)
            .map_err(|error| Problem::call(error, hint))?;
        let top = PathBuf::from(said.trim_end());
        let copy = tempfile::tempdir()
            .map_err(|error| Problem::without_hint(format!("cannot make a temporary folder: {error}")))?;
        let index = copy.path().join("index");
        let prefix = format!("--prefix={}/tree/", copy.path().display());
        // a word that begins with `-` is no revision
        let commit = format!("{revision}^{{commit}}");
        git(folder, &["rev-parse", "--verify", "--quiet", "--end-of-options", &commit], None)
            .map_err(|_| Problem::call(format!("git knows no revision `{revision}`"), hint))?;
        git(&top, &["read-tree", &commit], Some(&index))
            .and_then(|_| git(&top, &["checkout-index", "--all", "--quiet", &prefix], Some(&index)))
            .map_err(|error| Problem::call(error, hint))?;
        Ok(Self { top, copy })
    }

    /// Where a path was then, if it was there.
    fn place(&self, path: &Path) -> Option<PathBuf> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        let whole = std::fs::canonicalize(path).ok()?;
        let top = std::fs::canonicalize(&self.top).ok()?;
        let place = self.copy.path().join("tree").join(whole.strip_prefix(top).ok()?);
        place.exists().then_some(place)
    }
}

/// What git prints, or why it fails.
fn git(folder: &Path, words: &[&str], index: Option<&Path>) -> Result<String, String> {
    let mut command = Command::new("git");
    command.current_dir(folder).args(words);
    if let Some(index) = index {
        command.env("GIT_INDEX_FILE", index);
    }
    let output = command.output().map_err(|error| format!("git cannot be run: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("git fails: {}", said.lines().next().unwrap_or("it does not say why").trim()))
}
