import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import type { Caller, Sent } from '../../support/api/caller';
import { patchIdOf } from '../../support/api/colleges/college-edits';
import { add, replace } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import {
  aPlayer,
  patchProfile,
  type Player,
  profileIn,
  traceOfProfile,
  undoProfilePatch,
} from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const own = (caller: Caller, { stored }: Player, ...operations: unknown[]) => patchProfile(caller, stored._id, operations);

describe('[S7-06] [S4-10] a player edits the own profile', () => {
  test('the answer holds the profile and the edit; history and audit line are written with it', async () => {
    const player = await aPlayer(api.url);
    const { caller, stored } = player;

    const answer = await own(caller, player, replace('/about', 'Quick on the left.'), add('/citizenship/-', 'DE'));

    expect(answer.status, answer.text).toBe(200);
    expect(profileIn(answer)).toMatchObject({ version: 2, about: 'Quick on the left.', citizenship: ['US', 'DE'] });
    const edits = (await personDocuments(firestore()).editsOf(stored._id).get()).docs.map((one) => one.data());
    expect(edits).toMatchObject([
      { _id: patchIdOf(answer), by: { uid: stored._id, isAdmin: false }, fromVersion: 1, toVersion: 2, offersUndo: true },
    ]);
    expect((await auditAbout(`profiles/${stored._id}`)).map(({ action }): unknown => action)).toEqual(['profile.edit']);
    expect((await caller.call('ownProfile')).body).toMatchObject({ about: 'Quick on the left.' });
  });

  test('an edit is undone once; where a later one touched the same field, not at all', async () => {
    const player = await aPlayer(api.url);
    const { caller, stored } = player;
    const first = patchIdOf(await own(caller, player, replace('/about', 'First')));
    const second = patchIdOf(await own(caller, player, replace('/about', 'Second')));

    expectRefusal(await undoProfilePatch(caller, stored._id, first), 409);
    expect(profileIn(await undoProfilePatch(caller, stored._id, second)).about).toBe('First');
    expect(profileIn(await undoProfilePatch(caller, stored._id, first))).toEqual({
      ...stored,
      adultFrom: '2018-02-03',
      version: 5,
      updatedAt: expect.any(String) as string,
      publicAt: expect.any(String) as string,
    });
    expectRefusal(await undoProfilePatch(caller, stored._id, first), 404);
  });

  test('If-Match refuses an edit of a profile that has moved on in another tab', async () => {
    const player = await aPlayer(api.url);
    const { caller, stored } = player;
    const send = (version: string, text: string) =>
      patchProfile(caller, stored._id, [replace('/about', text)], { headers: { 'if-match': version } });
    const answers = await Promise.all([send('1', 'one tab'), send('1', 'the other')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await send('2', 'again')).status).toBe(200);
  });

  test('what changes nothing is 200 without an edit', async () => {
    const player = await aPlayer(api.url);
    const before = await traceOfProfile(player.stored._id);
    const answer = await own(player.caller, player, replace('/gpa', 3.6));
    expect(answer.body).toEqual({ profile: player.stored, patchId: null });
    expect(await traceOfProfile(player.stored._id)).toEqual(before);
  });

  test('two tabs that write different fields at once lose nothing', async () => {
    const player = await aPlayer(api.url);
    const answers = await Promise.all([
      own(player.caller, player, replace('/about', 'from one')),
      own(player.caller, player, replace('/schoolName', 'from the other')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await player.caller.call('ownProfile')).body).toMatchObject({
      version: 3,
      about: 'from one',
      schoolName: 'from the other',
    });
  });

  test('the first edit of an older profile learns from the account who is of age', async () => {
    const player = await aPlayer(api.url, { adultFrom: null });
    const answer = await own(player.caller, player, replace('/audiences/social', 'everybody'));
    expect(profileIn(answer)).toMatchObject({ adultFrom: '2018-02-03', audiences: { social: 'everybody' } });
  });

  test('a minor cannot show everybody where to be found', async () => {
    const player = await aPlayer(api.url, { adultFrom: '2999-01-01' });
    const answer = await own(player.caller, player, replace('/audiences/schedule', 'everybody'));
    expectRefusal(answer, 422);
    expect(codeOf(answer)).toBe('audienceTooWide');
  });
});

describe('[S6-02] nobody else edits a profile', () => {
  test('neither another player, nor a coach, nor an admin, nor a visitor, nor its owner while it is deactivated', async () => {
    const player = await aPlayer(api.url);
    const asleep = await aPlayer(api.url, { hidden: true });
    const [other, admin] = [await aPlayer(api.url), await signedIn(api.url, { isAdmin: true })];
    const before = await traceOfProfile(player.stored._id);
    for (const caller of [other.caller, admin]) expectRefusal(await own(caller, player, replace('/about', 'x')), 403);
    expectRefusal(await own(api.visitor, player, replace('/about', 'x')), 401);
    expectRefusal(await own(asleep.caller, asleep, replace('/about', 'x')), 403);
    expect(await traceOfProfile(player.stored._id)).toEqual(before);
  });

  test('an edit of somebody else’s is not found for undo, nor is any text that is no edit (62)', async () => {
    const [mine, theirs] = [await aPlayer(api.url), await aPlayer(api.url)];
    const foreign = patchIdOf(await own(theirs.caller, theirs, replace('/about', 'Theirs')));
    for (const id of [foreign, 'no-such-edit', '../x', '..', '__all__', 'a/b', `../../${theirs.stored._id}/edits/${foreign}`])
      expectRefusal(await undoProfilePatch(mine.caller, mine.stored._id, id), 404, id);
    expectRefusal(await undoProfilePatch(mine.caller, theirs.stored._id, foreign), 403);
  });
});

describe('a bad edit is refused and leaves no trace', () => {
  let player: Player;
  let untouched: unknown;
  beforeAll(async () => {
    player = await aPlayer(api.url, { albums: [{ name: 'Club', cover: null, pictures: [] }] });
    untouched = await traceOfProfile(player.stored._id);
  });
  const one = (path: string, value: unknown = 'x'): Sent => ({ body: { patch: [replace(path, value)] } });
  const raw = (operation: string): Sent => ({ body: `{"patch":[${operation}]}` });

  test.each<[number, string, Sent]>([
    [1, '/__proto__/x', one('/__proto__/x')],
    [1, '/__proto__', one('/__proto__', { polluted: true })],
    [2, '/constructor/prototype/x', one('/constructor/prototype/x')],
    [2, '/social/constructor/prototype/x', one('/social/constructor/prototype/x')],
    [3, '/social/__proto__', one('/social/__proto__', { polluted: true })],
    [3, '/albums/0/__proto__', one('/albums/0/__proto__', { polluted: true })],
    [4, 'a value with the key __proto__', raw('{"op":"replace","path":"/social","value":{"__proto__":{"x":"y"}}}')],
    [4, 'such a key deeper inside', raw('{"op":"add","path":"/albums/-","value":{"name":"A","x":{"constructor":1}}}')],
    [4, 'such a key of an operation', raw('{"op":"replace","path":"/about","value":"x","__proto__":{"polluted":true}}')],
    [5, '/roles/0/status', one('/roles/0/status', 'Accepted')],
    [6, '/roles/-', { body: { patch: [add('/roles/-', { type: 'coach', value: 'test-college', status: 'Accepted' })] } }],
    [6, '/roles', one('/roles', [{ type: 'coach', value: 'test-college', status: 'Accepted' }])],
    [7, '/premium', one('/premium', true)],
    [7, '/premium of a period', one('/premium', { since: '2026-01-01T00:00:00.000Z', until: null })],
    [7, '/verified', one('/verified', true)],
    [7, '/entitlements', one('/entitlements', ['premium'])],
    [7, '/rankKey', one('/rankKey', 1)],
    [7, '/search', one('/search', {})],
    [8, '/username of another user', one('/username', 'demo-player')],
    [8, 'the own /username', one('/username', 'my-new-name')],
    [8, '/formerUsernames', one('/formerUsernames', [])],
    [9, '/email', one('/email', 'me@people.example')],
    [10, '/_id', one('/_id', 'someone-else')],
    [10, '/version', one('/version', 9)],
    [10, '/pictures', one('/pictures', ['picture-of-other'])],
    [10, '/hidden', one('/hidden', true)],
    [11, '/type to coach', one('/type', 'coach')],
    [11, '/type to parent', one('/type', 'parent')],
    [11, '/type to admin', one('/type', 'admin')],
    [12, '/dateOfBirth', one('/dateOfBirth', '1990-01-01')],
    [12, '/adultFrom', one('/adultFrom', '1990-01-01')],
    [226, '/publicAt', one('/publicAt', '2026-01-01T00:00:00.000Z')],
    [226, '/audienceNotice', one('/audienceNotice', true)],
    [13, '/claim', one('/claim', true)],
    [13, '/admin', one('/admin', true)],
    [14, '/~1roles', one('/~1roles')],
    [14, '%2Froles', one('%2Froles')],
    [14, '/%72oles', one('/%72oles')],
    [14, '/~0roles', one('/~0roles')],
    [14, '/social~1x', one('/social~1x')],
    [15, 'a Cyrillic letter', one('/r\u043eles')],
    [15, 'a letter of full width', one('/\uff41bout')],
    [15, 'a letter that takes no room', one('/about\u200b')],
    [15, 'another case', one('/ABOUT')],
    [19, 'remove', raw('{"op":"remove","path":"/about"}')],
    [26, 'the whole document', one('', null)],
    [36, 'a wrong type', one('/teams', 'x')],
    [46, 'a second operation that is bad', { body: { patch: [replace('/about', 'kept?'), replace('/nothing', 'x')] } }],
    [49, 'a picture of somebody else', one('/cover', 'picture-of-other')],
    [49, 'such a picture in an album', { body: { patch: [add('/albums/0/pictures/-', 'picture-of-other')] } }],
    [50, 'a script as a video', one('/videos', [{ url: 'javascript:alert(1)', label: null, pinned: false }])],
    [173, 'an average above its scale', one('/gpa', 4.2)],
    [173, 'a scale below its average', one('/gpaOf', 2)],
    [58, 'a video of a fifth host', one('/videos', [{ url: 'https://youtube.com.evil.com/watch?v=abcdefghijk' }])],
  ])('attack %i (%s) is 422', async (_, __, sent) => {
    const params = { profileId: player.stored._id };
    expectRefusal(await player.caller.call('patchProfile', { query: { undo: 'true' }, ...sent, params }), 422);
    expect(await traceOfProfile(player.stored._id)).toEqual(untouched);
  });

  test.each<[number, Sent, number]>([
    [41, { body: { patch: Array.from({ length: 101 }, () => replace('/about', 'x')) } }, 413],
    [43, { body: '{"patch":' }, 400],
    [44, { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    [61, { ...one('/about'), query: { undo: 'maybe' } }, 400],
    [61, { ...one('/about'), query: 'undo=true&undo=false' }, 400],
  ])('attack %i is %i', async (_, sent, status) => {
    const params = { profileId: player.stored._id };
    expectRefusal(await player.caller.call('patchProfile', { ...sent, params }), status);
    expect(await traceOfProfile(player.stored._id)).toEqual(untouched);
  });

  test('no attack has changed what objects inherit', () => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
