import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/json/json';
import type { FieldKind } from './field';
import { textOfMajors } from './majors-text';

/** What an editing form shows in a field that holds a value; reading it again gives the value back. */
export function typedOf(kind: FieldKind, value: Json): string {
  if (value === null) return '';
  if (kind.type === 'majors') return textOfMajors(value as College['academics']['details']['majors']);
  return Array.isArray(value) ? value.map(String).join('\n') : typeof value === 'object' ? '' : String(value);
}
