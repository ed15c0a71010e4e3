import { at } from './svg';

/** Letters and digits as strokes in a field of 10 × 16, so that no picture needs a font. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M1 1H9V15H1Z',
  '1': 'M3 1H6V15M2 15H10',
  '2': 'M1 1H9V8H1V15H9',
  '3': 'M1 1H9V15H1M3 8H9',
  '4': 'M1 1V9H9M8 1V15',
  '5': 'M9 1H1V8H9V15H1',
  '6': 'M9 1H1V15H9V8H1',
  '7': 'M1 1H9V4L4 15',
  '8': 'M1 1H9V15H1ZM1 8H9',
  '9': 'M9 8H1V1H9V15H1',
  A: 'M1 15V5L5 1L9 5V15M1 10H9',
  B: 'M1 1H7L9 3V6L7 8L9 10V13L7 15H1ZM1 8H7',
  C: 'M9 4V3L7 1H3L1 3V13L3 15H7L9 13V12',
  D: 'M1 1H6L9 4V12L6 15H1Z',
  E: 'M9 1H1V15H9M1 8H7',
  F: 'M9 1H1V15M1 8H7',
  G: 'M9 4V3L7 1H3L1 3V13L3 15H7L9 13V9H5',
  H: 'M1 1V15M9 1V15M1 8H9',
  I: 'M5 1V15M2 1H8M2 15H8',
  J: 'M9 1V13L7 15H3L1 13V11',
  K: 'M1 1V15M9 1L2 8L9 15',
  L: 'M1 1V15H9',
  M: 'M1 15V1L5 7L9 1V15',
  N: 'M1 15V1L9 15V1',
  O: 'M3 1H7L9 3V13L7 15H3L1 13V3Z',
  P: 'M1 15V1H7L9 3V7L7 9H1',
  Q: 'M3 1H7L9 3V13L7 15H3L1 13V3ZM6 12L9 16',
  R: 'M1 15V1H7L9 3V7L7 9H1M5 9L9 15',
  S: 'M9 4V3L7 1H3L1 3V6L3 8H7L9 10V13L7 15H3L1 13V12',
  T: 'M0 1H10M5 1V15',
  U: 'M1 1V13L3 15H7L9 13V1',
  V: 'M1 1L5 15L9 1',
  W: 'M0 1L2.5 15L5 8L7.5 15L10 1',
  X: 'M1 1L9 15M9 1L1 15',
  Y: 'M1 1L5 8L9 1M5 8V15',
  Z: 'M1 1H9L1 15H9',
};

/**
 * A word in block letters, horizontally centred on `middle`, `height` high. Letters outside A to Z and 0 to 9 lose
 * their accents or are left out.
 */
export function blockLetters(word: string, middle: number, top: number, height: number, colour: string, weight = 3.1): string {
  const letters = Array.from(word.normalize('NFKD').toUpperCase()).flatMap((letter) => STROKES[letter] ?? []);
  const scale = height / 16;
  const advance = 13.4 * scale;
  const left = middle - (letters.length * advance - 3.4 * scale) / 2;
  const drawn = letters.map(
    (strokes, index) =>
      `<path d="${strokes}" transform="translate(${at(left + index * advance)} ${at(top)}) scale(${Math.round(scale * 1000) / 1000})"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="butt" stroke-linejoin="bevel">${drawn.join('')}</g>`;
}
