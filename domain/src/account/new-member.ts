import { type CollegeRequest, newCollegeRequest } from '../college/college-request';
import type { SiteMatch } from '../college/colleges-of-site';
import type { NewProfile } from '../profile/blank-profile';
import type { Account, Locale } from './account';
import { collegesWithTeam, firstCoachRoles } from './coach-colleges';
import { mayAllowMarketing } from './may-allow-marketing';
import { newAccount } from './new-account';
import { displayNameOf } from './person-names';
import type { Newcomer } from './registration';

/** What somebody who joins becomes: the private account, what the profile starts with, and the request for a college that is missing. */
export interface NewMember {
  readonly account: Account;
  readonly profile: Omit<NewProfile, 'username'>;
  readonly request: CollegeRequest | null;
}

/** When and from where somebody joins; `colleges` are those whose site belongs with the mail domain, of either gender. */
export interface JoiningOccasion {
  readonly uid: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly country: string | null;
  readonly colleges: readonly SiteMatch[];
}

/**
 * A member of whoever has passed the rules of registration (specification §5): a coach whom one college fits has a Pending role there, one whom none fits has it created
 * within 24 hours, and marketing stays off for those who may not allow it.
 */
export function newMember(newcomer: Newcomer, { uid, now, locale, country, colleges }: JoiningOccasion): NewMember {
  const { email, firstName, lastName, dateOfBirth, type, sportsTypeGender } = newcomer;
  const moment = now.toISOString();
  const isCoach = type === 'coach';
  const fitting = isCoach ? collegesWithTeam(colleges, sportsTypeGender) : [];
  const marketingOptIn = newcomer.marketingOptIn && mayAllowMarketing(dateOfBirth, moment.slice(0, 10), country);
  const domain = email.slice(email.indexOf('@') + 1);
  return {
    account: newAccount({ uid, now: moment, email, firstName, lastName, dateOfBirth, marketingOptIn, locale }),
    profile: {
      ...{ _id: uid, displayName: displayNameOf(newcomer), type, sportsTypeGender },
      ...{ roles: firstCoachRoles(fitting), now: moment },
    },
    request: isCoach && fitting.length === 0 ? newCollegeRequest({ _id: uid, domain, sportsTypeGender }, now) : null,
  };
}
