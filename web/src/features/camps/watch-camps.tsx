import { paramsOfCampQuery } from '@touchline/domain/search/camps/camp-query';
import { textOfParams, watchedCampQuery } from '@touchline/domain/watching/watched-params';
import { WatchButton } from '../../components/watching/watch-button';
import { VisitQueries } from '../../lib/api/visit-queries';
import { useCampAddress } from './camp-address';
import { useChosenCampFilters } from './chosen-camp-filters';

/** Watches the search of camps that the address asks for; nothing new comes to past camps. */
export function WatchCamps() {
  const { query } = useCampAddress();
  const chosen = useChosenCampFilters();
  if (query.isPast) return null;
  const text = query.text.trim();
  const words = [...(text === '' ? [] : [text]), ...chosen.map((one) => one.text)];
  const watched = textOfParams(paramsOfCampQuery(watchedCampQuery(query)));
  return (
    <VisitQueries>
      <WatchButton isNarrow={false} asked={{ kind: 'camps', query: watched, words }} />
    </VisitQueries>
  );
}
