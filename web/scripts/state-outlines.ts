import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateSpellings } from '@touchline/domain/search/state-names';
import { feature } from 'topojson-client';
import { type Point, type Ring, simplifiedRing } from './simplified-ring';

/**
 * Draws the outline of every US state (Albers projection of us-atlas, simplified) as public/states/XX.svg, at most 3 kB each: white lines on
 * nothing, 200 units in its longer direction. Run once with `npx tsx web/scripts/state-outlines.ts`; the files are checked in.
 */
function drawStateOutlines(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, rings } of states()) {
    const [code = name] = stateSpellings(name);
    const svg = drawing(rings);
    if (code.length !== 2) throw new Error(`${name} has no postal code`);
    if (svg.length > MOST_BYTES) throw new Error(`${name} takes ${svg.length} bytes`);
    writeFileSync(join(folder, `${code}.svg`), svg);
  }
}

const MOST_BYTES = 3000;
const LONGER_SIDE = 200;
/** Islands below this share of the largest ring's area are left out. */
const LEAST_ISLAND = 0.004;
/** What a point must stand out by to be kept, in drawn units. */
const TOLERANCE = 0.55;

interface State {
  readonly name: string;
  readonly rings: readonly Ring[];
}

type Atlas = Parameters<typeof feature>[0];

function states(): readonly State[] {
  const atlas = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('us-atlas/states-albers-10m.json')), 'utf8')) as Atlas;
  const drawn = atlas.objects.states === undefined ? null : feature(atlas, atlas.objects.states);
  if (drawn?.type !== 'FeatureCollection') throw new Error('The atlas has no states');
  return drawn.features.flatMap(({ geometry, properties }) => {
    const name = String(properties?.name);
    if (geometry.type === 'Polygon') return [{ name, rings: geometry.coordinates.map(asRing) }];
    if (geometry.type === 'MultiPolygon') return [{ name, rings: geometry.coordinates.flat().map(asRing) }];
    return [];
  });
}

function asRing(points: readonly (readonly number[])[]): Ring {
  return points.map(([x = 0, y = 0]): Point => [x, y]);
}

function drawing(rings: readonly Ring[]): string {
  const points = rings.flat();
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [width, height] = [Math.max(...points.map(([x]) => x)) - left, Math.max(...points.map(([, y]) => y)) - top];
  const scale = LONGER_SIDE / Math.max(width, height);
  const scaled = rings.map((ring) => ring.map(([x, y]): Point => [(x - left) * scale + 2, (y - top) * scale + 2]));
  const largest = Math.max(...scaled.map(areaOf));
  const path = scaled
    .filter((ring) => areaOf(ring) >= largest * LEAST_ISLAND)
    .map((ring) => pathOf(simplifiedRing(ring, TOLERANCE)))
    .join('');
  const box = `0 0 ${Math.ceil(width * scale) + 4} ${Math.ceil(height * scale) + 4}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>\n`;
}

/** Relative steps of one decimal: shorter than places, and without drift. */
function pathOf(ring: Ring): string {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [start] = tenths;
  if (start === undefined) return '';
  const steps = tenths.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = tenths[index] ?? start;
    return pair(x - fromX, y - fromY);
  });
  return `M${pair(start[0], start[1])}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function pair(x: number, y: number): string {
  return `${x / 10} ${y / 10}`.replaceAll(/(?<!\d)0\./g, '.').replaceAll(' -', '-');
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

drawStateOutlines(join(import.meta.dirname, '../public/states'));
