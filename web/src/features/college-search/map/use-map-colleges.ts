import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePayer } from '../../../components/price/use-payer';
import { readInTab, storeInTab } from '../../../lib/browser-storage';
import type { CatalogueSearch } from '../catalogue-search';
import { allCollegesQuery } from '../college-results-query';
import { useCollegeQuery } from '../search-address';
import type { ShownResults } from '../use-college-results';
import type { ChosenCollege } from './college-map';

const NONE: readonly CollegeListItem[] = [];
const subscribeToNothing = () => () => undefined;
const STORAGE_KEY = 'touchline.mapCard';

/**
 * What map and cards show: all colleges that are found (those of the page until the catalogue is in the browser), the
 * cards, among which a pin that is pressed has one in front, and which college is marked. Who comes back by the
 * browser's history finds the card marked through which they left.
 */
export function useMapColleges({ data }: ShownResults, catalogue: CatalogueSearch | null) {
  const { query } = useCollegeQuery();
  const payer = usePayer();
  const { key } = useLocation();
  const all = useQuery({
    ...allCollegesQuery({ ...query, sort: 'relevance', page: 1 }, catalogue, payer),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? NONE;
  const colleges = all.data ?? items;
  const [latest, setLatest] = useState<ChosenCollege | null>(null);
  const [front, setFront] = useState<string | null>(null);
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => readInTab(STORAGE_KEY),
    () => null,
  );
  const chosen = useMemo(() => {
    const [left, id] = (stored ?? '').split(' ');
    return latest ?? (left === key && id !== undefined ? { id, isToBeSeen: false } : null);
  }, [latest, stored, key]);
  const extra = items.some(({ _id }) => _id === front) ? undefined : colleges.find(({ _id }) => _id === front);
  return {
    colleges,
    cards: extra === undefined ? items : [extra, ...items],
    chosen,
    choose: setLatest,
    /** A press of a pin: its card comes forward, also if it is not one of the page. */
    choosePin: (id: string) => {
      setFront(id);
      setLatest({ id, isToBeSeen: false });
    },
    /** Before the visitor goes to the page of a college. */
    remember: () => chosen !== null && storeInTab(STORAGE_KEY, `${key} ${chosen.id}`),
  };
}
