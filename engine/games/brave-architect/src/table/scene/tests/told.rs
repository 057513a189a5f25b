//! What the table tells of the course: whose cards lie there, what the enemy does, what an attack did.

use super::*;
use crate::prelude::Face;
use crate::state::AttackStep;

/// The value of a line, in English, if it is there.
fn line_of(scene: &Scene, id: &str) -> Option<String> {
    let ids: BTreeSet<String> = all_ids(scene);
    ids.contains(id).then(|| value_of(scene, id))
}

/// A line with its sign.
fn line_on<'a>(scene: &'a Scene, id: &str) -> &'a Line {
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let lines = regions.filter_map(|region| match &region.body {
        Body::Sheet(lines) => Some(lines),
        Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
    });
    lines.flatten().find(|line| line.id == id).unwrap_or_else(|| panic!("{id} is a line"))
}

/// The seats whose regions of a kind lie on the table.
fn on_table(scene: &Scene, name: &str) -> Vec<Seat> {
    let has = |seat: &Seat| {
        let id = ids::of_seat(*seat, name);
        scene.pages[0].regions.iter().any(|region| region.id == id)
    };
    (0..4).map(Seat::at).filter(has).collect()
}

/// The seats whose sides of the page of the heroes are active.
fn active(scene: &Scene) -> Vec<Seat> {
    let active = scene.pages[1].regions.iter().filter(|region| region.tone == Tone::Active);
    let mut seats: Vec<Seat> = active.filter_map(|region| region.seat).collect();
    seats.dedup();
    seats
}

/// Whose cards lie on the table has the large side of the other page: an eye's own seat, else who is
/// asked or rolls, else who acts or acted; a hero that is down only if there is nobody else.
#[test]
fn the_cards_on_the_table_are_of_one_seat() {
    let game = game(3, &[]);
    let mut state = game.laid_out();
    let (mut rolled, mut chosen) = (0, 0);
    play(&game, &mut state, &mut Dice(4), 400, &mut |state, _, _, _| {
        let view = View { game: &game, state, eye: Eye::Public };
        if view.is_draft() {
            return;
        }
        for seat in state.every_seat() {
            let shown = scene(&game, state, Eye::Seat(seat));
            assert_eq!((on_table(&shown, "hand"), active(&shown)), (vec![seat], vec![seat]));
        }
        let shown = picture(&game, state);
        let [seat] = on_table(&shown, "hand")[..] else { panic!("one seat's cards lie there") };
        assert_eq!(active(&shown), [seat]);
        if let Some(asked) = game.asked(state).and_then(|(_, seats)| seats.only()) {
            assert_eq!(seat, asked);
            return;
        }
        let rolls = state.enemy.as_ref().and_then(|enemy| match enemy.step {
            EnemyStep::Roll(at) => enemy.victims.get(usize::from(at)),
            _ => None,
        });
        if let (Some(victim), Some(Task::Enemy)) = (rolls, state.tasks.last()) {
            assert_eq!(seat, victim.seat);
            rolled += 1;
            return;
        }
        let stands = state.standing_seats().next().is_some();
        let placed = state.every_seat().all(|seat| state.seat(seat).at.is_some());
        assert!(!stands || !placed || state.stands(seat), "{:?}", state.tasks.last());
        if let (Some(Task::ChooseNext), Some(last)) = (state.tasks.last(), state.last_attack) {
            assert!(seat == last.seat || !state.stands(last.seat));
            chosen += 1;
        }
    });
    assert!(rolled > 0 && chosen > 0, "{rolled} rolls, {chosen} choices");
}

