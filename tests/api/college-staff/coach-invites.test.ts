import { randomUUID } from 'node:crypto';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aCoachAt, aDomain } from '../../support/api/registration/coaches-by-email';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { anUnverifiedCoach, verify } from '../../support/api/registration/registered-coaches';
import { storedOf } from '../../support/api/registration/registrations';
import { aSentInvite, invite, storedInvite } from '../../support/api/college-staff/staff-invites';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const anAddress = () => `new-${randomUUID()}@people.example`;
const accept = (person: SignedIn, inviteId: string) => person.call('acceptInvite', { body: { inviteId } });
const anAddressAt = (domain: string) => `new-${randomUUID().slice(0, 8)}@${domain}`;
const decide = ({ uid }: Pick<SignedIn, 'uid'>, collegeId: string) =>
  admin.call('decideRole', {
    params: { uid },
    body: { type: 'assistantcoach', collegeId, decision: 'accepted', reason: null },
  });
const mailsTo = async (email: string) =>
  (await firestore().collection('mail').where('to', 'array-contains', email).get()).docs.map((mail) => mail.data());
const inviteIdIn = (answer: { readonly body: unknown }) => (answer.body as { invite: { inviteId: string } }).invite.inviteId;

describe('a coach invites staff', () => {
  test('the address gets a mail with the link, in the sender’s language; nothing in it is the sender’s text', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const email = anAddress();
    const answer = await coach.call('inviteStaff', {
      params: { collegeId: college._id },
      body: { email: email.toUpperCase(), sex: 'male', staffType: 'assistantcoach' },
      headers: { 'accept-language': 'de' },
    });

    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ invite: { email, staffType: 'assistantcoach', state: 'sent', handsOver: false } });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      message: { subject: `${college.name} lädt dich auf seine Seite bei Touchline ein` },
    });
    expect(JSON.stringify(mail)).toContain(`${api.url}/claimCollege?invite=${inviteIdIn(answer)}`);
    expect(JSON.stringify(mail)).not.toContain('Test Person');
    expect(await auditAbout(`colleges/${college._id}`)).toMatchObject([{ action: 'invite.send', by: coach.uid }]);
  });

  test('twice is 409; after revoking, the address can be invited again', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const email = anAddress();
    const inviteId = inviteIdIn(await invite(coach, college._id, email));

    const again = await invite(coach, college._id, email);

    expectRefusal(again, 409);
    expect(codeOf(again)).toBe('invitedAlready');
    expect(await mailsTo(email)).toHaveLength(1);
    const revoke = () => coach.call('revokeInvite', { params: { collegeId: college._id, inviteId } });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect((await storedInvite(college._id, email))?.revokedAt).toEqual(expect.any(String));
    expect((await invite(coach, college._id, email)).status).toBe(201);
  });

  test('the own address is 422, another college 403, a member 409, a team that is not there 422', async () => {
    const menOnly = { athletics: { sport: [aTeam({ sex: 'male' })] } };
    const { college, coach } = await aCollegeWithItsCoach(api.url, menOnly);
    const other = await aStoredCollege();
    const member = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    expect(codeOf(await invite(coach, college._id, coach.email.toUpperCase()))).toBe('inviteOfOwnAddress');
    expectRefusal(await invite(coach, other._id, anAddress()), 403);
    expect(codeOf(await invite(coach, college._id, member.email))).toBe('memberAlready');
    expect(codeOf(await invite(coach, college._id, anAddress(), { sex: 'female' }))).toBe('noSuchTeam');
    expectRefusal(await invite(coach, college._id, 'nobody'), 422);
    expectRefusal(await invite(coach, college._id, anAddress(), { staffType: 'alumni' }), 422);
    expectRefusal(await invite(admin, 'no-such-college', anAddress()), 404);
    expect(codeOf(await invite(admin, college._id, anAddress(), { handsOver: true }))).toBe('handOverWithoutRole');
  });

  test('30 a day, the next is 429 and leaves neither invitation nor mail', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    for (let count = 0; count < 30; count += 1) expect((await invite(coach, college._id, anAddress())).status).toBe(201);
    const email = anAddress();

    const answer = await invite(coach, college._id, email);

    expectRefusal(answer, 429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedInvite(college._id, email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('an invitation of another college is not there to revoke, and an accepted one stays', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = await aStoredCollege();
    const foreign = await aSentInvite({ collegeId: other._id });
    expectRefusal(await coach.call('revokeInvite', { params: { collegeId: college._id, inviteId: foreign._id } }), 404);
    const accepted = await aSentInvite({ collegeId: college._id, acceptedAt: '2026-01-02T00:00:00.000Z', invitee: 'somebody' });
    expectRefusal(await coach.call('revokeInvite', { params: { collegeId: college._id, inviteId: accepted._id } }), 409);
  });
});

