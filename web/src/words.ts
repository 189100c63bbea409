// Finds the messages of a game in a language; each file is fetched when it is first needed.

import { boxWords } from './live/api';
import { type Language, type Texts, Voice } from './voice';

type Load = () => Promise<string>;

/** A game with boxes besides its base box, as the voices here are asked for it. */
export const withBoxes = (game: string, boxes: readonly string[] = []): string =>
  boxes.length === 0 ? game : `${game}+${boxes.join(',')}`;

const own = import.meta.glob<string>('./words/**/*.ftl', { query: '?raw', import: 'default' });
const shared = import.meta.glob<string>(
  ['../../locales/*/*.ftl', '!**/script.ftl', '!**/*-cards.ftl', '!**/*-told.ftl', '!**/*-stories*.ftl'],
  { query: '?raw', import: 'default' },
);

const pages = (language: Language): Load | undefined => own[`./words/pages/${language}.ftl`];

const SEATS: Record<Language, Load> = {
  ru: () => import('virtual:seat-names/ru').then((it) => it.default),
  en: () => import('virtual:seat-names/en').then((it) => it.default),
};

const voices = new Map<string, Promise<Voice>>();

/** What pages beside a table say: with the words of these games, or with the names of all seats where tables of any game
 * are spoken of. Stories and what cards do are for the table. */
export function pageVoice(language: Language, ...games: string[]): Promise<Voice> {
  return kept(`${language}/page/${games.join('/')}`, async () => {
    const more = games.length === 0 ? [SEATS[language]] : await lateFiles(language, games, isNoStory);
    const files = fetched([...first(language, games), pages(language), ...more]);
    const [sources, boxes] = await Promise.all([files, ofBoxes(language, games)]);
    return new Voice(language, [...sources, ...boxes.messages]);
  });
}

/** All messages of these games; a game without messages shows their keys. */
export function voiceFor(language: Language, ...games: string[]): Promise<Voice> {
  return kept(`${language}/whole/${games.join('/')}`, async () => {
    const late = await lateFiles(language, games);
    const files = fetched([...first(language, games), pages(language), ...late]);
    const [sources, texts, boxes] = await Promise.all([files, textsOf(games), ofBoxes(language, games)]);
    return new Voice(language, [...sources, ...boxes.messages], 'all', new Map([...texts, ...boxes.texts]));
  });
}

/** The second stage of a table: with the log and the texts of cards, still without stories. */
export function tellingVoice(language: Language, ...games: string[]): Promise<Voice> {
  return kept(`${language}/telling/${games.join('/')}`, async () => {
    const late = await lateFiles(language, games, isNoStory);
    const files = fetched([...first(language, games), ...late]);
    const [sources, texts, boxes] = await Promise.all([files, textsOf(games), ofBoxes(language, games)]);
    return new Voice(language, [...sources, ...boxes.messages], 'some', new Map([...texts, ...boxes.texts]));
  });
}

/** The first stage of a table: what is missing yet is shown as nothing. */
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

const isNoStory = (path: string): boolean => !path.includes('-stories');

/** Files that are fetched after a table is first drawn; none without a game. */
async function lateFiles(
  language: Language,
  games: string[],
  isWanted: (path: string) => boolean = () => true,
): Promise<(Load | undefined)[]> {
  if (games.length === 0) return [];
  const { late } = await import('./latewords');
  const files = Object.fromEntries(Object.entries(late).filter(([path]) => isWanted(path)));
  const script = files[`../../locales/${language}/script.ftl`];
  const told = files[`../../locales/${language}/table-told.ftl`];
  return [script, told, ...games.flatMap((game) => filesOf(files, language, game))];
}

/** What the boxes of these games say; the server has it, since whoever runs it chose them. */
async function ofBoxes(language: Language, games: string[]): Promise<{ messages: string[]; texts: Texts }> {
  const said = await Promise.all(
    games.flatMap((it) => {
      const [game, boxes] = it.split('+');
      if (game === undefined || boxes === undefined) return [];
      // A table whose box is not there any more still has to say so.
      return [boxWords(game, boxes, language).catch(() => ({ messages: [], texts: {} }))];
    }),
  );
  return {
    messages: said.flatMap((it) => it.messages),
    texts: new Map(said.flatMap((it) => Object.entries(it.texts))),
  };
}

/** The printed texts of the cards of these games. */
const textsOf = async (games: string[]): Promise<Texts> =>
  games.length === 0
    ? new Map()
    : (await import('./latewords')).textsOf(games.map((game) => game.split('+')[0] ?? game));

const fetched = (files: (Load | undefined)[]): Promise<string[]> =>
  Promise.all(files.filter((load) => load !== undefined).map((load) => load()));

function kept(name: string, make: () => Promise<Voice>): Promise<Voice> {
  const known = voices.get(name);
  if (known !== undefined) return known;
  const made = make();
  voices.set(name, made);
  // A failed fetch is repeated next time.
  made.catch(() => voices.delete(name));
  return made;
}

/** A large game has several files: `game.ftl`, `game-table.ftl`, `game-stories-europe.ftl`. */
function filesOf(files: Record<string, Load>, language: Language, game: string): Load[] {
  const name = `../../locales/${language}/${game.split('+')[0]}`;
  return Object.entries(files).flatMap(([path, load]) =>
    path === `${name}.ftl` || path.startsWith(`${name}-`) ? [load] : [],
  );
}

const KEPT = 'omen-language';

/** The language chosen before, or the browser's. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'ru' || kept === 'en') return kept;
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}