/// Who is inside comes first; during the attack its own card does, apart from that which gave the area.
#[test]
fn what_the_enemy_does_begins_with_what_matters() {
    let game = game(3, &[]);
    let mut state = game.laid_out();
    let (mut now, mut later, mut pushed) = (0, 0, 0);
    play(&game, &mut state, &mut Dice(4), 260, &mut |_, _, state, _| {
        let Some(forecast) = game.forecast(state) else { return };
        let said = value_of(&picture(&game, state), ids::NEXT);
        let left = &game.cards.attack(forecast.card).face.name.en;
        if !forecast.is_now {
            let first = ["inside: ", "nobody inside; ", "by the side", "two heroes", "defeat"];
            assert!(first.iter().any(|first| said.starts_with(first)), "{said}");
            assert!(said.contains(&format!("; {left}: ")), "{said}");
            // In few words, and the range before the pushes.
            let whole = |seat: Seat| game.hero_label(state, seat).en.into_owned();
            assert!(state.every_seat().all(|seat| !said.contains(&whole(seat))), "{said}");
            let [range, pushes] = [game.cards.attack(forecast.card).reach.name().en, "; pushes "]
                .map(|words| said.find(words));
            assert!(range.is_none() || pushes.is_none() || range < pushes, "{said}");
            pushed += usize::from(range.is_some() && pushes.is_some());
            later += 1;
        } else if let Some(card) = game.current_card(state) {
            let name = &game.cards.attack(card).face.name.en;
            assert!(said.starts_with(&format!("{name}; ")), "{said}");
            assert!(said.contains(&format!("; area by {left}: ")), "{said}");
            now += 1;
        }
    });
    assert!(now > 0 && later > 0 && pushed > 0, "{now}, {later} and {pushed}");
}

/// BA-11.11: an evasion says its total, what is needed and what comes of it.
#[test]
fn an_evasion_is_told_in_words() {
    let game = game(3, &[]);
    let mut state = game.laid_out();
    let mut fates = BTreeSet::new();
    play(&game, &mut state, &mut Dice(4), 400, &mut |_, _, state, _| {
        let Some(action) = &state.enemy else { return };
        let Some(card) = game.current_card(state) else { return };
        let shown = picture(&game, state);
        for victim in &action.victims {
            let said = value_of(&shown, &ids::of_seat(victim.seat, "evade"));
            let check = game.evasion_check(state, victim.seat, card, &game.active_traits(state));
            let Some(die) = victim.die else {
                assert!(said.starts_with("needs a die of "), "{said}");
                continue;
            };
            let more = i32::from(check.spd) + i32::from(check.mods) + i32::from(victim.evade);
            let total = format!("{} of {}, ", i32::from(die) + more, check.target);
            let fate = said.strip_prefix(&total).and_then(|rest| rest.split(" (die ").next());
            fates.insert(fate.expect("the total first").to_owned());
        }
    });
    for fate in ["hit", "evades"] {
        assert!(fates.contains(fate), "{fate} is among {fates:?}");
    }
}

/// What an attack did stays told when it is over: by whom, with what, at what, how much.
#[test]
fn the_last_attack_stays_told() {
    let game = game(3, &[]);
    let mut state = game.laid_out();
    let mut told = 0;
    play(&game, &mut state, &mut Dice(4), 260, &mut |before, _, state, _| {
        let (Some(attack), None, Some(turn)) = (&before.attack, &state.attack, &state.turn) else {
            return;
        };
        let shown = picture(&game, state);
        let with = value_of(&shown, ids::ATTACK_WITH);
        assert!(with.starts_with(&*game.hero_label(state, attack.seat).en), "{with}");
        let at = value_of(&shown, ids::ATTACK_AT);
        assert_eq!(at.matches('(').count(), attack.targets.iter().count(), "{at}");
        let damage = line_on(&shown, ids::ATTACK_DAMAGE);
        assert_eq!(damage.label.en.contains("missed"), turn.missed, "{damage:?}");
        assert_eq!(damage.value.en, turn.damage.to_string());
        assert_eq!(damage.sign.as_ref().map(|sign| &sign.figure), Some(&damage.value));
        told += usize::from(turn.attacks == 1 && with.contains(": "));
    });
    assert!(told > 0);
}

