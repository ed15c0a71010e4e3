import * as z from 'zod/mini';
import { patchOperations } from '../../kernel/patch/edit-document';
import { pictureId } from '../../pictures/picture-id';
import { UPLOAD_TYPES } from '../../pictures/upload-kind';
import { UPLOAD_MAX_BYTES } from '../../reference/limits';

/** The input of every row that edits a document (S4-13): operations, and whether to offer undo. */
export const EDIT_CALL = {
  status: 200,
  cacheSeconds: 0,
  query: z.object({ undo: z._default(z.enum(['true', 'false']), 'false') }),
  body: z.object({ patch: patchOperations }),
} as const;

/** The input of every row that undoes an edit (S4-14): the id of the edit. */
export const UNDO_CALL = {
  status: 200,
  cacheSeconds: 0,
  query: z.object({ patchId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  body: null,
} as const;

/** The input and answer of every row that uploads a picture; the body is the file itself. */
export const UPLOAD_CALL = {
  status: 201,
  cacheSeconds: 0,
  query: null,
  body: z.instanceof(Uint8Array),
  bodyTypes: UPLOAD_TYPES,
  bodyLimitKb: UPLOAD_MAX_BYTES / 1024,
  answer: z.strictObject({ pictureId, width: z.int(), height: z.int() }),
} as const;

/** The id of an edit, by which it is undone; null if nothing changed. */
export const patchId = z.nullable(z.string());
