//! What the tree of lines keeps to, and what it refuses.

use super::*;
use crate::log::record::{
    Cards, Claim, Claimed, Dispute, Found, MendReason, Ruling, SealEnd, Verdict,
};
use crate::log::record::{LUCK_WORDS_MAX, LuckWords, Revealed, RevealedOutcome};
use crate::luck::{commitment_of, committed_seed};
use kanso_engine::{Kind, Outcome};
use proptest::prelude::*;

fn header() -> Header {
    Header {
        game: "test".to_owned(),
        revision: 1,
        action_variants: 1,
        program: "0".to_owned(),
        cards: Cards::None,
        names: vec!["A".to_owned()],
        options: Vec::new(),
        readings: Vec::new(),
        luck: LuckSource::Seeded { version: 1, seed: [0; 32] },
        opening: None,
        created: None,
        rules: None,
    }
}

fn decide(action: u32) -> Event<u32> {
    Event::Decision(action)
}

fn step(line: LineId, actions: std::ops::Range<u32>) -> Record<u32> {
    Record::Step(Step { line, events: actions.map(decide).collect() })
}

fn branch(parent: LineId, pieces: Vec<Piece<u32>>) -> Record<u32> {
    Record::Line(NewLine { parent, name: "b".to_owned(), luck: LineLuck::Same, pieces })
}

fn tree(records: Vec<Record<u32>>) -> Result<Tree<u32>, TreeProblem> {
    let numbered = records.into_iter().zip(1..).map(|(record, offset)| (offset, record));
    Tree::grow(header(), numbered).map_err(|error| error.problem)
}

fn actions(tree: &Tree<u32>, line: LineId) -> Vec<u32> {
    let mut all = Vec::new();
    for stretch in tree.stretches(line, 0) {
        assert_eq!(stretch.start as usize, all.len());
        all.extend(stretch.events.iter().map(|event| match event {
            Event::Decision(action) => *action,
            Event::Chance(_) => u32::MAX,
        }));
    }
    for (at, action) in all.iter().enumerate() {
        if let Some(Event::Decision(found)) = tree.event(line, at as u32) {
            assert_eq!(found, action);
        }
    }
    all
}

#[test]
fn a_correction_keeps_enters_and_fills() {
    let kept = |from, to| Piece::Kept { from, to };
    let pieces = vec![
        kept(0, 3),
        Piece::Entered(vec![decide(100)]),
        kept(4, 6),
        Piece::Filled(vec![decide(200)]),
        kept(8, 10),
    ];
    let mut tree = tree(vec![step(0, 0..5), step(0, 5..10), branch(0, pieces), step(1, 50..52)])
        .expect("all fit");
    assert_eq!(actions(&tree, 1), [0, 1, 2, 100, 4, 5, 200, 8, 9, 50, 51]);
    assert_eq!((tree.lines()[1].fork, tree.len(1)), (3, 11));
    let origins: Vec<_> = [2, 3, 5, 6, 8, 10].map(|at| tree.origin(1, at)).into();
    let kept_from_main = |event| Some(Origin::Kept { line: 0, event });
    assert_eq!(
        origins,
        [
            kept_from_main(2),
            Some(Origin::Entered),
            kept_from_main(5),
            Some(Origin::Filled),
            kept_from_main(9),
            Some(Origin::Own),
        ]
    );
    assert_eq!(tree.origin(1, 11), None);
    assert_eq!(tree.owner(1, 3), 0);
    assert_eq!(tree.owner(1, 4), 1);

    // A branch of the branch names the line where each event was born.
    tree.push(99, branch(1, vec![kept(0, 5), kept(6, 11)])).expect("fits");
    assert_eq!(actions(&tree, 2), [0, 1, 2, 100, 4, 200, 8, 9, 50, 51]);
    assert_eq!(tree.origin(2, 3), Some(Origin::Kept { line: 1, event: 3 }));
    assert_eq!(tree.origin(2, 5), Some(Origin::Kept { line: 1, event: 6 }));
    assert_eq!(tree.origin(2, 6), kept_from_main(8));
    assert_eq!(tree.lines()[2].fork, 5);
}

#[test]
fn an_event_is_found_where_each_line_has_it() {
    let kept = |from, to| Piece::Kept { from, to };
    let pieces = vec![kept(0, 3), Piece::Entered(vec![decide(100)]), kept(4, 6)];
    let tree = tree(vec![step(0, 0..10), branch(0, pieces), step(1, 50..52)]).expect("all fit");
    for line in [0, 1] {
        for event in 0..tree.len(line) {
            let born = tree.born(line, event).expect("it has the event");
            assert_eq!(tree.place_of(line, born), Some(event), "line {line}");
        }
    }
    let places = |line, born: [Born; 4]| born.map(|born| tree.place_of(line, born));
    assert_eq!(places(1, [(0, 4), (1, 3), (1, 6), (1, 7)]), [Some(4), Some(3), Some(6), Some(7)]);
    assert_eq!(places(1, [(0, 3), (0, 6), (1, 4), (1, 8)]), [None; 4]);
    assert_eq!(places(0, [(0, 10), (1, 3), (2, 0), (0, 9)]), [None, None, None, Some(9)]);
    assert_eq!(tree.place_of(2, (0, 0)), None);
}

