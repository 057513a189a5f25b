//! Records and logs of Pig for the tests of this folder.

use super::bulk::LogBuilder;
use super::checkpoint::CheckpointData;
use super::encode;
use super::frame::{Crc, put};
use super::magic::MAGIC;
use super::record::{
    Assumed, AssumedItems, Cards, Checkpoint, Claim, Claimed, Dispute, Found, Glyph, GlyphMark,
    Header, Interval, LineChange, LineEdit, LineLuck, LineNote, LuckSecret, LuckSource, LuckWords,
    Mend, MendReason, NewLine, Note, NoteWithdrawn, Piece, Probe, Record, Revealed,
    RevealedOutcome, Ruling, Seal, SealEnd, Step, Verdict,
};
use kanso_engine::prelude::*;
use kanso_engine::{Bag, Event, OptionValue, Outcome, Setup, Trace};
use kanso_pig::{Action, Pig};

/// A seeded game of Pig for two.
pub fn header() -> Header {
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    Header::new::<Pig>(&Setup::new::<Pig>(2), luck, None)
}

/// A roll with this face.
pub fn roll(face: u8) -> [Event<Action>; 2] {
    [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))]
}

/// One record of every kind, and of every variant within, in no order that makes sense.
pub fn records() -> Vec<Record<Action>> {
    let header = header();
    let with = |cards, luck| Record::Header(Box::new(Header { cards, luck, ..header.clone() }));
    let table = LuckSource::Table { version: 1, seed: [8; 32] };
    let taken = LuckSource::TakenOver { head: [9; 32], address: "1@c2".to_owned() };
    let mut records = vec![
        with(Cards::None, header.luck.clone()),
        with(Cards::BuiltIn([3; 32]), table),
        with(Cards::Own("units = []".to_owned()), taken),
        Record::Header(Box::new(Header {
            opening: Some(vec![1, 2, 3]),
            created: Some("2026-11-20T12:00:00+09:00".to_owned()),
            ..header.clone()
        })),
        Record::Header(Box::new(Header {
            options: vec![OptionValue::Own("né 袋".to_owned()), OptionValue::Listed(254)],
            ..header.clone()
        })),
        Record::Header(Box::new(Header { rules: Some([11; 32]), ..header.clone() })),
        Record::Step(Step { line: 0, events: roll(5).to_vec() }),
        Record::Step(Step { line: 300, events: vec![Event::Decision(Action::Hold)] }),
        Record::Step(Step {
            line: 1,
            events: vec![
                Event::Chance(Outcome::draw(&[kanso_engine::Kind(2), kanso_engine::Kind(900)])),
                Event::Chance(Outcome::Pick(7)),
                Event::Chance(Outcome::shuffle(&[2, 0, 1])),
            ],
        }),
        Record::Checkpoint(Checkpoint {
            line: 0,
            events: 2,
            digest: [1; 32],
            fields: vec![[1, 2, 3, 4], [5, 6, 7, 8]],
            chain: [2; 32],
        }),
        Record::Line(NewLine {
            parent: 0,
            name: "what if".to_owned(),
            luck: LineLuck::Same,
            pieces: vec![
                Piece::Kept { from: 0, to: 2 },
                Piece::Entered(vec![Event::Decision(Action::Hold)]),
                Piece::Filled(roll(1).to_vec()),
            ],
        }),
        Record::Line(NewLine {
            parent: 1,
            name: String::new(),
            luck: LineLuck::Fresh([4; 32]),
            pieces: vec![],
        }),
        Record::Note(Note {
            line: 0,
            events: 1,
            author: "白".to_owned(),
            text: "here \"it\" turned\n".to_owned(),
        }),
        Record::NoteWithdrawn(NoteWithdrawn { note: 0 }),
        Record::Probe(Probe {
            line: 0,
            events: 0,
            action: Action::Hold,
            rule: "PG-1.4".to_owned(),
        }),
        Record::Assumed(Assumed { line: 0, event: 1 }),
        Record::AssumedItems(AssumedItems { line: 1, event: 3, items: vec![0] }),
        Record::Unknown { kind: 200, payload: vec![0, 255] },
    ];
    for change in [
        LineChange::Rename("主線".to_owned()),
        LineChange::Promote,
        LineChange::Fold(true),
        LineChange::Delete,
    ] {
        records.push(Record::LineEdit(LineEdit { line: 1, change }));
    }
    let claims = [
        (Claimed::Reading("PG-R1".to_owned(), "at-once".to_owned()), Found::State([5; 32])),
        (Claimed::Action(Action::Hold), Found::Refused("PG-1.4".to_owned())),
        (Claimed::Outcome(Outcome::roll(&[1])), Found::Unreached(3)),
        (Claimed::Outcome(Outcome::roll(&[2])), Found::Open),
    ];
    let claim = |(seat, (claimed, found))| Claim { seat, claimed, found };
    records.push(Record::Dispute(Box::new(Dispute {
        line: 0,
        events: 1,
        question: "誰の番?".to_owned(),
        rules: vec!["PG-1.2".to_owned()],
        claims: (0..).zip(claims).map(claim).collect(),
        recorded: Found::State([4; 32]),
        program: "kanso 0.1.0".to_owned(),
        revision: 1,
        source: [8; 32],
        chain: [7; 32],
    })));
    for verdict in [
        Verdict::Reading("PG-R1".to_owned(), "at-once".to_owned()),
        Verdict::Stands,
        Verdict::Claim(2),
    ] {
        records.push(Record::Ruling(Box::new(Ruling {
            dispute: 0,
            verdict,
            reason: "as it is written".to_owned(),
            by: "Aki".to_owned(),
            program: "kanso 0.1.0".to_owned(),
            revision: 1,
            chain: [7; 32],
        })));
    }
    for end in [
        SealEnd::Rules(0),
        SealEnd::EventLimit,
        SealEnd::Conceded(1),
        SealEnd::Agreed,
        SealEnd::Abandoned,
    ] {
        records.push(Record::Seal(Seal {
            line: 0,
            events: 2,
            end,
            standing: vec![(0, vec![Some(100), None]), (2, vec![Some(-3), None])],
            chain: [6; 32],
        }));
    }
    // What came later stands behind what was there: so the bytes of that are seen to stay.
    for change in [LineChange::Undelete, LineChange::Trim(Some(300)), LineChange::Trim(None)] {
        records.push(Record::LineEdit(LineEdit { line: 1, change }));
    }
    let outcome = Outcome::draw(&[kanso_engine::Kind(2), kanso_engine::Kind(900)]);
    let outcomes = vec![RevealedOutcome { event: 300, outcome, assumed: vec![0] }];
    records.push(Record::Revealed(Revealed { line: 0, outcomes }));
    for why in [MendReason::TakenBack, MendReason::Agreed, MendReason::Slip, MendReason::Corrected]
    {
        records.push(Record::Mend(Mend { line: 1, of: 0, events: 300, why }));
    }
    records.push(Record::LineNote(LineNote { note: 1 }));
    for glyph in Glyph::ALL.map(Some).into_iter().chain([None]) {
        records.push(Record::Glyph(GlyphMark { line: 0, event: 2, glyph }));
    }
    records.push(Record::Interval(Interval { events: 1 }));
    records.push(Record::LuckWords(LuckWords { seat: 1, words: "雨".to_owned() }));
    records.push(Record::LuckSecret(LuckSecret { secret: [12; 32] }));
    let committed = LuckSource::Committed { version: 1, commitment: [13; 32] };
    records.push(Record::Header(Box::new(Header { luck: committed, ..header })));
    records
}

