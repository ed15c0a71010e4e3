import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCollegeIndex } from './matching/college-index';
import { COLLECTION_FACETS, collectionAddress, collegeCollections, HIDDEN_GEMS } from './college-collections';
import { ALL_COLLEGES, collegeQueryOf } from './college-query';
import type { CatalogueEntry } from './catalogue-file';
import { findColleges } from './find-colleges';
import { aFindableCollege } from './testing/a-findable-college';
import { someFindableColleges } from './testing/any-findable-college';

const collectionsOf = (rows: readonly CatalogueEntry[]) => {
  const index = buildCollegeIndex(rows);
  const { counts } = findColleges(index, ALL_COLLEGES);
  const gems = findColleges(index, { ...ALL_COLLEGES, filters: HIDDEN_GEMS }).found.length;
  const { popular, lists } = collegeCollections(counts, gems);
  const listed = COLLECTION_FACETS.flatMap((facet) =>
    lists[facet].map(([value, count]) => ({ name: value, filters: { [facet]: [value] }, count })),
  );
  return { index, all: [...popular, ...listed] };
};

const GEM = { students: 1200, acceptanceRate: 50, graduationRate: 50, netPrice: 20_000 };

describe('the collections of /exploreColleges', () => {
  test('[S2-07] each has colleges, and its count is the total of the search at its address', () => {
    fc.assert(
      fc.property(someFindableColleges, (rows) => {
        const { index, all } = collectionsOf(rows);
        for (const { filters, count } of all) {
          const { searchParams } = new URL(collectionAddress(filters), 'https://touchline.example');
          expect(count).toBeGreaterThan(0);
          expect(findColleges(index, collegeQueryOf(searchParams)).found).toHaveLength(count);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('every field of study, conference, state and mission with a college is one of them', () => {
    const rows = [
      aFindableCollege('Ash', {
        fields: ['11', '53'],
        conference: 'Ivy League',
        mensConference: 'ncaa-d1-ivy',
        state: 'Ohio',
        milesToSea: 10,
      }),
      aFindableCollege('Oak', { fields: ['11'], lists: ['bestPublic'], missions: ['hbcu', 'womens'] }),
    ];
    expect(collectionsOf(rows).all.map(({ name, count }) => [name, count])).toEqual([
      ['sea', 1],
      ['ivy', 1],
      ['bestPublic', 1],
      ['hbcu', 1],
      ['womens', 1],
      ['11', 2],
      ['ncaa-d1-ivy', 1],
      ['OH', 1],
    ]);
  });

  test.each([
    ['fits', {}, true],
    ['is no longer small', { students: 3001 }, false],
    ['admits fewer than half', { acceptanceRate: 49.9 }, false],
    ['has fewer than half graduate', { graduationRate: 49.9 }, false],
    ['costs more', { netPrice: 20_001 }, false],
    ['tells no price', { netPrice: null }, false],
  ])('a college that %s', (_, changed, isGem) => {
    const { all } = collectionsOf([aFindableCollege('Ash', { ...GEM, ...changed })]);
    expect(all.some(({ name }) => name === 'gems')).toBe(isGem);
  });
});
