// Files beside the tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { groundOf } from '../src/grounds';
import type { Ground } from '../src/grounds/ground';
import type { Board, LogEntry, PromptView, Scene } from '../src/protocol';
import { type Language, Voice } from '../src/voice';

export interface Fixture {
  scene: Scene;
  prompt: PromptView | null;
  log: LogEntry[];
}

const ROOT = join(import.meta.dirname, '..');

/** A text file, by its path from `web`. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every file under a folder of `web`, by its path from there. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((it) =>
    it.isDirectory() ? filesUnder(`${folder}/${it.name}`) : [`${folder}/${it.name}`],
  );

export const fixture = (name: string): Fixture => JSON.parse(read(`fixtures/${name}.json`)) as Fixture;

/** All that is written for a game in this language. */
const gameWords = (language: Language, game: string): string[] =>
  filesUnder('../locales/' + language)
    .filter((it) => it.endsWith(`/${game}.ftl`) || it.includes(`/${game}-`))
    .map(read);

export const voice = (language: Language, ...more: string[]): Voice =>
  new Voice(language, [
    read(`../locales/${language}/table.ftl`),
    read(`../locales/${language}/table-told.ftl`),
    read(`src/words/${language}.ftl`),
    read(`src/words/pages/${language}.ftl`),
    ...gameWords(language, 'duel'),
    ...more,
  ]);

/** The voice of a game; those that have no rules yet speak by words of the gallery. */
export const voiceOf = (language: Language, game: string): Voice => {
  const path = `gallery/words/${language}/${game}.ftl`;
  const shown = filesUnder(`gallery/words/${language}`).includes(path);
  return new Voice(language, [
    read(`../locales/${language}/table.ftl`),
    read(`../locales/${language}/table-told.ftl`),
    read(`src/words/${language}.ftl`),
    read(`src/words/pages/${language}.ftl`),
    ...(shown ? [read(path)] : gameWords(language, game)),
  ]);
};

/** The ground of a board; all of them are there in a test. */
export function drawn(board: Board): Ground {
  const ground = groundOf(board);
  if (ground === null) throw new Error(`nothing is drawn under ${board.id}`);
  return ground;
}
