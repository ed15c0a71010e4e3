import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { MAILS, TO_OPERATOR } from '@touchline/domain/person/mail/mail';
import { lockedPictures, lockIdOf } from '@touchline/functions/features/moderation/locked/locked-picture-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { grantAdmin } from '@touchline/local/admin/grant-admin';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { aPerson, type SignedIn, signedIn } from '../../support/api/members/people';
import { reportsAbout } from '../../support/api/moderation/reports';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aPlayer, storeProfileDrawing } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let first: SignedIn;
let second: SignedIn;
let third: SignedIn;
beforeAll(async () => {
  [first, second, third] = (await Promise.all([1, 2, 3].map(() => signedIn(api.url, { isAdmin: true })))) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});

const FACE = { kind: 'picture', pictureId: 'picture-face' };
const report = (username: string, about: unknown = FACE, caller: Caller = visitor) =>
  caller.call('reportProfile', { params: { username }, body: { about, reason: 'childAbuse', note: null } });
const listOf = async (admin: Caller) => ((await admin.call('lockedPictures')).body as AnswerOf<'lockedPictures'>).items;
const look = (admin: Caller, lockId: string) => admin.send('GET', `/ui/v1/admin/lockedPictures/${lockId}/picture`);

/** A player whose picture a visitor has just reported. */
async function aReported() {
  const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
  const { _id: uid, username } = stored;
  await storeProfileDrawing(uid, 'picture-face');
  expect((await visitor.send('GET', `/media/profiles/${uid}/picture-face`)).status).toBe(200);
  expect((await report(username)).status).toBe(201);
  const lockId = lockIdOf(uid, 'picture-face');
  // The list has the 50 that wait longest, and other tests lock pictures meanwhile.
  const lockedAt = new Date(Date.now() - DAY_MS).toISOString();
  await lockedPictures(firestore()).doc(lockId).update({ lockedAt });
  return { caller, uid, username, lockId };
}

/** Asks as the first admin, and confirms as the second. */
async function agree(lockId: string, wanted: string): Promise<void> {
  const params = { lockId };
  const asked = await first.call('askForLockedPicture', { params, body: { wanted, reason: 'To report it.' } });
  expect(asked.status).toBe(204);
  const requestId = (await lockedPictures(firestore()).doc(lockId).get()).data()?.request?.requestId;
  const done = await second.call('decideLockedPicture', { params, body: { requestId, confirmed: true } });
  expect([done.status, done.text]).toEqual([204, '']);
}

