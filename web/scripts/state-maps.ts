import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlinesOf } from '../src/features/college-search/map/outlines';
import { type Bounds, MAP_SIZE, placeIn, type StateView, viewOf } from '../src/features/camps/state-view';
import { pathOf, type Point, type Ring, simplifiedRing } from './outline-drawing';

/**
 * Draws each state and province of the map of colleges with its neighbours as public/state-maps/XX.svg, to be used as a
 * mask: the state nearly opaque, its neighbours faint. Writes where each lies to src/features/camps/state-bounds.ts, by
 * which places are put on it. Run once with `npx tsx web/scripts/state-maps.ts`; the files are checked in.
 */
function drawStateMaps(web: string): void {
  const file: unknown = JSON.parse(readFileSync(join(web, 'public/map-outlines.json'), 'utf8'));
  const states = outlinesOf(file).map(({ code, rings }) => {
    const ofState = rings.map((ring) => ring.map(([lat, lng]): Point => [lng, lat]));
    return { code, rings: ofState, bounds: boundsOf(ofState.flat()) };
  });
  const folder = join(web, 'public/state-maps');
  mkdirSync(folder, { recursive: true });
  const drawnStates = states.filter(({ code }) => code.length === 2 && !WITHOUT_COLLEGES.has(code));
  for (const { code, rings, bounds } of drawnStates) {
    const view = viewOf(bounds);
    const others = states.flatMap((other) => (other.code === code ? [] : other.rings));
    const [own, around] = [drawn(rings, view), drawn(others, view)];
    writeFileSync(join(folder, `${code}.svg`), svgOf(own, around));
  }
  const lines = drawnStates.map(({ code, bounds }) => `  ${code}: [${bounds.join(', ')}],`);
  writeFileSync(
    join(web, 'src/features/camps/state-bounds.ts'),
    `import type { Bounds } from './state-view';\n\n${DOC}\nexport const STATE_BOUNDS: Readonly<Record<string, Bounds>> = {\n${lines.join('\n')}\n};\n`,
  );
}

const DOC =
  '/** Where each state and province lies that has a map; web/scripts/state-maps.ts writes this table with the maps. */';
/** The territories of the north, which stand on the maps of their neighbours alone. */
const WITHOUT_COLLEGES: ReadonlySet<string> = new Set(['NT', 'NU', 'YT']);
const TOLERANCE = 0.5;
const LEAST_AREA = 0.6;

function boundsOf(points: Ring): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const edges = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((edge) => Math.round(edge * 100) / 100);
  const [west = 0, south = 0, east = 0, north = 0] = edges;
  return [west, south, east, north];
}

/** The path of rings on a map, without what lies outside of it or is too small to be seen. */
function drawn(rings: readonly Ring[], view: StateView): string {
  return rings
    .map((ring) => within(ring.map(([lng, lat]) => placeIn(view, { lat, lng }))))
    .filter((ring) => ring.length > 2 && spread(ring) >= LEAST_AREA)
    .map((ring) => pathOf(simplifiedRing(ring, TOLERANCE)))
    .join('');
}

function spread(ring: Ring): number {
  const [left, top, right, bottom] = [
    Math.min(...ring.map(([x]) => x)),
    Math.min(...ring.map(([, y]) => y)),
    Math.max(...ring.map(([x]) => x)),
    Math.max(...ring.map(([, y]) => y)),
  ];
  return (right - left) * (bottom - top);
}

/** How far beyond the map lines are cut, so that its edges show none. */
const BEYOND = 4;

/** A ring cut at the edges of the map (Sutherland and Hodgman). */
function within(ring: Ring): Ring {
  const [right, bottom] = [MAP_SIZE.width + BEYOND, MAP_SIZE.height + BEYOND];
  let cut = clipped(ring, 0, -BEYOND, 1);
  cut = clipped(cut, 0, right, -1);
  cut = clipped(cut, 1, -BEYOND, 1);
  return clipped(cut, 1, bottom, -1);
}

function clipped(ring: Ring, axis: 0 | 1, edge: number, side: 1 | -1): Ring {
  const isInside = (point: Point) => (point[axis] - edge) * side >= 0;
  return ring.flatMap((point, index): readonly Point[] => {
    const before = ring.at(index - 1) ?? point;
    if (isInside(before) === isInside(point)) return isInside(point) ? [point] : [];
    const share = (edge - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    return isInside(point) ? [crossing, point] : [crossing];
  });
}

function svgOf(own: string, around: string): string {
  const { width, height } = MAP_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke="#000" stroke-linejoin="round"><path d="${around}" fill-opacity=".14" stroke-opacity=".3"/><path d="${own}" fill-opacity=".42" stroke-width="1.6"/></svg>\n`;
}

drawStateMaps(join(import.meta.dirname, '..'));
