import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aCaller, type Caller } from '../../support/api/caller';
import { replace } from '../../support/api/colleges/colleges';
import { A_POST, aQueuedPlayer, decide, requestsOfPlayer, statesOf } from '../../support/api/featuring/feature-requests';
import { aGuardianLink, aMinor, answerLink, wish } from '../../support/api/featuring/guardian-links';
import { sessionOf, type SignedIn, signedIn } from '../../support/api/members/people';
import { aPlayer, patchProfile, undoProfilePatch } from '../../support/api/profiles/profiles';
import { patchIdOf } from '../../support/api/colleges/college-edits';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

type List = AnswerOf<'adminFeatureRequests'>;
const listOf = async (state: 'queued' | 'posted' | 'declined'): Promise<List['items']> => {
  const items: List['items'] = [];
  let after: string | null = null;
  do {
    const query: Record<string, string> = after === null ? { state } : { state, after };
    const { body } = await admin.call('adminFeatureRequests', { query });
    const page = body as List;
    items.push(...page.items);
    after = page.next;
  } while (after !== null);
  return items;
};
const ownOf = async (caller: Caller, profileId: string) =>
  (await caller.call('ownFeatureRequests', { params: { profileId } })).body as AnswerOf<'ownFeatureRequests'>;
const isQueued = async (uid: string) => (await listOf('queued')).some(({ requestId }) => requestId.startsWith(`${uid}.`));
const mailsTo = async (email: string) =>
  (await firestore().collection('mail').where('to', 'array-contains', email).get()).docs.map((one) => JSON.stringify(one.data()));

/** Seven of the 20 key fields empty: 65 per cent. */
const TOO_EMPTY = {
  ...{ status: null, class: null, graduationYear: null, gpa: null, gpaOf: null, schoolName: null },
  citizenship: [],
};

describe('[S1-02] a player enters the queue', () => {
  test('with consent, once the profile is 70 % complete, and leaves below it', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01', ...TOO_EMPTY });
    const { _id } = stored;
    expect((await wish(caller, _id, true)).status).toBe(200);
    expect(await statesOf(_id)).toEqual([]);
    const entering = await patchProfile(caller, _id, [replace('/class', 'Junior')]);
    expect(await statesOf(_id)).toEqual(['queued']);
    expect(await isQueued(_id)).toBe(true);
    expect(await ownOf(caller, _id)).toMatchObject({
      requests: [{ requestId: `${_id}.1`, reason: 'first', state: 'queued', isFirst: false }],
      place: expect.any(Number) as number,
    });

    const [{ enteredAt } = { enteredAt: '' }] = await requestsOfPlayer(_id);
    expect((await undoProfilePatch(caller, _id, patchIdOf(entering))).status).toBe(200);
    expect(await statesOf(_id)).toEqual(['left']);
    expect([await isQueued(_id), (await ownOf(caller, _id)).requests]).toEqual([false, []]);
    await patchProfile(caller, _id, [replace('/gpa', 3), replace('/gpaOf', 4)]);
    expect(await requestsOfPlayer(_id)).toMatchObject([{ state: 'queued', enteredAt }]);
  });

  test('a minor when a guardian agrees, and leaves when they end it', async () => {
    const player = await aMinor(api.url);
    const link = await aGuardianLink(player);
    expect(await statesOf(player.stored._id)).toEqual([]);
    const answer = (said: 'allow' | 'end') => answerLink(api.visitor, link, said);
    expect((await answer('allow')).status).toBe(200);
    expect(await statesOf(player.stored._id)).toEqual(['queued']);
    expect((await answer('end')).status).toBe(200);
    expect(await statesOf(player.stored._id)).toEqual(['left']);
  });

  test('once, also by two calls at once', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await Promise.all([wish(caller, stored._id, true), wish(caller, stored._id, true)]);
    expect(await statesOf(stored._id)).toEqual(['queued']);
  });

  test('and leaves at once when hidden, deactivated or without consent', async () => {
    const hiding = (reason: string | null) => (profileId: string) =>
      admin.call('hideProfile', { params: { profileId }, body: { reason } });
    const { caller, stored } = await aQueuedPlayer(api.url);
    const { _id } = stored;
    expect((await hiding('Not theirs.')(_id)).status).toBe(200);
    expect([await statesOf(_id), await isQueued(_id)]).toEqual([['left'], false]);
    await hiding(null)(_id);
    expect(await statesOf(_id)).toEqual(['queued']);
    expect((await caller.call('deactivateAccount')).status).toBe(204);
    expect(await statesOf(_id)).toEqual(['left']);
    const back = aCaller(api.url, await sessionOf(api.visitor, caller));
    expect((await back.call('reactivateAccount')).status).toBe(200);
    expect(await statesOf(_id)).toEqual(['queued']);
    await wish(back, _id, false);
    expect(await statesOf(_id)).toEqual(['left']);
  });

  test('an entry whose removal was missed shows nobody', async () => {
    const { stored } = await aQueuedPlayer(api.url);
    await personDocuments(firestore()).profiles.doc(stored._id).update({ hidden: true });
    expect(await isQueued(stored._id)).toBe(false);
    const answer = await decide(admin, `${stored._id}.1`, { links: [A_POST] });
    expectRefusal(answer, 409);
    expect([codeOf(answer), await statesOf(stored._id)]).toEqual(['featureNotQueued', ['queued']]);
  });
});

