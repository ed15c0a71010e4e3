import { isObject } from '../json/json';

/** Whether a sourced field holds nothing: null, no team, an empty text or list, or an object of which every part holds nothing. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(saysNothing);
}
