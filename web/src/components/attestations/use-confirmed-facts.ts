import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api-client';

type Facts = AnswerOf<'confirmedFacts'>['players'][number]['facts'];

/** The facts of a player that others have confirmed, as this reader may see them; none until they are known. */
export function useConfirmedFacts(profileId: string, updatedAt: string): Facts {
  const callApi = useApi();
  const [found, setFound] = useState<{ readonly of: string; readonly facts: Facts } | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    callApi('confirmedFacts', { query: { players: profileId }, signal: gone.signal }).then(
      ({ players }) => gone.signal.aborted || setFound({ of: profileId, facts: players[0]?.facts ?? [] }),
      // What is confirmed adds to a page that stands by itself: without it nothing is wrong on it.
      () => undefined,
    );
    return () => gone.abort();
  }, [callApi, profileId, updatedAt]);
  return found?.of === profileId ? found.facts : [];
}
