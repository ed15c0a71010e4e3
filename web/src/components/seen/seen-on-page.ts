import { useSeenPlayers } from './use-seen-players';

/** `useSeenPlayers` as a part of a page, for pages that download it later. */
export function SeenOnPage(): null {
  useSeenPlayers();
  return null;
}
