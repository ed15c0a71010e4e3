import type { CollegeFilters } from './college-facets';
import type { TextReading } from './reading/read-text';

type TeamSex = 'male' | 'female';

/**
 * The team that a search asks for, to which its results lead: the one whose needs, open places, freshmen or strength
 * are chosen, else the gender that is chosen or read in the text; undefined where both or none are.
 */
export function askedTeam(
  { need = [], opens = [], freshmen = [], strength = [], gender = [] }: CollegeFilters,
  read: { readonly parts: TextReading['parts'] } | null = null,
): TeamSex | undefined {
  const named = read?.parts.flatMap(({ name, value }) => (name === 'gender' ? [value] : [])) ?? [];
  return onlyOf([...need, ...opens, ...freshmen, ...strength].map(teamOfCode)) ?? onlyOf([...gender, ...named].map(sexOf));
}

/** The choices of needs and squads that concern the chosen gender; all of them where none or both are chosen. */
export function isOfTeam(code: string, { gender = [] }: CollegeFilters): boolean {
  const team = onlyOf(gender.map(sexOf));
  return team === undefined || teamOfCode(code) === team;
}

/** The team of a need or of a mark of a squad; both begin with its letter. */
function teamOfCode(code: string): TeamSex | undefined {
  if (code.startsWith('m')) return 'male';
  return code.startsWith('w') ? 'female' : undefined;
}

function sexOf(gender: string): TeamSex | undefined {
  return gender === 'male' || gender === 'female' ? gender : undefined;
}

function onlyOf(sexes: readonly (TeamSex | undefined)[]): TeamSex | undefined {
  const different = new Set(sexes);
  return different.size === 1 ? sexes[0] : undefined;
}
