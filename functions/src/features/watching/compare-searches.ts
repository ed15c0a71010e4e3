import type { RecruitSet } from '@touchline/domain/person/recruits/recruit-index';
import { type Compared, comparedChanges, comparedWhole, seenResults } from '@touchline/domain/watching/seen-results';
import { type WatchedQuery, watchedQueryOf } from '@touchline/domain/watching/watched-query';
import type { WatchedSearch } from '@touchline/domain/watching/watched-search';
import type { Firestore } from '@google-cloud/firestore';
import { type ChangedRecruit, changedRecruits, sortedByFit } from '../recruits/changed-recruits-store';
import { asksForConfirmed } from '../recruits/confirmed-recruits';
import { namedResults, resultsOf, type SearchDependencies } from './search-results';

/** What a comparison brings, with the names of new colleges and camps; of recruits there are none. */
interface News extends Compared {
  readonly names: readonly string[];
}

/** Compares watched searches with what they find during one run of the job. */
export interface SearchComparison {
  /**
   * What is new for a search by one set of keys; null for an outdated one. With other keys than before, as after the
   * loss of a role, it starts over: nothing is new, and everything that the new keys find is seen.
   */
  readonly compare: (watched: WatchedSearch, set: RecruitSet) => Promise<News | null>;
  /** Whether there is anything to tell or to store, whichever keys its owner has now. Reads nothing about the owner. */
  readonly mayHaveChanged: (watched: WatchedSearch) => Promise<boolean>;
}

interface ComparisonDependencies extends SearchDependencies {
  readonly database: () => Firestore;
}

/**
 * Searches for colleges and camps run as a whole over what is in memory, each query once. Those for recruits look only
 * at the players who have changed `since` (ISO 8601), read once, so that their number does not multiply the reads.
 */
export function searchComparison(dependencies: ComparisonDependencies, since: string): SearchComparison {
  const { database, clock } = dependencies;
  const at = clock().toISOString();
  let read: Promise<readonly ChangedRecruit[]> | null = null;
  const changed = () => (read ??= changedRecruits(database(), since, at));
  const known = new Map<string, ReturnType<typeof namedResults>>();
  const confirmed = new Map<string, Promise<readonly string[]>>();

  const named = (key: string, asked: Exclude<WatchedQuery, { kind: 'recruits' }>) => {
    const found = known.get(key) ?? namedResults(dependencies, asked);
    known.set(key, found);
    return found;
  };

  /** Confirmed grades stand in no profile: these searches run as a whole too. */
  const confirmedOf = (key: string, asked: WatchedQuery, set: RecruitSet) => {
    const found = confirmed.get(key) ?? resultsOf(dependencies, asked, set);
    confirmed.set(key, found);
    return found;
  };

  const compare: SearchComparison['compare'] = async ({ kind, query, seen, set: before }, set) => {
    const asked = watchedQueryOf(kind, query);
    if (asked === null) return null;
    if (asked.kind !== 'recruits') {
      const found = await named(`${kind} ${query}`, asked);
      const compared = comparedWhole(
        seen,
        found.map(({ id }) => id),
      );
      const fresh = new Set(compared.fresh);
      return { ...compared, names: found.filter(({ id }) => fresh.has(id)).map(({ name }) => name) };
    }
    const search = { query: asked.query, set, at };
    if (set !== before) return { fresh: [], names: [], seen: seenResults(await resultsOf(dependencies, asked, set)) };
    if (asksForConfirmed(search)) return { ...comparedWhole(seen, await confirmedOf(`${set} ${query}`, asked, set)), names: [] };
    const { fits, left } = sortedByFit(await changed(), search);
    return { ...comparedChanges(seen, fits, left), names: [] };
  };

  return {
    compare,
    mayHaveChanged: async (watched) => {
      const own = await compare(watched, watched.set);
      const asked = watchedQueryOf(watched.kind, watched.query);
      if (own === null || asked === null || own.seen !== watched.seen) return own !== null;
      if (asked.kind !== 'recruits') return false;
      // Who has other keys now may find somebody of whom the former ones told nothing.
      const set = watched.set === 'coach' ? 'open' : 'coach';
      const { fits } = sortedByFit(await changed(), { query: asked.query, set, at });
      return comparedChanges(watched.seen, fits, []).fresh.length > 0;
    },
  };
}
