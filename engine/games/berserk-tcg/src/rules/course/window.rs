//! Windows: who may interrupt, who is asked, and passes.
//!
//! Source: BK-6.5 to BK-6.8, BK-7.1 to BK-7.12.

use crate::fact::SilentCause;
use crate::prelude::*;
use crate::readings::{OpenWindows, SelfResponse, WindowEligibility};
use crate::state::{Priority, other};

impl BerserkTcg {
    /// Opens a window with nothing pending, if it is offered. Source: BK-7.4.
    pub(crate) fn open_window(&self, state: &mut State, window: OpenWindow) {
        let offered = match window {
            OpenWindow::Draw
            | OpenWindow::Open
            | OpenWindow::Main
            | OpenWindow::Fighters
            | OpenWindow::Exchange
            | OpenWindow::Assign => true,
            OpenWindow::Recovery
            | OpenWindow::Vanguard
            | OpenWindow::BattleEnd
            | OpenWindow::End => self.readings.open_windows == OpenWindows::Full,
            OpenWindow::BattleOpen => self.readings.open_windows != OpenWindows::Lean,
        };
        if offered {
            state.open_window = Some(window);
            state.priority = None;
            state.unpaid_shown.clear();
        }
    }

    /// One step of priority: a resolution, a window closed, a seat asked or a silent pass.
    /// Source: BK-6.6, BK-6.7.
    pub(crate) fn priority_step(&self, state: &mut State, trace: &mut Tracing) {
        let Priority { holder, passes } =
            state.priority.unwrap_or(Priority { holder: state.tp(), passes: 0 });
        if passes == 2 {
            state.priority = None;
            if state.stack.is_empty() {
                // BK-7.4: both have passed in succession.
                state.open_window = None;
                state.unpaid_shown.clear();
            } else {
                self.resolve_last(state, trace);
            }
            return;
        }
        state.priority = Some(Priority { holder, passes });
        match self.silent_cause(state, holder) {
            None => {
                if let (Some(window), true) = (state.open_window, state.stack.is_empty()) {
                    trace.fact(BK_7_4, || Fact::WindowOpens { window });
                }
                state.ask(holder, Question::Window);
            }
            Some(cause) => {
                trace.fact(BK_7_12, || Fact::SilentPass { seat: holder, cause });
                self.mark_pass(state);
            }
        }
    }

    /// Why a seat passes without being asked, none if it is asked. Source: BK-7.5.
    fn silent_cause(&self, state: &State, seat: Seat) -> Option<SilentCause> {
        if state.seats[seat.index()].standing_pass.is_some() {
            return Some(SilentCause::StandingPass);
        }
        let own = match state.stack.last() {
            Some(item) if item.announcer() == Some(seat) && item.own_pass => {
                Some(SilentCause::OwnAnnouncement)
            }
            // BK-5.27: `end_main` is the turn player's pass.
            None if state.open_window == Some(OpenWindow::Main) && seat == state.tp() => {
                Some(SilentCause::EndedMain)
            }
            Some(_) | None => None,
        };
        if own.is_some() && self.readings.self_response == SelfResponse::SilentPass {
            return own;
        }
        let may = match self.readings.window_eligibility {
            WindowEligibility::Private => self.usable_quick(state, seat),
            WindowEligibility::Public => self.might_have_quick(state, seat),
            WindowEligibility::Always => true,
        };
        if may { None } else { Some(SilentCause::NothingUsable) }
    }

    /// A pass counts. Source: BK-6.7.
    fn mark_pass(&self, state: &mut State) {
        if let Some(Priority { holder, passes }) = state.priority {
            state.priority = Some(Priority { holder: other(holder), passes: passes + 1 });
        }
    }

    /// A seat passes. Source: BK-7.6 to BK-7.8.
    pub(crate) fn pass(
        &self,
        state: &mut State,
        seat: Seat,
        scope: PassScope,
        trace: &mut Tracing,
    ) {
        let (rule, pass) = match scope {
            PassScope::Once => (BK_7_6, None),
            PassScope::UntilChange => (BK_7_7, Some(StandingPass::UntilChange)),
            PassScope::UntilTurnEnd => (BK_7_8, Some(StandingPass::UntilTurnEnd)),
        };
        state.seats[seat.index()].standing_pass = pass;
        trace.fact(rule, || Fact::Passed { seat, scope });
        self.mark_pass(state);
    }

    /// A seat acts by itself: a pass until something changes ends. Source: BK-7.9.
    pub(crate) fn ends_pass_by_acting(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        self.end_pass(state, seat, StandingPass::UntilChange, trace);
    }

    /// A seat uses a Quick effect in its Main phase: a pass until the turn's end ends, too.
    /// Source: BK-7.9.
    pub(crate) fn ends_pass_by_quick(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        self.end_pass(state, seat, StandingPass::UntilTurnEnd, trace);
    }

    fn end_pass(&self, state: &mut State, seat: Seat, pass: StandingPass, trace: &mut Tracing) {
        let standing = &mut state.seats[seat.index()].standing_pass;
        if *standing == Some(pass) {
            *standing = None;
            trace.fact(BK_7_9, || Fact::StandingPassEnds { seat, pass });
        }
    }
}
