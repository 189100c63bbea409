// Finds the sentences of a game in a language; each file is fetched when it is first needed.

import { boxWords } from './live/api';
import { Voice, type Language, type Texts } from './voice';

type Load = () => Promise<string>;

/** A game with boxes besides its base box, as the voices here are asked for it. */
export const withBoxes = (game: string, boxes: readonly string[] = []): string => (boxes.length === 0 ? game : `${game}+${boxes.join(',')}`);

const own = import.meta.glob<string>('./words/**/*.ftl', { query: '?raw', import: 'default' });
const shared = import.meta.glob<string>(['../../locales/*/*.ftl', '!**/script.ftl', '!**/*-cards.ftl', '!**/*-told.ftl', '!**/*-stories*.ftl'], { query: '?raw', import: 'default' });

const voices = new Map<string, Promise<Voice>>();

/** The voice of these games; a game without sentences is still spoken of by its keys. */
export function voiceFor(language: Language, ...games: string[]): Promise<Voice> {
  return kept(`${language}/whole/${games.join('/')}`, async () => {
    const pages = own[`./words/pages/${language}.ftl`];
    const [[files, texts], boxes] = await Promise.all([lateOnes(language, games), ofBoxes(language, games)]);
    const messages = await fetched([...first(language, games), pages, ...files]);
    return new Voice(language, [...messages, ...boxes.messages], 'all', new Map([...texts, ...boxes.texts]));
  });
}

/** What comes next: with what happened and what cards do, still without their stories. */
export function tellingVoice(language: Language, ...games: string[]): Promise<Voice> {
  return kept(`${language}/telling/${games.join('/')}`, async () => {
    const [[files, texts], boxes] = await Promise.all([lateOnes(language, games, (path) => !path.includes('-stories')), ofBoxes(language, games)]);
    const messages = await fetched([...first(language, games), ...files]);
    return new Voice(language, [...messages, ...boxes.messages], 'some', new Map([...texts, ...boxes.texts]));
  });
}

/** The same without what comes later: the words of a first look, which is silent where one is missing. */
export function tableVoice(language: Language, ...games: string[]): Promise<Voice> {
  return kept(`${language}/first/${games.join('/')}`, async () => {
    const [messages, boxes] = await Promise.all([fetched(first(language, games)), ofBoxes(language, games)]);
    return new Voice(language, [...messages, ...boxes.messages], 'some', boxes.texts);
  });
}

const first = (language: Language, games: string[]): (Load | undefined)[] => [
  shared[`../../locales/${language}/table.ftl`],
  shared[`../../locales/${language}/shelf.ftl`],
  own[`./words/${language}.ftl`],
  ...games.flatMap((game) => filesOf(shared, language, game)),
];

/** Words that come after the first look, and what is printed on cards. Without a game there is nothing to tell of it. */
async function lateOnes(language: Language, games: string[], wanted: (path: string) => boolean = () => true): Promise<[(Load | undefined)[], Texts]> {
  if (games.length === 0) return [[], new Map()];
  const { late, textsOf } = await import('./latewords');
  const files = Object.fromEntries(Object.entries(late).filter(([path]) => wanted(path)));
  const script = files[`../../locales/${language}/script.ftl`];
  const told = files[`../../locales/${language}/table-told.ftl`];
  return [[script, told, ...games.flatMap((game) => filesOf(files, language, game))], await textsOf(games.map((game) => game.split('+')[0] ?? game))];
}

/** What the boxes of these games say; the server has it, since whoever runs it chose them. */
async function ofBoxes(language: Language, games: string[]): Promise<{ messages: string[]; texts: Texts }> {
  const said = await Promise.all(
    games.flatMap((it) => {
      const [game, boxes] = it.split('+');
      return game === undefined || boxes === undefined ? [] : [boxWords(game, boxes, language)];
    }),
  );
  return { messages: said.flatMap((it) => it.messages), texts: new Map(said.flatMap((it) => Object.entries(it.texts))) };
}

const fetched = (files: (Load | undefined)[]): Promise<string[]> => Promise.all(files.filter((load) => load !== undefined).map((load) => load()));

function kept(name: string, make: () => Promise<Voice>): Promise<Voice> {
  const known = voices.get(name);
  if (known !== undefined) return known;
  const made = make();
  voices.set(name, made);
  // What could not be fetched is tried again next time.
  made.catch(() => voices.delete(name));
  return made;
}

/** A game with much to say has several files: `game.ftl`, `game-table.ftl`, `game-stories-europe.ftl`. */
function filesOf(files: Record<string, Load>, language: Language, game: string): Load[] {
  const name = `../../locales/${language}/${game.split('+')[0]}`;
  return Object.entries(files).flatMap(([path, load]) => (path === `${name}.ftl` || path.startsWith(`${name}-`) ? [load] : []));
}

const KEPT = 'omen-language';

/** The language chosen before, else what the browser asks for. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'ru' || kept === 'en') return kept;
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}
