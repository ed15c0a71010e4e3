import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { namedGuardian } from '@touchline/domain/person/consent/guardian';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aSentInvite } from '../../support/api/college-staff/staff-invites';
import { aPerson, signedIn, type SignedIn } from '../../support/api/members/people';
import { aReport } from '../../support/api/moderation/reports';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

async function recordOf(uid: string): Promise<AnswerOf<'adminPerson'>['record']> {
  const answer = await admin.call('adminPerson', { params: { uid } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as AnswerOf<'adminPerson'>).record;
}

test('admins read the reports about a person and how they ended, and nobody else’s', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const [closed, open] = [await aReport('closed', person.uid), await aReport('open', person.uid)];
  await aReport('open', other.uid);
  const { reports } = await recordOf(person.uid);
  expect(reports.map(({ reportId }) => reportId).toSorted()).toEqual([closed, open].toSorted());
  expect(reports).toContainEqual(
    expect.objectContaining({ reportId: closed, outcome: 'dismissed', closedReason: 'Spoke to the club.' }),
  );
  expect(reports).toContainEqual(expect.objectContaining({ reportId: open, outcome: null }));
});

test('[S4-16] admins read each suspension with its reason, also after it was lifted', async () => {
  const { uid } = await aPerson();
  for (const reason of ['A first time.', 'A second time.']) {
    for (const body of [{ suspended: true, reason }, { suspended: false }])
      expect((await admin.call('suspendPerson', { params: { uid }, body })).status).toBe(200);
  }
  expect((await recordOf(uid)).suspensions.map(({ action, reason }) => [action, reason])).toEqual([
    ['account.lift', null],
    ['account.suspend', 'A second time.'],
    ['account.lift', null],
    ['account.suspend', 'A first time.'],
  ]);
});

test('[S1-03] admins read the site of the college of each role, and who invited the person there', async () => {
  const { _id: collegeId } = await aStoredCollege();
  const invitee = await signedIn(api.url);
  const { _id: inviteId } = await aSentInvite({ collegeId, email: invitee.email, byTouchline: true, sentBy: admin.uid });
  expect((await invitee.call('acceptInvite', { body: { inviteId } })).status).toBe(200);
  expect((await recordOf(invitee.uid)).evidence).toMatchObject([
    { collegeId, invite: { byTouchline: true, sentBy: { uid: admin.uid, name: 'Test Person' } } },
  ]);
});

test('admins read the age group and the guardian of a minor, and no birth date', async () => {
  const { uid } = await aPerson();
  const dateOfBirth = `${new Date().getUTCFullYear() - 14}-01-01`;
  const guardian = namedGuardian('parent@home.example');
  await personDocuments(firestore()).accounts.doc(uid).update({ dateOfBirth, guardian });
  const answer = await admin.call('adminPerson', { params: { uid } });
  expect(answer.body).toMatchObject({
    record: { ageGroup: 'under16', guardian: { email: 'parent@home.example', confirmedAt: null } },
  });
  expect(answer.text).not.toContain(dateOfBirth);
});
