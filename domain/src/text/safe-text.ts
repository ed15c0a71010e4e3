import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { isBlank, isLongerThan, isStorableLine, isStorableText } from './text-traits';

const unstorable = 'textNotStorable' satisfies MessageCode;
const tooLong = 'textTooLong' satisfies MessageCode;
const missing = 'textMissing' satisfies MessageCode;

/**
 * One line of stored text of 1 to `max` code points, kept as sent (HTML, right-to-left marks and emoji are text); refuses blank text,
 * line breaks, other control characters, NUL and lone surrogates. An empty optional field is null, never ''.
 */
export function shortText(max: number) {
  return z.string({ error: missing }).check(
    z.refine((text) => !isLongerThan(text, max), { error: tooLong, params: { max }, abort: true }),
    z.refine(isStorableLine, { error: unstorable, abort: true }),
    z.refine((text) => !isBlank(text), { error: missing }),
  );
}

/** Stored text of up to `max` code points and several lines, possibly empty, kept as sent; refuses NUL, control characters but tab and line breaks, and lone surrogates. */
export function longText(max: number) {
  return z.string({ error: missing }).check(
    z.refine((text) => !isLongerThan(text, max), { error: tooLong, params: { max }, abort: true }),
    z.refine(isStorableText, { error: unstorable }),
  );
}

/** Like `shortText`, but spaces at both ends are taken off first (names of people, specification §5). */
export function trimmedText(max: number) {
  return z.string({ error: missing }).check(
    z.refine((text) => !isLongerThan(text, 4 * max), { error: tooLong, params: { max }, abort: true }),
    z.overwrite((text) => text.trim()),
    z.refine((text) => !isLongerThan(text, max), { error: tooLong, params: { max }, abort: true }),
    z.refine(isStorableLine, { error: unstorable, abort: true }),
    z.refine((text) => !isBlank(text), { error: missing }),
  );
}