/// BA-19.1: once the game is over nobody is still to act.
#[test]
fn nobody_is_to_act_after_the_end() {
    let (game, mut state) = opened(3, &[]);
    assert!(line_of(&picture(&game, &state), ids::TURN).is_some());
    BraveArchitect::finish(&mut state);
    let over = picture(&game, &state);
    assert_eq!(line_of(&over, ids::TURN), None);
    assert_eq!(line_of(&over, ids::RESULT).as_deref(), Some("lost"));
}

/// What the course calls by a name is found on the table by a cut of the same word.
#[test]
fn short_names_are_cuts_of_the_names_in_japanese() {
    let (game, _) = opened(3, &[]);
    let cards = &game.cards;
    let check = |face: &Face| {
        let short = short::of(face);
        let (cut, name) = (&short.ja, &face.name.ja);
        let is_hero = &**name == "ヒューマン";
        assert!(is_hero || short::is_cut_of(cut, name), "{cut} of {name}");
        assert!(cut.chars().count() <= 4, "{cut}");
    };
    cards.deck_cards.iter().for_each(|row| check(&row.face));
    cards.weapons.iter().for_each(|row| check(&row.face));
    cards.faces.iter().for_each(|row| check(&row.face));
    cards.subs.iter().for_each(|row| check(&row.face));
    cards.items.iter().for_each(|row| check(&row.face));
    cards.pieces.iter().for_each(|row| check(&row.face));
    cards.attacks.iter().for_each(|row| check(&row.face));
    cards.parties.iter().for_each(|row| check(&row.face));
}

/// BA-11.4, BA-20.10: each pawn says what the sentence says of its hero, and each place where the enemy may
/// come to stand has an outline of its own.
#[test]
fn the_map_says_what_the_sentence_says() {
    let game = game(4, &[]);
    let (mut sure, mut perhaps) = (0, 0);
    let mut look = |state: &State| {
        let Some(forecast) = game.forecast(state) else { return };
        let shown = picture(&game, state);
        for seat in state.every_seat().filter(|seat| state.seat(*seat).at.is_some()) {
            let badges = badges_of(&shown, &ids::pawn(seat));
            let has = |text: &str| badges.iter().any(|badge| badge == text);
            assert_eq!(has("att") || has("att!"), forecast.inside().contains(seat), "{badges:?}");
            let maybe = !forecast.is_now && forecast.maybe_inside().contains(seat);
            assert_eq!(has("att?"), maybe, "{badges:?}");
            // The ground beneath it says the same, wherever it is pushed to.
            if !state.stands(seat) {
                continue;
            }
            let cell = map_of(&shown)
                .cells
                .iter()
                .find(|cell| cell.tokens.iter().any(|token| token.id == ids::pawn(seat)));
            let tint = cell.expect("it stands on the map").tint;
            assert_eq!(tint == Tone::Bad, forecast.inside().contains(seat), "{badges:?}");
        }
        let bodies: BTreeSet<_> = forecast.ends.iter().map(|end| end.body).collect();
        let stays = bodies.iter().all(|body| *body == state.body_at);
        let ahead = map_of(&shown).wholes.iter().filter(|whole| whole.ahead).count();
        assert_eq!(ahead, if stays { 0 } else { bodies.len() });
        let several = if bodies.len() > 1 { bodies.len() } else { 0 };
        assert_eq!(cells_with(&shown, "▼?").len(), several);
        sure += usize::from(ahead == 1);
        perhaps += usize::from(ahead > 1);
    };
    // Some games, as the enemy seldom has two places to go to.
    for seed in 0..12 {
        play(&game, &mut game.laid_out(), &mut Dice(seed), 400, &mut |_, _, state, _| look(state));
    }
    assert!(sure > 0 && perhaps > 0, "{sure} and {perhaps}");
}

