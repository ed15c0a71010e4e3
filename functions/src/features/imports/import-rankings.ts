import { basename } from 'node:path';
import type { ImportDifference } from '@touchline/domain/imports/site-import';
import { RANKING_IMPORT_SCHEMA_VERSION } from '@touchline/domain/ranking/ranking-import';
import { storedSizeOf } from '@touchline/domain/kernel/json/json';
import { rankingDocuments, rankingSummaryStore } from '../colleges/ranking-summary-store';
import { writeAuditEntry } from '../../platform/audit-store';
import { inOneTransaction } from '../../platform/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { nameOfSource } from './csv-records';
import { ImportRefusal } from './import-refusal';
import type { ImportOrder } from './import-rows';
import type { MadeRankings } from '@touchline/domain/imports/rankings/made-rankings';
import { planRankings, type RankingPlan } from '@touchline/domain/imports/rankings/plan-rankings';
import { publishedRankings } from '@touchline/domain/imports/rankings/published-rankings';
import { type NamedCollege, storedTeams, type TeamOfId } from '@touchline/domain/imports/rankings/named-teams';
import { readNamedColleges } from './ranked-teams';
import { RANKING_COLUMNS, rankingLineOf } from '@touchline/domain/imports/rankings/ranking-lines';
import { rankingImportDocuments } from './undo-ranking-import';
import { readLines, refuse } from './read-lines';

/** An import of rankings: the file, its target, whether anything is written, and time and id of its line in the log. */
export type RankingOrder = Omit<ImportOrder, 'onProgress'> & {
  /** Whether matches that coaches added give way where the file contradicts them; they stay unless it is true. */
  readonly replacesAdded?: boolean;
  /** The colleges, where a file of the same call before this one has read them. */
  readonly colleges?: readonly NamedCollege[];
};

/** The outcome of an import; `importId`, by which it is undone, is null where nothing was written. */
export interface RankingImport extends Omit<RankingPlan, 'problems'> {
  readonly lines: number;
  /** Lines of matches that count for nothing. */
  readonly uncounted: number;
  /** What changes in the matches of seasons, in sentences. */
  readonly matches: readonly string[];
  /** The matches that coaches added and the file contradicts, in sentences. */
  readonly conflicts?: readonly string[];
  /** The matches that are new or corrected, by season. */
  readonly changedMatches?: readonly ImportDifference[];
  readonly importId: string | null;
}

/** The most that one import writes, far below Firestore's 10 MiB; a ranking's own limit is 1 MiB. */
const MOST_BYTES = 8_000_000;
const MOST_BYTES_OF_ONE = 900_000;

/**
 * Imports a file of published rankings. Everything is written in one transaction or nothing is; a second run writes
 * nothing. Throws ImportRefusal with a line for each problem.
 */
export async function importRankings(order: RankingOrder): Promise<RankingImport> {
  const teamOf = await teamsOf(order);
  const readLine = (line: number, cells: Readonly<Record<string, string>>) => rankingLineOf(line, cells, teamOf);
  const lines = await readLines(order.file, { title: 'file of rankings', ...RANKING_COLUMNS, readLine });
  const made = publishedRankings(lines, order.at.toISOString());
  return writeRankings(order, made, { lines: lines.length, uncounted: 0, matches: [] });
}

async function teamsOf({ database, colleges }: RankingOrder): Promise<TeamOfId> {
  return storedTeams(colleges ?? (await readNamedColleges(database)));
}

async function writeRankings(
  { file: source, database, isDryRun, at, newId, request }: RankingOrder,
  { rankings, problems }: MadeRankings,
  counted: Pick<RankingImport, 'lines' | 'uncounted' | 'matches'>,
): Promise<RankingImport> {
  const file = nameOfSource(source);
  refuse(file, problems);
  const importId = request?.importId ?? newId();
  const plan = await inOneTransaction(async (unit) => {
    const documents = rankings.map(({ _id }) => rankingDocuments(database).doc(_id));
    const stored = new Map((await unit.read(...documents)).map((snapshot) => [snapshot.id, readable(snapshot)]));
    const planned = planRankings(rankings, (id) => stored.get(id) ?? null, at.toISOString());
    refuse(file, [...planned.problems, ...tooLarge(planned)]);
    if (isDryRun || planned.changes.length === 0) return planned;
    const { imports, changesOfImport } = rankingImportDocuments(database);
    const schemaVersion = RANKING_IMPORT_SCHEMA_VERSION;
    for (const { before, after } of planned.changes) {
      const { _id, version, updatedAt } = after;
      unit.save(rankingDocuments(database).doc(_id), after);
      unit.save(changesOfImport(importId).doc(_id), { _id, schemaVersion, before, left: { version, updatedAt } });
    }
    const entry = { _id: importId, at: at.toISOString() };
    const changed = planned.changes.map(({ after }) => after._id);
    unit.save(imports.doc(importId), { ...entry, schemaVersion, file: basename(file), rankings: changed, undoneAt: null });
    if (request === undefined)
      writeAuditEntry(database, unit, {
        ...{ ...entry, by: null, byAdmin: true, action: 'ranking.import', target: 'rankings', result: 'done' },
        detail: { file: basename(file), rankings: changed },
      });
    request?.along(unit, 1, 2);
    return planned;
  }, database);
  const isWritten = !isDryRun && plan.changes.length > 0;
  if (isWritten || (request !== undefined && !isDryRun))
    await rankingSummaryStore(
      () => database,
      () => at,
    ).refresh();
  return { ...counted, changes: plan.changes, unchanged: plan.unchanged, importId: isWritten ? importId : null };
}

/** A document that is read to be changed; one that cannot be read stops the import. */
export function readable<Stored>(snapshot: DocumentSnapshot<Stored> | undefined): Stored | null {
  try {
    return snapshot?.data() ?? null;
  } catch {
    throw new ImportRefusal([`The stored document ${snapshot?.ref.path ?? ''} cannot be read. Nothing was imported.`]);
  }
}

function tooLarge({ changes }: RankingPlan): readonly string[] {
  const sizes = changes.map(({ before, after }) => ({ id: after._id, size: storedSizeOf(after), was: storedSizeOf(before) }));
  const single = sizes.filter(({ size }) => size > MOST_BYTES_OF_ONE).map(({ id }) => `${id} is too large for one document`);
  const sum = sizes.reduce((total, { size, was }) => total + size + was, 0);
  return sum > MOST_BYTES ? [...single, 'the file is too large for one import: split it by season'] : single;
}
