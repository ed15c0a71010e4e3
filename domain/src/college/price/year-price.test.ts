import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLLEGE_TYPES } from '../../reference/college-kinds';
import { FAMILY_PRICE_LINES } from '../../reference/family-prices/family-price-table';
import { familyPricesIn } from '../../reference/family-prices/family-prices';
import { HIGHEST_INCOME } from '../../reference/family-prices/income-bands';
import { amountOf, isCountedInNetPrice, type Payer, type PricedCollege, yearPrice } from './year-price';

const TABLE = familyPricesIn(FAMILY_PRICE_LINES);

const STANFORD: PricedCollege = {
  ...{ state: 'CA', collegeType: 'privateNonprofit', netPrice: 12_136, outOfStateTuition: 62_484 },
  family: TABLE.get('243744') ?? null,
};
const CAL_STATE_LA: PricedCollege = {
  ...{ state: 'CA', collegeType: 'public', netPrice: 4113, outOfStateTuition: 18_698 },
  family: TABLE.get('110592') ?? null,
};
const GERMAN: Payer = { citizenship: 'other', homeState: null, income: null };
const from = (homeState: string | null, income: number | null): Payer => ({ citizenship: 'us', homeState, income });

describe('the price of a year', () => {
  test('Stanford costs less than nothing up to $48,000 a year, and $50,452 above $110,000, wherever one lives', () => {
    const incomes = [0, 48_000, 110_000, HIGHEST_INCOME];
    expect(incomes.map((income) => amountOf(yearPrice(STANFORD, from('TX', income))))).toEqual([-79, -350, 8816, 50_452]);
    expect(yearPrice(STANFORD, from(null, null))).toEqual({ kind: 'netOfAll', amount: 12_136 });
  });

  test('who is not from the state pays tuition and living at a public college, and never its net price', () => {
    const list = { kind: 'listPrice', amount: 18_698 + 26_527, tuition: 18_698, living: 26_527 };
    expect(yearPrice(CAL_STATE_LA, GERMAN)).toEqual(list);
    expect(yearPrice(CAL_STATE_LA, from('TX', 20_000))).toEqual(list);
    expect(yearPrice(CAL_STATE_LA, from(null, 20_000))).toEqual(list);
    expect(yearPrice(CAL_STATE_LA, from('CA', 20_000))).toEqual({ kind: 'netOfIncome', amount: 2855, band: 0 });
    expect(yearPrice(CAL_STATE_LA, from('CA', null))).toEqual({ kind: 'netOfAll', amount: 4113 });
  });

  test('a Canadian university and a college without numbers have no price', () => {
    expect(yearPrice({ ...STANFORD, state: 'ON' }, GERMAN)).toEqual({ kind: 'unknown', gap: 'canada' });
    const bare = { state: 'CA', collegeType: null, netPrice: null, outOfStateTuition: null, family: null };
    expect(yearPrice(bare, from('CA', 0))).toEqual({ kind: 'unknown', gap: 'netPrice' });
    expect(yearPrice(bare, GERMAN)).toEqual({ kind: 'unknown', gap: 'tuition' });
    expect(yearPrice({ ...bare, outOfStateTuition: 9000 }, GERMAN)).toEqual({ kind: 'unknown', gap: 'living' });
  });

  test('the state may be written out, and a college of unknown type counts residents alone', () => {
    expect(isCountedInNetPrice({ ...CAL_STATE_LA, state: 'California' }, from('CA', null))).toBe(true);
    expect(isCountedInNetPrice({ ...STANFORD, collegeType: null }, from('TX', null))).toBe(false);
  });
});

const dollars = fc.option(fc.integer({ min: 0, max: 120_000 }));
const anyCollege: fc.Arbitrary<PricedCollege> = fc.record({
  state: fc.constantFrom(null, 'CA', 'TX', 'ON'),
  collegeType: fc.constantFrom(null, ...COLLEGE_TYPES),
  netPrice: dollars,
  outOfStateTuition: dollars,
  family: fc.option(
    fc.record({
      byIncome: fc.array(fc.option(fc.integer({ min: -5000, max: 90_000 })), { minLength: 5, maxLength: 5 }),
      living: dollars,
    }),
  ),
});
const anyIncome = fc.integer({ min: 0, max: HIGHEST_INCOME });
const anyPayer: fc.Arbitrary<Payer> = fc.record({
  citizenship: fc.constantFrom('us', 'other'),
  homeState: fc.constantFrom(null, 'CA', 'TX'),
  income: fc.option(anyIncome),
});

describe('the rule of prices, for any college and payer', () => {
  test('a price is one of the numbers that are known, or the sum of two of them; nothing unknown is zero', () => {
    fc.assert(
      fc.property(anyCollege, anyPayer, (college, payer) => {
        const price = yearPrice(college, payer);
        switch (price.kind) {
          case 'netOfIncome':
            return college.family?.byIncome[price.band] === price.amount;
          case 'netOfAll':
            return college.netPrice === price.amount;
          case 'listPrice':
            return (
              price.tuition === college.outOfStateTuition &&
              price.living === college.family?.living &&
              price.amount === price.tuition + price.living
            );
          case 'unknown':
            return amountOf(price) === null;
        }
      }),
      { seed: 228 },
    );
  });

  test('people from abroad never get the federal net price, whatever their income', () => {
    fc.assert(
      fc.property(anyCollege, anyPayer, (college, payer) => {
        const price = yearPrice(college, { ...payer, citizenship: 'other' });
        return price.kind === 'listPrice' || price.kind === 'unknown';
      }),
      { seed: 228 },
    );
  });

  test('Canadian prices are never told as American ones', () => {
    fc.assert(
      fc.property(anyCollege, anyPayer, (college, payer) => amountOf(yearPrice({ ...college, state: 'QC' }, payer)) === null),
      { seed: 228 },
    );
  });
});

describe('the rule of prices, for the colleges of our table', () => {
  const colleges = [...TABLE.values()].map((family) => ({ ...CAL_STATE_LA, family }));

  test('a higher income costs no less wherever the numbers of the bands rise', () => {
    const rising = colleges.filter(({ family: { byIncome } }) =>
      byIncome.every((price, band) => price !== null && price >= (byIncome[band - 1] ?? Number.NEGATIVE_INFINITY)),
    );
    expect(rising.length).toBeGreaterThan(700);
    fc.assert(
      fc.property(fc.constantFrom(...rising), anyIncome, anyIncome, (college, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((income) =>
          amountOf(yearPrice(college, from('CA', income))),
        );
        return (less ?? Number.NaN) <= (more ?? Number.NaN);
      }),
      { seed: 228 },
    );
  });

  test('every line has five bands and whole dollars that can be meant', () => {
    expect(TABLE.size).toBe(1442);
    const isMeant = (price: number | null) => price === null || (Number.isInteger(price) && price < 90_000);
    const odd = [...TABLE].filter(
      ([, { byIncome, living }]) => byIncome.length !== 5 || !byIncome.every(isMeant) || (living !== null && living < 4000),
    );
    expect(odd).toEqual([]);
  });
});
