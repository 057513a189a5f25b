//! What was corrected about the game, revision by revision.

use crate::prelude::*;
use kanso_engine::Revision;

/// The revisions since the first. Append-only once released.
pub const REVISIONS: &[Revision] = &[
    Revision {
        number: 2,
        about: Text::new(
            "new games have the card set house-2: every enemy attack but Bite deals 8 damage when the \
         damage die shows 5, and 12 when it shows 6; with the 3 to 7 of house-1 a party all but always \
         won in easy mode",
            "新しいゲームはカードセットhouse-2を使う。《噛み付き》以外の敵の攻撃は、\
         ダメージのダイスが5なら8ダメージ、6なら12ダメージになる。house-1の3〜7では、\
         イージーモードで負けることがほとんどなかった",
        ),
        defaults: &[],
    },
    Revision {
        number: 3,
        about: Text::new(
            "a hero who has not evaded, takes 0 damage and would lose tension to the attack is asked before \
         that whether to heal with it; it lost its tension unasked",
            "回避に失敗して0ダメージで、敵の攻撃によりテンションを失うキャラは、失う前に\
         テンションで回復するかを聞かれる。これまでは聞かれずに失っていた",
        ),
        defaults: &[(BA_R55, "before-damage-or-loss")],
    },
];
