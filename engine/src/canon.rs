//! The canonical form of a state: names of fields and variants, no counts of fields.
//!
//! One walk serves the digest of checkpoints and the structural diff. A field added later is left
//! out while it has its default (`skip_serializing_if`), so that old checkpoints stay true when a
//! state grows.
//!
//! ```text
//! none 'n'   true 't'   false 'f'   some 'o' value
//! number >= 0 'u' LEB128      number < 0 'i' LEB128 of the absolute value
//! text 's' length bytes       bytes 'b' length bytes
//! list '[' values ']'         struct '{' (length name value)* '}'      map '(' (key value)* ')'
//! unit variant 'v' length name            other variant 'V' length name value
//! ```
//!
//! What is left out: reading a value back. A state is written for digest and diff alone.

mod diff;

pub use diff::{Difference, diff, diff_values};

use serde::ser::{self, Serialize};
use std::fmt;
use std::ops::Range;

/// A digest of a state.
pub type Digest = [u8; 32];

/// The canonical form of a value.
///
/// # Panics
///
/// When the value holds a float: states have none.
pub fn canonical<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    canonical_into(value, &mut bytes);
    bytes
}

/// Appends the canonical form of a value to `bytes`.
///
/// # Panics
///
/// When the value holds a float: states have none.
pub fn canonical_into<T: Serialize + ?Sized>(value: &T, bytes: &mut Vec<u8>) {
    value.serialize(&mut Writer { bytes }).expect("plain data has a canonical form");
}

/// Appends the canonical form of a struct; `write` appends its fields.
pub fn struct_into(bytes: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    bytes.push(b'{');
    write(bytes);
    bytes.push(b'}');
}

/// Appends a field of a struct; `write` appends the canonical form of its value.
///
/// # Panics
///
/// When the name is as long as no field's name is.
pub fn field_into(bytes: &mut Vec<u8>, name: &'static str, write: impl FnOnce(&mut Vec<u8>)) {
    field_name(&mut Writer { bytes }, name);
    write(bytes);
}

/// Appends the canonical form of a list; `write` appends the canonical form of a value.
pub fn list_into<T>(
    bytes: &mut Vec<u8>,
    values: impl IntoIterator<Item = T>,
    mut write: impl FnMut(T, &mut Vec<u8>),
) {
    bytes.push(b'[');
    values.into_iter().for_each(|value| write(value, bytes));
    bytes.push(b']');
}

/// The digest of a canonical form: BLAKE3 with a key of its own.
pub fn digest_of(canonical: &[u8]) -> Digest {
    blake3::derive_key("kanso state 1", canonical)
}

/// The digest of a value's canonical form.
pub fn digest<T: Serialize + ?Sized>(value: &T) -> Digest {
    digest_of(&canonical(value))
}

/// The top-level fields of a canonical struct with the bytes of their values; the field `seats`
/// comes as one entry for each seat (`seats[0]`).
pub fn fields(canonical: &[u8]) -> Vec<(String, Range<usize>)> {
    let mut fields = Vec::new();
    let mut reader = Reader { bytes: canonical, at: 0 };
    if reader.bytes.first() != Some(&b'{') {
        return vec![(String::new(), 0..canonical.len())];
    }
    reader.at = 1;
    while reader.peek() != b'}' {
        let name = reader.name();
        let start = reader.at;
        if name == "seats" && reader.peek() == b'[' {
            reader.at += 1;
            let mut seat = 0;
            while reader.peek() != b']' {
                let start = reader.at;
                reader.skip();
                fields.push((format!("seats[{seat}]"), start..reader.at));
                seat += 1;
            }
            reader.at += 1;
        } else {
            reader.skip();
            fields.push((name, start..reader.at));
        }
    }
    fields
}

/// A canonical form, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    None,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(i128),
    /// Text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// A list.
    List(Vec<Value>),
    /// Named fields.
    Struct(Vec<(String, Value)>),
    /// Keys and values.
    Map(Vec<(Value, Value)>),
    /// A variant and what it holds.
    Variant(String, Option<Box<Value>>),
}

impl Value {
    /// Takes a canonical form apart.
    ///
    /// # Panics
    ///
    /// When `canonical` was not written by [`canonical()`].
    pub fn read(canonical: &[u8]) -> Self {
        Reader { bytes: canonical, at: 0 }.value()
    }
}