#[test]
fn a_tree_is_empty_until_a_line_has_an_event() {
    let seeded = |records| tree(records).expect("all fit");
    assert!(seeded(vec![branch(0, Vec::new())]).is_empty());
    let tree = seeded(vec![step(0, 0..1), branch(0, Vec::new())]);
    let lines: Vec<_> = tree.lines().iter().map(Line::is_empty).collect();
    assert_eq!((tree.is_empty(), lines), (false, vec![false, true]));
    assert!(!seeded(vec![branch(0, vec![Piece::Entered(vec![decide(1)])])]).is_empty());
}

/// What has room can be written before it is pushed: it fits then.
#[test]
fn there_is_room_up_to_each_limit_and_not_beyond_it() {
    type Change = fn(&mut Tree<u32>);
    let kept = |from, to| Piece::Kept { from, to };
    let entered = || Piece::Entered(vec![decide(9)]);
    let made = |pieces| branch(0, pieces);
    let cases: Vec<(Change, Record<u32>, Option<TreeProblem>)> = vec![
        (|it| it.lines[0].events = EVENTS_MAX - 2, step(0, 0..2), None),
        (
            |it| it.lines[0].events = EVENTS_MAX - 2,
            step(0, 0..3),
            Some(TreeProblem::TooManyEvents { line: 0 }),
        ),
        (|it| it.lines[0].events = EVENTS_MAX, made(vec![kept(EVENTS_MAX - 1, EVENTS_MAX)]), None),
        (
            |it| it.lines[0].events = EVENTS_MAX,
            made(vec![kept(0, EVENTS_MAX), entered()]),
            Some(TreeProblem::TooManyEvents { line: 2 }),
        ),
        (|it| it.spans = SPANS_MAX - 1, step(0, 0..1), None),
        (|it| it.spans = SPANS_MAX, step(0, 0..1), Some(TreeProblem::TooManySpans)),
        // Its parent has one, and each piece may be one more.
        (|it| it.spans = SPANS_MAX - 3, made(vec![kept(0, 2), entered()]), None),
        (
            |it| it.spans = SPANS_MAX - 2,
            made(vec![kept(0, 2), entered()]),
            Some(TreeProblem::TooManySpans),
        ),
        (|it| it.replayed = REPLAY_MAX, step(0, 0..3), None),
        (|it| it.replayed = REPLAY_MAX - 3, step(1, 0..3), None),
        (|it| it.replayed = REPLAY_MAX - 2, step(1, 0..3), Some(TreeProblem::TooMuchReplay)),
        (|it| it.lines.resize(LINES_MAX - 1, it.lines[0].clone()), made(vec![entered()]), None),
        (
            |it| it.lines.resize(LINES_MAX, it.lines[0].clone()),
            made(vec![entered()]),
            Some(TreeProblem::TooManyLines),
        ),
    ];
    for (change, record, problem) in cases {
        let pieces = vec![kept(0, 2), entered()];
        let mut tree = tree(vec![step(0, 0..4), branch(0, pieces)]).expect("all fit");
        change(&mut tree);
        assert_eq!(tree.has_room(&record).err(), problem, "{record:?}");
        if problem.is_none() || matches!(record, Record::Step(_)) {
            assert_eq!(tree.push(9, record).err().map(|error| error.problem), problem);
        }
    }
}