describe('the invited person', () => {
  test('opens the invitation without an account, and the editors see that', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const { _id, email } = await aSentInvite({ collegeId: college._id });

    const answer = await api.visitor.call('openInvite', { body: { inviteId: _id } });

    expect(answer.body).toMatchObject({ college: { _id: college._id, name: college.name }, state: 'opened', isForYou: null });
    expect(answer.text).not.toContain(email);
    const members = await coach.call('collegeMembers', { params: { collegeId: college._id } });
    expect(members.body).toMatchObject({ invites: [{ email, state: 'opened' }] });
    expectRefusal(await api.visitor.call('openInvite', { body: { inviteId: 'no-such-one' } }), 404);
    expectRefusal(await api.visitor.call('openInvite', { body: { inviteId: '../x' } }), 422);
  });

  test('[S4-12] accepts with the account of that address: a Pending role, which edits once an admin has accepted it', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const person = await signedIn(api.url);
    const inviteId = inviteIdIn(await invite(coach, college._id, person.email));
    expect(await mailsAbout(person)).toHaveLength(1);
    expect((await person.call('openInvite', { body: { inviteId } })).body).toMatchObject({ isForYou: true });

    const answer = await accept(person, inviteId);

    const pending = { type: 'assistantcoach', value: college._id, status: 'Pending' };
    expect([answer.status, answer.body]).toEqual([200, { roles: [pending] }]);
    expect((await accept(person, inviteId)).body).toEqual({ roles: [pending] });
    const edit = () => patchCollege(person, college, [replace('/nickname', 'Gulls')]);
    expectRefusal(await edit(), 403);
    const members = await coach.call('collegeMembers', { params: { collegeId: college._id } });
    expect(members.body).toMatchObject({
      members: [
        { status: 'Accepted', isYou: true },
        { displayName: 'Test Person', status: 'Pending', type: 'assistantcoach', isYou: false },
      ],
      invites: [{ state: 'accepted' }],
    });
    expect((await decide(person, college._id)).status).toBe(200);
    expect((await edit()).status).toBe(200);
    expect((await storedPerson(person)).profile?.type).toBe('playerHighSchool');
  });

  test('[S4-12] keeps the team of the invitation, whatever they chose when they registered as a coach', async () => {
    const domain = aDomain('womens');
    const athletics = { sport: [aTeam({ sex: 'female' })] };
    const college = await aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics });
    const email = anAddressAt(domain);
    const sent = await invite(admin, college._id, email, { sex: 'female' });
    const coach = await anUnverifiedCoach(api.visitor, domain, { email, sportsTypeGender: 'Male' });

    await verify(coach);

    const profile = async () => (await coach.call('ownProfile')).body;
    const at = (type: string) => ({ type, value: college._id, status: 'Pending' });
    expect(await profile()).toMatchObject({ sportsTypeGender: 'Female', roles: [at('coach')] });
    expect((await storedOf(email)).request).toBeUndefined();
    expect((await coach.call('acceptInvite', { body: { inviteId: inviteIdIn(sent) } })).status).toBe(200);
    expect(await profile()).toMatchObject({ sportsTypeGender: 'Female', roles: [at('assistantcoach')] });
    const { uid } = await storedOf(email);
    expect((await decide({ uid }, college._id)).status).toBe(200);
    const accepted = { ...at('assistantcoach'), status: 'Accepted' };
    expect(await profile()).toMatchObject({ sportsTypeGender: 'Female', roles: [accepted] });
    const members = await admin.call('collegeMembers', { params: { collegeId: college._id } });
    expect(members.body).toMatchObject({ members: [{ sportsTypeGender: 'Female', type: 'assistantcoach', status: 'Accepted' }] });
  });

  test('is refused with any other account, an unverified address, an account of another domain, and after its end', async () => {
    const college = await aStoredCollege({ collegeURL: `https://www.${aDomain('own')}/` });
    const person = await signedIn(api.url);
    const stranger = await signedIn(api.url);
    const { _id } = await aSentInvite({ collegeId: college._id, email: person.email });
    expect(codeOf(await accept(stranger, _id))).toBe('inviteOfAnother');
    await projectAuth().updateUser(person.uid, { emailVerified: false });
    expect(codeOf(await accept(person, _id))).toBe('verifyEmailFirst');
    await projectAuth().updateUser(person.uid, { emailVerified: true });
    await aSentInvite({ collegeId: college._id, email: person.email, validUntil: '2026-01-02T00:00:00.000Z' });
    expect(codeOf(await accept(person, _id))).toBe('inviteExpired');
    await aSentInvite({ collegeId: college._id, email: person.email, revokedAt: '2026-01-02T00:00:00.000Z' });
    expect(codeOf(await accept(person, _id))).toBe('inviteRevoked');
    const elsewhere = await aCoachAt(api.url, aDomain('elsewhere'));
    const foreign = await aSentInvite({ collegeId: college._id, email: elsewhere.email });
    expect(codeOf(await accept(elsewhere, foreign._id))).toBe('collegeOfOthers');
    expect((await storedPerson(person)).profile?.roles).toEqual([]);
    expectRefusal(await accept(person, 'no-such-one'), 404);
  });
});

describe('a coach hands over', () => {
  test('and leaves with the acceptance of the successor, not before', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const successor = await signedIn(api.url);
    const inviteId = inviteIdIn(await invite(coach, college._id, successor.email, { handsOver: true }));
    await accept(successor, inviteId);
    expect((await patchCollege(coach, college, [replace('/nickname', 'Terns')])).status).toBe(200);
    const before = (await storedPerson(coach)).profile;

    expect((await decide(successor, college._id)).status).toBe(200);

    expectRefusal(await patchCollege(coach, college, [replace('/nickname', 'Gulls')]), 403);
    const { roles, version } = (await storedPerson(coach)).profile ?? {};
    expect({ roles, version }).toEqual({ roles: [], version: (before?.version ?? 0) + 1 });
    expect((await patchCollege(successor, college, [replace('/nickname', 'Gulls')])).status).toBe(200);
    expect(await mailsAbout(coach)).toMatchObject([{ message: { subject: `${college.name}: you have handed over` } }]);
    expect(await auditAbout(`profiles/${coach.uid}`)).toMatchObject([
      { action: 'role.handOver', by: admin.uid, byAdmin: true, detail: { collegeId: college._id } },
    ]);
    expect((await storedInvite(college._id, successor.email))?.handsOver).toBe(false);
    expect((await collegeDocuments(firestore()).colleges.doc(college._id).get()).data()?.nickname).toBe('Gulls');
  });
});
