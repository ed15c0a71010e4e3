import type { SiteMatch } from '../college/colleges-of-site';
import type { SportsGender } from './registration-choices';
import type { Role } from './role';

/** The side of the sport as colleges write it. */
function sexOf(gender: SportsGender): 'male' | 'female' {
  return gender === 'Male' ? 'male' : 'female';
}

/** Of the colleges whose site belongs with a coach's mail domain, those with a team of the chosen gender (specification §5). */
export function collegesWithTeam(matches: readonly SiteMatch[], gender: SportsGender): SiteMatch[] {
  return matches.filter(({ sexes }) => sexes.includes(sexOf(gender)));
}

/** What a coach starts with: a Pending role where exactly one college fits; with several the coach chooses in the claim call (design.md §4, Roles). */
export function firstCoachRoles(fitting: readonly SiteMatch[]): Role[] {
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? [] : [{ type: 'coach', value: only._id, status: 'Pending' }];
}
