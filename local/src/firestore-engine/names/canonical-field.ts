import { fieldPath } from './field-path';

const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A field path written the one usual way, so that `a` and `` `a` `` are the same text. */
export function canonicalField(text: string): string {
  return fieldPath(text)
    .map((segment) => (PLAIN.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');
}
