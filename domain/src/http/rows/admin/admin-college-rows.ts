import * as z from 'zod/mini';
import { college } from '../../../college/college';
import { adminCollege, adminCollegesQuery } from '../../../college/editing/admin-college';
import { archiveForm } from '../../../college/editing/archived-college';
import { correctionForm } from '../../../college/editing/correction';
import { newCollegeForm } from '../../../college/editing/new-college';
import { mergeForm, shownMerge } from '../../../merging/college-merge';
import { mergePreview, mergeQuery } from '../../../merging/merge-preview';
import { patchId } from '../edit-parts';

const named = z.pick(college, { _id: true, name: true, pathName: true });

/** The rows of colleges for admins: the table, and what is done from one of its lines (S7-10, S2-39). */
export const ADMIN_COLLEGE_ROWS = {
  adminColleges: {
    summary:
      'Colleges by league and division, text and state, by name, 20 a page, each with how complete its page is, its last edit and by whom, the year of its data, open requests about it, open suggestions, and accepted coaches by team. `archived=true` lists the latest 100 archived ones instead, `suggested=true` those alone that have an open suggestion. `running` is the merge, or the undo of one, that is not finished; null where none is.',
    access: 'admin',
    query: adminCollegesQuery,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({
      ...{ items: z.array(adminCollege), total: z.int(), page: z.int(), pages: z.int() },
      running: z.nullable(shownMerge),
    }),
  },
  createCollege: {
    summary:
      'Creates a college that nobody asked for, with its page and address. 409 where another college has the site and `sharesSite` is not set.',
    access: 'admin',
    query: null,
    body: newCollegeForm,
    status: 201,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ college: named }),
  },
  archiveCollege: {
    summary:
      'Takes a college off the site for a reason: its page answers 404, and lists, search and filters leave it out. Nothing is deleted, and its addresses stay its own. Repeating it changes nothing.',
    access: 'admin',
    query: null,
    body: archiveForm,
    status: 204,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid'],
    answer: null,
  },
  restoreCollege: {
    summary:
      'Brings an archived college back as it was. Repeating it changes nothing. 409 for a college that was merged into another one.',
    access: 'admin',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: null,
  },
  mergePreview: {
    summary:
      'What merging a college into another one would move, counted by part, what conflicts, and the versions of both that the merge asks for.',
    access: 'admin',
    query: mergeQuery,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: mergePreview,
  },
  mergeCollege: {
    summary:
      'Merges a college into another one: takes it off the site, leads its addresses there, and moves what names it step by step. Answers how far it has come; the same call again, or the hourly job, goes on. 412 where one of the two was edited since the preview.',
    access: 'admin',
    query: null,
    body: mergeForm,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'stale', 'tooLarge', 'wrongType', 'invalid'],
    answer: shownMerge,
  },
  collegeMerge: {
    summary: 'How far a merge or its undo has come, what it moved, and what its undo left. A merge is kept for 31 days.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: shownMerge,
  },
  undoMerge: {
    summary:
      'Undoes a merge within 30 days: brings the college back with its addresses, and puts back what the merge moved. What was changed since stays and is named. The same call again, or the hourly job, goes on.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: shownMerge,
  },
  correctCollege: {
    summary:
      'Corrects one fact and names the document that says so: an edit like any other, in history and with undo, which imports leave alone. 409 for a figure that an import would hold back, unless `isConfirmed` is set.',
    access: 'admin',
    query: null,
    body: correctionForm,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ college: named, patchId: z.nullable(patchId) }),
  },
} as const;
