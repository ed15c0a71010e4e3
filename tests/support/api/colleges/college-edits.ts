import type { College } from '@touchline/domain/college/college';
import { college as collegeSchema } from '@touchline/domain/college/college';
import { isObject } from '@touchline/domain/kernel/json/json';
import type { Answer, Caller, Sent } from '../caller';

/** Edits a college as a caller; the rest of the call (`query`, `headers`) as given. */
export function patchCollege(
  editor: Caller,
  { _id }: Pick<College, '_id'>,
  operations: unknown,
  sent: Omit<Sent, 'params' | 'body'> = {},
): Promise<Answer> {
  return editor.call('patchCollege', { ...sent, params: { collegeId: _id }, body: { patch: operations } });
}

/** Undoes an edit of a college as a caller. */
export function undoPatch(editor: Caller, { _id }: Pick<College, '_id'>, patchId: string): Promise<Answer> {
  return editor.call('undoCollegePatch', { params: { collegeId: _id }, query: { patchId } });
}

/** The id of the edit that an answer speaks of. */
export function patchIdOf({ body }: Answer): string {
  return String(isObject(body) ? body.patchId : undefined);
}

/** The college that the answer of an edit holds. */
export function collegeIn({ body }: Answer): College {
  return collegeSchema.parse(isObject(body) ? body.college : undefined);
}

/** A college as a caller reads it. */
export async function readCollege(caller: Caller, { _id }: Pick<College, '_id'>): Promise<College> {
  return collegeSchema.parse((await caller.call('college', { params: { collegeId: _id } })).body);
}