/// Short enough for one line of a diff.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => write!(f, "none"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(value) => write!(f, "{value}"),
            Self::Text(value) => write!(f, "{value:?}"),
            Self::Bytes(value) => write!(f, "0x{}", crate::cards::hex(value)),
            Self::List(values) => {
                write!(f, "[")?;
                for (at, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if at == 0 { "" } else { ", " })?;
                }
                write!(f, "]")
            }
            Self::Struct(fields) => {
                write!(f, "{{")?;
                for (at, (name, value)) in fields.iter().enumerate() {
                    write!(f, "{}{name}: {value}", if at == 0 { "" } else { ", " })?;
                }
                write!(f, "}}")
            }
            Self::Map(pairs) => {
                write!(f, "(")?;
                for (at, (key, value)) in pairs.iter().enumerate() {
                    write!(f, "{}{key}: {value}", if at == 0 { "" } else { ", " })?;
                }
                write!(f, ")")
            }
            Self::Variant(name, None) => write!(f, "{name}"),
            Self::Variant(name, Some(value)) => write!(f, "{name} {value}"),
        }
    }
}

/// Walks a canonical form.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> u8 {
        self.bytes[self.at]
    }

    fn number(&mut self) -> u128 {
        let first = self.bytes[self.at];
        if first & 0x80 == 0 {
            self.at += 1;
            return u128::from(first);
        }
        let (mut value, mut shift) = (0_u128, 0);
        loop {
            let byte = self.bytes[self.at];
            self.at += 1;
            value |= u128::from(byte & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                return value;
            }
        }
    }

    fn slice(&mut self) -> Vec<u8> {
        let len = self.number() as usize;
        self.at += len;
        self.bytes[self.at - len..self.at].to_vec()
    }

    fn name(&mut self) -> String {
        String::from_utf8(self.slice()).expect("names are text")
    }

    /// Goes past a number.
    fn skip_number(&mut self) {
        while self.bytes[self.at] & 0x80 != 0 {
            self.at += 1;
        }
        self.at += 1;
    }

    /// Goes past a length and the bytes of that length.
    fn skip_slice(&mut self) {
        let len = self.number() as usize;
        self.at += len;
    }

    /// Goes past a value without building it: a state is skipped at each checkpoint, and nothing of
    /// it is kept.
    fn skip(&mut self) {
        let tag = self.peek();
        self.at += 1;
        match tag {
            b'n' | b't' | b'f' => {}
            b'o' => self.skip(),
            b'u' | b'i' => self.skip_number(),
            b's' | b'b' | b'v' => self.skip_slice(),
            b'[' => {
                while self.peek() != b']' {
                    self.skip();
                }
                self.at += 1;
            }
            b'{' => {
                while self.peek() != b'}' {
                    self.skip_slice();
                    self.skip();
                }
                self.at += 1;
            }
            b'(' => {
                while self.peek() != b')' {
                    self.skip();
                    self.skip();
                }
                self.at += 1;
            }
            b'V' => {
                self.skip_slice();
                self.skip();
            }
            other => panic!("byte {other} begins no canonical value"),
        }
    }

    fn value(&mut self) -> Value {
        let tag = self.peek();
        self.at += 1;
        match tag {
            b'n' => Value::None,
            b't' => Value::Bool(true),
            b'f' => Value::Bool(false),
            b'o' => self.value(),
            b'u' => Value::Number(self.number() as i128),
            // The least number is its own negative.
            b'i' => Value::Number((self.number() as i128).wrapping_neg()),
            b's' => Value::Text(self.name()),
            b'b' => Value::Bytes(self.slice()),
            b'[' => {
                let mut values = Vec::new();
                while self.peek() != b']' {
                    values.push(self.value());
                }
                self.at += 1;
                Value::List(values)
            }
            b'{' => {
                let mut fields = Vec::new();
                while self.peek() != b'}' {
                    fields.push((self.name(), self.value()));
                }
                self.at += 1;
                Value::Struct(fields)
            }
            b'(' => {
                let mut pairs = Vec::new();
                while self.peek() != b')' {
                    pairs.push((self.value(), self.value()));
                }
                self.at += 1;
                Value::Map(pairs)
            }
            b'v' => Value::Variant(self.name(), None),
            b'V' => Value::Variant(self.name(), Some(Box::new(self.value()))),
            other => panic!("byte {other} begins no canonical value"),
        }
    }
}

/// Writes the canonical form.
struct Writer<'a> {
    bytes: &'a mut Vec<u8>,
}

/// A value without a canonical form: a float, or a custom error of its own `Serialize`.
#[derive(Debug)]
struct NotPlain(String);

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::error::Error for NotPlain {}

impl ser::Error for NotPlain {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl Writer<'_> {
    /// A tag and a number. Most numbers of a state are small ones: tag and number are one step then.
    #[inline]
    fn tagged(&mut self, tag: u8, value: u64) {
        if value < 0x80 {
            self.bytes.extend_from_slice(&[tag, value as u8]);
        } else {
            self.bytes.push(tag);
            self.leb(value);
        }
    }

    #[inline]
    fn leb(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.bytes.push(value as u8);
    }

