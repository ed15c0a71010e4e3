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

/** A bug: the request it happened in and where. */
export function logBug(requestId: string, error: unknown): void {
  write({
    severity: 'ERROR',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    requestId,
  });
}

/** Reports a document that a list left out: which one, and what is wrong with it. */
export function logUnreadable({ message }: Error): void {
  write({ severity: 'ERROR', message });
}

/** A mail that is not sent: its kind and why, and nothing about its recipient. */
export function logUnsentMail(kind: string, reason: string): void {
  write({ severity: 'WARNING', message: `mail ${kind} not sent: ${reason}` });
}

/** What a page was kept from loading, as a browser reported it: addresses without their queries. */
export function logPolicyViolation({ directive, blocked, source, page }: PolicyViolation): void {
  write({ severity: 'WARNING', message: `policy ${directive} blocked ${blocked}`, directive, blocked, source, page });
}

/** What a job did, or why it failed. */
export function logJob(message: string): void {
  write({ severity: message.includes(' failed: ') ? 'ERROR' : 'INFO', message });
}

/** Money that came in without an effect, for somebody to look at: ids of the payment provider and why. */
export function logUnsettled(reason: string, ids: readonly string[]): void {
  write({ severity: 'ERROR', message: `payment without effect: ${reason}`, ids });
}
