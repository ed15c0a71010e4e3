import { applyCollegePatch } from '../../../college/editing/edit-college';
import type { College } from '../../../college/college';
import { Refusal } from '../../refusal/refusal';

export const coach = { isAdmin: false, today: '2026-03-01' };
export const admin = { isAdmin: true, today: '2026-03-01' };

export function add(path: string, value: unknown) {
  return { op: 'add', path, value };
}

export function replace(path: string, value: unknown) {
  return { op: 'replace', path, value };
}

/** The college after a coach's patch. */
export function edited(college: College, ...patch: unknown[]): College {
  return applyCollegePatch(college, patch, coach).document;
}

/**
 * Kind and code of the refusal that a function throws; `accepted` where it throws none. Any other error is thrown
 * again.
 */
export function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.kind} ${error.code}`;
    throw error;
  }
  return 'accepted';
}
