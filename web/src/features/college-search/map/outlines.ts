import type { LatLngTuple } from 'leaflet';

/** The rings of a state, province or territory. */
export interface Outline {
  readonly code: string;
  readonly rings: readonly LatLngTuple[][];
}

const PATH = '/map-outlines.json';
const PARTS = 100;

/** Fetches the ground of the map, which web/scripts/map-outlines.ts has written. Rejects where it cannot be read. */
export async function loadOutlines(): Promise<readonly Outline[]> {
  const answer = await fetch(PATH);
  if (!answer.ok) throw new Error(`${PATH} was answered ${answer.status}`);
  return outlinesOf(await answer.json());
}

/**
 * The outlines in the file: rings of steps in hundredths of a degree, the first from zero. Throws for anything else.
 */
export function outlinesOf(file: unknown): readonly Outline[] {
  if (typeof file !== 'object' || file === null) throw new Error(`${PATH} holds no outlines`);
  return Object.entries(file).map(([code, rings]) => {
    if (!isRings(rings)) throw new Error(`${PATH} has no outline of ${code}`);
    return { code, rings: rings.map(ringOf) };
  });
}

function ringOf(steps: readonly number[]): LatLngTuple[] {
  const ring: LatLngTuple[] = [];
  let [longitude, latitude] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    longitude += steps[at] ?? 0;
    latitude += steps[at + 1] ?? 0;
    ring.push([latitude / PARTS, longitude / PARTS]);
  }
  return ring;
}

function isRings(value: unknown): value is readonly (readonly number[])[] {
  const isRing = (ring: unknown) => Array.isArray(ring) && ring.every((step) => typeof step === 'number');
  return Array.isArray(value) && value.every(isRing);
}
