import type { College } from '@touchline/domain/college/college';
import type { Division, League } from '@touchline/domain/reference/college-kinds';

/** The team of a college page. */
export type TeamSex = College['athletics']['sport'][number]['sex'];

/** The team by the second part of a college's address: womens is female, anything else male (S2-18). */
export function teamOfAddress(part: string): TeamSex {
  return part === 'womens' ? 'female' : 'male';
}

/** The address of a college page, `/Harbor_Point_University/womens/soccer`. */
export function collegeAddress(pathName: string, sex: TeamSex): string {
  return `/${encodeURI(pathName)}/${sex === 'female' ? 'womens' : 'mens'}/soccer`;
}

/**
 * The address of a college in lists: the wanted team if the college has it, else its men's team, else its women's team.
 */
export function firstTeamAddress(
  college: { readonly pathName: string; readonly sexes: readonly TeamSex[] },
  wanted?: TeamSex,
): string {
  const only = college.sexes.length === 1 ? college.sexes[0] : undefined;
  return collegeAddress(college.pathName, only ?? wanted ?? 'male');
}

/** The address of the search among the colleges of a league, or of one of its divisions. */
export function leagueAddress(league: League, division: Division | null = null): string {
  return `/colleges?level=${league}${division === null ? '' : `-${division}`}`;
}

/** Where somebody claims a college or asks to be its alumnus; null where the college is not known yet. */
export function claimAddress(collegeId: string | null): string {
  return `/claimCollege${collegeId === null ? '' : `?college=${encodeURIComponent(collegeId)}`}`;
}

/** Where a coach signs up to edit the page of a college; null where the college is not known yet. */
export function coachSignUpAddress(collegeId: string | null): string {
  return `/signInUpMobile?join=coach${collegeId === null ? '' : `&college=${encodeURIComponent(collegeId)}`}`;
}

/** Where an invitation to the staff of a college is read and accepted; the mail leads there. */
export function inviteAddress(inviteId: string): string {
  return `/claimCollege?invite=${encodeURIComponent(inviteId)}`;
}

/** Where an invited person signs in, or signs up as a coach first; the invitation opens again afterwards. */
export function signInForInviteAddress(inviteId: string, join: 'coach' | null = null): string {
  return `/signInUpMobile?${join === null ? '' : `join=${join}&`}invite=${encodeURIComponent(inviteId)}`;
}

/**
 * The longest query of the college search, in characters; the API refuses longer ones (contract row searchColleges).
 */
export const MAX_SEARCH_LENGTH = 200;
