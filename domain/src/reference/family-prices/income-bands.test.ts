import { expect, test } from 'vitest';
import { bandEnds, bandOfIncome, HIGHEST_INCOME, INCOME_BANDS } from './income-bands';

test('each income has one band: nothing, the ends of the bands, and more than anybody earns', () => {
  const incomes = [0, 30_000, 30_001, 48_000, 48_001, 75_000, 75_001, 110_000, 110_001, HIGHEST_INCOME];
  expect(incomes.map(bandOfIncome)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test('the bands follow each other without a gap', () => {
  const ends = INCOME_BANDS.map((_, band) => bandEnds(band));
  expect(ends[0]).toEqual({ from: 0, to: 30_000 });
  expect(ends.at(-1)).toEqual({ from: 110_001, to: null });
  for (const [band, { from }] of ends.entries()) if (band > 0) expect(from).toBe((ends[band - 1]?.to ?? 0) + 1);
});
