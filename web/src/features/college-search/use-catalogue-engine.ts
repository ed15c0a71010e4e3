import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context';
import { readHint } from '../../session/signed-in-hint';
import { whenIdle } from '../../ui/when-idle';
import type { CatalogueEngine } from './catalogue-engine';

/** What tells that a reader begins to search. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/**
 * The search engine of the browser: null until catalogue and code are downloaded, which begins with the reader's first press or key, at the latest when
 * the browser is idle. Where the download fails the API goes on answering. Whoever may be signed in gets the catalogue with the own changes.
 */
export function useCatalogueEngine(): CatalogueEngine | null {
  const callApi = useApi();
  const [engine, setEngine] = useState<CatalogueEngine | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    let isAsked = false;
    const load = async () => {
      if (isAsked) return;
      isAsked = true;
      const address = readHint() === null ? 'mediaCatalogue' : 'collegeCatalogue';
      const [{ catalogueEngine }, file] = await Promise.all([
        import('./catalogue-engine'),
        callApi(address, { signal: gone.signal }),
      ]);
      if (!gone.signal.aborted) setEngine(catalogueEngine(file));
    };
    const begin = () => void load().catch(() => undefined);
    const callOff = whenIdle(begin);
    for (const beginning of BEGINNINGS) addEventListener(beginning, begin, { once: true, passive: true, signal: gone.signal });
    return () => {
      gone.abort();
      callOff();
    };
  }, [callApi]);
  return engine;
}
