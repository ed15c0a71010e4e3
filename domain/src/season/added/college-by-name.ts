import type { Sex } from '../../college/athletics';

/** What a college is known by. */
interface NamedCollege {
  readonly _id: string;
  readonly name: string;
  readonly shortName: string | null;
  readonly legalName: string | null;
  readonly sexes: readonly Sex[];
}

/**
 * Finds the college with a team of that sex by the name that people type, whatever its case: by its own name first,
 * then by a short or legal one. A name that two colleges share finds none, as does an unknown one.
 */
export function collegeByName(colleges: readonly NamedCollege[], sex: Sex): (name: string) => string | null {
  const playing = colleges.filter(({ sexes }) => sexes.includes(sex));
  const names = namesOf(playing.map(({ _id, name }) => [name, _id]));
  const others = namesOf(
    playing.flatMap(({ _id, shortName, legalName }) =>
      [shortName, legalName].flatMap((name) => (name === null ? [] : [[name, _id] as const])),
    ),
  );
  return (name) => {
    const key = keyOf(name);
    return names.get(key) ?? others.get(key) ?? null;
  };
}

function namesOf(entries: readonly (readonly [name: string, id: string])[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [name, id] of entries) {
    const key = keyOf(name);
    const earlier = found.get(key);
    found.set(key, earlier === undefined || earlier === id ? id : null);
  }
  return found;
}

function keyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
