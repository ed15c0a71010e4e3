import { sitemapSources } from '@touchline/functions/features/pages/sitemap-sources';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges';
import { aPlayer } from '../../support/api/profiles';

const api = apiStage();
const sources = () => sitemapSources(firestore, catalogueStore(firestore, systemClock), systemClock);

test('a college is in the sitemap with the page of each team and the day it changed', async () => {
  const { pathName } = await aStoredCollege();
  const entries = (await sources().colleges()).filter(({ path }) => path.startsWith(`/${encodeURI(pathName)}/`));
  expect(entries.map(({ path }) => path.split('/')[2]).sort()).toEqual(['mens', 'womens']);
  expect(entries[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
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
