import { describe, expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { prominenceOf, type ProminentCollege } from './prominence';
import { searchColleges } from './search-colleges';
import { aSearchableCollege } from '../testing/known-colleges';

const LARGE = { league: 'ncaa', division: 1, students: 40_000 } as const;
const SMALL = { league: 'naia', division: null, students: 900 } as const;

describe('how likely a college is meant', () => {
  test('goes from nothing known to a large college of the first division', () => {
    expect(prominenceOf({ league: null, division: null, students: null })).toBe(0);
    expect(prominenceOf(LARGE)).toBe(1);
  });

  test('is more in the first division than in other leagues, and more with more students', () => {
    const inLeague = (league: ProminentCollege['league'], division: ProminentCollege['division']) =>
      prominenceOf({ league, division, students: 5_000 });
    const falling = [
      inLeague('ncaa', 1),
      inLeague('ncaa', 2),
      inLeague('naia', null),
      inLeague('njcaa', 3),
      inLeague('other', null),
    ];
    expect(falling.toSorted((a, b) => b - a)).toEqual(falling);
    expect(new Set(falling).size).toBe(falling.length);
    expect(prominenceOf({ ...SMALL, students: 2_000 })).toBeGreaterThan(prominenceOf(SMALL));
  });

  test.each([
    [300, 0.04],
    [1_200, 0.08],
    [7_500, 0.2],
    [19_200, 0.32],
    [30_000, 0.4],
    [60_000, 0.4],
  ])('of %i students gives a share of %d: the step from a small to a middling college counts most', (students, share) => {
    expect(prominenceOf({ league: null, division: null, students })).toBeCloseTo(share, 10);
  });

  test('a middling college of the second division comes before a tiny one of the first', () => {
    const middling = prominenceOf({ league: 'ncaa', division: 2, students: 12_000 });
    expect(middling).toBeGreaterThan(prominenceOf({ league: 'ncaa', division: 1, students: 100 }));
  });
});

describe('[S2-03] where a text fits several colleges', () => {
  const namesFound = (query: string, ...colleges: Parameters<typeof buildCollegeIndex>[0]) =>
    searchColleges(buildCollegeIndex(colleges), query).map(({ name }) => name);

  test('the flagship comes before its campuses', () => {
    const found = namesFound(
      'rutgers',
      aSearchableCollege('Rutgers University-Camden', { league: 'ncaa', division: 3, students: 4_000 }),
      aSearchableCollege('Rutgers University-New Brunswick', LARGE),
    );
    expect(found[0]).toBe('Rutgers University-New Brunswick');
  });

  test('a name typed whole comes before a better known college that is called so for short', () => {
    const found = namesFound(
      'Florida College',
      aSearchableCollege('University of Florida', { ...LARGE, aliases: ['Florida'] }),
      aSearchableCollege('Florida College', SMALL),
    );
    expect(found[0]).toBe('Florida College');
  });
});

test('without a text, of two colleges with very many students the larger one comes first', () => {
  const [many, more] = [30_000, 64_000].map((students) => aSearchableCollege(`Of ${students}`, { ...LARGE, students }));
  const colleges = [many, more].filter((college) => college !== undefined);

  expect(buildCollegeIndex(colleges).byProminence.map(({ name }) => name)).toEqual(['Of 64000', 'Of 30000']);
});
