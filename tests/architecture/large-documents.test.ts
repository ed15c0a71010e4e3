import { academics } from '@touchline/domain/college/college-parts';
import { college } from '@touchline/domain/college/college';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { collegePatch } from '@touchline/domain/college/editing/college-patch';
import type { Schema } from '@touchline/domain/kernel/patch/schema-path';
import { profile } from '@touchline/domain/person/profiles/profile';
import { profileEdit } from '@touchline/domain/person/profiles/profile-edit';
import { addedEdit } from '@touchline/domain/season/added/added-edit';
import { addedSoccer } from '@touchline/domain/season/added/added-soccer';
import { collegeSoccer } from '@touchline/domain/season/college-soccer';
import { storedSeason } from '@touchline/domain/season/stored-season';
import type { IndexFile } from '@touchline/local/firestore-engine/required-indexes/missing-index';
import { describe, expect, test } from 'vitest';
import { mostEntriesOf } from './schema-capacity';
import { textOf } from './source-files';

const FILE = JSON.parse(textOf('firestore.indexes.json')) as IndexFile;

describe('documents that grow large', () => {
  const exempted = (collection: string): string[] =>
    FILE.fieldOverrides
      .filter((one) => one.collectionGroup === collection && one.indexes.length === 0)
      .map(({ fieldPath }) => fieldPath);

  test.each([
    ['colleges', college, ['academics', 'albums', 'athletics', 'pictureDetails', 'pictures', 'sources']],
    ['patches', collegePatch, ['earlierSources', 'forward', 'inverse']],
    ['edits', profileEdit, ['forward', 'inverse']],
    ['profiles', profile, ['albums', 'pictureDetails', 'scheduleStamps']],
    ['collegeSoccer', collegeSoccer, ['added', 'teams']],
    ['addedSoccer', addedSoccer, ['teams']],
    ['addedEdits', addedEdit, ['forward', 'inverse']],
    ['seasons', storedSeason, ['conferences', 'matches']],
  ] as const)('%s: what may hold over 1,000 entries is exempt from the automatic indexes', (collection, schema, large) => {
    const found = Object.entries<Schema>(schema.def.shape).flatMap(([field, part]) =>
      mostEntriesOf(part) > 1000 ? [field] : [],
    );
    expect(found.toSorted()).toEqual(large);
    expect(exempted(collection)).toEqual(expect.arrayContaining([...large]));
  });

  test.each(ALL_COLLECTIONS.flatMap(({ name, packed }) => (packed === undefined ? [] : [[name, packed] as const])))(
    '%s: a text of packed fields is in no index, which would hold its beginning',
    (name, packed) => {
      expect(exempted(name)).toEqual(expect.arrayContaining([...packed]));
    },
  );

  test('the entries a schema allows are counted through lists, objects and records', () => {
    expect(mostEntriesOf(academics.def.shape.cipCodes)).toBe(1000);
    expect(mostEntriesOf(college.def.shape.albums)).toBe(60 * 500);
    expect(mostEntriesOf(college.def.shape.sources)).toBe(Infinity);
    expect(mostEntriesOf(college.def.shape.city)).toBe(0);
  });
});
