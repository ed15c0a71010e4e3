import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberLanguage } from '../../i18n/languages';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => vi.restoreAllMocks());

const footer = () => within(screen.getByRole('contentinfo'));
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

    fireEvent.click(footer().getByRole('button', { name: /^Sprache/ }));

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

    expect(calls.map(({ name }) => name)).not.toContain('account');
    expect(document.documentElement.lang).toBe('en');
  });
});
