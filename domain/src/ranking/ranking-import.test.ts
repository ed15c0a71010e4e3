import { expect, test } from 'vitest';
import { RANKING_SCHEMA_VERSION } from './ranking';
import { rankingBefore } from './ranking-import';
import { aRanking } from './testing/a-ranking';

const RANKING = aRanking({ season: 2025 });

test.each([
  ['of the present version', RANKING_SCHEMA_VERSION],
  ['from before its tables became a text', 5],
])('the ranking before an import comes back as it was: one %s', (_, schemaVersion) => {
  expect(rankingBefore({ before: { ...RANKING, schemaVersion } })).toEqual(RANKING);
});

test('a ranking that an import made was none before', () => {
  expect(rankingBefore({ before: null })).toBeNull();
});
