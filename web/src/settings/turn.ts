// Tells a player who is looking elsewhere that it is their turn.

import { settings } from './settings.svelte';

/** One soft tick, made here: there is no sound file. */
export function tick(): void {
  if (!settings.habits.sound || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  const now = context.currentTime;
  tone.type = 'sine';
  tone.frequency.setValueAtTime(880, now);
  tone.frequency.exponentialRampToValueAtTime(440, now + 0.12);
  loudness.gain.setValueAtTime(0.0001, now);
  loudness.gain.exponentialRampToValueAtTime(0.16, now + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.22);
  tone.connect(loudness).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start(now);
  tone.stop(now + 0.25);
}

/** Shows a browser notification, if that is switched on and the page is not visible. */
export function notify(title: string, text: string): void {
  if (!settings.habits.notify || document.visibilityState === 'visible') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, icon: '/favicon.svg', tag: 'omen-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Asks for permission to show notifications. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The icon of the page, with or without the mark for a turn. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = on ? '/favicon-turn.svg' : '/favicon.svg';
}