/// Of a line exactly what it adds is counted: its own spans, and its events behind the fork.
#[test]
fn a_line_fits_up_to_each_limit_and_not_beyond_it() {
    type Change = fn(&mut Tree<u32>);
    let kept = |from, to| Piece::Kept { from, to };
    let entered = |count| Piece::Entered(vec![decide(9); count]);
    let short = || vec![kept(0, 2), entered(1)];
    let too_many_events = Some(TreeProblem::TooManyEvents { line: 2 });
    let cases: Vec<(Change, Vec<Piece<u32>>, Option<TreeProblem>)> = vec![
        (
            |it| it.lines.resize(LINES_MAX, it.lines[0].clone()),
            short(),
            Some(TreeProblem::TooManyLines),
        ),
        (|it| it.lines[0].events = EVENTS_MAX, vec![kept(0, EVENTS_MAX)], None),
        (|it| it.lines[0].events = EVENTS_MAX, vec![kept(0, EVENTS_MAX - 1), entered(1)], None),
        (
            |it| it.lines[0].events = EVENTS_MAX,
            vec![kept(0, EVENTS_MAX - 1), entered(2)],
            too_many_events,
        ),
        (
            |it| (it.lines[0].events, it.replayed) = (EVENTS_MAX, 0),
            vec![entered(1), kept(0, EVENTS_MAX - 1)],
            None,
        ),
        (
            |it| (it.lines[0].events, it.replayed) = (EVENTS_MAX, 0),
            vec![entered(1), kept(0, EVENTS_MAX)],
            too_many_events,
        ),
        (|it| it.spans = SPANS_MAX - 2, short(), None),
        (|it| it.spans = SPANS_MAX - 1, short(), Some(TreeProblem::TooManySpans)),
        (|it| it.spans = SPANS_MAX - 1, vec![kept(0, 2)], None),
        (|it| it.spans = SPANS_MAX, vec![kept(0, 2)], Some(TreeProblem::TooManySpans)),
        (|it| it.replayed = REPLAY_MAX - 1, short(), None),
        (|it| it.replayed = REPLAY_MAX, short(), Some(TreeProblem::TooMuchReplay)),
        (|it| it.replayed = REPLAY_MAX - 3, vec![entered(1), kept(0, 2)], None),
    ];
    for (change, pieces, problem) in cases {
        let mut tree = tree(vec![step(0, 0..4), branch(0, short())]).expect("all fit");
        change(&mut tree);
        let (spans, replayed) = (tree.spans, tree.replayed);
        let said = format!("{pieces:?}");
        let pushed = tree.push(9, branch(0, pieces)).err().map(|error| error.problem);
        assert_eq!(pushed, problem, "{said}");
        let is_more = (tree.spans, tree.replayed) != (spans, replayed);
        assert_eq!(is_more, problem.is_none(), "an error changes nothing: {said}");
    }
    let mut tree = tree(vec![step(0, 0..4), branch(0, short())]).expect("all fit");
    let spans = [step(1, 0..1), step(1, 1..2), step(0, 4..5)].map(|record| {
        tree.push(9, record).expect("it fits");
        tree.spans
    });
    assert_eq!(spans, [4, 4, 4], "only what is born in another way is a span of its own");
}

#[test]
fn lines_inherit_luck_unless_it_is_fresh() {
    let fresh = Record::Line(NewLine {
        parent: 1,
        name: "fresh".to_owned(),
        luck: LineLuck::Fresh([9; 32]),
        pieces: Vec::new(),
    });
    let tree = tree(vec![step(0, 0..2), branch(0, Vec::new()), fresh]).expect("all fit");
    assert_eq!(tree.lines()[1].luck, LineSource::Seeded([0; 32]));
    assert_eq!(tree.lines()[2].luck, LineSource::Seeded([9; 32]));
    assert_eq!(tree.lines()[2].fork, 0);
}

