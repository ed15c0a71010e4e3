import { NO_VIEWS, VIEWS_PER_BEACON } from '@touchline/domain/person/views/view-kinds';
import { DAILY_VIEWS, READERS_PER_NETWORK, VIEW_MARKS, VIEW_SHARDS } from '@touchline/domain/person/views/stored-views';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { viewStore } from '@touchline/functions/features/views/view-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { aLinkedChild } from '../../support/api/guardianship/guardianships';
import { signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import { expectLimit } from '../../support/api/too-many';
import { A_BROWSER, report, viewsOf } from '../../support/api/views/views';

const api = apiStage();
const { visitor } = api;
afterEach(() => vi.useRealTimers());

describe('a view', () => {
  test('counts by its kind, once a day for a reader, again the next day and for another reader', async () => {
    const { stored } = await aPlayer(api.url);
    const open = { player: stored.username, kind: 'open' };
    const answers = [
      await report(visitor, [open, { ...open, kind: 'list' }, open], '198.51.100.10'),
      await report(visitor, [{ ...open, kind: 'video' }, open], '198.51.100.10'),
      await report(visitor, [open], '198.51.100.11'),
      await report(visitor, [open], '198.51.100.11', A_BROWSER.replace('Chrome/140', 'Chrome/141')),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
    expect(await viewsOf(stored._id)).toEqual({ lists: 1, opens: 3, videos: 1, saves: 0 });

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    await report(visitor, [open], '198.51.100.10');
    expect(await viewsOf(stored._id)).toMatchObject({ opens: 4, lists: 1 });
  });

  test('keeps nothing of its reader, and goes after its time', async () => {
    const { caller, stored } = await aPlayer(api.url);
    await report(caller.with(null), [{ player: stored.username, kind: 'open' }], '203.0.113.77');
    const [marks, counts] = await Promise.all([
      firestore().collection(VIEW_MARKS.name).get(),
      collectionOf(firestore(), DAILY_VIEWS, { uid: stored._id }).get(),
    ]);
    const mark = marks.docs.at(-1);
    expect(Object.keys(mark?.data() ?? {})).toEqual(['expiresAt']);
    expect(JSON.stringify(marks.docs.map(({ id }) => id))).not.toMatch(/203\.0|Chrome|uid-/);
    const [part] = counts.docs;
    expect(Object.keys(part?.data() ?? {}).toSorted()).toEqual(
      ['_id', 'day', 'lists', 'opens', 'saves', 'schemaVersion', 'videos'].toSorted(),
    );
    const raw = (
      await firestore()
        .doc(part?.ref.path ?? '')
        .get()
    ).get('expiresAt') as { toMillis(): number };
    expect(raw.toMillis()).toBeGreaterThan(Date.now() + 390 * 24 * 3_600_000);
  });

  test('of the own page, by an admin or a robot counts nothing; a coach’s does', async () => {
    const [{ caller, stored }, admin, coach] = await Promise.all([
      aPlayer(api.url),
      signedIn(api.url, { isAdmin: true }),
      signedIn(api.url, { roles: [acceptedAt('any-college')] }),
    ]);
    const views = [{ player: stored.username, kind: 'open' }];
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const answers = [
      await report(caller, views, '198.51.100.20'),
      await report(admin, views, '198.51.100.21'),
      await report(visitor, views, '198.51.100.22', robot),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await viewsOf(stored._id)).toEqual(NO_VIEWS);
    await report(coach, views, '198.51.100.23');
    expect(await viewsOf(stored._id)).toMatchObject({ opens: 1 });
  });

  test('by a linked guardian counts nothing on the child’s page, and on others like anybody’s', async () => {
    const [{ child, parent }, { stored }, ended] = await Promise.all([
      aLinkedChild(api.url),
      aPlayer(api.url),
      aLinkedChild(api.url, { endedAt: '2026-02-01T00:00:00.000Z', endedBy: 'player' }),
    ]);
    const seen = [child.stored.username, stored.username];
    const kinds = ['open', 'list', 'video'];
    await report(
      parent,
      kinds.flatMap((kind) => seen.map((player) => ({ player, kind }))),
      '198.51.100.30',
    );
    expect(await viewsOf(child.stored._id)).toEqual(NO_VIEWS);
    expect(await viewsOf(stored._id)).toEqual({ lists: 1, opens: 1, videos: 1, saves: 0 });
    await report(ended.parent, [{ player: ended.child.stored.username, kind: 'open' }], '198.51.100.31');
    expect(await viewsOf(ended.child.stored._id)).toMatchObject({ opens: 1 });
  });

  test('by a former username counts for its player', async () => {
    const { stored } = await aPlayer(api.url);
    const former = `former-${stored.username}`.slice(0, 40).replace(/-$/, '');
    const { usernames } = personDocuments(firestore());
    await usernames
      .doc(former)
      .set({ _id: former, schemaVersion: 2, profileId: stored._id, releasedAt: '2026-01-01T00:00:00.000Z' });
    await report(visitor, [{ player: former, kind: 'open' }], '198.51.100.24');
    expect(await viewsOf(stored._id)).toMatchObject({ opens: 1 });
  });
});

describe('a save by a coach', () => {
  test('counts once a day, not when a removal is undone', async () => {
    const [{ stored }, coach, other] = await Promise.all([
      aPlayer(api.url),
      signedIn(api.url, { roles: [acceptedAt('any-college')] }),
      signedIn(api.url, { roles: [acceptedAt('any-college')] }),
    ]);
    const params = { playerId: stored._id };
    await coach.call('savePlayer', { params, body: {} });
    await coach.call('savePlayer', { params, body: { stage: 'visit' } });
    await coach.call('removeSavedPlayer', { params });
    await coach.call('savePlayer', { params, body: {} });
    expect(await viewsOf(stored._id)).toMatchObject({ saves: 1 });
    await other.call('savePlayer', { params, body: { earlier: { savedAt: '2026-01-01T00:00:00.000Z', notedAt: null } } });
    expect(await viewsOf(stored._id)).toMatchObject({ saves: 1 });
    await other.call('removeSavedPlayer', { params });
    await other.call('savePlayer', { params, body: {} });
    expect(await viewsOf(stored._id)).toEqual({ ...NO_VIEWS, saves: 2 });
  });
});

describe('many readers', () => {
  test('a thousand at once are counted, every one', async () => {
    const { stored } = await aPlayer(api.url);
    const views = [{ player: stored.username, kind: 'open' }];
    const networks = Array.from({ length: 1000 }, (_, at) => `192.0.${at >> 8}.${at & 255}`);
    const answers = await Promise.all(networks.map((network) => report(visitor, views, network)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await viewsOf(stored._id)).toMatchObject({ opens: 1000 });
  });

  test('of twenty instances lose nothing, also where they add to the same document', async () => {
    const { stored } = await aPlayer(api.url);
    const instances = Array.from({ length: 20 }, (_, at) => viewStore(firestore, systemClock, at % 3));
    const seenBy = (reader: string) => ({ player: stored.username, kind: 'list', reader, uncounted: [] }) as const;
    await Promise.all(
      instances.flatMap((instance, at) =>
        Array.from({ length: 50 }, (_, which) => instance.count([seenBy(`${at} ${which}`), seenBy('everybody')])),
      ),
    );
    expect(await viewsOf(stored._id)).toEqual({ ...NO_VIEWS, lists: 1001 });
    const { size } = await collectionOf(firestore(), DAILY_VIEWS, { uid: stored._id }).get();
    expect(size).toBe(3);
    expect(VIEW_SHARDS).toBeGreaterThanOrEqual(10);
  });
});

describe('attacks 208 to 211, and 234', () => {
  let username: string;
  let uid: string;
  beforeAll(async () => {
    const { stored } = await aPlayer(api.url);
    username = stored.username;
    uid = stored._id;
  });

  test('attack 208: a hidden, a withheld and an unknown player are answered alike and count nothing', async () => {
    const [hidden, withheld] = await Promise.all([
      aPlayer(api.url, { hidden: true }),
      aPlayer(api.url, { withheld: { at: '2026-01-01T00:00:00.000Z', reason: 'A stranger’s face.', answeredAt: null } }),
    ]);
    const names = [hidden.stored.username, withheld.stored.username, 'nobody-at-all', username];
    const answers = [];
    for (const player of names) answers.push(await report(visitor, [{ player, kind: 'open' }], '198.51.100.30'));
    const shapes = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()].toSorted()]);
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(await viewsOf(hidden.stored._id)).toEqual(NO_VIEWS);
    expect(await viewsOf(withheld.stored._id)).toEqual(NO_VIEWS);
  });

  test.each<[string, unknown]>([
    ['none', []],
    ['too many', Array.from({ length: VIEWS_PER_BEACON + 1 }, () => ({ player: 'demo-player', kind: 'open' }))],
    ['a save', [{ player: 'demo-player', kind: 'save' }]],
    ['another kind', [{ player: 'demo-player', kind: '__proto__' }]],
    ['a name that is a path', [{ player: '../profiles/x', kind: 'open' }]],
    ['a name that is none', [{ player: { toString: 'x' }, kind: 'open' }]],
    ['no list', { player: 'demo-player', kind: 'open' }],
  ])('attack 209: views that are %s are refused whole', async (_, views) => {
    const before = await viewsOf(uid);
    const sent =
      Array.isArray(views) && views.length > 0 ? [{ player: username, kind: 'video' }, ...(views as unknown[])] : views;
    expectRefusal(await report(visitor, sent, '198.51.100.31'), 422);
    expect(await viewsOf(uid)).toEqual(before);
  });

  test('attack 210: a beacon of another site, without JSON, or too large is refused', async () => {
    const body = { views: [{ player: username, kind: 'video' }] };
    const send = (headers: Readonly<Record<string, string>>, sent: unknown = body) =>
      visitor.call('countViews', { body: sent, headers: { 'user-agent': A_BROWSER, ...headers } });
    expectRefusal(await send({ 'sec-fetch-site': 'cross-site' }), 403);
    expectRefusal(await send({ origin: 'https://elsewhere.example' }), 403);
    expectRefusal(await send({ 'content-type': 'text/plain' }), 415);
    expectRefusal(await send({}, '{'), 400);
    expectRefusal(await send({}, ' '.repeat(9 * 1024)), 413);
    expect(await viewsOf(uid)).toMatchObject({ videos: 0 });
  });

  test('attack 211: more than a network may send in a minute is refused', async () => {
    const views = [{ player: username, kind: 'list' }];
    const robot = 'curl/8.9.1';
    await expectLimit(RATE_LIMITS_PER_MINUTE.views, 204, () => report(visitor, views, '198.51.100.32', robot));
  });

  test('attack 234: a network counts eight times a day at most, however many browsers it makes up', async () => {
    const { stored } = await aPlayer(api.url);
    const views = [{ player: stored.username, kind: 'open' }];
    const browsers = Array.from({ length: 40 }, (_, version) => A_BROWSER.replace('Chrome/140', `Chrome/${version}`));
    const answers = await Promise.all(browsers.map((browser) => report(visitor, views, '198.51.100.33', browser)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await viewsOf(stored._id)).toEqual({ ...NO_VIEWS, opens: READERS_PER_NETWORK });
  });
});
