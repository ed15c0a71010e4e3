import type { FitWishes } from '@touchline/domain/search/fit/fit-wishes';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { type CallApi, useApi } from '../../lib/api/api-client';
import { readHint } from '../../session/stored-session';
import type { FitEngine } from './fit-engine';
import type { ExplainedFit, RatedCollege } from './fit-responder';
import { useOwnWishes } from './own-wishes';

/** The fit of all colleges; `colleges` stays while other wishes are computed. */
interface Fits {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly colleges: ReadonlyMap<string, RatedCollege>;
}

const LOADING: Fits = { status: 'loading', colleges: new Map() };
const listeners = new Set<() => void>();
let engine: Promise<FitEngine> | null = null;
let current: Fits = LOADING;
let ratedFor = '';

function tell(next: Fits): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The engine, which is downloaded once for a visit: the catalogue, and the one further file. */
function opened(callApi: CallApi): Promise<FitEngine> {
  if (engine !== null) return engine;
  const opening = open(callApi);
  engine = opening;
  opening.catch(() => {
    engine = null;
    ratedFor = '';
  });
  return opening;
}

async function open(callApi: CallApi): Promise<FitEngine> {
  const [{ openFit }, catalogue, figures] = await Promise.all([
    import('./fit-engine'),
    callApi(readHint() === null ? 'mediaCatalogue' : 'collegeCatalogue'),
    callApi('fitFigures'),
  ]);
  return openFit(catalogue, figures);
}

async function rate(callApi: CallApi, wishes: FitWishes, isAgain: boolean): Promise<void> {
  const key = JSON.stringify(wishes);
  if (key === ratedFor && !isAgain) return;
  ratedFor = key;
  if (current.status === 'failed') tell(LOADING);
  try {
    const rated = await (await opened(callApi)).rate(wishes);
    if (ratedFor === key) tell({ status: 'ready', colleges: new Map(rated.map((one) => [one.id, one])) });
  } catch {
    if (ratedFor === key || ratedFor === '') tell({ ...LOADING, status: 'failed' });
  }
}

/** The fit of all colleges as it is known, rendered in slices: every row of a list shows it. */
function useCurrentFits(): Fits {
  const [fits, setFits] = useState(current);
  useEffect(() => {
    const show = () => startTransition(() => setFits(current));
    listeners.add(show);
    show();
    return () => void listeners.delete(show);
  }, []);
  return fits;
}

/** The fit of all colleges for the own wishes, and how to try again and to explain one. */
export function useFits() {
  const callApi = useApi();
  const { wishes } = useOwnWishes();
  useEffect(() => void rate(callApi, wishes, false), [callApi, wishes]);
  const fits = useCurrentFits();
  const retry = useCallback(() => void rate(callApi, wishes, true), [callApi, wishes]);
  const explain = useCallback(
    async (id: string): Promise<ExplainedFit | null> => (await opened(callApi)).explain(id, wishes),
    [callApi, wishes],
  );
  return { ...fits, retry, explain };
}
