//! The step cards 5, 6 and 7, with what they do in figures.

use super::ids;
use crate::prelude::*;
use crate::rules::chapter::end_phase::RECOVERIES;
use crate::rules::chapter::summon::SUMMONS;
use crate::state::SLOTS;
use kanso_engine::scene::{Badge, Icon, Look as Shape, Token};

/// The step cards in their order; the pawn stands on one of them, or on a command. Source: RR-6, RR-7,
/// RR-8.
pub(super) fn cards(pawn: u8) -> [Token; 3] {
    let figure = |icon, [en, ja]: [&str; 2], figure: u8, meaning: Text| {
        let text = Label::new(format!("{en}{figure}"), format!("{ja}{figure}"));
        Badge::new(text, meaning, Tone::Plain).signed(icon, figure)
    };
    let once = Text::new("each monster on a board acts once", "ボード上のモンスターの行動回数");
    let summoned = Text::new("monsters summoned on every board", "各ボードに召喚される数");
    let ready = Text::new("acted units made ready by each seat", "各自が未行動に戻すユニット数");
    let new = Text::new("new mercenaries", "新しい傭兵の数");
    let card = |index: usize, name: Text, icon: Icon, detail: Text, badges: Vec<Badge>| {
        let runs = usize::from(pawn) == Command::ALL.len() + index;
        let tone = if runs { Tone::Active } else { Tone::Plain };
        let token = Token::new(ids::STEPS[index], name, name, tone, Shape::Card);
        Token { sign: Some(icon), badges, detail: detail.into(), ..token }
    };
    let invasion = Text::new(
        "every monster on a board attacks a unit in its range, or else moves towards the castle",
        "ボード上のモンスターは、射程内のユニットを攻撃し、いなければ城へ進む",
    );
    let summon = Text::new(
        "waiting monsters enter, then monsters of the deck are summoned in the lanes that chips show",
        "待機列のモンスターが入り、続いてチップの示すラインに山札から召喚する",
    );
    let end = Text::new(
        "support, recovery, mercenaries, command cards, start player",
        "援護、疲労回復、傭兵、コマンドカード、スタートプレイヤーの交代",
    );
    [
        card(
            0,
            Text::new("Invasion", "侵略"),
            Icon::Invasion,
            invasion,
            vec![figure(Icon::Battle, ["act", "動"], 1, once)],
        ),
        card(
            1,
            Text::new("Summon", "召喚"),
            Icon::Summon,
            summon,
            vec![figure(Icon::Beast, ["new", "召"], SUMMONS, summoned)],
        ),
        card(
            2,
            Text::new("End", "終了処理"),
            Icon::End,
            end,
            vec![
                figure(Icon::Ready, ["rdy", "未"], RECOVERIES, ready),
                figure(Icon::Mercenary, ["new", "傭"], SLOTS as u8, new),
            ],
        ),
    ]
}
