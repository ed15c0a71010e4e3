import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { reportsAbout } from '../../support/api/moderation/reports';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { askFor, aPlayer, patchProfile, storeProfileDrawing } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const FACE = { kind: 'picture', place: 'picture-face' } as const;
const ABOUT = { kind: 'text', place: 'about' } as const;
const reason = 'A stranger’s face.';
const hide = (profileId: string, part: unknown, why: string | null = reason, by: Caller = admin) =>
  by.call('hideProfile', { params: { profileId }, body: { reason: why, part } });
const answer = (caller: Caller, profileId: string, body: unknown) => caller.call('answerHiding', { params: { profileId }, body });
const report = (username: string, about: unknown) =>
  visitor.call('reportProfile', { params: { username }, body: { about, reason: 'privateData', note: null } });

describe('an admin hides a part of a profile', () => {
  test('at once, closes the reports about it alone, and its owner is told; showing it again undoes that', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    const { _id: id, username } = stored;
    await storeProfileDrawing(id, 'picture-face');
    await report(username, { kind: 'picture', pictureId: 'picture-face' });
    await report(username, { kind: 'profile' });
    const picture = () => visitor.send('GET', `/media/profiles/${id}/picture-face`);
    expect((await picture()).status).toBe(200);

    expect((await hide(id, FACE)).body).toMatchObject({ withheld: null, withheldParts: [{ part: FACE, reason }] });

    expectRefusal(await picture(), 404);
    expect((await askFor(visitor, username)).body).toMatchObject({ profilePicture: null, about: stored.about });
    expect((await askFor(caller, username)).body).toMatchObject({ profilePicture: 'picture-face' });
    const reports = await reportsAbout(id);
    expect(reports.map(({ kind, outcome }) => `${kind} ${String(outcome)}`).toSorted()).toEqual([
      'picture partHidden',
      'profile null',
    ]);
    const mails = await firestore().collection('mail').where('about', '==', id).get();
    expect(mails.docs.map((one) => String(one.get('message.text')))[0]).toContain(reason);
    expect((await admin.call('hiddenProfiles')).text).toContain(id);

    await hide(id, FACE, null);
    expect((await picture()).status).toBe(200);
    expect((await admin.call('hiddenProfiles')).text).not.toContain(id);
    expect(await auditAbout(`profiles/${id}`)).toMatchObject([
      { action: 'profile.hidePart', by: admin.uid, detail: { part: 'picture/picture-face', reason } },
      { action: 'profile.showPart', by: admin.uid, detail: { part: 'picture/picture-face' } },
    ]);
  });

  test('385: which its owner cannot undo, nor hide from a reader by an edit; nobody else hides anything', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await hide(stored._id, ABOUT);
    expectRefusal(await patchProfile(caller, stored._id, [{ op: 'replace', path: '/withheldParts', value: [] }]), 422);
    await patchProfile(caller, stored._id, [{ op: 'replace', path: '/about', value: 'Still here.' }]);
    expect((await askFor(visitor, stored.username)).body).toMatchObject({ about: null });
    expectRefusal(await hide(stored._id, ABOUT, null, caller), 403);
  });

  test.each([
    [{ kind: 'text', place: 'displayName' }, 422],
    [{ kind: 'text', place: 'email' }, 422],
    [{ kind: 'picture', place: '../../a' }, 422],
    [{ kind: 'picture', place: 'picture-of-nobody' }, 404],
  ])('386: %j is answered %d, and nothing is hidden', async (part, status) => {
    const { stored } = await aPlayer(api.url);
    expectRefusal(await hide(stored._id, part), status);
    const done = (await auditAbout(`profiles/${stored._id}`)).filter(({ result }) => result === 'done');
    expect(done).toEqual([]);
  });

  test('suspending the person closes what is reported of them', async () => {
    const { stored } = await aPlayer(api.url);
    await report(stored.username, { kind: 'profile' });
    const body = { suspended: true, reason: 'Not the person.' };
    expect((await admin.call('suspendPerson', { params: { uid: stored._id }, body })).status).toBe(200);
    expect(await reportsAbout(stored._id)).toMatchObject([
      { outcome: 'suspended', closedBy: admin.uid, closedReason: 'Not the person.' },
    ]);
  });
});

describe('the owner answers', () => {
  test.each([[null], [FACE]])('once to what is hidden (%j), which stands in the queue until an admin decides', async (part) => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await hide(stored._id, part);
    expect((await answer(caller, stored._id, { part, text: 'It is me.' })).status).toBe(200);

    const [objection, ...others] = await reportsAbout(stored._id);
    expect(others).toEqual([]);
    expect(objection).toMatchObject({ kind: 'objection', note: 'It is me.', by: stored._id, place: part?.place ?? null });
    expect((await admin.call('adminReports')).status).toBe(200);
    expectRefusal(await answer(caller, stored._id, { part, text: 'Really.' }), 409);

    await hide(stored._id, part, null);
    expect(await reportsAbout(stored._id)).toMatchObject([{ outcome: 'shown', closedBy: admin.uid }]);
    expect((await askFor(visitor, stored.username)).body).toMatchObject({ profilePicture: stored.profilePicture });
  });

  test('387: twice at once is one answer; to what is not hidden, about others, blank: refused', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    const sent = { part: ABOUT, text: 'I have changed it.' };
    expectRefusal(await answer(caller, stored._id, sent), 409);
    await hide(stored._id, ABOUT);
    expectRefusal(await answer(await signedIn(api.url), stored._id, sent), 403);
    expectRefusal(await answer(visitor, stored._id, sent), 401);
    expectRefusal(await answer(caller, stored._id, { part: ABOUT, text: ' ' }), 422);
    const both = await Promise.all([answer(caller, stored._id, sent), answer(caller, stored._id, sent)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await reportsAbout(stored._id)).toHaveLength(1);
  });
});
