import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import type { IndexFile } from '@touchline/local/firestore-engine/required-indexes/missing-index';
import { readDocument, writtenFields } from '@touchline/domain/kernel/documents/define-collection';
import { storedFixture } from '@touchline/local/docs/stored-schemas';
import { describe, expect, test } from 'vitest';
import { ROOT, textOf } from './source-files';

const MONTHS_24 = 731;

/**
 * When the documents go that we promise not to keep (terms, docs/deploy.md): the days from a moment of the document.
 * Null where no stamp of the collection says it: what writes the document does.
 */
const GONE_AFTER: Readonly<Record<string, readonly [field: string, days: number] | null>> = {
  mail: ['createdAt', 90],
  patches: ['by.at', MONTHS_24],
  edits: ['by.at', MONTHS_24],
  campEdits: ['by.at', MONTHS_24],
  addedEdits: ['by.at', MONTHS_24],
  adminRequests: ['askedAt', 7],
  removedPictures: ['at', MONTHS_24],
  coachInvites: ['sentAt', 180],
  attestations: ['changedAt', 365],
  calendarFeeds: ['madeAt', 365],
  coachLinks: ['validUntil', 90],
  factSuggestions: ['decidedAt', 365],
  guardianships: ['changedAt', 180],
  purchaseRequests: ['askedAt', 180],
  collegeMerges: ['startedAt', 31],
  mergeMoves: ['startedAt', 31],
  siteImports: ['at', 365],
  pieces: ['at', 7],
  contactMessages: ['at', 365],
  feedback: ['at', 365],
  policyReports: ['lastAt', 30],
  reports: ['closedAt', 365],
  endedSessions: ['endedAt', 5],
  stripeEvents: ['processedAt', 90],
  threads: ['lastAt', 730],
  threadMessages: ['at', 730],
  views: ['day', 400],
  viewMarks: null,
  rateLimits: null,
  catalogueRows: null,
};

const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

describe('what we promise not to keep', () => {
  test.each(Object.keys(GONE_AFTER))('%s: the database deletes them by `expiresAt`', (collectionGroup) => {
    const { fieldOverrides } = JSON.parse(textOf('firestore.indexes.json')) as IndexFile;
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] });
  });

  test.each(Object.entries(GONE_AFTER).flatMap(([name, rule]) => (rule === null ? [] : [[name, ...rule] as const])))(
    '%s: counted from %s, they go after %i days',
    (name, field, days) => {
      const collection = ALL_COLLECTIONS.find((one) => idOf(one.name) === name);
      if (collection === undefined) throw new Error(`There is no collection ${name}.`);
      const { path, document } = storedFixture(ROOT, collection, collection.version);
      const read = readDocument(collection, path, document);
      const { expiresAt } = writtenFields(collection, read, '2026-01-05T10:00:00.000Z');
      const from = field.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key), read);
      expect((Number(expiresAt) - Date.parse(String(from))) / DAY_MS).toBe(days);
    },
  );

  test('is all that goes by itself', () => {
    const expiring = ALL_COLLECTIONS.flatMap(({ name, expires }) => (expires === undefined ? [] : [idOf(name)]));
    expect(expiring.toSorted()).toEqual(Object.keys(GONE_AFTER).toSorted());
  });
});
