import { createHash } from 'node:crypto';

/** More failures under one key than Stripe ever remembers. */
const MOST_FAILURES = 5;

/**
 * The idempotency key of what is made at Stripe: the same for the same things, which may be anything that JSON can say,
 * and always shorter than the 255 characters that Stripe takes.
 */
export function idempotencyKey(...about: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('hex');
}

/**
 * Makes something at Stripe once for a key (F9). Stripe repeats its first answer to a key for a day, also where it is a
 * failure; then a key is used that follows from the failed request, so that what was in the way once is not in the way
 * for a day. Calls at the same moment follow the same keys.
 */
export async function madeOnce<Made>(key: string, make: (idempotencyKey: string) => Promise<Made>): Promise<Made> {
  let next = key;
  for (let failures = 0; failures < MOST_FAILURES; failures += 1) {
    try {
      return await make(next);
    } catch (error) {
      const failed = repeatedRequestOf(error);
      if (failed === null) throw error;
      next = idempotencyKey(next, failed);
    }
  }
  return make(next);
}

/** The request whose failure an error only repeats; null for a new failure. */
function repeatedRequestOf(error: unknown): string | null {
  const headers: unknown = typeof error === 'object' && error !== null && 'headers' in error ? error.headers : null;
  if (typeof headers !== 'object' || headers === null || !('idempotent-replayed' in headers)) return null;
  return 'original-request' in headers ? String(headers['original-request']) : '';
}
