import { basename } from 'node:path';
import type { Ranking } from '@touchline/domain/ranking/ranking';
import { RANKING_IMPORT_SCHEMA_VERSION } from '@touchline/domain/ranking/ranking-import';
import { SEASON_CHANGE_SCHEMA_VERSION } from '@touchline/domain/season/season-change';
import type { StoredSeason } from '@touchline/domain/season/stored-season';
import { rankingDocuments, rankingSummaryStore } from '../colleges/ranking-summary-store';
import { seasonDocuments } from '../colleges/season-store';
import { writeAuditEntry } from '../../platform/audit-store';
import { inOneTransaction } from '../../platform/firestore';
import { documentsOfSeasons } from '@touchline/domain/imports/rankings/derived-documents';
import { type RankingImport, type RankingOrder, readable } from './import-rankings';
import { conflictSentence, contradictedAdditions, removeContradicted } from './contradicted-additions';
import { linesBySeason, type PlannedSeason, plannedSeason } from '@touchline/domain/imports/rankings/planned-seasons';
import { planRankings } from '@touchline/domain/imports/rankings/plan-rankings';
import { namesOfColleges, storedTeams } from '@touchline/domain/imports/rankings/named-teams';
import { readNamedColleges } from './ranked-teams';
import { nameOfSource } from './csv-records';
import { readLines, refuse } from './read-lines';
import { refreshSoccer } from '../colleges/refresh-soccer';
import { RESULT_COLUMNS, resultLineOf } from '@touchline/domain/imports/rankings/result-lines';
import { rankingImportDocuments } from './undo-ranking-import';

/** The most seasons of one file: they are written in one transaction, which has a limit of 10 MiB. */
const MOST_SEASONS = 6;

/**
 * Imports a file of match results: the seasons with their matches, and our RPI, in one transaction or not at all. Then
 * it writes the soccer of the colleges, which follows from the seasons; where that stops midway, the same file again
 * completes it. A match that a coach added and the file contradicts stays on the coach's page until `replacesAdded`
 * confirms it. Throws ImportRefusal with a line for each problem.
 */
export async function importResults(order: RankingOrder): Promise<RankingImport> {
  const { file: source, database, isDryRun, at, newId, request } = order;
  const file = nameOfSource(source);
  const colleges = order.colleges ?? (await readNamedColleges(database));
  const teamOf = storedTeams(colleges);
  const namesOf = { male: namesOfColleges(colleges, 'male'), female: namesOfColleges(colleges, 'female') };
  const today = at.toISOString().slice(0, 10);
  const readLine = (line: number, cells: Readonly<Record<string, string>>) => resultLineOf(line, cells, teamOf, today);
  const lines = await readLines(source, { title: 'file of match results', ...RESULT_COLUMNS, readLine });
  const seasons = linesBySeason(lines);
  if (seasons.size > MOST_SEASONS) refuse(file, ['the file is too large for one import: split it by season']);
  const conflicts = await contradictedAdditions(database, lines);
  const importId = request?.importId ?? newId();
  const done = await inOneTransaction(async (unit) => {
    const ids = [...seasons.keys()];
    const stored = await unit.read(...ids.map((id) => seasonDocuments(database).doc(id)));
    const planned = ids.map((id, index) => plannedSeason(seasons.get(id) ?? [], readable(stored[index]), { namesOf, at }));
    refuse(
      file,
      planned.filter((one) => typeof one === 'string'),
    );
    const plans = planned.filter((one): one is PlannedSeason => typeof one !== 'string');
    const { rankings: made, derived } = documentsOfSeasons(
      plans.map(({ after }) => after),
      namesOf.male,
    );
    const before = await unit.read(...made.map(({ _id }) => rankingDocuments(database).doc(_id)));
    const rankings = planRankings(made, (id) => readable(before[made.findIndex(({ _id }) => _id === id)]), at.toISOString());
    refuse(file, rankings.problems);
    const changed = plans.filter(({ isChanged }) => isChanged);
    const outcome = { plans, derived, changes: rankings.changes, unchanged: rankings.unchanged, isWritten: false };
    if (isDryRun || changed.length + rankings.changes.length === 0) return outcome;
    const { imports, changesOfImport, seasonChangesOfImport } = rankingImportDocuments(database);
    const left = ({ version, updatedAt }: StoredSeason | Ranking) => ({ version, updatedAt });
    for (const { before: was, after } of changed) {
      const change = { _id: after._id, schemaVersion: SEASON_CHANGE_SCHEMA_VERSION, before: was, left: left(after) } as const;
      unit.save(seasonDocuments(database).doc(after._id), after);
      unit.save(seasonChangesOfImport(importId).doc(after._id), change);
    }
    const schemaVersion = RANKING_IMPORT_SCHEMA_VERSION;
    for (const { before: was, after } of rankings.changes) {
      const change = { _id: after._id, schemaVersion, before: was, left: left(after) } as const;
      unit.save(rankingDocuments(database).doc(after._id), after);
      unit.save(changesOfImport(importId).doc(after._id), change);
    }
    const entry = { _id: importId, at: at.toISOString() };
    const written = [...changed, ...rankings.changes].map(({ after }) => after._id);
    unit.save(imports.doc(importId), { ...entry, schemaVersion, file: basename(file), rankings: written, undoneAt: null });
    if (request === undefined)
      writeAuditEntry(database, unit, {
        ...{ ...entry, by: null, byAdmin: true, action: 'ranking.import', target: 'rankings', result: 'done' },
        detail: { file: basename(file), rankings: written },
      });
    request?.along(unit, 1, 2);
    return { ...outcome, isWritten: true };
  }, database);
  if (!isDryRun)
    await refreshSoccer(
      database,
      done.plans.map(({ after }) => ({ competition: after, stored: after, derived: done.derived.get(after._id) })),
    );
  if (!isDryRun && order.replacesAdded === true) await removeContradicted(order, conflicts);
  if (done.isWritten || (request !== undefined && !isDryRun))
    await rankingSummaryStore(
      () => database,
      () => at,
    ).refresh();
  const uncounted = lines.filter(({ match }) => !match.counts).length;
  const matches = done.plans.flatMap(({ after, added, corrected }) => [
    ...(added > 0 ? [`${after._id}: ${added} matches are new`] : []),
    ...corrected.map((text) => `  corrected: ${text}`),
  ]);
  const { changes, unchanged, isWritten } = done;
  const contradictions = conflicts.map(conflictSentence);
  return {
    lines: lines.length,
    uncounted,
    matches,
    conflicts: contradictions,
    changedMatches: done.plans.flatMap(({ after, matches: changed }) =>
      changed.map((match) => ({ what: after._id, field: null, ...match })),
    ),
    changes,
    unchanged,
    importId: isWritten ? importId : null,
  };
}
