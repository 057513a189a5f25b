//! Messages above the table: what went wrong, what was done.

use super::Model;

/// How much a message matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It was done.
    Info,
    /// Something to know.
    Warning,
    /// It could not be done.
    Error,
}

/// A message, in the language that was spoken when it was written.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// Its number, by which it is put away.
    pub number: u64,
    /// How much it matters.
    pub weight: Weight,
    /// What is said, and what to do next.
    pub text: String,
    /// When it was seen first, in the seconds of [`Model::tick`].
    pub(super) seen: Option<f64>,
}

/// Most messages that are kept: the oldest ones go first.
const NOTICES_MAX: usize = 4;
/// For so many seconds a message is seen that only tells what was done.
const INFO_SECONDS: f64 = 8.0;

impl Model {
    /// Says something.
    pub fn say(&mut self, weight: Weight, text: impl Into<String>) {
        let number = self.ticket();
        self.notices.push(Notice { number, weight, text: text.into(), seen: None });
        let extra = self.notices.len().saturating_sub(NOTICES_MAX);
        self.notices.drain(..extra);
    }

    /// Says why something was not done.
    pub fn complain(&mut self, text: impl Into<String>) {
        self.say(Weight::Error, text);
    }

    /// Says why something was not done: in the dialog that asked for it, if one is open.
    pub fn refuse(&mut self, text: impl Into<String>) {
        match &mut self.dialog {
            Some(dialog) => {
                dialog.busy = false;
                dialog.problem = Some(text.into());
            }
            None => self.complain(text),
        }
    }

    /// Puts away what was read long enough; after how many seconds there is more to put away.
    pub(super) fn tick_notices(&mut self, now: f64) -> Option<f64> {
        let mut wake = None;
        self.notices.retain_mut(|notice| {
            if notice.weight != Weight::Info {
                return true;
            }
            let left = *notice.seen.get_or_insert(now) + INFO_SECONDS - now;
            if left > 0.0 {
                wake = Some(wake.map_or(left, |wake: f64| wake.min(left)));
            }
            left > 0.0
        });
        wake
    }

    /// Puts a message away.
    pub fn dismiss(&mut self, number: u64) {
        self.notices.retain(|notice| notice.number != number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_told_for_a_while_and_what_failed_until_it_is_put_away() {
        let mut model = Model::default();
        model.say(Weight::Info, "done");
        model.complain("failed");
        assert_eq!(model.tick_notices(10.0), Some(INFO_SECONDS));
        assert_eq!(model.tick_notices(11.0), Some(INFO_SECONDS - 1.0));
        assert_eq!(model.notices.len(), 2);
        assert_eq!(model.tick_notices(10.0 + INFO_SECONDS), None);
        assert_eq!(model.notices.len(), 1);
        assert_eq!(model.notices[0].text, "failed");
        let number = model.notices[0].number;
        model.dismiss(number);
        assert!(model.notices.is_empty());
    }

    #[test]
    fn the_oldest_messages_go_first() {
        let mut model = Model::default();
        for number in 0..6 {
            model.complain(number.to_string());
        }
        let texts: Vec<_> = model.notices.iter().map(|notice| notice.text.as_str()).collect();
        assert_eq!(texts, ["2", "3", "4", "5"]);
    }
}
