import type { College } from '@touchline/domain/college/college';
import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import type { RowFacts } from './fact';

type RowIdentity = Pick<RowFacts, 'unitId' | 'name' | 'city' | 'state'>;

const FORMS: readonly ((row: RowIdentity) => string)[] = [
  ({ name }) => slugOf(name),
  ({ name, city }) => slugOf(`${slugOf(name)} ${city ?? ''}`),
  ({ name, city, state }) => slugOf(`${slugOf(name)} ${city ?? ''} ${state ?? ''}`),
  ({ name, unitId }) => slugOf(`${slugOf(name).slice(0, 60)} ${unitId}`),
];

/**
 * The college id of each row, by the row's UNITID. A stored college is matched by UNITID; one without UNITID by name
 * and state, if exactly one matches. All other rows get new ids from their names. Where several rows or stored colleges
 * share a name, the id also gets the city, then the state, then the UNITID. The ids depend only on the file and the
 * stored colleges, so a repeated run gives the same ids.
 */
export function idsOfRows(rows: readonly RowIdentity[], colleges: readonly College[]): ReadonlyMap<number, string> {
  const ids = knownAgain(rows, colleges);
  const matched = new Set(ids.values());
  const others = colleges.filter(({ _id }) => !matched.has(_id));
  const taken = new Set([...colleges.map(({ _id }) => _id), ...others.map(({ name }) => slugOf(name))]);

  let undecided = rows;
  for (const form of FORMS) {
    const shared: RowIdentity[] = [];
    for (const [slug, group] of grouped(undecided, (row) => (slugOf(row.name) === '' ? '' : form(row)))) {
      const [only] = group;
      if (only === undefined || group.length > 1) shared.push(...group);
      else if (ids.has(only.unitId)) continue;
      else if (slug === '' || taken.has(slug)) shared.push(only);
      else ids.set(only.unitId, slug);
    }
    undecided = shared;
  }
  for (const { unitId } of undecided) if (!ids.has(unitId)) ids.set(unitId, `college-${unitId}`);
  return ids;
}

function knownAgain(rows: readonly RowIdentity[], colleges: readonly College[]): Map<number, string> {
  const byUnitId = new Map(colleges.map(({ ipedsUnitId, _id }) => [ipedsUnitId, _id]));
  const unnumbered = colleges.filter(({ ipedsUnitId }) => ipedsUnitId === null);
  const ids = new Map<number, string>();
  const idsByUnit: [unitId: number, id: string][] = [];
  for (const row of rows) {
    const known = byUnitId.get(row.unitId);
    const [similar, another] = unnumbered.filter((college) => isSameCollege(college, row));
    if (known !== undefined) ids.set(row.unitId, known);
    else if (similar !== undefined && another === undefined) idsByUnit.push([row.unitId, similar._id]);
  }
  for (const claims of grouped(idsByUnit, ([, id]) => id).values()) {
    const [only] = claims;
    if (only !== undefined && claims.length === 1) ids.set(...only);
  }
  return ids;
}

function isSameCollege(college: College, row: RowIdentity): boolean {
  const state = college.address.administrative_area_level_1;
  return state !== null && state === row.state && slugOf(college.name) === slugOf(row.name);
}

/** Groups the entries by a key and keeps their order. */
export function grouped<Entry, Key>(entries: Iterable<Entry>, keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}
