import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { PRICE_LIST, type PriceName } from '@touchline/domain/reference/price-list';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { signedIn, type SignedIn } from '../../support/api/members/people';

const money = moneyStage();
const api = apiStage();
beforeAll(() => money.sendEventsTo(api.url));

const LOCALES = ['en', 'de'] as const;
type Locale = (typeof LOCALES)[number];

const speaks = ({ uid }: SignedIn, locale: Locale) => personDocuments(firestore()).accounts.doc(uid).update({ locale });

/** Somebody whose account is in a language, with a Guest Access that was bought in another one, or with none. */
async function aBuyer(locale: Locale, planOf: Locale | null) {
  const buyer = await signedIn(api.url, { isAdmin: true });
  let customerId: string | null = null;
  if (planOf !== null) {
    await speaks(buyer, planOf);
    const checkout = await aCheckout(buyer, 'guestAccess');
    money.double.pay(checkout.sessionId);
    await money.double.delivery.idle();
    customerId = checkout.customerId;
  }
  await speaks(buyer, locale);
  return { buyer, customerId };
}

/** What the server says that its prices are shown in, on a page in a language. */
async function shownTo(buyer: SignedIn, page: Locale) {
  const headers = { 'accept-language': page === 'de' ? 'de-DE,de;q=0.9,en;q=0.5' : 'en-US' };
  const [profile, account] = [
    (await buyer.call('ownProfile', { headers })).body as AnswerOf<'ownProfile'>,
    (await buyer.call('account', { headers })).body as AnswerOf<'account'>,
  ];
  expect(account.currency).toBe(profile.currency);
  return profile.currency;
}

describe('[S9-12] [S9-02] the price that is shown is the price that is charged', () => {
  test.each(LOCALES.flatMap((locale) => ([null, ...LOCALES] as const).map((planOf) => ({ locale, planOf }))))(
    'account in $locale, page in either language, plan bought in $planOf',
    async ({ locale, planOf }) => {
      const { buyer } = await aBuyer(locale, planOf);
      const currency = (planOf ?? locale) === 'de' ? 'eur' : 'usd';
      for (const page of LOCALES) expect(await shownTo(buyer, page), page).toBe(currency);
      const names: readonly PriceName[] = ['premium', 'skipTheLine'];
      for (const name of names) {
        const { sessionId } = await aCheckout(buyer, name);
        const charged = { currency, amount_total: PRICE_LIST[name].cents };
        expect(money.double.state.sessions.get(sessionId), name).toMatchObject(charged);
      }
    },
  );

  test('also once a plan has ended: the language of the account decides again', async () => {
    const { buyer, customerId } = await aBuyer('de', 'en');
    expect(await shownTo(buyer, 'de')).toBe('usd');
    const [running] = [...money.double.state.subscriptions.values()].filter(({ customer }) => customer === customerId);
    await fetch(`http://${money.double.host}/v1/subscriptions/${running?.id ?? ''}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_double', 'stripe-version': '2026-10-28.endive' },
    });
    await money.double.delivery.idle();
    expect(await shownTo(buyer, 'en')).toBe('eur');
    const { sessionId } = await aCheckout(buyer, 'premium');
    expect(money.double.state.sessions.get(sessionId)).toMatchObject({ currency: 'eur', amount_total: 999 });
  });
});
