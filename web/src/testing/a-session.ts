import { DAY_MS } from '@touchline/domain/kernel/day';
import { vi } from 'vitest';
import { createSession } from '../session/create-session';
import { createSessionActions } from '../session/session-actions';
import type { Leaving } from '../session/session-controller';
import type { SessionState } from '../session/session-state';
import { STAYING } from './an-open-session';
import { anOwnProfile } from './an-own-account';
import { fakeApi, type FakeAnswers } from './fake-api';
import { aProviderUser, fakeAuth } from './fake-auth';

/** The time at which sessions of tests happen. */
export const SESSION_NOW = Date.parse('2026-03-01T12:00:00Z');

/** A moment that many days after it, as the API writes it. */
export const inDays = (days: number): string => new Date(SESSION_NOW + days * DAY_MS).toISOString();

interface World {
  readonly answers?: FakeAnswers;
  readonly leaving?: Partial<Leaving>;
  readonly auth?: ReturnType<typeof fakeAuth>;
}

/** A session over a fake provider and a fake API, with all that it shows and calls. */
export function aSession({ answers = {}, auth = fakeAuth(aProviderUser('uid-robin')), leaving = {} }: World = {}) {
  const { holdCalls, leavePage } = { ...STAYING, ...leaving };
  const { callApi, calls } = fakeApi({
    sessionLogin: () => ({ expiresAt: inDays(5) }),
    sessionLogout: () => null,
    ownProfile: () => anOwnProfile(),
    ...answers,
  });
  const loadAuth = vi.fn(() => Promise.resolve(auth.provider));
  const report = vi.fn();
  const nowMs = () => SESSION_NOW;
  const session = createSession({
    openActions: async (store) =>
      createSessionActions({ auth: await loadAuth(), store, callApi, report, nowMs, holdCalls, leavePage }),
    endBackend: () => callApi('sessionLogout'),
    leavePage,
    report,
    nowMs,
  });
  const seen: SessionState[] = [];
  session.subscribe(() => seen.push(session.state()));
  return { session, calls, seen, auth, loadAuth, report, called: () => calls.map(({ name }) => name) };
}
