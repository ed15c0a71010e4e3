import type { RouteName } from '@touchline/domain/http/api-routes';

/** The header by which the API recognises a repeated call (docs/decisions/110-repeated-calls.md). */
export const KEY_HEADER = 'idempotency-key';

/** These are sent by themselves, whatever somebody is doing, and repeating them makes nothing twice. */
const BESIDE: ReadonlySet<RouteName> = new Set(['signInMethods', 'countViews']);

let current: string | null = null;

/**
 * The key of a call; null where the call needs none. The key stays until a call was answered for certain, so that
 * somebody who tries again repeats the call: the API takes only the same content under the same key for a repetition.
 * What PUT and DELETE leave behind is the same however often they are sent, but for an undo.
 */
export function keyOfCall(name: RouteName, method: string): string | null {
  if (BESIDE.has(name) || (method !== 'POST' && !name.startsWith('undo'))) return null;
  return (current ??= randomText());
}

/**
 * Hears how a call ended: `status` is null where no answer arrived. Where the API may have done what it was asked for
 * without saying so, the key stays.
 */
export function updateKey(key: string | null, name: RouteName, method: string, status: number | null): void {
  if (method === 'GET' || BESIDE.has(name)) return;
  current = status === null || status >= 500 ? (key ?? current) : null;
}

/** 32 hexadecimal digits that nobody has used before. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
