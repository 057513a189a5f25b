//! Outcomes that are entered: what a text says where an eye types it, what of it is filled in, and what
//! was.

use super::of::ReviewOf;
use super::{AssumedItem, EditError, Played};
use crate::lines::LineSource;
use crate::log::record::{AssumedItems, Record};
use crate::luck::Luck;
use crate::outcome_words::{
    Awaited, Entry, Filled, Naming, fill, first, items, items_awaited, untold,
};
use kanso_engine::{Chance, Event, Eye, Game, Impossible, Item, Lang, Outcome, Telling};

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_read_entry(
        &self,
        text: &str,
        lang: Lang,
        eye: Eye,
    ) -> Result<Entry, EditError> {
        let (chance, bag) = self.awaited_chance().ok_or_else(|| self.not_awaited())?;
        self.with_game(|game| {
            let state = self.state();
            let awaited = Awaited { game, state, chance, bag: &bag };
            if game.tells_choices(state, eye) {
                let entry = awaited.entry(text, lang, Naming::Begun);
                return entry.map_err(|error| EditError::Text(error.in_words(lang)));
            }
            // What is answered must not follow from what can fall, but for what the eye will see.
            let is_seen = |outcome: Outcome| {
                game.tells(state, &Event::Chance(outcome), eye) == Telling::Whole
            };
            let entry = awaited.entry(text, lang, Naming::Whole).ok();
            let entry = entry.filter(|entry| match entry {
                Entry::Unknown => true,
                Entry::Whole(outcome) => is_seen(outcome.clone()),
                Entry::Part(items) => is_seen(fill(chance.kind, &bag, items, first).outcome),
            });
            entry.ok_or_else(|| EditError::Text(untold(chance.kind, lang)))
        })
    }

    pub(super) fn do_may_be_unknown(&self) -> bool {
        let Some((chance, bag)) = self.awaited_chance() else { return false };
        let some = Event::Chance(first(chance.kind, &bag));
        self.with_game(|game| game.tells(self.state(), &some, Eye::Public) != Telling::Whole)
    }

    pub(super) fn do_says_outcome(&self, text: &str, eye: Eye) -> bool {
        let Some((chance, bag)) = self.awaited_chance() else { return false };
        self.with_game(|game| {
            let state = self.state();
            game.tells_choices(state, eye)
                && Awaited { game, state, chance, bag: &bag }.is_whole(text)
        })
    }

    pub(super) fn do_assumed_items(&self, event: u32) -> Vec<AssumedItem> {
        let Some((before, Event::Chance(outcome))) = self.before(event) else { return Vec::new() };
        let all = items(outcome);
        let assumed = self.tree.assumed_items(self.here.line, event - 1).into_iter();
        self.with_game(|game| {
            let told = |at: u8| {
                let item = *all.get(usize::from(at))?;
                let words = game.item(&before.state, item);
                Some(AssumedItem { at, of: all.len() as u8, item, words })
            };
            assumed.filter_map(told).collect()
        })
    }

    pub(super) fn do_settle_part(&mut self, known: &[Option<Item>]) -> Result<Played, EditError> {
        self.whole()?;
        let (chance, bag) = self.awaited_chance().ok_or_else(|| self.not_awaited())?;
        if known.len() as u32 != items_awaited(chance.kind) {
            let (wanted, found) = (items_awaited(chance.kind), known.len() as u32);
            return Err(EditError::Impossible(Impossible::Count { wanted, found }));
        }
        let source = self.source();
        let luck = Luck::new(source.filler().ok_or(EditError::NoLuck)?);
        let n = self.shown.counters.get(chance.stream);
        let Filled { outcome, assumed } = fill(chance.kind, &bag, known, |kind, left| {
            luck.outcome(Chance { kind, ..chance }, n, left)
        });
        let at = self.here.event;
        let len = self.tree.len(self.here.line);
        let played = self.do_settle(&outcome)?;
        // An event that stood there already keeps the marks that it has.
        let is_new = played.made.is_some() || at >= len;
        if is_new && matches!(source, LineSource::Table(_)) && !assumed.is_empty() {
            let line = played.to.line;
            self.write(Record::AssumedItems(AssumedItems { line, event: at, items: assumed }))?;
        }
        Ok(played)
    }
}
