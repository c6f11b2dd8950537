//! One run of a program outside, with a time limit and what it printed.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::JvmError;

/// More than this of a program's output is read and dropped: a test may print without end.
const KEPT_BYTES: u64 = 8 << 20;
/// How long the end of the output is waited for once the program is gone; a child of it may hold the pipe for ever.
const LAST_WORDS: Duration = Duration::from_secs(1);
const FIRST_NAP: Duration = Duration::from_millis(1);
const LONGEST_NAP: Duration = Duration::from_millis(20);

/// How a program ended.
pub(super) struct Ended {
    /// None: it was killed at the limit.
    pub(super) status: Option<ExitStatus>,
    /// Standard output, then standard error.
    pub(super) output: String,
}

impl Ended {
    pub(super) fn succeeded(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }
}

/// Runs the command without input; kills it at the limit.
pub(super) fn finish(command: &mut Command, limit: Duration) -> Result<Ended, JvmError> {
    let deadline = Instant::now() + limit;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(JvmError::io(command.get_program()))?;
    let out = Tail::of(child.stdout.take().expect("standard output is piped"));
    let err = Tail::of(child.stderr.take().expect("standard error is piped"));
    let status = wait(&mut child, deadline).map_err(JvmError::io(command.get_program()))?;
    Ok(Ended { status, output: out.text() + &err.text() })
}

fn wait(child: &mut Child, deadline: Instant) -> std::io::Result<Option<ExitStatus>> {
    // the standard library cannot wait for a process with a limit
    let mut nap = FIRST_NAP;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if Instant::now() >= deadline {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(nap);
        nap = (nap * 2).min(LONGEST_NAP);
    }
}

/// The first bytes of a stream that a thread reads to its end.
struct Tail {
    bytes: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

impl Tail {
    fn of(mut stream: impl Read + Send + 'static) -> Self {
        let bytes: Arc<Mutex<Vec<u8>>> = Arc::default();
        let shared = Arc::clone(&bytes);
        let reader = thread::spawn(move || {
            let mut kept = 0;
            let mut buffer = [0; 8192];
            // an error ends the stream as its end does
            while let Ok(count @ 1..) = stream.read(&mut buffer) {
                if kept < KEPT_BYTES {
                    kept += count as u64;
                    shared.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(&buffer[..count]);
                }
            }
        });
        Self { bytes, reader }
    }

    fn text(self) -> String {
        let deadline = Instant::now() + LAST_WORDS;
        while !self.reader.is_finished() && Instant::now() < deadline {
            thread::sleep(FIRST_NAP);
        }
        String::from_utf8_lossy(&self.bytes.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

/// The program of that name on a path such as `PATH`.
pub(super) fn on_path(program: &str, path: &std::ffi::OsStr) -> Option<std::path::PathBuf> {
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(path).map(|folder| folder.join(&name)).find(|file| is_program(file))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}