#[test]
fn what_does_not_fit_is_named() {
    let kept = |from, to| Piece::Kept { from, to };
    let seal = |line, events| {
        let (end, standing, chain) = (SealEnd::Agreed, Vec::new(), [0; 32]);
        Record::Seal(Seal { line, events, end, standing, chain })
    };
    let edit = |line, change| Record::LineEdit(LineEdit { line, change });
    let note = |events| {
        let (author, text) = (String::new(), String::new());
        Record::Note(Note { line: 0, events, author, text })
    };
    let withdraw = || Record::NoteWithdrawn(NoteWithdrawn { note: 0 });
    let checkpoint = |line, events| {
        let (digest, fields, chain) = ([0; 32], Vec::new(), [0; 32]);
        Record::Checkpoint(Checkpoint { line, events, digest, fields, chain })
    };
    let assumed = |event| Record::Assumed(Assumed { line: 0, event });
    let items = |items: &[u8]| {
        Record::AssumedItems(AssumedItems { line: 0, event: 0, items: items.to_vec() })
    };
    let chance = || {
        let events = vec![Event::Chance(Outcome::Pick(0))];
        Record::Step(Step { line: 0, events })
    };
    let probe = Record::Probe(Probe { line: 0, events: 7, action: 1, rule: String::new() });
    let dispute = |line, events, seat| {
        let claims = vec![Claim { seat, claimed: Claimed::Action(1), found: Found::Open }];
        let (question, program) = ("?".to_owned(), String::new());
        let (rules, revision, recorded) = (Vec::new(), 1, Found::Open);
        let (source, chain) = ([0; 32], [0; 32]);
        Record::Dispute(Box::new(Dispute {
            line,
            events,
            question,
            rules,
            claims,
            recorded,
            program,
            revision,
            source,
            chain,
        }))
    };
    let ruling = |dispute, verdict| {
        let (reason, by, program) = (String::new(), String::new(), String::new());
        let (revision, chain) = (1, [0; 32]);
        Record::Ruling(Box::new(Ruling { dispute, verdict, reason, by, program, revision, chain }))
    };
    let mend = |line, of| Record::Mend(Mend { line, of, events: 0, why: MendReason::Slip });
    let glyph = |event| Record::Glyph(GlyphMark { line: 0, event, glyph: Some(Glyph::Good) });
    let reveal = |event| {
        let outcomes =
            vec![RevealedOutcome { event, outcome: Outcome::Pick(1), assumed: Vec::new() }];
        Record::Revealed(Revealed { line: 0, outcomes })
    };
    let cases: Vec<(Vec<Record<u32>>, &str)> = vec![
        (vec![step(1, 0..1)], "there is no line 1"),
        (vec![step(0, 0..0)], "without events"),
        (vec![branch(1, vec![])], "there is no line 1"),
        (vec![step(0, 0..4), branch(0, vec![kept(0, 5)])], "of a parent with 4"),
        (vec![step(0, 0..4), branch(0, vec![kept(2, 2)])], "of a parent with 4"),
        (vec![step(0, 0..4), branch(0, vec![kept(0, 2), kept(1, 3)])], "ends at 2"),
        (vec![step(0, 0..4), branch(0, vec![kept(2, 3), kept(0, 1)])], "ends at 3"),
        (vec![branch(0, vec![Piece::Entered(vec![])])], "without events"),
        (vec![step(0, 0..4), seal(0, 4), step(0, 4..5)], "sealed before"),
        (vec![step(0, 0..4), seal(0, 4), seal(0, 4)], "sealed before"),
        (vec![step(0, 0..4), seal(0, 3)], "a seal of 3"),
        (vec![step(0, 0..4), checkpoint(0, 5)], "which has 4"),
        (vec![checkpoint(2, 0)], "there is no line 2"),
        (vec![dispute(0, 1, 0)], "1 event of line 0, which has 0"),
        (vec![dispute(1, 0, 0)], "there is no line 1"),
        (vec![dispute(0, 0, 9)], "something of seat 9, which the game does not have"),
        (vec![ruling(0, Verdict::Stands)], "a ruling on dispute 0, which was not filed"),
        (
            vec![dispute(0, 0, 0), ruling(0, Verdict::Claim(1))],
            "a ruling for claim 1 of dispute 0, which nobody made",
        ),
        (vec![edit(3, LineChange::Promote)], "there is no line 3"),
        (vec![edit(0, LineChange::Delete)], "cannot be deleted"),
        (vec![note(1)], "which has 0"),
        (vec![withdraw()], "no note 0"),
        (vec![note(0), withdraw(), withdraw()], "no note 0"),
        (vec![probe], "which has 0"),
        (vec![step(0, 0..1), assumed(0)], "no chance event"),
        (vec![assumed(0)], "no chance event"),
        (vec![chance(), assumed(0), assumed(0)], "twice"),
        (vec![chance(), items(&[0]), assumed(0)], "twice"),
        (vec![chance(), items(&[])], "not some of its 1, ascending"),
        (vec![chance(), items(&[1])], "not some of its 1, ascending"),
        (vec![chance(), items(&[0, 0])], "not some of its 1, ascending"),
        (vec![step(0, 0..1), items(&[0])], "no chance event"),
        (vec![step(0, 0..4), edit(0, LineChange::Trim(Some(5)))], "which has 4"),
        (vec![mend(0, 0)], "cannot stand in the place of line 0"),
        (vec![branch(0, vec![]), mend(1, 1)], "cannot stand in the place of line 1"),
        (vec![mend(1, 0)], "there is no line 1"),
        (vec![Record::LineNote(LineNote { note: 0 })], "no note 0"),
        (vec![chance(), glyph(0)], "no decision"),
        (vec![glyph(0)], "no decision"),
        (vec![chance(), reveal(0)], "was not assumed"),
        (vec![chance(), assumed(0), reveal(1)], "was not assumed"),
        (
            vec![Record::Header(Box::new(header())), Record::Header(Box::new(header()))],
            "second header",
        ),
    ];
    for (records, words) in cases {
        let error = tree(records).expect_err(words).to_string();
        assert!(error.contains(words), "{error}: {words}");
    }
    let mut newer = header();
    newer.luck = LuckSource::Seeded { version: 2, seed: [0; 32] };
    assert!(Tree::<u32>::new(newer).expect_err("newer").to_string().contains("newer kanso"));
}

#[test]
fn lines_that_keep_much_are_refused_before_they_make_a_long_replay() {
    let mut tree = tree(vec![step(0, 0..100_000)]).expect("fits");
    let mut refused = None;
    for number in 0..200 {
        let pieces = vec![Piece::Entered(vec![decide(1)]), Piece::Kept { from: 1, to: 100_000 }];
        if let Err(error) = tree.push(number, branch(0, pieces)) {
            refused = Some((number, error.problem));
            break;
        }
    }
    assert_eq!(refused, Some((5, TreeProblem::TooMuchReplay)));
    // What only shares costs nothing, and is still taken.
    tree.push(0, branch(0, vec![Piece::Kept { from: 0, to: 100_000 }])).expect("shares");
}

