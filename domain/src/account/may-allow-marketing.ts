import { asksConsentFirst } from '../constants/consent-regions';
import { passesAgeRule } from './date-of-birth';

/**
 * Whether somebody may say yes to marketing and to services that follow them: users of 13 to 15 in countries that ask for consent first may not (design.md §4,
 * Young users; the extra 'age' rule of specification §5). `country` is two capital letters, or null where it is not known.
 */
export function mayAllowMarketing(dateOfBirth: string, today: string, country: string | null): boolean {
  return passesAgeRule(dateOfBirth, today) || country === null || !asksConsentFirst(country);
}
