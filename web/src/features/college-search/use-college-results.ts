import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../lib/api-client';
import { whenIdle } from '../../lib/deferred-loading';
import { readHint } from '../../session/stored-session';
import type { CatalogueEngine } from './catalogue-engine';
import { collegeSearchQuery } from './college-results-query';

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
 * Searches colleges: by the engine in the browser once it is loaded, by the API until then. The previous results stay
 * until the new ones arrive.
 */
export function useCollegeResults(query: CollegeQuery, engine: CatalogueEngine | null): ShownResults {
  const asked = useQuery({
    ...collegeSearchQuery(useApi(), query),
    placeholderData: keepPreviousData,
    enabled: engine === null,
  });
  const own = useMemo(() => engine?.answer(query), [engine, query]);
  return {
    data: own ?? asked.data,
    error: own === undefined ? asked.error : null,
    isFetching: own === undefined && asked.isFetching,
    isPrevious: own === undefined && asked.isPlaceholderData,
    retry: () => void asked.refetch(),
  };
}

/** The events that start the download of the catalogue. */
const START_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * The search engine in the browser; null until catalogue and code are downloaded. The download starts with the first
 * press or key, at the latest when the browser is idle. Where it fails the API goes on answering. A user who may be
 * signed in gets the catalogue with their own recent edits.
 */
export function useCatalogueEngine(): CatalogueEngine | null {
  const callApi = useApi();
  const [engine, setEngine] = useState<CatalogueEngine | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    let isRequested = false;
    const load = async () => {
      if (isRequested) return;
      isRequested = true;
      const address = readHint() === null ? 'mediaCatalogue' : 'collegeCatalogue';
      const [{ catalogueEngine }, file] = await Promise.all([
        import('./catalogue-engine'),
        callApi(address, { signal: controller.signal }),
      ]);
      if (!controller.signal.aborted) setEngine(catalogueEngine(file));
    };
    const begin = () => void load().catch(() => undefined);
    const callOff = whenIdle(begin);
    for (const event of START_EVENTS) addEventListener(event, begin, { once: true, passive: true, signal: controller.signal });
    return () => {
      controller.abort();
      callOff();
    };
  }, [callApi]);
  return engine;
}
