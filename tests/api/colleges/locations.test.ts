import { aCollege } from '@touchline/domain/college/testing/a-college';
import { location } from '@touchline/domain/search/locations';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';

const api = apiStage();

test('[S2-07] the states and provinces with colleges are open to everyone, in a copy that caches share', async () => {
  const place = { locality: 'Laramie', administrative_area_level_1: 'WY', country: 'US' };
  await aStoredCollege({ address: { ...aCollege().address, ...place } });

  const answer = await api.visitor.call('locations', {});

  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toMatch(/max-age=300/);
  const { items } = answer.body as { readonly items: readonly unknown[] };
  const wyoming = { state: 'WY', country: 'US', colleges: 1, men: 1, women: 1, cities: [{ name: 'Laramie', colleges: 1 }] };
  expect(items.map((one) => location.parse(one)).find(({ state }) => state === 'WY')).toMatchObject(wyoming);
});
