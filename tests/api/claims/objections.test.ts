import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { mailsAbout } from '../../support/api/account/own-accounts';
import { aPerson, signedIn, type SignedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { aRegisteredCoach } from '../../support/api/registration/registered-coaches';

const domain = `staffed-${randomUUID().slice(0, 8)}.edu`;
const api = apiStage();
let college: College;
beforeAll(async () => {
  const sport = [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })];
  college = await aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics: { sport } });
});

const aHeadCoach = () => signedIn(api.url, { roles: [acceptedAt(college._id)] });
const aClaimant = () => aPerson({ roles: [pendingAt(college._id)] });
const object = (coach: SignedIn, uid: string, reason: unknown = 'Not on our staff.', collegeId = college._id) =>
  coach.call('objectToClaim', { params: { collegeId, uid }, body: { reason } });
const objectionsSeenBy = async (admin: SignedIn, uid: string): Promise<unknown> => {
  const { body } = await admin.call('adminUsers', { body: { search: uid } });
  return (body as { readonly items: readonly { readonly roles: readonly { readonly objections: unknown }[] }[] }).items[0]
    ?.roles[0]?.objections;
};

describe('[S1-03] the accepted staff of a claimed team', () => {
  test('is told of a claim by mail, in the own language; the staff of the other team is not', async () => {
    const [head, german, other] = await Promise.all([aHeadCoach(), aHeadCoach(), aHeadCoach()]);
    const { accounts, profiles } = personDocuments(firestore());
    await accounts.doc(german.uid).update({ locale: 'de' });
    await profiles.doc(other.uid).update({ sportsTypeGender: 'Female' });
    const claimant = await aRegisteredCoach(api.visitor, domain, { firstName: 'Win at', lastName: '2026!' });

    const claim = { collegeId: college._id, sex: 'male', staffType: 'assistantcoach' };
    expect((await claimant.call('claimCollege', { body: claim })).status).toBe(201);

    expect(await mailsAbout(head)).toMatchObject([
      { to: [head.email], message: { subject: `${college.name}: someone asks to join your staff` } },
    ]);
    expect(await mailsAbout(german)).toMatchObject([{ message: { text: expect.stringContaining('Männerfußball') as string } }]);
    expect(JSON.stringify(await mailsAbout(head)), 'what a registrant typed reaches no stranger').not.toContain('2026!');
    expect(await mailsAbout(other)).toEqual([]);
  });

  test('sees who asks, and objects; admins read the objection beside the request until they decide', async () => {
    const [head, claimant, admin] = [await aHeadCoach(), await aClaimant(), await signedIn(api.url, { isAdmin: true })];
    const claims = async () => (await head.call('claimsOfCollege', { params: { collegeId: college._id } })).body;
    const own = { uid: claimant.uid, name: 'Test Person', type: 'headcoach', sportsTypeGender: 'Male' };
    expect(await claims()).toMatchObject({ items: expect.arrayContaining([{ ...own, hasObjected: false }]) as unknown });

    expect((await object(head, claimant.uid)).body).toEqual({ objected: true });

    expect(await claims()).toMatchObject({ items: expect.arrayContaining([{ ...own, hasObjected: true }]) as unknown });
    expect(await objectionsSeenBy(admin, claimant.uid)).toMatchObject([
      { by: head.uid, name: 'Test Person', reason: 'Not on our staff.' },
    ]);
    expect((await auditAbout(`profiles/${claimant.uid}`)).map(({ action }) => action as unknown)).toEqual(['role.object']);

    const body = { type: 'headcoach', collegeId: college._id, decision: 'rejected', reason: 'The staff does not know you.' };
    expect((await admin.call('decideRole', { params: { uid: claimant.uid }, body })).status).toBe(200);
    const left = await firestore().collection('claimObjections').where('claimant', '==', claimant.uid).get();
    expect(left.size).toBe(0);
  });

  test('a claim that its owner gives up takes the objections with it', async () => {
    const [head, claimant] = [await aHeadCoach(), await signedIn(api.url, { roles: [pendingAt(college._id)] })];
    await object(head, claimant.uid);
    await claimant.call('leaveCollege', { params: { collegeId: college._id }, query: { type: 'headcoach' } });
    expectRefusal(await object(await aHeadCoach(), claimant.uid), 404);
    expect((await firestore().collection('claimObjections').where('claimant', '==', claimant.uid).get()).size).toBe(0);
  });

  test('objects once: of five at the same time one counts', async () => {
    const [head, claimant] = [await aHeadCoach(), await aClaimant()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => object(head, claimant.uid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('an objection is refused', () => {
  const cases = [
    [
      'the second time',
      409,
      'objectionMade',
      async (head: SignedIn) => {
        const { uid } = await aClaimant();
        await object(head, uid);
        return object(head, uid);
      },
    ],
    ['to the own claim', 403, 'ownClaim', async (head: SignedIn) => object(head, head.uid)],
    [
      'at another college',
      403,
      'cannotEditCollege',
      async (head: SignedIn) => object(head, (await aClaimant()).uid, 'No.', 'grove'),
    ],
    ['to nobody', 404, 'unknownClaim', async (head: SignedIn) => object(head, 'nobody-has-this-uid')],
    ['to an id that is none', 404, 'unknownUser', async (head: SignedIn) => object(head, 'a.b')],
    ['to an accepted coach', 404, 'unknownClaim', async (head: SignedIn) => object(head, (await aHeadCoach()).uid)],
    ['without a reason', 422, 'textMissing', async (head: SignedIn) => object(head, (await aClaimant()).uid, '  ')],
    ['with a reason that is no text', 422, 'textMissing', async (head: SignedIn) => object(head, (await aClaimant()).uid, 5)],
    [
      'with a reason of 501 letters',
      422,
      'textTooLong',
      async (head: SignedIn) => object(head, (await aClaimant()).uid, 'x'.repeat(501)),
    ],
  ] as const;

  test.each(cases)('%s: %i', async (_, status, code, attempt) => {
    const answer = await attempt(await aHeadCoach());
    expectRefusal(answer, status);
    expect(codeOf(answer)).toBe(code);
  });

  test('by a coach who only waits, by an admin, and by a deactivated coach', async () => {
    const { uid } = await aClaimant();
    const waiting = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    expectRefusal(await object(waiting, uid), 403);
    const admin = await object(await signedIn(api.url, { isAdmin: true }), uid);
    expect([admin.status, codeOf(admin)]).toEqual([403, 'onlyStaffObjects']);
    const away = await aHeadCoach();
    await personDocuments(firestore()).profiles.doc(away.uid).update({ hidden: true });
    expectRefusal(await object(away, uid), 403);
    expect((await firestore().collection('claimObjections').where('claimant', '==', uid).get()).size).toBe(0);
  });

  test('after 30 a day with 429 and the time to wait; others go on', async () => {
    const head = await aHeadCoach();
    for (let count = 0; count < 30; count += 1) expectRefusal(await object(head, 'nobody-has-this-uid'), 404);
    const answer = await object(head, (await aClaimant()).uid);
    expectRefusal(answer, 429);
    expect([codeOf(answer), Number(answer.headers.get('retry-after')) > 0]).toEqual(['tooManyToday', true]);
    expect((await object(await aHeadCoach(), (await aClaimant()).uid)).status).toBe(201);
  });
});
