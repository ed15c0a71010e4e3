import { removeSavedPlayer, savedPlayer, savedPlayers, savePlayer } from '../features/people/saved-player-handlers';
import { savedPlayerStore } from '../features/people/saved-player-store';
import type { CollegeServices } from './college-services';

/** The handlers of what others do with profiles: coaches save players. */
export function aroundProfileHandlers({ database, clock }: CollegeServices) {
  const saved = savedPlayerStore(database, clock);
  return {
    savedPlayers: savedPlayers(saved),
    savedPlayer: savedPlayer(saved),
    savePlayer: savePlayer(saved),
    removeSavedPlayer: removeSavedPlayer(saved),
  };
}
