import { describe, expect, it } from 'vitest';

import { leavingOf } from '../src/pages/leaving';
import { ago, isMyTurn, mayWatch, sorted, standing } from '../src/pages/lobby';
import { asValue, firstSeating, fromValue, resized, swapped } from '../src/pages/seating';
import type { GameInfo, SeatInfo, TableInfo } from '../src/wire';
import { voice } from './files';

const seat = (seat: number, over: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  key: 'sleeper',
  kind: 'person',
  name: `P${seat}`,
  mine: seat === 0,
  present: true,
  ...over,
});

const table = (id: string, over: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    game: 'duel',
    title: '',
    status: 'running',
    seats: [seat(0), seat(1)],
    asked: [1],
    host: true,
    listed: false,
    spectators: true,
    watching: 0,
    at: { seq: 1, cuts: 0 },
    created: 0,
    changed: 0,
    ...over,
  }) as TableInfo;

describe('leaving a table', () => {
  const alone = { seats: [seat(0), seat(1, { kind: 'bot' })] };

  it('is for the host to delete while nobody else plays', () => {
    expect(leavingOf(table('alone', alone))).toBe('delete');
    expect(leavingOf(table('waiting', { status: 'waiting' }))).toBe('delete');
    expect(leavingOf(table('over', { ...alone, status: 'finished' }))).toBe('delete');
    expect(leavingOf(table('not mine', { ...alone, host: false }))).toBe(null);
  });

  it('is not possible for the host while others play', () => {
    expect(leavingOf(table('running'))).toBe('held');
    expect(leavingOf(table('paused', { status: 'paused' }))).toBe('held');
  });

  it('is to leave it once a game of several is over', () => {
    for (const status of ['finished', 'frozen'] as const) {
      expect(leavingOf(table('host', { status }))).toBe('leave');
      expect(leavingOf(table('guest', { status, host: false }))).toBe('leave');
      expect(leavingOf(table('onlooker', { status, host: false, seats: [seat(1)] }))).toBe(null);
    }
  });
});

describe('my tables', () => {
  it('are listed with my turn first, then the latest, finished ones last', () => {
    const tables = [
      table('over', { status: 'finished', changed: 90 }),
      table('old', { changed: 10 }),
      table('new', { changed: 50 }),
      table('mine', { asked: [0], changed: 5 }),
      table('frozen', { status: 'frozen', asked: [0], changed: 80 }),
      table('paused', { status: 'paused', asked: [0], changed: 60 }),
    ];
    expect(sorted(tables).map((it) => it.id)).toEqual(['mine', 'paused', 'new', 'old', 'over', 'frozen']);
  });

  it('wait for me also when others ask me something', () => {
    const request = { id: 1, what: 'undo', by: 1, to: 3, waiting_for: [0] } as const;
    expect(isMyTurn(table('a', { request: { ...request, waiting_for: [0] } }))).toBe(true);
    expect(isMyTurn(table('a', { request: { ...request, waiting_for: [1] } }))).toBe(false);
  });

  it('say who they are waiting for', () => {
    const ru = voice('ru');
    expect(standing(ru, table('a'))).toBe('думает P1');
    expect(standing(ru, table('a', { asked: [0] }))).toBe('вы играете: Спящий');
    expect(standing(ru, table('a', { status: 'waiting', seats: [seat(0), seat(1, { kind: 'open', name: '' })] }))).toBe(
      'свободно 1 место',
    );
  });

  it('can be watched only where spectators are let in, whatever is played there', () => {
    const stranger = { host: false, spectators: false };
    expect(
      (['waiting', 'running', 'paused'] as const).some((status) => mayWatch(table('a', { ...stranger, status }))),
    ).toBe(false);
    expect(mayWatch(table('a', { ...stranger, spectators: true }))).toBe(true);
    expect(mayWatch(table('a', { ...stranger, host: true }))).toBe(true);
  });

  it('say how long ago something happened', () => {
    const en = voice('en');
    expect(ago(en, 0, 3 * 3_600_000 + 5)).toBe('3 hr. ago');
    expect(ago(en, 0, 26 * 3_600_000)).toBe('yesterday');
    expect(ago(en, 100, 0)).toBe('this minute');
  });
});

describe('seating', () => {
  const game: GameInfo = {
    key: 'x',
    seats: ['a', 'b', 'c'],
    fewest: 2,
    most: 4,
    usual: 3,
    bots: ['easy'],
    setup: {},
    options: [],
  };

  it('begins with me and open seats', () => {
    expect(firstSeating(game)).toEqual(['me', 'open', 'open']);
  });

  it('moves everybody one seat on', () => {
    expect(swapped(['me', { bot: 'easy' }])).toEqual([{ bot: 'easy' }, 'me']);
    expect(swapped([])).toEqual([]);
  });

  it('keeps to what the game allows', () => {
    expect(resized(game, ['me', 'open'], 9)).toHaveLength(4);
    expect(resized(game, ['me', 'open'], 0)).toEqual(['me', 'open']);
  });

  it('is the same after a list has held it', () => {
    for (const it of ['me', 'open', { bot: 'monte-carlo:400' }] as const) expect(fromValue(asValue(it))).toEqual(it);
  });
});
