/** What is told to analytics, each with the code of a failure (specification §8). */
export type ReportedEvent =
  | 'loginFailed'
  | 'socialLoginFailed'
  | 'registrationFailed'
  | 'resetFailed'
  | 'termsFailed'
  | 'verificationFailed'
  | 'sessionFailed';

/** The way to analytics: takes an event and its code, never who it happened to. */
export type EventReport = (event: ReportedEvent, code: string) => void;

const MOST_EARLY = 10;

let receiver: EventReport | null = null;

/** What happened before consent was known; null since then. */
let early: (readonly [ReportedEvent, string])[] | null = [];

/** Tells analytics of an event; where consent is not known yet, as soon as it is. Without a receiver, that is without consent, nobody hears of it. */
export function reportEvent(event: ReportedEvent, code: string): void {
  if (early !== null && early.length < MOST_EARLY) early.push([event, code]);
  receiver?.(event, code);
}

/** Has events told to a receiver from now on; null to nobody. */
export function reportEventsTo(next: EventReport | null): void {
  receiver = next;
  for (const [event, code] of early ?? []) next?.(event, code);
  early = null;
}
