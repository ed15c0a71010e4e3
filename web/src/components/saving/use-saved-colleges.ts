import { isCoach } from '@touchline/domain/account/coach-role';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import type { CallApi } from '../../lib/api-client';
import { useApi } from '../../lib/api-context';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated, type SessionState } from '../../session/session-state';
import { useToasts } from '../../ui/toast-context';
import { useRefusalToasts } from '../../ui/use-refusal-toasts';

export type SavedItem = AnswerOf<'savedColleges'>['items'][number];

/** Whose colleges these are: a visitor may sign in, coaches save none (specification §2, User menu). */
export type Saver = 'unknown' | 'visitor' | 'coach' | 'member';

const KEY = 'savedColleges';

function saverOf(session: SessionState): Saver {
  if (!session.isSettled) return 'unknown';
  if (!isAuthenticated(session)) return 'visitor';
  return session.profile !== null && isCoach(session.profile) ? 'coach' : 'member';
}

/** The signed-in user's saved colleges; asked for once, however many places show them. */
export function useSavedColleges() {
  const callApi = useApi();
  const session = useSessionState();
  const saver = saverOf(session);
  const saved = useQuery({
    queryKey: [KEY, session.user?.uid ?? null],
    queryFn: async ({ signal }) => (await callApi('savedColleges', { signal })).items,
    enabled: saver === 'member',
  });
  return { saver, saved };
}

/** Saves and removes colleges; each is answered by a toast that takes it back, a failure by what the server said. */
export function useSaving() {
  const callApi = useApi();
  const client = useQueryClient();
  const t = useTranslations();
  const show = useToasts();
  const refused = useRefusalToasts();

  const act = useCallback(
    async (change: () => Promise<unknown>, tell: () => void) => {
      try {
        await change();
        await client.invalidateQueries({ queryKey: [KEY] });
        tell();
      } catch (failure) {
        refused(failure);
      }
    },
    [client, refused],
  );
  const actWithUndo = useCallback(
    (change: () => Promise<unknown>, text: string, undo: () => Promise<unknown>) => {
      const takeBack = () => void act(undo, () => show({ variant: 'secondary', text: t('saving.undone') }));
      return act(change, () => show({ variant: 'success', text, action: { label: t('saving.undo'), run: takeBack } }));
    },
    [act, t, show],
  );

  const save = useCallback(
    (collegeId: string, name: string) =>
      actWithUndo(
        () => callApi('saveCollege', { params: { collegeId }, body: {} }),
        t('saving.saved', { name }),
        () => take(callApi, collegeId),
      ),
    [actWithUndo, callApi, t],
  );
  const remove = useCallback(
    (item: Kept, name: string) =>
      actWithUndo(
        () => take(callApi, item.collegeId),
        t('saving.removed', { name }),
        () => putBack(callApi, item),
      ),
    [actWithUndo, callApi, t],
  );
  return { save, remove };
}

/** Writes a note into what is shown, after it was stored. */
export function keepNote(client: QueryClient, collegeId: string, note: string | null): void {
  client.setQueriesData<readonly SavedItem[]>({ queryKey: [KEY] }, (items) =>
    items?.map((item) => (item.collegeId === collegeId ? { ...item, note } : item)),
  );
}

type Kept = Pick<SavedItem, 'collegeId' | 'note' | 'savedAt' | 'notedAt'>;

function putBack(callApi: CallApi, { collegeId, note, savedAt, notedAt }: Kept): Promise<unknown> {
  const earlier = { savedAt, notedAt };
  return callApi('saveCollege', { params: { collegeId }, body: note === null ? { earlier } : { note, earlier } });
}

function take(callApi: CallApi, collegeId: string): Promise<unknown> {
  return callApi('removeSavedCollege', { params: { collegeId } });
}