#[test]
fn edits_change_the_list_of_lines_and_erase_nothing() {
    let edit = |line, change| Record::LineEdit(LineEdit { line, change });
    let tree = tree(vec![
        step(0, 0..4),
        branch(0, vec![Piece::Kept { from: 0, to: 2 }]),
        edit(1, LineChange::Rename("rook a4".to_owned())),
        edit(1, LineChange::Fold(true)),
        edit(1, LineChange::Promote),
        edit(1, LineChange::Delete),
    ])
    .expect("all fit");
    let line = &tree.lines()[1];
    assert_eq!((&*line.name, line.folded, line.deleted), ("rook a4", true, true));
    assert_eq!(tree.promoted(), MAIN_LINE, "a hidden line is not shown first");
    assert_eq!(actions(&tree, 1), [0, 1]);
}

proptest! {
    /// However a line is cut from another, it has the events that its pieces name.
    #[test]
    fn pieces_name_their_events(
        cuts in prop::collection::vec(prop::collection::btree_set(0..40_u32, 2..8), 1..5),
        entered in any::<bool>(),
    ) {
        let mut tree = tree(vec![step(0, 0..20), step(0, 20..40)]).expect("fits");
        let mut expected: Vec<Vec<u32>> = vec![(0..40).collect()];
        for (parent, cuts) in cuts.iter().enumerate() {
            let has = expected[parent].len() as u32;
            let cuts: Vec<_> = cuts.iter().map(|cut| cut * has / 40).collect();
            let (mut pieces, mut line) = (Vec::new(), Vec::new());
            for pair in cuts.chunks_exact(2) {
                if pair[0] == pair[1] {
                    continue;
                }
                pieces.push(Piece::Kept { from: pair[0], to: pair[1] });
                line.extend_from_slice(&expected[parent][pair[0] as usize..pair[1] as usize]);
                if entered {
                    pieces.push(Piece::Entered(vec![decide(1_000)]));
                    line.push(1_000);
                }
            }
            tree.push(0, branch(parent as u32, pieces)).expect("fits");
            prop_assert_eq!(actions(&tree, parent as u32 + 1), &line[..]);
            let fork = tree.lines()[parent + 1].fork as usize;
            prop_assert_eq!(&line[..fork], &expected[parent][..fork]);
            expected.push(line);
        }
    }
}

/// Marks made where an event was born, on a line that shares it, on both, and on a correction.
#[test]
fn what_is_assumed_is_counted_as_it_is_told_event_by_event() {
    let chance = |line| {
        let events = vec![Event::Chance(Outcome::Pick(0)); 10];
        Record::Step(Step { line, events })
    };
    let kept = |from, to| Piece::Kept { from, to };
    let assumed = |line, event| Record::Assumed(Assumed { line, event });
    let tree = tree(vec![
        chance(0),
        assumed(0, 2),
        branch(0, vec![kept(0, 6)]),
        chance(1),
        branch(1, vec![kept(0, 3), Piece::Entered(vec![decide(7)]), kept(5, 16)]),
        assumed(0, 7),
        assumed(1, 2),
        assumed(1, 5),
        assumed(1, 12),
        assumed(2, 2),
        assumed(2, 9),
        assumed(0, 5),
    ])
    .expect("they fit");
    let told = |line: LineId| (0..tree.len(line)).filter(|at| tree.is_assumed(line, *at)).count();
    let told: Vec<_> = (0..3).map(|line| told(line) as u32).collect();
    assert_eq!(tree.assumed_counts(), told);
    assert_eq!(told, [3, 3, 4]);
}

/// Of a mark of items those, of a mark of the whole all; marked here or where the event was born.
#[test]
fn what_is_assumed_of_an_outcome_is_told_item_by_item() {
    let events = vec![Event::Chance(Outcome::roll(&[4, 5, 6])); 3];
    let tree = tree(vec![
        Record::Step(Step { line: 0, events }),
        Record::AssumedItems(AssumedItems { line: 0, event: 0, items: vec![0, 2] }),
        Record::Assumed(Assumed { line: 0, event: 1 }),
        branch(0, vec![Piece::Kept { from: 0, to: 3 }]),
        Record::AssumedItems(AssumedItems { line: 1, event: 2, items: vec![1] }),
    ])
    .expect("they fit");
    let items = |line| [0, 1, 2, 3].map(|event| tree.assumed_items(line, event));
    assert_eq!(items(0), [vec![0, 2], vec![0, 1, 2], vec![], vec![]]);
    assert_eq!(items(1), [vec![0, 2], vec![0, 1, 2], vec![1], vec![]]);
    assert_eq!(tree.assumed_counts(), [2, 3]);
    assert_eq!(tree.assumed_in_part(0, 0), Some(vec![0, 2]));
    assert_eq!(tree.assumed_in_part(0, 1), None, "all of it");
    assert_eq!(tree.assumed_in_part(0, 2), None, "nothing of it");
}

