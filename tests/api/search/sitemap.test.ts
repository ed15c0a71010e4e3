import { sitemapSources } from '@touchline/functions/features/pages/sitemap-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aPlayer } from '../../support/api/profiles/profiles';

const api = apiStage();
const sources = () => sitemapSources(firestore, catalogueStore(firestore, systemClock), systemClock);

test('a college is in the sitemap with the page of each team and the day it changed', async () => {
  const { pathName } = await aStoredCollege();
  const entries = (await sources().colleges()).filter(({ path }) => path.startsWith(`/${encodeURI(pathName)}/`));
  expect(entries.map(({ path }) => path.split('/')[2]).sort()).toEqual(['mens', 'womens']);
  expect(entries[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('attack 222: players are listed in the order of their public ids, whatever their birth dates are', async () => {
  const birthdays = ['1999-04-03', '1996-01-20', '2001-11-30', '1990-07-07', '1998-02-28', '1993-12-12', '2000-06-15'];
  const players = await Promise.all(birthdays.map((adultFrom) => aPlayer(api.url, { adultFrom })));
  const paths = (await sources().players()).map(({ path }) => path);
  const ordered = players.map(({ stored }) => stored).toSorted((one, other) => (one._id < other._id ? -1 : 1));
  const listed = paths.filter((path) => ordered.some(({ username }) => path === `/profile/${username}/about`));
  expect(listed).toEqual(ordered.map(({ username }) => `/profile/${username}/about`));
});

test('attack 220: a player who comes of age is listed from the first day of the next quarter on', async () => {
  const { stored } = await aPlayer(api.url, { adultFrom: '2026-02-14' });
  const { profiles } = personDocuments(firestore());
  const listedOn = async (day: string) => {
    // The stamps of a write follow the server's clock: the file asks the rule again, so that it lists nobody early.
    await profiles.doc(stored._id).set(stored);
    await firestore().collection('profiles').doc(stored._id).update({ 'search.listed': true });
    const catalogue = catalogueStore(firestore, systemClock);
    const entries = await sitemapSources(firestore, catalogue, () => new Date(`${day}T12:00:00.000Z`)).players();
    return entries.some(({ path }) => path === `/profile/${stored.username}/about`);
  };
  expect(await Promise.all(['2026-02-13', '2026-02-14', '2026-03-31'].map(listedOn))).toEqual([false, false, false]);
  expect(await listedOn('2026-04-01')).toBe(true);
});

test('of players it has only those who are known to be of age and show their page', async () => {
  const adult = await aPlayer(api.url, { adultFrom: '2000-01-01' });
  const others = [
    await aPlayer(api.url, { adultFrom: '2999-01-01' }),
    await aPlayer(api.url, { adultFrom: null }),
    await aPlayer(api.url, { adultFrom: '2000-01-01', hidden: true }),
    await aPlayer(api.url, { adultFrom: '2000-01-01', type: 'coach' }),
  ];
  const paths = (await sources().players()).map(({ path }) => path);
  expect(paths).toContain(`/profile/${adult.stored.username}/about`);
  for (const { stored } of others) expect(paths).not.toContain(`/profile/${stored.username}/about`);
});
