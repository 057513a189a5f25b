//! The transcript: a game as a player would read it, and as a test compares it.
//!
//! ```text
//! ══ Round 1 ══
//! ── Turn 1 · Ada · main phase ──
//!    1 Ada: roll or hold (0 this turn)          what was asked
//!      > roll                                   what was decided, with its `notation` if it has another
//!        Ada rolls [PG-1.1]                     what happened, with its rule
//!      .2 the turn passes [PG-1.4]              … in the second beat: address 1.2
//!        (2 routine steps left out)             … and what a reader skips, counted
//!      = 9f2c01ab  legal 1 5e6f  views 1a2b 3c4d
//!    2 the die of Ada
//!      * the die shows 5 (1 in 6)               what fell, with its exact odds
//!      = …
//!      ✗ hold: nothing was rolled yet [PG-1.4]      a probe of a golden: this must be refused here
//! ```
//!
//! The line with `=` is for machines: the first bytes of the digest of the state after the event;
//! how many actions were legal and the digest of their list; for each seat the digest of its view
//! (its scene, what it was told, what is asked next, its own list). A view is of everything that the
//! seat is told, whatever the reading part leaves out.

use super::event::{Happening, write_event, write_violation};
use super::head::{write_head, write_standing};
use super::views::{Asked, Written, list_digest, view_digest};
use super::walk::Walk;
use super::{Routine, phrases};
use crate::log::record::{Header, Probe};
use kanso_engine::cards::hex;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Eye, Game, Lang, Marks, Mode, Seat, Turn, Violation, canon};
use std::fmt::{self, Write};

/// How a transcript is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TranscriptOptions {
    /// The language.
    pub lang: Lang,
    /// Who reads.
    pub eye: Eye,
    /// True if the lines for machines are written.
    pub machine: bool,
    /// What becomes of routine facts in the reading part.
    pub routine: Routine,
}

impl Default for TranscriptOptions {
    /// As goldens are written: English, the eye *all*, with the lines for machines, routine facts
    /// left out and counted.
    fn default() -> Self {
        Self { lang: Lang::En, eye: Eye::All, machine: true, routine: Routine::LeftOut }
    }
}

/// The transcript of a game from its start.
///
/// Where the rules do not allow an event, the transcript says so, with the rule, and ends: a log
/// need not be verified before it is told.
pub fn transcript<G: Game>(
    game: &G,
    header: &Header,
    events: &[Event<G::Action>],
    options: &TranscriptOptions,
) -> String {
    golden_transcript(game, header, events, &[], options)
}

/// The transcript of a golden game: as [`transcript`], with its probes where they stand. `probes`
/// are those of the line, in the order of their events.
pub fn golden_transcript<G: Game>(
    game: &G,
    header: &Header,
    events: &[Event<G::Action>],
    probes: &[Probe<G::Action>],
    options: &TranscriptOptions,
) -> String {
    let mut writer = Writer {
        walk: Walk::new(game, Mode::Facts),
        options: *options,
        out: String::with_capacity(256 * (events.len() + 4)),
        bytes: Vec::new(),
        told: String::new(),
        text: String::new(),
        written: Written::default(),
        legal: Vec::new(),
        notations: String::new(),
        headings: Headings::default(),
        probes,
    };
    writer.game(header, events).expect("a string takes every text");
    writer.out
}

/// Keeps the memory that one event needs and the next one reuses.
struct Writer<'g, G: Game> {
    walk: Walk<'g, G>,
    /// Probes that are still to come.
    probes: &'g [Probe<G::Action>],
    options: TranscriptOptions,
    out: String,
    bytes: Vec<u8>,
    told: String,
    text: String,
    written: Written,
    /// The legal list of the state now.
    legal: Vec<G::Action>,
    /// Its notations, one to a line.
    notations: String,
    headings: Headings,
}

