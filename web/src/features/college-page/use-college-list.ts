import { useCallback, useEffect, useState } from 'react';
import { type CallApi, useApi } from '../../lib/api/api-client';

/** Asks the API for a list of a college. */
type LoadList<Entry> = (callApi: CallApi, collegeId: string) => Promise<{ readonly items: readonly Entry[] }>;

/** A list of a college: its entries (null while they load), or why there are none. */
interface CollegeList<Entry> {
  readonly items: readonly Entry[] | null;
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * Loads a list of a college when its subpage opens, and again on `retry`; `loaded` is one that came with the page.
 * `load` stays the same function.
 */
export function useCollegeList<Entry>(
  load: LoadList<Entry>,
  collegeId: string,
  loaded: readonly Entry[] | null,
): CollegeList<Entry> {
  const callApi = useApi();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<CollegeList<Entry>, 'items' | 'failure'>>({ items: null, failure: null });
  const isLoaded = loaded !== null;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isShown = true;
    load(callApi, collegeId).then(
      ({ items }) => isShown && setState({ items, failure: null }),
      (failure: unknown) => isShown && setState({ items: null, failure }),
    );
    return () => {
      isShown = false;
    };
  }, [callApi, load, collegeId, attempt, isLoaded]);
  const retry = useCallback(() => {
    setState({ items: null, failure: null });
    setAttempt((count) => count + 1);
  }, []);
  return { ...(isLoaded ? { items: loaded, failure: null } : state), retry };
}
