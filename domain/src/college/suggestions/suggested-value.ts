import { isObject, type Json } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { isBlank } from '../../kernel/text/text-traits';

/** A value as a form sends it; `isUnknown` says plainly that the fact is not known, or that the college has none. */
interface SentValue {
  readonly value: Json;
  readonly isUnknown: boolean;
}

/** Whether a value says nothing: none, a blank text, no entry, or a range or position without numbers. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value);
  if (Array.isArray(value)) return value.every(isEmptyValue);
  return value === null || value === undefined || (isObject(value) && Object.values(value).every(isEmptyValue));
}

/** Whether a form says one thing: a value, or that it is not known. An empty field alone says neither. */
export function isValueClear({ value, isUnknown }: SentValue): boolean {
  return isEmptyValue(value) === isUnknown;
}

/** Throws Refusal invalid at the value where a form says neither a value nor that it is not known, or both. */
export function requireClearValue(sent: SentValue): void {
  if (!isValueClear(sent)) throw new Refusal('invalid', 'suggestionValueMissing', {}, 'value');
}
