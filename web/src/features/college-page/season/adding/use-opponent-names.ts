import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH, type TeamSex } from '../../../../lib/addresses/college-address';
import { useApi } from '../../../../lib/api/api-client';

/** The pause after typing before the API is asked. */
const PAUSE_MS = 200;
/** From this many letters on something is suggested. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

/**
 * The names of colleges with a team of that sex that a typed opponent may mean, best first; none for a name that is
 * typed in full. Where the search fails nothing is suggested: any text may be typed.
 */
export function useOpponentNames(typed: string, sex: TeamSex): readonly string[] {
  const callApi = useApi();
  const [names, setNames] = useState<readonly string[]>([]);
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const isLong = text.length >= LEAST_LETTERS;
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      if (!isLong) return;
      const ask = callApi('searchColleges', { query: { q: text, page: 1, gender: [sex] }, signal: controller.signal });
      ask.then(
        ({ items }) => setNames(items.slice(0, MOST_SHOWN).map(({ name }) => name)),
        () => setNames([]),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [callApi, text, isLong, sex]);
  return isLong ? names.filter((name) => name !== typed) : [];
}