/// 5.19: the table names the cards of the others, too; with hidden hands, how many.
#[test]
fn the_cards_of_the_others_are_named() {
    for hidden in [false, true] {
        let (game, mut state) = opened(3, if hidden { &[("hands-open", 1)] } else { &[] });
        let card = CardKind::try_from(Kind(0)).expect("a card of the set");
        state.seat_mut(Seat::at(1)).hand = std::iter::once(card).collect();
        let shown = scene(&game, &state, Eye::Seat(Seat::at(0)));
        let name = &game.cards.card(card).face.name.en;
        let wanted = if hidden { "hand: 1".to_owned() } else { format!("hand: {name}") };
        assert_eq!(value_of(&shown, "seat1/cards").split("; ").next(), Some(&*wanted));
        assert_eq!(line_of(&shown, "seat0/cards"), None, "those lie there");
    }
}

/// What is counted is counted once: cards under a card by its badge, the pile of which a half counts as one.
#[test]
fn stacks_are_told_once() {
    let (game, mut state) = opened(3, &[]);
    let [card, under] = [0, 1].map(|at| CardKind::try_from(Kind(at)).expect("a card of the set"));
    let entry = Entry { card, under: [under].into_iter().collect() };
    state.seat_mut(Seat::at(1)).play_sheet.push(entry);
    let shown = picture(&game, &state);
    let row = |id: &str| {
        let mut regions = shown.pages.iter().flat_map(|page| &page.regions);
        let last = regions.rfind(|region| region.id == id);
        last.and_then(
            |region| if let Body::Row(slots) = &region.body { slots.first() } else { None },
        )
    };
    let laid = row("seat1/play").expect("a card lies there");
    let badges = &laid.token.as_ref().expect("it is a card").badges;
    assert_eq!((laid.count, badges.last().map(|badge| &*badge.text.en)), (1, Some("+1")));
    let pile = row(ids::ENEMY_CARDS).expect("a card lies there");
    assert_eq!(pile.label, Label::new("discard, left half", "捨て札の左半分"));
}

/// In the draft no hero has lost HP.
#[test]
fn a_hero_that_is_being_made_has_all_its_hp() {
    let game = game(3, &[]);
    let mut state = game.laid_out();
    let mut seen = 0;
    play(&game, &mut state, &mut Dice(4), 18, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        for seat in state.every_seat().filter(|seat| state.seat(*seat).race.is_some()) {
            let hp = value_of(&shown, &ids::of_seat(seat, "hp"));
            let max = game.max_hp(state, seat);
            assert_eq!(hp, format!("{max}/{max}"));
            seen += 1;
        }
    });
    assert!(seen > 0);
}

/// Items of the others and what lies under their cards are told, too; an empty hand is called so.
#[test]
fn what_the_others_hold_is_told_whole() {
    let (game, mut state) = opened(3, &[]);
    let [card, under] = [0, 1].map(|at| CardKind::try_from(Kind(at)).expect("a card of the set"));
    let [potion, other] = [0, 1].map(|at| ItemKind::new(at).expect("an item"));
    let piece = Piece::new(0).expect("a piece");
    let has = state.seat_mut(Seat::at(1));
    has.hand.clear();
    let told = |state: &State, lang| {
        said(&scene(&game, state, Eye::Seat(Seat::at(0))), "seat1/cards", lang)
    };
    assert_eq!(told(&state, Lang::En), "hand: none");
    let has = state.seat_mut(Seat::at(1));
    has.play_sheet.push(Entry { card, under: [under, under].into_iter().collect() });
    has.items = vec![
        HeldItem { item: potion, piece: None },
        HeldItem { item: other, piece: Some(piece) },
        HeldItem { item: potion, piece: None },
    ];
    let name = |face: &Face, lang: Lang| face.name.in_lang(lang).to_owned();
    let (cards, lang) = (&game.cards, Lang::En);
    let card = &cards.card(card).face;
    let (potion, piece) = (&cards.item(potion).face, &cards.piece(piece).face);
    assert_eq!(
        told(&state, lang),
        format!(
            "hand: none; play sheet: {} (2 under); items: {} × 2, {}",
            name(card, lang),
            name(potion, lang),
            name(piece, lang)
        )
    );
    let lang = Lang::Ja;
    assert_eq!(
        told(&state, lang),
        format!(
            "手札：なし。プレイシート：{}（下に2枚）。アイテム：{}×2、{}",
            name(card, lang),
            name(potion, lang),
            name(piece, lang)
        )
    );
}

