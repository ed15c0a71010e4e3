import { isAsLeft, rankingBefore, RANKING_CHANGES, RANKING_IMPORTS } from '@touchline/domain/ranking/ranking-import';
import { rankingDocuments, rankingSummaryStore } from '@touchline/functions/features/colleges/ranking-summary-store';
import { writeAuditEntry } from '@touchline/functions/platform/audit-store';
import { inOneTransaction } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Firestore } from 'firebase-admin/firestore';
import { ImportRefusal } from '../import-refusal';
import type { UndoOrder } from '../undo-import';

/** The imports of rankings and what each did, with their schemas at the border. */
export function rankingImportDocuments(database: Firestore) {
  return {
    imports: collectionOf(database, RANKING_IMPORTS),
    changesOfImport: (importId: string) => collectionOf(database, RANKING_CHANGES, { importId }),
  };
}

/** What undoing an import of rankings did, by the ids of rankings. */
export interface UndoneRankings {
  readonly removed: readonly string[];
  readonly reverted: readonly string[];
}

/**
 * Undoes an import of rankings in one transaction: what it created goes, what it changed is as before. Throws
 * ImportRefusal where there is no such import, where it has been undone, or where a ranking has been changed since;
 * then nothing changes.
 */
export async function undoRankingImport({ database, importId, isDryRun, at, newId }: UndoOrder): Promise<UndoneRankings> {
  const { imports, changesOfImport } = rankingImportDocuments(database);
  const isName = /^[^/]+$/.test(importId);
  const changes = isName ? (await changesOfImport(importId).get()).docs.map((document) => document.data()) : [];
  if (changes.length === 0) throw new ImportRefusal([`There is no import of rankings ${importId}.`]);
  const lineId = newId();
  const undone = await inOneTransaction(async (unit) => {
    const [[record], stored] = await Promise.all([
      unit.read(imports.doc(importId)),
      unit.read(...changes.map(({ _id }) => rankingDocuments(database).doc(_id))),
    ]);
    const current = record.data();
    if (current === undefined) throw new ImportRefusal([`There is no import of rankings ${importId}.`]);
    if (current.undoneAt !== null) throw new ImportRefusal([`This import was undone on ${current.undoneAt.slice(0, 10)}.`]);
    const changed = changes.filter((change, index) => !isAsLeft(stored[index]?.data(), change)).map(({ _id }) => _id);
    if (changed.length > 0) throw new ImportRefusal(await changedSince(database, changed, current.at));
    const outcome = { removed: [] as string[], reverted: [] as string[] };
    for (const change of changes) {
      const before = rankingBefore(change);
      const document = rankingDocuments(database).doc(change._id);
      (before === null ? outcome.removed : outcome.reverted).push(change._id);
      if (isDryRun) continue;
      if (before === null) unit.remove(document);
      else unit.save(document, before);
    }
    if (isDryRun) return outcome;
    unit.save(imports.doc(importId), { ...current, undoneAt: at.toISOString() });
    const line = { _id: lineId, at: at.toISOString(), by: null, byAdmin: true, action: 'ranking.undo', result: 'done' } as const;
    writeAuditEntry(database, unit, { ...line, target: `rankingImports/${importId}`, detail: { importId, ...outcome } });
    return outcome;
  }, database);
  if (!isDryRun)
    await rankingSummaryStore(
      () => database,
      () => at,
    ).refresh();
  return undone;
}

/** Which rankings were changed since a time, and by which imports as far as they are known. */
async function changedSince(database: Firestore, ids: readonly string[], since: string): Promise<readonly string[]> {
  const { docs } = await rankingImportDocuments(database).imports.where('at', '>', since).get();
  const later = docs.map((one) => one.data()).filter(({ undoneAt }) => undoneAt === null);
  return [
    ...ids.map((id) => {
      const newest = later.filter(({ rankings }) => rankings.includes(id)).sort((a, b) => (a.at < b.at ? 1 : -1))[0];
      if (newest === undefined) return `${id} has been changed since this import.`;
      return `${id} has been changed by a later import (${newest.file}, ${newest.at.slice(0, 10)}): first undo ${newest._id}.`;
    }),
    'Nothing was undone.',
  ];
}
