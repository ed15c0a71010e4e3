import * as z from 'zod/mini';
import { collegeCamp } from '../../camp/college-camp';
import { collegeRank } from '../../ranking/college-ranks';

const read = { query: null, body: null, status: 200 } as const;

/** The rows that list what other collections say of one college. */
export const COLLEGE_LIST_ROWS = {
  collegeCamps: {
    ...read,
    summary: 'The camps of a college that have not ended, the next first. Prices are US cents.',
    access: 'everyone',
    cacheSeconds: 60,
    refusals: ['notFound'],
    answer: z.strictObject({ items: z.array(collegeCamp) }),
  },
  collegeRanks: {
    ...read,
    summary:
      'The ranks of a college, one for each list, season and team, the newest season of a list first. They are at most ten minutes old.',
    access: 'signedIn',
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: z.strictObject({ items: z.array(collegeRank) }),
  },
} as const;
