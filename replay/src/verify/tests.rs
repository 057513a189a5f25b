//! Every kind of alteration of a good log is noticed, by the layer that should.

use super::*;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::bulk::LogBuilder;
use crate::log::checkpoint::CheckpointData;
use crate::log::frame::{Crc, put};
use crate::log::magic::MAGIC;
use crate::log::record::{
    Checkpoint, Header, Interval, LineLuck, LuckSource, NewLine, Piece, Probe, Record, Verdict,
};
use crate::log::{Log, RawLog, chain, encode, samples};
use crate::luck::{commitment_of, committed_seed, seed_of_game};
use crate::review::{Answer, Bot, Position, Review, begin, sink::MemoryStore};
use crate::simulate::simulate;
use crate::testing::{SEED, for_each_game, games, pig_header};
use crate::timeline::Timeline;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Game, Kind, Outcome, Seat, Setup};
use kanso_pig::{Action, Pig};
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;

fn good() -> Vec<u8> {
    let stop = AtomicBool::new(false);
    simulate(games(), &pig_header("200"), &[Bot::Greedy], None, &stop).expect("a game").bytes
}

/// The log with its records changed and its checksums right; the hashes are right when `chained`,
/// else they claim what they did.
fn altered(bytes: &[u8], chained: bool, change: impl FnOnce(&mut Vec<Record<Action>>)) -> Vec<u8> {
    let log = Log::<Action>::read(bytes).expect("a good log");
    let mut records: Vec<_> = log.records.into_iter().map(|(_, record)| record).collect();
    change(&mut records);
    let (mut bytes, mut crc) = (MAGIC.to_vec(), Crc::START);
    for mut record in records {
        if chained {
            match &mut record {
                Record::Checkpoint(checkpoint) => checkpoint.chain = chain::hash(&bytes),
                Record::Seal(seal) => seal.chain = chain::hash(&bytes),
                _ => {}
            }
        }
        let mut payload = Vec::new();
        encode::payload(&record, &mut payload);
        crc = put(crc, record.kind(), &payload, &mut bytes).expect("fits");
    }
    bytes
}

/// The event at this place of the main line.
fn event_at(records: &mut [Record<Action>], mut at: usize) -> &mut Event<Action> {
    for record in records {
        if let Record::Step(step) = record {
            match step.events.len() {
                len if at >= len => at -= len,
                _ => return &mut step.events[at],
            }
        }
    }
    panic!("the game is longer")
}

fn layers(report: &Report) -> Vec<Layer> {
    let mut layers: Vec<_> = report.findings.iter().map(|finding| finding.layer).collect();
    layers.dedup();
    layers
}

fn first(report: &Report, layer: Layer) -> &Finding {
    report.findings.iter().find(|finding| finding.layer == layer).expect("a finding of this layer")
}

#[test]
fn a_layer_lists_so_many_findings_and_counts_the_others() {
    let mut report = Report::default();
    for layer in [Layer::Luck, Layer::Lines, Layer::Luck] {
        for _ in 0..LAYER_FINDINGS_MAX {
            report.add(layer, || Finding::new(layer, "a", "b"));
        }
    }
    let listed = |layer| report.findings.iter().filter(|found| found.layer == layer).count();
    assert_eq!(
        (listed(Layer::Luck), listed(Layer::Lines)),
        (LAYER_FINDINGS_MAX, LAYER_FINDINGS_MAX)
    );
    assert_eq!(report.left_out as usize, LAYER_FINDINGS_MAX);
    assert!(report.failed(Layer::Lines) && !report.failed(Layer::Head));
}

fn header_of(records: &mut [Record<Action>]) -> &mut Header {
    let [Record::Header(header), ..] = records else { panic!("a log begins with its header") };
    header
}