#[test]
fn shared_events_belong_to_the_line_that_really_holds_them() {
    let kept = |to| vec![Piece::Kept { from: 0, to }];
    let tree = tree(vec![
        step(0, 0..10),
        branch(0, kept(6)),
        step(1, 0..4),
        branch(1, kept(8)),
        branch(2, kept(8)),
        step(3, 0..2),
        branch(3, kept(3)),
        branch(3, vec![]),
    ])
    .expect("they fit");
    // As one climbs from parent to parent.
    let climbed = |mut line: LineId, events| {
        while let Some(Line { parent: Some(parent), fork, .. }) = tree.line(line)
            && events <= *fork
        {
            line = *parent;
        }
        line
    };
    for line in 0..tree.lines().len() as LineId {
        for events in 0..=tree.len(line) {
            assert_eq!(tree.owner(line, events), climbed(line, events), "{line} {events}");
        }
    }
    assert_eq!([8, 7, 6, 9].map(|events| tree.owner(3, events)), [1, 1, 0, 3]);
}

#[test]
fn a_line_is_had_back_trimmed_and_stands_for_another() {
    let edit = |line, change| Record::LineEdit(LineEdit { line, change });
    let kept = |to| vec![Piece::Kept { from: 0, to }];
    let mut tree = tree(vec![
        step(0, 0..4),
        branch(0, kept(2)),
        Record::Mend(Mend { line: 1, of: 0, events: 2, why: MendReason::Slip }),
        branch(1, kept(1)),
        Record::Mend(Mend { line: 2, of: 1, events: 1, why: MendReason::Agreed }),
        edit(2, LineChange::Promote),
    ])
    .expect("all fit");
    assert_eq!(tree.promoted(), 2);
    tree.push(90, edit(2, LineChange::Delete)).expect("there");
    assert_eq!(tree.promoted(), 1, "what it stood for is the game again");
    tree.push(91, edit(1, LineChange::Delete)).expect("there");
    assert_eq!(tree.promoted(), MAIN_LINE);
    tree.push(92, edit(2, LineChange::Undelete)).expect("there");
    assert!(!tree.lines()[2].deleted && tree.lines()[1].deleted);
    tree.push(93, edit(0, LineChange::Trim(Some(3)))).expect("there");
    assert_eq!((tree.shown_len(0), tree.len(0), actions(&tree, 0).len()), (3, 4, 4));
    tree.push(94, edit(0, LineChange::Trim(None))).expect("there");
    assert_eq!(tree.shown_len(0), 4);
}

#[test]
fn a_sign_is_about_the_decision_on_every_line_that_has_it() {
    let mark = |line, event, glyph| Record::Glyph(GlyphMark { line, event, glyph });
    let kept = |from, to| Piece::Kept { from, to };
    let mut tree = tree(vec![
        step(0, 0..6),
        branch(0, vec![kept(0, 2), Piece::Entered(vec![decide(9)]), kept(4, 6)]),
        mark(1, 3, Some(Glyph::Blunder)),
        mark(0, 1, Some(Glyph::Good)),
    ])
    .expect("all fit");
    assert_eq!((tree.glyph(0, 4), tree.glyph(1, 3)), (Some(Glyph::Blunder), Some(Glyph::Blunder)));
    assert_eq!((tree.glyph(1, 1), tree.glyph(1, 2)), (Some(Glyph::Good), None));
    tree.push(90, mark(0, 4, None)).expect("there");
    assert_eq!(tree.glyph(1, 3), None);
}

/// What has shown stands on every line that has the draw; a checkpoint that was written before no
/// longer holds behind it.
#[test]
fn what_was_assumed_and_shows_is_another_outcome_at_the_same_address() {
    let kinds = |kinds: [u16; 2]| Outcome::draw(&kinds.map(Kind));
    let draw = |kinds_of| {
        let events = vec![decide(1), Event::Chance(kinds(kinds_of)), decide(2)];
        Record::Step(Step { line: 0, events })
    };
    let checkpoint = |line, events| {
        let (digest, fields, chain) = ([0; 32], Vec::new(), [0; 32]);
        Record::Checkpoint(Checkpoint { line, events, digest, fields, chain })
    };
    let reveal = |outcome, assumed: &[u8]| {
        let outcomes = vec![RevealedOutcome { event: 1, outcome, assumed: assumed.to_vec() }];
        Record::Revealed(Revealed { line: 1, outcomes })
    };
    let mut tree = tree(vec![
        draw([3, 5]),
        Record::Assumed(Assumed { line: 0, event: 1 }),
        checkpoint(0, 1),
        checkpoint(0, 3),
        branch(0, vec![Piece::Kept { from: 0, to: 2 }]),
        checkpoint(1, 2),
    ])
    .expect("all fit");
    let held = |tree: &Tree<u32>, line| tree.checkpoints_in_force(line).len();
    assert_eq!((held(&tree, 0), held(&tree, 1)), (2, 1));
    tree.push(90, reveal(kinds([4, 5]), &[1])).expect("assumed");
    for line in [0, 1] {
        assert_eq!(tree.event(line, 1), Some(&Event::Chance(kinds([4, 5]))));
        assert_eq!(tree.assumed_items(line, 1), [1]);
        assert!(tree.is_assumed(line, 1), "the other one is not known yet");
    }
    assert_eq!((held(&tree, 0), held(&tree, 1)), (1, 0));
    tree.push(91, checkpoint(0, 3)).expect("fits");
    assert_eq!(held(&tree, 0), 2, "one that was written since holds");
    tree.push(92, reveal(kinds([4, 9]), &[])).expect("assumed");
    assert!(!tree.is_assumed(0, 1) && !tree.is_assumed(1, 1));
    assert_eq!(tree.assumed_counts(), [0, 0]);
    let again = tree.push(93, reveal(kinds([4, 5]), &[])).expect_err("it is known");
    assert_eq!(again.problem, TreeProblem::NotAssumed { line: 1, event: 1 });
}

