import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller, Sent } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { patchIdOf } from '../../support/api/colleges/college-edits';
import { add, replace } from '../../support/api/colleges/colleges';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { A_PIXEL } from '../../support/api/platform/permission-cells';
import {
  anEditOfProfile,
  aPictureOfProfile,
  aPlayer,
  patchProfile,
  type Player,
  storeProfileDrawing,
  traceOfProfile,
} from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let coach: SignedIn;
let admin: SignedIn;
let other: Player;
beforeAll(async () => {
  coach = await signedIn(api.url, { roles: [acceptedAt('any-college')] });
  admin = await signedIn(api.url, { isAdmin: true });
  other = await aPlayer(api.url, { adultFrom: '2000-01-01' });
});

const SECRET = 'Zanzibar Unmentioned';

describe('attack 169: a hidden profile', () => {
  test.each<[string, Partial<Profile>]>([
    ['by its owner', { hidden: true }],
    ['by an admin', { withheld: { at: '2026-01-01T00:00:00.000Z', reason: 'A stranger’s face.', answeredAt: null } }],
  ])(
    '%s is named by no row, whoever asks and by whatever name',
    async (_, hiding) => {
      const former = `former-${Date.now().toString(36)}`;
      const { stored } = await aPlayer(api.url, {
        ...hiding,
        displayName: SECRET,
        adultFrom: '2000-01-01',
        formerUsernames: [{ username: former, until: '2026-01-01T00:00:00.000Z' }],
      });
      const { usernames } = personDocuments(firestore());
      await usernames.doc(former).set({ ...usernameEntryOf(former, stored._id), releasedAt: '2026-01-01T00:00:00.000Z' });
      await storeProfileDrawing(stored._id, 'picture-face');
      const report = { about: { kind: 'profile' }, reason: 'spam', note: null };
      const names = [stored.username, former];
      const q = `profiles/${stored._id}/picture-face`;
      const found: readonly (readonly [RouteName, Sent])[] = [
        ...names.flatMap((username): [RouteName, Sent][] => [
          ['profile', { params: { username } }],
          ['profile', { params: { username }, query: { as: 'coach' } }],
          ['reportProfile', { params: { username }, body: report }],
        ]),
        ['resource', { query: { q } }],
        ['resource', { query: { q: q.replace('/picture-face', '/400/picture-face') } }],
        ['mediaPicture', { params: { kind: 'profiles', ownerId: stored._id, pictureId: 'picture-face' } }],
        ['mediaVariant', { params: { kind: 'profiles', ownerId: stored._id, variant: '400', pictureId: 'picture-face' } }],
      ];
      for (const caller of [api.visitor, other.caller, coach, admin] as const)
        for (const [row, sent] of found) {
          const answer = await caller.call(row, sent);
          expectRefusal(answer, 404, `${row} ${JSON.stringify(sent)}`);
          expect(answer.text).not.toContain(SECRET);
        }
      expectRefusal(await coach.call('savePlayer', { params: { playerId: stored._id }, body: {} }), 404);
      expect((await coach.call('savedPlayer', { params: { playerId: stored._id } })).text).not.toContain(SECRET);
    },
    120_000,
  );
});

