import type { ConsentRecord } from './consent-record';

/** The error code for a user whom the provider knows and who has not accepted the terms (S4-07). */
export const MUST_ACCEPT_TERMS = 100;

/**
 * The terms of use with the privacy notice that hold now, and the day (YYYY-MM-DD) since when. A change of what they
 * say gets the next version; what they say stands in the page /TermsAndConditions.
 */
export const TERMS = { version: 4, date: '2026-11-28' } as const;

/** True where the latest agreement is not to the present version: the site then asks for it (docs/accounts.md). */
export function mustAgreeToTerms(history: readonly ConsentRecord[]): boolean {
  return history.findLast(({ kind }) => kind === 'terms')?.version !== TERMS.version;
}

/** The line of the history that says who agreed to the present terms at that time (ISO 8601). */
export function agreementAt(now: string): ConsentRecord {
  return { at: now, kind: 'terms', granted: true, services: [], version: TERMS.version };
}
