import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useIsFitOn } from '../../components/fit/use-is-fit-on';
import { usePayer } from '../../components/price/use-payer';
import { useApi } from '../../lib/api/api-client';
import { whenIdle } from '../../lib/hydration/deferred-loading';
import { readHint } from '../../session/stored-session';
import type { CatalogueSearch } from './catalogue-search';
import { collegeSearchKey, collegeSearchQuery } from './college-results-query';

/** The results of a search as the screen shows them. */
export interface ShownResults {
  readonly data: AnswerOf<'searchColleges'> | undefined;
  /** Why there is no data; null where nothing failed. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** `data` still answers the previous query. */
  readonly isPrevious: boolean;
  readonly retry: () => void;
}

/**
 * Searches colleges: by the API until the catalogue is searchable in the browser, then there. What the API has answered
 * stays, so nothing is rendered again when the catalogue arrives, except for users who may be signed in, because the
 * catalogue holds their own edits, and where somebody has said who pays: only the catalogue knows their prices. The
 * previous results stay until those of the current query arrive.
 */
export function useCollegeResults(query: CollegeQuery, catalogue: CatalogueSearch | null): ShownResults {
  const callApi = useApi();
  const isAnswered = useQueryClient().getQueryData(collegeSearchKey(query)) !== undefined;
  const payer = usePayer();
  const isByCatalogue = catalogue !== null && (!isAnswered || payer !== null || readHint() !== null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...collegeSearchQuery(callApi, query, isByCatalogue ? catalogue : null, payer),
    placeholderData: keepPreviousData,
    enabled: catalogue === null || isByCatalogue,
  });
  const shown = useDeferredValue(data); // Rows and filters are hundreds of elements, which are rendered in slices.
  return { data: shown, error, isFetching, isPrevious: isPlaceholderData || shown !== data, retry: () => void refetch() };
}

/** The events that start the download of the catalogue. */
const START_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * The search of the catalogue in the browser; null until it is ready. The download starts with the first press or key,
 * at the latest when the browser is idle, and at once where the fit is on, whose results need it. Where it fails the
 * API goes on answering. A user who may be signed in gets the catalogue with their own recent edits.
 */
export function useCatalogueSearch(): CatalogueSearch | null {
  const callApi = useApi();
  const isFitOn = useIsFitOn();
  const [catalogue, setCatalogue] = useState<CatalogueSearch | null>(null);
  const start = useRef<() => void>(null);
  useEffect(() => {
    const controller = new AbortController();
    let isRequested = false;
    let close: () => void = () => undefined;
    const load = async () => {
      if (isRequested) return;
      isRequested = true;
      const address = readHint() === null ? 'mediaCatalogue' : 'collegeCatalogue';
      const [{ openCatalogue }, file] = await Promise.all([
        import('./catalogue-search'),
        callApi(address, { signal: controller.signal }),
      ]);
      const opened = await openCatalogue(file);
      close = opened.close;
      if (controller.signal.aborted) close();
      else startTransition(() => setCatalogue(opened)); // Rendered in slices: the whole screen knows the catalogue.
    };
    const begin = () => void load().catch(() => undefined);
    start.current = begin;
    const callOff = whenIdle(begin);
    for (const event of START_EVENTS) addEventListener(event, begin, { once: true, passive: true, signal: controller.signal });
    return () => {
      controller.abort();
      callOff();
      close();
    };
  }, [callApi]);
  useEffect(() => {
    if (isFitOn) start.current?.();
  }, [isFitOn, callApi]);
  return catalogue;
}
