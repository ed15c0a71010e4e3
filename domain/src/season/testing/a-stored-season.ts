import { lineOfMatch, type SeasonMatch } from '../match-line';
import { derivedSeason } from '../seasons-of-teams';
import { SEASON_SCHEMA_VERSION, seasonIdOf, type StoredSeason } from '../stored-season';

/** A season of women of Division I as it is stored, with invented matches. */
export function aStoredSeason(matches: readonly SeasonMatch[], changes: Partial<StoredSeason> = {}): StoredSeason {
  const at = '2025-12-20T12:00:00.000Z';
  const season: StoredSeason = {
    ...{ season: 2025, league: 'ncaa', division: 1, sex: 'female', _id: '', schemaVersion: SEASON_SCHEMA_VERSION, version: 1 },
    ...{ source: 'invented results', conferences: [], figures: [], createdAt: at, updatedAt: at },
    ...{ matches: matches.map(lineOfMatch), ...changes },
  };
  return { ...season, _id: seasonIdOf(season) };
}

/** What pages show of a team's stored season to which nobody added anything: none, where the team did not play. */
export function shownSeasons(stored: StoredSeason, collegeId: string) {
  const derived = derivedSeason(stored).teams.get(collegeId);
  return derived === undefined ? [] : [{ ...derived, isAdded: false, added: [] }];
}
