import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCaller, type Caller } from '../../support/api/caller';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { aCoachAt, aDomain } from '../../support/api/registration/coaches-by-email';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { storedPerson } from '../../support/api/account/own-accounts';
import { idTokenOf, sessionOf, type SignedIn, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { aSentInvite, invite, storedInvite } from '../../support/api/college-staff/staff-invites';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

type Verdict = 'accepted' | 'rejected' | 'withdrawn';
const decide = ({ uid }: SignedIn, { _id }: College, decision: Verdict, type = 'assistantcoach') => {
  const reason = decision === 'accepted' ? null : 'Not known there.';
  return admin.call('decideRole', { params: { uid }, body: { type, collegeId: _id, decision, reason } });
};
const accept = (person: Caller, { inviteId }: { readonly inviteId: string }) =>
  person.call('acceptInvite', { body: { inviteId } });
const invited = async (editor: Caller, college: College, email: string, handsOver = false) =>
  (await invite(editor, college._id, email, { handsOver })).body as { readonly invite: { readonly inviteId: string } };
const objectionsTo = async ({ uid }: SignedIn): Promise<number> =>
  (await firestore().collection('claimObjections').where('claimant', '==', uid).get()).size;
const object = (coach: SignedIn, { uid }: SignedIn, { _id }: College) =>
  coach.call('objectToClaim', { params: { collegeId: _id, uid }, body: { reason: 'Not on our staff.' } });
const rolesOf = async (person: SignedIn) => (await storedPerson(person)).profile?.roles;

describe('160: objections to a claim that is no more', () => {
  test('go with it where the claimant moves to an address of another college', async () => {
    const college = await aStoredCollege({ collegeURL: `https://www.${aDomain('first')}/` });
    const head = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    const claimant = await aCoachAt(api.url, aDomain('claimant'), [pendingAt(college._id)]);
    expect((await object(head, claimant, college)).status).toBe(201);
    const email = `moved-${claimant.uid.slice(4, 12)}@${aDomain('second')}`;

    const answer = await claimant.call('changeEmail', { body: { idToken: await idTokenOf(claimant), email } });

    expect(answer.status, answer.text).toBe(204);
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), { uid: claimant.uid, email }));
    expect((await again.call('account')).status).toBe(200);
    expect([await rolesOf(claimant), await objectionsTo(claimant)]).toEqual([[], 0]);
  });

  test('stay where the claim stays', async () => {
    const domain = aDomain('kept');
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/` });
    const head = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    const claimant = await aCoachAt(api.url, domain, [pendingAt(college._id)]);
    await object(head, claimant, college);
    const email = `moved-${claimant.uid.slice(4, 12)}@${domain}`;
    await claimant.call('changeEmail', { body: { idToken: await idTokenOf(claimant), email } });
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), { uid: claimant.uid, email }));
    await again.call('account');
    expect([await rolesOf(claimant), await objectionsTo(claimant)]).toEqual([[pendingAt(college._id)], 1]);
  });
});

describe('161: mail to strangers by invitations', () => {
  test('again and again to one address, revoked each time: three mails an hour, and the calls answer as always', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const email = `spammed-${randomUUID()}@people.example`;
    for (let count = 0; count < 6; count += 1) {
      const answer = await invite(coach, college._id, email);
      expect(answer.status, answer.text).toBe(201);
      const { inviteId } = (answer.body as { invite: { inviteId: string } }).invite;
      expect((await coach.call('revokeInvite', { params: { collegeId: college._id, inviteId } })).status).toBe(204);
    }
    expect((await firestore().collection('mail').where('to', 'array-contains', email).get()).size).toBe(3);
  });

  test('by a coach who only waits, was withdrawn, or is deactivated: 403, and no invitation', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const waiting = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    const away = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    await personDocuments(firestore()).profiles.doc(away.uid).update({ hidden: true });
    await decide(coach, college, 'withdrawn', 'headcoach');
    for (const sender of [waiting, away, coach]) {
      const email = `nobody-${randomUUID()}@people.example`;
      expectRefusal(await invite(sender, college._id, email), 403);
      expect(await storedInvite(college._id, email)).toBeUndefined();
    }
  });
});

describe('162: the link of an invitation in other hands', () => {
  test('a deactivated account, somebody else, and a visitor accept nothing, and read no address', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const [person, stranger] = [await signedIn(api.url), await signedIn(api.url)];
    const sent = await invited(coach, college, person.email);
    const opened = await stranger.call('openInvite', { body: sent.invite });
    expect([opened.text.includes(person.email), opened.body]).toMatchObject([false, { isForYou: false }]);
    expectRefusal(await accept(stranger, sent.invite), 403);
    expectRefusal(await accept(api.visitor, sent.invite), 401);
    await personDocuments(firestore()).profiles.doc(person.uid).update({ hidden: true });
    expectRefusal(await accept(person, sent.invite), 403);
    expect([await rolesOf(person), await rolesOf(stranger)]).toEqual([[], []]);
  });

  test('a coach whose role was withdrawn brings nobody in: open invitations end with it, those of others stay', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    const [person, colleague] = [await signedIn(api.url), await signedIn(api.url)];
    const sent = await invited(coach, college, person.email);
    const kept = await invited(other, college, colleague.email);

    expect((await decide(coach, college, 'withdrawn', 'headcoach')).status).toBe(200);

    expect(codeOf(await accept(person, sent.invite))).toBe('inviteRevoked');
    expect(await rolesOf(person)).toEqual([]);
    expect((await accept(colleague, kept.invite)).status).toBe(200);
  });
});

describe('163: guesses of invitations', () => {
  test('without end from one network: 429 with the seconds to wait', async () => {
    const guess = () =>
      api.visitor.call('openInvite', { body: { inviteId: randomUUID() }, headers: { 'x-forwarded-for': '203.0.113.163' } });
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await guess()).status);
    expect([...new Set(statuses)]).toEqual([404, 429]);
    expect(Number((await guess()).headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('164: a hand-over as a way to put somebody out', () => {
  const edits = async (person: Caller, college: College) =>
    (await patchCollege(person, college, [replace('/nickname', 'Gulls')])).status;

  test.each(['rejected', 'given up'] as const)(
    'a successor whose claim was %s and who comes back puts nobody out',
    async (how) => {
      const domain = aDomain('handed');
      const { college, coach } = await aCollegeWithItsCoach(api.url, { collegeURL: `https://www.${domain}/` });
      const successor = await aCoachAt(api.url, domain);
      await accept(successor, (await invited(coach, college, successor.email, true)).invite);
      if (how === 'rejected') expect((await decide(successor, college, 'rejected')).status).toBe(200);
      else {
        const left = await successor.call('leaveCollege', {
          params: { collegeId: college._id },
          query: { type: 'assistantcoach' },
        });
        expect(left.status, left.text).toBe(200);
      }
      const claim = { collegeId: college._id, sex: 'male', staffType: 'assistantcoach' };
      expect((await successor.call('claimCollege', { body: claim })).status).toBe(201);

      expect((await decide(successor, college, 'accepted')).status).toBe(200);

      expect(await rolesOf(coach)).toEqual([acceptedAt(college._id)]);
      expect([await edits(coach, college), await edits(successor, college)]).toEqual([200, 200]);
    },
  );

  test('an invitation that names another coach as its sender is of no use: the sender is who calls', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    const successor = await signedIn(api.url);
    const body = { email: successor.email, sex: 'male', staffType: 'assistantcoach', handsOver: true, sentBy: other.uid };
    const answer = await coach.call('inviteStaff', { params: { collegeId: college._id }, body });
    expect((await storedInvite(college._id, successor.email))?.sentBy, answer.text).toBe(coach.uid);
    await accept(successor, (answer.body as { invite: { inviteId: string } }).invite);
    await decide(successor, college, 'accepted');
    expect([await rolesOf(coach), await rolesOf(other)]).toEqual([[], [acceptedAt(college._id)]]);
  });

  test('a sender who waits again loses the request and the objections to it with the acceptance', async () => {
    const college = await aStoredCollege();
    const [sender, head] = [
      await signedIn(api.url, { roles: [pendingAt(college._id)] }),
      await signedIn(api.url, { roles: [acceptedAt(college._id)] }),
    ];
    const successor = await signedIn(api.url, { roles: [{ ...pendingAt(college._id), type: 'assistantcoach' }] });
    await object(head, sender, college);
    const handed = { collegeId: college._id, email: successor.email, sentBy: sender.uid, handsOver: true };
    await aSentInvite({ ...handed, acceptedAt: '2026-01-02T00:00:00.000Z', invitee: successor.uid });
    expect((await decide(successor, college, 'accepted')).status).toBe(200);
    expect([await rolesOf(sender), await objectionsTo(sender)]).toEqual([[], 0]);
  });
});
