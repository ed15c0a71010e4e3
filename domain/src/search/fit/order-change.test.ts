import { expect, test } from 'vitest';
import { EQUAL_WEIGHTS } from './fit-of';
import { byPart } from './fit-part';
import { inOrderOfFit, orderChange, type RankedFit } from './order-change';

const college = (id: string, level: number | null, price: number | null): RankedFit => ({
  id,
  scores: { ...byPart(() => null), level, price },
});
const COLLEGES = [
  college('unknown', null, null),
  college('cheap', 50, 100),
  college('strong', 100, 40),
  college('same', 100, 40),
];

test('colleges stand by their fit, those without a number last and equals in their order', () => {
  expect(inOrderOfFit(COLLEGES, EQUAL_WEIGHTS).map(({ id }) => id)).toEqual(['cheap', 'strong', 'same', 'unknown']);
});

test('a moved weight says which part it was and which college rose furthest', () => {
  expect(orderChange(COLLEGES, EQUAL_WEIGHTS, { ...EQUAL_WEIGHTS, level: 10 })).toEqual({
    part: 'level',
    isHeavier: true,
    riser: { id: 'strong', from: 2, to: 1, score: 100 },
  });
  expect(orderChange(COLLEGES, EQUAL_WEIGHTS, { ...EQUAL_WEIGHTS, squad: 0 })).toEqual({
    part: 'squad',
    isHeavier: false,
    riser: null,
  });
});

test('nothing moved where no weight moved', () => {
  expect(orderChange(COLLEGES, EQUAL_WEIGHTS, EQUAL_WEIGHTS)).toBeNull();
});
