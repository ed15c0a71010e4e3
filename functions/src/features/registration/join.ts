import { collegesWithTeam, firstCoachRoles } from '@touchline/domain/account/coach-colleges';
import { mayAllowMarketing } from '@touchline/domain/account/may-allow-marketing';
import { newAccount } from '@touchline/domain/account/new-account';
import type { Newcomer } from '@touchline/domain/account/registration';
import { newCollegeRequest } from '@touchline/domain/college/college-request';
import { collegesOfSite, type SiteMatch } from '@touchline/domain/college/colleges-of-site';
import type { Language } from '@touchline/domain/http/api-messages';
import { domainOfEduEmail } from '@touchline/domain/text/edu-email';
import type { Clock } from '../../platform/clock';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { RegistrationStore } from './registration-store';

/** Who calls, as far as joining depends on it. */
interface Caller {
  readonly language: Language;
  readonly country: string | null;
}

/**
 * Makes somebody a member whose words have passed the rules of registration: account, profile, username, and for a coach the Pending role or the request for a college
 * (specification §5). False where the user is one already.
 */
export type Join = (uid: string, newcomer: Newcomer, caller: Caller) => Promise<boolean>;

export function join(people: RegistrationStore, catalogue: CatalogueStore, clock: Clock): Join {
  const collegesOf = async ({ type, email, sportsTypeGender }: Newcomer): Promise<readonly SiteMatch[]> => {
    const domain = type === 'coach' ? domainOfEduEmail(email) : null;
    if (domain === null) return [];
    return collegesWithTeam(collegesOfSite((await catalogue.current()).rows, domain), sportsTypeGender);
  };
  return async (uid, newcomer, { language, country }) => {
    const { email, firstName, lastName, dateOfBirth, type, sportsTypeGender } = newcomer;
    const moment = clock();
    const now = moment.toISOString();
    const fitting = await collegesOf(newcomer);
    const isMissing = type === 'coach' && fitting.length === 0;
    const domain = email.slice(email.indexOf('@') + 1);
    const marketingOptIn = newcomer.marketingOptIn && mayAllowMarketing(dateOfBirth, now.slice(0, 10), country);
    return people.save({
      account: newAccount({ uid, now, email, firstName, lastName, dateOfBirth, marketingOptIn, locale: language }),
      profile: {
        _id: uid,
        displayName: `${firstName} ${lastName}`,
        type,
        sportsTypeGender,
        roles: firstCoachRoles(fitting),
        now,
      },
      request: isMissing ? newCollegeRequest({ _id: uid, domain, sportsTypeGender }, moment) : null,
    });
  };
}
