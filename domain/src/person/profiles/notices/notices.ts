import { isPlayer } from '../completeness/completeness';
import { hasMinorsPageOn } from '../audience/visibility';
import type { Profile } from '../profile';
import { announcedFrom } from './coming-of-age';
import { classAskedFrom } from './left-school';

type Noticed = Pick<Profile, 'type' | 'hidden' | 'adultFrom' | 'graduationYear' | 'notices'>;

/** What a player has to be told on a day (YYYY-MM-DD) and was not told yet. */
export function openNotices(profile: Noticed, today: string): { readonly ofAge: boolean; readonly leftSchool: boolean } {
  const isDue = (from: string | null): boolean => from !== null && from <= today;
  return { ofAge: isDue(ofAgeFrom(profile, today)), leftSchool: isDue(leftSchoolFrom(profile)) };
}

/** The next day on which a job has something to tell a player, as of a time (ISO 8601); null where nothing is ahead. */
export function noticeOn(profile: Noticed, at: string): string | null {
  const days = [ofAgeFrom(profile, at.slice(0, 10)), leftSchoolFrom(profile)].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}

/** What was told after everything that is open on a day has been. */
export function toldNotices({ adultFrom, graduationYear, ...profile }: Noticed, today: string): Profile['notices'] {
  const open = openNotices({ adultFrom, graduationYear, ...profile }, today);
  return {
    ofAge: open.ofAge ? adultFrom : profile.notices.ofAge,
    leftSchool: open.leftSchool ? graduationYear : profile.notices.leftSchool,
  };
}

/** Nobody is told that they come of age once their page is an adult's. */
function ofAgeFrom(profile: Noticed, today: string): string | null {
  const { adultFrom, hidden, notices: told } = profile;
  const isOver = hidden || adultFrom === null || adultFrom === told.ofAge || !hasMinorsPageOn(profile, today);
  return isOver || !isPlayer(profile.type) ? null : announcedFrom(adultFrom);
}

function leftSchoolFrom(profile: Noticed): string | null {
  return profile.hidden || profile.graduationYear === profile.notices.leftSchool ? null : classAskedFrom(profile);
}
