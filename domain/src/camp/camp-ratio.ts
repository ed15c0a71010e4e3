/**
 * How many players one coach has at a full camp, rounded up to a whole number; null where capacity or staff are
 * unknown.
 */
export function playersPerCoach(capacity: number | null, staffCount: number): number | null {
  return capacity === null || capacity === 0 || staffCount === 0 ? null : Math.ceil(capacity / staffCount);
}
