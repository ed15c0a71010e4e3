import { describe, expect, test } from 'vitest';
import { crestLetters, SMALL_SHIELD, smallCrestLetters } from './crest-letters';
import { CREST_FORMS } from './crest-recipe';
import { SHIELD_FORMS } from './crest-shapes';
import { clearWidth } from './testing/clear-width';

/** Half the line of the edge, and the air between it and the letters. */
const EDGE = 3;
/** Capitals of the heading font: half their height, and the width of one, as shares of the font size. */
const HALF_HEIGHT = 0.36;
const WIDTHS: Readonly<Record<string, number>> = { M: 1.03, W: 1.09, I: 0.35, H: 0.88, U: 0.87, P: 0.78, N: 0.88, C: 0.84 };

const widthOf = (initials: string, size: number): number =>
  Array.from(initials).reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.91) * size + 0.5, 0);

describe.each(Array.from({ length: CREST_FORMS }, (_, form) => form))('on shield %i', (form) => {
  test.each(['H', 'NC', 'HPU', 'UNC', 'WMW', 'MIT', 'NCPU', 'WWMM'])('%s stands between the edges', (initials) => {
    for (const hasCharge of [false, true]) {
      const { y, size } = crestLetters({ form, initials }, hasCharge);
      const clear = clearWidth(SHIELD_FORMS[form] ?? '', y - HALF_HEIGHT * size, y + HALF_HEIGHT * size);
      expect(widthOf(initials, size) + 2 * EDGE, hasCharge ? 'below a charge' : 'alone').toBeLessThanOrEqual(clear);
      expect(size, 'large enough to be read').toBeGreaterThan(hasCharge ? 8 : 11);
    }
  });
});

test('few letters in a wide shield are as large as they always were', () => {
  expect(crestLetters({ form: 3, initials: 'H' }, true).size).toBe(36);
  expect(crestLetters({ form: 3, initials: 'HPU' }, true).size).toBeCloseTo(27, 0);
});

/** A crest 24 pixels high shows 120 units. */
const PX = 24 / 120;

test.each(['H', 'NC', 'HPU', 'UNC', 'WMW', 'MIT', 'NCPU', 'WWMM'])(
  'at 24 px the capitals of %s are at least 5.5 px high, not narrowed beyond half, and stand inside the shield',
  (initials) => {
    const { size, fitted } = smallCrestLetters(initials);
    const natural = widthOf(initials, size);
    expect(size * 2 * HALF_HEIGHT * PX).toBeGreaterThan(5.5);
    expect((fitted ?? natural) / natural).toBeGreaterThan(0.48);
    const clear = clearWidth(SMALL_SHIELD, 50 - HALF_HEIGHT * size, 50 + HALF_HEIGHT * size);
    expect((fitted ?? natural) + 2 * EDGE).toBeLessThanOrEqual(clear);
  },
);
