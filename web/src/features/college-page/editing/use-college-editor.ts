import type { College } from '@touchline/domain/college/college';
import { mayEditCollege } from '@touchline/domain/college/may-edit-college';
import { useWords } from '../../i18n/use-words';
import { useApi } from '../../lib/api-context';
import { ApiRefusal } from '../../lib/api-refusal';
import { useActor } from '../../session/session-context';
import { useToasts } from '../../ui/toast-context';
import { useRefusalToasts } from '../../ui/use-refusal-toasts';
import { useShownCollege } from './use-college';

/** Replaces the value at a JSON pointer, null deletes it; true where the edit is done and its editor may close. */
export type SaveCollege = (path: string, value: string | null) => Promise<boolean>;

const STALE = 412;

/**
 * The one way to edit a college in place. `save` is null for whoever may not (specification §6). An edit carries the version it was made on; it ends in the toast with
 * UNDO (specification §8) or in danger toasts, and after a 412 the newest page is fetched while the editor keeps what was typed.
 */
export function useCollegeEditor(college: College): { readonly save: SaveCollege | null } {
  const callApi = useApi();
  const say = useWords();
  const showToast = useToasts();
  const showRefusal = useRefusalToasts();
  const { show, reload } = useShownCollege(college.pathName);
  const mayEdit = mayEditCollege(useActor(), college._id);
  const params = { collegeId: college._id };

  async function takeBack(patchId: string): Promise<void> {
    try {
      const answer = await callApi('takeBackCollegePatch', { params, query: { patchId } });
      await show(answer.college);
      showToast({ variant: 'secondary', text: say('college.undone') });
    } catch (failure) {
      showRefusal(failure);
    }
  }

  async function save(path: string, value: string | null): Promise<boolean> {
    try {
      const body = { patch: [{ op: 'replace' as const, path, value }] };
      const answer = await callApi('patchCollege', { params, query: { undo: 'true' }, body, ifMatch: college.version });
      await show(answer.college);
      const { patchId } = answer;
      const undo = patchId === null ? {} : { action: { label: say('college.undo'), run: () => void takeBack(patchId) } };
      showToast({ variant: 'success', text: say('college.updated'), ...undo });
      return true;
    } catch (failure) {
      showRefusal(failure);
      if (failure instanceof ApiRefusal && failure.status === STALE) await reload();
      return false;
    }
  }

  return { save: mayEdit ? save : null };
}
