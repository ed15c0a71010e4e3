import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { campDocuments, rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { soccerDocuments } from '@touchline/functions/features/colleges/college-list-store';
import { seasonDocuments } from '@touchline/functions/features/colleges/season-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { inOneTransaction, type UnitOfWork } from '@touchline/functions/platform/firestore';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { DemoWorld } from './demo-world';
import { livedHistory } from './histories/lived-history';
import { seedLived } from './histories/lived-store';

/**
 * The result of seeding one kind of document: how many were written, and how many were skipped because somebody has
 * edited them.
 */
export interface Seeded {
  readonly total: number;
  readonly written: number;
  readonly edited: number;
}

/** The kinds of documents, by the names that the report uses. */
export type SeededKinds = Readonly<Record<'colleges' | 'profiles' | 'camps' | 'rankings' | 'seasons' | 'soccer', Seeded>>;

/** The number of documents that one transaction writes with their related documents; far below the limit of 10 MiB. */
const AT_ONCE = 80;

interface Versioned {
  readonly _id: string;
  readonly version: number;
}

/** Documents of one collection; `saveRelated` writes a document's related documents in the same transaction. */
interface Kind<Stored extends Versioned> {
  readonly collection: CollectionReference<Stored>;
  readonly documents: readonly Stored[];
  /** A document of the world with what stays of the stored one. */
  readonly keeping?: (stored: Stored, wanted: Stored) => Stored;
  readonly saveRelated?: (unit: UnitOfWork, document: Stored) => void;
}

/**
 * Writes the demo world in transactions of many documents each. Documents that already equal the files are not written.
 * Edited documents (version above 1) and existing accounts, with all that was bought, stay as they are. The histories
 * of people end at `now`.
 */
export async function seedDocuments(database: Firestore, world: DemoWorld, now: Date): Promise<SeededKinds> {
  const { colleges, rows, pathNames } = collegeDocuments(database);
  const { profiles, usernames } = personDocuments(database);
  const members = [...world.people, ...world.members];
  const [ofColleges, ofProfiles, camps, rankings, seasons, soccer] = await Promise.all([
    seedKind(database, {
      collection: colleges,
      documents: world.colleges,
      saveRelated: (unit, college) => {
        const { _id, pathName } = college;
        unit.save(rows.doc(_id), catalogueRowOf(college));
        unit.save(pathNames.doc(pathName), { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
      },
    }),
    seedKind(database, {
      collection: profiles,
      documents: [...members, ...world.samples].map(({ profile }) => profile),
      keeping: withOwnFacts,
      saveRelated: (unit, { _id, username }) => unit.save(usernames.doc(username), usernameEntryOf(username, _id)),
    }),
    seedKind(database, { collection: campDocuments(database), documents: world.camps }),
    seedKind(database, { collection: rankingDocuments(database), documents: world.rankings }),
    seedKind(database, { collection: seasonDocuments(database), documents: world.seasons }),
    seedKind(database, { collection: soccerDocuments(database), documents: world.soccer }),
  ]);
  await Promise.all(
    members.map((one) => seedLived(database, livedHistory(one, world.histories.get(one.account._id) ?? [], now))),
  );
  return { colleges: ofColleges, profiles: ofProfiles, camps, rankings, seasons, soccer };
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
  { collection, documents, saveRelated, keeping = (_, wanted) => wanted }: Kind<Stored>,
): Promise<Omit<Seeded, 'total'>> {
  return inOneTransaction(async (unit) => {
    const stored = await unit.read(...documents.map(({ _id }) => collection.doc(_id)));
    const open = documents.flatMap((document, index) => {
      const known = stored[index]?.data();
      const wanted = known === undefined ? document : keeping(known, document);
      return mayWrite(known, wanted) ? [wanted] : [];
    });
    for (const document of open) {
      unit.save(collection.doc(document._id), document);
      saveRelated?.(unit, document);
    }
    return { written: open.length, edited: stored.filter((snapshot) => (snapshot.data()?.version ?? 1) > 1).length };
  }, database);
}

function mayWrite<Stored extends Versioned>(stored: Stored | undefined, wanted: Stored): boolean {
  return stored === undefined || (stored.version === 1 && !sameJson(stored, wanted));
}

/** What follows from somebody's account, the queue to be featured and admins is no part of the files. */
function withOwnFacts({ featuring, premium, featuredAt, hidden, withheld, withheldParts }: Profile, wanted: Profile): Profile {
  return { ...wanted, featuring, premium, featuredAt, hidden, withheld, withheldParts };
}
