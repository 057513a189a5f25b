//! Playing on, entering luck, correcting.

use kanso_engine::Seat;
use kanso_replay::review::Bot;

/// An answer to what is asked, as a person gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerText {
    /// The legal action with this number.
    Choice(u32),
    /// What fell, in words: `6`, `3 4`, `dragon`.
    Outcome(String),
    /// What the line's luck gives.
    Luck,
}

/// Playing on, entering luck, correcting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Take the legal action with this number: at the end of a line the game goes on, within it the
    /// same action is a step and any other makes a line.
    Choose(u32),
    /// Enter what fell, in words.
    Settle(String),
    /// Let the line's luck fall.
    SettleByLuck,
    /// Answer what is asked, by typing: what fell in its dialog, a decision in the list of moves.
    Answer,
    /// Go back to before the last thing that a person did; where the game is played on, only if nothing
    /// was learned or done since.
    TakeBack,
    /// The same, over all of that: the table agrees.
    TakeBackAgreed,
    /// Let a bot play on to the end.
    Bots(Bot),
    /// Let a bot decide once.
    BotOnce(Bot),
    /// Let a bot decide for a seat whenever it is asked at the end of a line; none: people do.
    BotSeat(Seat, Option<Bot>),
    /// Stop the bots, those of seats too.
    StopBots,
    /// Pick a thing of the scene by its id: what can be done with it is shown, and what was picked
    /// before goes on to it where it can; none: nothing is picked.
    Select(Option<String>),
    /// Lift a piece by its id, to be put down on a target: it alone is picked, and no menu opens.
    Lift(String),
    /// Put a lifted piece down on a target; none: back where it was, and nothing is picked.
    PutDown(Option<String>),
    /// What really happened instead of the next event of this line; the later events follow as far
    /// as they fit.
    Correct {
        /// What to call the new line; empty: a name is made up.
        name: String,
        /// What really happened.
        answer: AnswerText,
        /// Answers where only a person can go on, as they would be typed.
        then: Vec<String>,
    },
    /// Say why this attempt is refused here; none: no longer.
    WhyNot(Option<String>),
    /// Close the line: the players agreed, gave up, or stopped.
    Seal(kanso_replay::log::record::SealEnd),
}
