import * as z from 'zod/mini';
import { CONSENT_SERVICES, type ConsentService } from '../constants/consent-services';
import { instant } from '../text/date-schemas';

/** The services of specification §9 by name, as schemas take them. */
export const consentService = z.enum(Object.keys(CONSENT_SERVICES) as [ConsentService, ...ConsentService[]]);

/**
 * One line of an account's consent history, oldest first: at that moment the terms were accepted, marketing mail was allowed or refused, or the services were
 * chosen that may run (only then `services` names those that may; `granted` then says whether any beyond the necessary).
 */
export const consentRecord = z.strictObject({
  at: instant,
  kind: z.enum(['terms', 'marketing', 'services']),
  granted: z.boolean(),
  services: z.array(consentService),
});

export type ConsentRecord = z.infer<typeof consentRecord>;

/** How many lines an account keeps: the oldest choices of services go first. */
export const MOST_CONSENT_RECORDS = 200;

/** The history with one more line; as it was where the line says what the last one of its kind says. */
export function withConsent(history: readonly ConsentRecord[], record: ConsentRecord): ConsentRecord[] {
  const last = history.findLast(({ kind }) => kind === record.kind);
  if (last !== undefined && saysTheSame(last, record)) return [...history];
  const longer = [...history, record];
  if (longer.length <= MOST_CONSENT_RECORDS) return longer;
  const oldest = Math.max(
    0,
    longer.findIndex(({ kind }) => kind === 'services'),
  );
  return longer.filter((_, index) => index !== oldest);
}

function saysTheSame(one: ConsentRecord, other: ConsentRecord): boolean {
  const named = ({ services }: ConsentRecord) => services.toSorted().join();
  return one.granted === other.granted && named(one) === named(other);
}
