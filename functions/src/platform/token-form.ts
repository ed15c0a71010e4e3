import { isObject } from '@touchline/domain/json/json';

/** Whether a text has the form of a signed token: three parts, header and claims each a JSON object. The library takes nothing else without stumbling. */
export function hasTokenForm(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 3 && parts.slice(0, 2).every((part) => isObject(jsonOf(part)));
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