describe('attack 170: the id of somebody else', () => {
  test('opens no row of an owner: nothing is written, neither there nor here', async () => {
    const mine = await aPlayer(api.url);
    const theirs = other.stored._id;
    const [edit, picture] = [await anEditOfProfile(other.caller, theirs), await aPictureOfProfile(other.caller, theirs)];
    const before = [await traceOfProfile(theirs), await traceOfProfile(mine.stored._id)];
    const rows: readonly (readonly [RouteName, Sent])[] = [
      ['patchProfile', { query: { undo: 'true' }, body: { patch: [replace('/about', 'x')] } }],
      ['undoProfilePatch', { query: { patchId: edit } }],
      ['uploadProfilePicture', { body: A_PIXEL, headers: { 'content-type': 'image/png' } }],
      ['deleteProfilePicture', {}],
      ['changeUsername', { body: { username: 'a-stolen-name' } }],
      ['changeFeaturing', { body: { wanted: true } }],
    ];
    const callers: readonly (readonly [Caller, number])[] = [
      [api.visitor, 401],
      [mine.caller, 403],
      [coach, 403],
      [admin, 403],
    ];
    for (const [caller, status] of callers)
      for (const [row, sent] of rows)
        expectRefusal(await caller.call(row, { ...sent, params: { profileId: theirs, pictureId: picture } }), status, row);
    const own = { params: { profileId: mine.stored._id, pictureId: picture } };
    expectRefusal(await mine.caller.call('deleteProfilePicture', own), 404);
    expectRefusal(await mine.caller.call('undoProfilePatch', { ...own, query: { patchId: edit } }), 404);
    for (const path of ['/cover', '/profilePicture', '/teams/0/logo'])
      expectRefusal(await patchProfile(mine.caller, mine.stored._id, [replace(path, picture)]), 422, path);
    expect([await traceOfProfile(theirs), await traceOfProfile(mine.stored._id)]).toEqual(before);
  });

  test('a picture of a closed group opens to nobody but those who see the group, under no spelling of its address', async () => {
    const { caller, stored } = await aPlayer(api.url, {
      adultFrom: '2000-01-01',
      profilePicture: null,
      cover: null,
      teams: [],
      pictures: ['picture-face'],
      albums: [{ name: 'Mine', cover: 'picture-face', pictures: ['picture-face'] }],
    });
    await storeProfileDrawing(stored._id, 'picture-face');
    await patchProfile(caller, stored._id, [replace('/audiences/photos', 'coaches')]);
    const ids = [stored._id, `${stored._id}/`, `x/../${stored._id}`, `${stored._id}%2F`, `.%2F${stored._id}`];
    for (const id of ids)
      for (const size of ['', '400/', 'ls/', '40/']) {
        const paths = [`/media/profiles/${id}/${size}picture-face`, `/ui/v1/resources?q=profiles/${id}/${size}picture-face`];
        for (const path of paths)
          for (const reader of [api.visitor, other.caller])
            expect([400, 404], path).toContain((await reader.send('GET', path)).status);
      }
    const q = `profiles/${stored._id}/picture-face`;
    const shown = await coach.call('resource', { query: { q } });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});

describe('what is sent to the rows of a profile', () => {
  test.each(['*', 'W/"1"', '"1"', '"1", "2"', '-1', '1e0', '0x1', '01', '9'.repeat(30), 'NaN', '__proto__'])(
    'attack 170: If-Match %s never passes for the present version of a page that has moved on',
    async (ifMatch) => {
      const { caller, stored } = await aPlayer(api.url);
      await patchProfile(caller, stored._id, [replace('/about', 'The second version')]);
      const before = await traceOfProfile(stored._id);
      const answer = await patchProfile(caller, stored._id, [replace('/about', 'Overwritten')], {
        headers: { 'if-match': ifMatch },
      });
      expect([400, 412], answer.text).toContain(answer.status);
      expect(await traceOfProfile(stored._id)).toEqual(before);
    },
  );

  const forms: readonly (readonly [RouteName, Readonly<Record<string, unknown>>])[] = [
    ['changeUsername', { username: 'a-fine-name' }],
    ['changeFeaturing', { wanted: true, guardianEmail: null }],
    ['reportProfile', { about: { kind: 'profile' }, reason: 'spam', note: null }],
  ];

  test.each(forms)('attacks 1, 38, 42 to 44: %s takes no other body than its own', async (row, form) => {
    const { caller, stored } = await aPlayer(api.url);
    const params = { profileId: stored._id, username: other.stored.username };
    const before = [await traceOfProfile(stored._id), await traceOfProfile(other.stored._id)];
    const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) => caller.call(row, { params, body, headers });
    for (const body of ['null', '"x"', '7', '{"']) expectRefusal(await send(body), 400, body);
    const first = Object.keys(form)[0] ?? '';
    const polluted = `{"${first}":{"__proto__":{"x":1}}}`;
    for (const body of ['[]', '{}', polluted, `{"__proto__":${JSON.stringify(form)}}`])
      expectRefusal(await send(body), 422, body);
    expectRefusal(await send(JSON.stringify(form), { 'content-type': 'text/plain' }), 415);
    expectRefusal(await send(JSON.stringify({ ...form, padding: 'x'.repeat(300_000) })), 413);
    expect([await traceOfProfile(stored._id), await traceOfProfile(other.stored._id)]).toEqual(before);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test('a list that becomes longer than it may be is 422, and none of its entries is kept', async () => {
    const { caller, stored } = await aPlayer(api.url);
    const before = await traceOfProfile(stored._id);
    const honour = { type: 'allRegion', team: null, year: 2026, note: null };
    const many = Array.from({ length: 51 }, () => add('/honours/-', honour));
    expectRefusal(await patchProfile(caller, stored._id, many), 422);
    expect(await traceOfProfile(stored._id)).toEqual(before);
    const one = await patchProfile(caller, stored._id, many.slice(0, 1));
    expect(one.status, one.text).toBe(200);
  });

  test('an edit is undone by its author alone, and only on the page that it belongs to (62)', async () => {
    const [mine, theirs] = [await aPlayer(api.url), await aPlayer(api.url)];
    const edit = patchIdOf(await patchProfile(theirs.caller, theirs.stored._id, [replace('/about', 'Theirs')]));
    const before = await traceOfProfile(theirs.stored._id);
    const undo = (caller: Caller, profileId: string) =>
      caller.call('undoProfilePatch', { params: { profileId }, query: { patchId: edit } });
    for (const caller of [mine.caller, coach, admin]) expectRefusal(await undo(caller, theirs.stored._id), 403);
    expectRefusal(await undo(mine.caller, mine.stored._id), 404);
    expect(await traceOfProfile(theirs.stored._id)).toEqual(before);
  });
});
