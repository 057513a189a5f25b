//! Verification of the log that is open: once when it is opened, and again after each change.

use super::{Access, Model, WhyMemory};
use crate::platform::Job;
use kanso_replay::verify::Report;

/// What is known of the log.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Verification {
    /// It is still being looked at for the first time.
    #[default]
    Checking,
    /// What was found, before the changes that were made since.
    Known(Box<Report>),
    /// Its file could not be read.
    Unreadable,
}

impl Verification {
    /// What was found, once it is known.
    pub fn report(&self) -> Option<&Report> {
        match self {
            Self::Known(report) => Some(report),
            Self::Checking | Self::Unreadable => None,
        }
    }
}

/// Which log is being verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Verifying {
    /// The job that runs.
    ticket: Option<u64>,
    /// The revision that it looks at, or that was looked at last.
    revision: Option<u64>,
}

impl Model {
    /// Starts a verification when the log has changed since the last one and nobody changes it at
    /// this moment: one at a time.
    pub(super) fn keep_verified(&mut self) {
        let due = self.table.as_ref().is_some_and(|table| {
            let Verifying { ticket, revision } = table.verifying;
            ticket.is_none() && revision != Some(table.revision) && table.play.bot.is_none()
        });
        if due {
            self.verify();
        }
    }

    fn verify(&mut self) {
        let ticket = self.ticket();
        let Some(table) = &mut self.table else { return };
        table.verifying = Verifying { ticket: Some(ticket), revision: Some(table.revision) };
        // Of a damaged file only the whole part is in memory, and that is not what is asked about.
        let damaged =
            matches!(table.access, Access::Memory(WhyMemory::Damaged { .. } | WhyMemory::Torn(_)));
        let bytes = if damaged && table.path.is_some() { None } else { table.review.log_bytes() };
        let path = table.path.clone();
        self.start(Job::Verify { ticket, bytes, path });
    }

    /// A verification has ended; without a report its file could not be read.
    pub(super) fn verified(&mut self, ticket: u64, report: Option<Report>) {
        if let Some(table) = &mut self.table
            && table.verifying.ticket == Some(ticket)
        {
            table.verifying.ticket = None;
            table.verification = match report {
                Some(report) => Verification::Known(Box::new(report)),
                None => Verification::Unreadable,
            };
        }
        self.keep_verified();
    }
}

#[cfg(test)]
mod tests;
