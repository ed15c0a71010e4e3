import type { SceneTones } from './scene-recipe';
import { type Between, GROUND } from './scene-land';

/** What a hall is drawn with: its tones, the left edge of the 312 units that it may take, and the scene's own luck. */
export interface HallPlan {
  readonly tones: SceneTones;
  readonly x: number;
  readonly between: Between;
}

export const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

/** An outline filled with a tone; `opacity` is from 0 to 1. */
export const fill = (color: string, d: string, opacity = 1) =>
  `<path fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${d}"/>`;

/** The shaded side of a wall. */
export const shade = (x: number, y: number, w: number, h: number) => `<path opacity=".16" d="M${x} ${y}h${w}v${h}h-${w}z"/>`;

/** A wall on the ground. */
export const wall = (x: number, w: number, tall: number, color: string) => box(x, GROUND - tall, w, tall, color);

/** A roof with two slopes over a wall, its eaves a little wider. */
export const gable = (x: number, y: number, w: number, rise: number, color: string) =>
  fill(color, `M${x - 8} ${y}l${w / 2 + 8}-${rise} ${w / 2 + 8} ${rise}z`);

/** A roof seen from its long side. */
export const hipped = (x: number, y: number, w: number, rise: number, color: string) =>
  fill(color, `M${x - 10} ${y}l${rise}-${rise}h${w + 20 - 2 * rise}l${rise} ${rise}z`);

export interface Openings {
  readonly columns: number;
  readonly rows: number;
  /** From one to the next. */
  readonly dx?: number;
  readonly dy?: number;
  readonly w?: number;
  readonly h?: number;
  /** Round at the top. */
  readonly isArched?: boolean;
}

/** Windows in rows and columns, the first at a place; some of them dark, unless all are lit. */
export function openings(x: number, y: number, light: string, from: Openings, between: Between | null): string {
  const { columns, rows, dx = 22, dy = 26, w = 10, h = 14, isArched = false } = from;
  const lit = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (between !== null && between(0, 3) === 0) return '';
    const top = isArched ? `a${w / 2} ${w / 2} 0 0 1 ${w} 0` : `h${w}`;
    return `M${x + column * dx} ${y + row * dy}${top}v${h}h-${w}z`;
  });
  return fill(light, lit.join(''));
}

/** Columns of a portico or posts of a porch. */
export const posts = (
  x: number,
  y: number,
  light: string,
  { columns, dx, w = 8, h }: Required<Pick<Openings, 'columns' | 'dx' | 'h'>> & { w?: number },
) => openings(x, y, light, { columns, rows: 1, dx, w, h }, null);

export function flag(x: number, y: number, tall: number, { flag: color, roof }: SceneTones): string {
  return `<path d="M${x} ${y}v-${tall}" stroke="${roof}" stroke-width="4"/>${fill(color, `M${x + 2} ${y - tall}l40 11-40 11z`)}`;
}