/// A file of these records behind the header, checkpoints and seals as they are.
pub fn file(records: &[Record<Action>]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let mut crc = Crc::START;
    let header = Record::Header(Box::new(header()));
    for record in std::iter::once(&header).chain(records) {
        let mut payload = Vec::new();
        encode::payload(record, &mut payload);
        crc = put(crc, record.kind(), &payload, &mut bytes).expect("fits");
    }
    bytes
}

/// A sealed game of Pig with this many events, checkpoints where they belong.
pub fn sealed(events: u32) -> Vec<u8> {
    let setup = Setup::new::<Pig>(2);
    let game = Pig::new(&setup).expect("two play Pig");
    let (mut state, mut bag) = (game.start(), Bag::new());
    let mut builder = LogBuilder::new(&header()).expect("fits");
    // Two turns of 6 and hold, then one that a 1 ends: nobody reaches the goal for long.
    let turns = [&roll(6)[..], &[Event::Decision(Action::Hold)], &roll(1), &roll(1), &roll(1)];
    for (at, event) in turns.concat().iter().cycle().enumerate().take(events as usize) {
        if game.standing(&state).is_some() {
            state = game.start();
        }
        game.apply(&mut state, event, &mut bag, &mut Trace::off()).expect("allowed");
        let after = at as u32 + 1;
        builder.event(event, || CheckpointData::of(after, &state)).expect("fits");
    }
    let last = CheckpointData::of(events, &state);
    builder.seal(SealEnd::Abandoned, vec![], last).expect("fits");
    builder.finish().expect("fits")
}
