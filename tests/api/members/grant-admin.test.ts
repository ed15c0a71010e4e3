import { coachInvites } from '@touchline/functions/features/college-staff/coach-invite-store';
import { wasRevokedSince } from '@touchline/functions/platform/audit-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { grantAdmin } from '@touchline/local/admin/grant-admin';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { linesAbout } from '../../support/api/registration/coaches-by-email';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aSentInvite } from '../../support/api/college-staff/staff-invites';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aCaller } from '../../support/api/caller';
import { sessionOf, signedIn, type SignedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy } from '../../support/api/sign-in/tokens';

const api = apiStage();

const grant = (email: string, isAdmin: boolean) =>
  grantAdmin({ email, isAdmin }, { auth: getAuth(), database: firestore(), now: new Date(), newId });

test('[S6-03] [S4-16] the claim is granted and taken; each time every session ends, so that it counts at once', async () => {
  const member = await signedIn(api.url);
  await getAuth().setCustomUserClaims(member.uid, { roles: ['one'] });
  await wasHereAnHourAgo(member);
  const earlier = member.with(agedBy(member.session, 60));
  expectRefusal(await earlier.call('adminUsers', { body: {} }), 403);

  expect(await grant(member.email, true)).toContain('is an admin');
  expectRefusal(await earlier.call('adminUsers', { body: {} }), 401);
  const session = await sessionOf(aCaller(api.url), member);
  const asAdmin = aCaller(api.url, session);
  expect((await asAdmin.call('adminUsers', { body: {} })).status).toBe(200);
  expect((await getAuth().getUser(member.uid)).customClaims).toEqual({ roles: ['one'], admin: true });

  expect(await grant(member.email, false)).toContain('no admin any more');
  expect((await getAuth().getUser(member.uid)).customClaims).toEqual({ roles: ['one'] });
  expect((await asAdmin.call('adminUsers', { body: {} })).status).not.toBe(200);
  expect((await linesAbout(member)).map(({ action }) => action).toSorted()).toEqual(['admin.grant', 'admin.revoke']);
});

test('the log shows a concurrent decision whether a user stopped being an admin meanwhile', async () => {
  const member = await signedIn(api.url);
  const wasRevoked = (minutesAgo: number) =>
    wasRevokedSince(firestore(), member.uid, new Date(Date.now() - minutesAgo * 60_000).toISOString());
  await grant(member.email, true);
  expect(await wasRevoked(1)).toBe(false);
  await grant(member.email, false);
  expect([await wasRevoked(1), await wasRevoked(-1)]).toEqual([true, false]);
});

test('a claim that a decision on its way wrote back is taken once more', async () => {
  const member = await signedIn(api.url);
  await grant(member.email, true);
  const auth = getAuth();
  let isLate = true;
  const withDecision = new Proxy(auth, {
    get: (target, name) => {
      const act: unknown = Reflect.get(target, name);
      if (typeof act !== 'function') return act;
      return async (...sent: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(act, target, sent);
        if (name === 'revokeRefreshTokens' && isLate) {
          isLate = false;
          await auth.setCustomUserClaims(member.uid, { admin: true, roles: ['one'] });
        }
        return answer;
      };
    },
  });
  await grantAdmin(
    { email: member.email, isAdmin: false },
    { auth: withDecision, database: firestore(), now: new Date(), newId },
  );
  expect((await auth.getUser(member.uid)).customClaims).toEqual({ roles: ['one'] });
});

test('an address that nobody has is said to be so', async () => {
  await expect(grant('nobody@people.example', true)).rejects.toThrow('Nobody has the address nobody@people.example.');
});

test('[S4-16] 329: nobody accepts what a former admin sent in the name of Touchline; what was accepted stays', async () => {
  const { _id: collegeId } = await aStoredCollege();
  const [former, other] = [await signedIn(api.url), await signedIn(api.url)];
  const [early, late] = [await signedIn(api.url), await signedIn(api.url)];
  const invitationTo = async ({ email }: SignedIn, sentBy: SignedIn) =>
    (await aSentInvite({ collegeId, email, byTouchline: true, sentBy: sentBy.uid }))._id;
  const accept = (by: SignedIn, inviteId: string) => by.call('acceptInvite', { body: { inviteId } });
  await grant(former.email, true);
  const accepted = await invitationTo(early, former);
  expect((await accept(early, accepted)).status).toBe(200);
  const [waiting, ofOther] = [await invitationTo(late, former), await invitationTo(former, other)];
  const asCoach = (await aSentInvite({ collegeId, sentBy: former.uid }))._id;

  expect(await grant(former.email, false)).toContain('invitations that were revoked: 1.');

  const answer = await accept(late, waiting);
  expectRefusal(answer, 409);
  expect(codeOf(answer)).toBe('inviteRevoked');
  const revokedAt = async (inviteId: string) => (await coachInvites(firestore()).doc(inviteId).get()).data()?.revokedAt;
  const untouched = { accepted, 'of another admin': ofOther, 'as a coach of the college': asCoach };
  for (const [which, inviteId] of Object.entries(untouched)) expect(await revokedAt(inviteId), which).toBeNull();
  expect((await early.call('account')).body).toMatchObject({ roleRequests: [{ collegeId, status: 'Accepted' }] });
  expect(await auditAbout(`colleges/${collegeId}`)).toContainEqual(
    expect.objectContaining({ action: 'invite.revoke', detail: { inviteId: waiting, as: 'senderIsNoAdmin' } }),
  );
  expect(await grant(former.email, false)).toContain('invitations that were revoked: 0.');
});
