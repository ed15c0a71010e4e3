import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { collegeDotsAnswer } from '@touchline/domain/search/college-dots';
import { featuredPlayerStore } from '@touchline/functions/features/featuring/featured-player-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aMinor, wish } from '../../support/api/featuring/guardian-links';
import { aDatabase } from '../../support/api/platform/own-project';
import { aPlayer } from '../../support/api/profiles/profiles';

const api = apiStage();
const dots = async (q: string) => collegeDotsAnswer.parse((await api.visitor.call('collegeDots', { query: { q } })).body);
const featured = async (): Promise<readonly string[]> => {
  const { items } = (await api.visitor.call('featuredPlayers', {})).body as { items: readonly { _id: string }[] };
  return items.map(({ _id }) => _id);
};

describe('the map of the landing page', () => {
  test('[S2-01] has a point for each college that a text finds, in a copy that caches share', async () => {
    const name = `Quillhaven ${Date.now()} College`;
    await aStoredCollege({ name, position: { lat: 41.5, lng: -81.7 } });

    expect(await dots(name)).toEqual({ total: 1, path: expect.stringMatching(/^m\d+ \d+h0$/) as string });
    expect(await dots('zzzzzzzzzz')).toEqual({ total: 0, path: '' });
    const all = await api.visitor.call('collegeDots', {});
    expect(all.headers.get('cache-control')).toMatch(/max-age=60/);
    expect(collegeDotsAnswer.parse(all.body).total).toBeGreaterThan(0);
  });
});

/** Posted just now, so that the player stands before the others of the database, of whom twelve are shown. */
const postedNow = (uid: string) =>
  personDocuments(firestore()).profiles.doc(uid).update({ featuredAt: new Date().toISOString() });

describe('the players of the landing page', () => {
  test('[S2-01] are adults by their own consent, and only while their page is public', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await postedNow(stored._id);
    expect(await featured()).not.toContain(stored._id);

    await wish(caller, stored._id, true);
    expect(await featured()).toContain(stored._id);

    await personDocuments(firestore()).profiles.doc(stored._id).update({ hidden: true });
    expect(await featured()).not.toContain(stored._id);
  });

  test('are minors by a guardian’s consent alone', async () => {
    const asking = await aMinor(api.url);
    await postedNow(asking.stored._id);
    await wish(asking.caller, asking.stored._id, true, `guardian-${Date.now()}@people.example`);
    expect(await featured()).not.toContain(asking.stored._id);

    const at = new Date().toISOString();
    await personDocuments(firestore())
      .profiles.doc(asking.stored._id)
      .update({ featuring: { askedAt: at, by: 'guardian', allowedAt: at } });
    expect(await featured()).toContain(asking.stored._id);
  });

  test('are shown as visitors see them', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await postedNow(stored._id);
    await wish(caller, stored._id, true);

    const { text, headers } = await api.visitor.call('featuredPlayers', {});
    expect(text).toContain(stored._id);
    expect(text).not.toMatch(/featuring|guardian|adultFrom/);
    expect(headers.get('cache-control')).toMatch(/max-age=60/);
  });
});

describe('which of many players the landing page shows', () => {
  const consent = { askedAt: '2026-05-01T00:00:00.000Z', by: 'owner', allowedAt: '2026-05-01T00:00:00.000Z' } as const;
  const adult = { adultFrom: '2000-01-01', featuring: consent };
  const MOST = 12;

  test('[S2-01] the last posts come first, however far back in the search, then the first in the search', async () => {
    const database = aDatabase();
    const { profiles } = personDocuments(database);
    const batch = database.batch();
    const store = (one: Profile) => batch.set(profiles.doc(one._id), one);
    const named = (_id: string, changes: Partial<Profile>) => aProfile({ ...adult, _id, username: _id, ...changes });
    for (let at = 0; at < MOST * 9; at += 1) store(named(`complete-${at}`, {}));
    const bare = { about: null, videos: [], gpa: null, teams: [], social: { x: null, instagram: null } };
    store(named('posted-earlier', { ...bare, featuredAt: '2026-05-02T00:00:00.000Z' }));
    store(named('posted-last', { ...bare, featuredAt: '2026-06-02T00:00:00.000Z' }));
    store(named('posted-and-hidden', { featuredAt: '2026-06-03T00:00:00.000Z', hidden: true }));
    store(named('posted-without-consent', { featuredAt: '2026-06-03T00:00:00.000Z', featuring: null }));
    store(named('never-asked', { featuring: null }));
    await batch.commit();

    const shown = (await featuredPlayerStore(() => database).list('2026-06-10', MOST)).map(({ _id }) => _id);
    expect(shown.slice(0, 2)).toEqual(['posted-last', 'posted-earlier']);
    expect(new Set(shown).size).toBe(MOST);
    for (const one of shown.slice(2)) expect(one).toMatch(/^complete-/);
  });
});
