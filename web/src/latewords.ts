// Words a table is drawn without: what cards do, and what happens to people. They come a moment after it.

export const late = import.meta.glob<string>(['../../locales/*/*-cards.ftl', '../../locales/*/*-stories*.ftl'], { query: '?raw', import: 'default' });
