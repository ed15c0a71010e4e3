import { Refusal } from '../../kernel/refusal/refusal';
import { deliveredAddress, isSameMailbox } from '../../kernel/text/delivered-address';
import type { Guardian } from '../consent/guardian';
import { requireRoom } from './begin-guardianship';
import {
  type Guardianship,
  guardianshipDueOn,
  type GuardianshipSide,
  isPlayerOfAge,
  mayDecideAsGuardian,
  mayReadAsGuardian,
  stateOfGuardianship,
} from './guardianship';

/** The guardians whom a player has besides the one of a link: the links, and the guardian by mail. */
export interface KnownGuardians {
  readonly links: readonly Guardianship[];
  readonly byMail: Guardian | null;
}

/**
 * The mailboxes of the guardians who confirm a further link at a time (ISO 8601): all who are linked and the one who
 * agreed by mail, without the one of the link itself. Any one of them suffices.
 */
export function furtherMailboxes(one: Guardianship, { links, byMail }: KnownGuardians, now: string): readonly string[] {
  const linked = links.filter((other) => other._id !== one._id && mayDecideAsGuardian(other, now));
  const mailed = byMail !== null && byMail.confirmedAt !== null && byMail.refusedAt === null ? [byMail.email] : [];
  const all = [...linked.map(({ email }) => email), ...mailed].filter((email) => !isSameMailbox(email, one.email));
  return [...new Map(all.map((email) => [deliveredAddress(email), email])).values()];
}

/** Whose yes a link needs that it does not have, at a time (ISO 8601). */
function missingSides(one: Guardianship, known: KnownGuardians, now: string): readonly GuardianshipSide[] {
  return [
    ...(one.playerAt === null ? (['player'] as const) : []),
    ...(one.guardianAt === null ? (['guardian'] as const) : []),
    ...(one.furtherAt === null && furtherMailboxes(one, known, now).length > 0 ? (['further'] as const) : []),
  ];
}

/**
 * Whose yes a link still waits for; nobody's once it is confirmed or over. Where the guardian who had to confirm a
 * further one is gone meanwhile, whoever was asked first says yes again.
 */
export function waitsFor(one: Guardianship, known: KnownGuardians, now: string): readonly GuardianshipSide[] {
  if (stateOfGuardianship(one, now) !== 'asked') return [];
  const missing = missingSides(one, known, now);
  return missing.length > 0 ? missing : [one.begunBy === 'player' ? 'guardian' : 'player'];
}

/** Who says yes, what they know, and the guardians there are. */
interface Confirming {
  readonly side: GuardianshipSide;
  /** Whether the player has read what the link opens. */
  readonly hasRead: boolean;
  /** The account that says yes as the guardian of the link. */
  readonly guardian: string | null;
  readonly known: KnownGuardians;
  readonly now: string;
}

/**
 * A link after one side has said yes; it is confirmed once nobody is missing. The same yes again changes nothing.
 * Throws Refusal conflict where the link is over, the player is of age, or has two guardians; invalid where the player
 * has not read what it opens.
 */
export function confirmedGuardianship(one: Guardianship, { side, hasRead, guardian, known, now }: Confirming): Guardianship {
  const state = stateOfGuardianship(one, now);
  if (state === 'expired') throw new Refusal('conflict', 'guardianshipExpired');
  if (state === 'ended') throw new Refusal('conflict', 'guardianshipOver');
  if (state === 'confirmed') return one;
  if (isPlayerOfAge(one, now)) throw new Refusal('conflict', 'guardianshipOfAge');
  if (side === 'player' && !hasRead) throw new Refusal('invalid', 'guardianshipUnread', {}, 'hasRead');
  const others = known.links.filter(({ _id }) => _id !== one._id);
  requireRoom(others, now);
  if (others.some((other) => mayReadAsGuardian(other, now) && isSameMailbox(other.email, one.email)))
    throw new Refusal('conflict', 'guardianshipAskedAlready');
  const had = one[`${side}At`];
  const answered = had === null ? { ...one, guardian: guardian ?? one.guardian, [`${side}At`]: now, changedAt: now } : one;
  const isComplete = missingSides(answered, known, now).length === 0;
  return isComplete ? { ...answered, confirmedAt: now, changedAt: now } : answered;
}

/**
 * A link that one side ends, or says no to. Whoever is a guardian already only says no before it is confirmed. Ending
 * it again changes nothing. Throws Refusal conflict for such a guardian who comes too late.
 */
export function endedGuardianship(one: Guardianship, side: GuardianshipSide, now: string): Guardianship {
  if (['ended', 'expired'].includes(stateOfGuardianship(one, now))) return one;
  if (side === 'further' && one.confirmedAt !== null) throw new Refusal('conflict', 'guardianshipOver');
  return { ...one, endedAt: now, endedBy: side, changedAt: now };
}

/** What a guardian decides for a player; null for what stays as it is. */
export interface GuardianDecision {
  readonly contactOff: boolean | null;
  readonly pageHidden: boolean | null;
  readonly asksPurchases: boolean | null;
}

/**
 * A link with what its guardian decided; the same where nothing changes. Throws Refusal forbidden for a link that is
 * not confirmed, and once the player is of age.
 */
export function decidedGuardianship(one: Guardianship, decision: GuardianDecision, now: string): Guardianship {
  if (!mayDecideAsGuardian(one, now)) throw new Refusal('forbidden', 'guardianshipReadsOnly');
  const contactOff = decision.contactOff ?? one.contactOff;
  const pageHidden = decision.pageHidden ?? one.pageHidden;
  const asksPurchases = decision.asksPurchases ?? one.asksPurchases;
  const isSame = contactOff === one.contactOff && pageHidden === one.pageHidden && asksPurchases === one.asksPurchases;
  return isSame ? one : { ...one, contactOff, pageHidden, asksPurchases, changedAt: now };
}

/** What the guardians of a player have decided together: where two disagree, the stricter decision holds. */
export function decidedByGuardians(links: readonly Guardianship[], now: string) {
  const deciding = links.filter((one) => mayDecideAsGuardian(one, now));
  return { contactOff: deciding.some((one) => one.contactOff), pageHidden: deciding.some((one) => one.pageHidden) };
}

/**
 * A link whose player decides, once asked, whether the guardian goes on reading from the 18th birthday on. Throws
 * Refusal conflict before the question and for a link that is over.
 */
export function keptGuardianship(one: Guardianship, keeps: boolean, now: string): Guardianship {
  if (!mayReadAsGuardian(one, now) || one.keepAskedAt === null) throw new Refusal('conflict', 'guardianshipNotAsked');
  if (keeps === (one.keptAt !== null)) return one;
  if (!keeps && isPlayerOfAge(one, now)) return endedGuardianship(one, 'player', now);
  return { ...one, keptAt: keeps ? now : null, changedAt: now };
}

/** A link after the job has looked at it on its day: asked about, ended by the birthday, or kept without decisions. */
export function agedGuardianship(one: Guardianship, adultFrom: string, now: string): Guardianship {
  const current = one.adultFrom === adultFrom ? one : { ...one, adultFrom };
  if (current.confirmedAt === null || current.endedAt !== null) return current;
  if (isPlayerOfAge(current, now))
    return current.keptAt === null
      ? { ...current, endedAt: now, endedBy: 'birthday', changedAt: now }
      : { ...current, contactOff: false, pageHidden: false, asksPurchases: false, changedAt: now };
  const dueOn = guardianshipDueOn(current);
  return dueOn === null || dueOn > now.slice(0, 10) ? current : { ...current, keepAskedAt: current.keepAskedAt ?? now };
}