#[test]
fn what_is_wrong_with_a_log_of_an_unknown_game_is_told_in_the_order_of_the_layers() {
    let forged = altered(&good(), false, |records| header_of(records).program.push('!'));
    let report = verify(Games::none(), &forged, None);
    assert_eq!((report.bytes, report.game.as_deref()), (forged.len() as u64, Some("pig")));
    assert_eq!(layers(&report), [Layer::Header, Layer::Chain]);
    let finding = first(&report, Layer::Chain);
    let before = chain::hash(&forged[..finding.offset.expect("of a frame") as usize]);
    let begins = &kanso_engine::cards::hex(&before)[..16];
    assert_eq!(finding.against, format!("they have {begins}…: something before was changed"));
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place_once() {
    let report = verify(games(), b"kansai", None);
    assert_eq!(report.bytes, 6);
    let told = first(&report, Layer::Frames).to_string();
    assert_eq!(told, "frames: byte 0: the file: this is not a kanso log");
    let newer = altered(&good(), true, |records| header_of(records).revision = 99);
    let told = first(&verify(games(), &newer, None), Layer::Header).to_string();
    assert!(told.starts_with("header: byte 8: the header: "), "{told}");
}

#[test]
fn disputes_and_what_stands_behind_the_seal_are_counted() {
    let bytes = altered(&good(), true, |records| {
        for record in samples::records() {
            match record {
                Record::Dispute(mut dispute) => {
                    dispute.claims.truncate(1);
                    records.extend(vec![Record::Dispute(dispute); 3]);
                }
                Record::Ruling(ruling) if ruling.verdict == Verdict::Stands => {
                    records.push(Record::Ruling(ruling));
                }
                _ => {}
            }
        }
    });
    let report = verify(games(), &bytes, None);
    assert_eq!((report.disputes, report.settled), (3, 1), "{:?}", report.findings);
    assert_eq!((report.behind_last_seal, report.lines[0].behind_seal), (Some(4), Some(4)));
}

#[test]
fn of_many_outcomes_that_the_generator_does_not_give_the_first_are_listed() {
    let bytes = altered(&good(), true, |records| {
        for record in records {
            let Record::Step(step) = record else { continue };
            for event in &mut step.events {
                // Another face that loses nothing.
                if let Event::Chance(Outcome::Roll(faces)) = event
                    && faces[0] > 1
                {
                    faces[0] = faces[0] % 5 + 2;
                }
            }
        }
    });
    let report = verify(games(), &bytes, None);
    let luck: Vec<_> = report.findings.iter().filter(|found| found.layer == Layer::Luck).collect();
    assert_eq!((luck.len(), luck[0].line), (FINDINGS_MAX, Some(0)));
    assert!(report.left_out > 0 && report.as_generator == Some(false));
}

#[test]
fn of_many_checkpoints_that_do_not_hold_the_first_are_listed_with_what_is_known_to_be_right() {
    let bytes = altered(&good(), true, |records| {
        for events in 1..=FINDINGS_MAX as u32 + 5 {
            let (digest, fields, chain) = ([0; 32], Vec::new(), [0; 32]);
            records.push(Record::Checkpoint(Checkpoint { line: 0, events, digest, fields, chain }));
        }
    });
    let report = verify(games(), &bytes, None);
    let between: Vec<_> = report.findings.iter().map(|found| found.between).collect();
    let none_right: Vec<_> = (1..=FINDINGS_MAX as u32).map(|events| Some((0, events))).collect();
    assert_eq!((between, report.left_out), (none_right, 5));
}

#[test]
fn what_cannot_fall_and_how_a_line_was_closed_have_words() {
    for (outcome, words) in [
        (Outcome::roll(&[7]), "the roll 7"),
        (Outcome::draw(&[Kind(7), Kind(3)]), "the draw of kind 3, 7"),
        (Outcome::Pick(4), "the pick of number 4, counted from 0"),
        (Outcome::shuffle(&[1, 0]), "the order 1, 0"),
    ] {
        let event = Event::Chance(outcome);
        let bytes = altered(&good(), true, |records| *event_at(records, 1) = event);
        let report = verify(games(), &bytes, None);
        assert_eq!(first(&report, Layer::Legality).asked, words);
    }
    for (end, words) in [
        (SealEnd::Rules(7), "ended by the rules"),
        (SealEnd::EventLimit, "stopped at the limit of events"),
        (SealEnd::Conceded(1), "conceded by seat 1"),
        (SealEnd::Agreed, "ended as the players agreed"),
        (SealEnd::Abandoned, "abandoned"),
    ] {
        let bytes = altered(&good(), true, |records| {
            for record in records {
                if let Record::Seal(seal) = record {
                    seal.end = end;
                }
            }
        });
        let report = verify(games(), &bytes, None);
        assert_eq!(first(&report, Layer::Seal).asked, format!("sealed as {words}"));
    }
}

#[test]
fn a_game_that_has_not_begun_has_no_standing_and_is_probed_where_it_stands() {
    let header = pig_header("200");
    let start = header.game::<Pig>().expect("a game of Pig").start();
    let mut builder = LogBuilder::<Action>::new(&header).expect("fits");
    for rule in ["PG-1.4", "PG-1.1"] {
        let rule = rule.to_owned();
        let probe = Probe { line: 0, events: 0, action: Action::Hold, rule };
        builder.append(&Record::Probe(probe)).expect("fits");
    }
    let standing = vec![(0, vec![Some(3)])];
    let state = CheckpointData::of(0, &start);
    builder.seal(SealEnd::Agreed, standing, state).expect("fits");
    let report = verify(games(), &builder.finish().expect("fits"), None);
    let found: Vec<_> =
        report.findings.iter().map(|found| (found.layer, &*found.against)).collect();
    assert_eq!(
        found,
        [
            (Layer::Seal, "a standing, where the rules have not ended the game"),
            (Layer::Probes, "nothing was rolled in this turn yet"),
        ]
    );
}

#[test]
fn a_checkpoint_before_a_fork_is_held_against_the_state_that_both_lines_have() {
    let good = good();
    let log = Log::<Action>::read(&good).expect("a good log");
    let game = log.header.game::<Pig>().expect("a game of Pig");
    let tree = Tree::grow(log.header.clone(), log.records).expect("all fit");
    let mut timeline = Timeline::new(game);
    timeline.walk_all(&tree);
    let states = [4, 10].map(|events| timeline.at(&tree, 0, events));
    let with_checkpoints = |events: [u32; 2]| {
        altered(&good, true, |records| {
            let (name, pieces) = ("b".to_owned(), vec![Piece::Kept { from: 0, to: 10 }]);
            let line = NewLine { parent: 0, name, luck: LineLuck::Same, pieces };
            records.push(Record::Line(line));
            for (moment, events) in states.iter().zip(events) {
                let checkpoint = CheckpointData::of(events, &moment.state).record(1, [0; 32]);
                records.push(Record::Checkpoint(checkpoint));
            }
        })
    };
    let report = verify(games(), &with_checkpoints([4, 10]), None);
    assert_eq!((&report.findings[..], report.lines[1].checkpoints), (&[][..], 2));
    let report = verify(games(), &with_checkpoints([10, 4]), None);
    let found: Vec<_> = report.findings.iter().map(|found| (found.line, found.event)).collect();
    assert_eq!(found, [(Some(1), Some(4)), (Some(1), Some(10))]);
}

#[test]
fn a_good_log_is_sound() {
    let bytes = good();
    let report = verify(games(), &bytes, None);
    assert_eq!(report.findings, []);
    assert!(report.is_sound() && report.sealed && report.decoded);
    assert_eq!((report.possible, report.as_generator), (Some(true), Some(true)));
    assert_eq!(report.behind_last_seal, Some(0));
    assert!(report.checkpoints >= 1 && report.lines[0].compared > 50);
    assert_eq!(report.lines[0].allowed, report.events);
    assert_eq!(report.head, Some(chain::hash(&bytes)));
    let json = serde_json::to_value(&report).expect("a report is JSON");
    assert_eq!(json["head"].as_str().map(str::len), Some(64));
    assert_eq!(json["sealed"], true);
}

#[test]
fn an_outcome_that_the_generator_does_not_give_is_named() {
    let good = good();
    let mut in_checkpoints = 0;
    for at in 0..60 {
        let mut changed = false;
        let bytes = altered(&good, true, |records| {
            if let Event::Chance(Outcome::Roll(faces)) = event_at(records, at)
                && faces[0] > 1
            {
                faces[0] = if faces[0] == 3 { 2 } else { 3 };
                changed = true;
            }
        });
        if !changed {
            continue;
        }
        let report = verify(games(), &bytes, None);
        let finding = first(&report, Layer::Luck);
        assert_eq!((finding.line, finding.event), (Some(0), Some(at as u32 + 1)));
        assert!(finding.against.starts_with("the generator gives "), "{finding}");
        assert_eq!((report.decoded, report.as_generator), (true, Some(false)));
        // Points that are banked are other points in the next checkpoint, with the seat's name.
        if report.failed(Layer::Checkpoints) {
            in_checkpoints += 1;
            let finding = first(&report, Layer::Checkpoints);
            assert_eq!(finding.between.map(|(good, _)| good), Some(0));
            assert!(finding.fields.iter().all(|field| field.starts_with("seats[")), "{finding}");
        }
    }
    assert!(in_checkpoints > 0);
}

#[test]
fn what_a_rule_refuses_is_named_with_the_rule() {
    let bytes = altered(&good(), true, |records| {
        *event_at(records, 0) = Event::Decision(Action::Hold);
    });
    let report = verify(games(), &bytes, None);
    let finding = first(&report, Layer::Legality);
    assert_eq!((finding.line, finding.event), (Some(0), Some(1)));
    assert_eq!(finding.rule.as_deref(), Some("PG-1.4"));
    assert_eq!(report.possible, Some(false));
    assert_eq!(report.lines[0].allowed, 0);
    let words = finding.to_string();
    assert!(words.contains("hold") && words.contains("nothing was rolled"), "{words}");
}

#[test]
fn an_outcome_that_cannot_fall_is_impossible_and_a_decision_out_of_turn_not_awaited() {
    for (at, event) in [(1, Event::Chance(Outcome::roll(&[7]))), (1, Event::Decision(Action::Roll))]
    {
        let bytes = altered(&good(), true, |records| *event_at(records, at) = event);
        let report = verify(games(), &bytes, None);
        assert_eq!(first(&report, Layer::Legality).event, Some(2));
        assert_eq!(report.lines[0].allowed, 1);
    }
}

#[test]
fn a_checkpoint_that_claims_another_state_is_named_by_interval_and_fields() {
    let change = |records: &mut Vec<Record<Action>>| {
        let checkpoint = records.iter_mut().find_map(|record| match record {
            Record::Checkpoint(checkpoint) => Some(checkpoint),
            _ => None,
        });
        let checkpoint = checkpoint.expect("there is one");
        checkpoint.digest[0] ^= 1;
        checkpoint.fields[1][0] ^= 1;
    };
    let report = verify(games(), &altered(&good(), true, change), None);
    assert_eq!(layers(&report), [Layer::Checkpoints]);
    assert_eq!(report.findings[0].fields, ["turns_done"]);
}

/// Played by another program, whose rules count a point more from some event on: with a checkpoint behind
/// each event the first wrong one is named, and its field.
#[test]
fn with_a_checkpoint_behind_each_event_the_first_wrong_one_is_named() {
    let mut log = LogBuilder::<Action>::new(&pig_header("50")).expect("fits");
    log.append(&Record::Interval(Interval { events: 1 })).expect("fits");
    let mut review = crate::review::open(games(), &log.finish().expect("fits")).expect("a game");
    while review.here().event < 20 {
        review.choose(0).expect("it goes on");
    }
    review.finish().expect("in memory");
    let bytes = review.log_bytes().expect("in memory");
    let report = verify(games(), &bytes, None);
    assert!(report.is_sound(), "{:?}", report.findings);
    assert_eq!(report.checkpoints, report.events);
    let change = |records: &mut Vec<Record<Action>>| {
        let checkpoints = records.iter_mut().filter_map(|record| match record {
            Record::Checkpoint(checkpoint) => Some(checkpoint),
            _ => None,
        });
        for checkpoint in checkpoints.filter(|checkpoint| checkpoint.events >= 8) {
            checkpoint.digest[0] ^= 1;
            checkpoint.fields[2][0] ^= 1;
        }
    };
    let report = verify(games(), &altered(&bytes, true, change), None);
    assert_eq!(layers(&report), [Layer::Checkpoints]);
    let finding = &report.findings[0];
    assert_eq!(
        (finding.event, finding.fields.as_slice()),
        (Some(8), &["turn_total".to_owned()][..])
    );
    assert_eq!(finding.between, Some((7, 8)));
}

#[test]
fn a_checkpoint_of_another_shape_or_digest_alone_names_interval_and_fields_too() {
    let altered = |change: fn(&mut Checkpoint)| {
        let bytes = altered(&good(), true, |records| {
            let checkpoint = records.iter_mut().find_map(|record| match record {
                Record::Checkpoint(checkpoint) => Some(checkpoint),
                _ => None,
            });
            change(checkpoint.expect("there is one"));
        });
        let report = verify(games(), &bytes, None);
        assert_eq!(layers(&report), [Layer::Checkpoints]);
        report.findings.into_iter().next().expect("one finding")
    };
    let digest_alone = altered(|checkpoint| checkpoint.digest[0] ^= 1);
    assert_eq!(digest_alone.fields, Vec::<String>::new());
    let told = digest_alone.to_string();
    assert!(told.contains("each of its 7 fields has the digest that the log gives it"), "{told}");
    assert!(told.contains("behind event 0, up to event"), "{told}");

    let fewer = altered(|checkpoint| {
        checkpoint.digest[0] ^= 1;
        checkpoint.fields.remove(1);
    });
    assert_eq!(fewer.fields, ["turns_done"]);
    let told = fewer.to_string();
    assert!(told.contains("another shape: 7 fields, where the log has 6"), "{told}");
    assert!(told.contains("behind event 0, up to event"), "{told}");
}

#[test]
fn the_digests_of_cards_and_rules_are_told_and_never_refused() {
    let with = |rules: Option<[u8; 32]>| {
        let bytes = altered(&good(), true, |records| {
            let Record::Header(header) = &mut records[0] else { panic!("the header is first") };
            header.rules = rules;
        });
        verify(games(), &bytes, None)
    };
    let here = games().rules_digest("pig");
    assert!(here.is_some());
    for rules in [None, here, Some([7; 32])] {
        let report = with(rules);
        assert!(report.is_sound(), "{:?}", report.findings);
        assert_eq!((report.rules, report.rules_here, report.cards), (rules, here, None));
        let told = serde_json::to_value(&report).expect("plain data");
        assert_eq!(told["rules"].as_str().map(str::len), rules.map(|_| 64));
    }
}

#[test]
fn a_hash_that_does_not_hold_is_found_without_the_rules() {
    let bytes = altered(&good(), false, |records| {
        let Record::Header(header) = &mut records[0] else { panic!("the header is first") };
        header.names[0] = "Somebody".to_owned();
    });
    let report = verify(games(), &bytes, None);
    assert_eq!(layers(&report), [Layer::Chain]);
}

#[test]
fn a_seal_that_claims_another_end_is_found() {
    let change = |change: fn(&mut crate::log::record::Seal)| {
        let bytes = altered(&good(), true, |records| {
            let Some(Record::Seal(seal)) = records.last_mut() else { panic!("sealed") };
            change(seal);
        });
        verify(games(), &bytes, None)
    };
    for report in [
        change(|seal| seal.end = SealEnd::Rules(1)),
        change(|seal| seal.end = SealEnd::Agreed),
        change(|seal| seal.end = SealEnd::EventLimit),
        change(|seal| seal.standing.reverse()),
    ] {
        assert_eq!(layers(&report), [Layer::Seal]);
    }
    assert_eq!(layers(&change(|seal| seal.events -= 1)), [Layer::Lines]);
}

#[test]
fn an_early_seal_must_be_one_that_people_can_set() {
    let stop = AtomicBool::new(false);
    let open =
        simulate(games(), &pig_header("200"), &[Bot::Greedy], Some(9), &stop).expect("a game");
    for (end, sound) in [
        (SealEnd::Agreed, true),
        (SealEnd::Abandoned, true),
        (SealEnd::Conceded(1), true),
        (SealEnd::Conceded(2), false),
        (SealEnd::Rules(0), false),
        (SealEnd::EventLimit, false),
    ] {
        let bytes = altered(&open.bytes, true, |records| {
            let (line, events, standing, chain) = (0, 9, Vec::new(), [0; 32]);
            records.push(Record::Seal(crate::log::record::Seal {
                line,
                events,
                end,
                standing,
                chain,
            }));
        });
        assert_eq!(verify(games(), &bytes, None).is_sound(), sound, "{end:?}");
    }
}

#[test]
fn a_cut_between_frames_takes_a_head_hash_to_notice() {
    let bytes = good();
    let head = chain::hash(&bytes);
    let frames = RawLog::scan(&bytes).expect("good").frames;
    let shorter = &bytes[..frames[frames.len() - 2].end as usize];
    let report = verify(games(), shorter, None);
    assert!(report.is_sound() && !report.sealed);
    assert_eq!(layers(&verify(games(), shorter, Some(&head))), [Layer::Head]);
    assert_eq!(verify(games(), &bytes, Some(&head)).since_head, Some(0));
    let report = verify(games(), &bytes, Some(&chain::hash(shorter)));
    assert_eq!((report.is_sound(), report.since_head), (true, Some(1)));
}

#[test]
fn a_torn_tail_and_damage_are_checked_up_to_the_break() {
    let bytes = good();
    let report = verify(games(), &bytes[..bytes.len() - 3], None);
    assert_eq!(layers(&report), [Layer::Frames]);
    assert!(!report.decoded && report.possible == Some(true));
    let mut damaged = bytes.clone();
    let frames = RawLog::scan(&bytes).expect("good").frames;
    damaged[frames[2].payload.start + 3] ^= 1;
    let report = verify(games(), &damaged, None);
    assert_eq!(report.frames, 2);
    assert_eq!(layers(&report), [Layer::Frames]);
    assert!(report.events > 0);
    assert_eq!(layers(&verify(games(), b"nothing like it", None)), [Layer::Frames]);
    assert_eq!(layers(&verify(games(), b"", None)), [Layer::Frames]);
}

#[test]
fn entered_outcomes_are_possible_and_never_compared() {
    let mut header = pig_header("50");
    header.luck = LuckSource::Table { version: 1, seed: SEED };
    let mut review = begin(games(), &header).expect("a header");
    for face in [2, 3, 4] {
        review.choose(0).expect("roll");
        review.settle(&Outcome::roll(&[face])).expect("entered");
    }
    review.choose(0).expect("roll");
    review.settle_by_luck().expect("unknown");
    let report = verify(games(), &review.log_bytes().expect("in memory"), None);
    assert!(report.is_sound() && !report.sealed);
    assert_eq!((report.as_generator, report.lines[0].assumed), (None, 1));
}

/// A game with a branch, a correction, fresh luck, notes and a probe.
fn tree_of_lines() -> Box<dyn Review> {
    let mut review = begin(games(), &pig_header("50")).expect("a header");
    review.probe("hold").expect("refused");
    while let Some(choice) = review.bot_choice(Bot::Greedy) {
        review.choose(choice).expect("legal");
    }
    review.seal(None).expect("over");
    let end = review.here();
    review.go(Position::after(0, 1)).expect("there");
    let one = Answer::Outcome(Outcome::roll(&[1]));
    review.correct("", one, &[], kanso_engine::Lang::En).expect("possible");
    review.go(Position::after(0, 2)).expect("there");
    review.branch("fresh", LineLuck::Fresh([7; 32]), Some(Answer::Choice(1))).expect("hold");
    for _ in 0..20 {
        let Some(choice) = review.bot_choice(Bot::Random) else { break };
        review.choose(choice).expect("legal");
    }
    review.go(end).expect("there");
    review.note("", "well played").expect("a note");
    review
}

#[test]
fn lines_are_compared_where_their_events_were_born() {
    let review = tree_of_lines();
    let report = verify(games(), &review.log_bytes().expect("in memory"), None);
    assert_eq!(report.findings, []);
    assert_eq!(report.lines.len(), 3);
    assert!(report.lines[2].compared > 0);
    assert!(report.behind_last_seal > Some(0) && report.lines[0].behind_seal > Some(0));
}

#[test]
fn luck_of_a_branch_is_checked_with_its_own_seed() {
    let bytes = tree_of_lines().log_bytes().expect("in memory");
    let bytes = altered(&bytes, true, |records| {
        for record in records {
            if let Record::Line(line) = record
                && let LineLuck::Fresh(seed) = &mut line.luck
            {
                seed[0] ^= 1;
            }
        }
    });
    let report = verify(games(), &bytes, None);
    assert_eq!(layers(&report), [Layer::Luck]);
    assert!(report.findings.iter().all(|finding| finding.line == Some(2)));
}

#[test]
fn a_probe_that_is_refused_by_another_rule_or_not_at_all_is_found() {
    let bytes = tree_of_lines().log_bytes().expect("in memory");
    let changed = |change: fn(&mut Probe<Action>)| {
        let bytes = altered(&bytes, true, |records| {
            for record in records {
                if let Record::Probe(probe) = record {
                    change(probe);
                }
            }
        });
        verify(games(), &bytes, None)
    };
    let report = changed(|probe| probe.rule = "PG-1.5".to_owned());
    assert_eq!(layers(&report), [Layer::Probes]);
    assert_eq!(report.findings[0].rule.as_deref(), Some("PG-1.4"));
    assert_eq!(layers(&changed(|probe| probe.action = Action::Roll)), [Layer::Probes]);
}

#[test]
fn a_game_or_a_reading_that_is_not_known_here_is_told() {
    let of = |change: fn(&mut Header)| {
        let bytes = altered(&good(), true, |records| {
            let Record::Header(header) = &mut records[0] else { panic!("the header is first") };
            change(header);
        });
        verify(games(), &bytes, None)
    };
    assert_eq!(layers(&of(|header| header.game = "chess".to_owned())), [Layer::Header]);
    assert_eq!(layers(&of(|header| header.readings[0] = 9)), [Layer::Header]);
    assert_eq!(layers(&of(|header| header.revision += 1)), [Layer::Header]);
    let report = of(|header| header.readings[0] = 1);
    assert!(report.decoded && !report.is_sound(), "another reading, another game");
    let report = of(|header| {
        header.luck = LuckSource::Seeded { version: 1, seed: [1; 32] };
    });
    assert_eq!((report.possible, report.as_generator), (Some(true), Some(false)));
    assert!(report.left_out > 0 || report.findings.len() <= FINDINGS_MAX);
}

/// Every game there is, played by bots, is sound; and a review of it goes back and forth.
#[test]
fn every_game_played_by_bots_is_sound() {
    fn plays<G: Game>() {
        for seats in G::meta().seats.clone() {
            let setup = Setup::new::<G>(seats);
            if G::new(&setup).is_err() {
                continue;
            }
            let seed = seed_of_game(G::ID, u32::from(seats));
            let header = Header::new::<G>(&setup, LuckSource::Seeded { version: 1, seed }, None);
            let stop = AtomicBool::new(false);
            let bots = [Bot::Random, Bot::Greedy];
            let game =
                simulate(games(), &header, &bots, Some(600), &stop).expect("it can be played");
            let report = verify(games(), &game.bytes, None);
            assert_eq!(report.findings, [], "{} for {seats}", G::ID);
            assert_eq!((report.events, report.sealed), (game.events, game.end.is_some()));
            let mut review = crate::review::open(games(), &game.bytes).expect("it can be reviewed");
            for event in (0..=game.events).rev().step_by(37) {
                review.go(Position::after(0, event)).expect("there");
                let there = review.digest();
                review.go(Position::after(0, event / 2)).expect("there");
                review.go(Position::after(0, event)).expect("there");
                assert_eq!(review.digest(), there);
            }
        }
    }
    for_each_game!(plays);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    /// Whichever bit of a sealed log flips, verification notices, and never panics.
    #[test]
    fn any_flipped_bit_is_noticed(at in any::<prop::sample::Index>(), bit in 0..8_u32) {
        let mut bytes = tree_of_lines().log_bytes().expect("in memory");
        let at = at.index(bytes.len());
        bytes[at] ^= 1 << bit;
        prop_assert!(!verify(games(), &bytes, None).is_sound(), "byte {} bit {}", at, bit);
    }

    /// Whatever events a log claims, verification comes to an end without a panic.
    #[test]
    fn any_events_are_judged(events in prop::collection::vec((0..4_u8, 0..9_u8), 1..60)) {
        let event = |(what, face): (u8, u8)| match what {
            0 => Event::Decision(Action::Hold),
            1 => Event::Decision(Action::Roll),
            2 => Event::Chance(Outcome::roll(&[face])),
            _ => Event::Chance(Outcome::Pick(u16::from(face))),
        };
        let events = events.into_iter().map(event).collect();
        let store = MemoryStore::default();
        let mut writer =
            crate::log::write::Writer::begin(store.clone(), &pig_header("50")).expect("begun");
        let step = crate::log::record::Step { line: 0, events };
        writer.append(&Record::Step(step)).expect("written");
        let report = verify_game::<Pig>(games(), &store.bytes(), None);
        prop_assert!(report.decoded);
        let broken = report.lines[0].allowed < report.lines[0].events;
        prop_assert_eq!(broken, report.failed(Layer::Legality));
    }
}

/// A game of three whose luck is committed to a secret, with words of two seats.
fn committed(secret: [u8; 32], shown: bool) -> Vec<u8> {
    let header = Header {
        luck: LuckSource::Committed { version: 1, commitment: commitment_of(&secret) },
        ..pig_header("50")
    };
    let mut review = begin(games(), &header).expect("a game");
    review.unlock(secret).expect("its secret");
    review.say_luck_words(Seat::at(1), "a rainy evening").expect("nothing happened yet");
    review.say_luck_words(Seat::at(0), "17 oranges").expect("nothing happened yet");
    while review.awaiting() != Some(Awaiting::Over) {
        let choice = review.bot_choice(Bot::Greedy).expect("a decision is awaited");
        review.choose(choice).expect("legal");
    }
    let late = review.say_luck_words(Seat::at(0), "late").expect_err("the game is over");
    assert!(late.to_string().contains("before the first event"), "{late}");
    review.seal(None).expect("it is over");
    if shown {
        review.reveal_luck().expect("known");
        review.reveal_luck().expect_err("it stands there");
    }
    review.finish().expect("in memory");
    review.log_bytes().expect("in memory")
}

#[test]
fn luck_that_was_committed_to_is_compared_once_the_secret_is_shown() {
    let secret = [3; 32];
    let hidden = verify(games(), &committed(secret, false), None);
    assert!(hidden.is_sound(), "{:?}", hidden.findings);
    assert_eq!((hidden.revealed, hidden.as_generator), (Some(false), None));

    let bytes = committed(secret, true);
    let shown = verify(games(), &bytes, None);
    assert!(shown.is_sound(), "{:?}", shown.findings);
    assert_eq!((shown.revealed, shown.as_generator), (Some(true), Some(true)));
    assert!(shown.lines[0].compared > 10, "{:?}", shown.lines[0]);

    let with = |change: fn(&mut Record<Action>)| {
        altered(&bytes, true, |records| records.iter_mut().for_each(change))
    };
    let other_words = with(|record| {
        if let Record::LuckWords(said) = record {
            said.words.make_ascii_uppercase();
        }
    });
    let report = verify(games(), &other_words, None);
    assert_eq!(layers(&report), [Layer::Luck], "{:?}", report.findings);

    let other_secret = with(|record| {
        if let Record::LuckSecret(shown) = record {
            shown.secret[31] ^= 1;
        }
    });
    let report = verify(games(), &other_secret, None);
    let finding = first(&report, Layer::Lines);
    assert!(finding.against.contains("not the secret that the header commits to"), "{finding}");

    let other_commitment = with(|record| {
        if let Record::Header(header) = record {
            header.luck = LuckSource::Committed { version: 1, commitment: [0; 32] };
        }
    });
    assert!(verify(games(), &other_commitment, None).failed(Layer::Lines));

    let mut other_outcome = None;
    for at in 0..40 {
        let bytes = altered(&bytes, true, |records| {
            if let Event::Chance(outcome) = event_at(records, at) {
                *outcome = if *outcome == Outcome::roll(&[5]) {
                    Outcome::roll(&[6])
                } else {
                    Outcome::roll(&[5])
                };
            }
        });
        other_outcome = other_outcome
            .or(Some(verify(games(), &bytes, None)).filter(|report| report.failed(Layer::Luck)));
    }
    assert!(other_outcome.is_some(), "another outcome than the secret gives is named");
}

#[test]
fn what_a_secret_gives_follows_from_it_and_from_all_that_was_said() {
    let seed =
        |secret: [u8; 32], said: &[(u8, &str)]| committed_seed(&secret, said.iter().copied());
    let one = seed([1; 32], &[(0, "ab"), (1, "c")]);
    for other in [
        seed([2; 32], &[(0, "ab"), (1, "c")]),
        seed([1; 32], &[(0, "a"), (1, "bc")]),
        seed([1; 32], &[(1, "ab"), (0, "c")]),
        seed([1; 32], &[(1, "c"), (0, "ab")]),
        seed([1; 32], &[(0, "ab")]),
        commitment_of(&[1; 32]),
    ] {
        assert_ne!(one, other);
    }
}

/// Nobody's memory is full of events before the line that has too many of them is told.
#[test]
fn more_events_than_a_log_has_are_told_before_they_are_looked_at() {
    use crate::log::read::LOG_EVENTS_MAX;
    use crate::log::record::Step;
    let step = |pairs: usize| {
        let events = (0..pairs).flat_map(|_| samples::roll(2)).collect();
        Record::Step(Step { line: 0, events })
    };
    let full = vec![step(LOG_EVENTS_MAX as usize / 32); 16];
    let at = samples::file(&full).len() as u64;
    let report = verify(games(), &samples::file(&[&full[..], &[step(1)]].concat()), None);
    let told = report.findings.iter().find(|found| found.to_string().contains("786432 events"));
    assert_eq!(told.and_then(|found| found.offset), Some(at), "{:?}", report.findings);
    assert_eq!((report.is_sound(), report.decoded), (false, false));
}
