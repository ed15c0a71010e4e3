import type { Currency } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { loadPage, showApp } from '../../testing/show-app';

const PLUS = {
  en: { table: 'What each plan includes', get: 'Get Premium', dialog: 'Choose Your Plan', radio: /^Premium/ },
  de: { table: 'Was jeder Tarif enthält', get: 'Premium holen', dialog: 'Wähle deinen Tarif', radio: /^Premium/ },
} as const;

/** Premium and Skip the Line, written by the rules of a language. */
const SHOWN: Readonly<Record<Language, Readonly<Record<Currency, readonly [string, string]>>>> = {
  en: { usd: ['$9.99', '$3.99'], eur: ['€9.99', '€3.99'] },
  de: { usd: ['$9,99', '$3,99'], eur: ['9,99 €', '3,99 €'] },
};
/** A player in the queue, to whom Skip the Line is offered. */
const QUEUED = {
  requests: [
    {
      ...({ requestId: 'ada.1', reason: 'first', state: 'queued', isFirst: false, posted: null, declined: null } as const),
      enteredAt: '2026-03-01T00:00:00.000Z',
    },
  ],
  ...{ place: 3, total: 9, mayQueue: true, wanted: { posts: 1, stories: 1 }, waiting: { skipTheLine: 0, featureAgain: 0 } },
};
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => loadPage('/plus'));

/** /plus in a language; `currency` is that of the server's answer, null for a visitor. */
async function shown(language: Language, currency: Currency | null) {
  showApp({
    address: '/plus',
    ...(currency === null ? {} : { signedInAs: anOwnProfile({ type: 'playerHighSchool', currency }) }),
    answers: {
      account: () => anOwnAccount(),
      checkGdpr: () => ({ gdpr: false }),
      // The account stays as it is, as where a plan that runs binds it.
      changeAccount: () => ({ account: anOwnAccount() }),
      ownFeatureRequests: () => QUEUED,
    },
  });
  if (language === 'en') return;
  if (currency !== null) await screen.findByRole('button', { name: /^Your menu/ });
  fireEvent.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: /^Sprache/ }));
}

describe('[S9-12] our prices', () => {
  test.each([
    { language: 'en', currency: 'usd' },
    { language: 'en', currency: 'eur' },
    { language: 'de', currency: 'usd' },
    { language: 'de', currency: 'eur' },
  ] as const)(
    'of a page in $language stand in $currency, which the server charges: table, boosts and dialog',
    async ({ language, currency }) => {
      await shown(language, currency);
      const texts = PLUS[language];
      const table = await screen.findByRole('table', { name: texts.table });
      const [premium, boost] = SHOWN[language][currency];
      await waitFor(() => expect(plain(table.textContent)).toContain(premium));
      await waitFor(() => expect(plain(document.body.textContent)).toContain(boost));

      fireEvent.click(await screen.findByRole('button', { name: texts.get }));
      const dialog = await screen.findByRole('dialog', { name: texts.dialog });
      expect(plain(within(dialog).getByRole('radio', { name: texts.radio }).closest('label')?.textContent)).toContain(premium);
      const others = Object.values(SHOWN[language])
        .flat()
        .filter((price) => !SHOWN[language][currency].includes(price));
      for (const other of others) expect(plain(document.body.textContent)).not.toContain(other);
    },
  );

  test.each([
    { language: 'en', price: '$9.99' },
    { language: 'de', price: '9,99 €' },
  ] as const)('stand for a visitor in what an account of the page in $language would pay', async ({ language, price }) => {
    await shown(language, null);
    const table = await screen.findByRole('table', { name: PLUS[language].table });
    await waitFor(() => expect(plain(table.textContent)).toContain(price));
  });

  test('change once the account has changed with the language of the page', async () => {
    let currency: Currency = 'usd';
    showApp({
      address: '/plus',
      signedInAs: anOwnProfile({ type: 'playerHighSchool' }),
      answers: {
        account: () => anOwnAccount(),
        checkGdpr: () => ({ gdpr: false }),
        ownProfile: () => anOwnProfile({ type: 'playerHighSchool', currency }),
        changeAccount: () => {
          currency = 'eur';
          return { account: anOwnAccount({ locale: 'de', currency }) };
        },
      },
    });
    const table = await screen.findByRole('table', { name: PLUS.en.table });
    await waitFor(() => expect(plain(table.textContent)).toContain('$9.99'));
    await screen.findByRole('button', { name: 'Feedback' });
    await screen.findByRole('button', { name: /^Your menu/ });
    fireEvent.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: /^Sprache/ }));
    await waitFor(() => expect(plain(document.body.textContent)).toContain('9,99 €'));
  });
});
