//! A real browser: Chromium without a window.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Each start has a profile of its own.
static STARTS: AtomicUsize = AtomicUsize::new(0);

/// The browser that is installed.
fn chromium() -> PathBuf {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return named.into();
    }
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let folders: Vec<PathBuf> =
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    let found = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file());
    found.expect(
        "Chromium is not installed, and the report page can only be tested in a browser: run `make setup`, or name \
         the program in CHROMIUM",
    )
}

/// The document of a page after its scripts have run; no script may have failed.
pub fn document(page: &Path) -> String {
    let number = STARTS.fetch_add(1, Ordering::Relaxed);
    let profile =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("chromium-{}-{number}", std::process::id()));
    fs::create_dir_all(&profile).expect("a folder can be made");
    let output = Command::new(chromium())
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
        ])
        .args(["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(["--virtual-time-budget=10000", "--dump-dom"])
        .arg(format!("file://{}", page.display()))
        .output()
        .expect("Chromium starts");
    let _ = fs::remove_dir_all(&profile);
    let dom = String::from_utf8(output.stdout).expect("the document is UTF-8");
    let head = &dom[..dom.find("<head").unwrap_or(dom.len())];
    assert!(
        head.contains("data-ready=") && !head.contains("data-error="),
        "the script of the page has failed: {head}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    dom
}

/// The document after some more script has run.
pub fn document_after(page: &Path, script: &str) -> String {
    let text = fs::read_to_string(page).expect("the page is there");
    let changed = text.replace("</body>", &format!("<script>{script}</script></body>"));
    assert!(changed != text, "a page has a body");
    let copy = page.with_extension("acted.html");
    fs::write(&copy, changed).expect("a copy can be written");
    document(&copy)
}
