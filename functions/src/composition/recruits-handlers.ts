import { teamsNamed } from '@touchline/domain/season/met-team';
import { confirmedIn } from '../features/attestations/confirmed-facts-store';
import { searchProfiles } from '../features/recruits/recruit-search-handlers';
import { entitlementsOf, recruitSearchStore } from '../features/recruits/recruit-search-store';
import { removeSavedPlayer, savePlayer, savedPlayer, savedPlayers } from '../features/recruits/saved-player-handlers';
import { savedPlayerStore } from '../features/recruits/saved-player-store';
import { viewStore } from '../features/views/view-store';
import type { CollegeServices } from './college-services';

/** The handlers of the search for players, and of the players that coaches save. */
export function recruitsHandlers({ database, clock, catalogue }: CollegeServices) {
  const saved = savedPlayerStore(database, clock, viewStore(database, clock));
  const recruits = recruitSearchStore(database);
  const collegesNamed = async (ids: ReadonlySet<string>) =>
    ids.size === 0 ? [] : teamsNamed(ids, (await catalogue.current()).rows);
  return {
    searchProfiles: searchProfiles({
      recruits,
      entitlementsOf: entitlementsOf(database),
      collegesNamed,
      confirmedIn: confirmedIn(database),
      clock,
    }),
    savedPlayers: savedPlayers(saved),
    savedPlayer: savedPlayer(saved),
    savePlayer: savePlayer(saved),
    removeSavedPlayer: removeSavedPlayer(saved),
  };
}
