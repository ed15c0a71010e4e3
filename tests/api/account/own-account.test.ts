import { TERMS } from '@touchline/domain/person/consent/terms';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { accountOf, storedPerson } from '../../support/api/account/own-accounts';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();

const aMember = (): Promise<SignedIn> => signedIn(api.url);

describe('the account of its owner', () => {
  test('returns the private data to its owner', async () => {
    const member = await aMember();
    expect(await accountOf(member)).toMatchObject({
      uid: member.uid,
      email: member.email,
      emailVerified: true,
      providers: ['password'],
      firstName: 'Test',
      lastName: 'Person',
      dateOfBirth: '2000-02-03',
      locale: 'en',
      currency: 'usd',
      boundCurrency: null,
      marketingOptIn: false,
      mayAllowMarketing: true,
      deactivatedAt: null,
      roleRequests: [],
      consents: [{ kind: 'terms' }, { kind: 'marketing', granted: false }],
    });
  });

  test('[S1-13] [S9-12] the language is stored, and the currency follows it', async () => {
    const member = await aMember();
    const answer = await member.call('changeAccount', { body: { locale: 'de' } });
    expect(answer.body).toMatchObject({ account: { locale: 'de', currency: 'eur' } });
    expect(await accountOf(member)).toMatchObject({ locale: 'de', currency: 'eur' });
    expect((await storedPerson(member)).account?.locale).toBe('de');
  });

  test('names change, on the profile too', async () => {
    const member = await aMember();
    await member.call('changeAccount', { body: { firstName: ' Test ', lastName: 'Example' } });
    expect(await accountOf(member)).toMatchObject({ firstName: 'Test', lastName: 'Example' });
    expect((await storedPerson(member)).profile).toMatchObject({ displayName: 'Test Example', version: 2 });
  });

  test('marketing: yes and no are lines of the consent history, the same again is none', async () => {
    const member = await aMember();
    for (const marketingOptIn of [true, true, false]) await member.call('changeAccount', { body: { marketingOptIn } });
    const { consents } = await accountOf(member);
    expect(consents.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['terms', true],
      ['marketing', false],
      ['marketing', true],
      ['marketing', false],
    ]);
  });

  test('[S5-10] from 13 to 15 nobody allows marketing or analytics in a GDPR country; elsewhere they may', async () => {
    const young = await aMember();
    const born = `${new Date().getUTCFullYear() - 14}-01-01`;
    await firestore().collection('accounts').doc(young.uid).update({ dateOfBirth: born });
    const inGermany = { 'x-country-code': 'DE' };
    const refused = [
      await young.call('changeAccount', { body: { marketingOptIn: true }, headers: inGermany }),
      await young.call('recordConsent', { body: { services: ['analytics'] }, headers: inGermany }),
    ];
    for (const answer of refused) {
      expectRefusal(answer, 422);
      expect(codeOf(answer)).toBe('tooYoungForThis');
    }
    expect((await young.call('account', { headers: inGermany })).body).toMatchObject({ mayAllowMarketing: false });
    expect((await young.call('recordConsent', { body: { services: ['maps'] }, headers: inGermany })).status).toBe(200);
    expect(
      (await young.call('changeAccount', { body: { marketingOptIn: true }, headers: { 'x-country-code': 'US' } })).status,
    ).toBe(200);
  });

  test('a choice of services is a line of the history', async () => {
    const member = await aMember();
    await member.call('recordConsent', { body: { services: ['analytics', 'video'] } });
    expect((await accountOf(member)).consents.at(-1)).toMatchObject({
      kind: 'services',
      services: ['necessary', 'analytics', 'video'],
    });
  });

  test('[S2-14] a new version of the terms is asked for until its owner agrees, and only the present one can be agreed to', async () => {
    const member = await aMember();
    expect(await accountOf(member)).toMatchObject({
      termsToAgreeTo: null,
      consents: [{ kind: 'terms', version: TERMS.version }, {}],
    });
    const { consents } = await accountOf(member);
    const unversioned = consents.map((line) => ({ ...line, version: null }));
    await firestore().collection('accounts').doc(member.uid).update({ consents: unversioned });
    expect(await accountOf(member)).toMatchObject({ termsToAgreeTo: TERMS.version });

    const refused = await member.call('agreeToTerms', { body: { version: TERMS.version + 1 } });
    expectRefusal(refused, 409);
    expect([codeOf(refused), (await accountOf(member)).consents]).toEqual(['termsChanged', unversioned]);

    const { body } = await member.call('agreeToTerms', { body: { version: TERMS.version } });
    expect(body).toMatchObject({ account: { termsToAgreeTo: null } });
    expect((await accountOf(member)).consents.at(-1)).toMatchObject({ kind: 'terms', granted: true, version: TERMS.version });
  });

  test.each([
    ['agreeToTerms', { version: '1' }],
    ['agreeToTerms', {}],
    ['changeAccount', { firstName: '  ' }],
    ['changeAccount', { lastName: 'x'.repeat(101) }],
    ['changeAccount', { locale: 'fr' }],
    ['changeAccount', { marketingOptIn: 'yes' }],
    ['changeAccount', [1]],
    ['recordConsent', { services: ['everything'] }],
    ['recordConsent', { services: 'analytics' }],
    ['recordConsent', {}],
  ] as const)('%s with %j is refused, and nothing changes', async (name, body) => {
    const member = await aMember();
    const before = await storedPerson(member);
    expectRefusal(await member.call(name, { body }), 422);
    expect(await storedPerson(member)).toEqual(before);
  });

  test('keys that are nobody’s to send are dropped', async () => {
    const member = await aMember();
    const body = {
      firstName: 'New',
      email: 'x@y.example',
      dateOfBirth: '1990-01-01',
      isAdmin: true,
      entitlements: { premium: {} },
    };
    await member.call('changeAccount', { body });
    expect(await accountOf(member)).toMatchObject({ firstName: 'New', email: member.email, dateOfBirth: '2000-02-03' });
    expect((await storedPerson(member)).account?.entitlements.premium).toBeNull();
  });
});
