import { slugOf } from '../../kernel/text/fold-text';
import { type Division, type League, LEAGUE_VALUES, LEAGUES } from '../college-kinds';
import type { Conference } from '../reference-list';
import { conferenceNamed, conferencesOf, INDEPENDENT } from './conferences-of';
import { NCAA_D1_CONFERENCES, NCAA_D2_CONFERENCES, NCAA_D3_CONFERENCES } from './ncaa';

const ALL: ReadonlyMap<string, Conference> = new Map(
  LEAGUE_VALUES.flatMap((league) => conferencesOf(league, null)).map((conference) => [conference.value, conference]),
);

/** The conference of an id; null where our tables lack it. */
export function conferenceOfId(id: string): Conference | null {
  return ALL.get(id) ?? null;
}

/**
 * The id of the conference that a text names in a league (docs/decisions/115-identity-of-conferences.md). One that our
 * tables lack, such as a region of the NJCAA, gets an id from league and text. Null where there is no text or league,
 * and for independent teams.
 */
export function conferenceIdOf(league: League | null, division: Division | null, text: string | null): string | null {
  if (league === null || text === null) return null;
  const known = conferenceNamed(league, division, text) ?? conferenceNamed(league, null, text);
  if (known === INDEPENDENT) return null;
  if (known !== null) return known.value;
  const [prefix, slug] = [prefixOf(league, division), slugOf(text)];
  return slug === '' ? null : slug.startsWith(`${prefix}-`) ? slug : `${prefix}-${slug}`;
}

function prefixOf(league: League, division: Division | null): string {
  return league === 'ncaa' && division !== null ? `ncaa-d${division}` : league;
}

/** What a conference is called among those of all leagues: what fans say, with the league where two share that. */
export function conferenceLabel(id: string): string | null {
  const conference = ALL.get(id);
  if (conference === undefined) return null;
  const sharers = [...ALL.values()].filter(({ short }) => short === conference.short);
  return sharers.length === 1 ? conference.short : `${conference.short} (${levelOf(conference)})`;
}

const NCAA = [NCAA_D1_CONFERENCES, NCAA_D2_CONFERENCES, NCAA_D3_CONFERENCES] as const;

function levelOf(conference: Conference): string {
  const division = NCAA.findIndex(({ entries }) => entries.includes(conference));
  if (division !== -1) return `NCAA D${division + 1}`;
  const league = LEAGUE_VALUES.find((one) => conferencesOf(one, null).includes(conference)) ?? 'other';
  return LEAGUES[league].label;
}

/** The beginnings of the ids, one for each league and division of the NCAA. */
const ID = new RegExp(`^(?:ncaa-d[123]|${LEAGUE_VALUES.join('|')})-[a-z0-9-]+$`);

/** Whether a text is written as the id of a conference. */
export function isConferenceId(text: string): boolean {
  return ID.test(text);
}

/**
 * The ids of the conferences that a text of an earlier address means, `AAC` or `Ivy League`: those that fans call so
 * today, else those that were called so. An id stays. Of the leagues and divisions that are given only these count.
 */
export function conferenceIdsNamed(
  text: string,
  { leagues, divisions }: { readonly leagues: readonly string[]; readonly divisions: readonly string[] },
): readonly string[] {
  if (isConferenceId(text)) return [text];
  const asked = LEAGUE_VALUES.filter((league) => leagues.length === 0 || leagues.includes(league));
  const named = asked.flatMap((league) => {
    const wanted = league === 'ncaa' ? ([1, 2, 3] as const).filter((one) => isAsked(divisions, one)) : [null];
    return wanted.flatMap((division) => {
      const conference = conferenceNamed(league, division, text);
      return conference === null || conference === INDEPENDENT ? [] : [conference];
    });
  });
  const today = named.filter(({ short, long }) => [short, long].some((name) => slugOf(name) === slugOf(text)));
  const ids = (today.length > 0 ? today : named).map(({ value }) => value);
  const region = conferenceIdOf('njcaa', null, text) ?? '';
  return ids.length === 0 && /^njcaa-region-\d+$/.test(region) ? [region] : ids;
}

function isAsked(divisions: readonly string[], division: Division): boolean {
  return divisions.length === 0 || divisions.includes(String(division));
}