describe('[S4-16] an admin', () => {
  test('posts a request with its links: owner, log and landing page know it', async () => {
    const { caller, stored } = await aQueuedPlayer(api.url, {
      audiences: { ...(await aPlayer(api.url)).stored.audiences, grades: 'coaches' },
    });
    const { _id } = stored;
    const [item] = (await listOf('queued')).filter(({ requestId }) => requestId === `${_id}.1`);
    expect(item).toMatchObject({ wanted: { posts: 1, stories: 1 }, skippedBy: null, profile: { _id, gpa: null } });
    expect(JSON.stringify(item)).not.toMatch(/featuring|adultFrom|@people/);

    const first = await decide(admin, `${_id}.1`, { links: [A_POST] });
    expect(first.status, first.text).toBe(200);
    expect(await requestsOfPlayer(_id)).toMatchObject([{ state: 'posted', posted: { by: admin.uid, links: [A_POST] } }]);
    expect((await listOf('posted')).map(({ requestId }) => requestId)).toContain(`${_id}.1`);
    expect((await ownOf(caller, _id)).requests).toMatchObject([{ state: 'posted', posted: { links: [A_POST] } }]);
    expect((await auditAbout(`profiles/${_id}`)).map(({ action }) => String(action))).toContain('feature.post');
    expect(await mailsTo(caller.email)).toEqual([expect.stringContaining(A_POST.url) as string]);
    expect(JSON.stringify(await ownOf(caller, _id))).not.toContain(admin.uid);

    expect((await decide(admin, `${_id}.1`, { links: [A_POST] })).status).toBe(200);
    expect(await mailsTo(caller.email)).toHaveLength(1);
    const other = await decide(admin, `${_id}.1`, { reason: 'Changed my mind.' });
    expectRefusal(other, 409);
    expect(codeOf(other)).toBe('featureDecided');
    const { body } = await api.visitor.call('featuredPlayers');
    expect((body as AnswerOf<'featuredPlayers'>).items.find((one) => one._id === _id)).toBeDefined();
    await wish(caller, _id, false);
    expect((await listOf('posted')).find(({ requestId }) => requestId === `${_id}.1`)).toMatchObject({ profile: null });
  });

  test('declines one for a reason, and the owner reads when to enter again', async () => {
    const { caller, stored } = await aQueuedPlayer(api.url);
    const reason = 'The portrait is blurred.';
    expect((await decide(admin, `${stored._id}.1`, { reason })).status).toBe(200);
    const { requests } = await ownOf(caller, stored._id);
    expect(requests).toMatchObject([{ state: 'declined', declined: { reason } }]);
    expect(await mailsTo(caller.email)).toEqual([expect.stringContaining(reason) as string]);
    expect((await auditAbout(`profiles/${stored._id}`)).map(({ action }) => String(action))).toContain('feature.decline');
    expect(await statesOf(stored._id)).toEqual(['declined']);
    await wish(caller, stored._id, false);
    await wish(caller, stored._id, true);
    expect(await statesOf(stored._id)).toEqual(['declined', 'queued']);
  });

  test('reads posted requests with the newest first, and those that wait with the first first', async () => {
    const players = [await aQueuedPlayer(api.url), await aQueuedPlayer(api.url), await aQueuedPlayer(api.url)];
    const ids = players.map(({ stored }) => `${stored._id}.1`);
    const listedOf = async (state: 'queued' | 'posted') =>
      (await listOf(state)).map(({ requestId }) => requestId).filter((id) => ids.includes(id));
    expect(await listedOf('queued')).toEqual(ids);
    for (const id of ids) expect((await decide(admin, id, { links: [A_POST] })).status).toBe(200);
    expect(await listedOf('posted')).toEqual(ids.toReversed());
  });

  test('decides twice at once: one decision counts, the other is a conflict', async () => {
    const { stored } = await aQueuedPlayer(api.url);
    const answers = await Promise.all([
      decide(admin, `${stored._id}.1`, { links: [A_POST] }),
      decide(admin, `${stored._id}.1`, { reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('writes to verified addresses only', async () => {
    const { caller, stored } = await aQueuedPlayer(api.url);
    await projectAuth().updateUser(caller.uid, { emailVerified: false });
    expect((await decide(admin, `${stored._id}.1`, { links: [A_POST] })).status).toBe(200);
    expect(await mailsTo(caller.email)).toEqual([]);
  });
});

describe('what is sent to the queue', () => {
  test.each(['nobody.1', '.1', 'x', '__proto__', '..', 'a/b', '%00'])(
    'attack 202: the request %j is not found',
    async (requestId) => {
      expectRefusal(await decide(admin, requestId, { links: [A_POST] }), 404);
      expectRefusal(await decide(admin, requestId, { reason: 'No.' }), 404);
    },
  );

  test.each([
    [{ links: [] }],
    [{ links: [{ ...A_POST, url: 'http://social.example.com/1' }] }],
    [{ links: [{ ...A_POST, url: 'javascript:alert(1)' }] }],
    [{ links: [A_POST, { ...A_POST, url: `${A_POST.url}2` }] }],
    [{ links: 'https://social.example.com/1' }],
    [{ reason: '' }],
    [{ reason: 'a\u0000b' }],
    [{ reason: 'x'.repeat(501) }],
    [{ reason: ['No.'] }],
  ])('attack 203: %j is refused, and nothing is written', async (body) => {
    const { stored } = await aQueuedPlayer(api.url);
    const before = await requestsOfPlayer(stored._id);
    expectRefusal(await decide(admin, `${stored._id}.1`, body), 422);
    expect(await requestsOfPlayer(stored._id)).toEqual(before);
  });

  test.each([{ state: 'left' }, { state: 'all' }, { after: '/' }, { after: 'x'.repeat(300) }])(
    'attack 204: the list %j is refused',
    async (query) => {
      expectRefusal(await admin.call('adminFeatureRequests', { query }), 400);
    },
  );
});

test('a deleted account takes its requests with it', async () => {
  const { caller, stored } = await aQueuedPlayer(api.url);
  await decide(admin, `${stored._id}.1`, { links: [A_POST] });
  const erasures = erasureStore(firestore, systemClock, newId);
  await erasures.begin(caller.uid);
  await erasures.eraseByField(caller.uid);
  expect(await requestsOfPlayer(stored._id)).toEqual([]);
});
