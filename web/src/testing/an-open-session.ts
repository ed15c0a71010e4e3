import { vi } from 'vitest';
import { ApiRefusal } from '../lib/api-refusal';
import { createSession } from '../session/create-session';
import { renewingClient } from '../session/renewing-client';
import { createSessionActs } from '../session/session-acts';
import { anOwnProfile } from './an-own-profile';
import { fakeApi, type FakeAnswers } from './fake-api';
import { aProviderUser, fakeAuth } from './fake-auth';

const NOW = Date.parse('2026-03-01T12:00:00Z');

/** When the backend's sessions end that a pretended API gives. */
export const IN_FIVE_DAYS = '2026-03-06T12:00:00.000Z';

/** What the backend says of a session that has ended. */
export const ENDED = new ApiRefusal(401, 'sessionExpired', [{ message: 'Your session has ended.', field: null }]);

/** A session over a pretended provider, which knows uid-robin, and a pretended API; with its acts at hand. */
export async function anOpenSession(given: FakeAnswers = {}, auth = fakeAuth(aProviderUser('uid-robin'))) {
  const { callApi, calls } = fakeApi({
    sessionLogin: () => ({ expiresAt: IN_FIVE_DAYS }),
    sessionLogout: () => null,
    ownProfile: () => anOwnProfile(),
    ...given,
  });
  const report = vi.fn();
  const nowMs = () => NOW;
  const session = createSession({
    openActs: (store) => Promise.resolve(createSessionActs({ auth: auth.provider, store, callApi, report, nowMs })),
    endBackend: () => callApi('sessionLogout'),
    ...{ report, nowMs },
  });
  const acts = await session.acts();
  return { session, acts, auth, report, called: () => calls.map(({ name }) => name), callApi: renewingClient(callApi, session) };
}

/** Answers by turns; the last one again and again. */
export function inTurn<Answer>(...turns: (() => Answer)[]): () => Answer {
  let turn = 0;
  return () => {
    const answer = turns[Math.min(turn, turns.length - 1)];
    turn += 1;
    if (answer === undefined) throw new Error('No turn is left');
    return answer();
  };
}
