/** The facts that make a college's address: its name, and its location where several share the name. */
export interface NamedCollege {
  readonly _id: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
}

/**
 * A college's name for its address: underscores for spaces (S2-18), without slashes and other characters that would
 * split an address.
 */
export function pathNameOf(name: string): string {
  return name
    .replace(/[/\\?#%\p{Cc}]/gu, ' ')
    .trim()
    .replace(/\s+/g, '_');
}

/** The college name in an address: spaces for underscores. */
export function nameOfPath(pathName: string): string {
  return pathName.replace(/_/g, ' ');
}

/**
 * A distinct address for each college. Colleges that share a name get the city appended,
 * `Westminster_College_(Salt_Lake_City)`, then the state, `Anderson_University_(Anderson,_IN)`, and as a last resort
 * the id (S2-18).
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
