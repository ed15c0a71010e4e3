import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { sitemapSources } from '@touchline/functions/features/pages/sitemap-store';
import { erasureDocuments } from '@touchline/functions/features/account/erasure-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aCaller } from '../../support/api/caller';
import { aCheckout, plansOf } from '../../support/api/money/checkouts';
import { aQueuedPlayer, statesOf } from '../../support/api/featuring/feature-requests';
import { moneyStage } from '../../support/api/money/money-stage';
import { mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { idTokenOf, sessionOf, signedIn, type SignedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { foundBy } from '../../support/api/recruits/recruits';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  money.double.delivery.setMode('drop');
});

const REASON = 'Not the person that the profile names.';
const suspend = (uid: string, reason: unknown = REASON, by = admin) =>
  by.call('suspendPerson', { params: { uid }, body: { suspended: true, reason } });
const lift = (uid: string) => admin.call('suspendPerson', { params: { uid }, body: { suspended: false } });
const actionsAbout = async ({ uid }: { readonly uid: string }) =>
  (await auditAbout(`accounts/${uid}`)).map(({ action }) => String(action)).filter((action) => action !== 'plan.change');

/** A buyer of Premium whose plan runs. */
async function aSubscriber(): Promise<{ readonly buyer: SignedIn; readonly renewals: () => unknown }> {
  const buyer = await signedIn(api.url);
  const { sessionId, customerId } = await aCheckout(buyer, 'premium');
  money.double.pay(sessionId);
  expect((await admin.call('completePayment', { body: { orderID: sessionId } })).status).toBe(200);
  const own = () => [...money.double.state.subscriptions.values()].find(({ customer }) => customer === customerId);
  return { buyer, renewals: () => own()?.cancel_at_period_end };
}

