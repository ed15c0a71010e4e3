import * as z from 'zod/mini';
import { importQuery, listedImport, shownImport, startImportForm } from '../../../imports/import-course';
import { SITE_IMPORTS } from '../../../reference/limits';

/** The rows of imports in the browser (S2-39). */
export const ADMIN_IMPORT_ROWS = {
  adminImports: {
    summary: 'The latest 30 imports that admins made in the browser, the newest first: kind, file, who, when, counts and state.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(listedImport) }),
  },
  previewImport: {
    summary:
      'Takes a CSV file of match results, rankings, College Scorecard figures or teams, 12 MB at most, and checks it as the command does. Nothing is imported. The answer says how far the check has come; `GET` of the import says how it ended: refused by line, or checked with a preview of what would change. The file is kept for 7 days.',
    access: 'admin',
    query: importQuery,
    body: z.instanceof(Uint8Array),
    bodyTypes: ['text/csv'],
    bodyLimitKb: SITE_IMPORTS.fileMaxBytes / 1024,
    status: 201,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany', 'unavailable'],
    answer: shownImport,
  },
  adminImport: {
    summary:
      'An import: its preview with the first 200 differences, values held back and notes, the refusals by line, how far it has come, and what its undo left because it was changed since.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: shownImport,
  },
  startImport: {
    summary:
      'Starts a checked import for a reason; the same call goes on where it broke off, and so does the hourly job. One import runs at a time. 412 where the admin saw another preview; if data has changed since the preview, the import is checked again with `isStale` and writes nothing.',
    access: 'admin',
    query: null,
    body: startImportForm,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'stale', 'tooLarge', 'wrongType', 'invalid'],
    answer: shownImport,
  },
  undoImport: {
    summary:
      'Undoes a whole import. Facts of colleges that somebody has changed since stay and are named; seasons and rankings are put back all together or, where one was changed since, not at all. The same call goes on where it broke off, and so does the hourly job.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: shownImport,
  },
} as const;
