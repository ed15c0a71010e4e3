/** The id of a college: small letters, digits and hyphens, at most 120. */
export const COLLEGE_ID = /^[a-z0-9][a-z0-9-]{0,119}$/;

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

/** The name by which a college's id, address and initials are formed: that of a register where it is known. */
export function registeredName({ name, legalName }: { readonly name: string; readonly legalName: string | null }): string {
  return legalName ?? name;
}

/** The college name in an address: spaces for underscores. */
export function nameOfPath(pathName: string): string {
  return pathName.replace(/_/g, ' ');
}

/**
 * The forms of a college's name for its address, in the order in which they are tried; null where the form needs a city
 * or state that is not known.
 */
export const ADDRESS_FORMS: readonly ((college: NamedCollege) => string | null)[] = [
  ({ name }) => name,
  ({ name, city }) => (city === null ? null : `${name} (${city})`),
  ({ name, city, state }) => (city === null || state === null ? null : `${name} (${city}, ${state})`),
  ({ name, _id }) => `${name} (${_id})`,
];

/**
 * A distinct address for each college. Colleges that share a name get the city appended,
 * `Westminster_College_(Salt_Lake_City)`, then the state, `Anderson_University_(Anderson,_IN)`, and as a last resort
 * the id (S2-18).
 */
export function distinctPathNames(colleges: readonly NamedCollege[]): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  const taken = new Set<string>();
  let undecided = [...colleges];
  for (const form of ADDRESS_FORMS) {
    const byName = new Map<string, { readonly address: string; readonly colleges: NamedCollege[] }>();
    const waiting: NamedCollege[] = [];
    for (const college of undecided) {
      const text = form(college);
      if (text === null) {
        waiting.push(college);
        continue;
      }
      const address = pathNameOf(text);
      const group = byName.get(address.toLowerCase());
      if (group === undefined) byName.set(address.toLowerCase(), { address, colleges: [college] });
      else group.colleges.push(college);
    }
    for (const [key, { address, colleges: group }] of byName) {
      const [only, another] = group;
      if (only === undefined || another !== undefined || taken.has(key)) {
        waiting.push(...group);
        continue;
      }
      chosen.set(only._id, address);
      taken.add(key);
    }
    undecided = waiting;
  }
  for (const { _id } of undecided) chosen.set(_id, pathNameOf(_id));
  return chosen;
}

/** The path of a team's page: `/Harbor_Point_University/womens/soccer`. */
export function collegePagePath(pathName: string, sex: 'male' | 'female'): string {
  return `/${encodeURI(pathName)}/${sex === 'female' ? 'womens' : 'mens'}/soccer`;
}
