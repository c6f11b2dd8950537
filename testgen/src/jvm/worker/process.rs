//! The process of a worker: its classes in the cache, its start, one line for another.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use sha2::{Digest, Sha256};

use super::Task;
use crate::jvm::{Jdk, JvmError, process};

/// The files of the worker.
const SOURCES: [(&str, &str); 11] = [
    ("Worker.java", include_str!("java/Worker.java")),
    ("Guard.java", include_str!("java/Guard.java")),
    ("Told.java", include_str!("java/Told.java")),
    ("Json.java", include_str!("java/Json.java")),
    ("Loader.java", include_str!("java/Loader.java")),
    ("Calls.java", include_str!("java/Calls.java")),
    ("Natives.java", include_str!("java/Natives.java")),
    ("Words.java", include_str!("java/Words.java")),
    ("Surroundings.java", include_str!("java/Surroundings.java")),
    ("Statics.java", include_str!("java/Statics.java")),
    ("Refused.java", include_str!("java/Refused.java")),
];
/// How long a JVM may take to start, and a compiler to compile the worker.
const START: Duration = Duration::from_secs(60);
/// From this version on a JVM can no longer be told what code must not do.
const UNGUARDED: u32 = 24;

/// A worker that runs.
pub(super) struct Running {
    child: Child,
    requests: ChildStdin,
    answers: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // it is gone already, or must go
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    /// Starts a worker whose recipes have this class path, may write into this folder, and may take so long.
    pub(super) fn start(
        jdk: &Jdk,
        classes: &Path,
        classpath: &OsString,
        scratch: &Path,
        limit: Duration,
        task: Task,
    ) -> Result<Self, JvmError> {
        let mut command = Command::new(&jdk.java);
        command
            .args(["-Xmx256m", "-Xss4m", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true"])
            .args(["-Djava.security.manager=allow", "-Duser.language=en", "-Duser.country=US"])
            .args(["-Duser.timezone=UTC", "-cp"])
            .arg(classes)
            .arg("ooxide.jvm.Worker")
            .arg(classpath)
            .arg(scratch)
            .arg(limit.as_millis().to_string())
            .arg(task.word())
            .current_dir(scratch)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().map_err(JvmError::io(&jdk.java))?;
        let requests = child.stdin.take().expect("standard input is piped");
        let output = child.stdout.take().expect("standard output is piped");
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            // an error ends the answers as their end does
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let running = Self { child, requests, answers };
        if running.answers.recv_timeout(START).is_err() {
            return Err(JvmError::Tool { tool: "java", output: "the worker does not start".to_owned() });
        }
        Ok(running)
    }

    /// The answer to a request, unless there is none in time.
    pub(super) fn ask(&mut self, request: &str, limit: Duration) -> Option<String> {
        writeln!(self.requests, "{request}").and_then(|()| self.requests.flush()).ok()?;
        self.answers.recv_timeout(limit).ok()
    }
}

/// The classes of the worker in a folder of the cache, compiled if they are not there yet.
pub(super) fn classes(jdk: &Jdk, cache: &Path) -> Result<PathBuf, JvmError> {
    if jdk.version >= UNGUARDED {
        let why =
            format!("a JVM of version {} runs code that nobody has judged without a guard", jdk.version);
        return Err(JvmError::NoJdk(why));
    }
    let mut digest = Sha256::new();
    for (name, text) in SOURCES {
        digest.update(name);
        digest.update(text);
    }
    let digest = format!("{:x}", digest.finalize());
    let folder = cache.join(format!("worker-{}-{}", jdk.version, &digest[..16]));
    if folder.is_dir() {
        return Ok(folder);
    }
    fs::create_dir_all(cache).map_err(JvmError::io(cache))?;
    let making = tempfile::Builder::new().prefix(".worker").tempdir_in(cache).map_err(JvmError::io(cache))?;
    let mut command = Command::new(&jdk.javac);
    let target = making.path().join("classes");
    command.args(["-proc:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-d"]).arg(&target);
    for (name, text) in SOURCES {
        let file = making.path().join(name);
        fs::write(&file, text).map_err(JvmError::io(&file))?;
        command.arg(file);
    }
    let ended = process::finish(&mut command, START)?;
    if !ended.succeeded() {
        return Err(JvmError::Tool { tool: "javac", output: ended.output });
    }
    // whole or not at all; another run may have been faster
    if let Err(error) = fs::rename(&target, &folder)
        && !folder.is_dir()
    {
        return Err(JvmError::io(&folder)(error));
    }
    Ok(folder)
}
