import { DAY_MS } from '../../../kernel/day';
import { FEATURE_QUEUE } from '../../../reference/limits';
import { isPlayer } from '../completeness/completeness';
import type { Profile } from '../profile';
import { type HidingFields, isShownToOthers } from '../audience/shown-profile';
import { isMinorOn } from '../audience/visibility';

/**
 * Whether a player may be featured on a day (YYYY-MM-DD, UTC), on the landing page or on the social networks: with the
 * consent that their age asks for, and while the profile is not hidden. What is shown of them is what visitors see
 * (`shownProfileTo`). A minor's own consent never suffices; a guardian's holds on when the minor comes of age.
 */
export function mayBeFeatured(stored: Pick<Profile, 'featuring' | 'type' | 'adultFrom'> & HidingFields, today: string): boolean {
  const { featuring } = stored;
  if (featuring === null || featuring.allowedAt === null) return false;
  if (featuring.by === 'owner' && isMinorOn(stored, today)) return false;
  return isPlayer(stored.type) && isShownToOthers(stored);
}

/** Whether a guardian has agreed that a minor is featured. */
export function isConsentOfGuardian({ by, allowedAt }: NonNullable<Profile['featuring']>): boolean {
  return by === 'guardian' && allowedAt !== null;
}

/**
 * Whether lists mark a player as featured on our social networks at a time (ISO 8601): for 30 days after the post,
 * while the player may be featured.
 */
export function isMarkedAsFeatured(stored: Profile, at: string): boolean {
  const { featuredAt } = stored;
  if (featuredAt === null || !mayBeFeatured(stored, at.slice(0, 10))) return false;
  return Date.parse(at) < Date.parse(featuredAt) + FEATURE_QUEUE.markedDays * DAY_MS;
}
