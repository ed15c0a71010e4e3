import { completenessOf } from '../person/profiles/completeness/completeness';
import { mayBeFeatured } from '../person/profiles/featuring/may-be-featured';
import type { Profile } from '../person/profiles/profile';
import { FEATURED_FROM_PERCENT } from '../reference/limits';
import type { FeatureFacts, KeptBoost } from './arranged-requests';

/**
 * Whether a player's profile may stand in the queue of those to be featured, on a day (YYYY-MM-DD, UTC): it is complete
 * enough, and may be featured (`mayBeFeatured`).
 */
export function mayQueue(stored: Profile, today: string): boolean {
  return mayBeFeatured(stored, today) && completenessOf(stored).percent >= FEATURED_FROM_PERCENT;
}

/** What somebody's requests follow from at a time (ISO 8601), by the profile as it is or will be. */
export function featureFactsOf(profile: Profile, boosts: readonly KeptBoost[], now: string): FeatureFacts {
  const { _id: uid, featuring, premium } = profile;
  const allowedAt = featuring?.allowedAt ?? null;
  return { uid, mayQueue: mayQueue(profile, now.slice(0, 10)), allowedAt, premium, boosts, now };
}
