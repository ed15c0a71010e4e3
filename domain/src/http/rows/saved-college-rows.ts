import * as z from 'zod/mini';
import { earlierSave, savedCollegeItem, savedNote } from '../../saved-college/saved-college';

/** The rows of the own saved colleges (design.md §3, savedColleges). Coaches have none (specification §6). */
export const SAVED_COLLEGE_ROWS = {
  savedColleges: {
    summary: 'The colleges that the signed-in user saved, the newest first, each with the facts of a list. Not for coaches.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(savedCollegeItem) }),
  },
  saveCollege: {
    summary:
      'Saves a college, or writes the note about a saved one; without `note` an earlier note stays, null removes it. `earlier` takes a removal back: when it was saved and noted. Not for coaches.',
    access: 'signedIn',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({ note: z.optional(savedNote), earlier: z.optional(earlierSave) }),
    bodyLimitKb: 16,
    answer: z.omit(savedCollegeItem, { college: true }),
  },
  removeSavedCollege: {
    summary: 'Takes a college from the saved ones; refused where it is not one of them. Not for coaches.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
} as const;