describe('[S4-16] a suspended account', () => {
  test('216: is refused with the next call and by what was issued before', async () => {
    const person = await signedIn(api.url);
    const idToken = await idTokenOf(person);
    expect((await person.call('account')).status).toBe(200);

    const answer = await suspend(person.uid);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ user: { isDisabled: true, suspended: { reason: REASON } } });

    const next = await person.call('account');
    expectRefusal(next, 401);
    expect(codeOf(next)).toBe('sessionExpired');
    expectRefusal(await person.call('changeAccount', { body: { locale: 'de' } }), 401);
    expectRefusal(await api.visitor.call('sessionLogin', { body: { idToken } }), 401);
  });

  test.each([
    [
      'en',
      `We have suspended this account. Our note: “${REASON}” If you think we got this wrong, write to us through the contact page.`,
    ],
    [
      'de',
      `Wir haben dieses Konto gesperrt. Unsere Anmerkung: „${REASON}“ Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.`,
    ],
  ])('216: gets no session by a new sign-in, and reads why and where to write, in %s', async (language, message) => {
    const person = await signedIn(api.url);
    expect((await suspend(person.uid)).status).toBe(200);
    const headers = { 'accept-language': language };
    const answer = await api.visitor.call('sessionLogin', { body: { idToken: await idTokenOf(person) }, headers });
    expectRefusal(answer, 403);
    expect(answer.body).toMatchObject({ code: 'accountSuspended', message });
    expect(
      answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('__session=') && !cookie.startsWith('__session=;')),
    ).toEqual([]);
    expect((await lift(person.uid)).status).toBe(200);
    expect((await api.visitor.call('sessionLogin', { body: { idToken: await idTokenOf(person) } })).status).toBe(200);
  });

  test('is told why by mail also where nobody has verified the address, without the name that was typed', async () => {
    const person = await signedIn(api.url);
    await projectAuth().updateUser(person.uid, { emailVerified: false });
    expect((await suspend(person.uid)).status).toBe(200);
    const [mail] = await mailsAbout(person);
    expect(mail).toMatchObject({ to: [person.email], message: { subject: 'We have suspended your account' } });
    const { text } = mail?.message as { readonly text: string };
    expect(text).toContain(REASON);
    expect(text.startsWith('Hello,')).toBe(true);
  });

  test('is nowhere to be seen: not its page, not in the search, not in the sitemap, until that is lifted', async () => {
    const { stored } = await aPlayer(api.url, { adultFrom: '2000-01-01', displayName: 'Zorbalina Quent' });
    const { username, _id: uid } = stored;
    const page = () => api.visitor.call('profile', { params: { username } });
    const paths = async () =>
      (await sitemapSources(firestore, catalogueStore(firestore, systemClock), systemClock).players()).map(({ path }) => path);
    const own = `/profile/${username}/about`;
    const inSearch = async () => (await foundBy(admin, 'q=zorbalina')).includes(uid);
    const seen = async () => [(await page()).status, await inSearch(), (await paths()).includes(own)];
    expect(await seen()).toEqual([200, true, true]);
    expect((await suspend(uid)).status).toBe(200);
    expect(await seen()).toEqual([404, false, false]);
    expect((await lift(uid)).status).toBe(200);
    expect(await seen()).toEqual([200, true, true]);
  });

  test('leaves the queue of players to be featured', async () => {
    const { stored } = await aQueuedPlayer(api.url);
    expect(await statesOf(stored._id)).toContain('queued');
    expect((await suspend(stored._id)).status).toBe(200);
    expect(await statesOf(stored._id)).not.toContain('queued');
  });

  test('is told why by mail in its language, once, and the log has a line', async () => {
    const person = await signedIn(api.url);
    await personDocuments(firestore()).accounts.doc(person.uid).update({ locale: 'de' });
    for (let times = 0; times < 2; times += 1) expect((await suspend(person.uid)).status).toBe(200);
    const mails = await mailsAbout(person);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message).toMatchObject({ subject: 'Wir haben dein Konto gesperrt' });
    expect(JSON.stringify(mails[0])).toContain(REASON);
    expect(await actionsAbout(person)).toEqual(['account.suspend']);
    expect((await lift(person.uid)).status).toBe(200);
    expect(await actionsAbout(person)).toEqual(['account.suspend', 'account.lift']);
    expect((await mailsAbout(person)).map(({ message }) => (message as { subject: string }).subject).toSorted()).toEqual([
      'Dein Konto ist wieder offen',
      'Wir haben dein Konto gesperrt',
    ]);
  });

  test('pays for nothing more: its plan goes on with what is paid, and does not renew, also after it is lifted', async () => {
    const { buyer, renewals } = await aSubscriber();
    expect((await suspend(buyer.uid)).status).toBe(200);
    expect(renewals()).toBe(true);
    expect((await plansOf(buyer))?.premium?.until).not.toBeNull();
    expect((await lift(buyer.uid)).status).toBe(200);
    expect(renewals()).toBe(true);
  });

  test('while the payment provider is away: 503, locked out and hidden; the next call stops the plan', async () => {
    const { buyer, renewals } = await aSubscriber();
    money.double.failNext('unavailable', 2);
    expectRefusal(await suspend(buyer.uid), 503);
    money.double.clearFailures();
    expect((await storedPerson(buyer)).profile?.hidden).toBe(true);
    expectRefusal(await buyer.call('account'), 401);
    expect(renewals()).toBe(false);
    expect((await suspend(buyer.uid)).status).toBe(200);
    expect(renewals()).toBe(true);
    expect(await actionsAbout(buyer)).toEqual(['account.suspend']);
  });

  test('is enabled at the provider by lifting where it was disabled there before', async () => {
    const person = await signedIn(api.url);
    await projectAuth().updateUser(person.uid, { disabled: true });
    expect((await suspend(person.uid)).status).toBe(200);
    expect((await lift(person.uid)).status).toBe(200);
    expect((await projectAuth().getUser(person.uid)).disabled).toBe(false);
  });

  test('signs in again once it is lifted, also where its profile stays hidden by an admin', async () => {
    const person = await signedIn(api.url);
    await admin.call('hideProfile', { params: { profileId: person.uid }, body: { reason: 'Insulting.' } });
    expect((await suspend(person.uid)).status).toBe(200);
    expect((await lift(person.uid)).status).toBe(200);
    const again = aCaller(api.url, await sessionOf(api.visitor, person));
    expect((await again.call('account')).status).toBe(200);
    expect((await storedPerson(person)).profile).toMatchObject({ hidden: false, withheld: { reason: 'Insulting.' } });
  });
});

describe('a suspension that is refused (215)', () => {
  test('of oneself and of another admin is 409, and nothing changes', async () => {
    const other = await signedIn(api.url, { isAdmin: true });
    expect(codeOf(await suspend(admin.uid))).toBe('suspendsOneself');
    const answer = await suspend(other.uid);
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('suspendsAdmin');
    expect((await other.call('account')).status).toBe(200);
    expect((await storedPerson(other)).account?.suspended).toBeNull();
  });

  test('of nobody is 404', async () => {
    for (const uid of ['nobody', '__proto__', '..']) expectRefusal(await suspend(uid), 404, uid);
  });

  test('of an account that is being deleted is 409, and lifting it opens nothing', async () => {
    const { uid } = await signedIn(api.url);
    await erasureDocuments(firestore()).doc(uid).set({ _id: uid, schemaVersion: 1, begunAt: '2026-03-01T10:00:00.000Z' });
    await projectAuth().updateUser(uid, { disabled: true });
    for (const answer of [await suspend(uid), await lift(uid)]) {
      expectRefusal(answer, 409);
      expect(codeOf(answer)).toBe('accountBeingDeleted');
    }
    expect((await projectAuth().getUser(uid)).disabled).toBe(true);
  });

  test.each([
    { suspended: true },
    { suspended: true, reason: ' ' },
    { suspended: true, reason: null },
    { suspended: true, reason: 'x'.repeat(501) },
    { suspended: 'true', reason: REASON },
    { reason: REASON },
    {},
  ])('%j is 422', async (body) => {
    expectRefusal(await admin.call('suspendPerson', { params: { uid: admin.uid }, body }), 422);
  });
});
