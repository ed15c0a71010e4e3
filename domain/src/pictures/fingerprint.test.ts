import { describe, expect, test } from 'vitest';
import { bandsOf, GRAY, looksAlike, perceptualHashOf } from './fingerprint';

const SIZE = GRAY.width * GRAY.height;
/** A gray picture with a value for each of its pixels. */
const grayOf = (value: (at: number) => number) => Uint8Array.from({ length: SIZE }, (_, at) => value(at));
const STRIPES = grayOf((at) => (at % 2) * 200);

describe('the perceptual hash of a picture', () => {
  test('has a bit for each pixel that is darker than the next one of its row', () => {
    const oneEdge = grayOf((at) => (at === 1 ? 90 : 0));
    expect(perceptualHashOf(oneEdge)).toBe('8000000000000000');
    expect(perceptualHashOf(STRIPES)).toBe('aa55aa55aa55aa55');
  });

  test('stays the same where the whole picture gets brighter or loses contrast', () => {
    expect(perceptualHashOf(grayOf((at) => 20 + ((STRIPES[at] ?? 0) * 3) / 4))).toBe(perceptualHashOf(STRIPES));
  });

  test.each([
    ['one color', grayOf(() => 128)],
    ['noise', grayOf((at) => 128 + (at % 3))],
    ['an even gradient', grayOf((at) => (at % GRAY.width) * 20)],
  ])('is null for %s', (_, plain) => {
    expect(perceptualHashOf(plain)).toBeNull();
  });
});

describe('pictures that look alike', () => {
  const hash = 'aa55aa55aa55aa55';

  test('differ in seven bits at most, wherever these are, and then share a part', () => {
    for (const [other, isAlike] of [
      [hash, true],
      ['ab55aa55aa55aa55', true],
      ['5555aa55aa55aa55', false],
      ['ab54ab54ab54ab55', true],
      ['ab54ab54ab54ab54', false],
    ] as const) {
      expect([other, looksAlike(hash, other)]).toEqual([other, isAlike]);
      if (isAlike) expect(bandsOf(other).filter((band) => bandsOf(hash).includes(band))).not.toEqual([]);
    }
  });

  test('share a part only at the same place', () => {
    expect(bandsOf('0102030405060708')).toEqual(['0:01', '1:02', '2:03', '3:04', '4:05', '5:06', '6:07', '7:08']);
    expect(bandsOf('0201040306050807').some((band) => bandsOf('0102030405060708').includes(band))).toBe(false);
  });
});
