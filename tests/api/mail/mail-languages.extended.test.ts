import { aTeam } from '@touchline/domain/college/testing/a-college';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { newCollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import type { MailKind } from '@touchline/domain/person/mail/mail-kinds';
import { SIGNED } from '@touchline/domain/person/mail/mail-texts';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { ageCustomer } from '@touchline/local/stripe-double/double-billing';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, ledgerOf } from '../../support/api/money/checkouts';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { aCoachAt, aDomain } from '../../support/api/registration/coaches-by-email';
import { aCollegeWithItsCoach, aStoredCollege } from '../../support/api/colleges/colleges';
import { aStoredCamp } from '../../support/api/camps/stored-camps';
import { A_POST, aQueuedPlayer } from '../../support/api/featuring/feature-requests';
import { aConfirmedMinor, aGuardianAddress, aMinor, checkGuardians } from '../../support/api/featuring/guardian-links';
import { familyMails, type Reading, reads } from '../../support/api/mail/family-mails';
import { refusalsOf } from '../../support/api/mail/trigger-email';
import { anAdminRequest } from '../../support/api/members/admin-requests';
import { moneyStage } from '../../support/api/money/money-stage';
import { feedbackOf } from '../../support/api/contact/messages';
import { aPerson, idTokenOf, type Person, signedIn, type SignedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { aRegisteredCoach } from '../../support/api/registration/registered-coaches';

const A_MONTH_AGO = new Date(Date.now() - 31 * DAY_MS).toISOString();

const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  money.sendEventsTo(api.url);
});

async function decideRole({ uid }: Person, collegeId: string, type: string, { headers }: Reading): Promise<void> {
  const body = { type, collegeId, decision: 'accepted', reason: null };
  const { status, text } = await admin.call('decideRole', { params: { uid }, body, headers });
  expect(status, text).toBe(200);
}

/** Every kind but those to the operator, which are in the language of the form (tests/api/contact). */
type MailToPeople = Exclude<
  MailKind,
  'contactReceived' | 'removalRequested' | 'feedbackReceived' | 'mailsFailed' | 'jobFailing' | 'pictureLocked'
>;

