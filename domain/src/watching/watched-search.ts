import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { Refusal } from '../kernel/refusal/refusal';
import { calendarDate, instant, shortText } from '../kernel/text/text-schemas';
import { account } from '../person/account/account';
import { RECRUIT_SETS } from '../person/recruits/recruit-index';
import { LONGEST_WATCHED_WORDS, WATCHED_KINDS, WATCHED_LIMITS } from '../reference/watched-searches';

/** Version of the stored shape. */
export const WATCHED_SEARCH_SCHEMA_VERSION = 1;

/** The longest text of a search's address. */
const LONGEST_QUERY = 2000;
/** Marks of about 20,000 results. */
const LONGEST_SEEN = 100_000;

const query = z.string().check(z.maxLength(LONGEST_QUERY), z.regex(/^[\x21-\x7e]*$/));

/**
 * `watchedSearches/{owner.hash}`: a search of which its owner wants to hear when something new fits
 * (docs/decisions/233-watched-searches.md). `query` is the text of its address in one order, `words` how the page named
 * its filters when the owner pressed. `seen` holds the marks of what it found (`seen-results.ts`), of recruits by the
 * keys of `set`, which are those that the owner could search by. `toldOn` is the day of the last mail.
 */
export const watchedSearch = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(WATCHED_SEARCH_SCHEMA_VERSION),
  owner: account.shape._id,
  kind: z.enum(WATCHED_KINDS),
  query,
  words: z.nullable(shortText(LONGEST_WATCHED_WORDS)),
  set: z.enum(RECRUIT_SETS),
  seen: z.string().check(z.maxLength(LONGEST_SEEN), z.regex(/^(?:[A-Za-z0-9_-]{5})*$/)),
  watchedAt: instant,
  toldOn: z.nullable(calendarDate),
});

export type WatchedSearch = z.infer<typeof watchedSearch>;

/** The searches that people watch. */
export const WATCHED_SEARCHES = defineCollection({
  name: 'watchedSearches',
  holds: 'A search that somebody watches: its filters, its text, a place near which it looks, and marks of its results.',
  version: WATCHED_SEARCH_SCHEMA_VERSION,
  schema: watchedSearch,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'watchedSearches',
        as: 'list',
        of: [{ by: 'field', field: 'owner' }],
        sortedBy: 'watchedAt',
        entry: ({ kind, query: watched, words, watchedAt, toldOn }) => ({ kind, query: watched, words, watchedAt, toldOn }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'owner' }] },
  },
});

/** What a person sends to watch a search. `words` are the filters as the page names them. */
export const watchForm = z.object({ kind: watchedSearch.shape.kind, query, words: watchedSearch.shape.words });

export type WatchForm = z.infer<typeof watchForm>;

/** A watched search as its owner sees it; outdated where a filter of it no longer exists. */
export const ownWatchedSearch = z.extend(
  z.pick(watchedSearch, { kind: true, query: true, words: true, watchedAt: true, toldOn: true }),
  { searchId: z.string(), isOutdated: z.boolean() },
);

/** What is decided before a search is watched: what it finds, by which keys, and whether its owner can get mail. */
interface Watching {
  readonly _id: string;
  readonly owner: string;
  readonly form: WatchForm;
  readonly set: WatchedSearch['set'];
  readonly seen: string;
  readonly isVerified: boolean;
}

/**
 * A search that somebody begins to watch; `own` are the ids of those they watch. Throws Refusal conflict for an address
 * that is not verified, to which no news is sent, and beyond the limit.
 */
export function newWatchedSearch(
  { isVerified, form: { kind, query: asked, words }, ...watching }: Watching,
  own: readonly string[],
  watchedAt: string,
): WatchedSearch {
  if (!isVerified) throw new Refusal('conflict', 'watchedUnverified');
  if (own.length >= WATCHED_LIMITS.perPerson) throw new Refusal('conflict', 'watchedTooMany', { most: WATCHED_LIMITS.perPerson });
  return {
    schemaVersion: WATCHED_SEARCH_SCHEMA_VERSION,
    ...watching,
    ...{ kind, query: asked, words, watchedAt, toldOn: null },
  };
}
