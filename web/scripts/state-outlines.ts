import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateSpellings } from '@touchline/domain/reference/states';
import { feature } from 'topojson-client';
import { asRing, outlineDrawing, type Ring } from './outline-drawing';

/**
 * Draws the outline of every US state (Albers projection of us-atlas, simplified) as public/states/XX.svg, at most 3 kB
 * each: white lines on a transparent background, 200 units in its longer direction. Run once with `npx tsx
 * web/scripts/state-outlines.ts`; the files are checked in.
 */
function drawStateOutlines(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, rings } of states()) {
    const [code = name] = stateSpellings(name);
    if (code.length !== 2) throw new Error(`${name} has no postal code`);
    writeFileSync(join(folder, `${code}.svg`), outlineDrawing(rings));
  }
}

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

drawStateOutlines(join(import.meta.dirname, '../public/states'));
