//! Pages for a browser: whole games and reports, each one file that needs nothing else.
//!
//! The shared ground of all pages, and one page: [`game_page`], which a link can carry too ([`game_told`]). A page is made of [`Markup`], which
//! [`html!`] writes and which escapes whatever is put into it; [`page()`] stands around it. What all
//! pages share:
//!
//! - [`page()`]: language, style sheet, a policy by which the browser asks nobody for anything.
//! - [`scene`], [`scene_within`]: a table as a picture in the page.
//! - [`event_words`], [`facts`]: what happened, as [`Review`](crate::review::Review) tells an eye.
//! - [`Cited`]: the rules that a page names, told at its end, each with a link to it.
//!
//! Nothing here may be told past an eye: what is secret stays out of the page, hidden or not.
//!
//! # How to make a page
//!
//! ```
//! use kanso_engine::{Eye, Lang};
//! use kanso_replay::html::{Cited, Page, event_words, facts, html, page, scene};
//! use kanso_replay::review::{Position, Review, told_lines};
//! use kanso_replay::tell::Routine;
//!
//! fn report(review: &mut dyn Review, event: u32, (lang, eye): (Lang, Eye)) -> String {
//!     let mut cited = Cited::default();
//!     let told = told_lines(review, event, Routine::LeftOut, lang, eye);
//!     review.go(Position::after(0, event)).expect("an event of the game itself");
//!     let body = html! {
//!         h1 { "What happened" }
//!         div.sides {
//!             section { (scene(&review.scene(eye), lang)) }
//!             section {
//!                 p { (event_words(review, event, lang, eye)) }
//!                 (facts(review, &told, &mut cited, lang))
//!             }
//!         }
//!         (cited.list(review, lang))
//!     };
//!     page(&Page::new(lang, "What happened"), &body)
//! }
//! # use kanso_engine::Setup;
//! # use kanso_engine::game::NoOpening;
//! # use kanso_pig::Pig;
//! # use kanso_replay::log::record::{Header, LuckSource};
//! # let games = kanso_replay::games::Games::none().with::<Pig>();
//! # let setup = Setup::<NoOpening>::new::<Pig>(2);
//! # let header = Header::new::<Pig>(&setup, LuckSource::Seeded { version: 1, seed: [7; 32] }, None);
//! # let mut review = kanso_replay::review::begin(games, &header).expect("a game");
//! # review.choose(0).expect("it rolls");
//! # assert!(report(&mut *review, 1, (Lang::En, Eye::All)).contains("PG-1.1"));
//! ```

mod board;
mod cited;
mod game;
mod linked;
mod page;
mod style;
mod told;
mod words;

pub use board::{scene, scene_within};
pub use cited::{Cited, book_heading};
pub use game::{GamePage, game_page, game_told};
pub use linked::{Told, page_for_links};
pub use maud::{Markup, PreEscaped, html};
pub use page::{Page, page};
pub use told::{event_aside, event_words, facts};

#[cfg(test)]
mod tests;
