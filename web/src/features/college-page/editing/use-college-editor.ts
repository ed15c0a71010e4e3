import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-client';
import { ApiRefusal } from '../../../lib/api-refusal';
import { useRefusalToasts, useToasts } from '../../../ui/toasts';
import { useCollegeCache } from '../use-college';
import { conflictOf, currentValuesOf, useConflictQuestion } from './conflict';
import type { FieldChange, FoundChanges, SaveCollege } from './field';

const CONFLICT = 409;
const STALE = 412;
/** How often an edit is sent again while others keep saving other fields of the page. */
const MAX_ATTEMPTS = 5;

const isStatus = (failure: unknown, status: number): boolean => failure instanceof ApiRefusal && failure.status === status;

/**
 * Saves edits of a college (S6-02). An edit carries the version it was made on and ends in the toast with UNDO (S8-03)
 * or in danger toasts. Where another edit came first (409, 412) it is sent again if its own fields are untouched; else
 * `question` asks.
 */
export function useCollegeEditor(college: College) {
  const callApi = useApi();
  const t = useTranslations();
  const showToast = useToasts();
  const showRefusal = useRefusalToasts();
  const { store, refetch } = useCollegeCache(college.pathName);
  const { question, ask } = useConflictQuestion();
  const params = { collegeId: college._id };

  async function send(base: College, changes: readonly FieldChange[], asks: boolean): Promise<void> {
    const body = { patch: changes.map(({ op = 'replace' as const, path, value }) => ({ op, path, value })) };
    const answer = await callApi('patchCollege', { params, query: { undo: 'true' }, body, ifMatch: base.version });
    await store(answer.college);
    const { patchId } = answer;
    const before = currentValuesOf(base, changes);
    const undoAction =
      patchId === null ? {} : { action: { label: t('college.undo'), run: () => void undoEdit(patchId, asks ? before : null) } };
    showToast({ variant: 'success', text: t('college.updated'), ...undoAction });
  }

  async function saveFields(made: College, changes: readonly FieldChange[]): Promise<boolean> {
    let base = made;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(base, changes, true);
        return true;
      } catch (failure) {
        const mayConflict = (isStatus(failure, STALE) && attempt < MAX_ATTEMPTS) || isStatus(failure, CONFLICT);
        const now = mayConflict ? await refetchOrNull() : null;
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

  /** A list change never conflicts: an entry that has moved is found again, a removed one needs no change. */
  async function saveListChange(find: FoundChanges): Promise<boolean> {
    let base = college;
    for (let attempt = 1; ; attempt += 1) {
      const changes = find(base);
      if (changes.length === 0) return true;
      try {
        await send(base, changes, false);
        return true;
      } catch (failure) {
        const now = isStatus(failure, STALE) && attempt < MAX_ATTEMPTS ? await refetchOrNull() : null;
        if (now === null) {
          showRefusal(failure);
          return false;
        }
        base = now;
      }
    }
  }

  async function undoEdit(patchId: string, before: readonly FieldChange[] | null): Promise<void> {
    try {
      const answer = await callApi('undoCollegePatch', { params, query: { patchId } });
      await store(answer.college);
      showToast({ variant: 'secondary', text: t('college.undone') });
    } catch (failure) {
      const now = isStatus(failure, CONFLICT) ? await refetchOrNull() : null;
      if (now === null || before === null) {
        showRefusal(failure);
        return;
      }
      const choice = await ask({ cause: 'undo', yours: before, theirs: currentValuesOf(now, before), hasMoved: false });
      if (choice === 'mine') await saveFields(now, before);
    }
  }

  async function refetchOrNull(): Promise<College | null> {
    try {
      return await refetch();
    } catch {
      return null;
    }
  }

  const save: SaveCollege = (changes) => (typeof changes === 'function' ? saveListChange(changes) : saveFields(college, changes));
  return { save, question };
}
