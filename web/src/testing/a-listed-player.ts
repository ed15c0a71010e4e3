import { type ListedPlayer, listedPlayerOf } from '@touchline/domain/person/saved-player';
import { aProfile } from '@touchline/domain/person/testing/a-profile';

/** An adult player as lists of coaches show them. Throws where the fixture would be hidden. */
export function aListedPlayer(): ListedPlayer {
  const listed = listedPlayerOf(aProfile({ adultFrom: '2000-01-01' }), '2026-06-01');
  if (listed === null) throw new Error('a player who is not hidden is listed');
  return listed;
}
