import { divisionOfTeam } from '../../college/catalogue/team-division';
import { levelOf } from '../competition-levels';
import type { FitCollege } from './fit-college';
import { collegeGap, type FitGap, type FitReason, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import type { FitWishes, StrengthWish } from './fit-wishes';

/** The place in the division, as the share of teams behind, that each wish means. */
const WISHED: Readonly<Record<StrengthWish, number>> = { strong: 100, middle: 50, calm: 0 };

type Wishes = Pick<FitWishes, 'sex' | 'levels' | 'strength'>;

/** How well the level fits: the league and division, and how strong the team is among those of its division. */
export function levelOfPlay(college: FitCollege, wishes: Wishes): ScoredPart {
  const { sex } = wishes;
  if (sex === null) return scoredPart([yourGap('team')]);
  if (college.sexes.length > 0 && !college.sexes.includes(sex)) return scoredPart([{ kind: 'noTeam', points: 0 }]);
  return scoredPart([leagueReason(college, sex, wishes), ...strengthReason(college, sex, wishes)]);
}

function leagueReason(college: FitCollege, sex: 'male' | 'female', { levels }: Wishes): FitReason | FitGap {
  if (levels.length === 0) return yourGap('levels');
  if (college.league === null) return collegeGap('league');
  const level = levelOf(college.league, divisionOfTeam(college, sex));
  const isWished = levels.some((wished) => wished === level || wished === college.league);
  return { kind: 'league', level, isWished, points: isWished ? 100 : 0 };
}

/** Nothing where the player does not mind how strong a team is. */
function strengthReason({ figures }: FitCollege, sex: 'male' | 'female', { strength: wish }: Wishes): (FitReason | FitGap)[] {
  if (wish === null) return [];
  const strength = figures?.[sex]?.strength ?? null;
  if (strength === null) return [collegeGap('strength')];
  return [{ kind: 'strength', ...strength, wish, points: pointsOf(100 - Math.abs(strength.ahead - WISHED[wish])) }];
}
