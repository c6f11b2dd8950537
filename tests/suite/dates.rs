//! Dates, times and identifiers of the JDK in generated tests: they are built as people build them, compared as values, and pass on
//! the JVM.

use std::fs;

use crate::support::run::{folder, ooxide, plain};

#[test]
fn dates_are_inputs_and_results_of_tests() {
    let out = folder("dates", "lease");
    let args =
        ["gen", "tests/generate/Lease.java", "--run", "--graphs", "none", "--paths", "300", "--time", "300s"];
    let output = ooxide(&[&args[..], &["--out", plain(&out)]].concat());
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(" passed, each twice"), "{said}");
    assert!(!said.contains("reflection") && !said.contains("internal disagreement"), "{said}");
    let rows = [
        ("Lease(LocalDate,Period)", "6/6"),
        ("hasBegun(LocalDate)", "2/2"),
        ("season(LocalDate)", "3/3"),
        ("overdue(LocalDate,LocalDate)", "2/2"),
        ("isWeekend(LocalDate)", "4/4"),
        ("greeting(LocalTime)", "4/4"),
        ("longer(Duration,Duration)", "2/2"),
        ("later(LocalDateTime,LocalDateTime)", "2/2"),
        ("label(LocalDate)", "2/2"),
        ("known(UUID)", "2/2"),
        ("earlier(Date,Date)", "2/2"),
    ];
    for (method, branches) in rows {
        let row = said.lines().find(|line| line.trim_start().starts_with(method));
        assert!(row.is_some_and(|row| row.contains(branches)), "{method} has not {branches}:\n{said}");
    }
    let written = fs::read_to_string(out.join("LeaseTest.java")).expect("it is written");
    for part in [
        "LocalDate day = LocalDate.of(",
        "Period length = Period.of(",
        "LocalTime time = LocalTime.parse(\"12:00\");",
        "Duration a = Duration.parse(\"PT",
        "UUID id = UUID.fromString(\"",
        "new Date(",
    ] {
        assert!(written.contains(part), "no `{part}` in\n{written}");
    }
}
