import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { SPORTS_GENDERS } from '@touchline/domain/reference/role-types';
import type { OwnPlace } from '@touchline/domain/search/own-place';
import { useMemo } from 'react';
import { useSessionState } from '../../../session/session-context';

/** What a signed-in player looks for, by their profile; null for everybody else. */
export function useOwnPlace(): OwnPlace | null {
  const { profile } = useSessionState();
  return useMemo(() => {
    if (profile === null || !isPlayer(profile.type)) return null;
    const { sportsTypeGender, position, graduationYear } = profile;
    return {
      sex: sportsTypeGender === SPORTS_GENDERS.womens ? 'female' : 'male',
      positions: position.main,
      graduationYear,
    };
  }, [profile]);
}
