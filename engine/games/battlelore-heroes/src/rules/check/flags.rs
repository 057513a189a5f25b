//! Flags: what is ignored, and the way back.
//!
//! Source: BL-10.2, BL-10.4, BL-10.5, BH-12.2, BH-15.1, BH-15.2, BH-15.7, BL-R1, BH-R32. Which ways
//! there are, `derived` says.

use crate::prelude::*;
use crate::readings::{ChampionRetreatLength, RetreatPath};
use crate::state::derived::CHAMPION_STEPS;

/// What a Glory token can do in a retreat, in order.
pub(crate) const GLORY_USES: [Option<GloryUse>; 3] =
    [None, Some(GloryUse::IgnoreFlag), Some(GloryUse::ExtraHex)];

impl BattleLore {
    /// The retreat that is going on; a question about it is asked only while there is one.
    fn retreat_of(state: &State) -> Result<&Retreat, Refusal> {
        let retreat = state.battle.as_ref().and_then(|battle| battle.retreat.as_ref());
        retreat.ok_or(Refusal::OtherQuestion { awaited: Question::Combat })
    }

    /// True if the ignored flags are said before the way is chosen. Source: BL-6.4, BL-R1.
    fn splits_flags(&self, retreat: &Retreat) -> bool {
        retreat.who.hero.is_none() && self.readings.retreat_path == RetreatPath::AnyPath
    }

    /// How many flags of a retreat may be ignored by boldness. Source: BL-10.2, BH-R40.
    pub(crate) fn ignorable(&self, state: &State, retreat: &Retreat) -> u8 {
        match retreat.cause {
            RetreatCause::Battle | RetreatCause::Damage => {
                self.bold(state, &retreat.who).min(retreat.flags)
            }
            RetreatCause::Evade | RetreatCause::Orphaned => 0,
        }
    }

    /// Flags left after some are ignored, if so many may be. A Glory token is spent only on a flag or a
    /// hex that there is.
    fn check_flags(
        &self,
        state: &State,
        retreat: &Retreat,
        ignored: u8,
        glory: Option<GloryUse>,
    ) -> Result<u8, Refusal> {
        let bold = self.bold(state, &retreat.who);
        if ignored > self.ignorable(state, retreat) {
            return Err(Refusal::TooManyIgnored { bold });
        }
        let left = retreat.flags - ignored;
        let Some(glory) = glory else { return Ok(left) };
        self.check_glory(state, &retreat.who, true)?;
        match (glory, left) {
            (_, 0) => Err(Refusal::TooManyIgnored { bold }),
            (GloryUse::IgnoreFlag, left) => Ok(left - 1),
            (GloryUse::ExtraHex, left) => Ok(left),
        }
    }

    /// BL-6.4, BL-10.2, BH-12.2.
    pub(crate) fn check_ignore(
        &self,
        state: &State,
        ignored: u8,
        glory: Option<GloryUse>,
    ) -> Result<(), Refusal> {
        let retreat = Self::retreat_of(state)?;
        if !self.splits_flags(retreat) {
            return Err(Refusal::NotApart);
        }
        if retreat.ignored.is_some() {
            return Err(Refusal::OtherQuestion { awaited: Question::Retreat });
        }
        self.check_flags(state, retreat, ignored, glory).map(|_| ())
    }

    /// The ways that go with what is ignored, ascending. Source: BL-10.5, BH-15.1, BH-15.7.
    pub(crate) fn retreat_ways(
        &self,
        state: &State,
        ignored: u8,
        glory: Option<GloryUse>,
    ) -> Result<Vec<Path>, Refusal> {
        let retreat = Self::retreat_of(state)?;
        if let Some(said) = retreat.ignored
            && (said, retreat.glory) != (ignored, glory)
        {
            return Err(Refusal::IgnoredOtherwise { said });
        }
        let left = if retreat.ignored.is_some() {
            retreat.left
        } else {
            self.check_flags(state, retreat, ignored, glory)?
        };
        if left == 0 {
            return Ok(vec![Path::EMPTY]);
        }
        let longer = u8::from(glory == Some(GloryUse::ExtraHex));
        let mut legal = self.ways_with(state, retreat, left, longer).legal;
        if legal.is_empty() {
            // BH-15.7: it stays and makes a check.
            legal.push(Path::EMPTY);
        }
        Ok(legal)
    }

    /// BL-10.2, BL-10.4, BL-10.5, BH-15.1, BH-15.2.
    pub(super) fn check_retreat(
        &self,
        state: &State,
        ignored: u8,
        glory: Option<GloryUse>,
        path: Path,
    ) -> Result<(), Refusal> {
        let legal = self.retreat_ways(state, ignored, glory)?;
        if legal.binary_search(&path).is_ok() {
            return Ok(());
        }
        let retreat = Self::retreat_of(state)?;
        if retreat.who.hero.is_some() {
            return Err(self.wrong_way(state, &retreat.who, path));
        }
        let hexes = path.hexes(retreat.who.at, retreat.who.camp);
        let is_way = hexes.len() == usize::from(path.len()) && !path.leaves();
        let longest = legal.iter().map(|path| path.len()).max().unwrap_or(0);
        let any = self.readings.retreat_path == RetreatPath::AnyPath;
        if is_way && path.len() < longest && !any {
            return Err(Refusal::ShorterPath { longest });
        }
        let is_free =
            |hex: &Hex| self.may_enter(state, &retreat.who, *hex) && !self.is_piece(state, *hex);
        if is_way && path.len() > longest && hexes.iter().all(is_free) {
            return Err(Refusal::LongerPath { longest });
        }
        Err(Refusal::WrongPath)
    }

    /// Why a Champion cannot take a way. Source: BL-10.4, BH-15.1, BH-15.2.
    pub(super) fn wrong_way(&self, state: &State, who: &Fighter, path: Path) -> Refusal {
        if path.len() + u8::from(path.leaves()) > CHAMPION_STEPS {
            return Refusal::PathTooLong;
        }
        let hexes = path.hexes(who.at, who.camp);
        if hexes.len() < usize::from(path.len()) {
            return Refusal::WrongPath;
        }
        let barred = hexes.iter().find(|hex| !self.may_enter(state, who, **hex));
        if let Some(hex) = barred {
            return Refusal::CannotEnd { hex: *hex };
        }
        let past_chest = hexes.iter().rev().skip(1).any(|hex| self.chest_stops(state, who, *hex));
        if let Some(end) = hexes.last().filter(|_| past_chest) {
            return Refusal::StopsAtChest { hex: *end };
        }
        let ends_well = |end: Hex| {
            !self.is_piece(state, end)
                || who.hero.is_some_and(|hero| self.may_join(state, hero, end))
        };
        match hexes.last() {
            Some(end)
                if !path.leaves()
                    && ends_well(*end)
                    && self.readings.champion_retreat_length
                        == ChampionRetreatLength::AtLeastFlags =>
            {
                Refusal::PathTooShort
            }
            Some(end) if !path.leaves() => Refusal::CannotEnd { hex: *end },
            Some(_) | None => Refusal::WrongPath,
        }
    }
}
