import { type AddedConflict, addedConflicts } from '@touchline/domain/season/added/added-conflicts';
import { outsideName } from '@touchline/domain/season/match-line';
import { addedDocuments, addedSoccerStore } from '../colleges/added-soccer-store';
import { readOrReport } from '../../platform/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import type { RankingOrder } from './import-rankings';
import type { ResultLine } from '@touchline/domain/imports/rankings/result-lines';

/** The history names Touchline as the author, because no person removes the match. */
const IMPORTER = { uid: 'import', isAdmin: true } as const;
const SEXES = ['male', 'female'] as const;

/** The matches that coaches added and a file contradicts. */
export async function contradictedAdditions(
  database: Firestore,
  lines: readonly ResultLine[],
): Promise<readonly AddedConflict[]> {
  const { docs } = await addedDocuments(database).additions.get();
  const additions = docs.flatMap((one) => readOrReport(one) ?? []);
  return SEXES.flatMap((sex) => {
    const own = lines.filter((line) => line.sex === sex);
    return addedConflicts(
      additions,
      sex,
      own.map(({ match }) => match),
    );
  });
}

/** Removes them, each by an edit that its coaches find in the history and may undo. */
export async function removeContradicted(
  { database, at, newId }: Pick<RankingOrder, 'database' | 'at' | 'newId'>,
  conflicts: readonly AddedConflict[],
): Promise<void> {
  const store = addedSoccerStore(
    () => database,
    () => at,
    newId,
  );
  for (const { collegeId, sex, id, added } of conflicts) {
    const caller = { sex, by: IMPORTER, ifMatch: null, collegeNamed: () => null };
    await store.edit(collegeId, { kind: 'remove', id, seen: added }, caller);
  }
}

/** A contradiction in a sentence: `ash (women) 2025-09-01 against birch: 0–1, the file has 2–1`. */
export function conflictSentence({ collegeId, sex, added, file }: AddedConflict): string {
  const team = `${collegeId} (${sex === 'male' ? 'men' : 'women'})`;
  const opponent = outsideName(added.opponent) ?? added.opponent;
  const [own, other] = [added, file].map(({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}`);
  return `${team} ${added.day} against ${opponent}: ${own ?? ''}, the file has ${other ?? ''}`;
}
