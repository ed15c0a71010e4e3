import { ApiRefusal } from './api-refusal';

/** What is reported to analytics, each with the code of a failure (S8-05). */
export type ReportedEvent =
  | 'loginFailed'
  | 'socialLoginFailed'
  | 'registrationFailed'
  | 'resetFailed'
  | 'emailLinkFailed'
  | 'termsFailed'
  | 'verificationFailed'
  | 'sessionFailed'
  | 'checkoutFailed';

/** Reports an event with its code to analytics, never who it happened to. */
export type EventReport = (event: ReportedEvent, code: string) => void;

const MOST_EARLY = 10;

let receiver: EventReport | null = null;

/** Events from before consent was known; null since then. */
let early: (readonly [ReportedEvent, string])[] | null = [];

/** Reports an event to analytics; where consent is not known yet, as soon as it is. Without consent it is dropped. */
export function reportEvent(event: ReportedEvent, code: string): void {
  if (early !== null && early.length < MOST_EARLY) early.push([event, code]);
  receiver?.(event, code);
}

/** Sets the receiver of events from now on; null drops them. */
export function reportEventsTo(next: EventReport | null): void {
  receiver = next;
  for (const [event, code] of early ?? []) next?.(event, code);
  early = null;
}

/** The code of a failure: the API's code or status, the sign-in provider's `auth/…`; `unknown` where it has none. */
export function failureCode(failure: unknown): string {
  if (failure instanceof ApiRefusal) return String(failure.code ?? failure.status ?? 'unreachable');
  const code: unknown = failure instanceof Error ? Reflect.get(failure, 'code') : null;
  return typeof code === 'string' ? code : 'unknown';
}
