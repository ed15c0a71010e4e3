import type { College } from '../../college/college';
import { slugOf } from '../../kernel/text/fold-text';
import type { RegistryId, RowFacts } from './fact';

type RowIdentity = Pick<RowFacts, 'registryId' | 'name' | 'city' | 'state'>;

const FORMS: readonly ((row: RowIdentity) => string)[] = [
  ({ name }) => slugOf(name),
  ({ name, city }) => slugOf(`${slugOf(name)} ${city ?? ''}`),
  ({ name, city, state }) => slugOf(`${slugOf(name)} ${city ?? ''} ${state ?? ''}`),
  ({ name, registryId }) => slugOf(`${slugOf(name).slice(0, 60)} ${registryId}`),
];

/**
 * The college id of each row, by the row's registry id. A stored college is matched by it; one without it by name and
 * state, if exactly one matches. All other rows get new ids from their names. Where several rows or stored colleges
 * share a name, the id also gets the city, then the state, then the registry id. The ids depend only on the file and
 * the stored colleges, so a repeated run gives the same ids.
 */
export function idsOfRows(rows: readonly RowIdentity[], colleges: readonly College[]): ReadonlyMap<RegistryId, string> {
  const ids = knownAgain(rows, colleges);
  const matched = new Set(ids.values());
  const others = colleges.filter(({ _id }) => !matched.has(_id));
  const taken = new Set([...colleges.map(({ _id }) => _id), ...others.flatMap(namesOf).map(slugOf)]);

  let undecided = rows;
  for (const form of FORMS) {
    const shared: RowIdentity[] = [];
    for (const [slug, group] of grouped(undecided, (row) => (slugOf(row.name) === '' ? '' : form(row)))) {
      const [only] = group;
      if (only === undefined || group.length > 1) shared.push(...group);
      else if (ids.has(only.registryId)) continue;
      else if (slug === '' || taken.has(slug)) shared.push(only);
      else ids.set(only.registryId, slug);
    }
    undecided = shared;
  }
  for (const { registryId } of undecided) if (!ids.has(registryId)) ids.set(registryId, `college-${registryId}`);
  return ids;
}

/** The id by which files know a college; null for one that no file has named. */
export function registryIdOf({ ipedsUnitId, canadianId }: Pick<College, 'ipedsUnitId' | 'canadianId'>): RegistryId | null {
  return ipedsUnitId ?? canadianId;
}

function knownAgain(rows: readonly RowIdentity[], colleges: readonly College[]): Map<RegistryId, string> {
  const byRegistryId = new Map(colleges.map((college) => [registryIdOf(college), college._id]));
  const unnumbered = colleges.filter((college) => registryIdOf(college) === null);
  const ids = new Map<RegistryId, string>();
  const idsByRegistryId: [registryId: RegistryId, id: string][] = [];
  for (const row of rows) {
    const known = byRegistryId.get(row.registryId);
    const [similar, another] = unnumbered.filter((college) => isSameCollege(college, row));
    if (known !== undefined) ids.set(row.registryId, known);
    else if (similar !== undefined && another === undefined) idsByRegistryId.push([row.registryId, similar._id]);
  }
  for (const claims of grouped(idsByRegistryId, ([, id]) => id).values()) {
    const [only] = claims;
    if (only !== undefined && claims.length === 1) ids.set(...only);
  }
  return ids;
}

function isSameCollege(college: College, row: RowIdentity): boolean {
  const state = college.address.administrative_area_level_1;
  return state !== null && state === row.state && namesOf(college).map(slugOf).includes(slugOf(row.name));
}

function namesOf({ name, legalName }: College): readonly string[] {
  return legalName === null ? [name] : [name, legalName];
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
