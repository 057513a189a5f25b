//! Drawing a [`Scene`](kanso_engine::Scene): for a terminal, and with the painter of the window as SVG and
//! PNG, for pages and reports.
//!
//! Both painters know no game: what they show is in the scene, and what an eye may not see is not
//! in its scene. Nothing is told by colour alone: each tone has a mark of its own.
//!
//! # Not drawn
//!
//! - The terminal lists a plan's links and a page's arrows below it instead of drawing lines.

mod canvas;
pub mod fonts;
mod legend;
mod png;
#[cfg(test)]
pub(crate) mod sample;
mod short;
pub mod text;

pub use kanso_table::svg::{self, Room, SvgOptions, scene_svg, scene_svg_in};
pub use kanso_table::{place as layout, tone, width};
pub use legend::{Meaning, legend};
pub use png::{pixels, png};
pub use short::{Short, ShortOptions, scene_short};
pub use text::{TextOptions, scene_text};
