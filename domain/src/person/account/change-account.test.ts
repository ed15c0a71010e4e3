import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { agreementAt, mustAgreeToTerms, TERMS } from '../consent/terms';
import { aProfile } from '../testing/a-profile';
import { newAccount } from './account';
import {
  type AccountChanges,
  accountChanges,
  type Person,
  withAccountChanges,
  withDeactivation,
  withServices,
  withTermsAgreed,
} from './change-account';

const NOW = '2026-06-01T12:00:00.000Z';
const aPerson = (dateOfBirth = '2000-02-03', marketingOptIn = false): Person => ({
  account: newAccount({
    uid: 'uid-demo-player',
    email: 'robin@touchline.example',
    firstName: 'Robin',
    lastName: 'Sample',
    dateOfBirth,
    marketingOptIn,
    locale: 'en',
    now: '2026-01-05T10:00:00.000Z',
  }),
  profile: aProfile(),
});
const inUs = { now: NOW, country: 'US' };
const inGermany = { now: NOW, country: 'DE' };
const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? [error.kind, error.code, error.field] : error;
  }
};

test('[S1-06] ticks of the guide’s checklist change what they name, and other changes leave the list alone', () => {
  const ticked = withAccountChanges(aPerson(), { guideTasks: { apply: true, filmGames: true } }, inUs);
  expect(ticked.account.guideTasks).toEqual(['filmGames', 'apply']);
  const unticked = withAccountChanges(ticked, { guideTasks: { apply: false } }, inUs);
  expect(unticked.account.guideTasks).toEqual(['filmGames']);
  expect(withAccountChanges(ticked, { locale: 'de' }, inUs).account.guideTasks).toEqual(['filmGames', 'apply']);
});

test('kinds of mail are turned off and on one by one, and other changes leave them alone', () => {
  const off = withAccountChanges(aPerson(), { mails: { featureDecided: false } }, inUs);
  expect(off.account.mailsOff).toEqual(['featureDecided', 'weeklyInterest']);
  expect(withAccountChanges(off, { locale: 'de' }, inUs).account.mailsOff).toEqual(['featureDecided', 'weeklyInterest']);
  const both = withAccountChanges(off, { mails: { claimOpened: false, featureDecided: false } }, inUs);
  expect(both.account.mailsOff).toEqual(['claimOpened', 'featureDecided', 'weeklyInterest']);
  expect(withAccountChanges(both, { mails: { claimOpened: true } }, inUs).account.mailsOff).toEqual([
    'featureDecided',
    'weeklyInterest',
  ]);
});

test('the weekly mail is off until it is turned on, which notes the day for its first week', () => {
  const before = aPerson();
  expect([before.account.mailsOff, before.account.interestToldOn]).toEqual([['weeklyInterest'], null]);
  const on = withAccountChanges(before, { mails: { weeklyInterest: true } }, inUs);
  expect([on.account.mailsOff, on.account.interestToldOn]).toEqual([[], inUs.now.slice(0, 10)]);
});

test('326: no needed mail can be turned off, and a choice is true or false', () => {
  for (const mails of [{ passwordChanged: false }, { roleDecided: false }, { claimOpened: 'no' }, ['claimOpened'], 'claimOpened'])
    expect(z.safeParse(accountChanges, { mails }).success, JSON.stringify(mails)).toBe(false);
});

test('284: ticks of other steps, and ticks that are no booleans, are refused', () => {
  for (const bad of [{ winTheLeague: true }, { apply: 'yes' }, ['apply'], 'apply'])
    expect(z.safeParse(accountChanges, { guideTasks: bad }).success, JSON.stringify(bad)).toBe(false);
});

describe('changes of one’s own account', () => {
  test('a new name is the one of the profile too, where the profile shows the names', () => {
    const person = aPerson();
    const { account, profile } = withAccountChanges(person, { lastName: 'Example' }, inUs);
    expect([account.firstName, account.lastName]).toEqual(['Robin', 'Example']);
    expect(profile).toEqual({ ...person.profile, displayName: 'Robin Example', version: 2, updatedAt: NOW, publicAt: NOW });

    const stageName = { ...person, profile: aProfile({ displayName: 'Robbie S.' }) };
    expect(withAccountChanges(stageName, { lastName: 'Example' }, inUs).profile).toBe(stageName.profile);
  });

  test('[S1-13] the language is stored, and nothing changes that was not sent', () => {
    const person = aPerson();
    expect(withAccountChanges(person, { locale: 'de' }, inUs)).toEqual({
      ...person,
      account: { ...person.account, locale: 'de' },
    });
    expect(withAccountChanges(person, {}, inUs)).toEqual(person);
  });

  test('a name that passes for our staff is refused, and one that was stored before stays changeable', () => {
    const refusal = (changes: AccountChanges, person = aPerson()) => refusalOf(() => withAccountChanges(person, changes, inUs));
    expect(refusal({ lastName: 'Touchline' })).toEqual(['invalid', 'nameReserved', 'lastName']);
    expect(refusal({ firstName: 'Touch', lastName: 'Line' })).toEqual(['invalid', 'nameReserved', 'lastName']);
    expect(refusal({ firstName: 'Robin \u202E' })).toEqual(['invalid', 'nameTurnsText', 'firstName']);

    const person = aPerson();
    const stored = { ...person, account: { ...person.account, lastName: 'Touchline' } };
    expect(withAccountChanges(stored, { locale: 'de' }, inUs).account.locale).toBe('de');
  });

  test('a change of mind about marketing is a line of the consent history', () => {
    const { account } = withAccountChanges(aPerson(), { marketingOptIn: true }, inUs);
    expect(account.marketingOptIn).toBe(true);
    expect(account.consents.at(-1)).toEqual({ at: NOW, kind: 'marketing', granted: true, services: [], version: null });
    expect(account.consents).toHaveLength(3);
  });

  test('[S5-10] from 13 to 15 nobody allows marketing where consent is asked first; withdrawing is always free', () => {
    const refused = ['invalid', 'tooYoungForThis', 'marketingOptIn'];
    expect(refusalOf(() => withAccountChanges(aPerson('2012-01-01'), { marketingOptIn: true }, inGermany))).toEqual(refused);
    expect(withAccountChanges(aPerson('2012-01-01'), { marketingOptIn: true }, inUs).account.marketingOptIn).toBe(true);
    const young = aPerson('2012-01-01', true);
    expect(withAccountChanges(young, { firstName: 'Rob' }, inGermany).account.marketingOptIn).toBe(true);
    expect(withAccountChanges(young, { marketingOptIn: false }, inGermany).account.marketingOptIn).toBe(false);
  });
});

