import type { CatalogueRow } from '../../college/catalogue/catalogue-row';
import { collegesOfSite, type SiteMatch } from '../../college/catalogue/colleges-of-site';
import { domainOfEduEmail } from '../../kernel/text/email';
import type { SportsGender } from '../../reference/role-types';
import { isCoach } from '../roles/coach-role';
import type { Role } from '../roles/role';

/** The gender of a sport as colleges store it. */
export function sexOf(gender: SportsGender): 'male' | 'female' {
  return gender === 'Male' ? 'male' : 'female';
}

/** The gender of the sport of a college's team. */
export function genderOf(sex: 'male' | 'female'): SportsGender {
  return sex === 'male' ? 'Male' : 'Female';
}

/** The colleges among these that have a team of the chosen gender (S5-09). */
export function collegesWithTeam(matches: readonly SiteMatch[], gender: SportsGender): SiteMatch[] {
  return matches.filter(({ sexes }) => sexes.includes(sexOf(gender)));
}

/**
 * The colleges that a coach may claim: those whose site matches the domain of the mail address (S5-09). None for people
 * who are no coaches.
 */
export function claimableColleges(
  person: Parameters<typeof isCoach>[0],
  email: string,
  rows: readonly CatalogueRow[],
): SiteMatch[] {
  return isCoach(person) ? collegesOfEmail(rows, email) : [];
}

/**
 * A new coach's first role: Pending where exactly one college matches. With several, the coach chooses in the claim
 * call.
 */
export function firstCoachRoles(fitting: readonly SiteMatch[]): Role[] {
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? [] : [{ type: 'coach', value: only._id, status: 'Pending' }];
}

/** The colleges whose site matches the domain of a .edu address (S5-09); none for any other address. */
export function collegesOfEmail(rows: readonly CatalogueRow[], email: string): SiteMatch[] {
  const domain = domainOfEduEmail(email);
  return domain === null ? [] : collegesOfSite(rows, domain);
}