/// BA-14.2: a part that an attack was at and that is gone is never told as the core that lies open there.
#[test]
fn a_felled_part_keeps_its_name() {
    let (game, mut state) = opened(3, &[]);
    let (at, slots) = (Slot::Two, Slots::one(Slot::Two));
    let Part::Intact { card, .. } = state.parts[1] else { panic!("a part lies there") };
    let name = game.party_name(card).en.clone();
    state.last_attack = Some(LastAttack { seat: Seat::at(0), slots, parts: slots });
    let link = |state: &State| value_of(&picture(&game, state), ids::LINK);
    assert!(link(&state).ends_with(&format!(" attacked {name} (NE)")), "{}", link(&state));
    state.parts[1] = Part::Destroyed;
    assert!(link(&state).ends_with(" attacked part (NE, felled)"), "nothing says which it was");
    state.atk_deck.add(EnemyCard::Party(card).into(), 1);
    assert!(link(&state).ends_with(&format!(" attacked {name} (NE, felled)")), "{}", link(&state));
    let none = Slots::default();
    state.last_attack = Some(LastAttack { seat: Seat::at(0), slots, parts: none });
    assert!(link(&state).ends_with(" attacked core (NE)"), "it lay open before");
    // In a game: while the destruction goes on its card is known, and nothing points at the core.
    let mut seen = 0;
    for seed in 0..6 {
        let mut state = game.laid_out();
        let mut dice = Dice(seed);
        play(&game, &mut state, &mut dice, 60, &mut |_, _, _, _| {});
        for part in &mut state.parts {
            if let Part::Intact { hp, .. } = part {
                *hp = 3;
            }
        }
        play(&game, &mut state, &mut dice, 60, &mut |_, _, state, _| {
            let (Some(attack), Some(done)) = (&state.attack, &state.destruction) else { return };
            let Some(card) = done.card else { return };
            let gone: Vec<Slot> = attack
                .targets
                .iter()
                .filter(|slot| {
                    attack.intact.contains(*slot) && game.intact_at(state, *slot).is_none()
                })
                .collect();
            let shown = picture(&game, state);
            let at = value_of(&shown, ids::ATTACK_AT);
            for slot in gone {
                let is_first = game.part_of(slot) == game.part_of(done.slots[0]);
                let name = if is_first { &*game.party_name(card).en } else { "part" };
                assert!(at.contains(&format!("{name} ({}, felled)", slot.name().en)), "{at}");
                assert!(!badges_of(&shown, ids::slot(slot)).contains(&"⚔".to_owned()));
                assert!(shown.pages[0].arrows.iter().all(|arrow| arrow.to != ids::slot(slot)));
                seen += 1;
            }
        });
    }
    assert!(seen > 0);
    assert_eq!(at.name().en, "NE");
}

/// Each of those who are to decide has the sign of it, and nobody else, under the sign of its seat.
#[test]
fn whoever_is_to_decide_is_marked() {
    let game = game(3, &[]);
    let mut state = game.laid_out();
    let mut counts = BTreeSet::new();
    play(&game, &mut state, &mut Dice(4), 260, &mut |_, _, state, _| {
        if (View { game: &game, state, eye: Eye::Public }).is_draft() {
            return;
        }
        let asked = game.asked(state).map_or(Seats::NONE, |(_, seats)| seats);
        let shown = picture(&game, state);
        for seat in state.every_seat() {
            let id = ids::of_seat(seat, "sheet");
            let sheet = shown.pages[0].regions.iter().find(|region| region.id == id);
            let sheet = sheet.expect("each has a sheet");
            for lang in Lang::ALL {
                let regions = shown.pages.iter().flat_map(|page| &page.regions);
                let alike = regions.filter(|other| other.name == sheet.name).count();
                assert_eq!(alike, 1, "no other region is called so: {:?}", sheet.name);
                let is_marked = sheet.name.in_lang(lang).starts_with("▶ ");
                assert_eq!(is_marked, asked.contains(seat), "{sheet:?}");
            }
            assert!(!asked.contains(seat) || sheet.tone == Tone::Seat(seat.into()));
        }
        counts.insert(asked.iter().count());
    });
    assert!([0, 1, 3].iter().all(|count| counts.contains(count)), "{counts:?}");
}

