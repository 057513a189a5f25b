//! Luck: the generator behind seeded games.
//!
//! `rand_pcg` gives raw words only; bounded integers, draws and shuffles are made here, so that no
//! other crate's release can change a game. Version 1, fixed by the test vectors below:
//!
//! ```text
//! key of a line      BLAKE3 derive_key("kanso luck 1", seed)
//! n-th chance event  Pcg64::from_seed(BLAKE3 keyed_hash(key, stream u8, n u32 little-endian))
//!  of a stream
//! integer below n    Lemire: the high half of next_u32 * n; a low half below 2^32 mod n is thrown
//!                    away and drawn again
//! roll               for each die a face, 1 + below(faces)
//! draw               one by one: below(things left) is a rank in the bag's ascending order
//! pick               below(n)
//! shuffle            Fisher-Yates from the end: places n-1 to 1 swap with below(place + 1)
//! ```
//!
//! What counts as the n-th event of a stream on a line is told by [`Counters`]. Nothing of the
//! generator is stored in a log.

use kanso_engine::chance::{Kinds, Order};
use kanso_engine::{Bag, Chance, ChanceKind, Game, Kind, Outcome, Seat, Stream};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64;
use serde::Serialize;

/// The version that this program writes into headers, and the only one there is.
pub const LUCK_VERSION: u8 = 1;

/// What all luck of a line follows from.
pub type Seed = [u8; 32];

/// What luck is committed to: 32 bytes that stand in a file of their own until the game is over.
pub type Secret = [u8; 32];

/// What a header holds of a secret, from which nobody finds it.
pub fn commitment_of(secret: &Secret) -> [u8; 32] {
    blake3::derive_key("kanso luck commitment 1", secret)
}

/// The seed that follows from a secret and from what the seats said, in the order in which they said it.
/// Who holds the secret committed to it before hearing them, and they spoke without knowing it: nobody
/// chooses it.
pub fn committed_seed<'a>(secret: &Secret, said: impl IntoIterator<Item = (u8, &'a str)>) -> Seed {
    let mut hasher = blake3::Hasher::new_derive_key("kanso committed luck 1");
    hasher.update(secret);
    for (seat, words) in said {
        hasher.update(&[seat]).update(&(words.len() as u32).to_le_bytes()).update(words.as_bytes());
    }
    *hasher.finalize().as_bytes()
}

/// The seed that a person typed: 64 hexadecimal digits are the seed itself, any other text is
/// hashed by BLAKE3.
pub fn seed_of(text: &str) -> Seed {
    seed_of_hex(text).unwrap_or_else(|| *blake3::hash(text.as_bytes()).as_bytes())
}

/// The seed of game `n` of many that are made from one text.
pub fn seed_of_game(text: &str, n: u32) -> Seed {
    seed_of(&format!("{text}/{n}"))
}

/// The bytes that 64 hexadecimal digits mean.
pub fn seed_of_hex(text: &str) -> Option<Seed> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut seed = Seed::default();
    for (byte, pair) in seed.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |at: usize| char::from(pair[at]).to_digit(16);
        *byte = (digit(0)? * 16 + digit(1)?) as u8;
    }
    Some(seed)
}

/// The luck of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    key: [u8; 32],
}

impl Luck {
    /// The luck that follows from a seed.
    pub fn new(seed: &Seed) -> Self {
        Self { key: blake3::derive_key("kanso luck 1", seed) }
    }

    /// What falls: `n` counts the chance events of this stream on the line, from 0; `bag` is what
    /// an awaited draw is from.
    ///
    /// # Panics
    ///
    /// When a draw asks for more than the bag holds, or dice or picks have no side: a bug of the
    /// game.
    pub fn outcome(&self, chance: Chance, n: u32, bag: &Bag) -> Outcome {
        let mut words = Words::new(&self.key, chance.stream.0, n);
        match chance.kind {
            ChanceKind::Roll { dice, faces } => {
                let face = |_| 1 + words.below(u32::from(faces)) as u8;
                Outcome::Roll((0..dice).map(face).collect())
            }
            ChanceKind::Draw { count, ordered } => {
                let mut kinds = Kinds::new();
                let total = bag.total();
                for drawn in 0..u32::from(count) {
                    let rank = words.below(total - drawn);
                    kinds.push(kind_of_rank(bag, &kinds, rank));
                }
                if !ordered {
                    kinds.sort_unstable();
                }
                Outcome::Draw(kinds)
            }
            ChanceKind::Pick { n } => Outcome::Pick(words.below(u32::from(n)) as u16),
            ChanceKind::Shuffle { n } => {
                let mut order: Order = (0..n).collect();
                for place in (1..usize::from(n)).rev() {
                    order.swap(place, words.below(place as u32 + 1) as usize);
                }
                Outcome::Shuffle(order)
            }
        }
    }

