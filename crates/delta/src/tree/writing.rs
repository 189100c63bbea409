//! Anything that can be serialised, as a tree.

use super::Tree;
use scene::Text;
use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Number};

/// The tree that the JSON of a thing would be read as; null if it cannot be JSON.
pub fn written<T: Serialize + ?Sized>(thing: &T) -> Tree {
    thing.serialize(Writer).unwrap_or_default()
}

struct Writer;

/// A list being written, in a variant or not.
struct Items {
    items: Vec<Tree>,
    variant: Option<&'static str>,
}

/// Fields being written, in a variant or not.
struct Fields {
    fields: Vec<(Text, Tree)>,
    variant: Option<&'static str>,
    key: Text,
}

fn within(variant: Option<&'static str>, tree: Tree) -> Tree {
    match variant {
        Some(variant) => Tree::Fields(vec![(Text::new_static(variant), tree)]),
        None => tree,
    }
}

impl Items {
    fn new(len: usize, variant: Option<&'static str>) -> Result<Items, Error> {
        Ok(Items { items: Vec::with_capacity(len), variant })
    }

    fn push<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
        self.items.push(item.serialize(Writer)?);
        Ok(())
    }

    fn done(self) -> Result<Tree, Error> {
        Ok(within(self.variant, Tree::List(self.items)))
    }
}

impl Fields {
    fn new(len: usize, variant: Option<&'static str>) -> Result<Fields, Error> {
        Ok(Fields { fields: Vec::with_capacity(len), variant, key: Text::default() })
    }

    fn push<T: Serialize + ?Sized>(&mut self, key: &'static str, it: &T) -> Result<(), Error> {
        self.fields.push((Text::new_static(key), it.serialize(Writer)?));
        Ok(())
    }

    fn done(self) -> Result<Tree, Error> {
        Ok(within(self.variant, Tree::Fields(self.fields)))
    }
}

/// All numbers are written the same way.
macro_rules! numbers {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, number: $type) -> Result<Tree, Error> {
            Ok(Tree::Number(number.into()))
        })*
    };
}

impl Serializer for Writer {
    type Ok = Tree;
    type Error = Error;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    numbers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    );

    fn serialize_f32(self, number: f32) -> Result<Tree, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Result<Tree, Error> {
        Ok(Number::from_f64(number).map_or(Tree::Null, Tree::Number))
    }

    fn serialize_bool(self, it: bool) -> Result<Tree, Error> {
        Ok(Tree::Bool(it))
    }

    fn serialize_char(self, letter: char) -> Result<Tree, Error> {
        Ok(Tree::Text(letter.into()))
    }

    fn serialize_str(self, text: &str) -> Result<Tree, Error> {
        Ok(Tree::Text(text.into()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Tree, Error> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, thing: &T) -> Result<Tree, Error> {
        thing.serialize(self)
    }

    fn serialize_unit(self) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Tree, Error> {
        Ok(Tree::Text(Text::new_static(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        thing: &T,
    ) -> Result<Tree, Error> {
        thing.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        thing: &T,
    ) -> Result<Tree, Error> {
        Ok(within(Some(variant), thing.serialize(self)?))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Items, Error> {
        Items::new(len.unwrap_or_default(), None)
    }

    fn serialize_tuple(self, len: usize) -> Result<Items, Error> {
        Items::new(len, None)
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Items, Error> {
        Items::new(len, None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Items, Error> {
        Items::new(len, Some(variant))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Fields, Error> {
        Fields::new(len.unwrap_or_default(), None)
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Fields, Error> {
        Fields::new(len, None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Fields, Error> {
        Fields::new(len, Some(variant))
    }
}

/// Serializers that take one item after another.
macro_rules! takes_items {
    ($($as:ident by $take:ident),*) => {
        $(impl $as for Items {
            type Ok = Tree;
            type Error = Error;

            fn $take<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
                self.push(item)
            }

            fn end(self) -> Result<Tree, Error> {
                self.done()
            }
        })*
    };
}

takes_items!(
    SerializeSeq by serialize_element,
    SerializeTuple by serialize_element,
    SerializeTupleStruct by serialize_field,
    SerializeTupleVariant by serialize_field
);

/// Serializers whose fields have names.
macro_rules! takes_fields {
    ($($as:ident),*) => {
        $(impl $as for Fields {
            type Ok = Tree;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                it: &T,
            ) -> Result<(), Error> {
                self.push(key, it)
            }

            fn end(self) -> Result<Tree, Error> {
                self.done()
            }
        })*
    };
}

takes_fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Fields {
    type Ok = Tree;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let Tree::Text(key) = key.serialize(Writer)? else {
            return Err(Error::custom("a key is a text"));
        };
        self.key = key;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.fields.push((key, it.serialize(Writer)?));
        Ok(())
    }

    fn end(self) -> Result<Tree, Error> {
        self.done()
    }
}
