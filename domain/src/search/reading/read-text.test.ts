import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from './read-text';

/** What is sought by name, and what the other words ask for. */
const brief = (typed: string) => {
  const { text, parts } = readText(typed);
  return [text, parts.map(({ name, value }) => `${name}=${value}`).join(' ')];
};

describe('[S2-03] words that ask for a filter', () => {
  test.each([
    ['stanford womens', 'stanford', 'gender=female'],
    ['Damen Stanford', 'Stanford', 'gender=female'],
    ['Männerfußball Ohio', 'Ohio', 'gender=male'],
    ['women’s soccer', '', 'gender=female soccer=soccer'],
    ['university for women', 'university for women', ''],
    ['women’s colleges', '', 'mission=womens'],
    ['women’s college soccer', '', 'gender=female soccer=soccer'],
    ['historically black colleges georgia', 'georgia', 'mission=hbcu'],
    ['small d3', '', 'size=Small level=ncaa-3'],
    ['york university canada', 'york university', 'region=canada'],
  ])('%s: by name "%s", and %s', (typed, text, parts) => expect(brief(typed)).toEqual([text, parts]));

  test.each([
    ['d3', 'level=ncaa-3'],
    ['D-3', 'level=ncaa-3'],
    ['div. iii', 'level=ncaa-3'],
    ['Division one', 'level=ncaa-1'],
    ['ncaa d2', 'level=ncaa-2'],
    ['d2 ncaa', 'level=ncaa-2'],
    ['njcaa d2', 'level=njcaa-2'],
    ['division 2 juco', 'level=njcaa-2'],
    ['naia d2', 'level=naia level=ncaa-2'],
    ['D2 or NAIA', 'level=ncaa-2 level=naia'],
    ['njcaa d1 or d3', 'level=njcaa-1 level=njcaa-3'],
    ['ncaa d2/d3', 'level=ncaa-2 level=ncaa-3'],
    ['u sports', 'level=usports'],
    ['junior colleges', 'level=njcaa'],
  ])('leagues and divisions: %s', (typed, parts) => expect(brief(typed)).toEqual(['', parts]));

  test.each([
    ['under 20000', 'netPrice=20000'],
    ['below $15,000 a year', 'netPrice=15000'],
    ['less than 20k', 'netPrice=20000'],
    ['$12.500', 'netPrice=12500'],
    ['bis zu 18000 Dollar im Jahr', 'netPrice=18000'],
    ['cheap', 'sort=netPrice'],
    ['günstigste', 'sort=netPrice'],
  ])('prices: %s', (typed, parts) => expect(brief(typed)).toEqual(['', parts]));

  test.each(['under 25 miles', 'under', '20000', 'class of 2027', 'under 900000', 'd4', 'division', 'di', 'stanford'])(
    'no filter: %s',
    (typed) => expect(brief(typed)).toEqual([typed, '']),
  );

  test.each([
    ['colleges in florida', '', 'state=FL'],
    ['d3 in north carolina', '', 'level=ncaa-3 state=NC'],
    ['in Kalifornien', '', 'state=CA'],
    ['colleges in washington d.c.', '', 'state=DC'],
    ['colleges in new york city', 'colleges in new york city', ''],
    ['cheap d2 texas', '', 'sort=netPrice level=ncaa-2 state=TX'],
    ['washington d3', 'washington', 'level=ncaa-3'],
    ['william and mary women', 'william and mary', 'gender=female'],
  ])('places: %s', (typed, text, parts) => expect(brief(typed)).toEqual([text, parts]));

  test('a part knows its words, and the text that is left without them', () => {
    expect(readText('texas D2 or NAIA womens').parts).toEqual([
      { name: 'level', value: 'ncaa-2', words: 'D2', without: 'texas NAIA womens' },
      { name: 'level', value: 'naia', words: 'NAIA', without: 'texas D2 womens' },
      { name: 'gender', value: 'female', words: 'womens', without: 'texas D2 or NAIA' },
    ]);
  });

  test('the text without a part has fewer words, and the same ones', () => {
    const word = fc.constantFrom(
      'texas',
      'd2',
      'naia',
      'or',
      'womens',
      'college',
      'in',
      'ohio',
      'under',
      '20000',
      'cheap',
      'and',
    );
    let seen = 0;
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        for (const { without } of readText(words.join(' ')).parts) {
          const left = without.split(' ').filter((one) => one !== '');
          expect(left.length).toBeLessThan(words.length);
          expect(left.every((one) => new Set<string>(words).has(one))).toBe(true);
          seen += 1;
        }
      }),
      { seed: 7, numRuns: 500 },
    );
    expect(seen).toBeGreaterThan(500);
  });
});
