import type { Division } from '../../reference/college-kinds';
import type { Sex } from '../athletics';

const SEXES = ['male', 'female'] as const;

/** The divisions of a college's row: that of the college, and those of teams that play in another one. */
interface RowDivisions {
  readonly division: Division | null;
  readonly mensDivision: Division | null;
  readonly womensDivision: Division | null;
}

/** The division in which a college's team plays. */
export function divisionOfTeam({ division, mensDivision, womensDivision }: RowDivisions, team: Sex): Division | null {
  return (team === 'male' ? mensDivision : womensDivision) ?? division;
}

/**
 * The divisions in which the teams of a college play, each once and that of the men first: of both teams, or of one.
 * That of the college where no team is known.
 */
export function divisionsOfTeams(
  { sexes, ...row }: RowDivisions & { readonly sexes: readonly Sex[] },
  team: Sex | undefined,
): readonly Division[] {
  const teams = SEXES.filter((sex) => (team === undefined ? sexes.includes(sex) : sex === team));
  const divisions = teams.length === 0 ? [row.division] : teams.map((sex) => divisionOfTeam(row, sex));
  return [...new Set(divisions)].filter((division) => division !== null);
}
