import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATES } from '@touchline/domain/reference/states';
import { describe, expect, test } from 'vitest';
import { outlinesOf } from './outlines';

const file: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../public/map-outlines.json'), 'utf8'));

describe('the ground of the map', () => {
  test('has every state and province but four islands far away, each where it lies', () => {
    const outlines = new Map(outlinesOf(file).map(({ code, rings }) => [code, rings.flat()]));
    const missing = STATES.entries.filter(({ value }) => !outlines.has(value)).map(({ value }) => value);
    expect(missing).toEqual(['AS', 'GU', 'MP', 'VI']);
    const [south, west] = [
      Math.min(...(outlines.get('OH') ?? []).map(([lat]) => lat)),
      Math.min(...(outlines.get('OH') ?? []).map(([, lng]) => lng)),
    ];
    expect([south, west]).toEqual([expect.closeTo(38.4, 0), expect.closeTo(-84.8, 0)]);
  });

  test('is read step by step, and refused where it is something else', () => {
    expect(outlinesOf({ XX: [[-8000, 4000, 100, 0, 0, -50]] })).toEqual([
      {
        code: 'XX',
        rings: [
          [
            [40, -80],
            [40, -79],
            [39.5, -79],
          ],
        ],
      },
    ]);
    for (const wrong of [null, 'text', { XX: 'M1 2' }, { XX: [['1', '2']] }, { XX: [1, 2] }])
      expect(() => outlinesOf(wrong)).toThrow();
  });
});
