import { mixedWith } from '@touchline/domain/kernel/format/colour-contrast';
import { SCENE_SIZE } from '@touchline/domain/pictures/scene-address';
import type { SceneRecipe } from './scene-recipe';

/** A whole number between two others, by the scene's own luck. */
export type Between = (least: number, most: number) => number;

const { width, height } = SCENE_SIZE;
/** Where the land meets the sky, and where the pitch begins. */
const HORIZON = 384;
export const GROUND = 478;

/** The sky: three tones, a sun whose height follows the latitude, and clouds. */
export function sky({ tones, north }: SceneRecipe, between: Between): string {
  const [top, middle, low] = tones.sky;
  const sun = { x: between(760, 1320), y: Math.round(210 + north * 110), r: Math.round(74 - north * 22) };
  const clouds = [0, 1, 2].map(() => cloud(between(480, 1560), between(70, 250), between(60, 130)));
  return [
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".72" stop-color="${low}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 2}" fill="${tones.light}" opacity=".16"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${tones.light}"/>`,
    `<g fill="${tones.light}" opacity=".3">${clouds.join('')}</g>`,
  ].join('');
}

function cloud(x: number, y: number, w: number): string {
  const bar = (dx: number, dy: number, wide: number) => `<rect x="${x + dx}" y="${y + dy}" width="${wide}" height="14" rx="7"/>`;
  return bar(0, 0, w) + bar(-30, 20, w + 20) + bar(24, 40, w - 10);
}

/** The land behind the campus: what its landscape says, in three depths. */
export function land(recipe: SceneRecipe, between: Between): string {
  const [far, mid, near] = recipe.tones.land;
  const rolling = (y: number, amplitude: number, fill: string) => shape(wave(y, amplitude, between), fill);
  switch (recipe.landscape) {
    case 'mountain':
      return peaks(recipe, between) + rolling(430, 26, mid) + rolling(468, 12, near);
    case 'ridge':
      return rolling(316, 52, far) + rolling(384, 40, mid) + rolling(464, 14, near);
    case 'desert':
      return mesas(330, far, between) + mesas(400, mid, between) + rolling(466, 10, near);
    case 'coast':
      return water(recipe, between, '') + rolling(470, 8, near) + (recipe.hasBoats ? sails(recipe, between) : '');
    case 'lake':
      return water(recipe, between, rolling(HORIZON - 4, 12, far)) + rolling(470, 8, near);
    case 'prairie':
      return rolling(HORIZON + 14, 5, far) + rolling(430, 6, mid) + rolling(466, 5, near);
    case 'lowland':
      return rolling(HORIZON + 8, 8, far) + rolling(428, 10, mid) + rolling(468, 6, near);
    case 'forest':
      return rolling(350, 34, far) + saw(408, 26, mid, between) + rolling(468, 12, near);
    case 'hills':
      return rolling(346, 40, far) + rolling(408, 30, mid) + rolling(466, 14, near);
  }
}

function shape(edge: string, fill: string): string {
  return `<path fill="${fill}" d="${edge}V${height}H0Z"/>`;
}

/** A soft line from left to right that never leaves its band. */
function wave(y: number, amplitude: number, between: Between): string {
  const heights = Array.from({ length: 9 }, (_, index) => y + (index % 2 === 0 ? 1 : -1) * between(amplitude >> 2, amplitude));
  const curves = heights.slice(1).map((to, index) => {
    const middle = Math.round((to + (heights[index + 2] ?? to)) / 2);
    return `Q${(index + 1) * 200 - 100} ${to} ${(index + 1) * 200} ${middle}`;
  });
  return `M0 ${Math.round(((heights[0] ?? y) + (heights[1] ?? y)) / 2)}${curves.join('')}`;
}

function peaks({ tones, north }: SceneRecipe, between: Between): string {
  const [far, mid] = tones.land;
  const snow = mixedWith(tones.light, '#FFFFFF', 0.5);
  const cap = 0.16 + north * 0.22;
  const range = (y: number, tall: number, count: number, fill: string, hasSnow: boolean) =>
    Array.from({ length: count }, (_, index) => {
      const x = Math.round((index + 0.5) * (width / count)) + between(-50, 50);
      const rise = between(Math.round(tall * 0.55), tall);
      const half = Math.round(rise * 1.15);
      const top = y - rise;
      const down = Math.round(rise * cap);
      const aside = Math.round(half * cap);
      return [
        `<path fill="${fill}" d="M${x - half} ${y}L${x} ${top}L${x + half} ${y}Z"/>`,
        `<path fill="#000" opacity=".12" d="M${x} ${top}L${x + half} ${y}H${x + Math.round(half / 5)}Z"/>`,
        hasSnow && rise > tall * 0.6
          ? `<path fill="${snow}" d="M${x} ${top}L${x + aside} ${top + down}L${x + aside / 3} ${top + down - 8}L${x - aside / 4} ${top + down + 8}L${x - aside} ${top + down}Z"/>`
          : '',
      ].join('');
    }).join('');
  return range(440, 260, 5, far, true) + range(452, 140, 7, mid, false);
}

function mesas(y: number, fill: string, between: Between): string {
  const blocks = Array.from({ length: 4 }, (_, index) => {
    const x = index * 420 + between(-60, 120);
    const w = between(130, 260);
    const top = y - between(24, 84);
    return `<path fill="${fill}" d="M${x - 46} ${y + 40}L${x} ${top + 10}L${x + 8} ${top}H${x + w}L${x + w + 8} ${top + 10}L${x + w + 50} ${y + 40}Z"/>`;
  });
  return blocks.join('') + shape(wave(y + 34, 8, between), fill);
}

function saw(y: number, tall: number, fill: string, between: Between): string {
  const steps = Array.from({ length: 54 }, (_, index) => {
    const x = index * 30;
    return `L${x + 15} ${y - between(Math.round(tall / 2), tall)}L${x + 30} ${y + between(0, 6)}`;
  });
  return shape(`M0 ${y}${steps.join('')}`, fill);
}

function water({ tones }: SceneRecipe, between: Between, shore: string): string {
  const glints = Array.from({ length: 16 }, () => {
    const y = between(HORIZON + 10, GROUND - 12);
    return `M${between(60, 1540)} ${y}h${between(20, 90)}`;
  });
  return [
    shore,
    `<rect y="${HORIZON}" width="${width}" height="${height - HORIZON}" fill="${tones.water}"/>`,
    `<path d="${glints.join('')}" stroke="${tones.light}" stroke-width="3" stroke-linecap="round" opacity=".35"/>`,
  ].join('');
}

function sails({ tones }: SceneRecipe, between: Between): string {
  return [between(280, 380), between(450, 530)]
    .map((x) => {
      const y = between(HORIZON + 22, HORIZON + 44);
      return `<path fill="${tones.light}" d="M${x} ${y - 62}V${y}h34Z"/><path fill="${tones.flag}" d="M${x - 5} ${y - 48}V${y}h-22Z"/><path fill="${tones.roof}" d="M${x - 34} ${y + 4}h76l-12 14h-50Z"/>`;
    })
    .join('');
}
