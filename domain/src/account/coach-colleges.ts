import type { CatalogueRow } from '../college/catalogue-row';
import type { SiteMatch } from '../college/colleges-of-site';
import { collegesOfEmail } from './colleges-of-email';
import { isCoach } from './coach-role';
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

/** The colleges that a coach may ask to belong to: those whose site belongs with the own mail domain; of whoever is no coach, none (design.md §4, Roles). */
export function claimableColleges(
  person: Parameters<typeof isCoach>[0],
  email: string,
  rows: readonly CatalogueRow[],
): SiteMatch[] {
  return isCoach(person) ? collegesOfEmail(rows, email) : [];
}

/** What a coach starts with: a Pending role where exactly one college fits; with several the coach chooses in the claim call (design.md §4, Roles). */
export function firstCoachRoles(fitting: readonly SiteMatch[]): Role[] {
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? [] : [{ type: 'coach', value: only._id, status: 'Pending' }];
}
