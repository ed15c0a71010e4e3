import { slugOf } from '../../kernel/text/fold-text';
import { stateCodeOf } from '../../reference/states';
import { completenessOf, headerTeamOf, isPlayer } from '../profiles/completeness/completeness';
import { shownGrades } from '../profiles/grade-scale';
import { isLeftOutOn, leftOutFrom } from '../profiles/notices/left-school';
import type { Profile } from '../profiles/profile';
import { isListedBySearchEngines, type ShownProfile, shownProfileTo } from '../profiles/audience/shown-profile';
import { adultsPageFrom, hasMinorsPageOn } from '../profiles/audience/visibility';
import { GPA_STEP_NAMES, GPA_STEPS } from './recruit-facets';
import { textKeysOf } from './recruit-words';

/**
 * The two sets of keys of a player: `open` holds what visitors may see, and members search by it too; `coach` what
 * coaches whom a college accepted may see (docs/decisions/072-recruit-search.md).
 */
export const RECRUIT_SETS = ['open', 'coach'] as const;
export type RecruitSet = (typeof RECRUIT_SETS)[number];

/** Behind every graduation year, for players whose year is unknown. */
const YEAR_UNKNOWN = 9999;
/** Added to the order by year, so that players whose class is over come behind those without a year. */
const LEFT_OUT_YEARS = 10_000;
/** The years of players who are found without naming their year or their name: the highest that `byYear` holds. */
export const LAST_YEAR = YEAR_UNKNOWN;
/** So many teams are found by their names, that of the header first. */
const MOST_TEAMS = 3;

/** What one set holds of a player; every value is one that its readers see on the page. */
interface RecruitKeys {
  readonly year: string | null;
  readonly byYear: number;
  readonly class: string | null;
  readonly status: string | null;
  readonly foot: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly tier: string | null;
  readonly league: string | null;
  readonly video: boolean;
  readonly study: string | null;
  readonly english: boolean;
  readonly at: Readonly<Record<string, true>>;
  readonly gpa: Readonly<Record<string, true>>;
  readonly keys: readonly string[];
}

/** Above every completeness: who has Premium stands first in the default order (S1-09). */
const PREMIUM_RANK = 1000;
/** Above every rank: it makes the rank of players whose class is over negative, and keeps their order. */
const LEFT_OUT_RANK = 10_000;

/**
 * What the database finds a player by. `rank` orders by Premium, then by completeness as visitors see it, then by the
 * last change that they see; it is negative, and `byYear` above LAST_YEAR, for players whose class is over, if visitors
 * see the year. `due` is when the keys have to be written again, as a day or an ISO 8601 time: the page becomes that of
 * an adult, so that a set widens, the class is over, or Premium begins or ends; null where nothing is ahead. By
 * `listed` the sitemap finds the players whose pages search engines may list.
 */
export type RecruitIndex = {
  readonly rank: number;
  readonly updated: string;
  readonly due: string | null;
  readonly type: string;
  readonly gender: string;
  readonly verified: boolean;
  readonly listed: boolean;
} & Readonly<Record<RecruitSet, Readonly<RecruitKeys> & Readonly<Record<string, RecruitKeys[keyof RecruitKeys]>>>>;

/**
 * The index of a profile as of a time (ISO 8601): null for people who are not players, and for anyone who is hidden, so
 * that no query finds them. Both sets are made of what their readers are shown, so that no filter tells what is hidden.
 */
export function recruitIndexOf(profile: Profile, at: string): RecruitIndex | null {
  const open = shownProfileTo(profile, 'visitor', at);
  const coach = shownProfileTo(profile, 'coach', at);
  if (open === null || coach === null || !isPlayer(profile.type)) return null;
  const seen = { type: profile.type, graduationYear: open.graduationYear };
  const isLeftOut = isLeftOutOn(seen, at.slice(0, 10));
  return {
    rank: rankOf(profile, open) - (isLeftOut ? LEFT_OUT_RANK : 0),
    updated: profile.publicAt,
    due: dueOf(profile, leftOutFrom(seen), at),
    type: profile.type,
    gender: profile.sportsTypeGender,
    verified: open.verified,
    listed: isListedBySearchEngines(profile, at.slice(0, 10)),
    open: keysOf(open, isLeftOut),
    coach: keysOf(coach, isLeftOut),
  };
}

