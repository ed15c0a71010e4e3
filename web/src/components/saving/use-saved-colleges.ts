import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { SaveCollegeForm } from '@touchline/domain/person/saved-college';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { useCallback, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { type CallApi, useApi } from '../../lib/api/api-client';
import { useSession, useSessionState } from '../../session/session-context';
import { isAuthenticated, type SessionState } from '../../session/session-state';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';

export type SavedItem = AnswerOf<'savedColleges'>['items'][number];

/** The name of a saved college; for one that is no longer listed, a name derived from its id. */
export function nameOfSaved({ college, collegeId }: Pick<SavedItem, 'college' | 'collegeId'>): string {
  return college?.name ?? collegeId.replaceAll('-', ' ');
}

/** Who wants to save: visitors have to sign in first, and coaches save no colleges (S2-31). */
export type Saver = 'unknown' | 'visitor' | 'coach' | 'member';

const KEY = 'savedColleges';

function saverOf(session: SessionState): Saver {
  if (!session.isSettled) return 'unknown';
  if (!isAuthenticated(session)) return 'visitor';
  return session.profile !== null && isCoach(session.profile) ? 'coach' : 'member';
}

/** The saved colleges of the signed-in user; one request, however many components use them. */
export function useSavedColleges() {
  const callApi = useApi();
  const session = useSessionState();
  const saver = saverOf(session);
  const saved = useQuery({
    ...savedQuery(callApi, session.user?.uid ?? null),
    enabled: saver === 'member',
  });
  return { saver, saved };
}

function savedQuery(callApi: CallApi, uid: string | null) {
  return queryOptions({
    queryKey: [KEY, uid],
    // Without the query's signal: who leaves the page must not end the call for a press that waits for it.
    queryFn: async () => (await callApi('savedColleges')).items,
  });
}

/**
 * Saves and removes colleges. `saveOnce` is for a press that came before the list was known: it saves what is not saved
 * yet, for anyone who is signed in by then; coaches save nothing (S2-31). `change` moves a college to a stage and plans
 * its next step; one that is not saved yet is saved, and it tells whether that was taken. Success shows a toast with
 * undo, a failure shows the server's messages.
 */
export function useSaving() {
  const callApi = useApi();
  const client = useQueryClient();
  const t = useTranslations();
  const show = useToasts();
  const refused = useRefusalToasts();
  const session = useSession();

  const run = useCallback(
    async (change: () => Promise<unknown>, onDone: () => void): Promise<boolean> => {
      try {
        await change();
        await client.invalidateQueries({ queryKey: [KEY] });
        onDone();
        return true;
      } catch (failure) {
        refused(failure);
        return false;
      }
    },
    [client, refused],
  );
  const runWithUndo = useCallback(
    (change: () => Promise<unknown>, text: string, undo: () => Promise<unknown>) => {
      const undoChange = () => void run(undo, () => show({ variant: 'secondary', text: t('saving.undone') }));
      return run(change, () => show({ variant: 'success', text, action: { label: t('saving.undo'), run: undoChange } }));
    },
    [run, t, show],
  );

  const save = useCallback(
    (collegeId: string, name: string) =>
      runWithUndo(
        () => callApi('saveCollege', { params: { collegeId }, body: {} }),
        t('saving.saved', { name }),
        () => removeSaved(callApi, collegeId),
      ),
    [runWithUndo, callApi, t],
  );
  const saveOnce = useCallback(
    async (collegeId: string, name: string) => {
      const state = session.state();
      if (saverOf(state) !== 'member') return;
      try {
        const saved = await client.query(savedQuery(callApi, state.user?.uid ?? null));
        if (saved.every((one) => one.collegeId !== collegeId)) await save(collegeId, name);
        else show({ variant: 'success', text: t('saving.saved', { name }) });
      } catch (failure) {
        refused(failure);
      }
    },
    [session, client, callApi, save, show, t, refused],
  );
  const remove = useCallback(
    (item: Restorable, name: string) =>
      runWithUndo(
        () => removeSaved(callApi, item.collegeId),
        t('saving.removed', { name }),
        () => restore(callApi, item),
      ),
    [runWithUndo, callApi, t],
  );
  const change = useCallback(
    (collegeId: string, before: Restorable | null, body: Pick<SaveCollegeForm, 'stage' | 'nextStep'>, text: string) =>
      runWithUndo(
        () => callApi('saveCollege', { params: { collegeId }, body }),
        text,
        () => (before === null ? removeSaved(callApi, collegeId) : undoChange(callApi, before, body)),
      ),
    [runWithUndo, callApi],
  );
  return { saveOnce, remove, change };
}

/**
 * Moves a saved college to a stage: shown at once, stored in the order of the moves. A refused move shows the server's
 * messages and the stored list.
 */
export function useMovingSaved(): (collegeId: string, stage: RecruitingStage) => Promise<void> {
  const callApi = useApi();
  const client = useQueryClient();
  const refused = useRefusalToasts();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    async (collegeId, stage) => {
      void client.cancelQueries({ queryKey: [KEY] });
      const before = cachedStage(client, collegeId);
      cacheSaved(client, collegeId, { stage });
      const stored = last.current.then(() => callApi('saveCollege', { params: { collegeId }, body: { stage } }));
      last.current = stored.catch(() => undefined);
      try {
        await stored;
      } catch (failure) {
        refused(failure);
        // Without network the stored list cannot be asked for: the board must not show what was not saved.
        if (before !== undefined && cachedStage(client, collegeId) === stage) cacheSaved(client, collegeId, { stage: before });
        await client.invalidateQueries({ queryKey: [KEY] });
      }
    },
    [callApi, client, refused],
  );
}

function cachedStage(client: QueryClient, collegeId: string): RecruitingStage | undefined {
  const lists = client.getQueriesData<readonly SavedItem[]>({ queryKey: [KEY] });
  return lists.flatMap(([, items]) => items ?? []).find((item) => item.collegeId === collegeId)?.stage;
}

/** Updates a saved college in the cached list. */
export function cacheSaved(client: QueryClient, collegeId: string, changes: Partial<SavedItem>): void {
  client.setQueriesData<readonly SavedItem[]>({ queryKey: [KEY] }, (items) =>
    items?.map((item) => (item.collegeId === collegeId ? { ...item, ...changes } : item)),
  );
}

type Restorable = Omit<SavedItem, 'college'>;

function restore(callApi: CallApi, { collegeId, stage, nextStep, note, savedAt, notedAt }: Restorable): Promise<unknown> {
  return callApi('saveCollege', { params: { collegeId }, body: { stage, nextStep, note, earlier: { savedAt, notedAt } } });
}

/** Restores of a saved college what was changed, and nothing else. */
function undoChange(callApi: CallApi, { collegeId, stage, nextStep }: Restorable, changed: SaveCollegeForm): Promise<unknown> {
  const body = {
    ...(changed.stage === undefined ? {} : { stage }),
    ...(changed.nextStep === undefined ? {} : { nextStep }),
  };
  return callApi('saveCollege', { params: { collegeId }, body });
}

function removeSaved(callApi: CallApi, collegeId: string): Promise<unknown> {
  return callApi('removeSavedCollege', { params: { collegeId } });
}
