//! Parts of sentences: numbers, costs, and what hangs on a reading.

use super::{Lang, Tell, Teller, fmt, say};
use crate::prelude::*;
use crate::readings::MoveLockTime;

/// What is paid with hand cards: `2 white, 1 of any colour`.
impl Tell<BerserkTcg> for Cost {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cards() == 0 {
            return f.write_str(t.word("no card", "カードなし"));
        }
        let mut comma = "";
        for (colour, count) in Colour::ALL.iter().zip(self.coloured) {
            if count == 0 {
                continue;
            }
            f.write_str(comma)?;
            comma = t.word(", ", "、");
            let colour = colour.name().in_lang(t.lang);
            say! { t, f; "{count} {colour}" / "{colour}{count}枚" }?;
        }
        let any = self.any;
        if any == 0 {
            return Ok(());
        }
        f.write_str(comma)?;
        say! { t, f; "{any} of any colour" / "色を問わず{any}枚" }
    }
}

/// A change of a number, with its sign: `+1`, `−1`.
pub(crate) struct Change(pub i8);

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '−' } else { '+' };
        write!(f, "{sign}{}", self.0.unsigned_abs())
    }
}

/// True if a card has more than one ability, so that one must be told from the other.
pub(crate) fn has_several_abilities(game: &BerserkTcg, kind: CardKind) -> bool {
    game.data(kind).abilities.len() > 1
}

/// That nothing was there to choose.
pub(crate) const fn only_choice(t: Teller<'_>, forced: bool) -> &'static str {
    if forced { t.word(", the only choice", "（唯一の選択肢）") } else { "" }
}

/// That a card is locked when it is announced, where it is.
pub(crate) fn lock_words(t: Teller<'_>) -> &'static str {
    match t.game.readings.move_lock_time {
        MoveLockTime::AtAnnouncement => t.word(" and locks it", "（ロック）"),
        MoveLockTime::AtResolution => "",
    }
}

/// Points of damage that do not count: absorbed by a shield, prevented by the card's text.
pub(crate) struct Less<'a>(pub Teller<'a>, pub u16, pub u16);

impl fmt::Display for Less<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, absorbed, reduced) = self;
        if *absorbed > 0 {
            say! { t, f; ", {absorbed} held off by an effect" / "（効果で{absorbed}点軽減）" }?;
        }
        if *reduced > 0 {
            say! { t, f; ", {reduced} held off by its own text" / "（自身の特殊能力で{reduced}点軽減）" }?;
        }
        Ok(())
    }
}

/// How many passes were left out, that nobody was asked for. Source: BK-7.12.
pub(crate) fn routine(count: u32, lang: Lang, to: &mut dyn fmt::Write) -> fmt::Result {
    match (lang, count) {
        (Lang::En, 1) => write!(to, "1 pass by itself"),
        (Lang::En, _) => write!(to, "{count} passes by themselves"),
        (Lang::Ja, _) => write!(to, "自動パス{count}回"),
    }
}
