//! Where in its course a game is.
//!
//! Source: the table of states of the specification (chapter 5) and its marks (5.21). The state of
//! the table follows from the tasks (5.18): a window belongs to what it interrupts.

use crate::prelude::*;
use kanso_engine::game::Turn;

vocabulary! {
    /// A state of the table. Source: chapter 5 of the specification.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Phase;
    /// Card sets are taken.
    Draft => "draft" / "キャラメイク";
    /// Styles are chosen.
    Style => "choice of styles" / "戦闘スタイルの選択";
    /// The enemy's parts are dealt.
    DealParty => "making of the dragon" / "敵キャラメイク";
    /// Heroes are placed.
    PlaceHero => "placing of heroes" / "キャラの配置";
    /// Opening hands are drawn.
    OpeningDraw => "opening hands" / "最初の手札";
    /// The first enemy attack card is revealed.
    FirstReveal => "first enemy attack card" / "最初の敵攻撃カードの公開";
    /// The party says who acts next.
    ChooseNext => "choice of the next hero" / "次に手番を行うキャラの選択";
    /// A hero turn begins: upkeep.
    TurnStart => "hero turn: start" / "手番：開始";
    /// A hero acts.
    Main => "hero turn" / "手番";
    /// A hero attacks.
    Attack => "hero turn: attack" / "手番：攻撃";
    /// What a hero does after an attack.
    AfterAttack => "hero turn: after the attack" / "手番：攻撃後";
    /// A hero turn ends.
    TurnEnd => "hero turn: end" / "手番：終了";
    /// The enemy's traits are checked.
    EnemyTraits => "enemy action: traits" / "敵の行動：特性チェック";
    /// The enemy moves.
    EnemyMove => "enemy action: move" / "敵の行動：移動";
    /// The enemy's attack card is revealed.
    EnemyReveal => "enemy action: attack card" / "敵の行動：攻撃カードの公開";
    /// The enemy attacks.
    EnemyAttack => "enemy action: attack" / "敵の行動：攻撃";
    /// A part of the enemy is destroyed.
    Destruction => "destruction of a part" / "敵パーティの破壊";
    /// The round ends.
    RoundEnd => "end of the round" / "ターン終了";
    /// The game is over.
    Over => "the game is over" / "ゲーム終了";
}

/// The state that the table is in.
pub fn phase_of(_: &BraveArchitect, state: &State) -> Phase {
    // What interrupts tells by itself where it is, or what it interrupts does.
    let told = state.tasks.iter().rev().find_map(|task| of_task(state, *task));
    told.unwrap_or(Phase::Over)
}

/// The state of the table while a task is the first from the top that tells it.
fn of_task(state: &State, task: Task) -> Option<Phase> {
    Some(match task {
        Task::Draft(_) => Phase::Draft,
        Task::Style(_) => Phase::Style,
        Task::DealParty => Phase::DealParty,
        Task::PlaceHero(_) => Phase::PlaceHero,
        Task::FirstReveal => Phase::FirstReveal,
        // No hand is drawn before the first hero turn but the opening ones.
        Task::Draw { .. } if state.turns == 0 => Phase::OpeningDraw,
        Task::ChooseNext => Phase::ChooseNext,
        Task::Upkeep { .. } | Task::AfterUpkeep { .. } => Phase::TurnStart,
        Task::HeroTurn(_) if state.turn.as_ref().is_some_and(|turn| turn.attacks > 0) => {
            Phase::AfterAttack
        }
        Task::HeroTurn(_) => Phase::Main,
        Task::Attack => Phase::Attack,
        Task::EndTurn(_) => Phase::TurnEnd,
        Task::Enemy => of_enemy_step(state.enemy.as_ref()?.step),
        Task::Hurt => return of_cause(state),
        Task::Destruction => Phase::Destruction,
        Task::ClearSheet(_) | Task::Refill(_) | Task::NextRound => Phase::RoundEnd,
        _ => return None,
    })
}

const fn of_enemy_step(step: EnemyStep) -> Phase {
    match step {
        EnemyStep::Traits => Phase::EnemyTraits,
        EnemyStep::Steps | EnemyStep::Slams | EnemyStep::Lava => Phase::EnemyMove,
        EnemyStep::Reveal => Phase::EnemyReveal,
        _ => Phase::EnemyAttack,
    }
}

/// What the enemy does belongs to it until the damage is dealt; what a hero does to itself belongs
/// to what it interrupts.
fn of_cause(state: &State) -> Option<Phase> {
    match state.hurt.as_ref()?.cause {
        Cause::EnemyAttack(_) | Cause::Trait(_) => Some(Phase::EnemyAttack),
        Cause::WallSlam => Some(Phase::EnemyMove),
        Cause::Lava if state.enemy.is_some() => Some(Phase::EnemyMove),
        Cause::Lava | Cause::Own(_) => None,
    }
}

