//! The colours, after the palette of Okabe and Ito; dark enough for text on white.

/// Text.
pub(super) const INK: &str = "#1f2328";
/// Text of less weight, and signs.
pub(super) const MUTED: &str = "#5b6470";
/// Borders.
pub(super) const LINE: &str = "#8a939e";
/// Arguments.
pub(super) const INPUT: &str = "#0060a0";
/// New objects.
pub(super) const NEW: &str = "#00734f";
/// Their ground.
pub(super) const NEW_FILL: &str = "#d8f3e8";
/// Changed values.
pub(super) const CHANGED: &str = "#b34e00";
/// Their ground.
pub(super) const CHANGED_FILL: &str = "#ffe9c7";
/// Garbage.
pub(super) const GARBAGE: &str = "#6b6f75";
/// Its ground.
pub(super) const GARBAGE_FILL: &str = "#efefef";
/// The result.
pub(super) const RETURNS: &str = "#8b3a74";
/// Monitors, and who holds them.
pub(super) const HOLDS: &str = "#7a5c00";
/// The exception, violations, and who waits.
pub(super) const THROWS: &str = "#b3261e";
/// Arrows.
pub(super) const ARROW_LINE: &str = "#4a525c";
/// The ground of a title.
pub(super) const TITLE_FILL: &str = "#eaeef3";
/// The border of a panel.
pub(super) const PANEL_LINE: &str = "#d5dae0";
