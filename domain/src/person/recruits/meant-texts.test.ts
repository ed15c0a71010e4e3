import { describe, expect, test } from 'vitest';
import { meantTexts, slipKeysOf } from './meant-texts';

const NAMES = ['Zoë Åkerlund', 'Brackenford', 'Brackenford River FC', "St. Mary's High"];

describe('what may be meant', () => {
  test.each([
    ['Akelund', ['Åkerlund']],
    ['zoe akrelund', ['zoe Åkerlund']],
    ['Brakenford', ['Brackenford']],
    ['brackenfort rivre', ['Brackenford rivre', 'brackenfort River']],
    ['Zoe', []],
    ['Brackenford', []],
    ['entirely else', []],
  ])('by %j is %j', (typed, meant) => {
    expect(meantTexts(typed, NAMES)).toEqual(meant);
  });

  test('is looked for by the keys of the two longest words, none of them short', () => {
    expect(slipKeysOf('zoe')).toEqual([]);
    expect(slipKeysOf('zoe akrelund').length).toBe(1);
    expect(slipKeysOf('abcde fghijk lmnopqr').map(([first]) => first)).toEqual(['~lmnopqr', '~fghijk']);
  });
});
