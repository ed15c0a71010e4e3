const SIZE = 100;
const RADIUS = 40;
/** More members than this are drawn as this many. */
const MOST_POINTS = 24;

/** How a conference is drawn: its members around a circle, and the fixtures between them. */
export interface FixtureStar {
  /** The path of the fixtures. */
  readonly lines: string;
  /** The path of the members: points with round ends. */
  readonly points: string;
}

/** A whole number from a text, the same for the same text. */
function seedOf(text: string): number {
  let seed = 0;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

/**
 * Draws a conference in a square of 100: a point for each member, at most 24, and one day of fixtures, which its name
 * chooses, so that conferences of one size look different. It stands for the conference and is no mark of it.
 */
export function fixtureStar(name: string, members: number): FixtureStar {
  const count = Math.max(1, Math.min(members, MOST_POINTS));
  const seed = seedOf(name);
  const turn = ((seed % 12) / 12) * ((2 * Math.PI) / count);
  const at = (point: number): string => {
    const angle = turn + (point * 2 * Math.PI) / count - Math.PI / 2;
    return `${round(SIZE / 2 + RADIUS * Math.cos(angle))} ${round(SIZE / 2 + RADIUS * Math.sin(angle))}`;
  };
  const points = Array.from({ length: count }, (_, point) => point);
  const step = count < 3 ? 1 : 1 + (seed % Math.max(1, Math.floor((count - 1) / 2)));
  return {
    lines: count < 2 ? '' : points.map((point) => `M${at(point)}L${at((point + step) % count)}`).join(''),
    points: points.map((point) => `M${at(point)}h0`).join(''),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
