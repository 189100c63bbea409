// Finds the sentences of a game in a language; each file is fetched when it is first needed.

import { Voice, type Language } from './voice';
import { comesLater } from './latewords';

type Load = () => Promise<string>;

const own = import.meta.glob<string>('./words/**/*.ftl', { query: '?raw', import: 'default' });
const shared = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const voices = new Map<string, Promise<Voice>>();

/** The voice of these games; a game without sentences is still spoken of by its keys. */
export function voiceFor(language: Language, ...games: string[]): Promise<Voice> {
  return voiceOf(language, games, [own[`./words/pages/${language}.ftl`]]);
}

/** The same without what only the pages around a table say, and without stories: what a first look needs. */
export function tableVoice(language: Language, ...games: string[]): Promise<Voice> {
  return voiceOf(language, games, []);
}

function voiceOf(language: Language, games: string[], more: (Load | undefined)[]): Promise<Voice> {
  const name = [language, more.length, ...games].join('/');
  const known = voices.get(name);
  if (known !== undefined) return known;
  const found: (Load | undefined)[] = [
    shared[`../../locales/${language}/table.ftl`],
    shared[`../../locales/${language}/shelf.ftl`],
    own[`./words/${language}.ftl`],
    ...more,
    ...games.flatMap((game) => filesOf(language, game, more.length > 0)),
  ];
  const made = Promise.all(found.filter((load) => load !== undefined).map((load) => load())).then(
    (sources) => new Voice(language, sources),
  );
  voices.set(name, made);
  // What could not be fetched is tried again next time.
  made.catch(() => voices.delete(name));
  return made;
}

/** A game with much to say has several files: `game.ftl`, `game-cards.ftl`, `game-stories-europe.ftl`. */
function filesOf(language: Language, game: string, all: boolean): Load[] {
  const folder = `../../locales/${language}/`;
  return Object.entries(shared).flatMap(([path, load]) => {
    const name = path.slice(folder.length, -'.ftl'.length);
    const isWanted = path.startsWith(folder) && (name === game || (name.startsWith(`${game}-`) && (all || !comesLater(name))));
    return isWanted ? [load] : [];
  });
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