/// True if heroes and enemy are still being made and set up: the first card of the enemy is the last
/// thing before the first round. Source: BA-5.1.
pub fn is_set_up(state: &State) -> bool {
    state.tasks.contains(&Task::FirstReveal)
}

/// The turn that goes on: of a hero, or of the enemy and so of nobody. Source: 5.21.
fn turn(state: &State) -> Option<Turn> {
    if let Some(turn) = &state.turn {
        return Some(Turn::of_seat(turn.seat, state.turns));
    }
    // BA-14.6: what the enemy's action destroys is destroyed after it, still in its turn.
    let enemy_acts = state.enemy.is_some() || state.tasks.contains(&Task::Destruction);
    enemy_acts.then_some(Turn { of: None, number: state.turns })
}

/// Where in its course a state is. Source: 5.21.
pub(crate) fn marks(game: &BraveArchitect, state: &State) -> Marks {
    Marks {
        chapter: Some(0),
        // Character making has no round; the first begins when the party says who acts first.
        round: if is_set_up(state) { 0 } else { state.round },
        turn: turn(state),
        phase: phase_of(game, state).index() as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::AttackCard;
    use crate::state::{EnemyAction, Harm, Hurt, HurtStep, Turn as HeroTurn};
    use crate::table::scene::tests::opened;
    use kanso_engine::Seat;

    fn hurt(cause: Cause) -> Hurt {
        let harms = [Harm { seat: Seat::at(0), amount: 1 }].into_iter().collect();
        let (later, none) = (Vec::new(), Seats::default());
        let step = HurtStep::Respond(0);
        Hurt { cause, harms, later, fell: none, rescued: false, step }
    }

    #[test]
    fn a_window_belongs_to_what_it_interrupts() {
        let (game, mut state) = opened(3, &[]);
        let seat = Seat::at(0);
        assert_eq!(phase_of(&game, &state), Phase::ChooseNext);
        state.turns = 1;
        state.turn = Some(HeroTurn::new(seat));
        state.tasks.push(Task::HeroTurn(seat));
        assert_eq!(phase_of(&game, &state), Phase::Main);
        state.hurt = Some(hurt(Cause::Lava));
        state.tasks.push(Task::Hurt);
        assert_eq!(phase_of(&game, &state), Phase::Main, "lava under its own feet");
        state.tasks.pop();
        state.tasks.push(Task::Draw { seat, left: 1 });
        assert_eq!(phase_of(&game, &state), Phase::Main, "a card that draws");
        state.tasks.pop();
        state.tasks.push(Task::Attack);
        assert_eq!(phase_of(&game, &state), Phase::Attack);
        state.tasks.push(Task::Destruction);
        assert_eq!(phase_of(&game, &state), Phase::Destruction);
        state.tasks.push(Task::ChoosePiece { seat, at: 0 });
        assert_eq!(phase_of(&game, &state), Phase::Destruction, "equipment of the part");
        state.tasks.truncate(state.tasks.len() - 3);
        state.turn.as_mut().expect("a turn").attacks = 1;
        assert_eq!(phase_of(&game, &state), Phase::AfterAttack);
        state.tasks.clear();
        assert_eq!(phase_of(&game, &state), Phase::Over);
    }

    #[test]
    fn the_enemy_has_a_turn_that_is_nobodys() {
        let (game, mut state) = opened(3, &[]);
        let at_first = marks(&game, &state);
        assert_eq!(
            (at_first.round, at_first.turn),
            (1, None),
            "who acts first is asked in round 1"
        );
        state.tasks.push(Task::FirstReveal);
        assert_eq!(marks(&game, &state).round, 0, "character making has no round");
        state.tasks.pop();
        state.turns = 1;
        state.turn = Some(HeroTurn::new(Seat::at(2)));
        let hero = marks(&game, &state);
        assert_eq!((hero.round, hero.turn), (1, Some(Turn::of_seat(Seat::at(2), 1))));
        (state.turn, state.turns) = (None, 4);
        assert_eq!(marks(&game, &state).turn, None, "between two turns");
        state.enemy = Some(EnemyAction::new());
        state.tasks.push(Task::Enemy);
        let nobody = Some(Turn { of: None, number: 4 });
        assert_eq!(marks(&game, &state).turn, nobody);
        assert_eq!(phase_of(&game, &state), Phase::EnemyTraits);
        state.hurt = Some(hurt(Cause::WallSlam));
        state.tasks.push(Task::Hurt);
        assert_eq!(phase_of(&game, &state), Phase::EnemyMove);
        state.hurt = Some(hurt(Cause::EnemyAttack(AttackCard::new(0).expect("a card"))));
        assert_eq!(phase_of(&game, &state), Phase::EnemyAttack);
        state.tasks.truncate(state.tasks.len() - 2);
        state.enemy = None;
        state.tasks.push(Task::Destruction);
        assert_eq!(marks(&game, &state).turn, nobody, "what it destroyed is destroyed in its turn");
    }
}
