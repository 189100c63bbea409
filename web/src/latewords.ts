// Messages a table is drawn without: texts of cards, the log and stories. They are loaded right after it.

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

/** The printed texts of the cards of these games, by the keys used in scenes. */
export async function textsOf(games: string[]): Promise<Texts> {
  const files = await Promise.all(games.map((game) => texts[`../../locales/texts/${game}.json`]?.()));
  return new Map(files.flatMap((file) => Object.entries(file ?? {})));
}
