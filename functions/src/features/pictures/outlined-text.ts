import { KERNING, OUTLINES } from './archivo-outlines';

const UNITS = 1000;

/** Letters that our font lacks and that no mark can be taken off. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ʻ: '‘', ʼ: '’', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', ẞ: 'SS' },
};

/** The letters of a text that our font has. A letter loses a mark that the font lacks; anything else is left out. */
function drawable(text: string): readonly string[] {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  const spelled = Array.from(plain, (letter) => (Object.hasOwn(SPELLED, letter) ? (SPELLED[letter] ?? '') : letter)).join('');
  return Array.from(spelled).flatMap((letter) => {
    if (Object.hasOwn(OUTLINES, letter)) return [letter];
    return Array.from(letter.normalize('NFD')).filter((part) => Object.hasOwn(OUTLINES, part));
  });
}

/** Each letter with where it begins, in units, and the width of all. */
function placed(text: string): { readonly letters: readonly (readonly [at: number, outline: string])[]; readonly width: number } {
  const letters: (readonly [number, string])[] = [];
  let at = 0;
  let before: string | null = null;
  for (const letter of drawable(text)) {
    const [advance, outline] = OUTLINES[letter] ?? [0, ''];
    at += before === null ? 0 : kerningOf(before, letter);
    letters.push([at, outline]);
    at += advance;
    before = letter;
  }
  return { letters, width: at };
}

function kerningOf(left: string, right: string): number {
  const pair = KERNING[left]?.split(' ').find((one) => one.startsWith(right));
  return pair === undefined ? 0 : Number(pair.slice(right.length));
}

/** The width of a text in pixels at a font size. */
export function widthOf(text: string, size: number): number {
  return (placed(text).width * size) / UNITS;
}

/** Where a text stands: the left end (or the middle) of its baseline, its size in pixels and its colour. */
interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A text as outlines of our own font in SVG: it needs no font of the system. */
export function outlinedText(text: string, { x, y, size, fill, anchor = 'start' }: TextPlace): string {
  const { letters, width } = placed(text);
  const scale = size / UNITS;
  const start = x - width * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  const paths = letters.filter(([, outline]) => outline !== '').map(([at, d]) => `<path transform="translate(${at})" d="${d}"/>`);
  return `<g fill="${fill}" transform="translate(${start.toFixed(2)} ${y}) scale(${scale.toFixed(5)})">${paths.join('')}</g>`;
}

/**
 * A text in the largest of these sizes at which it fits into a width and `most` lines of that size; in the smallest the
 * last line is cut with an ellipsis.
 */
export function fittedLines(
  text: string,
  { width, most, sizes }: { readonly width: number; readonly most: (size: number) => number; readonly sizes: readonly number[] },
): { readonly size: number; readonly lines: readonly string[] } {
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const wrapped = wrap(text, width, size);
    if (wrapped.length <= most(size) && wrapped.every((line) => widthOf(line, size) <= width)) return { size, lines: wrapped };
  }
  const all = wrap(text, width, smallest);
  const lines = most(smallest);
  const kept = all.slice(0, lines).map((line, index) => cut(line, width, smallest, index === lines - 1 && all.length > lines));
  return { size: smallest, lines: kept };
}

function wrap(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, width: number, size: number, isMore: boolean): string {
  if (!isMore && widthOf(line, size) <= width) return line;
  let shown = line;
  while (shown !== '' && widthOf(`${shown}…`, size) > width) shown = shown.slice(0, -1).trimEnd();
  return `${shown}…`;
}
