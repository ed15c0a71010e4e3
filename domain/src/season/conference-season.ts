import { DAY_MS } from '../kernel/day';
import type { SeasonMatch } from './match-line';
import { gamesOf, sumOfGames } from './team-games';
import type { ConferenceLine } from './team-season';

/** The regular season of a conference: its first and last day, and the matches that belong to it. */
export interface RegularSeason {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly matches: readonly SeasonMatch[];
}

/** The first and last day of a regular season as a publisher names them; null is that of the first meeting. */
interface KnownDays {
  readonly firstDay: string | null;
  readonly lastDay: string;
}

const POINTS = { win: 3, tie: 1 } as const;
/** Meetings so many days before the next one of the conference belong to no conference's season. */
const EARLY_BY_DAYS = 10;

/**
 * The regular season of a conference. Its last day is the last one on which all members have played equally often
 * against each other; later meetings are those of tournaments, which are never more than the members. Where there is no
 * such day, members may have met early in the season outside the conference's schedule: meetings long before the next
 * one are left out, and the rule is asked again. Where it finds none either, the days count that a publisher names
 * (`known`). Null where no last day is certain.
 */
export function regularSeasonOf(
  matches: readonly SeasonMatch[],
  members: readonly string[],
  known: KnownDays | null = null,
): RegularSeason | null {
  const own = new Set(members);
  const meetings = matches
    .filter(({ home, away, counts }) => counts && own.has(home) && own.has(away))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const even = evenSeasonOf(meetings, members) ?? evenSeasonOf(withoutEarly(meetings), members);
  return even ?? (known === null ? null : seasonBetween(meetings, known));
}

function seasonBetween(meetings: readonly SeasonMatch[], { firstDay, lastDay }: KnownDays): RegularSeason | null {
  const matches = meetings.filter(({ day }) => day <= lastDay && day >= (firstDay ?? ''));
  return matches.length === 0 ? null : { firstDay: matches[0]?.day ?? lastDay, lastDay, matches };
}

function evenSeasonOf(meetings: readonly SeasonMatch[], members: readonly string[]): RegularSeason | null {
  const played = new Map(members.map((member) => [member, 0]));
  const add = (team: string) => played.set(team, (played.get(team) ?? 0) + 1);
  let lastDay: string | null = null;
  for (const [index, { day, home, away }] of meetings.entries()) {
    add(home);
    add(away);
    const isDayOver = meetings[index + 1]?.day !== day;
    if (isDayOver && new Set(played.values()).size === 1) lastDay = day;
  }
  if (lastDay === null) return null;
  const end = lastDay;
  const matches = meetings.filter(({ day }) => day <= end);
  return meetings.length - matches.length > members.length ? null : { firstDay: matches[0]?.day ?? lastDay, lastDay, matches };
}

function withoutEarly(meetings: readonly SeasonMatch[]): readonly SeasonMatch[] {
  const first = meetings.findLastIndex(({ day }, index) => {
    const next = meetings[index + 1];
    return next !== undefined && index < meetings.length / 4 && Date.parse(next.day) - Date.parse(day) >= EARLY_BY_DAYS * DAY_MS;
  });
  return meetings.slice(first + 1);
}

/**
 * The table of a regular season: three points for a win, one for a tie. Level teams share a rank, because the
 * conferences' own tie-breaks are not known; they stand by goal difference, goals and name.
 */
export function conferenceTable({ matches }: RegularSeason, members: readonly string[]): readonly ConferenceLine[] {
  const lines = members.map((team) => {
    const { wins, losses, ties, goalsFor, goalsAgainst } = sumOfGames(gamesOf(matches, team));
    return { team, points: POINTS.win * wins + POINTS.tie * ties, wins, losses, ties, goalsFor, goalsAgainst };
  });
  lines.sort(
    (one, other) =>
      other.points - one.points ||
      other.goalsFor - other.goalsAgainst - (one.goalsFor - one.goalsAgainst) ||
      other.goalsFor - one.goalsFor ||
      (one.team < other.team ? -1 : 1),
  );
  return lines.map((line) => ({ rank: 1 + lines.filter(({ points }) => points > line.points).length, ...line }));
}
