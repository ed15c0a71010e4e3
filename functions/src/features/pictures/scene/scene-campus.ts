import { GROUND, type Between } from './scene-land';
import type { SceneRecipe } from './scene-recipe';

const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

/** Lit windows in rows and columns inside a wall, some of them dark. */
function windows(x: number, top: number, columns: number, rows: number, light: string, between: Between): string {
  const lit = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return between(0, 3) === 0 ? '' : `M${x + column * 22} ${top + row * 26}h10v14h-10z`;
  });
  return `<path fill="${light}" d="${lit.join('')}"/>`;
}

/** The main hall with its tower, where every campus has something of the kind. */
function hall({ tones }: SceneRecipe, x: number, between: Between): string {
  const top = GROUND - 104;
  const tower = x + 128;
  return [
    `<path fill="${tones.roof}" d="M${x - 12} ${top}l34-34h268l34 34z"/>`,
    box(x, top, 312, 104, tones.house),
    windows(x + 18, top + 18, 5, 3, tones.light, between),
    windows(x + 206, top + 18, 5, 3, tones.light, between),
    box(tower, top - 92, 56, 196, tones.house),
    `<path fill="#000" opacity=".14" d="M${tower + 30} ${top - 92}h26v196h-26z"/>`,
    `<path fill="${tones.roof}" d="M${tower - 8} ${top - 92}l36-66 36 66z"/>`,
    `<circle cx="${tower + 28}" cy="${top - 62}" r="15" fill="${tones.light}"/><path d="M${tower + 28} ${top - 72}v10h8" stroke="${tones.roof}" stroke-width="3" fill="none"/>`,
    `<path fill="${tones.roof}" d="M${tower + 14} ${GROUND}v-40a14 14 0 0 1 28 0v40z"/>`,
    flag(tower + 28, top - 158, 44, tones.flag, tones.roof),
  ].join('');
}

function flag(x: number, y: number, tall: number, fill: string, pole: string): string {
  return `<path d="M${x} ${y}v-${tall}" stroke="${pole}" stroke-width="4"/><path fill="${fill}" d="M${x + 2} ${y - tall}l40 11-40 11z"/>`;
}

/** What stands around the hall: towers in a city, houses in a suburb, a steeple in a town, a barn in the country. */
function neighbours({ tones, setting }: SceneRecipe, from: number, between: Between): string {
  const [, mid] = tones.land;
  const house = (x: number, w: number, tall: number) =>
    `${box(x, GROUND - tall, w, tall, tones.house)}<path fill="${tones.roof}" d="M${x - 8} ${GROUND - tall}l${w / 2 + 8}-34 ${w / 2 + 8} 34z"/>${windows(x + 14, GROUND - tall + 16, Math.floor((w - 16) / 22), 1, tones.light, between)}`;
  const row = (xs: readonly number[], draw: (x: number) => string) => xs.map((dx) => draw(from + dx)).join('');
  if (setting === 'city') {
    return row([-330, -250, -180, -96, 350, 424, 508, 580], (x) => {
      const [w, tall] = [between(52, 76), between(120, 268)];
      const columns = Math.floor((w - 10) / 22);
      return `${box(x, GROUND - tall, w, tall, mid)}${windows(x + 10, GROUND - tall + 16, columns, Math.floor(tall / 26) - 1, tones.light, between)}`;
    });
  }
  if (setting === 'suburb') return row([-300, -172, 372, 508], (x) => house(x, between(78, 100), between(46, 60)));
  if (setting === 'town') {
    const x = from - 250;
    const steeple = `${box(x, GROUND - 70, 96, 70, tones.light)}<path fill="${tones.roof}" d="M${x - 8} ${GROUND - 70}l56-40 56 40z"/>${box(x + 34, GROUND - 128, 28, 60, tones.light)}<path fill="${tones.roof}" d="M${x + 28} ${GROUND - 128}l20-74 20 74z"/>`;
    return steeple + row([-130, 372, 474, 576], (one) => house(one, 88, between(58, 84)));
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
  return neighbours(recipe, x, between) + hall(recipe, x, between) + spots.map((spot) => tree(recipe, spot, between)).join('');
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
