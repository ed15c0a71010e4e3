/** What decides a college's address: its name, and where it lies if the name is not enough. */
export interface NamedCollege {
  readonly _id: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
}

/**
 * A college's name as it stands in an address: underscores for spaces (S2-18), slashes and other characters that would
 * split an address left out.
 */
export function pathNameOf(name: string): string {
  return name
    .replace(/[/\\?#%\p{Cc}]/gu, ' ')
    .trim()
    .replace(/\s+/g, '_');
}

/** The name that an address stands for: spaces for underscores. */
export function nameOfPath(pathName: string): string {
  return pathName.replace(/_/g, ' ');
}

/**
 * A distinct address for each college. Where several share a name all of them get the city behind it,
 * `Westminster_College_(Salt_Lake_City)`; where that is not enough the state too, `Anderson_University_(Anderson,_IN)`,
 * and at last the id (S2-18).
 */
export function distinctPathNames(colleges: readonly NamedCollege[]): ReadonlyMap<string, string> {
  const forms: ((college: NamedCollege) => string)[] = [
    ({ name }) => name,
    ({ name, city }) => `${name} (${city ?? ''})`,
    ({ name, city, state }) => `${name} (${city ?? ''}, ${state ?? ''})`,
    ({ name, _id }) => `${name} (${_id})`,
  ];
  const chosen = new Map<string, string>();
  const taken = new Set<string>();
  let undecided = [...colleges];
  for (const form of forms) {
    const byName = new Map<string, NamedCollege[]>();
    for (const college of undecided) {
      const key = pathNameOf(form(college)).toLowerCase();
      byName.set(key, [...(byName.get(key) ?? []), college]);
    }
    undecided = [];
    for (const [key, group] of byName) {
      const [only] = group;
      if (group.length > 1 || only === undefined || taken.has(key)) {
        undecided.push(...group);
        continue;
      }
      chosen.set(only._id, pathNameOf(form(only)));
      taken.add(key);
    }
  }
  for (const { _id } of undecided) chosen.set(_id, pathNameOf(_id));
  return chosen;
}
