import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { type Point, type Ring, simplifiedRing } from './outline-drawing';

/**
 * Writes the sea coast of the United States without Alaska into domain/src/reference/geography/coast-of-states.ts:
 * lines of us-atlas, simplified to some 5 km, without borders on land and the shores of the Great Lakes. Run once with
 * `npx tsx web/scripts/coast-line.ts`; the file is checked in.
 */
function writeCoast(file: string): void {
  const lines = outlines().flatMap((ring) => seaParts(ring.length < LEAST_RING ? [] : simplifiedRing(ring, TOLERANCE)));
  const texts = lines.map((line) => `  '${line.map(([x, y]) => `${y.toFixed(2)} ${x.toFixed(2)}`).join(',')}',`);
  writeFileSync(file, `${HEAD}\nexport const COAST_OF_STATES: readonly string[] = [\n${texts.join('\n')}\n];\n`);
}

const HEAD = `/** The sea coast of the United States without Alaska, drawn by web/scripts/coast-line.ts from us-atlas (public domain): lines of "latitude longitude" in degrees, accurate to some 5 km. */`;
/** Degrees. */
const TOLERANCE = 0.05;
/** Smaller islands lie next to a coast that is drawn. */
const LEAST_RING = 30;

/** On land or on a lake: Alaska, the border with Canada and the Great Lakes, the Rio Grande and the desert. */
function isInland([x, y]: Point): boolean {
  const isAlaska = y > 50 && x < -125;
  const isNorthernBorder = (y > 41.3 && x > -122.1 && x < -74.2) || (y > 48.95 && x > -123);
  const isMaineBorder = y > 44.85 && x > -75 && x < -67.25;
  const isMexicanBorder = y < 33 && x > -117.05 && x < -98 && y > 25;
  const isRioGrande = y < 26.3 && y > 25 && x <= -97.3 && x > -98;
  return isAlaska || isNorthernBorder || isMaineBorder || isMexicanBorder || isRioGrande;
}

function outlines(): readonly Ring[] {
  const atlas = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('us-atlas/nation-10m.json')), 'utf8')) as Parameters<
    typeof feature
  >[0];
  const nation = atlas.objects.nation === undefined ? null : feature(atlas, atlas.objects.nation);
  if (nation?.type !== 'FeatureCollection') throw new Error('The atlas has no nation');
  return nation.features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    return polygons.map(([outer = []]) => outer.map(([x = 0, y = 0]): Point => [x, y]));
  });
}

/** The parts of a ring that lie at the sea. */
function seaParts(ring: Ring): Ring[] {
  const parts: Point[][] = [[]];
  for (const point of ring.length === 0 ? [] : [...ring, ring[0] ?? ([0, 0] as const)]) {
    if (isInland(point)) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter((part) => part.length > 1);
}

writeCoast(fileURLToPath(new URL('../../domain/src/reference/geography/coast-of-states.ts', import.meta.url)));
