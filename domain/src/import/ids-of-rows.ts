import type { College } from '../college/college';
import { slugOf } from './college-slug';
import type { RowFacts } from './fact';
import { grouped } from './grouped';

type Place = Pick<RowFacts, 'unitId' | 'name' | 'city' | 'state'>;

const FORMS: readonly ((place: Place) => string)[] = [
  ({ name }) => slugOf(name),
  ({ name, city }) => slugOf(`${slugOf(name)} ${city ?? ''}`),
  ({ name, city, state }) => slugOf(`${slugOf(name)} ${city ?? ''} ${state ?? ''}`),
  ({ name, unitId }) => slugOf(`${slugOf(name).slice(0, 60)} ${unitId}`),
];

/**
 * The id of the college that each row speaks of, by the row's UNITID. A stored college is known again by its UNITID; one without, by name and state
 * where exactly one fits. The rest get new ids from their names; where several rows or stored colleges share a name each gets the city behind it,
 * then the state, then the UNITID. The ids follow from the file and the stored colleges, not from how far an earlier run came.
 */
export function idsOfRows(rows: readonly Place[], colleges: readonly College[]): ReadonlyMap<number, string> {
  const ids = knownAgain(rows, colleges);
  const matched = new Set(ids.values());
  const others = colleges.filter(({ _id }) => !matched.has(_id));
  const taken = new Set([...colleges.map(({ _id }) => _id), ...others.map(({ name }) => slugOf(name))]);

  let undecided = rows;
  for (const form of FORMS) {
    const shared: Place[] = [];
    for (const [slug, places] of grouped(undecided, (place) => (slugOf(place.name) === '' ? '' : form(place)))) {
      const [only] = places;
      if (only === undefined || places.length > 1) shared.push(...places);
      else if (ids.has(only.unitId)) continue;
      else if (slug === '' || taken.has(slug)) shared.push(only);
      else ids.set(only.unitId, slug);
    }
    undecided = shared;
  }
  for (const { unitId } of undecided) if (!ids.has(unitId)) ids.set(unitId, `college-${unitId}`);
  return ids;
}

function knownAgain(rows: readonly Place[], colleges: readonly College[]): Map<number, string> {
  const byUnitId = new Map(colleges.map(({ ipedsUnitId, _id }) => [ipedsUnitId, _id]));
  const unnumbered = colleges.filter(({ ipedsUnitId }) => ipedsUnitId === null);
  const ids = new Map<number, string>();
  const adopting: [unitId: number, id: string][] = [];
  for (const row of rows) {
    const known = byUnitId.get(row.unitId);
    const [similar, another] = unnumbered.filter((college) => isSamePlace(college, row));
    if (known !== undefined) ids.set(row.unitId, known);
    else if (similar !== undefined && another === undefined) adopting.push([row.unitId, similar._id]);
  }
  for (const claims of grouped(adopting, ([, id]) => id).values()) {
    const [only] = claims;
    if (only !== undefined && claims.length === 1) ids.set(...only);
  }
  return ids;
}

function isSamePlace(college: College, row: Place): boolean {
  const state = college.address.administrative_area_level_1;
  return state !== null && state === row.state && slugOf(college.name) === slugOf(row.name);
}
