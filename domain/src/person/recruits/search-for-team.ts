import { SPORTS_GENDERS } from '../../reference/role-types';
import type { RosterNeed } from '../../college/roster/roster-needs';
import { MOST_RECRUIT_VALUES } from './recruit-facets';
import { ALL_RECRUITS, possibleQuery, type RecruitQuery } from './recruit-query';

/**
 * The search that a coach's own team starts from: its players, the positions of its open needs, and their class. Only
 * one filter takes several values: where several positions are open in several classes, the positions stand alone.
 */
export function searchForTeam(
  sex: 'male' | 'female',
  needs: readonly Pick<RosterNeed, 'position' | 'graduationYear' | 'need'>[],
): RecruitQuery {
  const open = needs.filter(({ need }) => need === 'open');
  const positions = [...new Set(open.map(({ position }) => position))].toSorted().slice(0, MOST_RECRUIT_VALUES);
  const years = [...new Set(open.map(({ graduationYear }) => String(graduationYear)))].toSorted().slice(0, MOST_RECRUIT_VALUES);
  return possibleQuery({
    ...ALL_RECRUITS,
    filters: {
      gender: [sex === 'female' ? SPORTS_GENDERS.womens : SPORTS_GENDERS.mens],
      ...(positions.length === 0 ? {} : { position: positions }),
      ...(years.length === 1 || positions.length === 1 ? { year: years } : {}),
    },
  });
}
