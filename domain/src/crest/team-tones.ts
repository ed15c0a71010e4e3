import { COLOUR_TONES } from '../reference/colour-tones';
import { contrastOf } from '../kernel/format/colour-contrast';

/** What is known of a college's colours: #rrggbb, or the words in which the college names them. */
export interface KnownColours {
  readonly color: string | null;
  readonly secondColor?: string | null;
  readonly colorWords?: string | null;
}

/** The one or two tones in which a college is drawn, #rrggbb. */
export interface TeamTones {
  readonly first: string;
  readonly second: string | null;
}

/** Below this contrast with white a tone is too pale to be the field of a crest where another one is named. */
const PALE_BELOW = 1.6;
const BY_LENGTH = Object.entries(COLOUR_TONES).sort(([a], [b]) => b.length - a.length);

/**
 * The tones of a college: its own colours, else the first two that its words name, a pale one never first; null where
 * nothing is known, so that nobody gets an invented brand.
 */
export function teamTones({ color, secondColor = null, colorWords = null }: KnownColours): TeamTones | null {
  if (color !== null) return { first: color, second: secondColor };
  const named = colorWords === null ? [] : tonesNamed(colorWords);
  const first = named.find((tone) => contrastOf(tone, '#FFFFFF') >= PALE_BELOW) ?? named[0];
  return first === undefined ? null : { first, second: named.find((tone) => tone !== first) ?? null };
}

/** The tones that a text names, in its order, each once: two for `Royal Blue & White`. Unknown words name none. */
export function tonesNamed(words: string): readonly string[] {
  const parts = words
    .toLowerCase()
    .replaceAll('grey', 'gray')
    .replace(/\([^)]*\)/g, ' ')
    .split(/[&,/]|\b(?:and|with|or)\b/);
  return [...new Set(parts.flatMap((part) => toneOf(part) ?? []))];
}

function toneOf(part: string): string | null {
  const text = ` ${part.replace(/[^a-z]+/g, ' ').trim()} `;
  return BY_LENGTH.find(([name]) => text.includes(` ${name} `))?.[1] ?? null;
}
