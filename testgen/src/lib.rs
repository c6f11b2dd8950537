//! Cases to JUnit, pictures and reports. Not written yet; see `docs/architecture.md`.
