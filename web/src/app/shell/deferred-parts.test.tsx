import { TERMS } from '@touchline/domain/person/consent/terms';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rememberLanguage } from '../../i18n/languages';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

afterEach(() => vi.restoreAllMocks());

const footer = async () => within(await screen.findByRole('contentinfo'));
const account = () => anOwnAccount({ locale: 'de' });

describe('the language of somebody signed in', () => {
  test('[S1-13] [S9-12] goes into the account when it is chosen on a device', async () => {
    const { calls } = showApp({
      address: '/faqs',
      signedInAs: anOwnProfile(),
      answers: { changeAccount: () => ({ account: account() }), checkGdpr: () => ({ gdpr: false }) },
    });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: 'Feedback' });
    await screen.findByRole('button', { name: /^Your menu/ });

    fireEvent.click((await footer()).getByRole('button', { name: /^Sprache/ }));

    await waitFor(() => expect(calls).toContainEqual({ name: 'changeAccount', call: { body: { locale: 'de' } } }));
  });

  test('[S1-13] is the account’s on a device that asks for none of ours', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    showApp({ address: '/faqs', signedInAs: anOwnProfile(), answers: { account, checkGdpr: () => ({ gdpr: false }) } });
    await screen.findByRole('heading', { level: 1 });

    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  });

  test('[S1-13] stays what was chosen on this device', async () => {
    rememberLanguage('en');
    const { calls } = showApp({
      address: '/faqs',
      signedInAs: anOwnProfile(),
      answers: { account, checkGdpr: () => ({ gdpr: false }) },
    });
    await screen.findByRole('button', { name: 'Feedback' });
    await screen.findByRole('button', { name: /^Your menu/ });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('account'));

    expect(document.documentElement.lang).toBe('en');
  });
});

describe('a new version of the terms', () => {
  const withAccount = (termsToAgreeTo: number | null, address = '/faqs') => {
    rememberLanguage('en');
    return showApp({
      address,
      signedInAs: anOwnProfile(),
      answers: {
        account: () => anOwnAccount({ termsToAgreeTo }),
        agreeToTerms: () => ({ account: anOwnAccount() }),
        checkGdpr: () => ({ gdpr: false }),
      },
    });
  };
  const accountCalls = ({ calls }: ReturnType<typeof showApp>) => calls.filter(({ name }) => name === 'account').length;

  test('is agreed to in a dialog, and then not asked for again in this browser', async () => {
    const shown = withAccount(TERMS.version);
    const dialog = within(await screen.findByRole('dialog', { name: 'Our terms have changed' }));
    expect(dialog.getByRole('link', { name: /^Terms/ }).getAttribute('href')).toBe('/TermsAndConditions');

    fireEvent.click(dialog.getByRole('button', { name: 'Agree and continue' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.calls).toContainEqual({ name: 'agreeToTerms', call: { body: { version: TERMS.version } } });
    cleanup();
    const again = withAccount(TERMS.version);
    await screen.findByRole('button', { name: 'Feedback' });
    await screen.findByRole('button', { name: /^Your menu/ });
    expect(accountCalls(again)).toBe(0);
  });

  test('does not cover the page that can be read before agreeing', async () => {
    const shown = withAccount(TERMS.version, '/TermsAndConditions');
    await waitFor(() => expect(accountCalls(shown)).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked of nobody who agreed to the present one', async () => {
    const shown = withAccount(null);
    await waitFor(() => expect(accountCalls(shown)).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
