import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { about, refusalsAbout } from '../src/table/about';
import { boardWords } from '../src/table/boardwords';
import { beside, Inspecting } from '../src/table/inspect.svelte';
import { distances, wayBetween } from '../src/table/ways';
import { fixture, voice } from './files';

const { scene, prompt } = fixture('battle');
const view = { scene, voice: voice('ru') };

describe('what is told about a thing', () => {
  it('names what stands in a place, whose it is, and the places it touches', () => {
    const told = about(view, 'place:kalahari');
    expect(told?.name).toBe('Калахари');
    expect(told?.standing.map((it) => it.text).join('; ')).toContain('(Спящий)');
    expect(told?.links).toContain('Балтика');
  });

  it('gives the figures of a piece by their names', () => {
    const piece = scene.pieces.find((it) => (it.values ?? []).length > 0);
    const told = about(view, piece?.id ?? '');
    expect(told?.figures[0]).toMatchObject({ value: String(piece?.values?.[0]?.[1]) });
    expect(told?.figures[0]?.name).not.toBe('');
  });

  it('is nothing for what is not there', () => {
    expect(about(view, 'place:atlantis')).toBeNull();
  });

  it('finds the reasons against it', () => {
    const refusals = [
      { choice: 'x', label: { key: 'x' }, rule: 'R-1', why: { key: 'w' }, group: 'g', targets: ['place:kalahari'] },
    ];
    const asked = prompt && { ...prompt, refusals };
    expect(refusalsAbout(asked, 'place:kalahari')).toEqual(refusals);
    expect(refusalsAbout(asked, 'place:baltica')).toEqual([]);
  });
});

describe('the board in words', () => {
  it('lists places with something in them, the nearest first', () => {
    const board = scene.boards[0];
    const said = board ? boardWords(view, board) : [];
    expect(said.length).toBeGreaterThan(5);
    expect(said.every((it) => it.things.length > 0)).toBe(true);
    const away = said.map((it) => it.away ?? Infinity);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(said.find((it) => it.id === 'place:kalahari')?.links).toContain('Балтика');
  });

  it('lists an empty place that can be answered with', () => {
    const board = scene.boards[0];
    const empty = {
      ...scene,
      pieces: [],
      boards: scene.boards.map((it) => ({ ...it, places: it.places.map((place) => ({ ...place, marks: [] })) })),
    };
    expect(
      board &&
        boardWords(
          { ...view, scene: empty },
          { ...board, places: empty.boards[0]?.places ?? [] },
          new Map([['place:baltica', 1]]),
        ).map((it) => it.id),
    ).toEqual(['place:baltica']);
  });
});

describe('ways', () => {
  it('are the shortest over the links', () => {
    const way = wayBetween(scene, 'place:antarctica', 'place:baltica');
    expect(way[0]).toBe('place:antarctica');
    expect(way.at(-1)).toBe('place:baltica');
    expect(way.length - 1).toBe(distances(scene, ['place:antarctica']).get('place:baltica'));
    expect(wayBetween(scene, 'place:antarctica', 'nowhere')).toEqual(['place:antarctica', 'nowhere']);
  });
});

describe('a card beside a thing', () => {
  const screen = { width: 1000, height: 600 };

  it('stands to the right, else to the left, and inside the window', () => {
    expect(beside({ x: 100, y: 300, width: 0, height: 0 }, 280, 200, screen)).toEqual([114, 200]);
    expect(beside({ x: 900, y: 10, width: 0, height: 0 }, 280, 200, screen)).toEqual([606, 8]);
  });

  it('stands above where there is no room beside', () => {
    const [, y] = beside({ x: 150, y: 400, width: 100, height: 40 }, 300, 100, { width: 390, height: 844 });
    expect(y + 100).toBeLessThanOrEqual(400);
  });
});

describe('inspecting', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const thing = document.createElement('div');
  thing.setAttribute('data-about', 'piece:x');
  const pointer = (type: string, target: Element = thing) =>
    ({
      pointerType: type,
      clientX: 5,
      clientY: 5,
      target,
      preventDefault: () => undefined,
      stopPropagation: () => undefined,
    }) as unknown as PointerEvent;

  it('waits until the pointer rests', () => {
    const it = new Inspecting();
    it.over(pointer('mouse'));
    vi.advanceTimersByTime(200);
    expect(it.id).toBeNull();
    vi.advanceTimersByTime(200);
    expect(it.id).toBe('piece:x');
    it.over(pointer('mouse', document.createElement('p')));
    vi.advanceTimersByTime(400);
    expect(it.id).toBeNull();
  });

  it('waits for a finger that stays, and takes its click away', () => {
    const it = new Inspecting();
    it.down(pointer('touch'));
    vi.advanceTimersByTime(600);
    expect([it.id, it.pinned]).toEqual(['piece:x', true]);
    const stop = vi.fn();
    it.swallow({ preventDefault: stop, stopPropagation: stop } as unknown as Event);
    expect(stop).toHaveBeenCalledTimes(2);
    it.swallow({ preventDefault: stop, stopPropagation: stop } as unknown as Event);
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('lets a finger that moves on its way', () => {
    const it = new Inspecting();
    it.down(pointer('touch'));
    it.move({ ...pointer('touch'), clientX: 60, clientY: 5 } as PointerEvent);
    vi.advanceTimersByTime(900);
    expect(it.id).toBeNull();
  });
});
