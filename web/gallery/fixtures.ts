// The positions of the gallery and the words for them.

import type { LogEntry, PromptView, Scene } from '../src/protocol';
import { type Language, Voice } from '../src/voice';

export interface Fixture {
  scene: Scene;
  prompt: PromptView | null;
  log: LogEntry[];
}

const positions = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });
const client = import.meta.glob<string>('../src/words/*.ftl', { query: '?raw', import: 'default' });
const engine = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });
const gallery = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default' });

export const names = Object.keys(positions).map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'));

export async function position(name: string): Promise<Fixture | null> {
  const load = positions[`../fixtures/${name}.json`];
  return load === undefined ? null : await load();
}

/** What the house says of every table, and what the gallery says of games that have no rules yet. */
export async function voiceOf(language: Language, game: string): Promise<Voice> {
  const loads = [
    engine[`../../locales/${language}/table.ftl`],
    client[`../src/words/${language}.ftl`],
    engine[`../../locales/${language}/${game}.ftl`],
    engine[`../../locales/${language}/${game}-told.ftl`],
    gallery[`./words/${language}/${game}.ftl`],
  ];
  return new Voice(language, await Promise.all(loads.filter((it) => it !== undefined).map((it) => it())));
}
