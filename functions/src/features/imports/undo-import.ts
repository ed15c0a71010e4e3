import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import type { ImportChange } from '@touchline/domain/college/editing/import-record';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { collegeDocuments } from '../colleges/college-documents-store';
import { campDocuments } from '../colleges/ranking-summary-store';
import { removeRow } from '../colleges/removed-row-store';
import { personDocuments } from '../profiles/profile-store';
import { writeAuditEntry } from '../../platform/audit-store';
import { inOneTransaction, type Writes } from '../../platform/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { ImportRefusal } from './import-refusal';
import { undoneImport } from '@touchline/domain/imports/facts/undone-import';

/** Which import is undone where, whether anything is written, and time and id of the line in the log. */
export interface UndoOrder {
  readonly database: Firestore;
  readonly importId: string;
  readonly isDryRun: boolean;
  readonly at: Date;
  readonly newId: () => string;
  /** The undo on the site that this is, and how many colleges of it are done; absent for a command. */
  readonly request?: UndoRequest;
}

/** An undo that an admin asked for on the site; it has its own line of the log. `along` as in ImportRequest. */
export interface UndoRequest {
  readonly from: number;
  readonly along: (unit: Writes, done: number, total: number, kept: readonly string[]) => void;
}

/** What undoing an import did, in colleges; `kept` has what stays because it was changed since, by college. */
export interface UndoOutcome {
  readonly removed: number;
  readonly reverted: number;
  readonly unchanged: number;
  readonly kept: ReadonlyMap<string, readonly string[]>;
}

/** The colleges of one transaction; each has up to four documents. */
const AT_ONCE = 50;

/**
 * Undoes a whole import: fields that still are as it left them get their value and source of before, and colleges that
 * it created and nobody has edited, joined, saved or hosts a camp at are removed. What was changed since stays and is
 * named. Running it again after an interruption completes it. Throws ImportRefusal where there is no such import, or
 * where it has been undone.
 */
export async function undoImport({ database, importId, isDryRun, at, newId, request }: UndoOrder): Promise<UndoOutcome> {
  const { imports, changesOfImport } = collegeDocuments(database);
  const isName = /^[^/]+$/.test(importId);
  const record = isName ? (await imports.doc(importId).get()).data() : undefined;
  if (record === undefined) throw new ImportRefusal([`There is no import ${importId}.`]);
  // An undo on the site that broke off after its last group has nothing left to do.
  if (record.undoneAt !== null && request !== undefined) return { removed: 0, reverted: 0, unchanged: 0, kept: new Map() };
  if (record.undoneAt !== null) throw new ImportRefusal([`This import was undone on ${record.undoneAt.slice(0, 10)}.`]);
  const [{ docs }, inUse] = await Promise.all([changesOfImport(importId).get(), collegesInUse(database)]);
  const changes = docs.map((document) => document.data());
  const outcome = { removed: 0, reverted: 0, unchanged: 0, kept: new Map<string, readonly string[]>() };
  for (let from = request?.from ?? 0; from < changes.length; from += AT_ONCE) {
    const group = changes.slice(from, from + AT_ONCE);
    const along = (unit: Writes, kept: readonly string[]) => request?.along(unit, from + group.length, changes.length, kept);
    const done = await undoGroup(database, group, inUse, { isDryRun, at, along });
    for (const { id, what, kept } of done) {
      outcome[what] += 1;
      if (kept.length > 0) outcome.kept.set(id, kept);
    }
  }
  if (!isDryRun) await markUndone();
  return outcome;

  async function markUndone(): Promise<void> {
    await inOneTransaction(async (unit) => {
      const [stored] = await unit.read(imports.doc(importId));
      const current = stored.data();
      if (current === undefined || current.undoneAt !== null) return;
      unit.save(imports.doc(importId), { ...current, undoneAt: at.toISOString() });
      if (request !== undefined) return;
      const { removed, reverted } = outcome;
      const line = { _id: newId(), at: at.toISOString(), by: null, byAdmin: true, action: 'college.takeBack' } as const;
      writeAuditEntry(database, unit, {
        ...line,
        target: `imports/${importId}`,
        result: 'done',
        detail: { importId, removed, reverted },
      });
    }, database);
  }
}

interface UndoneCollege {
  readonly id: string;
  readonly what: 'removed' | 'reverted' | 'unchanged';
  readonly kept: readonly string[];
}

async function undoGroup(
  database: Firestore,
  changes: readonly ImportChange[],
  inUse: ReadonlySet<string>,
  { isDryRun, at, along }: Pick<UndoOrder, 'isDryRun' | 'at'> & { along: (unit: Writes, kept: readonly string[]) => void },
): Promise<readonly UndoneCollege[]> {
  const { colleges, rows, pathNames } = collegeDocuments(database);
  const names = new Map<string, readonly string[]>();
  for (const { _id, isNew } of changes)
    if (isNew)
      names.set(
        _id,
        (await pathNames.where('collegeId', '==', _id).get()).docs.map(({ id }) => id),
      );
  return inOneTransaction(async (unit) => {
    const stored = await unit.read(...changes.map(({ _id }) => colleges.doc(_id)));
    const undone = changes.map((change, index): UndoneCollege => {
      const { _id: id } = change;
      const before = stored[index]?.data();
      if (before === undefined) return { id, what: 'unchanged', kept: [] };
      if (change.isNew && inUse.has(id)) return { id, what: 'unchanged', kept: ['college'] };
      const { college, kept } = undoneImport(before, change);
      if (college === null) {
        if (!isDryRun) remove(id);
        return { id, what: 'removed', kept };
      }
      if (college === before) return { id, what: 'unchanged', kept };
      if (!isDryRun) save(before, college);
      return { id, what: 'reverted', kept };
    });
    along(
      unit,
      undone.flatMap(({ id, kept }) => (kept.length > 0 ? `${id}: ${kept.join(', ')}` : [])),
    );
    return undone;

    function remove(id: string): void {
      unit.remove(colleges.doc(id));
      removeRow(unit, rows.doc(id), at);
      for (const name of names.get(id) ?? []) unit.remove(pathNames.doc(name));
    }

    function save(before: College, after: College): void {
      unit.save(colleges.doc(after._id), after);
      const row = catalogueRowOf(after);
      if (!sameJson(row, catalogueRowOf(before))) unit.save(rows.doc(row._id), row);
    }
  }, database);
}

/** The colleges that somebody has a role at, has saved or holds a camp at. */
async function collegesInUse(database: Firestore): Promise<ReadonlySet<string>> {
  const [people, saved, camps] = await Promise.all([
    personDocuments(database).profiles.get(),
    database.collectionGroup('savedColleges').select().get(),
    campDocuments(database).get(),
  ]);
  return new Set([
    ...people.docs.flatMap((person) => person.data().roles.map(({ value }) => value)),
    ...saved.docs.map(({ id }) => id),
    ...camps.docs.map((camp) => camp.data().collegeId),
  ]);
}
