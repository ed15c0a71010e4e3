/** One entry of a refusal's list; null where the server gave no value. */
interface RefusalEntry {
  readonly message: string | null;
  readonly field: string | null;
}

/**
 * Why a call failed. `status` is null where no answer arrived; `errors` is empty where the answer had no readable list
 * (S8-01).
 */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';

  constructor(
    readonly status: number | null,
    readonly code: string | number | null = null,
    readonly errors: readonly RefusalEntry[] = [],
    /** The message of the answer itself, which a session may give without a list (S8-05). */
    readonly stated: string | null = null,
  ) {
    super(errors[0]?.message ?? stated ?? `The call was refused (${status ?? 'no answer'})`);
  }
}

/** Reads a refusal from any body and leaves out parts that do not fit. */
export function apiRefusalOf(status: number, body: unknown): ApiRefusal {
  if (!isRecord(body)) return new ApiRefusal(status);
  const code = typeof body.code === 'string' || typeof body.code === 'number' ? body.code : null;
  return new ApiRefusal(status, code, Array.isArray(body.errors) ? body.errors.map(entryOf) : [], textOf(body.message));
}

function entryOf(entry: unknown): RefusalEntry {
  return isRecord(entry) ? { message: textOf(entry.message), field: textOf(entry.field) } : { message: null, field: null };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * The texts of a failed call, one toast each: every entry's message, or `internalError` if an entry has none or there
 * is no list (S8-01).
 */
export function refusalMessages(failure: unknown, internalError: string): readonly string[] {
  if (!(failure instanceof ApiRefusal) || failure.errors.length === 0) return [internalError];
  return failure.errors.map(({ message }) => message ?? internalError);
}

/**
 * The message for a failed call without one of the server: that the device is offline, that no answer arrived, else
 * that of S8-01.
 */
export function fallbackKey(failure: unknown): 'failure.offline' | 'failure.text' | 'failure.internal' {
  if (!(failure instanceof ApiRefusal) || failure.status !== null) return 'failure.internal';
  return navigator.onLine ? 'failure.text' : 'failure.offline';
}

/** How often a call is retried. */
export const MAX_RETRIES = 2;

/** True if a retry can help: no answer, or a server failure. */
export function isRetryable(failure: unknown): boolean {
  return failure instanceof ApiRefusal && (failure.status === null || failure.status >= 500);
}
