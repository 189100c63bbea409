// Words a table is drawn without: what cards do, what happened, and what happens to people. They come a moment after it.

import type { Phrase } from './protocol';
import type { Texts } from './voice';

export const late = import.meta.glob<string>(
  [
    '../../locales/*/script.ftl',
    '../../locales/*/*-cards.ftl',
    '../../locales/*/*-told.ftl',
    '../../locales/*/*-stories*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const texts = import.meta.glob<Record<string, Phrase>>('../../locales/texts/*.json', { import: 'default' });

/** What is printed on the cards of these games, by the keys that scenes name it by. */
export async function textsOf(games: string[]): Promise<Texts> {
  const files = await Promise.all(games.map((game) => texts[`../../locales/texts/${game}.json`]?.()));
  return new Map(files.flatMap((file) => Object.entries(file ?? {})));
}
