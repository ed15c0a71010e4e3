import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { email, instant } from '../../kernel/text/text-schemas';
import { featuringStateOf } from './featuring-state';

/**
 * That a player wishes to be featured on the landing page and on the social networks: since when, who has to agree, and
 * when they did. An adult agrees at once; a minor's guardian is asked by mail, and until then `allowedAt` is null.
 */
export const featuring = z.strictObject({
  askedAt: instant,
  by: z.enum(['owner', 'guardian']),
  allowedAt: z.nullable(instant),
});

export type Featuring = z.infer<typeof featuring>;

/** The field in which a minor names a guardian. */
export const guardianForm = z.object({ guardianEmail: email });

/** What an owner sends: whether they wish to be featured, and a minor the mail address of a guardian. */
export const featuringForm = z.object({ wanted: z.boolean(), guardianEmail: z._default(z.nullable(email), null) });

interface Wishing {
  readonly wanted: boolean;
  readonly guardianEmail: string | null;
  /** The mail address of the account. */
  readonly ownEmail: string;
  readonly isMinor: boolean;
  readonly now: string;
}

/**
 * The wish to be featured as its owner leaves it. It stays the same where nothing changes; a guardian may be asked
 * again, and only by the newest question. Throws Refusal invalid where a minor names no guardian, or the own address.
 */
export function wishedFeaturing(stored: Featuring | null, wish: Wishing): Featuring | null {
  const { wanted, guardianEmail, ownEmail, isMinor, now } = wish;
  if (!wanted) return null;
  if (stored !== null && stored.allowedAt !== null && (stored.by === 'guardian' || !isMinor)) return stored;
  if (!isMinor) return { askedAt: now, by: 'owner', allowedAt: now };
  if (guardianEmail === null) throw new Refusal('invalid', 'guardianMissing', {}, 'guardianEmail');
  if (mailboxOf(guardianEmail) === mailboxOf(ownEmail)) throw new Refusal('invalid', 'guardianIsOwner', {}, 'guardianEmail');
  return { askedAt: now, by: 'guardian', allowedAt: null };
}

/** The mailbox of an address: lower case, without what stands between a plus sign and the at. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** What a guardian answers: yes, or no; a no also ends what was allowed before. */
export const guardianAnswer = z.enum(['allow', 'end']);

/**
 * The wish after its guardian has answered. The same answer again changes nothing. Throws Refusal conflict where the
 * question has expired, or the player is of age now and decides alone; a no is taken at any time.
 */
export function answeredFeaturing(
  stored: Featuring,
  { answer, isMinor, now }: { answer: z.infer<typeof guardianAnswer>; isMinor: boolean; now: string },
): Featuring | null {
  if (answer === 'end') return null;
  if (stored.allowedAt !== null) return stored;
  if (!isMinor || featuringStateOf(stored, now) !== 'asked') throw new Refusal('conflict', 'guardianLinkOver');
  return { ...stored, allowedAt: now };
}
