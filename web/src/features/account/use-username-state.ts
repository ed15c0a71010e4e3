import { USERNAME_PATTERN } from '@touchline/domain/person/profiles/username-pattern';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../lib/api/api-client';

/** What is known about a name: the server's state, `checking` until it answers, null where it cannot be asked. */
export type KnownState = AnswerOf<'usernameState'>['state'] | 'checking' | null;

/**
 * Whether the caller can take a name, while it is being typed. Only what can be a username is asked for, and one
 * name at a time: the next call waits for the answer and then asks for the name as it is by then.
 */
export function useUsernameState(name: string): KnownState {
  const callApi = useApi();
  const [known, setKnown] = useState<{ readonly name: string; readonly state: KnownState } | null>(null);
  const wanted = useRef(name);
  const isAsking = useRef(false);
  const canBe = USERNAME_PATTERN.test(name);
  useEffect(() => {
    wanted.current = name;
    if (!canBe || isAsking.current) return;
    isAsking.current = true;
    const ask = async (username: string): Promise<void> => {
      const state = await callApi('usernameState', { params: { username } }).then(
        (answer) => answer.state,
        () => null,
      );
      setKnown({ name: username, state });
      const next = wanted.current;
      if (next !== username && USERNAME_PATTERN.test(next)) await ask(next);
    };
    void ask(name).finally(() => {
      isAsking.current = false;
    });
  }, [name, canBe, callApi]);
  if (!canBe) return 'invalid';
  return known?.name === name ? known.state : 'checking';
}
