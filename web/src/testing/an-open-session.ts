import { vi } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { createSession } from '../session/create-session';
import { createSessionActions } from '../session/session-actions';
import type { Leaving } from '../session/session-controller';
import { renewingClient } from '../session/session-provider';
import { anOwnProfile } from './an-own-account';
import { fakeApi, type FakeAnswers } from './fake-api';
import { aProviderUser, fakeAuth } from './fake-auth';

const NOW = Date.parse('2026-03-01T12:00:00Z');

/** When the sessions of the fake API expire. */
export const IN_FIVE_DAYS = '2026-03-06T12:00:00.000Z';

/** The refusal for an expired session. */
export const ENDED = new ApiRefusal(401, 'sessionExpired', [{ message: 'Your session has ended.', field: null }]);

/** A page that no sign-out loads anew, and whose calls nothing holds back. */
export const STAYING: Leaving = { holdCalls: () => undefined, leavePage: () => Promise.resolve() };

/** A session over a fake provider, which knows uid-robin, and a fake API; with its actions. */
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
    openActions: (store) =>
      Promise.resolve(createSessionActions({ auth: auth.provider, store, callApi, report, nowMs, ...STAYING })),
    endBackend: () => callApi('sessionLogout'),
    leavePage: STAYING.leavePage,
    report,
    nowMs,
  });
  const actions = await session.actions();
  return {
    session,
    actions,
    auth,
    report,
    called: () => calls.map(({ name }) => name),
    callApi: renewingClient(callApi, session),
  };
}

/** Answers in turn; the last answer repeats. */
export function inTurn<Answer>(...turns: (() => Answer)[]): () => Answer {
  let turn = 0;
  return () => {
    const answer = turns[Math.min(turn, turns.length - 1)];
    turn += 1;
    if (answer === undefined) throw new Error('No turn is left');
    return answer();
  };
}
