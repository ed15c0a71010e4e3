import { aTeam } from '@touchline/domain/college/testing/a-college';
import { DAY_MS } from '@touchline/domain/kernel/day';
import type { Language } from '@touchline/domain/kernel/language';
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
import { A_POST, aQueuedPlayer } from '../../support/api/featuring/feature-requests';
import { aConfirmedMinor, aGuardianAddress, aMinor, checkGuardians } from '../../support/api/featuring/guardian-links';
import { aLinkedChild, aParent, aStoredLink } from '../../support/api/guardianship/guardianships';
import { refusalsOf } from '../../support/api/mail/trigger-email';
import { anAdminRequest } from '../../support/api/members/admin-requests';
import { moneyStage } from '../../support/api/money/money-stage';
import { feedbackOf } from '../../support/api/contact/messages';
import { aPerson, idTokenOf, type Person, signedIn, type SignedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { aCoach as aCoachOf, threadIn, write } from '../../support/api/threads/threads';
import { aRegisteredCoach } from '../../support/api/registration/registered-coaches';

const A_MONTH_AGO = new Date(Date.now() - 31 * DAY_MS).toISOString();

const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  money.sendEventsTo(api.url);
});

/** The reader's language, which every sender's call does not have. */
interface Reading {
  readonly language: Language;
  readonly headers: { readonly 'accept-language': Language };
}
async function reads<Reader extends Person>(reader: Reader, { language }: Reading): Promise<Reader> {
  await personDocuments(firestore()).accounts.doc(reader.uid).update({ locale: language });
  return reader;
}
async function decideRole({ uid }: Person, collegeId: string, type: string, { headers }: Reading): Promise<void> {
  const body = { type, collegeId, decision: 'accepted', reason: null };
  const { status, text } = await admin.call('decideRole', { params: { uid }, body, headers });
  expect(status, text).toBe(200);
}

/** Every kind but those to the operator, which are in the language of the form (tests/api/contact). */
type MailToPeople = Exclude<MailKind, 'contactReceived' | 'removalRequested' | 'feedbackReceived' | 'mailsFailed' | 'jobFailing'>;

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
  guardianshipAsked: async ({ headers, ...reading }) => {
    const [child, parent] = await Promise.all([aMinor(api.url), aParent(api.url)]);
    await reads(parent, { headers, ...reading });
    await child.caller.call('askGuardianship', { body: { to: parent.email }, headers });
    return parent.email;
  },
  furtherGuardianAsked: async ({ headers, ...reading }) => {
    const { child, parent } = await aLinkedChild(api.url);
    await reads(child.caller, { headers, ...reading });
    const second = await aParent(api.url);
    const { _id } = await aStoredLink({
      ...{ player: child.stored._id, guardian: null, email: second.email, begunBy: 'player', playerAt: A_MONTH_AGO },
      guardianAt: null,
    });
    const params = { guardianshipId: _id };
    await second.call('answerGuardianship', { params, body: { answer: 'yes' }, headers });
    return parent.email;
  },
  guardianshipConfirmed: async ({ headers, ...reading }) => {
    const [child, parent] = await Promise.all([aMinor(api.url), aParent(api.url)]);
    await reads(parent, { headers, ...reading });
    const { _id } = await aStoredLink({ player: child.stored._id, guardian: parent.uid, email: parent.email });
    const params = { guardianshipId: _id };
    await child.caller.call('answerGuardianship', { params, body: { answer: 'yes', hasRead: true }, headers });
    return parent.email;
  },
  guardianshipEnded: async ({ headers, ...reading }) => {
    const { child, parent, link } = await aLinkedChild(api.url);
    await reads(parent, { headers, ...reading });
    await child.caller.call('endGuardianship', { params: { guardianshipId: link._id }, headers });
    return parent.email;
  },
  guardianshipKept: async (reading) => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const { child } = await aLinkedChild(api.url, { adultFrom: tomorrow });
    await reads(child.caller, reading);
    const dateOfBirth = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`;
    await personDocuments(firestore()).accounts.doc(child.stored._id).update({ dateOfBirth });
    await checkGuardians();
    return child.caller.email;
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
  threadMessage: async (reading) => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2020-01-01' });
    const college = await aStoredCollege();
    const coach = await aCoachOf(api.url, college._id);
    await reads(caller, reading);
    await write(coach, stored._id, college._id);
    return caller.email;
  },
  threadReplied: async (reading) => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2020-01-01' });
    const college = await aStoredCollege();
    const coach = await reads(await aCoachOf(api.url, college._id), reading);
    const threadId = threadIn(await write(coach, stored._id, college._id));
    await caller.call('replyToThread', { params: { threadId }, body: { text: 'Thank you for that.' } });
    return coach.email;
  },
  guardianCopy: async ({ language }) => {
    const guardianEmail = aGuardianAddress();
    const { stored } = await aConfirmedMinor(api.url, guardianEmail, new Date().toISOString(), language);
    const college = await aStoredCollege();
    await write(await aCoachOf(api.url, college._id), stored._id, college._id);
    return guardianEmail;
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
