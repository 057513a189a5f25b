//! The list of the built-in games.

use kanso_engine::prelude::*;
use kanso_engine::{CardChoice, Game, Setup};
use kanso_games::{
    battlelore_heroes, berserk_tcg, brave_architect, built_in, gin_rummy, mamono_raid, pig,
    rook_raiders,
};
use std::fs;
use std::path::Path;

#[test]
fn each_game_has_a_digest_of_its_own_rules() {
    let games = built_in();
    let digests: Vec<_> = games.metas().map(|meta| games.rules_digest(meta.id)).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/games");
    let folders = fs::read_dir(folder).expect("the games");
    let folders = folders.filter_map(Result::ok);
    let of_games = folders.filter(|folder| folder.path().join("Cargo.toml").is_file()).count();
    assert_eq!(digests.len(), of_games, "every folder is on the list");
    for (at, digest) in digests.iter().enumerate() {
        assert!(digest.is_some());
        assert!(!digests[..at].contains(digest));
    }
    assert_eq!(games.rules_digest("no-such-game"), None);
}

fn rows<G: Game>() {
    let meta = G::meta();
    for set in meta.sets {
        let mut setup = Setup::new::<G>(*meta.seats.start());
        setup.cards = CardChoice::Own(set.text.to_owned());
        let game = G::new(&setup).expect("a built-in set");
        for (at, row) in (0..).map_while(|at| game.card_row(at).map(|row| (at, row))) {
            let id = meta.row_id(&row);
            assert!(meta.has_prefix(meta.prefix_of(&row)), "{id}: a prefix of the game");
            assert_eq!(game.row_cited(&id), Some(at), "{id}: cited once");
            assert_eq!(game.row_cited(row.id), None, "{id}: always with a prefix");
        }
    }
}

#[test]
fn every_card_row_is_found_by_what_it_is_cited_with() {
    rows::<pig::Pig>();
    rows::<gin_rummy::GinRummy>();
    rows::<rook_raiders::RookRaiders>();
    rows::<berserk_tcg::BerserkTcg>();
    rows::<mamono_raid::MamonoRaid>();
    rows::<brave_architect::BraveArchitect>();
    rows::<battlelore_heroes::BattleLore>();
}
