import { randomUUID } from 'node:crypto';
import { namedGuardian } from '@touchline/domain/person/consent/guardian';
import { mayBeFeatured } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import {
  aConfirmedMinor,
  aGuardianAddress,
  aMinor,
  answerLink,
  checkGuardians,
  guardianLinksTo,
  wish,
  withAddress,
} from '../../support/api/featuring/guardian-links';
import { aPerson, idTokenOf, type SignedIn, signedIn } from '../../support/api/members/people';
import { traceOfProfile } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { register } from '../../support/api/registration/registrations';

const api = apiStage();
const TODAY = new Date().toISOString().slice(0, 10);
const documents = () => personDocuments(firestore());
const accountOf = async (uid: string) => (await documents().accounts.doc(uid).get()).data();
const isFeatured = async (uid: string): Promise<boolean> => {
  const profile = (await documents().profiles.doc(uid).get()).data();
  return profile !== undefined && mayBeFeatured(profile, TODAY);
};
const changeEmailTo = async (caller: SignedIn, email: string) =>
  caller.call('changeEmail', { body: { idToken: await idTokenOf(caller), email } });
/** A mailbox at Gmail that no other test has, with and without dots. */
function aGmailBox() {
  const name = randomUUID().replaceAll('-', '');
  return { dotted: `k.${name}@gmail.com`, plain: `k${name}@gmail.com`, other: `K.${name}+mum@googlemail.com` };
}

describe('attack 250: a minor as their own guardian', () => {
  test('no spelling of the own mailbox is asked', async () => {
    const { caller, stored } = await aMinor(api.url);
    const { dotted, plain, other } = aGmailBox();
    await withAddress(caller, dotted);
    const before = await traceOfProfile(stored._id);
    for (const own of [plain, other, dotted]) {
      const refused = await wish(caller, stored._id, true, own);
      expectRefusal(refused, 422);
      expect(codeOf(refused)).toBe('guardianIsOwner');
    }
    expect(await traceOfProfile(stored._id)).toEqual(before);
    expect((await accountOf(stored._id))?.guardian).toBeNull();
    expect(await guardianLinksTo(plain)).toEqual([]);
  });

  test('a question that went to the own mailbox before is answered with no alone', async () => {
    const { caller, stored } = await aMinor(api.url);
    const email = aGuardianAddress();
    await wish(caller, stored._id, true, email);
    const [link = ''] = await guardianLinksTo(email);
    await withAddress(caller, email.replace('@', '+kid@'));
    expect((await api.visitor.call('openGuardianLink', { body: { link } })).body).toMatchObject({ state: 'unanswered' });
    const yes = await answerLink(api.visitor, link, 'allow');
    expectRefusal(yes, 409);
    expect(codeOf(yes)).toBe('guardianIsPlayer');
    expect(await isFeatured(stored._id)).toBe(false);
    expect((await answerLink(api.visitor, link, 'end')).body).toEqual({ state: 'off' });
  });

  test('a minor does not move to the mailbox of the guardian; others do', async () => {
    const email = `${randomUUID()}@people.example`;
    const { caller } = await aConfirmedMinor(api.url, email);
    const moved = await changeEmailTo(caller, email.replace('@', '+kid@'));
    expectRefusal(moved, 422);
    expect(codeOf(moved)).toBe('emailIsGuardians');
    expect((await accountOf(caller.uid))?.email).toBe(caller.email);
    expect((await changeEmailTo(caller, `${randomUUID()}@people.example`)).status).toBe(204);
  });
});

describe('attack 251: a player as guardian of another', () => {
  test('is not asked, whatever the spelling; a parent with an account is', async () => {
    const [{ caller, stored }, player, parent] = [await aMinor(api.url), await aPerson(), await aPerson()];
    await documents().profiles.doc(parent.uid).update({ type: 'parent' });
    const refused = await wish(caller, stored._id, true, player.email.toUpperCase().replace('@', '+DAD@'));
    expectRefusal(refused, 422);
    expect(codeOf(refused)).toBe('guardianIsPlayer');
    expect((await wish(caller, stored._id, true, parent.email)).status).toBe(200);
  });

  test('who registers after the question cannot answer it with yes', async () => {
    const { caller, stored } = await aMinor(api.url);
    const email = aGuardianAddress();
    await wish(caller, stored._id, true, email);
    const [link = ''] = await guardianLinksTo(email);
    await withAddress(await aPerson(), email);
    expectRefusal(await answerLink(api.visitor, link, 'allow'), 409);
    expect(await isFeatured(stored._id)).toBe(false);
  });

  test('ends what was agreed at once by registering, and the minor is told to name another', async () => {
    const email = aGuardianAddress();
    const { caller, stored } = await aConfirmedMinor(api.url, email);
    expect(await isFeatured(stored._id)).toBe(true);

    expect((await register(api.visitor, { email })).status).toBe(201);

    expect(await isFeatured(stored._id)).toBe(false);
    expect((await accountOf(stored._id))?.guardian).toEqual({ ...namedGuardian(email), refusedAt: expect.any(String) as string });
    const ended = { action: 'featuring.end', by: null, detail: { as: 'guardianIsPlayer' } };
    expect(await auditAbout(`profiles/${stored._id}`)).toMatchObject([ended]);
    expect((await caller.call('account')).body).toMatchObject({ hasGuardian: false, isGuardianRefused: true });
    expect((await wish(caller, stored._id, true, aGuardianAddress())).status).toBe(200);
    expect((await caller.call('account')).body).toMatchObject({ isGuardianRefused: false });
  });

  test('the same by changing to the address; a coach or parent who does so ends nothing', async () => {
    const email = aGuardianAddress();
    const { stored } = await aConfirmedMinor(api.url, email);
    const [other, parent] = [await signedIn(api.url), await signedIn(api.url)];
    await documents().profiles.doc(parent.uid).update({ type: 'parent' });
    expect((await changeEmailTo(parent, email.replace('@', '+own@'))).status).toBe(204);
    expect(await isFeatured(stored._id)).toBe(true);
    expect((await changeEmailTo(other, email)).status).toBe(204);
    expect(await isFeatured(stored._id)).toBe(false);
  });

  test('the job ends what a call left, also of accounts that an earlier version wrote', async () => {
    const email = aGuardianAddress();
    const [{ stored }, earlier] = [await aConfirmedMinor(api.url, email), await aConfirmedMinor(api.url, aGuardianAddress())];
    await withAddress(await aPerson(), email);
    const { dotted, plain } = aGmailBox();
    const account = await accountOf(earlier.stored._id);
    await firestore()
      .collection('accounts')
      .doc(earlier.stored._id)
      .set({
        ...Object.fromEntries(Object.entries(account ?? {}).filter(([field]) => field !== '_id')),
        ...{ schemaVersion: 5, email: dotted, guardian: { email: plain, confirmedAt: account?.guardian?.confirmedAt } },
      });

    await checkGuardians();

    expect([await isFeatured(stored._id), await isFeatured(earlier.stored._id)]).toEqual([false, false]);
    expect((await accountOf(earlier.stored._id))?.guardian).toMatchObject({ email: plain, confirmedAt: null });
  });
});