    /// What falls for the chance that `state` awaits; `counters` are those of the line so far, and
    /// `bag` lends its memory.
    ///
    /// # Panics
    ///
    /// As [`Luck::outcome`].
    pub fn falls<G: Game>(
        &self,
        game: &G,
        state: &G::State,
        chance: Chance,
        counters: &Counters,
        bag: &mut Bag,
    ) -> Outcome {
        bag.clear();
        if matches!(chance.kind, ChanceKind::Draw { .. }) {
            game.bag(state, bag);
        }
        self.outcome(chance, counters.get(chance.stream), bag)
    }
}

/// The thing at this rank of the bag without what is `drawn` already.
fn kind_of_rank(bag: &Bag, drawn: &Kinds, mut rank: u32) -> Kind {
    for (kind, count) in bag.iter() {
        let gone = drawn.iter().filter(|other| **other == kind).count() as u32;
        let left = u32::from(count) - gone;
        if rank < left {
            return kind;
        }
        rank -= left;
    }
    unreachable!("a rank lies below what is left in the bag")
}

/// The luck of random bots: keys of their own, so that a bot's choices tell nothing of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotLuck {
    key: [u8; 32],
    /// What bots that think do it by.
    thought: [u8; 32],
}

impl BotLuck {
    /// The luck of the bots of a game with this seed.
    pub fn new(seed: &Seed) -> Self {
        Self {
            key: blake3::derive_key("kanso bot luck 1", seed),
            thought: blake3::derive_key("kanso search luck 1", seed),
        }
    }

    /// What a bot thinks by that decides as the `n`-th event.
    pub fn thought(&self, n: u32) -> Thought {
        Thought { key: *blake3::keyed_hash(&self.thought, &n.to_le_bytes()).as_bytes() }
    }

    /// A number below `bound`, which is at least 1, for the `n`-th decision of this seat.
    pub fn below(&self, seat: Seat, n: u32, bound: u32) -> u32 {
        Words::new(&self.key, u8::from(seat), n).below(bound)
    }
}

/// The luck of games that are only thought of: playouts, from which values come and bots that think
/// choose. Its keys are its own, so that no thought knows what will fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    key: [u8; 32],
}

impl Thought {
    /// What values of a game are found by; `of` tells one game from another, as errors that all games
    /// share would never cancel out.
    pub fn of_analysis(of: &[u8]) -> Self {
        Self { key: blake3::derive_key("kanso analysis 1", of) }
    }

    /// What tells it from other thoughts.
    pub fn digest(&self) -> [u8; 32] {
        self.key
    }

    /// The luck of one playout: it falls alike wherever the playout begins.
    pub fn luck(&self, playout: u32) -> Luck {
        Luck { key: self.key_of(b'l', playout) }
    }

    /// The numbers by which one playout deals what an eye cannot know.
    pub fn dealing(&self, playout: u32) -> Dealing {
        Dealing(Words::new(&self.key_of(b'd', playout), 0, 0))
    }

    /// The thought of a bot that decides within a playout, or of one of its decisions.
    #[must_use]
    pub fn within(&self, nth: u32) -> Self {
        Self { key: self.key_of(b't', nth) }
    }

    fn key_of(&self, what: u8, playout: u32) -> [u8; 32] {
        let mut of = [what, 0, 0, 0, 0];
        of[1..].copy_from_slice(&playout.to_le_bytes());
        *blake3::keyed_hash(&self.key, &of).as_bytes()
    }
}

/// Numbers to deal by.
pub struct Dealing(Words);

impl Dealing {
    /// The numbers by which a line deals anew that has this seed.
    pub fn of_line(seed: &Seed) -> Self {
        Self(Words::new(&blake3::derive_key("kanso deal 1", seed), 0, 0))
    }

    /// A number below `bound`, which is at least 1, each as probable as the others.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }
}

/// How many chance events of each stream a line has had: the `n` of the next one.
///
/// They are counted along the line from its first event, whoever bore them: kept, entered and
/// filled ones too. So a branch goes on with its parent's counters at the fork, with the same luck
/// and with fresh luck alike.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counters {
    by_stream: Vec<u32>,
}

