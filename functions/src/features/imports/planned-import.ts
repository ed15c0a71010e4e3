import { createHash } from 'node:crypto';
import type { ImportKind } from '@touchline/domain/imports/import-kinds';
import {
  cutLine,
  firstEntries,
  type HeldBackValue,
  type ImportDifference,
  type ImportNote,
  type ImportPreview,
  type SiteImport,
} from '@touchline/domain/imports/site-import';
import type { Json } from '@touchline/domain/kernel/json/json';
import type { Firestore } from 'firebase-admin/firestore';
import { importRankings, type RankingImport } from './import-rankings';
import { importResults } from './import-results';
import type { ImportOrder, ImportOutcome, ImportRequest } from './import-rows';
import { importScorecard, type ScorecardOutcome } from './import-scorecard';
import { yearOfFile } from './read-scorecard-file';
import { importTeams } from './read-team-file';

/** What importing an uploaded file needs; without `request` it is only planned. */
interface UploadedFile {
  readonly database: Firestore;
  readonly one: Pick<SiteImport, 'kind' | 'file' | 'year' | 'replacesAdded'>;
  readonly text: string;
  readonly at: Date;
  readonly newId: () => string;
  readonly request: ImportRequest | null;
}

/**
 * Imports an uploaded file as the command of its kind does, or says what that would do. Throws ImportRefusal with a
 * line for each problem.
 */
export async function importUploaded({ database, one, text, at, newId, request }: UploadedFile): Promise<ImportPreview> {
  const file = { name: one.file, text };
  const order: ImportOrder = {
    ...{ file, database, isDryRun: request === null, at, newId, onProgress: () => undefined },
    ...(request === null ? {} : { request }),
  };
  const kinds: Readonly<Record<ImportKind, () => Promise<ImportPreview>>> = {
    results: async () => previewOfRankings(await importResults({ ...order, replacesAdded: one.replacesAdded })),
    rankings: async () => previewOfRankings(await importRankings(order)),
    scorecard: async () => previewOfScorecard(await importScorecard(order, one.year ?? yearOfFile(one.file).year)),
    teams: async () => previewOfColleges(await importTeams(order), []),
  };
  return kinds[one.kind]();
}

/** Everything that a preview is made of; a preview keeps the first entries of each list. */
interface Planned extends Pick<ImportPreview, 'lines' | 'added' | 'changed' | 'unchanged'> {
  readonly differences: readonly ImportDifference[];
  readonly heldBack: readonly HeldBackValue[];
  readonly notes: readonly ImportNote[];
}

function previewOf({ differences, heldBack, notes, ...counts }: Planned): ImportPreview {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([differences, heldBack]))
    .digest('base64url');
  return {
    ...{ ...counts, fingerprint },
    differences: firstEntries(differences.map(cut)),
    heldBack: firstEntries(heldBack.map(cut)),
    notes: firstEntries(notes.map(cut)),
  };
}

function previewOfColleges(outcome: ImportOutcome, further: readonly ImportNote[]): ImportPreview {
  const { rows: lines, created: added, changed, unchanged, movedAddresses, archived } = outcome;
  return previewOf({
    ...{ lines, added, changed: changed + movedAddresses, unchanged },
    differences: [
      ...outcome.newColleges.map((what) => ({ what, field: null, before: null, after: null })),
      ...outcome.differences.map(({ collegeId: what, field, before, after }) => ({
        ...{ what, field, before: textOf(before), after: textOf(after) },
      })),
    ],
    heldBack: outcome.heldBack.map(({ name: what, field, ofYear, value, reason }) => ({
      ...{ what, field: ofYear === null ? field : `${ofYear.figure} ${ofYear.year}`, value: JSON.stringify(value), reason },
    })),
    notes: [
      ...countedNotes('kept', outcome.kept),
      ...countedNotes('older', outcome.older),
      ...countedNotes('unusable', outcome.unusable),
      ...note('archived', archived),
      ...note('moved', movedAddresses),
      ...further,
    ],
  });
}

function previewOfScorecard(outcome: ScorecardOutcome): ImportPreview {
  const named = (code: ImportNote['code'], names: readonly string[]) => names.map((what) => ({ code, what, count: 1 }));
  return previewOfColleges(outcome, [
    ...note('noCollege', outcome.rowsWithoutCollege),
    ...named('absent', outcome.absent),
    ...named('missing', outcome.missing),
    ...named('unnumbered', outcome.unnumbered),
  ]);
}

function previewOfRankings(outcome: RankingImport): ImportPreview {
  const { lines, uncounted, changes, unchanged, changedMatches = [], conflicts = [] } = outcome;
  const isAdded = ({ before }: Pick<ImportDifference, 'before'>) => before === null;
  const rows = changes.flatMap((change) => change.rows);
  const changed = [...changedMatches, ...rows];
  return previewOf({
    ...{ lines, added: changed.filter(isAdded).length, unchanged: unchanged.length },
    changed: changed.filter((one) => !isAdded(one)).length,
    differences: [
      ...changedMatches,
      ...rows.map(({ table, team, before, after }) => ({ what: table, field: team, before, after })),
    ],
    heldBack: [],
    notes: [
      ...conflicts.map((what) => ({ code: 'conflict' as const, what, count: 1 })),
      ...note('uncounted', uncounted),
      ...unchanged.map((what) => ({ code: 'same' as const, what, count: 1 })),
    ],
  });
}

function note(code: ImportNote['code'], count: number): readonly ImportNote[] {
  return count === 0 ? [] : [{ code, what: null, count }];
}

function countedNotes(code: ImportNote['code'], counts: ReadonlyMap<string, number>): readonly ImportNote[] {
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([what, count]) => ({ code, what, count }));
}

/** A stored value as text; null where it is empty. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '' || value === false) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An entry whose texts fit. */
function cut<Entry extends Readonly<Record<string, Json>>>(entry: Entry): Entry {
  const cutTexts = Object.entries(entry).map(([name, value]) => [name, typeof value === 'string' ? cutLine(value) : value]);
  return { ...entry, ...(Object.fromEntries(cutTexts) as Partial<Entry>) };
}
