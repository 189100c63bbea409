import { describe, expect, it } from 'vitest';

import { keyAction, nearest } from '../src/table/keys';

const press = (code: string, more: Partial<KeyboardEvent> = {}) =>
  keyAction({
    code,
    key: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    target: null,
    ...more,
  });

describe('keys', () => {
  it('go by their place, so that they work in every layout', () => {
    expect(press('KeyU', { key: 'г' })).toEqual({ do: 'undo' });
    expect(press('Slash', { key: ',', shiftKey: true })).toEqual({ do: 'rules' });
    expect(press('Digit7', { key: '7' })).toEqual({ do: 'choose', number: 7 });
    expect(press('Digit0')).toEqual({ do: 'finish' });
    expect(press('Numpad0')).toEqual({ do: 'fit' });
  });

  it('leave the browser and text fields alone', () => {
    expect(press('KeyL', { ctrlKey: true })).toBeNull();
    expect(press('Digit1', { target: document.createElement('input') })).toBeNull();
  });

  it('walk along shelves, through options and over the board', () => {
    expect(press('ArrowRight')).toEqual({ do: 'along', by: 1 });
    expect(press('ArrowUp')).toEqual({ do: 'step', by: -1 });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'towards', dx: -1, dy: 0 });
    expect(press('BracketLeft')).toEqual({ do: 'replay', by: -1 });
    expect(press('Space')).toEqual({ do: 'inspect' });
    expect(press('KeyM')).toEqual({ do: 'me' });
  });

  it('held down are not pressed twice', () => {
    expect(press('Digit1', { repeat: true })).toBeNull();
    expect(press('Enter', { repeat: true })).toBeNull();
  });
});

describe('the nearest target', () => {
  const spots = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 10 },
    { id: 'c', x: 40, y: 90 },
  ];

  it('lies in the direction asked for', () => {
    expect(nearest(spots, 'a', 1, 0)).toBe('b');
    expect(nearest(spots, 'a', 0, 1)).toBe('c');
    expect(nearest(spots, 'a', -1, 0)).toBeNull();
    expect(nearest(spots, null, 1, 0)).toBe('a');
  });
});
