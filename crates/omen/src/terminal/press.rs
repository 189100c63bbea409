//! Which key does what.

use super::app::{App, Leaving, Pane};
use super::keys::{Key, command_letter};
use super::map;
use super::menu::Filter;
use super::overlay::{Act, Overlay, Page, PathField, RuleBook, WhyNot};
use super::scroll::Scroll;

impl App {
    pub fn press(&mut self, key: Key) {
        if key == Key::Interrupt {
            self.leaving = Some(Leaving::Interrupted);
            return;
        }
        self.notice = None;
        if let Some(overlay) = self.overlays.pop() {
            self.press_overlay(overlay, key);
        } else if self.curtain.is_some() {
            self.press_curtain(key);
        } else if self.menu.typing {
            self.press_filter(key);
        } else if !self.press_pane(key) {
            self.press_anywhere(key);
        }
    }

    fn press_overlay(&mut self, mut overlay: Overlay, key: Key) {
        if let (false, Key::Char(letter)) = (overlay.takes_letters(), key)
            && command_letter(letter) == 'g'
        {
            self.overlays.push(overlay);
            return self.speak(self.language.other());
        }
        match overlay.press(key, self) {
            Act::Close => {}
            Act::Stay => self.overlays.push(overlay),
            Act::Open(next) => self.overlays.extend([overlay, next]),
            Act::Obey(command) => self.obey(command),
        }
    }

    fn press_curtain(&mut self, key: Key) {
        match key {
            Key::Enter => self.lift_curtain(),
            Key::Char(letter) => match command_letter(letter) {
                't' => {
                    self.open_hands = true;
                    self.lift_curtain();
                }
                'g' => self.speak(self.language.other()),
                'q' => self.ask_to_quit(),
                _ => {}
            },
            _ => {}
        }
    }

    /// Letters narrow the list; digits still choose in it.
    fn press_filter(&mut self, key: Key) {
        let Filter::Words(words) = &self.menu.filter else {
            self.menu.typing = false;
            return;
        };
        let mut words = words.clone();
        match key {
            Key::Char(digit) if digit.is_ascii_digit() => return self.menu.digit(digit),
            Key::Char(letter) => words.push(letter),
            Key::Backspace if words.is_empty() => {
                self.menu.back();
                return;
            }
            Key::Backspace => {
                words.pop();
            }
            Key::Clear => words.clear(),
            Key::Esc => {
                self.menu.back();
                return;
            }
            Key::Up => return self.menu.step(-1),
            Key::Down => return self.menu.step(1),
            Key::Enter => {
                self.menu.typing = false;
                return self.answer();
            }
            _ => return,
        }
        self.menu.set_filter(Filter::Words(words));
    }

    /// Keys that mean different things in different panes. Returns whether this was one.
    fn press_pane(&mut self, key: Key) -> bool {
        match self.focus {
            Pane::Prompt => match key {
                Key::Up => self.menu.step(-1),
                Key::Down => self.menu.step(1),
                Key::PageUp => self.menu.step(-8),
                Key::PageDown => self.menu.step(8),
                Key::Home => self.menu.step(isize::MIN),
                Key::End => self.menu.step(isize::MAX),
                Key::Enter | Key::Right => self.answer_or_open(key),
                Key::Esc | Key::Left | Key::Backspace => {
                    self.menu.back();
                }
                _ => return false,
            },
            Pane::Map => match key {
                Key::Up | Key::Down | Key::Left | Key::Right => {
                    self.place = map::cursor::step(&self.look.scene, self.place.as_deref(), key);
                    self.list_what_concerns_the_place();
                }
                Key::Enter => self.focus = Pane::Prompt,
                Key::Esc => self.focus_on(Pane::Prompt),
                _ => return false,
            },
            Pane::Sheets => match key {
                Key::Esc => self.focus_on(Pane::Prompt),
                Key::Enter => self.overlays.push(Overlay::Page(Page::Sheets, Scroll::default())),
                _ => return key != Key::Char(' ') && self.sheets.press(key),
            },
            Pane::Log => match key {
                Key::Esc => self.focus_on(Pane::Prompt),
                Key::Enter => self.overlays.push(Overlay::Page(Page::Log, Scroll::at_end())),
                _ => return key != Key::Char(' ') && self.log.press(key),
            },
        }
        true
    }

