import { medianOf } from '../college/comparison/division-standing';
import { knownRegularSeason } from '../reference/conferences/regular-seasons';
import { conferenceTable, regularSeasonOf } from './conference-season';
import { lineOfMatch, matchesOfLines, outsideName, type SeasonMatch } from './match-line';
import { type NationalTournament, nationalTournamentOf } from './national-tournament';
import { type SeasonRanks, seasonRanksOf } from './season-ranks';
import type { StoredSeason } from './stored-season';
import { gamesOf, matchesByTeam, sumOfGames } from './team-games';
import type { TeamSeason } from './team-season';

type Conference = NonNullable<TeamSeason['conference']>;

/** What follows from a stored season: the season of each of our teams, and the ranks of all teams. */
export interface DerivedSeason {
  readonly teams: ReadonlyMap<string, TeamSeason>;
  readonly ranks: SeasonRanks;
  /** Whether its matches go up to the national final. */
  readonly isWhole: boolean;
}

/**
 * The season of each of our teams as its page shows it, by college. A team has a rank once it has played a match that
 * counts. The order of the stored matches does not matter.
 */
export function derivedSeason(stored: StoredSeason): DerivedSeason {
  const matches = matchesOfLines(stored.matches);
  const byTeam = matchesByTeam(matches);
  const ranks = seasonRanksOf(matches);
  const national = nationalTournamentOf(matches);
  const conferences = conferencesOfTeams(stored, matches);
  const figures = new Map(stored.figures.map(({ collegeId, ...counted }) => [collegeId, counted]));
  const { season, league, division, source } = stored;
  const lastDay = matches.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const medians = mediansOf(stored, byTeam, ranks);
  const teams = new Map<string, TeamSeason>();
  for (const [team, own] of byTeam) {
    if (outsideName(team) !== null) continue;
    const inOrder = own.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
    teams.set(team, {
      ...{ season, league, division, source, lastDay, isWhole: national !== null },
      matches: inOrder.map(lineOfMatch),
      ranks: ranksOfOpponents(own, team, ranks),
      conference: conferences.get(team) ?? null,
      rpi: rpiOf(team, ranks),
      national: runOf(team, national),
      figures: figures.get(team) ?? null,
      medians,
    });
  }
  return { teams, ranks, isWhole: national !== null };
}

function conferencesOfTeams(
  { _id, conferences }: StoredSeason,
  matches: readonly SeasonMatch[],
): ReadonlyMap<string, Conference> {
  return new Map(
    conferences.flatMap(({ id, name, shortName, members }) => {
      const regular = regularSeasonOf(matches, members, knownRegularSeason(_id, id));
      const table = regular === null ? [] : [...conferenceTable(regular, members)];
      const conference = { id, name, shortName, since: regular?.firstDay ?? null, lastDay: regular?.lastDay ?? null, table };
      return members.map((member) => [member, conference] as const);
    }),
  );
}

function ranksOfOpponents(own: readonly SeasonMatch[], team: string, { teams }: SeasonRanks): Record<string, number> {
  const met = own.map(({ home, away }) => (home === team ? away : home));
  return Object.fromEntries(
    met.flatMap((opponent) => {
      const rated = outsideName(opponent) === null ? teams.get(opponent) : undefined;
      return rated === undefined ? [] : [[opponent, rated.rank]];
    }),
  );
}

function rpiOf(team: string, { teams, weeks }: SeasonRanks): TeamSeason['rpi'] {
  const rated = teams.get(team);
  if (rated === undefined) return null;
  const ownWeeks = weeks.flatMap(({ day, ranks }) => {
    const rank = ranks.get(team);
    return rank === undefined ? [] : [{ day, rank }];
  });
  return { ...rated, teams: teams.size, weeks: ownWeeks };
}

function runOf(team: string, national: NationalTournament | null): TeamSeason['national'] {
  const level = national?.levels.get(team);
  if (national === null || level === undefined) return null;
  const { since, champion } = national;
  return { since, level, isChampion: level > 1 ? false : champion === null ? null : champion === team };
}

/** The medians of the ranked teams, in a match; of shots, of the teams whose own tables were read. */
function mediansOf(
  { figures }: StoredSeason,
  byTeam: ReadonlyMap<string, readonly SeasonMatch[]>,
  { teams }: SeasonRanks,
): TeamSeason['medians'] {
  const played = new Map([...byTeam].map(([team, own]) => [team, own.length]));
  const sums = [...teams.keys()].map((team) => {
    const own = byTeam.get(team) ?? [];
    const { goalsFor, goalsAgainst } = sumOfGames(gamesOf(own, team));
    return { goalsFor: goalsFor / own.length, goalsAgainst: goalsAgainst / own.length };
  });
  const counted = (of: 'shots' | 'shotsAgainst') =>
    figures.flatMap((line) => {
      const [shots, games] = [line[of], played.get(line.collegeId) ?? 0];
      return line.isComplete && shots !== null && games > 0 ? [shots / games] : [];
    });
  return {
    goalsFor: median(sums.map(({ goalsFor }) => goalsFor)),
    goalsAgainst: median(sums.map(({ goalsAgainst }) => goalsAgainst)),
    shots: median(counted('shots')),
    shotsAgainst: median(counted('shotsAgainst')),
  };
}

function median(values: readonly number[]): number | null {
  return values.length === 0 ? null : Number(medianOf(values).toFixed(2));
}
