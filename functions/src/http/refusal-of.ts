import { Refusal } from '@touchline/domain/http/refusal';

/** gRPC codes of a database that is away, too slow, full or too busy (F1, F2, F25), and Auth's word for being out of reach (F20). */
const UNAVAILABLE_GRPC: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);
const UNAVAILABLE_AUTH = /^(app\/network-(error|timeout)|auth\/internal-error)$/;

/** The refusal that a failure means to the caller; null where it is a bug. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error ? error.code : undefined;
  if (UNAVAILABLE_GRPC.has(code) || UNAVAILABLE_AUTH.test(String(code))) return new Refusal('unavailable', 'unavailable');
  if ('status' in error && error.status === 413) return new Refusal('tooLarge', 'tooLarge', { limit: '32 MB' });
  if ('status' in error && error.status === 400) return new Refusal('malformed', 'malformedRequest', { what: 'address' });
  return null;
}
