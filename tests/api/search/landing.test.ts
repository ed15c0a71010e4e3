import { collegeDotsAnswer } from '@touchline/domain/search/college-dots';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges';
import { aMinor, wish } from '../../support/api/guardian-links';
import { aPlayer } from '../../support/api/profiles';

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

describe('the players of the landing page', () => {
  test('[S2-01] are adults by their own consent, and only while their page is public', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    expect(await featured()).not.toContain(stored._id);

    await wish(caller, stored._id, true);
    expect(await featured()).toContain(stored._id);

    await personDocuments(firestore()).profiles.doc(stored._id).update({ hidden: true });
    expect(await featured()).not.toContain(stored._id);
  });

  test('are minors by a guardian’s consent alone', async () => {
    const asking = await aMinor(api.url);
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
    await wish(caller, stored._id, true);

    const { text, headers } = await api.visitor.call('featuredPlayers', {});
    expect(text).toContain(stored._id);
    expect(text).not.toMatch(/featuring|guardian|adultFrom/);
    expect(headers.get('cache-control')).toMatch(/max-age=60/);
  });
});
