import { storedSizeOf } from '../json/json';
import type { MessageCode } from '../refusal/api-messages';
import { Refusal } from '../refusal/refusal';
import type { Edit } from './edit-document';

/** An edited document stays below this many bytes, an edit with its inverse below the second (docs/data-model.md). */
export const MAX_DOCUMENT_BYTES = 900_000;
const MAX_EDIT_BYTES = 700_000;

/** Throws Refusal tooLarge with `code` where an edit, or the document it makes, has no room in the database. */
export function requireFits({ document, forward, inverse }: Edit<unknown>, code: MessageCode): void {
  if (forward.length === 0) return;
  const fits = storedSizeOf(document) <= MAX_DOCUMENT_BYTES && storedSizeOf(forward) + storedSizeOf(inverse) <= MAX_EDIT_BYTES;
  if (!fits) throw new Refusal('tooLarge', code);
}
