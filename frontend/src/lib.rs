//! Java source to OOX. The front end is not written yet; see `docs/architecture.md`.
