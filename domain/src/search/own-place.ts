import { needOfCode } from '../college/roster/need-codes';
import type { Position } from '../reference/positions';
import { partsOfMark } from '../reference/squad-marks';
import { squadLineOf } from '../reference/squads';

/** What a player looks for in a team: the player's own sex, positions and class. */
export interface OwnPlace {
  readonly sex: 'male' | 'female';
  readonly positions: readonly Position[];
  readonly graduationYear: number | null;
}

/**
 * How near a need or an opening place is to a player's own, 0 the nearest: the same position and class, the
 * same position, another place on a team of the same sex, anything else.
 */
export function distanceFromOwnPlace(code: string, own: OwnPlace): 0 | 1 | 2 | 3 {
  const place = placeOf(code);
  if (place?.sex !== own.sex) return 3;
  if (!own.positions.some((position) => place.isFor(position))) return 2;
  return place.year === own.graduationYear ? 0 : 1;
}

/** The team, the year and the positions of a need or of a mark of a place that opens; null for other texts. */
function placeOf(code: string) {
  const need = needOfCode(code);
  if (need !== null) {
    return { sex: need.sex, year: need.graduationYear, isFor: (position: Position) => position === need.position };
  }
  const mark = partsOfMark(code);
  if (mark === null || !('line' in mark)) return null;
  return { sex: mark.sex, year: mark.year, isFor: (position: Position) => squadLineOf(position) === mark.line };
}
