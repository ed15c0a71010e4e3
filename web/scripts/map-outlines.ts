import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Atlas, type AtlasRegion, provincesIn, statesIn } from './atlas-regions';
import { areaOf, type Point, type Ring, simplifiedLine } from './outline-drawing';

/**
 * Writes the ground of the map of colleges, public/map-outlines.json: by postal code, the rings of every state,
 * province and territory as steps of hundredths of a degree (web/src/features/college-search/map/outlines.ts reads
 * them). Run once with `npx tsx web/scripts/map-outlines.ts FILE`, where FILE is that of region-map.ts. Borders are
 * simplified before the regions are made of them, so that neighbours still meet. The file is checked in.
 */
function writeMapOutlines(file: string, target: string): void {
  const regions = [...statesIn(simplified), ...provincesIn(file, simplified)].filter(({ code }) => !LEFT_OUT.has(code));
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(regions.map((region) => [region.code, stepsOf(region)])))}\n`);
}

/** Islands far from where anybody plays. */
const LEFT_OUT: ReadonlySet<string> = new Set(['GU', 'VI', 'AS', 'MP']);
/** The least distance of a point from the simplified line, in degrees. */
const TOLERANCE = 0.025;
/** Islands of a smaller area, in square degrees, are left out, but for the largest of a region. */
const LEAST_ISLAND = 0.01;

/** An atlas whose arcs, which neighbours share, have fewer points. */
function simplified({ transform, ...atlas }: Atlas): Atlas {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [left, top] = transform?.translate ?? [0, 0];
  const arcs = atlas.arcs.map((steps) => {
    let [x, y] = [0, 0];
    const line = steps.map(([stepX = 0, stepY = 0]): Point => {
      [x, y] = transform === undefined ? [stepX, stepY] : [x + stepX, y + stepY];
      return [x * scaleX + left, y * scaleY + top];
    });
    const isRing = String(line[0]) === String(line.at(-1));
    const middle = Math.floor(line.length / 2);
    const points = isRing
      ? [...simplifiedLine(line.slice(0, middle + 1), TOLERANCE), ...simplifiedLine(line.slice(middle), TOLERANCE).slice(1)]
      : simplifiedLine(line, TOLERANCE);
    return points.map(([pointX, pointY]) => [pointX, pointY]);
  });
  return { ...atlas, arcs };
}

function stepsOf({ rings }: AtlasRegion): readonly (readonly number[])[] {
  const placed = rings.map((ring) =>
    ring.map(([longitude, latitude]): Point => [longitude > 0 ? longitude - 360 : longitude, latitude]),
  );
  const largest = Math.max(...placed.map(areaOf));
  return placed.filter((ring) => areaOf(ring) >= Math.min(largest, LEAST_ISLAND)).map(stepsOfRing);
}

function stepsOfRing(ring: Ring): readonly number[] {
  const hundredths = ring.slice(0, -1).map(([x, y]) => [Math.round(x * 100), Math.round(y * 100)] as const);
  return hundredths.flatMap(([x, y], index) => {
    const [fromX, fromY] = hundredths[index - 1] ?? [0, 0];
    return index > 0 && x === fromX && y === fromY ? [] : [x - fromX, y - fromY];
  });
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file that holds the provinces.');
writeMapOutlines(file, join(import.meta.dirname, '../public/map-outlines.json'));
