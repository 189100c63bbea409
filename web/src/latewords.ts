// Words a table is drawn without: what cards do, what happened, and what happens to people. They come a moment after it.

export const late = import.meta.glob<string>(
  ['../../locales/*/script.ftl', '../../locales/*/*-cards.ftl', '../../locales/*/*-told.ftl', '../../locales/*/*-stories*.ftl'],
  { query: '?raw', import: 'default' },
);