impl<G: Game> Writer<'_, G> {
    fn game(&mut self, header: &Header, events: &[Event<G::Action>]) -> fmt::Result {
        let TranscriptOptions { lang, eye, machine, routine } = self.options;
        write_head(self.walk.game(), header, lang, eye, &mut self.out)?;
        self.list()?;
        if machine {
            self.out.push_str("     ");
            self.machine_line(None, None)?;
        }
        self.probes(0)?;
        let mut number = 0;
        for (at, event) in (1..).zip(events) {
            let (game, state) = (self.walk.game(), self.walk.state());
            // What the list was before the event, for those who may be told it.
            let decision = matches!(event, Event::Decision(_));
            let told_list = decision && game.tells_choices(state, eye);
            let legal =
                told_list.then(|| (self.legal.len(), list_digest(&self.legal, &mut self.bytes)));
            let forced = decision && self.legal.len() == 1;
            let happening = Happening::new(game, state, event, forced)?;
            if let Err(violation) = self.walk.step(event) {
                return self.refused(&violation, &happening, number + 1);
            }
            self.list()?;
            self.headings.write(self.walk.game(), self.walk.before(), lang, &mut self.out)?;
            let reader = (lang, eye, routine);
            let told = write_event(&self.walk, &happening, number + 1, reader, &mut self.out)?;
            if !told {
                continue; // The event takes no number; headings are public and stay.
            }
            number += 1;
            if machine {
                self.out.push_str("     ");
                self.machine_line(legal, Some(&happening))?;
            }
            self.probes(at)?;
        }
        self.end()
    }

    /// The attempts that must be refused after this many events.
    fn probes(&mut self, events: u32) -> fmt::Result {
        let TranscriptOptions { lang, eye, .. } = self.options;
        let (game, state) = (self.walk.game(), self.walk.state());
        while let Some((probe, rest)) = self.probes.split_first()
            && probe.events <= events
        {
            self.probes = rest;
            self.out.push_str("     ✗ ");
            game.notate(state, &probe.action, &mut self.out)?;
            self.out.push_str(phrases::colon(lang));
            match game.check(state, &probe.action) {
                Ok(()) => self.out.push_str(phrases::ALLOWED.in_lang(lang)),
                Err(refusal) => {
                    game.say_refusal(&refusal, lang, eye, &mut self.out)?;
                    write!(self.out, " [{}]", game.rule_id(game.refusal_rule(&refusal)))?;
                }
            }
            self.out.push('\n');
        }
        Ok(())
    }

    /// `= state  legal count digest  views …`, each part as far as the eye may know it.
    fn machine_line(
        &mut self,
        legal: Option<(usize, canon::Digest)>,
        happening: Option<&Happening<'_, G>>,
    ) -> fmt::Result {
        let TranscriptOptions { lang, eye, .. } = self.options;
        let (game, state) = (self.walk.game(), self.walk.state());
        self.out.push('=');
        if eye == Eye::All {
            self.bytes.clear();
            canon::canonical_into(state, &mut self.bytes);
            let digest = canon::digest_of(&self.bytes);
            write!(self.out, " {}", hex(&digest[..4]))?;
        }
        if let Some((count, digest)) = legal {
            write!(self.out, "  legal {count} {}", hex(&digest[..2]))?;
        }
        self.out.push_str(if eye == Eye::All { "  views" } else { "  view" });
        let asked = Asked { game, state, notations: &self.notations };
        let seats = game.names().len();
        let eyes = (0..seats).map(|seat| Eye::Seat(Seat::at(seat)));
        let own = (eye != Eye::All).then_some(eye);
        for eye in own.into_iter().chain(eyes.take(if own.is_some() { 0 } else { seats })) {
            self.told.clear();
            if let Some(happening) = happening {
                let reader = (lang, eye, Routine::Told);
                write_event(&self.walk, happening, 0, reader, &mut self.told)?;
            }
            let room = (&mut self.bytes, &mut self.text);
            let digest = view_digest(&asked, (lang, eye), &self.told, &mut self.written, room)?;
            write!(self.out, " {}", hex(&digest[..2]))?;
        }
        self.out.push('\n');
        Ok(())
    }

    /// Makes the legal list of the state now, with its notations.
    fn list(&mut self) -> fmt::Result {
        let (game, state) = (self.walk.game(), self.walk.state());
        self.legal.clear();
        self.notations.clear();
        match game.awaiting(state) {
            Awaiting::Decision(_) => game.legal(state, &mut self.legal),
            Awaiting::Chance(_) | Awaiting::Over => {}
        }
        if self.options.machine {
            for action in &self.legal {
                game.notate(state, action, &mut self.notations)?;
                self.notations.push('\n');
            }
        }
        Ok(())
    }

    /// The event that the rules do not allow; the story ends with it.
    fn refused(
        &mut self,
        violation: &Violation<G::Refusal>,
        happening: &Happening<'_, G>,
        number: u32,
    ) -> fmt::Result {
        let TranscriptOptions { lang, eye, .. } = self.options;
        let (game, state) = (self.walk.game(), self.walk.state());
        let out = &mut self.out;
        self.headings.write(game, state, lang, out)?;
        write!(out, "{number:>4} ")?;
        if !matches!(game.awaiting(state), Awaiting::Over) {
            game.say_prompt(state, lang, eye, out)?;
        }
        out.push_str("\n     ");
        match happening.event {
            Event::Decision(_) => write!(out, "> `{}`", happening.notation)?,
            Event::Chance(outcome) => write!(out, "* {outcome:?}")?,
        }
        out.push('\n');
        write_violation(game, violation, (lang, eye), out)
    }

    /// The standing, or what is awaited.
    fn end(&mut self) -> fmt::Result {
        let TranscriptOptions { lang, eye, machine, .. } = self.options;
        let (game, state) = (self.walk.game(), self.walk.state());
        if let Some(standing) = game.standing(state) {
            return write_standing(game, &standing, lang, &mut self.out);
        }
        self.headings.write(game, state, lang, &mut self.out)?;
        write!(self.out, "{}{}", phrases::AWAITED.in_lang(lang), phrases::colon(lang))?;
        game.say_prompt(state, lang, eye, &mut self.out)?;
        self.out.push('\n');
        let decision = matches!(game.awaiting(state), Awaiting::Decision(_));
        if machine && decision && game.tells_choices(state, eye) {
            let digest = list_digest(&self.legal, &mut self.bytes);
            writeln!(self.out, "     = legal {} {}", self.legal.len(), hex(&digest[..2]))?;
        }
        Ok(())
    }
}