#[test]
fn a_checkpoint_holds_where_nothing_before_it_has_shown_since() {
    let checkpoint = |events| {
        let (digest, fields, chain) = ([0; 32], Vec::new(), [0; 32]);
        Record::Checkpoint(Checkpoint { line: 1, events, digest, fields, chain })
    };
    let assumed = |event| Record::Assumed(Assumed { line: 0, event });
    let reveal = |event| {
        let outcome = Outcome::Pick(1);
        let outcomes = vec![RevealedOutcome { event, outcome, assumed: Vec::new() }];
        Record::Revealed(Revealed { line: 0, outcomes })
    };
    let kept = |from, to| Piece::Kept { from, to };
    let entered = |count| Piece::Entered(vec![decide(9); count]);
    let picks = Step { line: 0, events: vec![Event::Chance(Outcome::Pick(0)); 8] };
    let mut tree = tree(vec![
        Record::Step(picks),
        assumed(3),
        assumed(5),
        branch(0, vec![kept(0, 1), entered(1), kept(3, 4), entered(3)]),
        checkpoint(2),
        checkpoint(3),
        checkpoint(6),
    ])
    .expect("all fit");
    let held = |tree: &Tree<u32>| -> Vec<_> {
        tree.checkpoints_in_force(1).into_iter().map(|checkpoint| checkpoint.events).collect()
    };
    tree.push(90, reveal(5)).expect("assumed");
    assert_eq!(held(&tree), [2, 3, 6], "the line does not have that event");
    tree.push(91, reveal(3)).expect("assumed");
    assert_eq!(held(&tree), [2], "its third event was another one");
}

#[test]
fn a_stretch_has_events_and_a_line_that_is_not_there_none() {
    let tree = tree(vec![step(0, 0..4), branch(0, vec![])]).expect("all fit");
    let starts = |line, from| -> Vec<_> {
        tree.stretches(line, from).map(|stretch| (stretch.start, stretch.events.len())).collect()
    };
    assert_eq!([starts(0, 0), starts(0, 3)], [[(0, 4)], [(3, 1)]]);
    for (line, from) in [(0, 4), (0, 5), (1, 0), (2, 0)] {
        assert!(starts(line, from).is_empty(), "line {line} from {from}");
    }
}

#[test]
fn a_line_that_is_not_there_is_told_with_the_last_that_is() {
    let problem = tree(vec![branch(0, vec![]), branch(0, vec![]), step(9, 0..1)]).err();
    assert_eq!(problem, Some(TreeProblem::NoLine { line: 9, last: 2 }));
}

#[test]
fn a_note_is_about_its_line_once_that_is_said() {
    let note = |line| {
        let (author, text) = (String::new(), String::new());
        Record::Note(Note { line, events: 0, author, text })
    };
    let of_line = |note| Record::LineNote(LineNote { note });
    let records = vec![branch(0, vec![]), note(0), note(1), note(1), of_line(1), of_line(1)];
    let mut tree = tree(records).expect("all fit");
    assert_eq!([&tree.lines()[0].notes[..], &tree.lines()[1].notes], [&[][..], &[1]]);
    let of_line_each: Vec<_> = tree.notes().iter().map(|note| note.of_line).collect();
    assert_eq!(of_line_each, [false, true, false]);
    let error = tree.push(9, of_line(3)).expect_err("there are three");
    assert_eq!(error.problem, TreeProblem::NoNote { number: 3 });
}

