import { catalogueRowOf } from '@touchline/domain/college/catalogue-row';
import { PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { USERNAME_SCHEMA_VERSION } from '@touchline/domain/person/profile/profile';
import { campDocuments, rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { inOneTransaction, type UnitOfWork } from '@touchline/functions/platform/firestore';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { DemoWorld } from './demo-world';

/**
 * What a seeding did to the documents of one kind: how many were written, and how many left alone because somebody has
 * edited them.
 */
export interface Seeded {
  readonly total: number;
  readonly written: number;
  readonly edited: number;
}

/** The kinds of documents, as the report calls them. */
export type SeededKinds = Readonly<Record<'colleges' | 'profiles' | 'camps' | 'rankings', Seeded>>;

/** Documents that one transaction writes with what goes with them: far below its limit of 10 MiB. */
const AT_ONCE = 80;

interface Versioned {
  readonly _id: string;
  readonly version: number;
}

/** Documents of one collection; `along` writes what goes with one, in its transaction. */
interface Kind<Stored extends Versioned> {
  readonly collection: CollectionReference<Stored>;
  readonly documents: readonly Stored[];
  readonly along?: (unit: UnitOfWork, document: Stored) => void;
}

/**
 * Writes the demo world, a bundle of documents in one transaction. What is there as the files say is not written again;
 * what has been edited (version above 1) stays so, and so do accounts that are there.
 */
export async function seedDocuments(database: Firestore, world: DemoWorld): Promise<SeededKinds> {
  const { colleges, rows, pathNames } = collegeDocuments(database);
  const { profiles, usernames } = personDocuments(database);
  const [ofColleges, ofProfiles, camps, rankings] = await Promise.all([
    seedKind(database, {
      collection: colleges,
      documents: world.colleges,
      along: (unit, college) => {
        const { _id, pathName } = college;
        unit.save(rows.doc(_id), catalogueRowOf(college));
        unit.save(pathNames.doc(pathName), { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
      },
    }),
    seedKind(database, {
      collection: profiles,
      documents: [...world.people, ...world.samples].map(({ profile }) => profile),
      along: (unit, { _id, username }) =>
        unit.save(usernames.doc(username), { _id: username, schemaVersion: USERNAME_SCHEMA_VERSION, profileId: _id }),
    }),
    seedKind(database, { collection: campDocuments(database), documents: world.camps }),
    seedKind(database, { collection: rankingDocuments(database), documents: world.rankings }),
    seedAccounts(database, world),
  ]);
  return { colleges: ofColleges, profiles: ofProfiles, camps, rankings };
}

async function seedKind<Stored extends Versioned>(database: Firestore, kind: Kind<Stored>): Promise<Seeded> {
  const bundles = Array.from({ length: Math.ceil(kind.documents.length / AT_ONCE) }, (_, index) =>
    kind.documents.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const done = await Promise.all(bundles.map((documents) => seedBundle(database, { ...kind, documents })));
  const sumOf = (count: 'written' | 'edited') => done.reduce((sum, bundle) => sum + bundle[count], 0);
  return { total: kind.documents.length, written: sumOf('written'), edited: sumOf('edited') };
}

function seedBundle<Stored extends Versioned>(
  database: Firestore,
  { collection, documents, along }: Kind<Stored>,
): Promise<Omit<Seeded, 'total'>> {
  return inOneTransaction(async (unit) => {
    const stored = await unit.read(...documents.map(({ _id }) => collection.doc(_id)));
    const open = documents.filter((document, index) => mayWrite(stored[index]?.data(), document));
    for (const document of open) {
      unit.save(collection.doc(document._id), document);
      along?.(unit, document);
    }
    return { written: open.length, edited: stored.filter((snapshot) => (snapshot.data()?.version ?? 1) > 1).length };
  }, database);
}

function mayWrite<Stored extends Versioned>(stored: Stored | undefined, wanted: Stored): boolean {
  return stored === undefined || (stored.version === 1 && !sameJson(stored, wanted));
}

/** Accounts hold what people say of themselves when they sign up: written once. */
async function seedAccounts(database: Firestore, { people }: DemoWorld): Promise<void> {
  const { accounts } = personDocuments(database);
  await inOneTransaction(async (unit) => {
    const stored = await unit.read(...people.map(({ account }) => accounts.doc(account._id)));
    for (const [index, { account }] of people.entries())
      if (stored[index]?.exists !== true) unit.save(accounts.doc(account._id), account);
  }, database);
}
