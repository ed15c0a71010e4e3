import { expect, test } from 'vitest';
import { STATES } from '../../reference/states';
import { listedPrice, priceInUsDollars } from './listed-price';

test.each([
  [{ state: 'OH', netPrice: 12_345 }, 12_345],
  [{ state: null, netPrice: 12_345 }, 12_345],
  [{ state: 'ON', netPrice: 12_345 }, null],
  [{ state: 'Ontario', netPrice: 12_345 }, null],
  [{ state: 'OH', netPrice: null }, null],
])('%j is compared as %s American dollars', (college, dollars) => {
  expect(priceInUsDollars(college)).toBe(dollars);
});

test('[S9-05] a list marks Canadian dollars', () => {
  expect(listedPrice({ state: 'OH', netPrice: 12_345 }, 'en')).toBe('$12,345');
  expect(listedPrice({ state: 'ON', netPrice: 12_345 }, 'en')).toBe('CA$12,345');
  expect(listedPrice({ state: 'ON', netPrice: 12_345 }, 'de')).toBe('CA$12.345');
  expect(listedPrice({ state: 'ON', netPrice: null }, 'en')).toBeNull();
});

test.each(['ON', 'Ontario', ' ontario ', 'Québec', 'quebec'])(
  '[S9-05] lists and filters agree that a price in "%s" is Canadian',
  (state) => {
    expect(listedPrice({ state, netPrice: 12_345 }, 'en')).toBe('CA$12,345');
    expect(priceInUsDollars({ state, netPrice: 12_345 })).toBeNull();
  },
);

test('the provinces and territories of our list are Canadian by code and by name, the states are not', () => {
  const canadian = (state: string) => priceInUsDollars({ state, netPrice: 1 }) === null;

  for (const { value, en, country } of STATES.entries) {
    expect([en, canadian(value), canadian(en)]).toEqual([en, country === 'CA', country === 'CA']);
  }
});
