// Fixtures full-screen: /gallery.html?show=battle. Without a name, a list with frames to compare.

import '../src/fonts.css';
import '../src/style.css';
import { mount } from 'svelte';
import App from '../src/App.svelte';
import Gallery from './Gallery.svelte';
import type { LogEntry, PromptView, Scene } from '../src/protocol';

interface Fixture {
  scene: Scene;
  prompt: PromptView | null;
  log: LogEntry[];
}

const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const language = asked.get('lang');
if (language !== null) localStorage.setItem('omen-language', language);

const target = document.getElementById('omen') as HTMLElement;
const name = asked.get('show');
const load = name === null ? undefined : fixtures[`../fixtures/${name}.json`];
if (load !== undefined) {
  const shown = await load();
  mount(App, { target, props: { shown, onchoose: (choice: string) => console.info('chosen:', choice) } });
} else {
  const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'));
  mount(Gallery, { target, props: { names } });
}
