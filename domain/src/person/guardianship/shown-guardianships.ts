import * as z from 'zod/mini';
import { guardianEmailOf, type GuardedAccount } from '../consent/guardian';
import type { Language } from '../../kernel/language';
import { deliveredAddress, isSameMailbox } from '../../kernel/text/delivered-address';
import { email, instant } from '../../kernel/text/text-schemas';
import type { Profile } from '../profiles/profile';
import { type KnownGuardians, waitsFor } from './answer-guardianship';
import { isOverForGuardian } from './begin-guardianship';
import {
  type Guardianship,
  guardianship,
  GUARDIANSHIP_SIDES,
  guardianshipState,
  isPlayerOfAge,
  mayDecideAsGuardian,
  stateOfGuardianship,
} from './guardianship';

const shownFields = {
  guardianshipId: z.string(),
  state: guardianshipState,
  waitsFor: z.array(z.enum(GUARDIANSHIP_SIDES)),
  ...z.pick(guardianship, { begunBy: true, validUntil: true, contactOff: true, pageHidden: true, asksPurchases: true }).shape,
};

/** A guardian as the player sees them: the name only once it is known, and what the player decided about their 18th. */
export const shownGuardian = z.strictObject({
  ...shownFields,
  name: z.nullable(z.string()),
  email,
  keep: z.enum(['no', 'asked', 'kept']),
});

export type ShownGuardian = z.infer<typeof shownGuardian>;

/** A player as a guardian sees them; `child` only once the guardian may know whom the link is to. */
export const shownChild = z.strictObject({
  ...shownFields,
  typed: z.string(),
  child: z.nullable(z.strictObject({ username: z.string(), displayName: z.string(), isFeatured: z.boolean() })),
  isReadOnly: z.boolean(),
});

export type ShownChild = z.infer<typeof shownChild>;

/** A further guardian of one's child, who waits for one's own yes. */
export const furtherGuardian = z.strictObject({
  guardianshipId: z.string(),
  childName: z.string(),
  name: z.nullable(z.string()),
  email,
  validUntil: instant,
});

/** What somebody reads of their links: as a player and as a guardian, and whom they could link next. */
export const ownGuardianships = z.strictObject({
  guardians: z.array(shownGuardian),
  children: z.array(shownChild),
  further: z.array(furtherGuardian),
  /** As a player: the address that is named as the guardian's and is not linked. As a parent: who named theirs. */
  namedEmail: z.nullable(email),
  namedBy: z.array(z.strictObject({ username: z.string(), displayName: z.string() })),
});

export type OwnGuardianships = z.infer<typeof ownGuardianships>;

/** A link as its player sees it; `name` is that of the guardian's account, which is known once they take part. */
export function shownGuardianOf(one: Guardianship, known: KnownGuardians, name: string | null, now: string): ShownGuardian {
  const {
    _id,
    begunBy,
    validUntil,
    contactOff,
    pageHidden,
    asksPurchases,
    email: address,
    guardianAt,
    keepAskedAt,
    keptAt,
  } = one;
  return {
    ...{ guardianshipId: _id, state: stateOfGuardianship(one, now), waitsFor: [...waitsFor(one, known, now)] },
    ...{ begunBy, validUntil, contactOff, pageHidden, asksPurchases, email: address },
    name: guardianAt === null ? null : name,
    keep: keptAt !== null ? 'kept' : keepAskedAt !== null && !isPlayerOfAge(one, now) ? 'asked' : 'no',
  };
}

type Child = Pick<Profile, 'username' | 'displayName' | 'featuring'>;

/**
 * A link as its guardian sees it. One that the guardian began says nothing of the player before the player has said
 * yes: it waits, or has expired.
 */
export function shownChildOf(one: Guardianship, known: KnownGuardians, child: Child | null, now: string): ShownChild {
  const { _id, begunBy, validUntil, contactOff, pageHidden, asksPurchases, typed, playerAt } = one;
  const isKnown = playerAt !== null && child !== null;
  const state = playerAt === null ? (isOverForGuardian(one, now) ? 'expired' : 'asked') : stateOfGuardianship(one, now);
  return {
    ...{ guardianshipId: _id, begunBy, validUntil, contactOff, pageHidden, asksPurchases, typed, state },
    waitsFor: playerAt === null ? (state === 'asked' ? ['player'] : []) : [...waitsFor(one, known, now)],
    child: isKnown ? { username: child.username, displayName: child.displayName, isFeatured: child.featuring !== null } : null,
    isReadOnly: isPlayerOfAge(one, now),
  };
}

/**
 * Whether an account may confirm a further link: it is linked to the player, or has the address of the consent by mail.
 */
export function mayConfirmFurther(
  one: Guardianship,
  known: KnownGuardians,
  { uid, email: address }: { readonly uid: string; readonly email: string | null },
  now: string,
): boolean {
  if (one.guardian === uid || !waitsFor(one, known, now).includes('further')) return false;
  const isLinked = known.links.some(
    (other) => other._id !== one._id && other.guardian === uid && mayDecideAsGuardian(other, now),
  );
  const { byMail } = known;
  const isByMail = byMail !== null && address !== null && isSameMailbox(byMail.email, address);
  return isLinked || (isByMail && byMail.confirmedAt !== null && byMail.refusedAt === null);
}

/** A confirmed guardian of a player: the account, where there is one, where mail goes to, and in which language. */
export interface ConfirmedGuardian {
  readonly uid: string | null;
  readonly email: string;
  readonly locale: Language;
}

/** A guardian's account as it is now. */
type GuardiansAccount = Pick<ConfirmedGuardian, 'email' | 'locale'> & { readonly uid: string };

/**
 * The confirmed guardians of a minor at a time (ISO 8601), each mailbox once: who is linked, at the present address of
 * the account, and who agreed by mail. Nobody for a player who is of age.
 */
export function confirmedGuardiansOf(
  account: GuardedAccount & Pick<ConfirmedGuardian, 'locale'>,
  links: readonly Guardianship[],
  accounts: readonly GuardiansAccount[],
  now: string,
): readonly ConfirmedGuardian[] {
  const linked = links
    .filter((one) => stateOfGuardianship(one, now) === 'confirmed' && !isPlayerOfAge(one, now))
    .map(({ guardian, email: asked }) => {
      const known = accounts.find(({ uid }) => uid === guardian);
      return { uid: guardian, email: known?.email ?? asked, locale: known?.locale ?? account.locale };
    });
  const mailed = guardianEmailOf(account, now.slice(0, 10));
  const all: readonly ConfirmedGuardian[] =
    mailed === null ? linked : [...linked, { uid: null, email: mailed, locale: account.guardian?.locale ?? account.locale }];
  return [...new Map(all.toReversed().map((one) => [deliveredAddress(one.email), one])).values()].toReversed();
}
