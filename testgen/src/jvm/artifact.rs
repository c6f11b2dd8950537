//! Pinned jars of Maven repositories: from our cache, from Maven's own, or fetched by Maven.
//!
//! Maven knows where artefacts are and which mirrors and proxies the user has set, so it does the fetching. Whatever
//! the origin, a jar is used only if its hash is the pinned one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use sha2::{Digest, Sha256};

use super::process;

/// Pinned like the artefacts themselves: the newest one would be looked up each time.
const COPY: &str = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
const LIMIT: Duration = Duration::from_secs(120);

/// A jar with exactly one content.
pub(super) struct Artifact {
    pub(super) group: &'static str,
    pub(super) name: &'static str,
    pub(super) version: &'static str,
    pub(super) classifier: Option<&'static str>,
    pub(super) sha256: &'static str,
}

/// Where jars may come from.
pub(super) struct Sources<'a> {
    pub(super) cache: &'a Path,
    /// Maven's local repository.
    pub(super) repository: Option<&'a Path>,
    /// None: nothing is fetched; the reason.
    pub(super) maven: Result<&'a Path, &'static str>,
}

impl Artifact {
    fn file_name(&self) -> String {
        let Self { name, version, .. } = self;
        match self.classifier {
            Some(classifier) => format!("{name}-{version}-{classifier}.jar"),
            None => format!("{name}-{version}.jar"),
        }
    }

    fn coordinates(&self) -> String {
        let Self { group, name, version, .. } = self;
        match self.classifier {
            Some(classifier) => format!("{group}:{name}:{version}:jar:{classifier}"),
            None => format!("{group}:{name}:{version}"),
        }
    }

    /// The jar, or why there is none.
    pub(super) fn find(&self, sources: &Sources) -> Result<PathBuf, String> {
        let cached = sources.cache.join("jars").join(self.file_name());
        let in_repository = sources.repository.map(|root| {
            let group = self.group.replace('.', "/");
            root.join(group).join(self.name).join(self.version).join(self.file_name())
        });
        for file in [Some(&cached), in_repository.as_ref()].into_iter().flatten() {
            if self.check(file).is_ok() {
                return Ok(file.clone());
            }
        }
        let maven =
            sources.maven.map_err(|reason| format!("{} cannot be fetched: {reason}", self.coordinates()))?;
        self.fetch(maven, &cached)
            .map_err(|reason| format!("{} cannot be fetched: {reason}", self.coordinates()))?;
        Ok(cached)
    }

    /// The file is moved into place only when it is whole and right.
    fn fetch(&self, maven: &Path, to: &Path) -> Result<(), String> {
        let jars = to.parent().expect("a file in the cache has a folder");
        let told = |error: io::Error| format!("{}: {error}", jars.display());
        fs::create_dir_all(jars).map_err(told)?;
        let folder = tempfile::Builder::new().prefix(".fetch").tempdir_in(jars).map_err(told)?;
        let mut command = Command::new(maven);
        command
            .current_dir(folder.path())
            .args(["--batch-mode", "--quiet", COPY])
            .arg(format!("-Dartifact={}", self.coordinates()))
            .arg(format!("-DoutputDirectory={}", folder.path().display()));
        let ended = process::finish(&mut command, LIMIT).map_err(|error| error.to_string())?;
        if ended.status.is_none() {
            return Err(format!("mvn does not end within {} s", LIMIT.as_secs()));
        }
        if !ended.succeeded() {
            return Err(format!("mvn fails: {}", gist(&ended.output)));
        }
        let fetched = folder.path().join(self.file_name());
        self.check(&fetched)?;
        fs::rename(&fetched, to).map_err(told)
    }

    fn check(&self, file: &Path) -> Result<(), String> {
        let told = |error: io::Error| format!("{}: {error}", file.display());
        let mut digest = Sha256::new();
        io::copy(&mut fs::File::open(file).map_err(told)?, &mut digest).map_err(told)?;
        let found = format!("{:x}", digest.finalize());
        if found == self.sha256 {
            Ok(())
        } else {
            Err(format!("the SHA-256 of {} is {found} and should be {}", self.file_name(), self.sha256))
        }
    }
}

/// Maven's first line of complaint.
fn gist(output: &str) -> &str {
    let mut lines = output.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .clone()
        .find(|line| line.contains("ERROR"))
        .or_else(|| lines.next())
        .unwrap_or("it does not say why")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// `hello\n`
    const HELLO: Artifact = Artifact {
        group: "org.example",
        name: "hello",
        version: "1.0",
        classifier: Some("plain"),
        sha256: "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03",
    };

    /// Stands for `mvn`: writes a jar of that content where it is told to.
    fn maven(folder: &Path, content: &str) -> PathBuf {
        let file = folder.join("mvn");
        let script = format!(
            "#!/bin/sh\nfor a; do case $a in -DoutputDirectory=*) out=${{a#*=}};; esac; done\n\
             case \"$*\" in *-Dartifact=org.example:hello:1.0:jar:plain*) ;; *) exit 1;; esac\n\
             echo {content} > \"$out/hello-1.0-plain.jar\"\n"
        );
        fs::write(&file, script).expect("a script can be written");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("it can be made executable");
        file
    }

    fn sources<'a>(cache: &'a Path, maven: Result<&'a Path, &'static str>) -> Sources<'a> {
        Sources { cache, repository: None, maven }
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("it is a folder");
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn fetches_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = maven(folder.path(), "hello");
        let cache = folder.path().join("cache");
        let first = HELLO.find(&sources(&cache, Ok(&program))).expect("it is fetched");
        assert_eq!(fs::read_to_string(&first).expect("it is there"), "hello\n");
        assert_eq!(names(&cache.join("jars")), ["hello-1.0-plain.jar"], "nothing is left over");
        assert_eq!(HELLO.find(&sources(&cache, Err("offline"))), Ok(first));
    }

    #[test]
    fn refuses_another_content() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = maven(folder.path(), "goodbye");
        let reason = HELLO.find(&sources(folder.path(), Ok(&program))).expect_err("the content is wrong");
        assert!(reason.contains("SHA-256") && reason.contains(HELLO.sha256), "{reason}");
        assert!(names(&folder.path().join("jars")).is_empty(), "nothing is kept");
    }

    #[test]
    fn a_broken_file_in_the_cache_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = maven(folder.path(), "hello");
        fs::create_dir(folder.path().join("jars")).expect("a folder can be made");
        let file = folder.path().join("jars/hello-1.0-plain.jar");
        fs::write(&file, "hel").expect("it can be written");
        assert!(HELLO.find(&sources(folder.path(), Err("offline"))).is_err());
        assert_eq!(HELLO.find(&sources(folder.path(), Ok(&program))), Ok(file.clone()));
        assert_eq!(fs::read_to_string(file).expect("it is there"), "hello\n");
    }

    #[test]
    fn takes_what_maven_has() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path().join("org/example/hello/1.0");
        fs::create_dir_all(&home).expect("folders can be made");
        fs::write(home.join("hello-1.0-plain.jar"), "hello\n").expect("it can be written");
        let cache = folder.path().join("cache");
        let sources = Sources { cache: &cache, repository: Some(folder.path()), maven: Err("offline") };
        assert_eq!(HELLO.find(&sources), Ok(home.join("hello-1.0-plain.jar")));
    }
}
