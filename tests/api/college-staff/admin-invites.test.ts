import { randomUUID } from 'node:crypto';
import { INVITES } from '@touchline/domain/reference/limits';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsAbout } from '../../support/api/account/own-accounts';
import { apiStage } from '../../support/api/api-stage';
import { aSentInvite, storedInvite } from '../../support/api/college-staff/staff-invites';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const anAddress = () => `coach-${randomUUID()}@usports.example`;
const lineTo = (college: string, changes: object = {}) => ({
  email: anAddress(),
  college,
  team: 'male',
  post: 'headcoach',
  ...changes,
});

interface Sent {
  readonly results: readonly { readonly isFine: boolean; readonly reason: string | null; readonly field: string | null }[];
  readonly leftToday: number;
}

async function send(lines: readonly object[], body: object = {}, by = admin): Promise<Sent> {
  const answer = await by.call('inviteCoaches', { body: { lines, ...body } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Sent;
}

async function listed(inviteId: string) {
  const { body } = await admin.call('adminInvites');
  const { items } = body as { items: readonly { readonly inviteId: string; readonly state: string }[] };
  return items.find((one) => one.inviteId === inviteId);
}

describe('[S4-16] an admin invites a coach', () => {
  test('of a college without .edu, who accepts and edits at once; the log says who invited', async () => {
    const [college, coach] = [await aStoredCollege(), await signedIn(api.url)];
    expect(await send([lineTo(college._id, { email: coach.email, language: 'de', message: 'Bis bald!' })])).toMatchObject({
      results: [{ isFine: true, reason: null }],
    });
    const stored = await storedInvite(college._id, coach.email);
    const inviteId = stored?._id ?? '';
    const [mail] = await mailsAbout(coach);
    expect(JSON.stringify(mail)).toMatch(/Bis bald!/);
    expect(JSON.stringify(mail), 'the mail is in the language of its line').toContain('Eure Seite bei Touchline');
    expect(JSON.stringify(mail)).toContain(`/claimCollege?invite=${inviteId}`);
    expectRefusal(await patchCollege(coach, college, [replace('/nickname', 'Terns')]), 403);

    const accepted = await coach.call('acceptInvite', { body: { inviteId } });

    expect(accepted.body).toEqual({ roles: [{ type: 'headcoach', value: college._id, status: 'Accepted' }] });
    expect((await patchCollege(coach, college, [replace('/nickname', 'Terns')])).status).toBe(200);
    expect((await auditAbout(`profiles/${coach.uid}`)).at(-1)).toMatchObject({
      ...{ action: 'invite.accept', by: coach.uid },
      detail: { collegeId: college._id, inviteId, invitedBy: admin.uid, status: 'Accepted' },
    });
    expect(await listed(inviteId)).toMatchObject({ state: 'accepted', college: { name: college.name } });
    const other = await signedIn(api.url);
    expectRefusal(await other.call('acceptInvite', { body: { inviteId } }), 403);
  });

  test('line by line: what is refused says why at its field, and keeps no other line back; a check writes nothing', async () => {
    const college = await aStoredCollege();
    const good = lineTo(college._id);
    const lines = [good, lineTo('Nowhere At All'), { ...good, email: 'nobody' }, lineTo(college._id, { email: 'x@gmail.com' })];

    const checked = await send(lines, { checks: true });

    expect(checked.results.map(({ isFine, field }) => [isFine, field])).toEqual([
      ...[
        [true, null],
        [false, 'college'],
        [false, 'email'],
        [true, null],
      ],
    ]);
    expect(checked.results[3]).toMatchObject({ usesFreeMail: true });
    expect(await storedInvite(college._id, good.email)).toBeUndefined();
    expect((await send(lines.slice(0, 3))).results.map(({ isFine }) => isFine)).toEqual([true, false, false]);
    expect(await send([good])).toMatchObject({ results: [{ isFine: false, field: 'email' }] });
    expect(await auditAbout(`colleges/${college._id}`)).toMatchObject([{ action: 'invite.send', by: admin.uid, byAdmin: true }]);
  });

  test('again, and revokes; a mail that could not be delivered counts as bounced', async () => {
    const college = await aStoredCollege();
    const line = lineTo(college._id);
    await send([line]);
    const first = await storedInvite(college._id, line.email);
    const inviteId = first?._id ?? '';
    await firestore()
      .collection('mail')
      .doc(first?.mailId ?? '')
      .set({ delivery: { state: 'ERROR' } }, { merge: true });
    expect(await listed(inviteId)).toMatchObject({ state: 'bounced' });

    expect((await admin.call('resendAdminInvite', { params: { inviteId } })).status).toBe(204);
    expect(await listed(inviteId)).toMatchObject({ state: 'sent' });
    expect((await storedInvite(college._id, line.email))?.mailId).not.toBe(first?.mailId);

    const revoke = async () => (await admin.call('revokeAdminInvite', { params: { inviteId } })).status;
    expect([await revoke(), await revoke()]).toEqual([204, 204]);
    expect(await listed(inviteId)).toMatchObject({ state: 'revoked' });
    const accepted = await aSentInvite({ collegeId: college._id, byTouchline: true, acceptedAt: '2026-01-02T00:00:00.000Z' });
    for (const row of ['resendAdminInvite', 'revokeAdminInvite'] as const)
      expectRefusal(await admin.call(row, { params: { inviteId: accepted._id } }), 409);
  });

  test('attack 305: an invitation of a college’s own staff is in no admin call, and too many lines are refused', async () => {
    const { _id: inviteId, collegeId } = await aSentInvite({ collegeId: (await aStoredCollege())._id });
    for (const row of ['resendAdminInvite', 'revokeAdminInvite'] as const)
      expectRefusal(await admin.call(row, { params: { inviteId } }), 404);
    expect(await listed(inviteId)).toBeUndefined();
    const lines = Array.from({ length: INVITES.linesPerCall + 1 }, () => lineTo(collegeId));
    expectRefusal(await admin.call('inviteCoaches', { body: { lines } }), 422);
    expectRefusal(await admin.call('inviteCoaches', { body: { lines: [] } }), 422);
  });

  test('attack 306: after 500 a day every further line is refused, and nothing of it is written', async () => {
    const [other, college] = [await signedIn(api.url, { isAdmin: true }), await aStoredCollege()];
    await send([lineTo(college._id)], {}, other);
    const counters = await firestore().collection('rateLimits').get();
    const own = counters.docs.filter(({ id, ref }) => id.startsWith('adminInvites-') && ref.id !== '');
    await Promise.all(own.map(({ ref }) => ref.set({ count: INVITES.perDayOfAdmin }, { merge: true })));
    const line = lineTo(college._id);

    const { results, leftToday } = await send([line], {}, other);

    expect(results).toMatchObject([{ isFine: false }]);
    expect(leftToday).toBe(0);
    expect(await storedInvite(college._id, line.email)).toBeUndefined();
    await Promise.all(own.map(({ ref }) => ref.delete()));
  });
});
