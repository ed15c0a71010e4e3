import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aCaller, type Caller } from '../../support/api/caller';
import { aCoachAt, aDomain } from '../../support/api/registration/coaches-by-email';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { collegeIn, patchCollege, patchIdOf, readCollege, undoPatch } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { accountOf, mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { idTokenOf, type Person, sessionOf, type SignedIn, signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { reportsAbout } from '../../support/api/moderation/reports';
import { traceOf } from '../../support/api/platform/traces';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const edit = (editor: Caller, college: Parameters<typeof patchCollege>[1], text = 'Gulls') =>
  patchCollege(editor, college, [replace('/nickname', text)]);
const withdraw = ({ uid }: Person, collegeId: string, reason: string | null = 'No longer on the staff list.') =>
  admin.call('decideRole', { params: { uid }, body: { type: 'headcoach', collegeId, decision: 'withdrawn', reason } });
const leave = (person: Caller, collegeId: string, type = 'headcoach') =>
  person.call('leaveCollege', { params: { collegeId }, query: { type } });

describe('[S4-16] an admin withdraws an accepted role', () => {
  test('the next call is refused, the person gets a mail with the reason, and the log has the line', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await getAuth().setCustomUserClaims(coach.uid, { roles: [college._id], plan: 'kept' });
    expect((await edit(coach, college)).status).toBe(200);

    const answer = await withdraw(coach, college._id);

    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ user: { roles: [{ status: 'Withdrawn', reason: 'No longer on the staff list.' }] } });
    const before = await traceOf(college);
    expectRefusal(await edit(coach, college, 'Terns'), 403);
    expect(await traceOf(college)).toEqual(before);
    expect(await mailsAbout(coach)).toMatchObject([
      {
        to: [coach.email],
        message: {
          subject: `${college.name}: your role has ended`,
          text: expect.stringContaining('No longer on the staff list.') as string,
        },
      },
    ]);
    expect(await auditAbout(`profiles/${coach.uid}`)).toMatchObject([
      { action: 'role.withdraw', by: admin.uid, byAdmin: true, detail: { type: 'headcoach', collegeId: college._id } },
    ]);
    expect((await getAuth().getUser(coach.uid)).customClaims).toEqual({ plan: 'kept' });
    expect((await accountOf(coach)).roleRequests).toMatchObject([{ status: 'Withdrawn', collegeId: college._id }]);
  });

  test('not without a reason, not one that waits, not one that is gone', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    expectRefusal(await withdraw(coach, college._id, null), 422);
    const pending = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    expect(codeOf(await withdraw(pending, college._id))).toBe('rolePending');
    await withdraw(coach, college._id);
    expectRefusal(await withdraw(coach, college._id), 404);
    expect(await mailsAbout(coach)).toHaveLength(1);
  });

  test('and may accept the person again, who asks again', async () => {
    const domain = aDomain('again');
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/` });
    const coach = await aCoachAt(api.url, domain, [acceptedAt(college._id)]);
    await withdraw(coach, college._id);
    const claim = { collegeId: college._id, sex: 'male', staffType: 'headcoach' };
    expect((await coach.call('claimCollege', { body: claim })).status).toBe(201);
    const body = { type: 'headcoach', collegeId: college._id, decision: 'accepted', reason: null };
    expect((await admin.call('decideRole', { params: { uid: coach.uid }, body })).status).toBe(200);
    expect((await edit(coach, college)).status).toBe(200);
  });
});

describe('a coach leaves a college', () => {
  test('the next edit is refused; other roles stay; the log has the line, and nobody gets a mail', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = await aStoredCollege();
    const { profiles } = personDocuments(firestore());
    await profiles.doc(coach.uid).update({ roles: [acceptedAt(college._id), acceptedAt(other._id)] });

    const answer = await leave(coach, college._id);

    expect([answer.status, answer.body]).toEqual([200, { roles: [acceptedAt(other._id)] }]);
    expectRefusal(await edit(coach, college), 403);
    expect((await edit(coach, other)).status).toBe(200);
    expect(await auditAbout(`profiles/${coach.uid}`)).toMatchObject([
      { action: 'role.leave', by: coach.uid, byAdmin: false, detail: { type: 'headcoach', collegeId: college._id } },
    ]);
    expect(await mailsAbout(coach)).toEqual([]);
    expect((await getAuth().getUser(coach.uid)).customClaims).toEqual({ roles: [other._id] });
    expect((await accountOf(coach)).roleRequests).toMatchObject([{ collegeId: other._id }]);
  });

  test('a request that still waits is withdrawn in the same way', async () => {
    const college = await aStoredCollege();
    const coach = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    expect((await leave(coach, college._id)).body).toEqual({ roles: [] });
  });

  test('nobody leaves what they do not have: another college, another post, a second time', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const before = (await storedPerson(coach)).profile;
    expect(codeOf(await leave(coach, 'no-such-college'))).toBe('notYourRole');
    expectRefusal(await leave(coach, college._id, 'assistantcoach'), 404);
    expectRefusal(await leave(coach, college._id, 'admin'), 400);
    expectRefusal(await leave(await signedIn(api.url), college._id), 404);
    expect((await storedPerson(coach)).profile).toEqual(before);
    expect((await leave(coach, college._id)).status).toBe(200);
    expectRefusal(await leave(coach, college._id), 404);
  });
});

describe('an accepted role after a change of address', () => {
  const moveTo = async (coach: SignedIn, email: string): Promise<Caller> => {
    const answer = await coach.call('changeEmail', { body: { idToken: await idTokenOf(coach), email } });
    expect(answer.status, answer.text).toBe(204);
    const visitor = aCaller(api.url);
    return aCaller(api.url, await sessionOf(visitor, { uid: coach.uid, email }));
  };

  test.each([
    ['another college’s domain', 'moved'],
    ['the same domain, where nobody has verified it', 'same'],
  ])('to %s: Pending again, the next edit is refused, the log names the college', async (_, where) => {
    const domain = aDomain('home');
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/` });
    const coach = await aCoachAt(api.url, domain, [acceptedAt(college._id)]);
    await getAuth().setCustomUserClaims(coach.uid, { roles: [college._id] });
    expect((await edit(coach, college)).status).toBe(200);

    const again = await moveTo(coach, `new-${coach.uid.slice(4, 12)}@${where === 'same' ? domain : aDomain('other')}`);

    expectRefusal(await edit(again, college, 'Terns'), 403);
    expect((await accountOf(again)).roleRequests).toMatchObject([{ collegeId: college._id, status: 'Pending' }]);
    expect((await getAuth().getUser(coach.uid)).customClaims).toEqual({});
    expect(await auditAbout(`accounts/${coach.uid}`)).toMatchObject([
      { action: 'account.email', detail: { colleges: [college._id] } },
    ]);
  });

  test('that was verified at the provider, at the college’s own domain: stays', async () => {
    const domain = aDomain('home');
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/` });
    const coach = await aCoachAt(api.url, domain, [acceptedAt(college._id)]);
    const email = `verified-${coach.uid.slice(4, 12)}@${domain}`;
    await getAuth().updateUser(coach.uid, { email, emailVerified: true });
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), { uid: coach.uid, email }));
    expect((await accountOf(again)).email).toBe(email);
    expect((await edit(again, college)).status).toBe(200);
  });
});

describe('a deactivated account edits nothing', () => {
  const signedInAgain = async (person: SignedIn): Promise<Caller> => {
    expect((await person.call('deactivateAccount')).status).toBe(204);
    return aCaller(api.url, await sessionOf(aCaller(api.url), person));
  };

  test('neither as a coach nor as an admin, until its owner reactivates it', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const boss = await signedIn(api.url, { isAdmin: true });
    const patchId = patchIdOf(await edit(coach, college));
    for (const editor of [await signedInAgain(coach), await signedInAgain(boss)]) {
      for (const answer of [await edit(editor, college, 'Terns'), await undoPatch(editor, college, patchId)]) {
        expectRefusal(answer, 403);
        expect(codeOf(answer)).toBe('accountDeactivated');
      }
      expect((await editor.call('reactivateAccount')).status).toBe(200);
      expect((await edit(editor, college)).status).toBe(200);
    }
  });

  test('nor decides about others as an admin, who may still look at them', async () => {
    const college = await aStoredCollege();
    const waiting = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    const verdict = { type: 'headcoach', collegeId: college._id, decision: 'rejected', reason: 'Not on the list.' };
    const deactivated = await signedInAgain(await signedIn(api.url, { isAdmin: true }));
    const decision = await deactivated.call('decideRole', { params: { uid: waiting.uid }, body: verdict });
    expect([decision.status, codeOf(decision)]).toEqual([403, 'accountDeactivated']);
    expect((await deactivated.call('adminUsers', { body: {} })).status).toBe(200);
  });

  test('saves and claims no college, leaves none, and still reads and ends its own account', async () => {
    const domain = aDomain('asleep');
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/` });
    const player = await signedInAgain(await signedIn(api.url));
    const coach = await signedInAgain(await aCoachAt(api.url, domain, [pendingAt(college._id)]));
    const params = { collegeId: college._id };
    const claim = { collegeId: college._id, sex: 'male', staffType: 'headcoach' };
    const refused = [
      await player.call('saveCollege', { params, body: {} }),
      await player.call('removeSavedCollege', { params }),
      await coach.call('claimCollege', { body: claim }),
      await leave(coach, college._id),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'accountDeactivated'));
    expect((await player.call('savedColleges')).status).toBe(200);
    expect((await player.call('account')).status).toBe(200);
  });

  test('attack 232: neither reports anybody nor sends feedback, and nothing of it is stored', async () => {
    const { stored } = await aPlayer(api.url);
    const player = await signedInAgain(await signedIn(api.url));
    const report = { about: { kind: 'profile' }, reason: 'impersonation', note: null };
    const feedback = { subject: 'From a deactivated account', text: 'Hello' };
    const send = async () => [
      await player.call('reportProfile', { params: { username: stored.username }, body: report }),
      await player.call('sendFeedback', { body: feedback }),
    ];
    for (const answer of await send()) {
      expectRefusal(answer, 403);
      expect(codeOf(answer)).toBe('accountDeactivated');
    }
    expect(await reportsAbout(stored._id)).toEqual([]);
    expect((await firestore().collection('feedback').where('subject', '==', feedback.subject).get()).size).toBe(0);

    expect((await player.call('reactivateAccount')).status).toBe(200);
    for (const answer of await send()) expect(answer.status, answer.text).toBe(201);
  });
});

