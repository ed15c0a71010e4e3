import type { PolicyViolation } from '@touchline/domain/http/policy-reports';
import { write } from 'firebase-functions/logger';

/** One line for each answered request: no personal data, no bodies, no addresses beyond the contract row's name. */
export interface RequestLine {
  readonly requestId: string;
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly actor: 'visitor' | 'user' | 'admin';
  readonly refusal: string | null;
}

export function logRequest(line: RequestLine): void {
  write({ severity: line.status >= 500 ? 'ERROR' : 'INFO', message: `${line.call} ${line.status}`, ...line });
}

/** A bug: the request it happened in, where, and what caused it. */
export function logBug(requestId: string, error: unknown): void {
  write({ severity: 'ERROR', message: errorText(error), requestId });
}

/**
 * Where an error was thrown, with its causes and, of several at once, each of them; only their messages and places, no
 * further fields, in which libraries keep what was sent.
 */
export function errorText(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  if (depth === DEEPEST_CAUSE) return own;
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  const causes = error.cause === undefined ? parts : [...parts, error.cause];
  return [own, ...causes.map((cause) => `caused by ${errorText(cause, depth + 1)}`)].join('\n');
}

/** An error may name itself as its cause. */
const DEEPEST_CAUSE = 5;

/** Reports a document that a list left out: which one, and what is wrong with it. */
export function logUnreadable({ message }: Error): void {
  write({ severity: 'ERROR', message });
}

/** A mail that is not sent: its kind and why, and nothing about its recipient. */
export function logUnsentMail(kind: string, reason: string): void {
  write({ severity: reason === 'turnedOff' ? 'INFO' : 'WARNING', message: `mail ${kind} not sent: ${reason}` });
}

/** What a page was kept from loading, as a browser reported it: addresses without their queries. */
export function logPolicyViolation({ directive, blocked, source, page }: PolicyViolation): void {
  write({ severity: 'WARNING', message: `policy ${directive} blocked ${blocked}`, directive, blocked, source, page });
}

/** What a job did, or why it failed and what caused that. */
export function logJob(line: string, failure?: unknown): void {
  if (failure === undefined) write({ severity: 'INFO', message: line });
  else write({ severity: 'ERROR', message: `${line}\n${errorText(failure)}` });
}

/** Money that came in without an effect, for somebody to look at: ids of the payment provider and why. */
export function logUnsettled(reason: string, ids: readonly string[]): void {
  write({ severity: 'ERROR', message: `payment without effect: ${reason}`, ids });
}