describe('a picture reported for the sexual abuse of a child', () => {
  test('is there for nobody at once, its owner and admins included, and its file is kept apart', async () => {
    const { caller, uid, username, lockId } = await aReported();

    expectRefusal(await visitor.send('GET', `/media/profiles/${uid}/picture-face`), 404);
    const own = { query: { q: `profiles/${uid}/400/picture-face` } };
    expectRefusal(await caller.call('resource', own), 404);
    expectRefusal(await first.call('resource', own), 404);
    const [stored] = await reportsAbout(uid);
    expect(stored).toMatchObject({ reason: 'childAbuse', kind: 'picture', closedAt: null });
    expectRefusal(await first.send('GET', `/ui/v1/admin/reports/${String(stored?._id)}/picture`), 404);
    expect(await pictureFiles().findOriginal({ kind: 'profiles', ownerId: uid, pictureId: 'picture-face' })).toBeNull();
    expect(await pictureFiles().findLocked(lockId)).not.toBeNull();
    expect((await first.call('adminReports')).text).toContain(String(stored?._id));
    expect((await caller.call('profile', { params: { username } })).status).toBe(200);
  });

  test('409: is told to the operator and the admins by mail at once, once, without a name of anyone or a picture', async () => {
    const told = await aPerson();
    const granting = { auth: projectAuth(), database: firestore(), now: new Date(), newId: randomUUID };
    await grantAdmin({ email: told.email, isAdmin: true }, granting);
    const { uid, username } = await aReported();
    await report(username, FACE, await signedIn(api.url));
    const { docs } = await collectionOf(firestore(), MAILS).where('to', 'array-contains', told.email).get();
    const mails = docs.map((one) => one.data()).filter(({ kind, about }) => kind === 'pictureLocked' && about === told.uid);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message.text).toContain('/admin/users?view=reports');
    const { displayName } = (await personDocuments(firestore()).profiles.doc(uid).get()).data() ?? { displayName: '' };
    for (const name of [uid, username, displayName, 'picture-face']) expect(JSON.stringify(mails[0])).not.toContain(name);
    const operator = await collectionOf(firestore(), MAILS).where('kind', '==', 'pictureLocked').get();
    expect(operator.docs.map((one) => one.data().about)).toContain(TO_OPERATOR);
    const work = (await first.call('adminWork')).body as AnswerOf<'adminWork'>;
    expect(work.items[0]).toMatchObject({ kind: 'lockedPictures', oldestAt: expect.any(String) as string });
  });

  test('is opened by two admins for themselves alone, and the log has each step', async () => {
    const { lockId } = await aReported();
    expectRefusal(await look(first, lockId), 403);
    await agree(lockId, 'open');

    const shown = await look(first, lockId);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await look(second, lockId)).status).toBe(200);
    expectRefusal(await look(third, lockId), 403);
    expect((await listOf(third)).find((one) => one.lockId === lockId)).toMatchObject({ openUntil: null, request: null });
    expect((await listOf(first)).find((one) => one.lockId === lockId)?.openUntil).not.toBeNull();
    const lines = (await auditAbout(`lockedPictures/${lockId}`)).filter(({ result }) => result === 'done');
    expect(lines.map(({ action, by }) => `${String(action)} ${String(by)}`)).toEqual([
      'picture.lock null',
      `picture.ask ${first.uid}`,
      `picture.open ${second.uid}`,
      `picture.look ${first.uid}`,
      `picture.look ${second.uid}`,
    ]);
  });

  test('comes back when two admins clear it, and a further report does not lock it again', async () => {
    const { uid, username, lockId } = await aReported();
    await agree(lockId, 'clear');

    expect((await visitor.send('GET', `/media/profiles/${uid}/picture-face`)).status).toBe(200);
    expect(await pictureFiles().findLocked(lockId)).toBeNull();
    expect(await reportsAbout(uid)).toMatchObject([{ outcome: 'dismissed', closedBy: second.uid }]);
    expect((await report(username)).status).toBe(201);
    expect((await visitor.send('GET', `/media/profiles/${uid}/picture-face`)).status).toBe(200);
    const [again] = await reportsAbout(uid);
    expect(again?.closedAt).toBeNull();
    const params = { reportId: String(again?._id) };
    expect((await first.call('dismissReport', { params, body: { reason: 'Checked before.' } })).status).toBe(204);
  });

  test('is removed for good by two admins: no file, no page, and its hashes are stored', async () => {
    const { uid, lockId } = await aReported();
    const count = async () => (await firestore().collection('removedPictures').count().get()).data().count;
    const before = await count();
    await agree(lockId, 'remove');

    expect(await pictureFiles().findLocked(lockId)).toBeNull();
    const profile = (await firestore().collection('profiles').doc(uid).get()).data();
    expect(profile).toMatchObject({ profilePicture: null, withheldParts: [] });
    expect(profile?.pictures).not.toContain('picture-face');
    expect(await reportsAbout(uid)).toMatchObject([{ outcome: 'partHidden' }]);
    expect(await count()).toBe(before + 1);
    expect((await listOf(first)).map((one) => one.lockId)).not.toContain(lockId);
  });

  test.each(['clear', 'remove'])('stays locked, with its file, where the second admin refuses to %s it', async (wanted) => {
    const { uid, lockId } = await aReported();
    const params = { lockId };
    await first.call('askForLockedPicture', { params, body: { wanted, reason: 'To report it.' } });
    const requestId = (await listOf(second)).find((one) => one.lockId === lockId)?.request?.requestId;
    const refused = await second.call('decideLockedPicture', { params, body: { requestId, confirmed: false } });

    expect(refused.status).toBe(204);
    expect(await pictureFiles().findLocked(lockId)).not.toBeNull();
    expect(await pictureFiles().findOriginal({ kind: 'profiles', ownerId: uid, pictureId: 'picture-face' })).toBeNull();
    expect((await reportsAbout(uid))[0]?.closedAt).toBeNull();
    expect((await listOf(first)).find((one) => one.lockId === lockId)).toMatchObject({ request: null });
  });

  test('stands in the list of admins before 50 that were locked later, whatever their ids are', async () => {
    const { lockId } = await aReported();
    const lock = (await lockedPictures(firestore()).doc(lockId).get()).data();
    if (lock === undefined) throw new Error('The picture is not locked.');
    const later = Array.from({ length: 50 }, (_, index) => ({ ...lock, _id: `--${index}`, lockedAt: new Date().toISOString() }));
    await Promise.all(later.map((one) => lockedPictures(firestore()).doc(one._id).set(one)));
    expect((await listOf(first)).map((one) => one.lockId)).toContain(lockId);
    await Promise.all(later.map((one) => lockedPictures(firestore()).doc(one._id).delete()));
  });

  test('400: neither its owner nor one admin brings it back or has it deleted', async () => {
    const { caller, uid, lockId } = await aReported();
    const [stored] = await reportsAbout(uid);
    const part = { kind: 'picture', place: 'picture-face' };
    const show = await first.call('hideProfile', { params: { profileId: uid }, body: { reason: null, part } });
    expect([show.status, codeOf(show)]).toEqual([409, 'pictureIsLocked']);
    const dismissal = { params: { reportId: String(stored?._id) }, body: { reason: 'Nothing there.' } };
    expectRefusal(await first.call('dismissReport', dismissal), 409);
    await first.call('hideProfile', { params: { profileId: uid }, body: { reason: 'All of it.', part: null } });
    expect((await reportsAbout(uid))[0]?.closedAt).toBeNull();

    await caller.call('deleteProfilePicture', { params: { profileId: uid, pictureId: 'picture-face' } });
    await pictureFiles().removeAllOf({ kind: 'profiles', ownerId: uid });

    expect(await pictureFiles().findLocked(lockId)).not.toBeNull();
    await agree(lockId, 'open');
    expect((await look(second, lockId)).status).toBe(200);
  });

  test('401: who asked confirms nothing; another request, an unknown picture and a member get nowhere', async () => {
    const { caller, lockId } = await aReported();
    const params = { lockId };
    const ask = (by: Caller, body: unknown = { wanted: 'open', reason: 'To report it.' }) =>
      by.call('askForLockedPicture', { params, body });
    expect((await ask(first)).status).toBe(204);
    expectRefusal(await ask(second), 409);
    expectRefusal(await ask(caller), 403);
    expectRefusal(await ask(third, { wanted: 'publish', reason: 'No.' }), 422);
    const request = (await listOf(second)).find((one) => one.lockId === lockId)?.request;
    const decide = (by: Caller, requestId: string | undefined, confirmed = true) =>
      by.call('decideLockedPicture', { params, body: { requestId, confirmed } });
    expect(codeOf(await decide(first, request?.requestId))).toBe('lockedPictureRequestOfYours');
    expect(codeOf(await decide(second, 'another'))).toBe('lockedPictureRequestGone');
    expectRefusal(
      await first.call('decideLockedPicture', { params: { lockId: 'nothing' }, body: { requestId: 'a', confirmed: true } }),
      404,
    );
    expect((await decide(first, request?.requestId, false)).status).toBe(204);
    expectRefusal(await look(first, lockId), 403);
    expectRefusal(await look(caller, lockId), 403);
  });

  test('402: the reason is refused for a profile, a text, and a picture that its author does not see', async () => {
    const { stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    expectRefusal(await report(stored.username, { kind: 'profile' }), 422);
    expectRefusal(await report(stored.username, { kind: 'text', field: 'about' }), 422);
    expectRefusal(await report(stored.username, { kind: 'picture', pictureId: 'picture-of-nobody' }), 404);
    expect(await reportsAbout(stored._id)).toEqual([]);
  });

  test('403: reports at once lock it once; each is taken or comes too late, and none tells who reported', async () => {
    const { stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await storeProfileDrawing(stored._id, 'picture-face');
    const callers = [visitor, first, second, third];
    const answers = await Promise.all(callers.map((caller) => report(stored.username, FACE, caller)));
    expect(answers.map(({ status }) => status)).toContain(201);
    for (const { status, text } of answers) expect([201, 404], text).toContain(status);
    const lockId = lockIdOf(stored._id, 'picture-face');
    const lines = await auditAbout(`lockedPictures/${lockId}`);
    expect(lines.map(({ action, by }) => `${String(action)} ${String(by)}`)).toEqual(['picture.lock null']);
    expect(await pictureFiles().findLocked(lockId)).not.toBeNull();
    expect(await pictureFiles().findOriginal({ kind: 'profiles', ownerId: stored._id, pictureId: 'picture-face' })).toBeNull();
  });

  test('403: its file and variants are removed by several at the same moment, and none of them fails', async () => {
    const place = { kind: 'profiles', ownerId: randomUUID(), pictureId: 'picture-face' } as const;
    await storeProfileDrawing(place.ownerId, place.pictureId);
    for (const variant of ['40', '400'] as const) await pictureFiles().saveVariant(place, variant, Buffer.from('RIFF'));
    await Promise.all([1, 2, 3, 4].map(() => pictureFiles().removeAll(place)));
    expect(await pictureFiles().findOriginal(place)).toBeNull();
    expect(await pictureFiles().findVariant(place, '400')).toBeNull();
  });
});
