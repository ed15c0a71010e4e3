import { squadMarksOf } from '@touchline/domain/season/squad/marks-of-squads';
import { rankingSummaryStore } from '@touchline/functions/features/colleges/ranking-summary-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { demoWorld } from './demo-world';
import type { WorldSize } from './real-colleges';
import { seedPictures, seedUsers } from './seed-gateway';
import { seedDocuments } from './seed-store';
import { bucketNameOf, type SeedTarget } from './seed-target';

/**
 * Writes the demo world to the target, with all real colleges or the few of the small world; `report` gets a line for
 * each kind of document. Running it again changes nothing, and documents that somebody has edited stay as they are.
 * Every document is checked against its schema before anything is written.
 */
export async function seedWorld(target: SeedTarget, size: WorldSize, report: (line: string) => void): Promise<void> {
  const world = await demoWorld(size);
  const users = [...world.people, ...world.members];
  const app = initializeApp({ projectId: target.projectId }, newId());
  try {
    const [made, kinds, drawn] = await Promise.all([
      seedUsers(getAuth(app), users),
      seedDocuments(getFirestore(app), world, systemClock()),
      seedPictures(getStorage(app).bucket(bucketNameOf(target, process.env)), world.pictures),
    ]);
    const summaries = rankingSummaryStore(() => getFirestore(app), systemClock);
    await summaries.refresh();
    await summaries.saveSquadMarks(new Map(world.soccer.map(({ _id, teams }) => [_id, squadMarksOf(teams)])));
    report(`${made} of ${users.length} demo accounts made`);
    for (const [what, { total, written, edited }] of Object.entries(kinds))
      report(`${written} of ${total} demo ${what} written${edited > 0 ? `, ${edited} left as edited` : ''}`);
    report(`${drawn} of ${world.pictures.length} demo pictures drawn`);
  } finally {
    await deleteApp(app);
  }
}
