import { readerOf } from '@touchline/domain/permissions/profile-reader';
import { type ComponentType, useCallback } from 'react';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useActor } from '../../session/session-context';
import type { SavedOf } from './save-recruit';

/**
 * What is downloaded for accepted coaches alone: the bookmark on a portrait. Null for everybody else, and until then.
 */
export function useCoachSave(): ComponentType<SavedOf> | null {
  const isCoach = readerOf(useActor(), '') === 'coach';
  const load = useCallback(async () => {
    if (!isCoach) return { SaveOnPortrait: null };
    const [{ SaveOnPortrait }] = await Promise.all([import('./save-recruit'), loadMessages('players', pageLanguage())]);
    return { SaveOnPortrait };
  }, [isCoach]);
  return useLoaded(load).part?.SaveOnPortrait ?? null;
}
