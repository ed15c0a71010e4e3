import { aTeam } from '@touchline/domain/college/testing/a-college';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { mailStopLinkOf } from '@touchline/functions/features/mail/mail-stop';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCaller } from '../../support/api/caller';
import { aQueuedPlayer, decide } from '../../support/api/featuring/feature-requests';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aDomain } from '../../support/api/registration/coaches-by-email';
import { aRegisteredCoach } from '../../support/api/registration/registered-coaches';
import { refusalsOf } from '../../support/api/mail/trigger-email';
import { aPerson, signedIn, type SignedIn } from '../../support/api/members/people';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const mailsOffOf = async (uid: string) => (await personDocuments(firestore()).accounts.doc(uid).get()).data()?.mailsOff;

const staffOf = (collegeId: string) => signedIn(api.url, { roles: [acceptedAt(collegeId)] });
const stoppedBy = (link: string): unknown => expect.stringContaining(`/ui/v1/mailStops?stop=${link}>`);

/** The mails that somebody got. */
async function mailsTo(uid: string) {
  const { docs } = await collectionOf(firestore(), MAILS).where('about', '==', uid).get();
  return docs.map((one) => one.data());
}

/** A player whose request to be featured an admin has declined, which a mail tells unless it is turned off. */
async function declined(mailsOff: readonly 'featureDecided'[] = []) {
  const { caller } = await aQueuedPlayer(api.url);
  await personDocuments(firestore()).accounts.doc(caller.uid).update({ mailsOff });
  expect((await decide(admin, `${caller.uid}.1`, { reason: 'The picture is too dark.' })).status).toBe(200);
  return caller;
}

test('a mail that nobody needs says in its headers and its last line where its kind is turned off', async () => {
  const { uid } = await declined();
  const [mail] = await mailsTo(uid);
  const link = mailStopLinkOf('featureDecided', uid);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(new RegExp(`^<http.*/ui/v1/mailStops\\?stop=${link}>$`));
  expect(mail?.message.text.trimEnd()).toMatch(new RegExp(`/signInUpMobile\\?mode=stopMails&link=${link}$`));
});

test('a mail is stored as the extension takes it that sends it, with or without headers', async () => {
  const { uid } = await declined();
  const coach = await signedIn(api.url, { roles: [pendingAt('some-college')] });
  const body = { type: 'headcoach', collegeId: 'some-college', decision: 'rejected', reason: 'No list names you.' };
  expect((await admin.call('decideRole', { params: { uid: coach.uid }, body })).status).toBe(200);

  for (const reader of [uid, coach.uid]) {
    const { docs } = await firestore().collection(MAILS.name).where('about', '==', reader).get();
    expect(docs.map((one) => refusalsOf(one.data()))).toEqual([[]]);
  }
});

