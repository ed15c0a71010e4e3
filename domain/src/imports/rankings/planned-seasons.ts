import type { Sex } from '../../college/athletics';
import { matchesOfLines, lineOfMatch, outsideName } from '../../season/match-line';
import { mergedMatches, repeatedMatch } from '../../season/merged-matches';
import {
  SEASON_SCHEMA_VERSION,
  type SeasonConference,
  seasonIdOf,
  type StoredSeason,
  storedSeason,
} from '../../season/stored-season';
import { conferenceIdOf, conferenceOfId } from '../../reference/conferences/conference-ids';
import { grouped } from '../facts/ids-of-rows';
import { type TeamNames, namedTeam } from './derived-documents';
import type { LineCompetition } from './competition-cells';
import type { ResultLine } from './result-lines';

/** A season as an import leaves it, and how many of its matches are new and corrected. */
export interface PlannedSeason {
  readonly before: StoredSeason | null;
  readonly after: StoredSeason;
  readonly isChanged: boolean;
  readonly added: number;
  readonly corrected: readonly string[];
  /** The matches that are new or corrected, as text; `before` is null where one is new. */
  readonly matches: readonly { readonly before: string | null; readonly after: string }[];
}

/** A season begins in July, and the year after it the conferences may be others. */
const MONTHS_OF_A_SEASON = 12;
const LONGEST_SOURCE = 300;

/** The lines of each season of a file, by the id of the season. */
export function linesBySeason(lines: readonly ResultLine[]): ReadonlyMap<string, readonly ResultLine[]> {
  return grouped(lines, seasonIdOf);
}

/**
 * A season with the matches of a file: a known match is replaced, the others are added. A text says with its line why
 * the file cannot be. A new season has the conferences that the colleges have today, unless it is one of the past.
 */
export function plannedSeason(
  lines: readonly ResultLine[],
  before: StoredSeason | null,
  { namesOf, at }: { readonly namesOf: Readonly<Record<Sex, TeamNames>>; readonly at: Date },
): PlannedSeason | string {
  const [first] = lines;
  if (first === undefined) return 'the file has no matches';
  const file = lines.map(({ match }) => match);
  const repeated = repeatedMatch(file);
  if (repeated !== null) {
    const [earlier, later] = repeated.map((index) => lines[index]?.line ?? 0);
    return `line ${later ?? 0}: this match stands on line ${earlier ?? 0} already`;
  }
  const { season, league, division, sex } = first;
  const names = namesOf[sex];
  const merged = mergedMatches(before === null ? [] : matchesOfLines(before.matches), file);
  if (!merged.matches.some(({ counts }) => counts)) return `line ${first.line}: no match of this season counts`;
  const teams = [...new Set(merged.matches.flatMap(({ home, away, counts }) => (counts ? [home, away] : [])))];
  const _id = seasonIdOf({ season, league, division, sex });
  const isChanged = merged.added.length + merged.corrected.length > 0;
  const made = storedSeason.safeParse({
    ...{ _id, schemaVersion: SEASON_SCHEMA_VERSION, version: (before?.version ?? 1) + 1, season, league, division, sex },
    source: [...new Set([...(before?.source.split('; ') ?? []), ...lines.map(({ source }) => source)])]
      .sort()
      .join('; ')
      .slice(0, LONGEST_SOURCE),
    matches: merged.matches.map(lineOfMatch),
    conferences: before?.conferences ?? (isPast(season, at) ? [] : conferencesToday(teams, names, first)),
    ...{ figures: before?.figures ?? [], createdAt: before?.createdAt ?? at.toISOString(), updatedAt: at.toISOString() },
  });
  if (!made.success) return `line ${first.line}: ${_id} cannot be stored (${made.error.issues[0]?.message ?? ''})`;
  const pairs = merged.corrected.map(({ before: was, after: is }) => ({ before: textOf(was, names), after: textOf(is, names) }));
  const matches = [...pairs, ...merged.added.map((match) => ({ before: null, after: textOf(match, names) }))];
  const corrected = pairs.map((pair) => `${pair.before} → ${pair.after}`);
  return {
    before,
    after: isChanged || before === null ? made.data : before,
    isChanged,
    added: merged.added.length,
    corrected,
    matches,
  };
}

function isPast(season: number, at: Date): boolean {
  return (at.getUTCFullYear() - season) * 12 + at.getUTCMonth() - 6 >= MONTHS_OF_A_SEASON;
}

function conferencesToday(
  teams: readonly string[],
  names: TeamNames,
  { league, division }: LineCompetition,
): readonly SeasonConference[] {
  const inConference = teams.flatMap((team) => {
    const conference = names.get(team)?.conference ?? null;
    return conference === null ? [] : [{ team, conference }];
  });
  return [...grouped(inConference, ({ conference }) => conference)].flatMap(([text, members]) => {
    const id = conferenceIdOf(league, division, text);
    if (id === null) return [];
    const { long: name, short: shortName } = conferenceOfId(id) ?? { long: text, short: text.slice(0, 60) };
    return [{ id: id.slice(0, 60), name, shortName, members: members.map(({ team }) => team).sort() }];
  });
}

function textOf({ day, home, away, homeGoals, awayGoals }: ReturnType<typeof matchesOfLines>[number], names: TeamNames): string {
  const nameOf = (team: string) => outsideName(team) ?? namedTeam(team, names).name;
  return `${day} ${nameOf(home)} ${homeGoals}–${awayGoals} ${nameOf(away)}`;
}
