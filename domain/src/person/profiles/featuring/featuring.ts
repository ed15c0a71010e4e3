import * as z from 'zod/mini';
import { Refusal } from '../../../kernel/refusal/refusal';
import { email, instant, personName } from '../../../kernel/text/text-schemas';
import { NAME_MAX } from '../../../reference/limits';
import { guardianRefusal, guardianRelation } from '../../consent/guardian';
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
  /** Whether the guardian's address is that of another player's account. */
  readonly isPlayers: boolean;
  readonly now: string;
}

/**
 * The wish to be featured as its owner leaves it. It stays the same where nothing changes; a guardian may be asked
 * again, and only by the newest question. Throws Refusal invalid where a minor names no guardian, their own
 * address or another player's.
 */
export function wishedFeaturing(stored: Featuring | null, wish: Wishing): Featuring | null {
  const { wanted, guardianEmail, ownEmail, isMinor, isPlayers, now } = wish;
  if (!wanted) return null;
  if (stored !== null && stored.allowedAt !== null && (stored.by === 'guardian' || !isMinor)) return stored;
  if (!isMinor) return { askedAt: now, by: 'owner', allowedAt: now };
  if (guardianEmail === null) throw new Refusal('invalid', 'guardianMissing', {}, 'guardianEmail');
  const refusal = guardianRefusal({ guardianEmail, ownEmail, isPlayers });
  if (refusal !== null) throw new Refusal('invalid', refusal, {}, 'guardianEmail');
  return { askedAt: now, by: 'guardian', allowedAt: null };
}

/** What a guardian answers: yes with a name and a relation, or no; a no also ends what was allowed before. */
export const guardianAnswer = z.object({
  answer: z.enum(['allow', 'end']),
  name: z._default(z.nullable(personName(NAME_MAX)), null),
  relation: z._default(z.nullable(guardianRelation), null),
});

interface Answering extends z.infer<typeof guardianAnswer> {
  readonly isMinor: boolean;
  /** Whether the address that was asked is the player's own by now, or another player's. */
  readonly isRefused: boolean;
  readonly now: string;
}

/**
 * The wish after its guardian has answered. The same answer again changes nothing; a no is taken at any time. Throws
 * Refusal conflict for a yes where the question has expired, the player is of age now and decides alone, or the address
 * is a player's, and invalid for one that says nothing of who gives it.
 */
export function answeredFeaturing(
  stored: Featuring,
  { answer, name, relation, isMinor, isRefused, now }: Answering,
): Featuring | null {
  if (answer === 'end') return null;
  if (stored.allowedAt !== null) return stored;
  if (!isMinor || featuringStateOf(stored, now) !== 'asked') throw new Refusal('conflict', 'guardianLinkOver');
  if (isRefused) throw new Refusal('conflict', 'guardianIsPlayer');
  if (name === null) throw new Refusal('invalid', 'textMissing', {}, 'name');
  if (relation === null) throw new Refusal('invalid', 'guardianRelationMissing', {}, 'relation');
  return { ...stored, allowedAt: now };
}
