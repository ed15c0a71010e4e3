import { completenessOf } from '../person/profile/completeness';
import { mayBeFeatured } from '../person/profile/may-be-featured';
import type { Profile } from '../person/profile/profile';
import { FEATURED_FROM_PERCENT } from '../reference/limits';

/**
 * Whether a player's profile may stand in the queue of those to be featured, on a day (YYYY-MM-DD, UTC): it is complete
 * enough, and may be featured (`mayBeFeatured`).
 */
export function mayQueue(stored: Profile, today: string): boolean {
  return mayBeFeatured(stored, today) && completenessOf(stored).percent >= FEATURED_FROM_PERCENT;
}
