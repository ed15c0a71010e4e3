import * as z from 'zod/mini';
import { shownRecruit } from '../../person/shared-list/shown-recruit';
import { staffEntryForm } from '../../person/shared-list/staff-entry';
import { staffRecruitForm } from '../../person/shared-list/staff-recruit';

const own = { access: 'coach', query: null, status: 200, cacheSeconds: 0 } as const;
const change = { ...own, requiresXsrf: true } as const;
const answer = z.strictObject({ recruit: shownRecruit });

/** The version that a coach saw when they took a player off the list. */
const version = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
);

/** The rows of the list that the staff of a college share (docs/decisions/240-shared-lists.md). */
export const SHARED_LIST_ROWS = {
  staffRecruits: {
    ...own,
    summary:
      'The players on the shared list of a college for its accepted coaches, the last moved first, each with what coaches may see of them now and what the staff wrote, signed by initials. Hidden players, those who block the caller or the college, and deleted ones are left out.',
    body: null,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ items: z.array(shownRecruit) }),
  },
  moveRecruit: {
    ...change,
    summary:
      'Puts a player on the shared list, or moves them to a stage; `version` is the one it starts from, 0 for a new player. Moving to the same stage again changes nothing. An entry tells the staff who moved. 409 if somebody moved or removed the player since, beyond 500 players and 5000 entries; 404 for hidden people and non-players.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: staffRecruitForm,
    answer,
  },
  removeRecruit: {
    ...change,
    summary:
      'Takes a player off the shared list, with everything that the staff wrote about them. `version` is the one that the caller saw; 409 if somebody moved the player since. Repeating it changes nothing.',
    query: z.object({ version }),
    body: null,
    status: 204,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: null,
  },
  writeStaffEntry: {
    ...change,
    summary:
      'Writes a note or a contact about a player on the shared list under an id of the caller, or changes a note; `version` is that of the entry it starts from, 0 for a new one. Saving the same again changes nothing. 403 for an entry of somebody else, 409 if it was changed or removed since, if the player is off the list, and beyond 5000 entries.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: staffEntryForm,
    bodyLimitKb: 16,
    answer,
  },
  removeStaffEntry: {
    ...change,
    summary: 'Removes a note or a contact of the caller for good; 403 for one of somebody else. Repeating it changes nothing.',
    body: null,
    status: 204,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
} as const;
