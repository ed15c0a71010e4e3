import { needOfCode } from '../../college/roster/need-codes';
import { entryYears } from '../../reference/squad-marks';
import { SQUAD_SEASON, squadLineOf } from '../../reference/squads';
import type { FitCollege, FitFigures } from './fit-college';
import { collegeGap, type FitGap, type FitReason, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import type { FitWishes } from './fit-wishes';

type Wishes = Pick<FitWishes, 'sex' | 'positions' | 'year'>;

/** The years of entry of which the file knows what the squads leave open. */
export const FIT_YEARS = entryYears(SQUAD_SEASON);

/**
 * How well the squad fits: what it leaves open at the own position in the first year, what its coaches look for, and
 * how much freshmen play next to the median of the division.
 */
export function squad(college: FitCollege, wishes: Wishes): ScoredPart {
  const { sex } = wishes;
  if (sex === null) return scoredPart([yourGap('team')]);
  if (college.sexes.length > 0 && !college.sexes.includes(sex)) return scoredPart([{ kind: 'noTeam', points: 0 }]);
  const figures = college.figures?.[sex] ?? null;
  return scoredPart([...needReason(college, sex, wishes), openingReason(figures, wishes), freshmenReason(figures)]);
}

/** An open need of the coaches for the own position and class. */
function needReason({ needs }: FitCollege, sex: 'male' | 'female', { positions, year }: Wishes): FitReason[] {
  const own = needs.flatMap((code) => needOfCode(code) ?? []).filter((need) => need.sex === sex);
  const exact = own.find((need) => positions.includes(need.position) && need.graduationYear === year);
  return exact === undefined ? [] : [{ kind: 'need', position: exact.position, year: exact.graduationYear, points: 100 }];
}

/** The best of the own positions: who plays two has two chances. */
function openingReason(figures: FitFigures | null, { positions, year }: Wishes): FitReason | FitGap {
  if (positions.length === 0) return yourGap('position');
  if (year === null) return yourGap('year');
  const at = FIT_YEARS.findIndex((one) => one === year);
  if (at === -1) return collegeGap('laterYear');
  const openings = [...new Set(positions.map(squadLineOf))].flatMap((line) => {
    const { known = 0, leaving = [] } = figures?.lines[line] ?? {};
    const left = leaving[at];
    if (known === 0 || left === undefined) return [];
    const points = pointsOf((100 * left) / known);
    return [{ kind: 'opening' as const, line, leaving: left, known, year, season: SQUAD_SEASON, points }];
  });
  const [best] = openings.toSorted((one, other) => other.points - one.points);
  return best ?? collegeGap('squad');
}

/** 50 points at the median of the division, 100 at twice the median. */
function freshmenReason(figures: FitFigures | null): FitReason | FitGap {
  const freshmen = figures?.freshmen ?? null;
  if (freshmen === null) return collegeGap('freshmen');
  const { share, median } = freshmen;
  const points = median <= 0 ? (share > 0 ? 100 : 50) : (50 * share) / median;
  return { kind: 'freshmen', ...freshmen, points: pointsOf(points) };
}
