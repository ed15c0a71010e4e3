import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recruitConditions } from '@touchline/domain/person/recruits/recruit-conditions';
import { GPA_STEP_NAMES, RECRUIT_FACET_NAMES, type RecruitFacet } from '@touchline/domain/person/recruits/recruit-facets';
import { RECRUIT_SETS } from '@touchline/domain/person/recruits/recruit-index';
import { RECRUIT_SORTS, type RecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { recruitSearchStore } from '@touchline/functions/features/recruits/recruit-search-store';
import { firestore } from '@touchline/functions/platform/firestore';
import {
  type IndexFile,
  missingIndexOf,
  type QueryShape,
} from '@touchline/local/firestore-engine/required-indexes/missing-index';
import { repositoryRoot } from '@touchline/local/repository-root';
import { describe, expect, test } from 'vitest';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const FILE = JSON.parse(readFileSync(join(repositoryRoot, 'firestore.indexes.json'), 'utf8')) as IndexFile;
const AT = '2026-06-10T12:00:00.000Z';

/** A value of each filter; of those with a key for each value, every value. */
const VALUES: Readonly<Record<RecruitFacet, readonly string[]>> = {
  ...{ position: POSITIONS, year: ['2028'], gender: ['Female'], type: ['playerPro'], class: ['Senior'], status: ['signed'] },
  ...{ foot: ['left'], state: ['OH'], country: ['US'], citizenship: ['US'], tier: ['T1'], league: ['ecnl-girls'] },
  ...{ gpa: GPA_STEP_NAMES, study: ['11'], english: ['true'], confirmed: ['true'], video: ['true'], verified: ['true'] },
  ...{ updated: ['week'] },
};
const QUERIES: readonly RecruitQuery[] = RECRUIT_SORTS.flatMap((sort) => [
  { text: '', filters: {}, sort },
  { text: 'emma', filters: {}, sort },
  ...RECRUIT_FACET_NAMES.filter((name) => name !== 'updated' || sort === 'updated').flatMap((name) =>
    VALUES[name].map((value) => ({ text: '', filters: { [name]: [value] }, sort })),
  ),
]);
const SEARCHES = RECRUIT_SETS.flatMap((set) => QUERIES.map((query) => ({ set, query, at: AT })));

/** The query that a search sends, as the rules of indexes see it. */
function shapeOf({ query, set }: (typeof SEARCHES)[number]): QueryShape {
  const { all = [], anyOf = [], order } = recruitConditions(query, set, AT) ?? {};
  const ops = { isOneOf: '==', containsOneOf: 'array-contains', from: '>=', upTo: '<=' } as const;
  const direction = order?.isDescending === true ? 'DESCENDING' : 'ASCENDING';
  return {
    collection: 'profiles',
    isGroup: false,
    filters: [...all, ...anyOf].map(({ field, op }) => ({ field, op: ops[op] })),
    orders: [{ field: order?.field ?? '', direction }],
  };
}

/** The indexes of the search; players who agreed to be featured are asked for in its order, and are no filter of it. */
const OURS = FILE.indexes.filter(
  ({ fields }) =>
    fields.some(({ fieldPath }) => fieldPath.startsWith('search.')) &&
    fields.every(({ fieldPath }) => fieldPath !== 'featuring.by'),
);

describe('the indexes of the search of recruits', () => {
  test('are all there: the engine, which refuses what production refuses, answers each filter in each order', async () => {
    const recruits = recruitSearchStore(firestore);
    for (const search of SEARCHES) {
      await expect(recruits.page(search, null)).resolves.toEqual({ found: [], next: null });
      await expect(recruits.count(search)).resolves.toBe(0);
    }
  });

  test('answer several filters together, with a text of several words and several values of one', async () => {
    const filters = {
      position: ['CB', 'GK'],
      year: ['2028'],
      gender: ['Female'],
      gpa: ['from35'],
      video: ['true'],
      league: ['x'],
    };
    for (const set of RECRUIT_SETS)
      for (const sort of RECRUIT_SORTS)
        for (const text of ['', 'emma rios'])
          await expect(
            recruitSearchStore(firestore).page({ query: { text, filters, sort }, set, at: AT }, null),
          ).resolves.toEqual({
            found: [],
            next: null,
          });
  });

  test('are each needed: without one, some filter is refused', () => {
    expect(OURS.length).toBeGreaterThan(100);
    for (const index of OURS) {
      const without = { ...FILE, indexes: FILE.indexes.filter((one) => one !== index) };
      const refused = SEARCHES.filter((search) => missingIndexOf(shapeOf(search), without) !== null);
      expect(refused.length, JSON.stringify(index.fields)).toBeGreaterThan(0);
    }
  });

  test('stay, with all others, below the two hundred that a database may have even without billing', () => {
    expect(FILE.indexes.length).toBeLessThanOrEqual(200);
  });
});