/// What the last headings said, so that one is written only where something changed.
#[derive(Default)]
struct Headings {
    last: Option<Marks>,
    turns: u32,
    turn: Option<Turn>,
}

impl Headings {
    /// Writes the headings under which what is awaited in `state` happens, if they changed.
    fn write<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        lang: Lang,
        to: &mut String,
    ) -> fmt::Result {
        let marks = game.marks(state);
        let last = self.last.replace(marks);
        if last == Some(marks) {
            return Ok(());
        }
        let begins = last.is_some_and(|last| last.chapter != marks.chapter);
        if let Some(chapter) = marks.chapter.filter(|_| begins) {
            writeln!(to, "\n═══ {} ═══", phrases::chapter(lang, chapter + 1))?;
        }
        let round = (marks.chapter, marks.round);
        if last.is_none_or(|last| (last.chapter, last.round) != round) {
            to.push('\n');
            if let Some(round) = phrases::round(lang, G::round_name(), marks.round) {
                writeln!(to, "══ {round} ══")?;
            }
        }
        let mut phase = String::new();
        game.say_phase(state, lang, &mut phase)?;
        to.push_str("── ");
        if let Some(turn) = marks.turn {
            let new = self.turn != marks.turn;
            if new {
                let before =
                    if self.turn.is_none() { game.turns_before(state) } else { self.turns };
                self.turns = before.saturating_add(1);
                self.turn = marks.turn;
            }
            if new || last.is_none() {
                write!(to, "{} · ", phrases::turn(lang, self.turns))?;
            }
            if let Some(seat) = turn.of {
                let name = &game.names()[seat.index()];
                if !phase.contains(name.as_str()) {
                    write!(to, "{name} · ")?;
                }
            }
        }
        writeln!(to, "{phase} ──")
    }
}
