import { newAccount } from '@touchline/domain/person/account/account';
import { recruitQueryOf } from '@touchline/domain/person/recruits/recruit-query';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { CAMPUS_SETTINGS } from '@touchline/domain/reference/college-kinds';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { STATES } from '@touchline/domain/reference/states';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { seenResults } from '@touchline/domain/watching/seen-results';
import { watchedQueryOf, watchedTextOf } from '@touchline/domain/watching/watched-query';
import { WATCHED_SEARCH_SCHEMA_VERSION, type WatchedSearch } from '@touchline/domain/watching/watched-search';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { BenchTable } from './bench-table';
import { documentsReadBy } from './documents-of-queries';
import { inventedCatalogue } from './invented-catalogue';

const [SEARCHES, OWNERS, COLLEGES, NEW_COLLEGES, CHANGED] = [10_000, 2000, 3000, 10, 500] as const;
const BATCH = 50;
const NOW = '2026-01-01T00:00:00.000Z';
const DAY_MS = 86_400_000;

/**
 * A day's pass of the job through 10,000 watched searches: documents that its queries answer, people told, and its time
 * (docs/decisions/233-watched-searches.md).
 */
export async function watchedBench(count: number = SEARCHES): Promise<BenchTable> {
  const emulators = await startTestEmulators('demo-touchline-watched', null);
  Object.assign(process.env, emulators.environment);
  const { firestore } = await import('@touchline/functions/platform/firestore');
  const { personDocuments } = await import('@touchline/functions/features/profiles/profile-store');
  const { recruitSearchStore } = await import('@touchline/functions/features/recruits/recruit-search-store');
  const { tellSearches } = await import('@touchline/functions/features/watching/tell-searches-store');
  const { watchedDocuments } = await import('@touchline/functions/features/watching/watched-search-store');
  const { resultsOf } = await import('@touchline/functions/features/watching/search-results');
  const { newId } = await import('@touchline/functions/platform/clock-and-ids');
  const database = firestore();
  const catalogueOf = (colleges: number) => {
    const index = buildCollegeIndex(inventedCatalogue(colleges));
    return { current: () => Promise.resolve({ index }) };
  };
  const before = catalogueOf(COLLEGES);
  const after = catalogueOf(COLLEGES + NEW_COLLEGES);
  const looksIn = { camps: { current: () => Promise.resolve([]) }, recruits: recruitSearchStore(() => database) };
  let day = 0;
  const clock = () => new Date(Date.now() + day * DAY_MS);
  const users = { find: () => Promise.resolve({ emailVerified: true }) };
  try {
    const { accounts, profiles } = personDocuments(database);
    const owners = Array.from({ length: OWNERS }, (_, at) => `bench-owner-${String(at).padStart(5, '0')}`);
    await load(database, owners, (uid) => [
      [accounts.doc(uid), anAccount(uid)],
      [profiles.doc(uid), aProfile({ _id: uid, username: uid, position: { main: ['GK'] } })],
    ]);
    const seen = new Map<string, string>();
    const searches: WatchedSearch[] = [];
    for (let at = 0; at < count; at += 1) {
      const search = aSearch(at, owners[at % OWNERS] ?? '');
      const key = `${search.kind} ${search.query}`;
      const asked = watchedQueryOf(search.kind, search.query);
      if (asked === null) throw new Error(`${key} is no search`);
      const marks =
        seen.get(key) ??
        seenResults(
          asked.kind === 'recruits' ? owners : await resultsOf({ ...looksIn, catalogue: before, clock }, asked, 'open'),
        );
      seen.set(key, marks);
      searches.push({ ...search, seen: marks });
    }
    await load(database, searches, (one) => [[watchedDocuments(database).doc(one._id), one]]);
    const pass = async (name: string, catalogue: typeof before) => {
      let [told, runs] = [0, 0];
      const startedAt = performance.now();
      const documents = await documentsReadBy(async () => {
        for (; runs < count / 2000 + 1; runs += 1)
          told += await tellSearches({
            ...looksIn,
            catalogue,
            clock,
            users,
            database: () => database,
            newId,
            origin: () => 'https://bench.example',
          });
      });
      const ms = performance.now() - startedAt;
      day += 1;
      return { name, values: { documents: String(documents), 'people told': String(told), ms: ms.toFixed(0) } };
    };
    const rows = [await pass('the first pass, every player changed', before), await pass('the day after, nothing new', before)];
    await load(database, owners.slice(0, CHANGED), (uid) => [
      [profiles.doc(uid), aProfile({ _id: uid, username: uid, position: { main: ['FW'] } })],
    ]);
    rows.push(await pass(`${NEW_COLLEGES} new colleges`, after));
    return {
      title: 'Watched searches',
      note: `A day’s pass of \`tell-searches\` through ${count.toLocaleString('en')} searches of ${OWNERS.toLocaleString('en')} people, four of five for colleges among ${COLLEGES.toLocaleString('en')}, the others for recruits among ${OWNERS.toLocaleString('en')}, through our Firestore engine. "documents" are those that queries answer: each search once, and in each of the six runs that a pass takes, each profile written since the day before the last pass, so the second pass reads them again. Each person with something to tell costs an account, a profile, the searches, and two counters more. Rows of the catalogue are in memory.`,
      rows,
    };
  } finally {
    await database.terminate();
    await emulators.stop();
  }
}

/** The search with a number: a state and a setting, or a position and a class. */
function aSearch(at: number, owner: string): WatchedSearch {
  const pick = (list: readonly string[], by: number) => list[by % list.length] ?? '';
  const filters = {
    state: [
      pick(
        STATES.entries.map(({ value }) => value),
        at,
      ),
    ],
    setting: [pick(CAMPUS_SETTINGS, Math.floor(at / 7))],
  };
  const recruits = recruitQueryOf(new URLSearchParams(`position=${pick(POSITIONS, at)}&year=${2026 + (at % 4)}`));
  const isOfColleges = at % 5 !== 0;
  return {
    ...{ _id: `${owner}.${at}`, schemaVersion: WATCHED_SEARCH_SCHEMA_VERSION, owner, set: 'open', seen: '' },
    kind: isOfColleges ? 'colleges' : 'recruits',
    query: watchedTextOf(
      isOfColleges ? { kind: 'colleges', query: { ...ALL_COLLEGES, filters } } : { kind: 'recruits', query: recruits },
    ),
    ...{ words: null, watchedAt: NOW, toldOn: null },
  };
}

function anAccount(uid: string) {
  const identity = { firstName: 'Robin', lastName: 'Sample', dateOfBirth: '2000-02-03', email: `${uid}@bench.example` };
  return newAccount({ uid, ...identity, marketingOptIn: false, locale: 'en', now: NOW });
}

async function load<Row>(
  database: Firestore,
  rows: readonly Row[],
  documentsOf: (row: Row) => readonly (readonly [reference: object, document: object])[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = database.batch();
    for (const row of rows.slice(start, start + BATCH))
      for (const [reference, document] of documentsOf(row)) batch.set(reference as DocumentReference, document);
    await batch.commit();
  }
}
