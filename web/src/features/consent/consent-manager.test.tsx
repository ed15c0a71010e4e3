import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALL_SERVICES } from '@touchline/domain/person/consent/allowed-services';
import { afterEach, describe, expect, test } from 'vitest';
import { readChoice } from '../../components/consent/stored-choice';
import { reportEvent } from '../../lib/api/reported-events';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';
import { runTagManager } from './tag-manager';

const html = document.documentElement;

afterEach(() => {
  delete html.dataset.tagManager;
  delete window.dataLayer;
  for (const script of tagManagerScripts()) script.remove();
});

const tagManagerScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];
const open = (gdpr: boolean) => showApp({ address: '/faqs', answers: { checkGdpr: () => ({ gdpr }) } });
const question = () => screen.findByRole('dialog', { name: 'Your data, your call' });
const choices = () => screen.findByRole('dialog', { name: 'Cookies and services' });
const chosen = () => readChoice(Date.now())?.services ?? null;

describe('the consent manager', () => {
  test('[S4-15] [S1-11] asks a GDPR visitor, loads nothing before the answer, and then only what was agreed to', async () => {
    html.dataset.tagManager = 'GTM-TEST1';
    open(true);
    const asked = await question();
    expect(tagManagerScripts()).toEqual([]);

    fireEvent.click(within(asked).getByRole('button', { name: 'Accept all' }));

    await waitFor(() =>
      expect(tagManagerScripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']),
    );
    expect(chosen()?.toSorted()).toEqual(ALL_SERVICES.toSorted());
    reportEvent('loginFailed', 'auth/wrong-password');
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'loginFailed', code: 'auth/wrong-password' });
  });

  test('[S4-15] a GDPR visitor who takes what is necessary only has nothing loaded, and is not asked again', async () => {
    html.dataset.tagManager = 'GTM-TEST1';
    open(true);

    fireEvent.click(within(await question()).getByRole('button', { name: 'Necessary only' }));

    await waitFor(() => expect(chosen()).toEqual(['necessary']));
    reportEvent('loginFailed', 'code');
    expect(window.dataLayer).toBeUndefined();
    expect(tagManagerScripts()).toEqual([]);
  });

  test('says how many services a purpose holds, in words that fit the number', async () => {
    open(true);
    fireEvent.click(within(await question()).getByRole('button', { name: 'Choose' }));

    const text = (await choices()).textContent;
    for (const count of ['1 service', '2 services']) expect(text).toContain(count);
    expect(text).not.toContain('1 services');
  });

  test('[S4-15] other visitors are not asked, and everything is on', async () => {
    html.dataset.tagManager = 'GTM-TEST1';
    open(false);

    await waitFor(() => expect(tagManagerScripts()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chosen()).toBeNull();
    expect(window.dataLayer?.[1]).toEqual({
      event: 'consent',
      services: Object.fromEntries(ALL_SERVICES.map((service) => [service, true])),
    });
  });

  test('somebody of 13 to 15 in a GDPR country is offered no statistics and no marketing, and the choice goes into the account’s history', async () => {
    html.dataset.tagManager = 'GTM-TEST1';
    const dateOfBirth = `${new Date().getUTCFullYear() - 14}-01-01`;
    const { calls } = showApp({
      address: '/faqs',
      signedInAs: anOwnProfile(),
      answers: {
        checkGdpr: () => ({ gdpr: true }),
        account: () => anOwnAccount({ dateOfBirth }),
        recordConsent: () => ({ account: anOwnAccount() }),
      },
    });
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    const dialog = await choices();

    expect(within(dialog).queryByText('Statistics')).toBeNull();
    expect(within(dialog).getByText('Off until you are 16')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Accept all' }));

    await waitFor(() =>
      expect(calls).toContainEqual({ name: 'recordConsent', call: { body: { services: ['necessary', 'maps'] } } }),
    );
    expect(tagManagerScripts()).toEqual([]);
  });

  test('a choice made before signing in goes into the history as soon as somebody is in, once', async () => {
    open(true);
    fireEvent.click(within(await question()).getByRole('button', { name: 'Necessary only' }));
    await waitFor(() => expect(chosen()).toEqual(['necessary']));
    cleanup();
    document.getElementById('consent-windows')?.remove();
    const signedIn = () =>
      showApp({
        address: '/faqs',
        signedInAs: anOwnProfile(),
        answers: {
          checkGdpr: () => ({ gdpr: true }),
          account: () => anOwnAccount(),
          recordConsent: () => ({ account: anOwnAccount() }),
        },
      });

    const { calls } = signedIn();

    const recorded = { name: 'recordConsent', call: { body: { services: ['necessary'] } } };
    await waitFor(() => expect(calls).toContainEqual(recorded));
    await waitFor(() => expect(localStorage.getItem('touchline.consentUntold')).toBeNull());
    cleanup();
    const next = signedIn();
    await waitFor(() => expect(next.calls.map(({ name }) => name)).toContain('account'));
    expect(next.calls).not.toContainEqual(recorded);
  });

  test('[S4-15] the tag manager never starts on the address of a private link', () => {
    html.dataset.tagManager = 'GTM-TEST1';
    history.replaceState(null, '', '/profile/robin/about?link=one#secret');
    expect([runTagManager(ALL_SERVICES), tagManagerScripts()]).toEqual([false, []]);
    history.replaceState(null, '', '/profile/robin/about');
    expect(runTagManager(ALL_SERVICES)).toBe(true);
  });

  test('without a tag manager nothing is loaded for anybody', async () => {
    open(false);
    fireEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    await choices();

    expect(tagManagerScripts()).toEqual([]);
  });

  test.each([
    [true, false],
    [false, true],
  ])(
    '[S2-30] [S9-11] Cookies opens purposes and their services; in a GDPR country: %s, so they are on: %s',
    async (gdpr, isOn) => {
      open(gdpr);
      if (gdpr) await question();
      fireEvent.click(screen.getByRole('button', { name: 'Cookies' }));
      const dialog = await choices();

      for (const purpose of ['Necessary', 'Statistics', 'Marketing', 'Preferences'])
        within(dialog).getByText(purpose, { selector: '.pm__section-title' });
      const switches = within(dialog).getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
      const services = switches.map(({ value }) => value).filter((value) => ALL_SERVICES.some((service) => service === value));
      expect(new Set(services)).toEqual(new Set(ALL_SERVICES));
      expect(switches.filter(({ value, checked }) => value !== 'necessary' && checked !== isOn)).toEqual([]);
    },
  );
});