describe('attack 151: undoing an edit of what the caller may not edit', () => {
  test('[S6-02] a coach cannot revert an admin’s rename, and an admin can', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const renaming = [replace('/name', 'Harbor University'), replace('/nickname', 'Mariners')];
    const patchId = patchIdOf(await patchCollege(admin, college, renaming));
    const before = await traceOf(college);

    const refused = await undoPatch(coach, college, patchId);

    expectRefusal(refused, 403);
    expect([codeOf(refused), await traceOf(college)]).toEqual(['undoNotAllowed', before]);
    expect(collegeIn(await undoPatch(admin, college, patchId)).name).toBe(college.name);
  });

  test('nor one of the web address or the path, whatever else the edit changed; other edits of admins still', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    for (const [path, value] of [
      ['/collegeURL', 'https://www.renamed.example.edu/'],
      ['/pathName', `${college.pathName}_Renamed`],
    ] as const) {
      const patchId = patchIdOf(await patchCollege(admin, college, [replace(path, value)]));
      expect(codeOf(await undoPatch(coach, college, patchId)), path).toBe('undoNotAllowed');
    }
    const patchId = patchIdOf(await patchCollege(admin, college, [replace('/nickname', 'Mariners')]));
    expect((await undoPatch(coach, college, patchId)).status).toBe(200);
    expect((await readCollege(api.visitor, college)).nickname).toBe(college.nickname);
  });
});
