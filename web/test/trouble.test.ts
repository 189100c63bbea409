import { describe, expect, it } from 'vitest';

import { explained } from '../src/live/trouble';
import type { Problem } from '../src/wire';
import { voice } from './files';

const [ru, en] = [voice('ru'), voice('en')];
const problem = (kind: string, detail: string, more: Partial<Problem> = {}): Problem => ({
  type: `/problems/${kind}`,
  title: 'Title',
  status: 400,
  detail,
  ...more,
});

describe('what went wrong', () => {
  it('is said in the language of the player', () => {
    expect(explained(ru, problem('not-found', 'There is no such thing.'))).toBe(
      'Здесь ничего нет, или это не для ваших глаз.',
    );
  });

  it('keeps how long to wait and how much fits', () => {
    expect(explained(ru, problem('slow-down', 'Try again in 3 s.'))).toBe('Слишком часто. Подождите 3 секунды.');
    expect(explained(en, problem('slow-down', 'Try again in 1 s.'))).toBe('Too many requests. Wait 1 second.');
    expect(explained(ru, problem('slow-down', 'Try again soon.'))).toBe('Слишком часто. Подождите немного.');
    expect(explained(ru, problem('too-long', 'A note may have 4000 letters at most.'))).toMatch(
      /не больше 4.?000 знаков/,
    );
    expect(explained(en, problem('too-many-tables', 'You sit at 100 tables; finish or clear away some.'))).toContain(
      '100 at a time',
    );
  });

  it('names the reason that only the server knows', () => {
    const detail = 'line 3: this is no entry';
    expect(explained(ru, problem('bad-log', detail))).toBe(
      'Это не файл партии, или он испорчен. Line 3: this is no entry',
    );
    expect(explained(en, problem('bad-log', ''))).toBe('This is not a game file, or it is damaged.');
    expect(explained(en, problem('bad-log', 'x'.repeat(9999))).length).toBeLessThan(400);
  });

  it('gives the reason of a rule before anything else', () => {
    expect(explained(ru, problem('refused', 'Rule X forbids it.', { why: { key: 'problem-paused' } }))).toBe(
      'Партия на паузе.',
    );
  });

  it('is said as the server put it, where there are no words of ours', () => {
    expect(explained(ru, problem('quite-new', 'So and so.'))).toBe('So and so.');
    expect(explained(ru, problem('quite-new', ''))).toBe('Title');
  });
});
