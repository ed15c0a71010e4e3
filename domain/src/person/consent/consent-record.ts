import * as z from 'zod/mini';
import { instant } from '../../kernel/text/text-schemas';
import { CONSENT_SERVICES, type ConsentService } from './allowed-services';

/** The names of the consent services (S9-11), as schemas take them. */
export const consentService = z.enum(Object.keys(CONSENT_SERVICES) as [ConsentService, ...ConsentService[]]);

/**
 * One line of an account's consent history, oldest first: the terms were accepted, marketing mail was allowed or
 * refused, or services were chosen. Only the last kind has `services`; its `granted` is true where there are any beyond
 * the necessary ones. `version` is that of the terms agreed to; null for the other kinds, and for agreements of a time
 * when the terms had none.
 */
export const consentRecord = z.strictObject({
  at: instant,
  kind: z.enum(['terms', 'marketing', 'services']),
  granted: z.boolean(),
  services: z.array(consentService),
  version: z.nullable(z.int().check(z.positive())),
});

export type ConsentRecord = z.infer<typeof consentRecord>;

/** The most lines of an account's history: the oldest choices of services are removed first. */
export const MAX_CONSENT_RECORDS = 200;

/** The history with one more line; unchanged where the last line of the same kind is equal. */
export function withConsent(history: readonly ConsentRecord[], record: ConsentRecord): ConsentRecord[] {
  const last = history.findLast(({ kind }) => kind === record.kind);
  if (last !== undefined && isSameConsent(last, record)) return [...history];
  const longer = [...history, record];
  if (longer.length <= MAX_CONSENT_RECORDS) return longer;
  const oldest = Math.max(
    0,
    longer.findIndex(({ kind }) => kind === 'services'),
  );
  return longer.filter((_, index) => index !== oldest);
}

function isSameConsent(one: ConsentRecord, other: ConsentRecord): boolean {
  const named = ({ services }: ConsentRecord) => services.toSorted().join();
  return one.granted === other.granted && one.version === other.version && named(one) === named(other);
}
