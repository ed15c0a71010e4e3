import { paramsOfQuery } from '@touchline/domain/search/college-query';
import { textOfParams, watchedCollegeQuery } from '@touchline/domain/watching/watched-params';
import { WatchButton } from '../../../components/watching/watch-button';
import { useCollegeQuery } from '../search-address';
import { type ChosenCollegeFiltersProps, useChosenCollegeFilters } from './chosen-college-filters';

/** Watches the search of colleges that the address asks for. Its words are the typed text and the chosen filters. */
export function WatchColleges({ counts }: Pick<ChosenCollegeFiltersProps, 'counts'>) {
  const { query } = useCollegeQuery();
  const chosen = useChosenCollegeFilters({ counts, read: null });
  const text = query.text.trim();
  const words = [...(text === '' ? [] : [text]), ...chosen.map((one) => one.text)];
  const watched = textOfParams(paramsOfQuery(watchedCollegeQuery(query)));
  return <WatchButton isNarrow asked={{ kind: 'colleges', query: watched, words }} />;
}
