import { expect, test } from 'vitest';
import { isSeasonAsLeft, SEASON_CHANGE_SCHEMA_VERSION, seasonBefore } from './season-change';
import { aMatch } from './testing/a-season';
import { aStoredSeason } from './testing/a-stored-season';

const LEFT = aStoredSeason([aMatch('2025-09-01', 'ash', 'birch', '1-0')], { version: 3 });
const CHANGE = { left: { version: LEFT.version, updatedAt: LEFT.updatedAt } };
const LATER = '2025-12-21T12:00:00.000Z';

test.each([
  ['nobody has touched it', LEFT, true],
  ['a later import has changed it', { ...LEFT, version: 4, updatedAt: LATER }, false],
  ['it was undone and imported again', { ...LEFT, updatedAt: LATER }, false],
  ['an earlier one is back', { ...LEFT, version: 2 }, false],
  ['it is gone', undefined, false],
])('an import of results may be undone while its season is as it was left: %s', (_, stored, isAsLeft) => {
  expect(isSeasonAsLeft(stored, CHANGE)).toBe(isAsLeft);
});

test('the season before an import comes back as it was; one that the import made was none', () => {
  const change = { _id: LEFT._id, schemaVersion: SEASON_CHANGE_SCHEMA_VERSION, ...CHANGE };
  expect(seasonBefore({ ...change, before: LEFT })).toEqual(LEFT);
  expect(seasonBefore({ ...change, before: null })).toBeNull();
});

test('a season that was kept before its lists became texts comes back too', () => {
  const change = { _id: LEFT._id, schemaVersion: SEASON_CHANGE_SCHEMA_VERSION, ...CHANGE };
  expect(seasonBefore({ ...change, before: { ...LEFT, schemaVersion: 1 } })).toEqual(LEFT);
});
