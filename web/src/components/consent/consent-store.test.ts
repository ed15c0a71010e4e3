import { ALL_SERVICES } from '@touchline/domain/person/consent/allowed-services';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { storeHint } from '../../session/stored-session';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import { consentStoreOf } from './consent-store';
import { CHOICE_STORED_AS, readChoice } from './stored-choice';

const SETTLED = { isSettled: true };

function stored(services: Readonly<Record<string, unknown>>, expirationTime = Date.now() + 60_000): string {
  return JSON.stringify({ services, expirationTime, lastConsentTimestamp: '2026-03-01T10:00:00.000Z', categories: [] });
}

async function consentIn(checkGdpr: NonNullable<FakeAnswers['checkGdpr']>) {
  const { callApi, calls } = fakeApi({ checkGdpr });
  const consent = consentStoreOf(callApi);
  await new Promise<void>((resolve) => {
    const stop = consent.subscribe(() => {
      stop();
      resolve();
    });
  });
  return { consent, callApi, calls };
}

const inGdprCountry = () => consentIn(() => ({ gdpr: true }));
const elsewhere = () => consentIn(() => ({ gdpr: false }));

describe('consent of a page', () => {
  test('[S4-15] allows a GDPR visitor nothing before a choice, and others everything', async () => {
    expect((await inGdprCountry()).consent.state()).toMatchObject({
      ...SETTLED,
      isConsentRequired: true,
      allowed: ['necessary'],
      chosen: null,
    });
    sessionStorage.clear();
    expect((await elsewhere()).consent.state()).toMatchObject({
      ...SETTLED,
      isConsentRequired: false,
      allowed: ALL_SERVICES,
      chosen: null,
    });
  });

  test('[S8-09] counts a failed check as no GDPR country, and asks again on the next page', async () => {
    const failing = await consentIn(() => Promise.reject(new ApiRefusal(503)));
    expect(failing.consent.state()).toMatchObject({ ...SETTLED, isConsentRequired: false, allowed: ALL_SERVICES });

    expect((await inGdprCountry()).consent.state().isConsentRequired).toBe(true);
  });

  test('asks for the country once a visit, and there is one store a page', async () => {
    const { callApi, consent } = await inGdprCountry();
    expect(consentStoreOf(callApi)).toBe(consent);

    const next = await consentIn(() => ({ gdpr: false }));
    expect(next.consent.state().isConsentRequired).toBe(true);
    expect(next.calls).toEqual([]);
  });

  test('[S4-15] nothing may run before the country is known', () => {
    const { callApi } = fakeApi({ checkGdpr: () => new Promise(() => undefined) });

    expect(consentStoreOf(callApi).state()).toMatchObject({ isSettled: false, allowed: ['necessary'] });
  });

  test('[S4-15] takes the stored choice, also one made later', async () => {
    localStorage.setItem(CHOICE_STORED_AS, stored({ statistics: ['analytics'], other: ['unknown'] }));
    const { consent } = await inGdprCountry();
    expect(consent.state().allowed).toEqual(['necessary', 'analytics']);

    localStorage.setItem(CHOICE_STORED_AS, stored({ marketing: ['video'] }));
    consent.refreshChoice();

    expect(consent.state().allowed).toEqual(['necessary', 'video']);
    expect(await consent.allows('video')).toBe(true);
    expect(await consent.allows('analytics')).toBe(false);
  });

  test('somebody of 13 to 15 has statistics and marketing off, and so has a user whose age is unknown', async () => {
    localStorage.setItem(CHOICE_STORED_AS, stored({ marketing: ['video', 'tagManager'], preferences: ['maps'] }));
    storeHint({ uid: 'somebody', expiresAt: '2999-01-01T00:00:00.000Z' });
    const { consent } = await inGdprCountry();
    expect(consent.state()).toMatchObject({ isSettled: false, allowed: ['necessary'] });

    consent.setIsYoung(true);
    expect(consent.state()).toMatchObject({ ...SETTLED, allowed: ['necessary', 'maps'] });
    consent.setIsYoung(false);
    expect(consent.state().allowed).toEqual(['necessary', 'maps', 'tagManager', 'video']);
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
