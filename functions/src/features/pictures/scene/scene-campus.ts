import type { Silhouette } from './scene-silhouette';
import { cathedral, chapel, commons, glass, tower } from './halls-of-faith-and-city';
import { chateau, mission, prairie, pueblo, veranda } from './halls-of-regions';
import { clock, dome, gothic, portico, quad, whiteHall } from './halls-of-stone';
import { boathouse, lighthouse, lodge, promenade } from './halls-of-waters-and-mountains';
import { GROUND, type Between } from './scene-land';
import type { SceneRecipe } from './scene-recipe';
import { box, type HallPlan, openings } from './scene-strokes';

/** Each hall fills 312 units from the left edge of its plan, some with a wing or a jetty beyond it. */
export const HALLS: Readonly<Record<Silhouette, (plan: HallPlan) => string>> = {
  lighthouse,
  promenade,
  boathouse,
  lodge,
  pueblo,
  mission,
  prairie,
  chateau,
  chapel,
  cathedral,
  commons,
  glass,
  tower,
  dome,
  gothic,
  whiteHall,
  quad,
  portico,
  veranda,
  clock,
};

/** Halls that have a steeple or a tower of their own: no other one stands in their town. */
const STEEPLED: ReadonlySet<Silhouette> = new Set(['chapel', 'cathedral', 'whiteHall', 'lighthouse']);

/** What stands around the hall: towers in a city, houses in a suburb, a steeple in a town, a barn in the country. */
function neighbours({ tones, setting, silhouette }: SceneRecipe, from: number, between: Between): string {
  const [, mid] = tones.land;
  const house = (x: number, w: number, tall: number) =>
    `${box(x, GROUND - tall, w, tall, tones.house)}<path fill="${tones.roof}" d="M${x - 8} ${GROUND - tall}l${w / 2 + 8}-34 ${w / 2 + 8} 34z"/>${openings(x + 14, GROUND - tall + 16, tones.light, { columns: Math.floor((w - 16) / 22), rows: 1 }, between)}`;
  const row = (xs: readonly number[], draw: (x: number) => string) => xs.map((dx) => draw(from + dx)).join('');
  if (setting === 'city') {
    return row([-330, -250, -180, -96, 350, 424, 508, 580], (x) => {
      const [w, tall] = [between(52, 76), between(120, 268)];
      const columns = Math.floor((w - 10) / 22);
      return `${box(x, GROUND - tall, w, tall, mid)}${openings(x + 10, GROUND - tall + 16, tones.light, { columns, rows: Math.floor(tall / 26) - 1 }, between)}`;
    });
  }
  if (setting === 'suburb') return row([-300, -172, 372, 508], (x) => house(x, between(78, 100), between(46, 60)));
  if (setting === 'town') {
    const x = from - 250;
    const steeple = `${box(x, GROUND - 70, 96, 70, tones.light)}<path fill="${tones.roof}" d="M${x - 8} ${GROUND - 70}l56-40 56 40z"/>${box(x + 34, GROUND - 128, 28, 60, tones.light)}<path fill="${tones.roof}" d="M${x + 28} ${GROUND - 128}l20-74 20 74z"/>`;
    return (STEEPLED.has(silhouette) ? '' : steeple) + row([-130, 372, 474, 576], (one) => house(one, 88, between(58, 84)));
  }
  if (setting === 'rural') {
    const x = from + 420;
    return [
      `<path fill="${tones.roof}" d="M${x - 8} ${GROUND - 66}l22-36 50-20 50 20 22 36z"/>${box(x, GROUND - 68, 128, 68, tones.house)}<path d="M${x + 44} ${GROUND}v-42h40v42m-40-42l40 42m0-42l-40 42" stroke="${tones.light}" stroke-width="4" fill="none"/>`,
      `${box(x + 146, GROUND - 118, 40, 118, tones.light)}<path fill="${tones.roof}" d="M${x + 146} ${GROUND - 118}a20 20 0 0 1 40 0z"/>`,
      `<path d="M${from - 420} ${GROUND - 10}h330m-330-16h330m-320 26v-36m60 36v-36m60 36v-36m60 36v-36m60 36v-36m60 36v-36" stroke="${tones.light}" stroke-width="5" opacity=".7"/>`,
    ].join('');
  }
  return '';
}

/** The campus on the horizon: the hall, what stands around it, and the trees of the place. */
export function campus(recipe: SceneRecipe, between: Between): string {
  const x = between(880, 980);
  const spots = [-470, -400, -52, -20, 322, 352, 640].map((dx) => x + dx + between(-14, 14));
  return (
    neighbours(recipe, x, between) +
    HALLS[recipe.silhouette]({ tones: recipe.tones, x, between }) +
    spots.map((spot) => tree(recipe, spot, between)).join('')
  );
}

function tree({ trees, tones }: SceneRecipe, x: number, between: Between): string {
  const [, mid, near] = tones.land;
  const tall = between(64, 108);
  const y = GROUND + 4;
  if (trees === 'palm') {
    const top = y - tall - 22;
    const leaf = (dx: number, dy: number) => `M${x + 6} ${top}q${dx / 2} ${dy - 26} ${dx} ${dy}`;
    return `<path d="M${x} ${y}q10-${tall / 2} 6-${tall + 22}" stroke="${near}" stroke-width="8" fill="none"/><path d="${[leaf(44, 16), leaf(-44, 16), leaf(34, -8), leaf(-34, -8), leaf(22, 34), leaf(-22, 34)].join('')}" stroke="${near}" stroke-width="9" stroke-linecap="round" fill="none"/>`;
  }
  if (trees === 'conifer') {
    const tier = (dy: number, half: number) => `M${x - half} ${y - dy}L${x} ${y - dy - tall / 2}L${x + half} ${y - dy}Z`;
    return `<path fill="${near}" d="${tier(8, 30)}${tier(tall * 0.34, 24)}${tier(tall * 0.66, 17)}M${x - 4} ${y}h8v-12h-8z"/>`;
  }
  if (trees === 'cactus') {
    return `<path d="M${x} ${y}v-${tall}M${x} ${y - tall * 0.45}h-22v-28M${x} ${y - tall * 0.3}h22v-34" stroke="${near}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
  }
  const r = Math.round(tall / 3);
  return `<path d="M${x} ${y}v-${r * 2}" stroke="${near}" stroke-width="8"/><circle cx="${x}" cy="${y - r * 2}" r="${r}" fill="${near}"/><path fill="${mid}" opacity=".5" d="M${x} ${y - r * 3}a${r} ${r} 0 0 0 0 ${r * 2}z"/>`;
}