/// BA-10.3: the figure of the hate card says when the next hit takes it whatever it deals.
#[test]
fn hate_that_any_hit_takes_is_told_by_its_figure() {
    let (game, mut state) = opened(3, &[]);
    let figure = |state: &State| {
        let shown = picture(&game, state);
        line_on(&shown, ids::HATE).sign.as_ref().map(|sign| sign.figure.en.to_string())
    };
    assert_eq!(figure(&state).as_deref(), Some("nobody"));
    state.hate = Some(Hate { owner: Seat::at(0), range: 3 });
    assert_eq!(figure(&state).as_deref(), Some("10+→0+"));
    state.hate_fresh = true;
    assert_eq!(figure(&state).as_deref(), Some("10+"));
}

/// True while nothing has come of an attack yet that changes what counted for its roll.
const fn is_read(step: AttackStep) -> bool {
    !matches!(step, AttackStep::Tension | AttackStep::Hate | AttackStep::After)
}

/// BA-9.6: dice are told apart from their total, and a stat from what is added to it.
#[test]
fn sums_are_told_with_their_parts() {
    let game = game(4, &[]);
    let mut state = game.laid_out();
    let (mut rolls, mut stats) = (0, 0);
    play(&game, &mut state, &mut Dice(3), 260, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        for seat in state.every_seat() {
            for stat in Stat::ALL {
                let line = line_on(&shown, &ids::of_seat(seat, stat.word()));
                assert_eq!(line.sign.as_ref().map(|sign| &sign.figure), Some(&line.value));
                stats += usize::from(line.value.ja.ends_with(')'));
            }
        }
        let Some(attack) = &state.attack else { return };
        let Some(roll) = attack.rolls.last().filter(|_| is_read(attack.step)) else {
            return;
        };
        let figure = line_on(&shown, ids::ATTACK_ROLL).sign.clone().expect("it has one").figure;
        let [first, second] = roll.dice;
        let total = game.attack_total(state, attack, roll.dice).total;
        assert!(figure.en.starts_with(&format!("{first}+{second}")), "{figure:?}");
        assert!(figure.en.ends_with(&format!(" = {total}")), "{figure:?}");
        rolls += 1;
    });
    assert!(rolls > 0 && stats > 0, "{rolls} and {stats}");
}

/// BA-9.6: an attack says from which total on it hits, and what it deals then at least.
#[test]
fn an_attack_says_what_it_does() {
    let (game, state) = opened(4, &[]);
    let shown = picture(&game, &state);
    let mut more = 0;
    for seat in state.every_seat() {
        let face = game.face(&state, seat).expect("a style was chosen");
        let chart = &game.cards.weapon_face(face).basic.attack.chart;
        let badges = badges_of(&shown, &ids::of(&game, face));
        let rises = chart.iter().any(|row| row.damage > chart[0].damage || row.plus.is_some());
        let least = format!("d{}", chart[0].damage);
        assert!(
            badges.contains(&least) && badges.contains(&format!("≥{}", chart[0].from)),
            "{badges:?}"
        );
        let of_card = &token_of(&shown, &ids::of(&game, face)).badges;
        let figure = of_card.iter().find(|badge| badge.text.en == *least);
        let figure = figure.and_then(|badge| badge.sign.as_ref()).map(|sign| &*sign.figure.en);
        assert_eq!(figure.is_some_and(|figure| figure.ends_with('+')), rises, "{figure:?}");
        more += usize::from(rises);
    }
    assert!(more > 0);
}