impl Counters {
    /// How many chance events the stream has had.
    pub fn get(&self, stream: Stream) -> u32 {
        self.by_stream.get(usize::from(stream.0)).copied().unwrap_or(0)
    }

    /// One more chance event of the stream.
    pub fn count(&mut self, stream: Stream) {
        let at = usize::from(stream.0);
        if self.by_stream.len() <= at {
            self.by_stream.resize(at + 1, 0);
        }
        self.by_stream[at] += 1;
    }

    /// Becomes a copy of others, keeping its memory.
    pub fn copy_from(&mut self, other: &Self) {
        self.by_stream.clone_from(&other.by_stream);
    }

    /// Every counter back to 0.
    pub fn clear(&mut self) {
        self.by_stream.clear();
    }
}

/// The raw words of one chance event.
struct Words(Pcg64);

impl Words {
    fn new(key: &[u8; 32], stream: u8, n: u32) -> Self {
        let mut of = [stream, 0, 0, 0, 0];
        of[1..].copy_from_slice(&n.to_le_bytes());
        Self(Pcg64::from_seed(*blake3::keyed_hash(key, &of).as_bytes()))
    }

    /// A number below `bound`, each as probable as the others; `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "chance has at least one side");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let rejected = bound.wrapping_neg() % bound;
            while (product as u32) < rejected {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::cards::hex;
    use kanso_engine::chance::possible;

    fn bag() -> Bag {
        [(Kind(2), 3), (Kind(5), 1), (Kind(9), 4)].into_iter().collect()
    }

    #[test]
    fn a_seed_is_typed_as_text_or_as_its_digits() {
        let seven = "9f38d0acf8443e5f5b0ec69c4ca27a5d3c9ab6c8a9be64a24f3d5d4f4a3a6d1b";
        assert_eq!(hex(&seed_of(seven)), seven);
        assert_eq!(seed_of("7"), *blake3::hash(b"7").as_bytes());
        assert_eq!(seed_of_game("7", 3), *blake3::hash(b"7/3").as_bytes());
        assert_ne!(hex(&seed_of(&seven.replace('9', "g"))), seven, "not digits: hashed");
    }

    /// These numbers fix version 1 for ever: a change here changes every seeded game.
    #[test]
    fn vectors_of_version_1() {
        let luck = Luck::new(&seed_of("7"));
        assert_eq!(
            hex(&luck.key),
            "679744c04768a04456ea1ee4871fbdf9e3cc388cab2e48065735767338485bad"
        );
        let mut words = Words::new(&luck.key, 3, 258);
        let raw = [(); 4].map(|()| words.0.next_u32());
        assert_eq!(raw, [175_386_660, 3_940_316_720, 3_436_519_098, 14_056_359]);
        let mut words = Words::new(&luck.key, 0, 0);
        let below = [6, 20, 1_000, 3_000_000_000, 1].map(|bound| words.below(bound));
        assert_eq!(below, [2, 7, 126, 854_799_006, 0]);

        let fell = |kind| luck.outcome(Chance { kind, stream: Stream(1) }, 2, &bag());
        let kinds = |kinds: [u16; 4]| Outcome::Draw(kinds.into_iter().map(Kind).collect());
        let draw = |ordered| ChanceKind::Draw { count: 4, ordered };
        assert_eq!(fell(ChanceKind::Roll { dice: 5, faces: 6 }), Outcome::roll(&[2, 4, 1, 6, 2]));
        assert_eq!(fell(draw(false)), kinds([2, 2, 9, 9]));
        assert_eq!(fell(draw(true)), kinds([2, 9, 2, 9]));
        assert_eq!(fell(ChanceKind::Pick { n: 500 }), Outcome::Pick(86));
        assert_eq!(fell(ChanceKind::Shuffle { n: 8 }), Outcome::shuffle(&[2, 3, 5, 7, 6, 0, 4, 1]));
    }

    #[test]
    fn rejection_keeps_a_large_bound_even() {
        // Just above half of the range nearly half of all words are thrown away.
        let bound = (1 << 31) + 1;
        let mut low = 0_u32;
        for n in 0..4_000 {
            let value = Words::new(&[7; 32], 0, n).below(bound);
            assert!(value < bound);
            low += u32::from(value < bound / 2);
        }
        assert!((1_850..=2_150).contains(&low), "{low} of 4000 in the lower half");
    }

    /// As the head of this file says it; how many words were thrown away, too.
    fn below_plainly(words: &mut Words, bound: u32) -> (u32, u32) {
        for thrown in 0.. {
            let product = u64::from(words.0.next_u32()) * u64::from(bound);
            if product % (1 << 32) >= (1 << 32) % u64::from(bound) {
                return ((product >> 32) as u32, thrown);
            }
        }
        unreachable!("more than half of all words are kept")
    }

    #[test]
    fn a_word_is_thrown_away_where_the_head_says_so_and_nowhere_else() {
        let mut all_thrown = 0;
        for bound in [1, 6, 1 << 31, (1 << 31) + 1, 3_000_000_000, u32::MAX] {
            for n in 0..200 {
                let words = || Words::new(&[7; 32], 0, n);
                let (value, thrown) = below_plainly(&mut words(), bound);
                assert_eq!(words().below(bound), value, "{n} of {bound}");
                all_thrown += thrown;
            }
        }
        assert!(all_thrown > 200, "of two of these bounds a third and more: {all_thrown}");
    }

    #[test]
    fn faces_kinds_and_places_fall_about_equally_often() {
        let luck = Luck::new(&[1; 32]);
        let bag = bag();
        let (mut faces, mut kinds, mut first) = ([0_u32; 6], [0_u32; 10], [0_u32; 4]);
        for n in 0..6_000 {
            let fell = |kind| {
                let fell = luck.outcome(Chance { kind, stream: Stream(0) }, n, &bag);
                assert_eq!(possible(kind, &bag, &fell), Ok(()));
                fell
            };
            match fell(ChanceKind::Roll { dice: 1, faces: 6 }) {
                Outcome::Roll(face) => faces[usize::from(face[0]) - 1] += 1,
                other => panic!("{other:?} is no roll"),
            }
            match fell(ChanceKind::Draw { count: 2, ordered: true }) {
                Outcome::Draw(drawn) => kinds[usize::from(drawn[1].0)] += 1,
                other => panic!("{other:?} is no draw"),
            }
            match fell(ChanceKind::Shuffle { n: 4 }) {
                Outcome::Shuffle(order) => first[usize::from(order[0])] += 1,
                other => panic!("{other:?} is no shuffle"),
            }
        }
        // About five standard deviations around what is expected.
        assert!(faces.iter().all(|count| (850..=1_150).contains(count)), "{faces:?}");
        assert!(first.iter().all(|count| (1_330..=1_670).contains(count)), "{first:?}");
        for (kind, share) in [(2, 3), (5, 1), (9, 4)] {
            let expected = 6_000 * share / 8;
            assert!(kinds[kind].abs_diff(expected) < 200, "{kinds:?}");
        }
    }

    #[test]
    fn another_stream_seed_or_number_is_other_luck() {
        let roll = |seed: &str, stream, n| {
            let chance = Chance::roll(Stream(stream), 16, 6);
            Luck::new(&seed_of(seed)).outcome(chance, n, &Bag::new())
        };
        assert_eq!(roll("7", 0, 0), roll("7", 0, 0));
        for other in [roll("8", 0, 0), roll("7", 1, 0), roll("7", 0, 1)] {
            assert_ne!(roll("7", 0, 0), other);
        }
        let seat = Seat::at(0);
        let bot = |n| BotLuck::new(&seed_of("7")).below(seat, n, u32::MAX);
        assert_ne!(bot(0), bot(1));
        let thought = |n| BotLuck::new(&seed_of("7")).thought(n);
        let thoughts = [
            thought(0),
            thought(1),
            thought(0).within(0),
            thought(0).within(1),
            Thought::of_analysis(b"a"),
            Thought::of_analysis(b"b"),
        ];
        for (at, one) in thoughts.iter().enumerate() {
            let others = &thoughts[at + 1..];
            assert!(others.iter().all(|other| other.digest() != one.digest()), "{at}");
        }
    }

    #[test]
    fn counters_count_each_stream_by_itself() {
        let mut counters = Counters::default();
        for stream in [3, 0, 3] {
            counters.count(Stream(stream));
        }
        let counts = [0, 1, 3, 200].map(|stream| counters.get(Stream(stream)));
        assert_eq!(counts, [1, 0, 2, 0]);
        let mut copy = Counters::default();
        copy.copy_from(&counters);
        assert_eq!(copy, counters);
        counters.clear();
        assert_eq!(counters, Counters::default());
    }
}
