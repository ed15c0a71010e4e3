import { storedSizeOf } from '@touchline/domain/kernel/json/json';
import { basename } from 'node:path';
import { type Difference, differencesOf, type ImportPlan, type PlannedChange } from '@touchline/domain/imports/facts/plan-import';
import type { Firestore } from 'firebase-admin/firestore';
import type { Writes } from '../../platform/firestore';
import { ImportRefusal } from './import-refusal';
import { hasRecord, readColleges, type StoredColleges, writeColleges } from './import-store';
import { type CsvSource, nameOfSource } from './csv-records';

/**
 * An import that an admin makes on the site: the id under which it is recorded. It may have been begun before, and has
 * its own line of the log. `along` is called in the transaction of each part with how much is done then.
 */
export interface ImportRequest {
  readonly importId: string;
  readonly along: (unit: Writes, done: number, total: number) => void;
}

/**
 * The limit of documents and bytes of one transaction. Firestore's own limit is 10 MiB, and a short transaction blocks
 * nobody for long.
 */
const MOST_DOCUMENTS = 400;

const MOST_BYTES = 4_000_000;

/** The documents of one college: the college, its catalogue row, its path name and the record of its change. */
const DOCUMENTS_OF_A_COLLEGE = 4;

/** Splits changes, in their order, into groups that each fit one transaction. */
export function changeGroups(changes: readonly PlannedChange[]): readonly (readonly PlannedChange[])[] {
  const groups: PlannedChange[][] = [];
  let bytes = Infinity;
  for (const change of changes) {
    const size = storedSizeOf(change.after);
    const group = groups.at(-1);
    const isFull =
      group === undefined || (group.length + 1) * DOCUMENTS_OF_A_COLLEGE > MOST_DOCUMENTS || bytes + size > MOST_BYTES;
    if (isFull) groups.push([change]);
    else group.push(change);
    bytes = isFull ? size : bytes + size;
  }
  return groups;
}

/** How often an import retries colleges that somebody edits while it runs. */
const MOST_ROUNDS = 3;

/**
 * An import: the file, its target, whether anything is written, the time and id of its audit entry, and the listener
 * for its progress.
 */
export interface ImportOrder {
  readonly file: CsvSource;
  readonly database: Firestore;
  readonly isDryRun: boolean;
  readonly at: Date;
  readonly newId: () => string;
  readonly onProgress: (written: number, total: number) => void;
  /** The import of the site that this is; absent for a command. */
  readonly request?: ImportRequest;
}

/**
 * The outcome of an import. `written` counts colleges and is 0 in a dry run; `differences` are those of stored
 * colleges.
 */
export type ImportOutcome<Plan extends ImportPlan = ImportPlan> = Omit<Plan, 'changes'> & {
  readonly rows: number;
  /** Colleges that it leaves out because they are archived. */
  readonly archived: number;
  readonly written: number;
  /** The id by which the import is undone; null where nothing was written. */
  readonly importId: string | null;
  readonly differences: readonly Difference[];
  /** The names of the colleges that it creates. */
  readonly newColleges: readonly string[];
};

/**
 * Imports checked rows into the stored colleges as `plan` says. Each transaction writes whole colleges (college,
 * catalogue row, path name), so an interrupted import leaves no partial college, and running it again completes it. A
 * second run writes nothing. Archived colleges are left out. A college that is edited meanwhile is merged again. Throws
 * ImportRefusal where nothing was imported, or where somebody kept editing.
 */
export async function importRows<Plan extends ImportPlan>(
  order: ImportOrder,
  rows: number,
  plan: (stored: StoredColleges) => Plan,
): Promise<ImportOutcome<Plan>> {
  const { database, isDryRun, onProgress, request } = order;
  const listed = async () => withoutArchived(await readColleges(database), plan);
  const { changes, ...counted } = await listed();
  const found = { ...counted, rows, differences: changes.flatMap(differencesOf), newColleges: namesOfNew(changes) };
  if (isDryRun) return { ...found, written: 0, importId: null };

  const importId = request?.importId ?? order.newId();
  const isResumed = request !== undefined && (await hasRecord(database, importId));
  let written = 0;
  let open = changes;
  for (let round = 1; open.length > 0; round += 1) {
    if (round > MOST_ROUNDS)
      throw new ImportRefusal([`${open.length} colleges are being edited right now. Run the import again.`]);
    const groups = changeGroups(open);
    for (const [index, group] of groups.entries()) {
      const [isFirst, isLast] = [index, index - groups.length + 1].map((at) => at === 0 && round === 1);
      const entry = logEntryOf(order, importId, counted);
      const entries = {
        begins: isFirst && !isResumed ? entry : null,
        logEntry: isLast && request === undefined ? entry : null,
        along: (unit: Writes, count: number) => request?.along(unit, written + count, changes.length),
      };
      written += await writeColleges(database, importId, group, entries);
      onProgress(written, changes.length);
    }
    open = written < changes.length ? (await listed()).changes : [];
  }
  return { ...found, written, importId: written > 0 ? importId : null };
}

function namesOfNew(changes: readonly PlannedChange[]): readonly string[] {
  return changes.flatMap(({ before, after }) => (before === null ? after.name : []));
}

/** A plan without its changes of archived colleges. */
function withoutArchived<Plan extends ImportPlan>(
  stored: StoredColleges,
  plan: (stored: StoredColleges) => Plan,
): Plan & { readonly archived: number } {
  const planned = plan(stored);
  const changes = planned.changes.filter(({ after }) => !stored.archived.has(after._id));
  const archived = planned.changes.length - changes.length;
  return { ...planned, changes, changed: planned.changed - archived, archived };
}

function logEntryOf({ at, file }: ImportOrder, _id: string, { created, changed }: Pick<ImportPlan, 'created' | 'changed'>) {
  return { _id, at: at.toISOString(), file: basename(nameOfSource(file)), created, changed };
}
