import { sameJson } from '../../kernel/json/json';
import type { Profile } from './profile';
import { shownProfileTo } from './shown-profile';

/**
 * A profile after its owner changed it at a time (ISO 8601, UTC): `version` is one higher, and `publicAt` is that time
 * where visitors see a difference, so that nobody learns from it of a change to what is closed.
 */
export function changedProfile(before: Profile, after: Profile, now: string): Profile {
  const isSame = sameJson(shownProfileTo(before, 'visitor', now), shownProfileTo(after, 'visitor', now));
  return { ...after, version: before.version + 1, updatedAt: now, publicAt: isSame ? before.publicAt : now };
}
