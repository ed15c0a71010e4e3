import { isAtWork, isOfColleges } from '@touchline/domain/imports/import-kinds';
import { firstLines, type ImportPreview, type SiteImport } from '@touchline/domain/imports/site-import';
import type { Firestore } from 'firebase-admin/firestore';
import { writeAuditEntry } from '../../platform/audit-store';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, type Writes } from '../../platform/firestore';
import { collegeDocuments } from '../colleges/college-documents-store';
import { ImportRefusal } from './import-refusal';
import { importUploaded } from './planned-import';
import { runningImport, siteImportDocuments, uploadedText } from './site-import-store';
import { undoImport } from './undo-import';
import { rankingImportDocuments, undoRankingImport } from './undo-ranking-import';

/** What running imports needs. */
interface RunDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Goes on with an import until it waits for an admin or is over. */
export type RunSiteImport = (importId: string) => Promise<void>;

/** For how long the one who works on an import keeps others away, counted from its last written part. */
const BUSY_MS = 90_000;

const EXPIRED = ['the uploaded file is no longer there'];

/**
 * Runs imports of the site: reads the file, writes it or undoes it, each as the commands do. What is written is
 * recorded in the transaction that writes it, and one caller at a time works on an import. An import that is killed is
 * continued by the next caller or by the hourly job, 90 seconds after its last part.
 */
export function siteImportRunner({ database, clock, newId }: RunDependencies): RunSiteImport {
  const documents = () => siteImportDocuments(database());
  const busyUntil = () => new Date(clock().getTime() + BUSY_MS).toISOString();

  /** The import, if it has work that nobody does at the moment. */
  const claimed = (importId: string): Promise<SiteImport | null> =>
    inOneTransaction(async (unit) => {
      const record = documents().records.doc(importId);
      const [stored] = await unit.read(record);
      const one = stored.data() ?? missing('unknownImport');
      const isTaken = one.busyUntil !== null && one.busyUntil > clock().toISOString();
      if (!isAtWork(one) || isTaken) return null;
      const taken = { ...one, busyUntil: busyUntil() };
      unit.save(record, taken);
      return taken;
    }, database());

  /** Ends what is done: nobody works on it any more, and the next import may run. */
  const end = (one: SiteImport, changes: Partial<SiteImport>, further: (unit: Writes) => void = () => undefined): Promise<void> =>
    inOneTransaction(async (unit) => {
      const { records, running } = documents();
      const [stored, cursor] = await unit.read(records.doc(one._id), running);
      if ((stored.data()?.busyUntil ?? null) === null) return;
      const isOurs = cursor.data()?.from === one._id;
      unit.save(records.doc(one._id), { ...one, ...changes, busyUntil: null });
      if (isOurs) unit.save(running, runningImport(null));
      further(unit);
    }, database());

  const planned = async (one: SiteImport): Promise<ImportPreview> => {
    const text = await uploadedText(database(), one);
    if (text === null) throw new ImportRefusal(EXPIRED);
    return importUploaded({ database: database(), one, text, at: clock(), newId, request: null });
  };

  const check = async (one: SiteImport): Promise<void> => {
    try {
      await end(one, { state: 'checked', preview: await planned(one) });
    } catch (failure) {
      if (!(failure instanceof ImportRefusal)) throw failure;
      await end(one, { state: 'refused', refusals: firstLines(failure.problems) });
    }
  };

  /** The import with its line of the log; null where data has changed since its preview, which is made again. */
  const begun = async (one: SiteImport): Promise<SiteImport | null> => {
    if (one.isBegun) return one;
    const preview = await planned(one);
    if (preview.fingerprint !== one.preview?.fingerprint) {
      await end(one, { state: 'checked', preview, isStale: true, reason: null });
      return null;
    }
    const after = { ...one, isBegun: true, busyUntil: busyUntil() };
    await inOneTransaction((unit) => {
      unit.save(documents().records.doc(one._id), after);
      writeAuditEntry(database(), unit, lineOf(one, one.by, 'import', one._id, clock()));
      return Promise.resolve();
    }, database());
    return after;
  };

  const write = async (found: SiteImport): Promise<void> => {
    let one = found;
    try {
      const started = await begun(one);
      if (started === null) return;
      one = started;
      const text = await uploadedText(database(), one);
      if (text === null) throw new ImportRefusal(EXPIRED);
      const along = (unit: Writes, written: number, total: number) => {
        one = { ...one, written, total, busyUntil: busyUntil() };
        unit.save(documents().records.doc(one._id), one);
      };
      const request = { importId: one._id, along };
      await importUploaded({ database: database(), one, text, at: clock(), newId, request });
      await end(one, { state: 'done', written: one.total, endedAt: clock().toISOString() });
    } catch (failure) {
      if (!(failure instanceof ImportRefusal)) throw failure;
      const refusals = firstLines(failure.problems);
      // What has begun to be written is written to its end, or undone by an admin.
      const state = (await hasWritten(database(), one)) ? 'done' : 'refused';
      await end(one, { state, refusals, endedAt: clock().toISOString() });
    }
  };

  const undo = async (found: SiteImport): Promise<void> => {
    let one = found;
    const { first, total: before } = one.kept;
    /** By what is written then, because an attempt of a transaction may be repeated. */
    const keptAt = new Map<number, readonly string[]>();
    const along = (unit: Writes, written: number, parts: number, kept: readonly string[]) => {
      keptAt.set(written, kept);
      const names = [...keptAt.values()].flat();
      const all = { ...firstLines([...first, ...names]), total: before + names.length };
      one = { ...one, written, total: parts, kept: all, busyUntil: busyUntil() };
      unit.save(documents().records.doc(one._id), one);
    };
    const order = { database: database(), importId: one._id, isDryRun: false, at: clock(), newId };
    try {
      const request = { from: one.written, along };
      await (isOfColleges(one.kind) ? undoImport({ ...order, request }) : undoRankingImport({ ...order, request }));
      const line = lineOf(one, one.undoneBy, 'undo', newId(), clock());
      await end(one, { state: 'undone', written: one.total, endedAt: clock().toISOString() }, (unit) =>
        writeAuditEntry(database(), unit, line),
      );
    } catch (failure) {
      if (!(failure instanceof ImportRefusal)) throw failure;
      await end(one, { state: 'done', undoneBy: null, refusals: firstLines(failure.problems) });
    }
  };

  return async (importId) => {
    const one = await claimed(importId);
    if (one === null) return;
    if (one.state === 'checking') await check(one);
    else if (one.state === 'running') await write(one);
    else await undo(one);
  };
}