    /// The right arrow goes into a fold but never answers.
    fn answer_or_open(&mut self, key: Key) {
        let is_fold = matches!(self.menu.row(), Some(super::menu::Row::Fold { .. }));
        if key == Key::Enter || is_fold {
            self.answer();
        }
    }

    fn press_anywhere(&mut self, key: Key) {
        let page = |page, scroll| Overlay::Page(page, scroll);
        match key {
            Key::Tab => self.focus_on(next_pane(self.focus)),
            Key::BackTab => self.focus_on(next_pane(next_pane(next_pane(self.focus)))),
            Key::Help => self.overlays.push(page(Page::Help, Scroll::default())),
            Key::PageUp | Key::PageDown => {
                self.log.press(key);
            }
            Key::Char(digit) if digit.is_ascii_digit() => {
                self.focus = Pane::Prompt;
                self.menu.digit(digit);
            }
            Key::Char(letter) => match command_letter(letter) {
                'w' => self.overlays.push(Overlay::WhyNot(WhyNot::default())),
                '?' => self.overlays.push(Overlay::Rules(self.current_rules())),
                'l' => self.overlays.push(page(Page::Log, Scroll::at_end())),
                'i' => self.overlays.push(page(Page::Sheets, Scroll::default())),
                'h' => self.overlays.push(page(Page::Help, Scroll::default())),
                'r' if self.look.outcome.is_some() => {
                    self.overlays.push(page(Page::Result, Scroll::default()));
                }
                'u' => self.ask_to_undo(),
                's' => {
                    let field = PathField::save(&self.look.scene.game, self.look.inputs);
                    self.overlays.push(Overlay::Path(field));
                }
                'o' => self.overlays.push(Overlay::Path(PathField::load(&self.look.save))),
                'g' => self.speak(self.language.other()),
                'a' => self.switch_asking(),
                'x' => self.change_eyes(),
                'q' => self.ask_to_quit(),
                '/' => {
                    self.focus = Pane::Prompt;
                    self.menu.set_filter(Filter::Words(String::new()));
                    self.menu.typing = true;
                }
                '+' | '=' => {
                    self.pace.faster();
                    self.say_speed();
                }
                '-' => {
                    self.pace.slower();
                    self.say_speed();
                }
                'f' => {
                    self.pace.next_speed();
                    self.say_speed();
                }
                ' ' => self.pause(),
                _ => {}
            },
            _ => {}
        }
    }

    fn focus_on(&mut self, pane: Pane) {
        self.focus = pane;
        match pane {
            Pane::Prompt => self.menu.set_filter(Filter::None),
            Pane::Map => {
                self.beside = pane;
                if self.place.is_none() {
                    self.place = map::cursor::first(&self.look);
                }
                self.list_what_concerns_the_place();
            }
            Pane::Sheets | Pane::Log => {
                self.beside = pane;
                self.menu.set_filter(Filter::None);
            }
        }
    }

    fn list_what_concerns_the_place(&mut self) {
        let Some(place) = &self.place else { return };
        let pieces = self.look.scene.pieces.iter().filter(|piece| piece.place == *place);
        let ids = pieces.map(|piece| piece.id.clone()).chain([place.into()]).collect();
        self.menu.set_filter(Filter::Place(ids));
    }

    /// The rules behind the highlighted answer, then those behind the question.
    fn current_rules(&self) -> RuleBook {
        let mut ids: Vec<String> = Vec::new();
        for entry in self.menu.highlighted() {
            ids.extend(entry.option.rules.iter().map(ToString::to_string));
        }
        if let Some(prompt) = &self.look.prompt {
            ids.extend(prompt.rules.iter().map(ToString::to_string));
        }
        RuleBook::behind(&self.look.scene.game, ids)
    }
}

fn next_pane(pane: Pane) -> Pane {
    match pane {
        Pane::Prompt => Pane::Map,
        Pane::Map => Pane::Sheets,
        Pane::Sheets => Pane::Log,
        Pane::Log => Pane::Prompt,
    }
}
