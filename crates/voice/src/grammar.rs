//! Turns the arguments of a phrase into the variables of a sentence.

use crate::voice::Sentences;
use crate::{Language, Voice};
use fluent_bundle::{FluentArgs, FluentValue};
use scene::{Arg, Phrase};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The forms every name answers to; one that is not written is the nominative.
///
/// The first five are the cases after the nominative, the last two go with numbers.
pub(crate) const CASES: [&str; 7] = ["gen", "dat", "acc", "ins", "pre", "few", "many"];

/// What verbs and adjectives agree with. It has no fallback: the sentence's default variant is.
pub(crate) const GENDER: &str = "gender";

/// The variables `$x`, `$x_gen`, …, `$x_gender` for every argument `x` of the phrase.
pub(crate) fn args<'a>(voice: &'a Voice, phrase: &'a Phrase) -> FluentArgs<'a> {
    let sentences = voice.sentences();
    let mut args = FluentArgs::new();
    for (variable, arg) in &phrase.args {
        let names = match arg {
            Arg::Count(count) => {
                args.set(&**variable, *count);
                continue;
            }
            Arg::Name(key) => vec![Name::of(sentences, key)],
            Arg::Names(keys) => keys.iter().map(|key| Name::of(sentences, key)).collect(),
            Arg::Text(text) => vec![Name::indeclinable(Cow::Borrowed(text))],
            Arg::Said(phrase) => vec![Name::said(voice, phrase)],
        };
        decline(&mut args, variable, &names, voice.language());
    }
    args
}

/// The phrase as a sentence; what the locale lacks stands in it as ⟨key⟩ or `{$variable}`.
pub(crate) fn sentence(voice: &Voice, phrase: &Phrase) -> String {
    let (sentences, phrase) = (voice.sentences(), voice.meant(phrase));
    let message = sentences.get_message(&phrase.key);
    let Some(pattern) = message.and_then(|message| message.value()) else {
        return missing(&phrase.key);
    };
    let args = args(voice, phrase);
    sentences.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// How a thing the locale has no word for is called.
pub(crate) fn missing(key: &str) -> String {
    format!("⟨{key}⟩")
}

/// Sets the variable and its forms; several names are joined in each form.
///
/// Text without a language is declined too, as a word that never changes: a sentence that asks for
/// a seat in the accusative need not know whether the seat has a title or a player's name.
fn decline<'a>(args: &mut FluentArgs<'a>, variable: &'a str, names: &[Name<'a>], to: Language) {
    args.set(variable, join(names, to, Name::nominative));
    let written = names.iter().flat_map(|name| name.forms.iter().map(|(form, _)| *form));
    let forms: BTreeSet<&str> = CASES.into_iter().chain(written).collect();
    for form in forms.into_iter().filter(|form| *form != GENDER) {
        args.set(format!("{variable}_{form}"), join(names, to, |name| name.form(form)));
    }
    if let Some(gender) = gender(names) {
        args.set(format!("{variable}_{GENDER}"), gender);
    }
}

/// Several are plural whatever each of them is.
fn gender<'a>(names: &[Name<'a>]) -> Option<FluentValue<'a>> {
    match names {
        [] => None,
        [one] => one.written(GENDER).map(|gender| FluentValue::String(gender.clone())),
        [_, _, ..] => Some(FluentValue::from("plural")),
    }
}

/// «a, b и c»; "a, b and c".
fn join<'a, 'n>(
    names: &'n [Name<'a>],
    language: Language,
    form: impl Fn(&'n Name<'a>) -> &'n str,
) -> String {
    let mut text = String::new();
    for (at, name) in names.iter().enumerate() {
        if at > 0 {
            text.push_str(if at + 1 == names.len() { language.and() } else { ", " });
        }
        text.push_str(form(name));
    }
    text
}

/// A word and the forms its message gives it.
struct Name<'a> {
    nominative: Cow<'a, str>,
    forms: Vec<(&'a str, Cow<'a, str>)>,
}

impl<'a> Name<'a> {
    /// The name a message gives, or the bare key if no message gives one.
    fn of(sentences: &'a Sentences, key: &str) -> Self {
        Self::made(sentences, key, None)
    }

    /// A phrase inside another: its message's attributes are its forms, said of the same things.
    fn said(voice: &'a Voice, phrase: &'a Phrase) -> Self {
        let phrase = voice.meant(phrase);
        Self::made(voice.sentences(), &phrase.key, Some(&args(voice, phrase)))
    }

    fn made(sentences: &'a Sentences, key: &str, args: Option<&FluentArgs<'_>>) -> Self {
        let message = sentences.get_message(key);
        let Some((message, value)) = message.and_then(|it| it.value().map(|value| (it, value)))
        else {
            return Self::indeclinable(Cow::Owned(missing(key)));
        };
        let mut holes = Vec::new();
        let nominative = sentences.format_pattern(value, args, &mut holes);
        let forms = message
            .attributes()
            .map(|it| (it.id(), sentences.format_pattern(it.value(), args, &mut holes)))
            .collect();
        Self { nominative, forms }
    }

    fn indeclinable(nominative: Cow<'a, str>) -> Self {
        Self { nominative, forms: Vec::new() }
    }

    fn nominative(&self) -> &str {
        &self.nominative
    }

    fn form(&self, form: &str) -> &str {
        self.written(form).unwrap_or(&self.nominative)
    }

    fn written(&self, form: &str) -> Option<&Cow<'a, str>> {
        self.forms.iter().find(|(written, _)| *written == form).map(|(_, text)| text)
    }
}
