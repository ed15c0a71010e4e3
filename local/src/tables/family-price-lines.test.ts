import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amountOf, yearPrice } from '@touchline/domain/college/price/year-price';
import { familyPricesIn } from '@touchline/domain/reference/family-prices/family-prices';
import { FAMILY_PRICE_LINES } from '@touchline/domain/reference/family-prices/family-price-table';
import { expect, test } from 'vitest';
import { numberOrNull, readTable, type TableLine, textOf, textOrNull } from '../seed/read-table';
import { COLLEGE_DATA } from './college-tables';
import { familyPriceLines, familyPriceModule } from './family-price-lines';
import { tableText } from './make-tables';

const table = (name: string) => readTable(join(COLLEGE_DATA, `${name}.csv`));

test('the module of domain has the lines of family-prices.csv, and reads back to every net price of them', async () => {
  const lines = await table('family-prices');
  const prices = familyPricesIn(FAMILY_PRICE_LINES);
  const bands = ['net_to_30000', 'net_to_48000', 'net_to_75000', 'net_to_110000', 'net_above_110000'];
  expect([...prices].map(([id, { byIncome }]) => [id, ...byIncome])).toEqual(
    lines.map((line) => [textOf(line, 'id'), ...bands.map((band) => numberOrNull(line, band))]),
  );
  expect(familyPriceModule(lines)).toContain(`\`${FAMILY_PRICE_LINES}\``);
  const { columns } = familyPriceLines([], new Set());
  expect(tableText({ columns, lines })).toBe(await readFile(join(COLLEGE_DATA, 'family-prices.csv'), 'utf8'));
});

test('a cell that is empty or withheld is unknown, one that is no whole number is refused, other colleges are left out', () => {
  const line = { UNITID: '1', NPT41: '-79', NPT42: 'NA', ROOMBOARD_OFF: '9000', OTHEREXPENSE_ON: '2000', BOOKSUPPLY: '1000' };
  const { lines } = familyPriceLines([line, { UNITID: '2', NPT41: '5' }], new Set(['1']));
  const lineOf = (text: string) => /`([^`]*)`;/.exec(text)?.[1] ?? '';
  const read = (some: readonly TableLine[]) => [...familyPricesIn(lineOf(familyPriceModule(some)))];
  expect(read(lines)).toEqual([['1', { byIncome: [-79, null, null, null, null], living: 12_000 }]]);
  const gap = { id: '7', net_to_30000: '5', net_to_75000: '0', net_to_110000: '-30', room_board_on: '9000', books: '1000' };
  expect(read([...lines, gap])).toEqual([
    ['1', { byIncome: [-79, null, null, null, null], living: 12_000 }],
    ['7', { byIncome: [5, null, 0, -30, null], living: null }],
  ]);
  expect(() => familyPriceLines([{ ...line, NPT43: 'about 5' }], new Set(['1']))).toThrow('NPT43 of 1');
});

test('who is not from the state pays no less than residents: tuition of all colleges, prices of public ones', async () => {
  const prices = familyPricesIn(FAMILY_PRICE_LINES);
  const dearer = (await table('colleges')).flatMap((line) => {
    const [inState, outOfStateTuition] = [numberOrNull(line, 'tuition_in'), numberOrNull(line, 'tuition_out')];
    const college = { state: textOf(line, 'state'), collegeType: 'public', netPrice: numberOrNull(line, 'net_price') } as const;
    const priced = { ...college, outOfStateTuition, family: prices.get(textOf(line, 'id')) ?? null };
    const priceFor = (homeState: string | null) => amountOf(yearPrice(priced, { citizenship: 'us', homeState, income: null }));
    const [home, away] = [priceFor(college.state), priceFor(null)];
    const isDearer = (at: number | null, elsewhere: number | null) => at !== null && elsewhere !== null && at > elsewhere;
    return isDearer(inState, outOfStateTuition) || (textOrNull(line, 'control') === 'Public' && isDearer(home, away))
      ? [textOf(line, 'name')]
      : [];
  });
  expect(dearer).toEqual([]);
});
