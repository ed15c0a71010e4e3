import { readerOf } from '@touchline/domain/permissions/profile-reader';
import { type ComponentType, useCallback } from 'react';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useActor } from '../../session/session-context';
import type { SavedOf } from './save-recruit';

/** What accepted coaches have on a portrait: the bookmark, and a button that opens a message. */
export interface CoachParts {
  readonly Save: ComponentType<SavedOf>;
  readonly Write: ComponentType<SavedOf>;
}

/** What is downloaded for accepted coaches alone. Null for everybody else, and until then. */
export function useCoachParts(): CoachParts | null {
  const isCoach = readerOf(useActor(), '') === 'coach';
  const load = useCallback(async () => {
    if (!isCoach) return { parts: null };
    const [{ SaveOnPortrait: Save, WriteOnPortrait: Write }] = await Promise.all([
      import('./save-recruit'),
      loadMessages('players', pageLanguage()),
    ]);
    return { parts: { Save, Write } };
  }, [isCoach]);
  return useLoaded(load).part?.parts ?? null;
}
