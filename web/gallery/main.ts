// Fixtures full-screen: /gallery.html?show=battle. Without a name, a list with frames to compare.

import '../src/fonts.css';
import '../src/style.css';

import { mount } from 'svelte';

import { names, position } from './fixtures';
import Gallery from './Gallery.svelte';
import Shown from './Shown.svelte';

const asked = new URLSearchParams(location.search);
const target = document.getElementById('omen') as HTMLElement;
const language = asked.get('lang') === 'en' ? 'en' : 'ru';
const shown = await position(asked.get('show') ?? '');
if (shown !== null) mount(Shown, { target, props: { ...shown, language } });
else mount(Gallery, { target, props: { names, first: asked.get('first') } });