describe('the terms', () => {
  const agreedBefore = (version: number | null): Person => {
    const person = aPerson();
    const consents = person.account.consents.map((line) => (line.kind === 'terms' ? { ...line, version } : line));
    return { ...person, account: { ...person.account, consents } };
  };

  test('a new member has agreed to the present version', () => {
    const { consents } = aPerson().account;
    expect(consents[0]).toEqual({ ...agreementAt('2026-01-05T10:00:00.000Z'), version: TERMS.version });
    expect(mustAgreeToTerms(consents)).toBe(false);
  });

  test.each([null, TERMS.version + 1])(
    'whose last agreement was to version %j is asked, and agrees with a line of history',
    (version) => {
      const { account } = agreedBefore(version);
      expect(mustAgreeToTerms(account.consents)).toBe(true);
      const after = withTermsAgreed(account, TERMS.version, NOW);
      expect(after.consents.at(-1)).toEqual({ at: NOW, kind: 'terms', granted: true, services: [], version: TERMS.version });
      expect([after.consents.length, after.termsAcceptedAt, mustAgreeToTerms(after.consents)]).toEqual([3, NOW, false]);
      expect(withTermsAgreed(after, TERMS.version, NOW)).toBe(after);
    },
  );

  test.each([0, TERMS.version - 1, TERMS.version + 1])('nobody agrees to version %j, which is not the present one', (version) => {
    const { account } = agreedBefore(null);
    expect(refusalOf(() => withTermsAgreed(account, version, NOW))).toEqual(['conflict', 'termsChanged', 'version']);
  });
});

describe('a choice of services', () => {
  test('is stored with the necessary ones', () => {
    const { consents } = withServices(aPerson().account, ['maps', 'maps'], inGermany);
    expect(consents.at(-1)).toEqual({ at: NOW, kind: 'services', granted: true, services: ['necessary', 'maps'], version: null });
    expect(withServices(aPerson().account, [], inGermany).consents.at(-1)).toMatchObject({
      granted: false,
      services: ['necessary'],
    });
  });

  test.each([
    ['analytics', true],
    ['sessionReplay', true],
    ['video', true],
    ['tagManager', true],
    ['maps', false],
    ['necessary', false],
  ] as const)('%s is not for 13- to 15-year-olds in a GDPR country: %s', (service, isRefused) => {
    const { account } = aPerson('2012-01-01');
    const refused = isRefused ? ['invalid', 'tooYoungForThis', 'services'] : null;
    expect(refusalOf(() => withServices(account, [service], inGermany))).toEqual(refused);
    expect(refusalOf(() => withServices(account, [service], inUs))).toBeNull();
  });
});

test('one service that a young user may not allow refuses the whole choice', () => {
  const { account } = aPerson('2012-01-01');
  const refused = ['invalid', 'tooYoungForThis', 'services'];
  expect(refusalOf(() => withServices(account, ['maps', 'analytics'], inGermany))).toEqual(refused);
});

test('a deactivated account hides its profile, and waking up shows it again', () => {
  const person = aPerson();
  const deactivated = withDeactivation(person, true, NOW);
  expect([deactivated.account.deactivatedAt, deactivated.profile.hidden, deactivated.profile.version]).toEqual([NOW, true, 2]);
  expect(withDeactivation(deactivated, true, '2026-07-01T00:00:00.000Z')).toEqual(deactivated);
  const reactivated = withDeactivation(deactivated, false, NOW);
  expect([reactivated.account.deactivatedAt, reactivated.profile.hidden, reactivated.profile.version]).toEqual([null, false, 3]);
  expect(withDeactivation(reactivated, false, NOW)).toEqual(reactivated);
});
