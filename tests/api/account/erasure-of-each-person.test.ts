import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import type { CollectionDefinition } from '@touchline/domain/kernel/documents/define-collection';
import { isObject } from '@touchline/domain/kernel/json/json';
import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { eraseAccount } from '@touchline/functions/features/account/erase-account';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { storedFixture, type StoredFixture } from '@touchline/local/docs/stored-schemas';
import { repositoryRoot } from '@touchline/local/repository-root';
import { expect, test } from 'vitest';
import { aDatabase } from '../../support/api/platform/own-project';

/** The ids of people in tests/fixtures/stored; the ids of pictures there go on with a number. */
const PERSON = /\bdemo-[a-z]+(?:-[a-z]+)*(?![-\w])/g;

/**
 * A document of each collection, and one of each earlier version where people are found by a field: an earlier version
 * may name them in another one.
 */
const DOCUMENTS = ALL_COLLECTIONS.flatMap((collection) =>
  Array.from({ length: collection.version }, (_, index) => index + 1).flatMap((version): StoredFixture[] => {
    const { path, document } = storedFixture(repositoryRoot, collection, version);
    if (version === collection.version) return [{ path, document }];
    return isFoundByField(collection) ? [{ path: `${path}~v${version}`, document }] : [];
  }),
);

function isFoundByField({ personalData: { deletion } }: CollectionDefinition): boolean {
  if ('keep' in deletion) return false;
  return [...('erase' in deletion ? deletion.erase : []), ...(deletion.anonymise ?? [])].every(({ by }) => by === 'field');
}

/** The texts of a stored document, each with where it stands: its path, or a field of it. */
function textsOf({ path, document }: StoredFixture): readonly (readonly [where: string, text: string])[] {
  return [[`${path} (path)`, path], ...textsIn(document).map(([field, text]) => [`${path}: ${field}`, text] as const)];
}
function textsIn(value: unknown, at: readonly string[] = []): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[at.join('.'), value]];
  const isNested = Array.isArray(value) || isObject(value);
  return isNested ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, key])) : [];
}
const peopleIn = (text: string): readonly string[] => text.match(PERSON) ?? [];
const peopleOf = (one: StoredFixture): readonly string[] => textsOf(one).flatMap(([, text]) => peopleIn(text));
const tracesOf = (uid: string, one: StoredFixture): readonly string[] =>
  textsOf(one).flatMap(([where, text]) => (peopleIn(text).includes(uid) ? [where] : []));

/** What others keep of each person, and where a former member stands in it. All else of the person goes. */
const ANONYMOUS: Readonly<Record<string, readonly string[]>> = {
  'demo-player': ['purchases: buyer', 'threads: player'],
  'demo-parent': ['reports: by'],
  'demo-coach': ['staffEntries: author', 'threads: coach'],
  'demo-harbor-coach': [
    ...['addedEdits: by.uid', 'addedEdits: takenBack.uid', 'adminRequests: confirmedBy', 'auditLog: by'],
    ...['campEdits: by.uid', 'campEdits: takenBack.uid'],
    ...['factSuggestions: decidedBy', 'patches: by.uid'],
  ],
  'demo-coach-harbor': [],
  'demo-harbor-pending': [],
  'demo-admin': [
    'archivedColleges: by',
    'auditLog: by',
    'collegeMerges: by',
    'featureRequests: declined.by',
    'featureRequests: posted.by',
    'patches: takenBack.uid',
    'reports: closedBy',
    'siteImports: by',
    'siteImports: undoneBy',
  ],
};

/** Evidence for the authorities, which no deletion of an account may destroy (docs/moderation.md). */
const EVIDENCE = /^lockedPictures\//;

/** The stored documents after somebody's account is deleted. */
async function leftAfterDeleting(uid: string): Promise<readonly StoredFixture[]> {
  const database = aDatabase();
  await Promise.all(DOCUMENTS.map(({ path, document }) => database.doc(path).set(document)));
  await eraseAccount(
    {
      erasures: erasureStore(() => database, systemClock, newId),
      files: { removeAllOf: () => Promise.resolve() },
      users: { lockOut: () => Promise.resolve(), remove: () => Promise.resolve() },
      endPaymentsOf: () => Promise.resolve(),
    },
    uid,
  );
  const left = await Promise.all(DOCUMENTS.map(({ path }) => database.doc(path).get()));
  await database.terminate();
  return left.flatMap((one) => (one.exists ? [{ path: one.ref.path, document: one.data() ?? {} }] : []));
}

test('the stored documents name each of these people, and nobody else', () => {
  expect([...new Set(DOCUMENTS.flatMap(peopleOf))].toSorted()).toEqual(Object.keys(ANONYMOUS).toSorted());
});

test.each(Object.entries(ANONYMOUS))(
  'deleting %s leaves no trace of them, and others keep what now names a former member',
  async (uid, anonymous) => {
    const left = await leftAfterDeleting(uid);

    expect(left.flatMap((one) => (EVIDENCE.test(one.path) ? [] : tracesOf(uid, one)))).toEqual([]);
    const former = left.flatMap((one) => textsOf(one).flatMap(([where, text]) => (text === FORMER_MEMBER ? [where] : [])));
    const inCollection = former.map((where) => where.replace(/^(?:.*\/)?(\w+)\/[^/:]*: /, '$1: '));
    expect([...new Set(inCollection)].toSorted()).toEqual(anonymous);

    const paths = new Set(left.map(({ path }) => path));
    const ofOthers = DOCUMENTS.filter((one) => !peopleOf(one).includes(uid)).map(({ path }) => path);
    expect(ofOthers.filter((path) => !paths.has(path))).toEqual([]);
  },
);
