import { describe, expect, it, vi } from 'vitest';

import type { OptionView, PromptView } from '../src/protocol';
import { Choosing } from '../src/table/choosing.svelte';
import { commonWords } from '../src/table/rows';

const option = (choice: string, group: string, targets: string[], more: Partial<OptionView> = {}): OptionView => ({
  choice,
  label: { key: choice },
  rules: [],
  targets,
  group,
  undo: 'free',
  ...more,
});

const prompt = (options: OptionView[]): PromptView => ({
  seats: [0],
  lead: 0,
  question: { key: 'ask' },
  rules: [],
  options,
  refusals: [],
  rights: [],
});

const few = prompt([
  option('go x', 'go', ['place:x']),
  option('go y', 'go', ['place:y'], { undo: 'random' }),
  option('stop', 'stop', []),
]);

const many = prompt([
  ...Array.from({ length: 8 }, (_, at) => option(`go ${at}`, 'go', [`place:${at}`])),
  ...Array.from({ length: 4 }, (_, at) => option(`dig ${at}`, 'dig', [`place:${at}`])),
  option('sing', 'sing', ['place:0']),
]);

function choosing(asked: PromptView) {
  const send = vi.fn();
  const it = new Choosing(() => asked, send);
  it.reset();
  return { it, send };
}

describe('choosing', () => {
  it('lists few options and keeps the one that ends for the 0 key', () => {
    const { it: c } = choosing(few);
    expect(c.rows.map((row) => row.id)).toEqual(['go x', 'go y']);
    expect(c.finish?.choice).toBe('stop');
    expect(c.targets).toEqual(
      new Map([
        ['place:x', 1],
        ['place:y', 2],
      ]),
    );
    expect(c.hot).toEqual(new Set(['place:x']));
  });

  it('answers at the second press, and only once', () => {
    const { it: c, send } = choosing(few);
    c.selected = null;
    const row = c.rows[0]!;
    c.press(row);
    expect(send).not.toHaveBeenCalled();
    c.press(row);
    c.press(row);
    expect(send.mock.calls).toEqual([['go x']]);
  });

  it('has the first answer at hand; a right is only taken on purpose', () => {
    const { it: asked } = choosing(few);
    expect(asked.selected).toBe('go x');
    const { it: waiting } = choosing({ ...prompt([]), rights: [option('charm', 'charm', [])] });
    expect(waiting.rows.map((row) => row.id)).toEqual(['charm']);
    expect(waiting.selected).toBeNull();
  });

  it('takes the marked option for the one that ends, wherever it stands', () => {
    const { it: c } = choosing(
      prompt([option('pass', 'pass', [], { finish: true }), option('a', 'x', []), option('b', 'y', [])]),
    );
    expect(c.finish?.choice).toBe('pass');
    expect(c.rows.map((row) => row.id)).toEqual(['a', 'b']);
  });

  it('asks what a group asks once it is looked at', () => {
    const { it: c } = choosing({
      ...many,
      groups: [{ id: 'dig', label: { key: 'dig' }, question: { key: 'dig-where' } }],
    });
    expect(c.group).toBeNull();
    c.press(c.rows[1]!);
    expect(c.group?.question?.key).toBe('dig-where');
  });

  it('accepts no answer to a question that has only just appeared', () => {
    vi.useFakeTimers();
    const { it: c, send } = choosing(few);
    c.confirm();
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    c.confirm();
    expect(send.mock.calls).toEqual([['go x']]);
    vi.useRealTimers();
  });

  it('lists beside a thing what the board cannot tell apart', () => {
    const { it: c } = choosing(
      prompt([
        option('eat', 'eat', ['piece:a']),
        option('pet', 'pet', ['piece:a']),
        option('go', 'go', ['piece:b', 'place:x']),
        option('run', 'run', ['piece:b', 'place:y']),
      ]),
    );
    c.pressTarget('piece:a');
    expect(c.listed).toBe(true);
    c.back();
    c.pressTarget('piece:b');
    expect(c.listed).toBe(false);
    expect(c.targets.has('place:y')).toBe(true);
  });

  it('asks twice before what cannot be undone', () => {
    vi.useFakeTimers();
    const { it: c, send } = choosing(few);
    c.select('go y');
    c.confirm();
    expect(c.armed).toBe(true);
    vi.advanceTimersByTime(3500);
    expect(c.armed).toBe(false);
    c.confirm();
    expect(send).not.toHaveBeenCalled();
    c.confirm();
    expect(send.mock.calls).toEqual([['go y']]);
    vi.useRealTimers();
  });

  it('does not carry the first press over to another option', () => {
    const { it: c, send } = choosing(few);
    c.select('go y');
    c.confirm();
    c.select('go x');
    c.select('go y');
    c.confirm();
    expect(send).not.toHaveBeenCalled();
  });

  it('folds many options by group and opens a group', () => {
    const { it: c } = choosing(many);
    expect(c.rows.map((row) => row.id)).toEqual(['group:go', 'group:dig', 'sing']);
    expect(c.folded).toBe(true);
    c.press(c.rows[1]!);
    expect(c.rows.map((row) => row.id)).toEqual(['dig 0', 'dig 1', 'dig 2', 'dig 3']);
    expect(c.back()).toBe(true);
    expect(c.rows).toHaveLength(3);
    expect(c.back()).toBe(false);
  });

  it('narrows to what was pointed at, or selects it if that is one thing', () => {
    const { it: c } = choosing(many);
    c.pressTarget('place:0');
    expect(c.rows.map((row) => row.id)).toEqual(['go 0', 'dig 0', 'sing']);
    c.back();
    c.pressTarget('place:7');
    expect(c.selected).toBe('go 7');
  });
});

describe('a group of many', () => {
  const moves = prompt(
    ['a', 'b', 'c'].flatMap((piece) =>
      ['x', 'y', 'z', 'w'].map((place) =>
        option(`move ${piece} ${place}`, 'move', [`piece:${piece}`, `place:${place}`]),
      ),
    ),
  );

  it('is folded by what is to be moved, and narrowed by where to', () => {
    const { it: c, send } = choosing(moves);
    expect(c.rows.map((row) => row.id)).toEqual(['target:piece:a', 'target:piece:b', 'target:piece:c']);
    c.pressTarget('piece:b');
    expect(c.rows.map((row) => row.id)).toEqual(['move b x', 'move b y', 'move b z', 'move b w']);
    c.pressTarget('place:z');
    c.pressTarget('place:z');
    expect(send.mock.calls).toEqual([['move b z']]);
  });
});

describe('the name of a group', () => {
  it('is what its options have in common', () => {
    expect(commonWords(['Завербовать аколита в Балтике', 'Завербовать аколита в Калахари'])).toBe(
      'Завербовать аколита',
    );
    expect(commonWords(['Выполнить условие: раз', 'Выполнить условие: два'])).toBe('Выполнить условие');
    expect(commonWords(['Move a wizard', 'Move an acolyte'])).toBe('Move');
    expect(commonWords(['Петь', 'Плясать'])).toBe('Петь');
  });
});
