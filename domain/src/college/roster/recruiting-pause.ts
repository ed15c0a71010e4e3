import { dayAfter } from '../../kernel/day';

type Sex = 'male' | 'female';

/** Teams with the day until which they say that they recruit nobody; null where they say nothing. */
type TeamsWithPause = readonly { readonly sex: Sex; readonly notRecruitingUntil: string | null }[];

/** A recruiting year ends with June, when a class has left school; month and day. */
const YEAR_ENDS = '-06-30';

/** The last day (YYYY-MM-DD) of the recruiting year in which a day lies: who recruits nobody says so until then. */
export function recruitingYearEnd(today: string): string {
  const year = Number(today.slice(0, 4));
  const end = `${year}${YEAR_ENDS}`;
  return today <= end ? end : `${year + 1}${YEAR_ENDS}`;
}

/** Whether a team says on a day (YYYY-MM-DD) that it recruits nobody this year. */
export function isPausedOn({ notRecruitingUntil }: Pick<TeamsWithPause[number], 'notRecruitingUntil'>, today: string): boolean {
  return notRecruitingUntil !== null && notRecruitingUntil >= today;
}

/**
 * The index of the first team that an edit pauses until another day than the end of this year; -1 for none. The
 * editor's calendar may be a day ahead of `today` (YYYY-MM-DD) or behind it.
 */
export function foreignPauseAt(
  before: { readonly athletics: { readonly sport: TeamsWithPause } },
  after: { readonly athletics: { readonly sport: TeamsWithPause } },
  today: string,
): number {
  const ends = [-1, 0, 1].map((days) => recruitingYearEnd(dayAfter(today, days)));
  const earlier = new Map(before.athletics.sport.map(({ sex, notRecruitingUntil }) => [sex, notRecruitingUntil]));
  return after.athletics.sport.findIndex(
    ({ sex, notRecruitingUntil: until }) => until !== null && until !== (earlier.get(sex) ?? null) && !ends.includes(until),
  );
}

/** The pauses of a college's teams in the catalogue, `female 2027-06-30` for each. */
export function pauseCodes(teams: TeamsWithPause): readonly string[] {
  return teams.flatMap(({ sex, notRecruitingUntil: until }) => (until === null ? [] : [`${sex} ${until}`]));
}

/** The teams of a college that recruit on a day (YYYY-MM-DD): all but those that say they do not. */
export function recruitingOn(sexes: readonly Sex[], pauses: readonly string[], today: string): Sex[] {
  return sexes.filter((sex) => !pauses.some((code) => code.startsWith(`${sex} `) && code.slice(sex.length + 1) >= today));
}
