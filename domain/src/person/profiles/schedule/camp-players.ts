import * as z from 'zod/mini';
import { shownProfile, shownProfileTo } from '../audience/shown-profile';
import type { Reader } from '../audience/visibility';
import { isPlayer } from '../completeness/completeness';
import type { Profile } from '../profile';
import { numberedEntries } from './schedule';

/** The most players that are shown with the camps of a college. */
export const CAMP_PLAYERS_MAX = 200;

/** A player who says to be at a camp, as the coach sees them. */
export const campPlayer = z.extend(
  z.pick(shownProfile, { username: true, displayName: true, position: true, graduationYear: true }),
  { campId: z.string(), shirtNumber: shownProfile.shape.jerseyNumber },
);

export type CampPlayer = z.infer<typeof campPlayer>;

/**
 * The players among these who have a camp of the list in their schedule, as far as a reader sees the schedule at a time
 * (ISO 8601), by name. `readAs` says as whom the reader reads a
 * profile; those in `blocking` block them.
 */
export function campPlayersOf(
  profiles: readonly Profile[],
  campIds: readonly string[],
  {
    readAs,
    blocking,
    at,
  }: { readonly readAs: (profileId: string) => Reader; readonly blocking: ReadonlySet<string>; readonly at: string },
): CampPlayer[] {
  const ofCollege = new Set(campIds);
  const found = profiles.flatMap((stored) => {
    const shown = shownProfileTo(stored, readAs(stored._id), at);
    if (shown === null || !isPlayer(shown.type) || blocking.has(stored._id)) return [];
    const { username, displayName, position, graduationYear } = shown;
    return numberedEntries(shown).flatMap(({ campId, shirtNumber }) =>
      campId !== null && ofCollege.has(campId) ? [{ campId, username, displayName, position, graduationYear, shirtNumber }] : [],
    );
  });
  const once = new Map(found.map((one) => [`${one.campId} ${one.username}`, one]));
  return [...once.values()].toSorted((one, other) => one.displayName.localeCompare(other.displayName));
}