test('one click in a mail program turns the kind off, without signing in: the next one is not written', async () => {
  const { caller } = await aQueuedPlayer(api.url);
  const link = mailStopLinkOf('featureDecided', caller.uid);
  const answer = await fetch(`${api.url}/ui/v1/mailStops?stop=${link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([answer.status, await answer.json()]).toEqual([200, { kind: 'featureDecided', wanted: false }]);
  expect(await mailsOffOf(caller.uid)).toEqual(['featureDecided', 'weeklyInterest']);

  expect((await decide(admin, `${caller.uid}.1`, { reason: 'The picture is too dark.' })).status).toBe(200);
  expect(await mailsTo(caller.uid)).toEqual([]);
});

test('a coach who has turned the mail about claims off gets none; another coach of the team does', async () => {
  const domain = aDomain('quiet');
  const college = await aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics: { sport: [aTeam({ sex: 'male' })] } });
  const [quiet, other] = [await staffOf(college._id), await staffOf(college._id)];
  await personDocuments(firestore())
    .accounts.doc(quiet.uid)
    .update({ mailsOff: ['claimOpened'] });

  const claimant = await aRegisteredCoach(aCaller(api.url), domain);
  const body = { collegeId: college._id, sex: 'male', staffType: 'assistantcoach' };
  expect((await claimant.call('claimCollege', { body })).status).toBe(201);

  expect(await mailsTo(quiet.uid)).toEqual([]);
  const link = mailStopLinkOf('claimOpened', other.uid);
  expect(await mailsTo(other.uid)).toMatchObject([{ kind: 'claimOpened', headers: { 'List-Unsubscribe': stoppedBy(link) } }]);
});

test('a claim is told to the accepted coaches of its team alone: to none who waits, is deactivated or has the other team', async () => {
  const domain = aDomain('told');
  const sport = [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })];
  const { _id: collegeId } = await aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics: { sport } });
  const [present, gone, ofWomen] = [await staffOf(collegeId), await staffOf(collegeId), await staffOf(collegeId)];
  const waiting = await signedIn(api.url, { roles: [pendingAt(collegeId)] });
  expect((await gone.call('deactivateAccount')).status).toBe(204);
  await personDocuments(firestore()).profiles.doc(ofWomen.uid).update({ sportsTypeGender: 'Female' });

  const claimant = await aRegisteredCoach(aCaller(api.url), domain);
  const body = { collegeId, sex: 'male', staffType: 'assistantcoach' };
  expect((await claimant.call('claimCollege', { body })).status).toBe(201);

  expect(await mailsTo(present.uid)).toMatchObject([{ kind: 'claimOpened' }]);
  const others = [gone, ofWomen, waiting];
  const toldOfClaim = async ({ uid }: SignedIn) => (await mailsTo(uid)).filter(({ kind }) => kind === 'claimOpened');
  expect(await Promise.all(others.map(toldOfClaim))).toEqual([[], [], []]);
});

test('a link turns its own kind off and on again, for its own reader, and the same call again changes nothing', async () => {
  const { uid } = await aPerson();
  const other = await aPerson();
  const visitor = aCaller(api.url);
  const link = mailStopLinkOf('claimOpened', uid);
  for (const wanted of ['false', 'false', 'true', 'false']) {
    const { status, body } = await visitor.call('stopMails', { query: { stop: link, wanted } });
    expect([status, body]).toEqual([200, { kind: 'claimOpened', wanted: wanted === 'true' }]);
    expect(await mailsOffOf(uid)).toEqual(wanted === 'true' ? ['weeklyInterest'] : ['claimOpened', 'weeklyInterest']);
  }
  expect(await mailsOffOf(other.uid)).toEqual(['weeklyInterest']);
});

test('the owner turns kinds off in the account, which shows them, and mails that are needed still come', async () => {
  const player = await signedIn(api.url);
  const { status, body } = await player.call('changeAccount', { body: { mails: { featureDecided: false } } });
  expect([status, body]).toMatchObject([200, { account: { mailsOff: ['featureDecided', 'weeklyInterest'] } }]);
  expect((await player.call('account')).body).toMatchObject({ mailsOff: ['featureDecided', 'weeklyInterest'] });
});

test('327: a link that Touchline has not made, of another kind, person or account, turns nothing off', async () => {
  const { uid } = await aPerson();
  const visitor = aCaller(api.url);
  const link = mailStopLinkOf('claimOpened', uid);
  const [, , hash = ''] = link.split('.');
  const other = await aPerson();
  const made = [
    `featureDecided.${uid}.${hash}`,
    `claimOpened.${other.uid}.${hash}`,
    `passwordChanged.${uid}.${hash}`,
    `claimOpened.${uid}.${'A'.repeat(43)}`,
    mailStopLinkOf('claimOpened', 'uid-nobody'),
  ];
  for (const wrong of made) {
    const { status, text } = await visitor.call('stopMails', { query: { stop: wrong } });
    expect([wrong, status, text]).toEqual([wrong, 404, expect.stringContaining('This link is not valid.')]);
  }
  for (const wrong of ['', 'x', `${link}&`, `../${link}`, `claimOpened.${uid}`])
    expect((await visitor.call('stopMails', { query: { stop: wrong } })).status, wrong).toBe(400);
  expect([await mailsOffOf(uid), await mailsOffOf(other.uid)]).toEqual([['weeklyInterest'], ['weeklyInterest']]);
});
