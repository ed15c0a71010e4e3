import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { Refusal } from '../kernel/refusal/refusal';
import { shortText } from '../kernel/text/text-schemas';
import { SITE_IMPORTS } from '../reference/limits';
import { IMPORT_KINDS, isAtWork } from './import-kinds';
import { type ImportPreview, SITE_IMPORT_SCHEMA_VERSION, siteImport, type SiteImport } from './site-import';

/** What an admin says of a file that they upload; the file itself is the body. */
export const importQuery = z.object({
  kind: z.enum(IMPORT_KINDS),
  name: shortText(SITE_IMPORTS.nameMax),
  /** The year of a College Scorecard file whose name does not say it. */
  year: z.optional(z.string().check(z.regex(/^(?:19[5-9]|20\d)\d$/))),
  /** Matches that coaches added and the file contradicts give way to it. */
  replaceAdded: z._default(z.enum(['true', 'false']), 'false'),
});

/** What an admin sends to start an import: why, and the preview that they saw. */
export const startImportForm = z.object({
  reason: shortText(SITE_IMPORTS.reasonMax),
  fingerprint: z.string().check(z.maxLength(64)),
});

type Uploaded = Pick<SiteImport, '_id' | 'kind' | 'file' | 'year' | 'replacesAdded' | 'pieces' | 'by' | 'at'>;

const NONE = { total: 0, first: [] };

/** An import whose file has arrived and is read next. */
export function newSiteImport(uploaded: Uploaded): SiteImport {
  return {
    ...{ ...uploaded, schemaVersion: SITE_IMPORT_SCHEMA_VERSION, state: 'checking', preview: null, refusals: NONE },
    ...{ isStale: false, reason: null, isBegun: false, busyUntil: null, written: 0, total: 0, endedAt: null },
    ...{ undoneBy: null, kept: NONE },
  };
}

/** Whether a preview shows nothing that an import would write. */
export const isEmptyPreview = ({ added, changed, differences }: ImportPreview): boolean =>
  added + changed + differences.total === 0;

/** Whether the uploaded file is still there. */
export const hasFile = ({ at }: Pick<SiteImport, 'at'>, now: string): boolean =>
  Date.parse(now) < Date.parse(at) + SITE_IMPORTS.fileDays * DAY_MS;

/**
 * An import as it starts. One that runs already stays as it is. Throws Refusal stale where the admin saw another
 * preview, conflict where nothing can be started.
 */
export function started(one: SiteImport, form: z.infer<typeof startImportForm>, by: string, now: string): SiteImport {
  if (one.state === 'running') return one;
  if (one.state !== 'checked' || one.preview === null) throw new Refusal('conflict', 'importNotReady');
  if (one.preview.fingerprint !== form.fingerprint) throw new Refusal('stale', 'importChanged');
  if (isEmptyPreview(one.preview)) throw new Refusal('conflict', 'importEmpty');
  if (!hasFile(one, now)) throw new Refusal('conflict', 'importExpired');
  return { ...one, state: 'running', by, reason: form.reason, isStale: false, written: 0, total: 0 };
}

/** An import as its undo begins. Throws Refusal conflict unless it is done. */
export function undoStarted(one: SiteImport, by: string): SiteImport {
  if (one.state === 'undoing') return one;
  if (one.state === 'undone') throw new Refusal('conflict', 'importUndone');
  if (one.state !== 'done') throw new Refusal('conflict', 'importNotDone');
  return { ...one, state: 'undoing', undoneBy: by, written: 0, total: 0, refusals: NONE, kept: NONE };
}

/** An import as admins see it; `isStalled` says that its work broke off and nobody has gone on with it yet. */
export const shownImport = z.strictObject({
  ...z.omit(siteImport, { schemaVersion: true, pieces: true, busyUntil: true, isBegun: true, by: true, undoneBy: true }).shape,
  by: z.nullable(z.string()),
  isStalled: z.boolean(),
  hasFile: z.boolean(),
});

export type ShownImport = z.infer<typeof shownImport>;

/** A line of the list of imports: all but what the preview shows. */
export const listedImport = z.omit(shownImport, { preview: true, refusals: true, kept: true });

/** An import as admins see it, with the name of who uploaded or started it, null where the account is gone. */
export function shownImportOf(one: SiteImport, name: string | null, now: string): ShownImport {
  const { schemaVersion: _v, pieces: _p, busyUntil, isBegun: _b, undoneBy: _u, ...shown } = one;
  return {
    ...{ ...shown, by: name, hasFile: hasFile(one, now) },
    isStalled: isAtWork(one) && (busyUntil === null || busyUntil < now),
  };
}

/** The same without what a list leaves out. */
export function listedImportOf(one: ShownImport): z.infer<typeof listedImport> {
  const { preview: _p, refusals: _r, kept: _k, ...listed } = one;
  return listed;
}
