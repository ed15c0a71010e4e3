import { recruitSearchStore } from '../features/recruits/recruit-search-store';
import { watchedSearchStore } from '../features/watching/watched-search-store';
import { endWatchedSearch, watchedSearches, watchSearch } from '../features/watching/watching-handlers';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of watched searches. */
export function watchingHandlers({ database, clock, users, profiles, catalogue, camps }: SharedServices) {
  // What was written a moment ago is no news to somebody who begins to watch now.
  const freshCamps = () => {
    camps.lists.invalidate();
    return camps.lists.current();
  };
  const looksIn = {
    catalogue: { current: catalogue.fresh },
    camps: { current: freshCamps },
    recruits: recruitSearchStore(database),
    clock,
  };
  const dependencies = {
    watches: watchedSearchStore(database, looksIn),
    ...{ profiles, users },
    countToday: dailyLimitStore(database, clock),
  };
  return {
    watchedSearches: watchedSearches(dependencies),
    watchSearch: watchSearch(dependencies),
    endWatchedSearch: endWatchedSearch(dependencies),
  };
}