/// What is revealed is an outcome of the same dice or cards that was assumed, each once; what of it is not seen
/// yet is told by its places, ascending.
#[test]
fn only_what_was_assumed_can_show() {
    let roll = |faces: &[u8]| Outcome::roll(faces);
    let chance = |outcome| Event::Chance(outcome);
    let events = vec![
        chance(roll(&[4, 5, 6])),
        chance(roll(&[4, 5, 6])),
        decide(1),
        chance(Outcome::Pick(0)),
        chance(roll(&[4, 5, 6])),
    ];
    let assumed = |event| Record::Assumed(Assumed { line: 0, event });
    let kept = |from, to| Piece::Kept { from, to };
    let records = || {
        vec![
            Record::Step(Step { line: 0, events: events.clone() }),
            assumed(0),
            assumed(1),
            assumed(3),
            branch(0, vec![Piece::Entered(vec![decide(9)]), kept(0, 4)]),
        ]
    };
    let one = |event, outcome, assumed: &[u8]| RevealedOutcome {
        event,
        outcome,
        assumed: assumed.to_vec(),
    };
    let (all, none) = (roll(&[1, 2, 3]), &[][..]);
    for (outcomes, event) in [
        (vec![], 0),
        (vec![one(1, all.clone(), none), one(1, all.clone(), none)], 1),
        (vec![one(0, all.clone(), none), one(1, Outcome::Pick(0), none)], 1),
        (vec![one(0, roll(&[1, 2]), none)], 0),
        (vec![one(0, all.clone(), &[2, 1])], 0),
        (vec![one(0, all.clone(), &[1, 1])], 0),
        (vec![one(0, all.clone(), &[3])], 0),
        (vec![one(2, all.clone(), none)], 2),
        (vec![one(4, all.clone(), none)], 4),
        (vec![one(5, all.clone(), none)], 5),
    ] {
        let mut tree = tree(records()).expect("all fit");
        let said = format!("{outcomes:?}");
        let error =
            tree.push(9, Record::Revealed(Revealed { line: 0, outcomes })).expect_err(&said);
        assert_eq!(error.problem, TreeProblem::NotAssumed { line: 0, event }, "{said}");
        let stays = (0..5).all(|at| tree.event(0, at) == Some(&events[at as usize]));
        assert!(stays, "an error changes nothing: {said}");
    }
    // On a branch, where they stand elsewhere: as the events of the line where they were born.
    let mut tree = tree(records()).expect("all fit");
    let outcomes = vec![one(2, all.clone(), &[0, 2]), one(4, Outcome::Pick(1), none)];
    tree.push(9, Record::Revealed(Revealed { line: 1, outcomes })).expect("they were assumed");
    let found = [0, 1, 3].map(|event| tree.event(0, event).cloned());
    assert_eq!(found, [roll(&[4, 5, 6]), all, Outcome::Pick(1)].map(|it| Some(chance(it))));
    assert_eq!([tree.assumed_items(0, 1), tree.assumed_items(1, 2)], [[0, 2], [0, 2]]);
    assert_eq!(tree.assumed_counts(), [2, 2]);
}

#[test]
fn words_are_said_before_anything_happens_and_the_secret_is_the_luck_of_all_but_fresh_lines() {
    let secret = [7; 32];
    let commitment = commitment_of(&secret);
    let header = || Header { luck: LuckSource::Committed { version: 1, commitment }, ..header() };
    let says = |seat, words: &str| LuckWords { seat, words: words.to_owned() };
    let pushed = |records: Vec<Record<u32>>| {
        let numbered = records.into_iter().map(|record| (1, record));
        Tree::grow(header(), numbered).expect("all fit")
    };
    let may = |tree: &Tree<u32>, said: &LuckWords| tree.may_say(said).err();
    let shown = || Record::LuckSecret(LuckSecret { secret });
    let fresh = Record::Line(NewLine {
        parent: 0,
        name: "fresh".to_owned(),
        luck: LineLuck::Fresh([9; 32]),
        pieces: Vec::new(),
    });
    let begun = pushed(vec![Record::LuckWords(says(0, "a"))]);
    assert_eq!(may(&begun, &says(0, "b")), None);
    assert_eq!(may(&begun, &says(1, "b")), Some(TreeProblem::NoSeat { seat: 1 }));
    let longest = "w".repeat(LUCK_WORDS_MAX);
    assert_eq!(may(&begun, &says(0, &longest)), None);
    for words in [String::new(), longest + "w"] {
        let len = words.len();
        assert_eq!(may(&begun, &says(0, &words)), Some(TreeProblem::WordsLength { len }));
    }
    for records in [vec![step(0, 0..1)], vec![branch(0, Vec::new())], vec![shown()]] {
        assert_eq!(may(&pushed(records), &says(0, "b")), Some(TreeProblem::LateWords));
    }

    let records = vec![Record::LuckWords(says(0, "a")), branch(0, Vec::new()), fresh, shown()];
    let mut tree = pushed(records);
    let lucks =
        |tree: &Tree<u32>| -> Vec<_> { tree.lines().iter().map(|line| line.luck).collect() };
    let seed = LineSource::Seeded(committed_seed(&secret, [(0, "a")]));
    let expected = [seed, seed, LineSource::Seeded([9; 32])];
    assert_eq!(lucks(&tree), expected);
    tree.unlock(secret).expect("the same");
    assert_eq!(lucks(&tree), expected);
    assert_eq!(tree.unlock([8; 32]), Err(TreeProblem::WrongSecret));
}