/** The next of the times at which a profile is found otherwise; a day sorts before the times within it. */
function dueOf(profile: Profile, leftOut: string | null, at: string): string | null {
  const { adultFrom } = profile;
  const wider = adultFrom !== null && hasMinorsPageOn(profile, at.slice(0, 10)) ? adultsPageFrom(adultFrom) : null;
  const ahead = [wider, leftOut, profile.premium?.since ?? null, profile.premium?.until ?? null];
  return ahead.filter((time) => time !== null && time > at).toSorted()[0] ?? null;
}

/** The key of a citizenship, which shares a list with those of texts. */
export function citizenKey(country: string): string {
  return `@${country}`;
}

/** The average on the scale of 4.0, estimated where it was given on another; null where none is shown. */
export function gpaOnFour(grades: Pick<Profile, 'gpa' | 'gpaOf'>): number | null {
  const shown = shownGrades(grades);
  return shown?.of === 4 ? shown.gpa : null;
}

/** The time of the last change stays below one, so that it decides between equally complete profiles alone. */
function rankOf(profile: Profile, shown: ShownProfile): number {
  const { percent } = completenessOf({ ...profile, ...shown });
  return (shown.verified ? PREMIUM_RANK : 0) + percent + Date.parse(profile.publicAt) / 1e15;
}

/** The names by which a player is found: own name, town, three teams (that of the header first), school. */
function namesOf(shown: ShownProfile): readonly string[] {
  const header = headerTeamOf(shown);
  const teams = [header, ...shown.teams.filter((one) => one !== header)].slice(0, MOST_TEAMS);
  const names = [shown.displayName, shown.address.locality, ...teams.map((one) => one?.teamName ?? null), shown.schoolName];
  return names.filter((name) => name !== null);
}

/** The names by which the readers of a set find a player on a day (YYYY-MM-DD); none where they see nothing. */
export function searchedNames(profile: Profile, set: RecruitSet, today: string): readonly string[] {
  const shown = shownProfileTo(profile, set === 'coach' ? 'coach' : 'visitor', today);
  return shown === null ? [] : namesOf(shown);
}

function keysOf(shown: ShownProfile, isLeftOut: boolean): RecruitIndex[RecruitSet] {
  const team = headerTeamOf(shown);
  const gpa = gpaOnFour(shown);
  const { address } = shown;
  return {
    year: shown.graduationYear === null ? null : String(shown.graduationYear),
    byYear: (shown.graduationYear ?? YEAR_UNKNOWN) + (isLeftOut ? LEFT_OUT_YEARS : 0),
    class: shown.class,
    status: shown.status,
    foot: shown.characteristics.foot,
    state: address.administrative_area_level_1 === null ? null : stateCodeOf(address.administrative_area_level_1),
    country: address.country,
    tier: team?.tier ?? null,
    league: slugOf(team?.league ?? '') || null,
    video: shown.videos.length > 0,
    study: shown.studyField,
    english: [shown.toefl, shown.ielts, shown.duolingo].some((score) => score !== null),
    at: flagsOf(shown.position.main),
    gpa: flagsOf(GPA_STEP_NAMES.filter((step) => gpa !== null && gpa >= GPA_STEPS[step])),
    keys: [...textKeysOf(namesOf(shown)), ...shown.citizenship.map(citizenKey)],
  };
}

function flagsOf(names: readonly string[]): Readonly<Record<string, true>> {
  return Object.fromEntries(names.map((name) => [name, true as const]));
}