/** Sends a mail of each kind to somebody who reads a language; the answer is the address it goes to. */
const SENT = {
  passwordChanged: async (reading) => {
    const member = await reads(await signedIn(api.url), reading);
    const body = { idToken: await idTokenOf(member), password: 'a-quite-different-one' };
    await member.call('changePassword', { body, headers: reading.headers });
    return member.email;
  },
  emailChanged: async (reading) => {
    const member = await reads(await signedIn(api.url), reading);
    const body = { idToken: await idTokenOf(member), email: `moved-${member.email}` };
    await member.call('changeEmail', { body, headers: reading.headers });
    return member.email;
  },
  emailRestored: async (reading) => {
    const domain = aDomain('big');
    const { _id } = await aStoredCollege({ collegeURL: `https://www.${domain}/` });
    const coach = await reads(await aCoachAt(api.url, domain, [acceptedAt(_id)]), reading);
    await projectAuth().updateUser(coach.uid, { email: `moved-${coach.uid}@people.example` });
    await wasHereAnHourAgo(coach);
    await coach.call('account', { headers: reading.headers });
    return coach.email;
  },
  roleDecided: async (reading) => {
    const { _id } = await aStoredCollege();
    const coach = await reads(await signedIn(api.url, { roles: [pendingAt(_id)] }), reading);
    await decideRole(coach, _id, 'headcoach', reading);
    return coach.email;
  },
  coachInvited: async ({ headers, language }) => {
    const [admin, college] = [await signedIn(api.url, { isAdmin: true }), await aStoredCollege()];
    const { email } = await signedIn(api.url);
    const line = { email, college: college._id, team: 'male', post: 'headcoach', language };
    await admin.call('inviteCoaches', { body: { lines: [line] }, headers });
    return email;
  },
  staffInvited: async ({ headers, ...reading }) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const { email } = await reads(await signedIn(api.url), { headers, ...reading });
    const body = { email, sex: 'male', staffType: 'assistantcoach' };
    await coach.call('inviteStaff', { params: { collegeId: college._id }, body, headers });
    return email;
  },
  handedOver: async (reading) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const [, successor] = [await reads(coach, reading), await signedIn(api.url)];
    const body = { email: successor.email, sex: 'male', staffType: 'assistantcoach', handsOver: true };
    const { body: sent } = await coach.call('inviteStaff', { params: { collegeId: college._id }, body });
    const { inviteId } = (sent as { readonly invite: { readonly inviteId: string } }).invite;
    await successor.call('acceptInvite', { body: { inviteId } });
    await decideRole(successor, college._id, 'assistantcoach', reading);
    return coach.email;
  },
  claimOpened: async (reading) => {
    const domain = aDomain('claimed');
    const athletics = { sport: [aTeam({ sex: 'male' })] };
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics });
    const head = await reads(await signedIn(api.url, { roles: [acceptedAt(college._id)] }), reading);
    const claimant = await aRegisteredCoach(api.visitor, domain);
    const body = { collegeId: college._id, sex: 'male', staffType: 'assistantcoach' };
    await claimant.call('claimCollege', { body, headers: reading.headers });
    return head.email;
  },
  guardianAsked: async (reading) => {
    const { caller, stored } = await aMinor(api.url);
    const guardianEmail = aGuardianAddress();
    await reads(caller, reading);
    const body = { wanted: true, guardianEmail };
    await caller.call('changeFeaturing', { params: { profileId: stored._id }, body, headers: reading.headers });
    return guardianEmail;
  },
  guardianReminded: async ({ language }) => {
    const guardianEmail = aGuardianAddress();
    await aConfirmedMinor(api.url, guardianEmail, A_MONTH_AGO, language);
    await checkGuardians();
    return guardianEmail;
  },
  profileHidden: async (reading) => {
    const member = await reads(await signedIn(api.url), reading);
    const body = { reason: 'Not them.' };
    await admin.call('hideProfile', { params: { profileId: member.uid }, body, headers: reading.headers });
    return member.email;
  },
  campHidden: async (reading) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const reader = await reads(coach, reading);
    const campId = await aStoredCamp({ collegeId: college._id });
    await admin.call('hideCamp', { params: { campId }, body: { reason: 'Not a camp.' }, headers: reading.headers });
    return reader.email;
  },
  paymentFailed: async (reading) => {
    const buyer = await reads(await signedIn(api.url), reading);
    const { sessionId, customerId } = await aCheckout(buyer, 'premium');
    money.double.pay(sessionId);
    await expect.poll(async () => (await ledgerOf(buyer)).map(({ status }) => status), { timeout: 20_000 }).toEqual(['active']);
    money.double.changeCard(customerId, false);
    ageCustomer(money.double.state, customerId, 32 * 24 * 3600);
    return buyer.email;
  },
  guardianReceipt: async (reading) => {
    const buyer = await reads(await signedIn(api.url), reading);
    const guardianEmail = aGuardianAddress();
    await personDocuments(firestore())
      .accounts.doc(buyer.uid)
      .update({ dateOfBirth: `${new Date().getUTCFullYear() - 15}-01-01` });
    const { body } = await buyer.call('createCheckoutSession', { body: { priceName: 'premium', guardianEmail } });
    money.double.pay((body as { readonly id: string }).id);
    return guardianEmail;
  },
  accountSuspended: async (reading) => {
    const { uid, email } = await reads(await signedIn(api.url), reading);
    const body = { suspended: true, reason: 'Not the person that the profile names.' };
    await admin.call('suspendPerson', { params: { uid }, body, headers: reading.headers });
    return email;
  },
  adminChanged: async (reading) => {
    const { _id: uid, requestId } = await anAdminRequest();
    const { email = '' } = await projectAuth().getUser(uid);
    const member = await reads({ uid, email }, reading);
    const body = { requestId, confirmed: true };
    await admin.call('decideAdminRequest', { params: { uid }, body, headers: reading.headers });
    return member.email;
  },
  signedOut: async (reading) => {
    const { uid, email } = await reads(await signedIn(api.url), reading);
    await admin.call('signOutPerson', { params: { uid }, body: { reason: 'Odd sign-ins.' }, headers: reading.headers });
    return email;
  },
  verificationSent: async (reading) => {
    const { uid, email } = await reads(await aPerson({ isVerified: false }), reading);
    await admin.call('resendVerification', { params: { uid }, body: { reason: 'It got lost.' }, headers: reading.headers });
    return email;
  },
  planGiven: async (reading) => {
    const { uid, email } = await reads(await signedIn(api.url), reading);
    const body = { plan: 'premium', days: 7, until: null, reason: 'For the outage.' };
    await admin.call('givePlanDays', { params: { uid }, body, headers: reading.headers });
    return email;
  },
  featureDecided: async (reading) => {
    const { caller, stored } = await aQueuedPlayer(api.url);
    await reads(caller, reading);
    const params = { requestId: `${stored._id}.1` };
    await admin.call('postFeatureRequest', { params, body: { links: [A_POST] }, headers: reading.headers });
    return caller.email;
  },
  collegeCreated: async (reading) => {
    const domain = aDomain('grove');
    const coach = await reads(await aCoachAt(api.url, domain), reading);
    const request = newCollegeRequest({ _id: coach.uid, domain, sportsTypeGender: 'Male' }, new Date());
    await collegeRequests(firestore()).doc(coach.uid).set(request);
    const college = {
      name: `Grove ${domain}`,
      collegeURL: `https://www.${domain}`,
      league: 'ncaa',
      division: 2,
      teams: ['male'],
    };
    await admin.call('createRequestedCollege', { params: { uid: coach.uid }, body: college, headers: reading.headers });
    return coach.email;
  },
  messageAnswered: async (reading) => {
    const member = await signedIn(api.url);
    const written = { subject: 'The map', text: `From ${member.uid}` };
    await member.call('sendFeedback', { body: written, headers: { 'accept-language': reading.language } });
    const body = { source: 'feedback', text: 'Thank you.' };
    const params = { messageId: await feedbackOf(member.uid) };
    await admin.call('answerMessage', { params, body, headers: reading.headers });
    return member.email;
  },
  ...familyMails(api),
} as const satisfies Record<MailToPeople, (reading: Reading) => Promise<string>>;

async function mailsTo(email: string): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const { docs } = await collectionOf(firestore(), MAILS).where('to', 'array-contains', email).get();
  return docs.map((one) => one.data().message);
}

/** What the extension that sends mails refuses of those to an address as they are stored. */
async function refusalsTo(email: string): Promise<readonly string[]> {
  const { docs } = await firestore().collection(MAILS.name).where('to', 'array-contains', email).get();
  return docs.flatMap((one) => refusalsOf(one.data()));
}

describe.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('whoever reads %s, whatever language the call that sends it has (%s),', (language, other) => {
  test.each(Object.entries(SENT))('gets the mail of the kind %s in it', async (_, send) => {
    const email = await send({ language, headers: { 'accept-language': other } });
    await expect.poll(() => mailsTo(email), { timeout: 20_000, message: `the mails to ${email}` }).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail?.text.trimEnd().split('\n'), mail?.subject).toContain(SIGNED[language]);
    expect(await refusalsTo(email), 'what the extension refuses of it').toEqual([]);
  });
});
