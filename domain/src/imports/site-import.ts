import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { instant, shortText } from '../kernel/text/text-schemas';
import { SITE_IMPORTS } from '../reference/limits';
import { IMPORT_KINDS, IMPORT_NOTES, IMPORT_STATES } from './import-kinds';

/** Version of both stored shapes. */
export const SITE_IMPORT_SCHEMA_VERSION = 1;

const count = z.int().check(z.minimum(0));
const line = z.string().check(z.maxLength(SITE_IMPORTS.lineMax));

/** One value that an import changes: of what, which field, and both values as text; null where there is none. */
export const importDifference = z.strictObject({
  what: line,
  field: z.nullable(line),
  before: z.nullable(line),
  after: z.nullable(line),
});

export type ImportDifference = z.infer<typeof importDifference>;

/** A value that the gate holds back, with its reason. */
export const heldBackValue = z.strictObject({ what: line, field: line, value: line, reason: line });

export type HeldBackValue = z.infer<typeof heldBackValue>;

/** What else an admin should know of a plan; `what` is a field, a column, a college, a table or a match. */
export const importNote = z.strictObject({ code: z.enum(IMPORT_NOTES), what: z.nullable(line), count });

export type ImportNote = z.infer<typeof importNote>;

/** The first entries of a list, and how many there are. */
const firstOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.strictObject({ total: count, first: z.array(entry).check(z.maxLength(SITE_IMPORTS.linesKept)) });

/** What an import would do, as its preview shows it. `fingerprint` names exactly this plan. */
export const importPreview = z.strictObject({
  fingerprint: z.string().check(z.maxLength(64)),
  lines: count,
  added: count,
  changed: count,
  unchanged: count,
  differences: firstOf(importDifference),
  heldBack: firstOf(heldBackValue),
  notes: firstOf(importNote),
});

export type ImportPreview = z.infer<typeof importPreview>;

/**
 * `siteImports/{id}`: a file that an admin imports in the browser, and how far that has come. `isBegun` says that the
 * preview was compared and the line of the log is written; `busyUntil` that somebody works on it until then; `written`
 * of `total` parts are done (docs/decisions/174-imports-in-the-browser.md).
 */
export const siteImport = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(SITE_IMPORT_SCHEMA_VERSION),
  kind: z.enum(IMPORT_KINDS),
  file: shortText(SITE_IMPORTS.nameMax),
  year: z.nullable(z.int()),
  replacesAdded: z.boolean(),
  pieces: count,
  by: z.string(),
  at: instant,
  state: z.enum(IMPORT_STATES),
  preview: z.nullable(importPreview),
  refusals: firstOf(line),
  isStale: z.boolean(),
  reason: z.nullable(shortText(SITE_IMPORTS.reasonMax)),
  isBegun: z.boolean(),
  busyUntil: z.nullable(instant),
  written: count,
  total: count,
  endedAt: z.nullable(instant),
  undoneBy: z.nullable(z.string()),
  kept: firstOf(line),
});

export type SiteImport = z.infer<typeof siteImport>;

const after = (at: string, days: number): Date => new Date(Date.parse(at) + days * DAY_MS);

/** The imports that admins make in the browser. */
export const SITE_IMPORT_RECORDS = defineCollection({
  name: 'siteImports',
  holds: 'A file that an admin imports in the browser: kind, name, preview, refusals, who, why, and how far it has come.',
  version: SITE_IMPORT_SCHEMA_VERSION,
  schema: siteImport,
  upgrades: {},
  stamps: { expiresAt: ({ at }) => after(at, SITE_IMPORTS.recordDays) },
  expires: `${SITE_IMPORTS.recordDays} days after the upload`,
  personalData: {
    export: [
      {
        section: 'imports',
        as: 'list',
        of: [
          { by: 'field', field: 'by' },
          { by: 'field', field: 'undoneBy' },
        ],
        sortedBy: 'at',
        entry: ({ kind, file, at, state, reason }) => ({ kind, file, at, state, reason }),
      },
    ],
    deletion: {
      anonymise: [
        { by: 'field', field: 'by' },
        { by: 'field', field: 'undoneBy' },
      ],
    },
  },
});

const importPiece = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(SITE_IMPORT_SCHEMA_VERSION),
  at: instant,
  text: z.string().check(z.maxLength(SITE_IMPORTS.pieceMax)),
});

/** The text of an uploaded file in pieces, by their number. */
export const SITE_IMPORT_PIECES = defineCollection({
  name: 'siteImports/{importId}/pieces',
  holds: 'A piece of the text of a file that an admin uploaded to import it.',
  version: SITE_IMPORT_SCHEMA_VERSION,
  schema: importPiece,
  upgrades: {},
  stamps: { expiresAt: ({ at }) => after(at, SITE_IMPORTS.fileDays) },
  expires: `${SITE_IMPORTS.fileDays} days after the upload`,
  personalData: noPersonalData('It is a table of colleges, rankings or results.'),
});

/** The first entries of a list, and how many there are. */
export function firstEntries<Entry>(all: readonly Entry[]): { total: number; first: Entry[] } {
  return { total: all.length, first: all.slice(0, SITE_IMPORTS.linesKept) };
}

/** The first lines of a list, each cut to its limit, and how many there are. */
export function firstLines(all: readonly string[]): SiteImport['refusals'] {
  const { total, first } = firstEntries(all);
  return { total, first: first.map(cutLine) };
}

/** A text of one line within the limit of stored lines. */
export function cutLine(text: string): string {
  return text.length <= SITE_IMPORTS.lineMax ? text : `${text.slice(0, SITE_IMPORTS.lineMax - 1)}…`;
}

/** Splits a text into pieces that each fit a document, without tearing a character of two halves apart. */
export function piecesOf(text: string, most: number = SITE_IMPORTS.pieceMax): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const isHalf = /[\uD800-\uDBFF]/.test(text[from + most - 1] ?? '');
    const to = from + most - (isHalf ? 1 : 0);
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