/** Whether an import has a record by which it can be undone. */
async function hasWritten(database: Firestore, { _id, kind }: SiteImport): Promise<boolean> {
  const { imports } = isOfColleges(kind) ? collegeDocuments(database) : rankingImportDocuments(database);
  return (await imports.doc(_id).get()).exists;
}

const ACTIONS = {
  colleges: { import: 'college.import', undo: 'college.takeBack', target: 'colleges' },
  rankings: { import: 'ranking.import', undo: 'ranking.undo', target: 'rankings' },
} as const;

/** The line of the log of an import or its undo. */
function lineOf(
  { _id: importId, kind, file, reason, preview }: SiteImport,
  by: string | null,
  what: 'import' | 'undo',
  _id: string,
  now: Date,
): Parameters<typeof writeAuditEntry>[2] {
  const { target, ...actions } = ACTIONS[isOfColleges(kind) ? 'colleges' : 'rankings'];
  const counts = { created: preview?.added ?? 0, changed: preview?.changed ?? 0 };
  return {
    ...{ _id, at: now.toISOString(), by, byAdmin: true, action: actions[what], result: 'done' },
    target: what === 'import' ? target : `siteImports/${importId}`,
    detail: { importId, kind, file, ...(reason === null ? {} : { reason }), ...counts },
  };
}

/** The job: goes on with an import or an undo that broke off. Returns how many are done. */
export async function finishImports(
  store: { readonly running: () => Promise<string | null>; readonly find: (importId: string) => Promise<SiteImport | null> },
  run: RunSiteImport,
): Promise<number> {
  const importId = await store.running();
  if (importId === null) return 0;
  await run(importId);
  const after = await store.find(importId);
  return after === null || isAtWork(after) ? 0 : 1;
}
