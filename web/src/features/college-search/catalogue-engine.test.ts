import { aFindableCollege } from '@touchline/domain/search/testing/a-findable-college';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { expect, test } from 'vitest';
import { catalogueEngine } from './catalogue-engine';

const CAL_STATE_LA = aFindableCollege('Cal State LA', {
  ...{ state: 'CA', collegeType: 'public', netPrice: 4113, outOfStateTuition: 18_698, unitId: 110_592 },
});

test('a college is in the budget of who pays its net price, and not in that of somebody from abroad', async () => {
  const engine = catalogueEngine(catalogueFileOf([CAL_STATE_LA]));
  const query = { ...ALL_COLLEGES, filters: { netPrice: ['20000'] } };
  const home = await engine.forPayer({ citizenship: 'us', homeState: 'CA', income: 20_000 });
  const abroad = await engine.forPayer({ citizenship: 'other', homeState: null, income: null });
  const texan = await engine.forPayer({ citizenship: 'us', homeState: 'TX', income: 20_000 });

  expect([engine, home, abroad, texan].map((search) => search.answer(query).total)).toEqual([1, 1, 0, 0]);
  expect(home.all(ALL_COLLEGES)[0]?.netPrice).toBe(4113);
  expect(abroad.answer(ALL_COLLEGES).items[0]?.netPrice).toBe(4113);
});
