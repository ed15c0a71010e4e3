import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { ApiRefusal } from '../../../lib/api-refusal';
import { useToasts } from '../../../ui/toast-context';
import { useRefusalToasts } from '../../../ui/use-refusal-toasts';
import { useShownCollege } from '../use-college';
import { asTheyAre, conflictOf } from './conflict';
import type { FieldChange, FoundChanges, SaveCollege } from './field-change';
import { useConflictQuestion } from './use-conflict-question';

const CONFLICT = 409;
const STALE = 412;
/** How often an edit is sent again by itself because others keep saving other parts of the page. */
const MOST_TRIES = 5;

const isStatus = (failure: unknown, status: number): boolean => failure instanceof ApiRefusal && failure.status === status;

/**
 * The one way to edit a college in place, for whoever may (specification §6). An edit carries the version it was made on and ends in the toast with
 * UNDO (specification §8) or in danger toasts. Where somebody was faster (409, 412) it is sent again if its own places are untouched; otherwise `question` asks.
 */
export function useCollegeEditor(college: College) {
  const callApi = useApi();
  const t = useTranslations();
  const showToast = useToasts();
  const showRefusal = useRefusalToasts();
  const { show, newest } = useShownCollege(college.pathName);
  const { question, ask } = useConflictQuestion();
  const params = { collegeId: college._id };

  async function send(base: College, changes: readonly FieldChange[], asks: boolean): Promise<void> {
    const body = { patch: changes.map(({ op = 'replace' as const, path, value }) => ({ op, path, value })) };
    const answer = await callApi('patchCollege', { params, query: { undo: 'true' }, body, ifMatch: base.version });
    await show(answer.college);
    const { patchId } = answer;
    const before = asTheyAre(base, changes);
    const undo =
      patchId === null ? {} : { action: { label: t('college.undo'), run: () => void takeBack(patchId, asks ? before : null) } };
    showToast({ variant: 'success', text: t('college.updated'), ...undo });
  }

  async function saveOn(made: College, changes: readonly FieldChange[]): Promise<boolean> {
    let base = made;
    for (let tries = 1; ; tries += 1) {
      try {
        await send(base, changes, true);
        return true;
      } catch (failure) {
        const meets = (isStatus(failure, STALE) && tries < MOST_TRIES) || isStatus(failure, CONFLICT);
        const now = meets ? await newestOrNull() : null;
        const conflict = now === null ? null : conflictOf(base, now, changes);
        if (now === null || (conflict === null && isStatus(failure, CONFLICT))) {
          showRefusal(failure);
          return false;
        }
        const choice = conflict === null ? 'mine' : await ask(conflict);
        if (choice !== 'mine') return choice === 'theirs';
        base = now;
      }
    }
  }

  /** List changes ask nobody: what has moved is found again, what is gone needs no change. */
  async function saveFound(find: FoundChanges): Promise<boolean> {
    let base = college;
    for (let tries = 1; ; tries += 1) {
      const changes = find(base);
      if (changes.length === 0) return true;
      try {
        await send(base, changes, false);
        return true;
      } catch (failure) {
        const now = isStatus(failure, STALE) && tries < MOST_TRIES ? await newestOrNull() : null;
        if (now === null) {
          showRefusal(failure);
          return false;
        }
        base = now;
      }
    }
  }

  async function takeBack(patchId: string, before: readonly FieldChange[] | null): Promise<void> {
    try {
      const answer = await callApi('takeBackCollegePatch', { params, query: { patchId } });
      await show(answer.college);
      showToast({ variant: 'secondary', text: t('college.undone') });
    } catch (failure) {
      const now = isStatus(failure, CONFLICT) ? await newestOrNull() : null;
      if (now === null || before === null) {
        showRefusal(failure);
        return;
      }
      const choice = await ask({ cause: 'undo', yours: before, theirs: asTheyAre(now, before), hasMoved: false });
      if (choice === 'mine') await saveOn(now, before);
    }
  }

  async function newestOrNull(): Promise<College | null> {
    try {
      return await newest();
    } catch {
      return null;
    }
  }

  const save: SaveCollege = (changes) => (typeof changes === 'function' ? saveFound(changes) : saveOn(college, changes));
  return { save, question };
}
