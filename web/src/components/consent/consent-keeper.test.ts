import { ALL_SERVICES } from '@touchline/domain/consent/allowed-services';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api-refusal';
import { storeHint } from '../../session/signed-in-hint';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import { consentOf } from './consent-keeper';
import { CHOICE_STORED_AS, readChoice } from './stored-choice';

const SETTLED = { isSettled: true };

function stored(services: Readonly<Record<string, unknown>>, expirationTime = Date.now() + 60_000): string {
  return JSON.stringify({ services, expirationTime, lastConsentTimestamp: '2026-03-01T10:00:00.000Z', categories: [] });
}

async function keeperIn(checkGdpr: NonNullable<FakeAnswers['checkGdpr']>) {
  const { callApi, calls } = fakeApi({ checkGdpr });
  const keeper = consentOf(callApi);
  await new Promise<void>((resolve) => {
    const stop = keeper.subscribe(() => {
      stop();
      resolve();
    });
  });
  return { keeper, callApi, calls };
}

const inGdprCountry = () => keeperIn(() => ({ gdpr: true }));
const elsewhere = () => keeperIn(() => ({ gdpr: false }));

describe('consent of a page', () => {
  test('[S4-15] allows a GDPR visitor nothing before a choice, and others everything', async () => {
    expect((await inGdprCountry()).keeper.state()).toMatchObject({
      ...SETTLED,
      asksFirst: true,
      allowed: ['necessary'],
      chosen: null,
    });
    sessionStorage.clear();
    expect((await elsewhere()).keeper.state()).toMatchObject({
      ...SETTLED,
      asksFirst: false,
      allowed: ALL_SERVICES,
      chosen: null,
    });
  });

  test('[S8-09] counts a failed check as no GDPR country, and asks again on the next page', async () => {
    const failing = await keeperIn(() => Promise.reject(new ApiRefusal(503)));
    expect(failing.keeper.state()).toMatchObject({ ...SETTLED, asksFirst: false, allowed: ALL_SERVICES });

    expect((await inGdprCountry()).keeper.state().asksFirst).toBe(true);
  });

  test('[S4-15] asks for the country once a visit, and there is one keeper a page', async () => {
    const { callApi, keeper } = await inGdprCountry();
    expect(consentOf(callApi)).toBe(keeper);

    const next = await keeperIn(() => ({ gdpr: false }));
    expect(next.keeper.state().asksFirst).toBe(true);
    expect(next.calls).toEqual([]);
  });

  test('[S4-15] nothing may run before the country is known', () => {
    const { callApi } = fakeApi({ checkGdpr: () => new Promise(() => undefined) });

    expect(consentOf(callApi).state()).toMatchObject({ isSettled: false, allowed: ['necessary'] });
  });

  test('[S4-15] takes the stored choice, also one made later', async () => {
    localStorage.setItem(CHOICE_STORED_AS, stored({ statistics: ['analytics'], other: ['unknown'] }));
    const { keeper } = await inGdprCountry();
    expect(keeper.state().allowed).toEqual(['necessary', 'analytics']);

    localStorage.setItem(CHOICE_STORED_AS, stored({ marketing: ['video'] }));
    keeper.reread();

    expect(keeper.state().allowed).toEqual(['necessary', 'video']);
    expect(await keeper.allows('video')).toBe(true);
    expect(await keeper.allows('analytics')).toBe(false);
  });

  test('[S4-15] somebody of 13 to 15 keeps statistics and marketing off, and nobody knows whoever has not been met', async () => {
    localStorage.setItem(CHOICE_STORED_AS, stored({ marketing: ['video', 'tagManager'], preferences: ['maps'] }));
    storeHint({ uid: 'somebody', expiresAt: '2999-01-01T00:00:00.000Z' });
    const { keeper } = await inGdprCountry();
    expect(keeper.state()).toMatchObject({ isSettled: false, allowed: ['necessary'] });

    keeper.meet(true);
    expect(keeper.state()).toMatchObject({ ...SETTLED, allowed: ['necessary', 'maps'] });
    keeper.meet(false);
    expect(keeper.state().allowed).toEqual(['necessary', 'maps', 'tagManager', 'video']);
  });
});

describe('a stored choice', () => {
  test.each([
    null,
    'no json',
    '{}',
    '[]',
    stored({ statistics: 'analytics' }),
    stored({ statistics: [1] }),
    stored({ marketing: ['video'] }, 1),
  ])('that cannot be used counts as none: %s', (text) => {
    if (text !== null) localStorage.setItem(CHOICE_STORED_AS, text);

    expect(readChoice(Date.now())).toBeNull();
  });
});
