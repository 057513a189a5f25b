//! The test vectors of Mamono Raid: every row of the specification's tables as a test.
//!
//! `tv01` to `tv63` are single steps, those from the worked examples of the rulebook among them;
//! `golden` plays a first round from its set-up (`tv64`); `readings_board` and `readings_party` show
//! the same state under two values of a reading (`tv65` to `tv79`). `refusals` has a position for
//! every refusal, with what is said there.
//!
//! Red, blue, green and yellow are seats 0 to 3. Cells, cards and chips go by their ids, actions and
//! outcomes by a few words (`table`).

mod bazaar;
mod ending;
mod enemy_phase;
mod golden;
mod readings_board;
mod readings_party;
mod refusals;
mod results;
mod results_core;
mod skills;
mod table;
mod turns;
mod words;
