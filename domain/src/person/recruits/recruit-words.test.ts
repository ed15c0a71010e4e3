import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOfTyped, mistypedKeysOf, recruitWordsOf, textKeysOf } from './recruit-words';

const KEYS = new Set(textKeysOf(['Zoë Åkerlund', 'Brackenford', "St. Mary's River FC", 'Brackenford High School']));
const finds = (typed: string): boolean => (keysOfTyped(typed) ?? []).some((key) => KEYS.has(key));

describe('the keys of names', () => {
  test.each([
    ...['z', 'zoe', 'ZOË', 'zoé', 'aker', 'Åkerlund', 'akerlund', 'Bracken', 'marys', "Mary's", 'river'],
    ...[
      'zoe aker',
      'Zoë Åkerlund',
      'st marys',
      'river f',
      'High Scho',
      'Åkerlund Brackenford',
      'Brackenford Zoe',
      'akerlund river',
    ],
    ...['  zoe  ', 'Zoë, Åkerlund', 'Zoë Åkerlund Brackenford'],
  ])('[S1-04] are found by %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  test.each(['kerlund', 'zoes', 'lund', 'zoe brack', '.'])('are not found by %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  test('are found by every beginning of every word of a name, whatever it is', () => {
    const name = fc.stringMatching(/^[A-Za-zÀ-ž]{1,20}( [A-Za-zÀ-ž]{1,20}){0,3}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), fc.nat(), (names, seed) => {
        const keys = textKeysOf(names);
        const words = recruitWordsOf(names.join(' '));
        const word = words[seed % words.length] ?? '';
        for (let length = 1; length <= word.length; length += 1)
          expect(keysOfTyped(word.slice(0, length))?.some((key) => keys.includes(key))).toBe(true);
      }),
      { seed: 72, numRuns: 300 },
    );
  });

  test('stay few for the longest names', () => {
    const long = Array.from({ length: 40 }, (_, at) => `Name${'x'.repeat(30)}${at}`).join(' ');
    expect(textKeysOf([long, long, long, long, long]).length).toBeLessThan(1200);
  });
});

test('a blank text asks for nothing, one of signs alone finds nobody', () => {
  expect(keysOfTyped('   ')).toBeNull();
  expect(keysOfTyped('?!')).toEqual([]);
});

test.each([
  ['marquez', 'marqez'],
  ['marquez', 'marrquez'],
  ['marquez', 'marquzz'],
  ['akerlund', 'akelrund'],
])('%s and %s, one slip apart, share a key', (word, typed) => {
  expect(mistypedKeysOf(typed).filter((key) => mistypedKeysOf(word).includes(key))).not.toEqual([]);
});

test('short words share none, for too many would be alike', () => {
  expect(mistypedKeysOf('zoe')).toEqual([]);
});
