//! What a checked action does.

use crate::prelude::*;
use crate::readings::SetInTransit;
use crate::rules::chapter::battle::CITY_DRAW;
use crate::state::Known;

impl BerserkTcg {
    /// Carries out a checked action.
    pub(crate) fn decide_action(&self, state: &mut State, action: &Action, trace: &mut Tracing) {
        let Some(Task::Ask(Ask { seat, question })) = state.tasks.pop() else {
            debug_assert!(false, "the kernel decides only what is asked");
            return;
        };
        if acts_by_itself(question, action) {
            self.ends_pass_by_acting(state, seat, trace);
        }
        match action {
            Action::Keep => self.keep_hand(state, seat, trace),
            Action::Redraw => self.redraw_hand(state, seat, trace),
            Action::Open { card } => self.open(state, seat, *card, trace),
            Action::OpenUnpaid { card } => {
                self.open_unpaid(state, *card, trace);
                if question != Question::Window {
                    self.after_unpaid_open(state);
                }
            }
            Action::SkipOpen => {
                let in_battle = question == Question::BattleOpen;
                let rule = if in_battle { BK_5_37 } else { BK_5_6 };
                trace.fact(rule, || Fact::OpenSkipped { seat });
            }
            Action::Move { card, to } => self.announce_move(state, seat, *card, *to, trace),
            Action::Set { card, city } => self.announce_set(state, seat, *card, *city, trace),
            Action::Use { card, ability } => {
                let quick =
                    self.data(state.card(*card).kind).abilities[usize::from(*ability)].is_quick();
                if quick && question == Question::MainAction {
                    self.ends_pass_by_quick(state, seat, trace);
                }
                self.use_ability(state, seat, *card, *ability, trace);
            }
            Action::OpenQuick { card } => {
                if question == Question::MainAction {
                    self.ends_pass_by_quick(state, seat, trace);
                }
                self.quick_in_battle_open(state, seat);
                self.open(state, seat, *card, trace);
            }
            Action::DeclareBattle { city } => self.declare_battle(state, seat, *city, trace),
            Action::EndMain => self.end_main(state, seat, trace),
            Action::Vanguard { card } => self.name_vanguard(state, *card, trace),
            Action::NoVanguard => self.no_vanguard(state, false, trace),
            Action::Fighter { card } => self.name_fighter(state, *card, trace),
            Action::NoFighter => self.no_fighter(state, seat, false, trace),
            Action::Assign { target, amount } => {
                self.assign(state, *target, *amount, false, trace);
            }
            Action::StopAssign => self.stop_assign(state, trace),
            Action::DrawTwo => self.city_draw(state, seat, CITY_DRAW, trace),
            Action::DrawOne => self.city_draw(state, seat, 1, trace),
            Action::Decline => {
                let city = self.battle(state).city;
                trace.fact(BK_6_21, || Fact::CityDrawDeclined { seat, city });
            }
            Action::Discard { card } => {
                if question == Question::DiscardToLimit {
                    self.choose_discard(state, seat, *card, trace);
                } else {
                    self.discard_chosen(state, *card, trace);
                }
            }
            Action::Pay { cards, sacrifice } => self.pay(state, cards, *sacrifice, trace),
            Action::PayCard { card } => self.pay_card(state, *card, trace),
            Action::Sacrifice { card } => {
                if question == Question::PayCost {
                    self.pay_sacrifice(state, *card, trace);
                } else {
                    self.sacrifice_chosen(state, *card, trace);
                }
            }
            Action::Targets { list } => self.name_targets(state, list, trace),
            Action::NextTrigger { item } => self.put_trigger(state, *item, trace),
            Action::Take { card } => self.take(state, *card, trace),
            Action::TakeNone => self.take_none(state, trace),
            Action::Bottom { card } => self.bottom(state, *card, trace),
            Action::Place { card, city } => self.place(state, *card, *city, trace),
            Action::Find { kind } => self.find(state, *kind, trace),
            Action::StopSearch => self.stop_search(state, trace),
            Action::Pass { scope } => self.pass(state, seat, *scope, trace),
        }
    }

    /// A move is announced: the character is locked. Source: BK-5.18, BK-R19.
    fn announce_move(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        to: City,
        trace: &mut Tracing,
    ) {
        self.lock_announced(state, card);
        let from = state.card(card).at();
        let mover = state.card_ref(card);
        trace.fact(BK_5_18, || Fact::MoveAnnounced { card: mover, from, to });
        self.push_item(state, seat, Pending::Move { card, to }, trace);
    }

    /// A set is announced: the card lies beside its city until it is resolved. Source: BK-5.20,
    /// BK-5.21, BK-R21.
    fn announce_set(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        city: City,
        trace: &mut Tracing,
    ) {
        let card = match self.readings.set_in_transit {
            SetInTransit::BesideTheCity => {
                let id = self.put_set_card(state, card, seat, city, Known::No);
                state.card_mut(id).zone = Zone::Transit;
                self.blur(state, seat, trace);
                id
            }
            SetInTransit::InHand => card,
        };
        self.push_item(state, seat, Pending::Set { card, city }, trace);
    }

    /// A battle is declared. Source: BK-5.24, BK-5.25.
    fn declare_battle(&self, state: &mut State, seat: Seat, city: City, trace: &mut Tracing) {
        let at = state.battles_declared.partition_point(|declared| *declared < city);
        state.battles_declared.insert(at, city);
        trace.fact(BK_5_24, || Fact::BattleDeclared { seat, city });
        self.push_item(state, seat, Pending::Battle { city }, trace);
    }
}

/// True if an action ends a pass until something changes. Source: BK-7.9.
const fn acts_by_itself(question: Question, action: &Action) -> bool {
    let does_nothing = matches!(
        action,
        Action::SkipOpen | Action::EndMain | Action::NoVanguard | Action::NoFighter
    );
    let by_itself = matches!(
        question,
        Question::OpenPhase
            | Question::BattleOpen
            | Question::MainAction
            | Question::Vanguard
            | Question::Fighter
    );
    by_itself && !does_nothing
}