    fn wide_leb(&mut self, mut value: u128) {
        while value >= 0x80 {
            self.bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.bytes.push(value as u8);
    }

    #[inline]
    fn slice(&mut self, bytes: &[u8]) {
        self.leb(bytes.len() as u64);
        self.bytes.extend_from_slice(bytes);
    }

    fn variant(&mut self, name: &str) {
        self.bytes.push(b'V');
        self.slice(name.as_bytes());
    }

    fn open(&mut self, opening: u8, closing: u8) -> Compound<'_> {
        self.bytes.push(opening);
        Compound { writer: Writer { bytes: self.bytes }, closing }
    }
}

#[inline]
fn field_name(writer: &mut Writer<'_>, name: &'static str) {
    assert!(name.len() < usize::from(b'}'), "a field's name is short");
    writer.slice(name.as_bytes());
}

/// A list, struct or map that is being written.
struct Compound<'a> {
    writer: Writer<'a>,
    closing: u8,
}

impl Compound<'_> {
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        field_name(&mut self.writer, name);
        value.serialize(&mut self.writer)
    }

    fn close(self) {
        self.writer.bytes.push(self.closing);
    }
}

type Done = Result<(), NotPlain>;

impl<'a> ser::Serializer for &'a mut Writer<'_> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Compound<'a>;
    type SerializeTuple = Compound<'a>;
    type SerializeTupleStruct = Compound<'a>;
    type SerializeTupleVariant = Compound<'a>;
    type SerializeMap = Compound<'a>;
    type SerializeStruct = Compound<'a>;
    type SerializeStructVariant = Compound<'a>;

    fn serialize_bool(self, value: bool) -> Done {
        self.bytes.push(if value { b't' } else { b'f' });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i64(self, value: i64) -> Done {
        self.tagged(if value < 0 { b'i' } else { b'u' }, value.unsigned_abs());
        Ok(())
    }

    fn serialize_i128(self, value: i128) -> Done {
        self.bytes.push(if value < 0 { b'i' } else { b'u' });
        self.wide_leb(value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.tagged(b'u', value);
        Ok(())
    }

    fn serialize_u128(self, value: u128) -> Done {
        self.bytes.push(b'u');
        self.wide_leb(value);
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Done {
        Err(NotPlain("a float has no canonical form".to_owned()))
    }

    fn serialize_f64(self, _: f64) -> Done {
        Err(NotPlain("a float has no canonical form".to_owned()))
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.bytes.push(b's');
        self.slice(value.as_bytes());
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.bytes.push(b'b');
        self.slice(value);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.bytes.push(b'n');
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.bytes.push(b'o');
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.bytes.push(b'v');
        self.slice(name.as_bytes());
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Done {
        self.variant(name);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'a>, NotPlain> {
        Ok(self.open(b'[', b']'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'a>, NotPlain> {
        Ok(self.open(b'[', b']'))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, NotPlain> {
        Ok(self.open(b'[', b']'))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, NotPlain> {
        self.variant(name);
        Ok(self.open(b'[', b']'))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'a>, NotPlain> {
        Ok(self.open(b'(', b')'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, NotPlain> {
        Ok(self.open(b'{', b'}'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, NotPlain> {
        self.variant(name);
        Ok(self.open(b'{', b'}'))
    }
}

impl ser::SerializeSeq for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

impl ser::SerializeTuple for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

impl ser::SerializeTupleStruct for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

impl ser::SerializeTupleVariant for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

impl ser::SerializeStruct for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.field(name, value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

impl ser::SerializeStructVariant for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.field(name, value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

impl ser::SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.element(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Shape {
        Dot,
        Line(u8),
        Square { side: i16 },
    }

    #[derive(Serialize)]
    struct Table {
        round: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        later: Option<u8>,
        seats: Vec<Vec<Shape>>,
        names: BTreeMap<u8, String>,
    }

    fn table(side: i16) -> Table {
        Table {
            round: 300,
            later: None,
            seats: vec![vec![Shape::Dot, Shape::Line(5)], vec![Shape::Square { side }]],
            names: [(1, "a".to_owned())].into(),
        }
    }

    #[test]
    fn the_form_has_names_and_no_counts() {
        let bytes = canonical(&table(-2));
        let text = b"{\x05roundu\xac\x02\x05seats[[v\x03dotV\x04lineu\x05][V\x06square{\x04sidei\x02}]]\x05names(u\x01s\x01a)}";
        assert_eq!(bytes, text);
        assert_eq!(
            Value::read(&bytes).to_string(),
            "{round: 300, seats: [[dot, line 5], [square {side: -2}]], names: (1: \"a\")}"
        );
    }

    #[test]
    fn a_struct_that_is_written_by_hand_is_as_a_derived_one() {
        let Table { seats, names, .. } = table(-2);
        let mut by_hand = Vec::new();
        struct_into(&mut by_hand, |bytes| {
            field_into(bytes, "round", |bytes| canonical_into(&300, bytes));
            field_into(bytes, "seats", |bytes| {
                list_into(bytes, &seats, canonical_into);
            });
            field_into(bytes, "names", |bytes| canonical_into(&names, bytes));
        });
        assert_eq!(by_hand, canonical(&table(-2)));
    }

    #[test]
    fn a_field_left_out_changes_no_digest() {
        let mut grown = table(1);
        let old = digest(&grown);
        assert_eq!(old, digest(&table(1)));
        grown.later = Some(0);
        assert_ne!(old, digest(&grown));
    }

    #[test]
    fn a_diff_names_the_path() {
        let found = diff(&table(1), &table(2));
        let lines: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["seats[1][0].side: 1 -> 2"]);
        assert!(diff(&table(1), &table(1)).is_empty());
        let [found] = &diff(&[Shape::Line(5)], &[Shape::Square { side: 5 }])[..] else {
            panic!("one thing became another one, whatever it holds");
        };
        assert_eq!(found.to_string(), "[0]: line 5 -> square {side: 5}");
    }

    #[test]
    fn states_that_were_taken_apart_differ_as_they_did() {
        let apart = |side| Value::read(&canonical(&table(side)));
        assert_eq!(diff_values(&apart(1), &apart(2)), diff(&table(1), &table(2)));
        assert!(diff_values(&apart(1), &apart(1)).is_empty());
    }

    /// Every kind of value there is, each with what follows it at once.
    #[derive(Serialize)]
    #[expect(clippy::option_option, reason = "one within the other is a value like any other")]
    struct Everything {
        nothing: Option<u8>,
        unit: (),
        yes: bool,
        no: bool,
        some: Option<Option<u8>>,
        small: i8,
        low: i64,
        high: u64,
        wide: u128,
        narrow: i128,
        letter: char,
        text: &'static str,
        shapes: [Shape; 3],
        pair: (u8, &'static str),
        names: BTreeMap<u8, Vec<u16>>,
        last: u8,
    }

    fn everything() -> Everything {
        Everything {
            nothing: None,
            unit: (),
            yes: true,
            no: false,
            some: Some(Some(0x7f)),
            small: -128,
            low: i64::MIN,
            high: u64::MAX,
            wide: u128::MAX,
            narrow: i128::MIN,
            letter: '駒',
            text: "]}) and more: twenty letters and twenty letters and twenty letters and twenty letters \
                   and twenty letters and twenty letters",
            shapes: [Shape::Dot, Shape::Line(200), Shape::Square { side: -300 }],
            pair: (93, "]"),
            names: [(125, vec![41, 93]), (41, vec![])].into(),
            last: 128,
        }
    }

    #[test]
    fn numbers_of_all_widths_are_written_alike() {
        assert_eq!(canonical(&127_u8), canonical(&127_u128));
        assert_eq!(canonical(&-128_i8), canonical(&-128_i128));
        assert_eq!(canonical(&300_i16), canonical(&300_u128));
        assert_eq!(canonical(&u64::MAX), canonical(&u128::from(u64::MAX)));
        assert_eq!(canonical(&i64::MIN), canonical(&i128::from(i64::MIN)));
        assert_eq!(canonical(&128_u32), b"u\x80\x01");
        assert_eq!(canonical(&-1_i32), b"i\x01");
        assert_eq!((canonical(&0_i64), canonical(&0_i128)), (b"u\0".to_vec(), b"u\0".to_vec()));
    }

    #[test]
    fn a_value_is_skipped_just_where_it_would_be_read() {
        let bytes = canonical(&everything());
        let mut read = Reader { bytes: &bytes, at: 1 };
        let mut skipped = Reader { bytes: &bytes, at: 1 };
        let mut count = 0;
        while read.peek() != b'}' {
            read.name();
            read.value();
            skipped.skip_slice();
            skipped.skip();
            assert_eq!(read.at, skipped.at, "field {count}");
            count += 1;
        }
        assert_eq!((count, read.at), (16, bytes.len() - 1));
        let mut whole = Reader { bytes: &bytes, at: 0 };
        whole.skip();
        assert_eq!(whole.at, bytes.len());
        let found = fields(&bytes);
        let values: Vec<_> = found.into_iter().map(|(_, range)| &bytes[range]).collect();
        assert_eq!((values.len(), values[15]), (16, &b"u\x80\x01"[..]));
    }

    #[test]
    fn fields_come_one_by_one_and_seats_apart() {
        let bytes = canonical(&table(1));
        let names: Vec<_> = fields(&bytes).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["round", "seats[0]", "seats[1]", "names"]);
    }
}
