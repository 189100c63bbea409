// The user's settings, kept in this browser.

export type Motion = 'system' | 'less' | 'all';

export interface Habits {
  sound: boolean;
  notify: boolean;
  motion: Motion;
  /** Ask twice before anything that can't be undone. */
  careful: boolean;
  keys: boolean;
  /** New chat messages are not highlighted. */
  mute: boolean;
  /** The rules are shown beside the board instead of over it. */
  pinned: boolean;
}

export const USUAL: Habits = {
  sound: false,
  notify: false,
  motion: 'system',
  careful: true,
  keys: true,
  mute: false,
  pinned: false,
};

const KEPT = 'omen-settings';

/** Settings from a text that is not to be trusted. */
export function habitsFrom(text: string | null): Habits {
  const habits: Habits = { ...USUAL };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return habits;
  }
  if (typeof kept !== 'object' || kept === null) return habits;
  for (const [name, value] of Object.entries(kept)) {
    if (name === 'motion' && (value === 'system' || value === 'less' || value === 'all')) habits.motion = value;
    else if (isSwitch(name) && typeof value === 'boolean') habits[name] = value;
  }
  return habits;
}

type Switch = Exclude<keyof Habits, 'motion'>;

const isSwitch = (name: string): name is Switch => name !== 'motion' && Object.hasOwn(USUAL, name);

/** Whether things move; undefined leaves it to the system. */
export const motion = (habits: Habits): boolean | undefined =>
  habits.motion === 'system' ? undefined : habits.motion === 'all';

class Settings {
  habits = $state.raw<Habits>(habitsFrom(localStorage.getItem(KEPT)));

  set<K extends keyof Habits>(name: K, value: Habits[K]): void {
    this.habits = { ...this.habits, [name]: value };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.habits));
    } catch {
      // If storage is full or forbidden, the setting lasts until the page is closed.
    }
    this.show();
  }

  /** Tells the style sheet how much may move. */
  show(): void {
    document.documentElement.dataset.motion = this.habits.motion;
  }
}

export const settings = new Settings();
