import { describe, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import type { Session } from './create-session';
import { createSessionGate } from './session-gate';
import { type SessionState, signedOut } from './session-state';

const { callApi } = fakeApi({});
const member: SessionState = { ...signedOut, user: { uid: 'uid-robin', email: null, isVerified: true }, hasBackendSession: true };
const checking: SessionState = { ...signedOut, isSettled: false };

function aSession(first: SessionState) {
  let state = first;
  const listeners = new Set<() => void>();
  const refuse = () => Promise.reject(new Error('No action is asked for'));
  const session: Session = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => undefined,
    prepare: () => undefined,
    actions: refuse,
  };
  const change = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return { session, change, listeners };
}

describe('[S2-22] the gate of private pages', () => {
  test('waits for the session and for its check, and then lets the user in', async () => {
    const gate = createSessionGate();
    const { session, change, listeners } = aSession(checking);
    const admitted = gate.admit('auth');
    gate.open(session, callApi);
    await Promise.resolve();
    change({ ...checking, hasBackendSession: true });
    change(member);

    expect(await admitted).toBe(callApi);
    expect(listeners.size).toBe(0);
  });

  test('keeps visitors out, and users without the claim from the pages of admins', async () => {
    const gateFor = (state: SessionState) => {
      const gate = createSessionGate();
      gate.open(aSession(state).session, callApi);
      return gate;
    };

    expect(await gateFor(signedOut).admit('auth')).toBeNull();
    expect(await gateFor(member).admit('admin')).toBeNull();
    expect(await gateFor({ ...member, isAdmin: true }).admit('admin')).toBe(callApi);
  });
});
