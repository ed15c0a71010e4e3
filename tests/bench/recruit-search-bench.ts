import { listedRecruitOf } from '@touchline/domain/person/recruits/listed-recruit';
import { recruitQueryOf } from '@touchline/domain/person/recruits/recruit-query';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { CLASS_YEARS, PLAYER_STATUSES, TIERS } from '@touchline/domain/reference/player-lists';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { STATES } from '@touchline/domain/reference/states';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { BenchTable } from './bench-table';
import { documentsReadBy, medians, ROUNDS } from './documents-of-queries';
import { ratio } from './measure';

const SIZES = [1000, 10_000, 100_000] as const;
const BATCH = 250;
const PAGE = 20;

/** A search, and the filters of the same page as they are written by hand. */
const SEARCHES: readonly (readonly [name: string, address: string, raw: (all: Query) => Query])[] = [
  ['everybody', '', (all) => all],
  [
    'goalkeepers of 2028',
    'position=GK&year=2028',
    (all) => all.where('search.open.at.GK', '==', true).where('search.open.year', '==', '2028'),
  ],
  ['a name', 'q=quill1', (all) => all.where('search.open.keys', 'array-contains', 'quill1')],
];

/**
 * A page of the search of recruits among more and more players, next to the same query sent by hand: documents read,
 * and the median time of each (docs/decisions/072-recruit-search.md).
 */
export async function recruitSearchBench(sizes: readonly number[] = SIZES): Promise<BenchTable> {
  const emulators = await startTestEmulators('demo-touchline-recruits', null);
  Object.assign(process.env, emulators.environment);
  const { firestore } = await import('@touchline/functions/platform/firestore');
  const { personDocuments } = await import('@touchline/functions/features/profiles/profile-store');
  const { recruitSearchStore } = await import('@touchline/functions/features/recruits/recruit-search-store');
  const database = firestore();
  const recruits = recruitSearchStore(() => database);
  const at = new Date().toISOString();
  const rows: BenchTable['rows'][number][] = [];
  try {
    let stored = 0;
    for (const size of sizes) {
      await load(database, (one) => personDocuments(database).profiles.doc(one._id), stored, size);
      stored = size;
      for (const [name, address, raw] of SEARCHES) {
        const search = { query: recruitQueryOf(new URLSearchParams(address)), set: 'open', at } as const;
        const first = await recruits.page(search, null);
        for (const [page, after] of [
          ['first page', null],
          ['second page', first.next],
        ] as const) {
          if (page === 'second page' && after === null) continue;
          const ours = async () => {
            const { found } = await recruits.page(search, after);
            return found.map((profile) => listedRecruitOf(profile, 'visitor', at)).length;
          };
          const byHand = async () => {
            const ordered = raw(database.collection('profiles'))
              .orderBy('search.rank', 'desc')
              .orderBy(FieldPath.documentId(), 'desc');
            const from = after === null ? ordered : ordered.startAfter(after.value, after.id);
            return (await from.limit(PAGE).get()).size;
          };
          const documents = await documentsReadBy(ours);
          const times = await medians([ours, byHand]);
          rows.push({
            name: `${size.toLocaleString('en')} players, ${name}, ${page}`,
            values: {
              documents: String(documents),
              'p50 ms': (times[0] ?? 0).toFixed(1),
              'by hand, ms': (times[1] ?? 0).toFixed(1),
              'next to it': ratio(times[0] ?? 0, times[1] ?? 1),
            },
          });
        }
      }
    }
    return {
      title: 'A page of the search of recruits',
      note: `Twenty players as visitors see them, next to the same query sent by hand without reading what it answers. Both in turns, the median of ${ROUNDS}, through our Firestore engine. "documents" are those that the query answers.`,
      rows,
    };
  } finally {
    await database.terminate();
    await emulators.stop();
  }
}

async function load(
  database: Firestore,
  documentOf: (player: Profile) => FirebaseFirestore.DocumentReference<Profile>,
  from: number,
  until: number,
): Promise<void> {
  for (let start = from; start < until; start += BATCH) {
    const batch = database.batch();
    for (let at = start; at < Math.min(start + BATCH, until); at += 1) {
      const player = anInventedPlayer(at);
      batch.set(documentOf(player), player);
    }
    await batch.commit();
  }
}

/** A player who differs from the others in what is searched; short names keep the engine's memory small. */
function anInventedPlayer(at: number): Profile {
  const one = <Value>(list: readonly Value[], step: number): Value => list[Math.floor(at / step) % list.length] as Value;
  const id = `bench-${String(at).padStart(7, '0')}`;
  return aProfile({
    _id: id,
    username: id,
    displayName: `Ada Quill${at}`,
    adultFrom: '2000-01-01',
    position: { main: [one(POSITIONS, 1)] },
    graduationYear: 2026 + (Math.floor(at / 7) % 6),
    class: one(CLASS_YEARS, 3),
    status: one(PLAYER_STATUSES, 5),
    address: { locality: 'Dayton', administrative_area_level_1: one(STATES.entries, 11).value, country: 'US' },
    teams: [
      { type: 'club', teamName: 'River FC', league: null, country: 'US', tier: one(TIERS, 13), logo: null, showInHeader: true },
    ],
    schoolName: null,
    publicAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
  });
}
