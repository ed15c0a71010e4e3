import * as z from 'zod/mini';
import { ownWatchedSearch, watchForm } from '../../watching/watched-search';

const answer = z.strictObject({ items: z.array(ownWatchedSearch), areMailsOff: z.boolean() });
const change = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0, requiresXsrf: true, bodyLimitKb: 16 } as const;

/** The rows of watched searches (docs/decisions/233-watched-searches.md). */
export const WATCHING_ROWS = {
  watchedSearches: {
    summary:
      'The searches that the caller watches, the latest first, and whether the caller has turned their mails off. A search with a filter that no longer exists is outdated: it is compared no more.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer,
  },
  watchSearch: {
    ...change,
    summary:
      'Watches a search of colleges, camps or recruits from now on, and turns the mails about searches on. What the search finds now is known; what newly fits is told in one mail a day at most. Repeating it changes nothing. 409 for an unverified address and beyond 20 searches, 422 for an unknown filter, past camps, a filter by changes, and recruits beyond 1,000, 429 after 60 a day.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: watchForm,
    answer,
  },
  endWatchedSearch: {
    ...change,
    summary: 'Ends a watched search of the caller at once. Repeating it changes nothing.',
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    body: null,
    answer,
  },
} as const;
