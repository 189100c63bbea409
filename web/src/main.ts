import './fonts.css';
import './style.css';
import './pages/beside.css';

import { mount } from 'svelte';

import App from './App.svelte';

const target = document.getElementById('omen');
if (target) mount(App, { target });
