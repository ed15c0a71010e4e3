import * as z from 'zod/mini';
import { instant, shortText } from '../../kernel/text/text-schemas';

/** That an admin hides a profile: since when, and the reason that its owner is told. */
export const withheld = z.strictObject({ at: instant, reason: shortText(500) });

/** What an admin sends to hide a profile; null shows it again. */
export const hidingForm = z.object({ reason: z.nullable(withheld.shape.reason) });

/** What `withHiding` changes of a profile. */
interface Hideable {
  readonly withheld: z.infer<typeof withheld> | null;
  readonly version: number;
  readonly updatedAt: string;
}

/**
 * A profile that an admin hides for a reason, or shows again (null); unchanged where it is so already. Reactivating the
 * account does not show it: both have to hold.
 */
export function withHiding<Person extends Hideable>(person: Person, reason: string | null, now: string): Person {
  if (reason === (person.withheld?.reason ?? null)) return person;
  return {
    ...person,
    withheld: reason === null ? null : { at: person.withheld?.at ?? now, reason },
    version: person.version + 1,
    updatedAt: now,
  };
}
