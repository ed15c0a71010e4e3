import type { Division } from '../../reference/college-kinds';
import type { Sex } from '../athletics';

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
