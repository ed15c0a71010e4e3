/** What is told to analytics, each with the code of a failure (specification §8). */
export type ReportedEvent =
  'loginFailed' | 'socialLoginFailed' | 'registrationFailed' | 'resetFailed' | 'termsFailed' | 'verificationFailed';

/** The way to analytics: takes an event and its code, never who it happened to. */
export type EventReport = (event: ReportedEvent, code: string) => void;

let receiver: EventReport | null = null;

/** Tells analytics of an event; without a receiver, that is without consent, nobody hears of it. */
export function reportEvent(event: ReportedEvent, code: string): void {
  receiver?.(event, code);
}

/** Has events told to a receiver from now on; null to nobody. */
export function reportEventsTo(next: EventReport | null): void {
  receiver = next;
}
