import { newId } from '@touchline/functions/platform/new-id';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { demoWorld } from './demo-world';
import { seedDocuments, type Seeded } from './seed-store';
import type { SeedTarget } from './seed-target';
import { seedUsers } from './seed-users-gateway';

/**
 * Fills the target with the demo world of emulator-data; `report` gets a line for each kind of thing. Doing it again changes nothing, and what
 * somebody has edited since stays as it is. Every document passes its schema before anything is written.
 */
export async function seedWorld(target: SeedTarget, report: (line: string) => void): Promise<void> {
  const world = await demoWorld();
  const app = initializeApp({ projectId: target.projectId }, newId());
  try {
    const [made, { colleges, people }] = await Promise.all([
      seedUsers(getAuth(app), world.people),
      seedDocuments(getFirestore(app), world),
    ]);
    report(`${made} of ${world.people.length} demo accounts made`);
    report(line('colleges', world.colleges.length, colleges));
    report(line('profiles', world.people.length, people));
  } finally {
    await deleteApp(app);
  }
}

function line(what: string, total: number, { written, edited }: Seeded): string {
  const kept = edited > 0 ? `, ${edited} left as edited` : '';
  return `${written} of ${total} demo ${what} written${kept}`;
}
