import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { LONGEST_WATCHED_WORDS, type WatchedKind } from '@touchline/domain/reference/watched-searches';
import { type CallApi, useApi } from '../../lib/api/api-client';
import { useActor, useSession } from '../../session/session-context';

type WatchedSearches = AnswerOf<'watchedSearches'>;
export type WatchedSearch = WatchedSearches['items'][number];

/** A search as its page asks to watch it: the text of its address, and its filters as the page names them. */
export interface AskedSearch {
  readonly kind: WatchedKind;
  readonly query: string;
  readonly words: readonly string[];
}

const KEY = 'watchedSearches';

function watchedQuery(callApi: CallApi, uid: string | null) {
  return queryOptions({ queryKey: [KEY, uid], queryFn: () => callApi('watchedSearches') });
}

/** The searches that the user watches, and ways to begin and end one. Both reject with the server's refusal. */
export function useWatchedSearches() {
  const callApi = useApi();
  const client = useQueryClient();
  const session = useSession();
  const { uid } = useActor();
  const query = useQuery({ ...watchedQuery(callApi, uid), enabled: uid !== null });
  // Who has just signed in is known to the session before this component is rendered again.
  const store = (answer: WatchedSearches): void => {
    client.setQueryData(watchedQuery(callApi, session.state().user?.uid ?? null).queryKey, answer);
  };
  return {
    query,
    watch: async ({ kind, query: text, words }: AskedSearch) =>
      store(await callApi('watchSearch', { body: { kind, query: text, words: wordsOf(words) } })),
    end: async (searchId: string) => store(await callApi('endWatchedSearch', { params: { searchId } })),
  };
}

/** The words in one line, as many as fit; null for none. */
function wordsOf(words: readonly string[]): string | null {
  const kept = words.filter((_, at) => words.slice(0, at + 1).join(', ').length < LONGEST_WATCHED_WORDS);
  return kept.length === 0 ? null : kept.join(', ');
}
