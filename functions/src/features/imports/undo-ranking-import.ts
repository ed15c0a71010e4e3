import { isAsLeft, rankingBefore, RANKING_CHANGES, RANKING_IMPORTS } from '@touchline/domain/ranking/ranking-import';
import { isSeasonAsLeft, SEASON_CHANGES, type SeasonChange, seasonBefore } from '@touchline/domain/season/season-change';
import { matchesOfLines, outsideName } from '@touchline/domain/season/match-line';
import { competitionOfId, type StoredSeason } from '@touchline/domain/season/stored-season';
import { soccerDocuments } from '../colleges/college-list-store';
import { seasonDocuments } from '../colleges/season-store';
import { rankingDocuments, rankingSummaryStore } from '../colleges/ranking-summary-store';
import { writeAuditEntry } from '../../platform/audit-store';
import { inOneTransaction, type UnitOfWork } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ImportRefusal } from './import-refusal';
import type { UndoOrder } from './undo-import';
import { refreshSoccer } from '../colleges/refresh-soccer';

/** The imports of rankings and what each did, with their schemas at the border. */
export function rankingImportDocuments(database: Firestore) {
  return {
    imports: collectionOf(database, RANKING_IMPORTS),
    changesOfImport: (importId: string) => collectionOf(database, RANKING_CHANGES, { importId }),
    seasonChangesOfImport: (importId: string) => collectionOf(database, SEASON_CHANGES, { importId }),
  };
}

/** What undoing an import did, by the ids of seasons and rankings. */
export interface UndoneRankings {
  readonly removed: readonly string[];
  readonly reverted: readonly string[];
}

/**
 * Undoes an import of rankings or match results in one transaction: what it created goes, what it changed is as before.
 * Then it writes the soccer of the colleges, which follows from the seasons. Throws ImportRefusal where there is no
 * such import, where it has been undone, or where a season or ranking has been changed since; then nothing changes.
 */
export async function undoRankingImport({
  database,
  importId,
  isDryRun,
  at,
  newId,
  request,
}: UndoOrder): Promise<UndoneRankings> {
  const changes = /^[^/]+$/.test(importId) ? await changesOf(database, importId) : { rankings: [], seasons: [] };
  if (changes.rankings.length + changes.seasons.length === 0)
    throw new ImportRefusal([`There is no import of rankings ${importId}.`]);
  const lineId = newId();
  const { outcome, seasons } = await inOneTransaction(async (unit) => {
    const { imports } = rankingImportDocuments(database);
    const [[record], rankings, played] = await Promise.all([
      unit.read(imports.doc(importId)),
      readAll(
        unit,
        changes.rankings.map(({ _id }) => rankingDocuments(database).doc(_id)),
      ),
      readAll(
        unit,
        changes.seasons.map(({ _id }) => seasonDocuments(database).doc(_id)),
      ),
    ]);
    const current = record.data();
    if (current === undefined) throw new ImportRefusal([`There is no import of rankings ${importId}.`]);
    if (current.undoneAt !== null && request !== undefined) return { outcome: { removed: [], reverted: [] }, seasons: null };
    if (current.undoneAt !== null) throw new ImportRefusal([`This import was undone on ${current.undoneAt.slice(0, 10)}.`]);
    const changed = [
      ...changes.seasons.filter((change, index) => !isSeasonAsLeft(played[index]?.data(), change)),
      ...changes.rankings.filter((change, index) => !isAsLeft(rankings[index]?.data(), change)),
    ].map(({ _id }) => _id);
    if (changed.length > 0) throw new ImportRefusal(await changedSince(database, changed, current.at));
    const restored = { removed: [] as string[], reverted: [] as string[] };
    const restore = <Stored>(document: DocumentReference<Stored>, before: Stored | null) => {
      (before === null ? restored.removed : restored.reverted).push(document.id);
      if (isDryRun) return;
      if (before === null) unit.remove(document);
      else unit.save(document, before);
    };
    const earlier = changes.seasons.map((change) => seasonBefore(change));
    for (const [index, { _id }] of changes.seasons.entries()) restore(seasonDocuments(database).doc(_id), earlier[index] ?? null);
    for (const change of changes.rankings) restore(rankingDocuments(database).doc(change._id), rankingBefore(change));
    const undone = played.flatMap((snapshot, index) => {
      const left = snapshot.data();
      return left === undefined ? [] : [{ left, before: earlier[index] ?? null }];
    });
    if (isDryRun) return { outcome: restored, seasons: [] };
    unit.save(imports.doc(importId), { ...current, undoneAt: at.toISOString() });
    request?.along(unit, 1, 2, []);
    if (request !== undefined) return { outcome: restored, seasons: undone };
    const line = { _id: lineId, at: at.toISOString(), by: null, byAdmin: true, action: 'ranking.undo', result: 'done' } as const;
    writeAuditEntry(database, unit, { ...line, target: `rankingImports/${importId}`, detail: { importId, ...restored } });
    return { outcome: restored, seasons: undone };
  }, database);
  if (isDryRun) return outcome;
  if (seasons === null) await refreshAllTeams(database, changes.seasons);
  else
    await refreshSoccer(
      database,
      seasons.map(({ left, before }) => ({ competition: left, stored: before })),
      seasons.flatMap(({ left }) => teamsIn(left)),
    );
  await rankingSummaryStore(
    () => database,
    () => at,
  ).refresh();
  return outcome;
}

async function changesOf(database: Firestore, importId: string) {
  const { changesOfImport, seasonChangesOfImport } = rankingImportDocuments(database);
  const [rankings, seasons] = await Promise.all([changesOfImport(importId).get(), seasonChangesOfImport(importId).get()]);
  return { rankings: rankings.docs.map((one) => one.data()), seasons: seasons.docs.map((one) => one.data()) };
}

/** Reads documents that may be none: the database refuses to read nothing. */
async function readAll<Stored>(unit: UnitOfWork, documents: readonly DocumentReference<Stored>[]) {
  return documents.length === 0 ? [] : unit.read(...documents);
}

/** Writes the soccer of every college again, from seasons of which an undo that broke off had put back the matches. */
async function refreshAllTeams(database: Firestore, seasons: readonly Pick<SeasonChange, '_id'>[]): Promise<void> {
  const teams = await soccerDocuments(database).listDocuments();
  const stored = await Promise.all(seasons.map(({ _id }) => seasonDocuments(database).doc(_id).get()));
  await refreshSoccer(
    database,
    stored.flatMap((season) => {
      const competition = competitionOfId(season.id);
      return competition === null ? [] : [{ competition, stored: season.data() ?? null }];
    }),
    teams.map(({ id }) => id),
  );
}

/** Our teams of a season. */
function teamsIn({ matches }: StoredSeason): readonly string[] {
  const teams = new Set(matchesOfLines(matches).flatMap(({ home, away }) => [home, away]));
  return [...teams].filter((team) => outsideName(team) === null);
}

/** Which seasons and rankings were changed since a time, and by which imports as far as they are known. */
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
