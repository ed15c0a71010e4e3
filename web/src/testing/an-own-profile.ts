import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aProfile } from '@touchline/domain/testing/a-profile';

type OwnProfile = AnswerOf<'ownProfile'>;

/** What the API answers to the signed-in user about the own profile. */
export function anOwnProfile(changes: Partial<OwnProfile> = {}): OwnProfile {
  return { ...aProfile(), email: 'robin@touchline.example', ...changes };
}

/** An accepted head coach of a college. */
export function aCoachOf(collegeId: string, changes: Partial<OwnProfile> = {}): OwnProfile {
  return anOwnProfile({ type: 'coach', roles: [{ type: 'headcoach', value: collegeId, status: 'Accepted' }], ...changes });
}
