import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { Refusal } from '../../kernel/refusal/refusal';
import { isSameMailbox } from '../../kernel/text/delivered-address';
import { shortText } from '../../kernel/text/text-schemas';
import { isEmail } from '../../kernel/text/email';
import { GUARDIANSHIP_LIMITS } from '../../reference/limits';
import { ageOn, MIN_AGE } from '../consent/age-rules';
import { guardianRefusal } from '../consent/guardian';
import { isPlayer } from '../profiles/completeness/completeness';
import type { Profile } from '../profiles/profile';
import { usernameIn } from '../profiles/username-pattern';
import { type Guardianship, GUARDIANSHIP_SCHEMA_VERSION, stateOfGuardianship } from './guardianship';

/** What somebody sends who begins a link: a mail address or, of a player, the link or name of the page. */
export const guardianshipForm = z.object({ to: shortText(254) });

/** Whom a text names: a mail address, or a username, also at the end of the address of a page. */
export type NamedPerson = { readonly email: string } | { readonly username: string };

/** Reads whom somebody means. Throws Refusal invalid for a text that names nobody. */
export function namedPerson(to: string): NamedPerson {
  const text = to.trim();
  if (isEmail(text)) return { email: text.toLowerCase() };
  const username = usernameIn(text);
  if (username === null) throw new Refusal('invalid', 'guardianshipToNobody', {}, 'to');
  return { username };
}

/** Who would be a guardian: the kind of account, the day of birth and whether the address is proven. */
interface WouldBeGuardian {
  readonly type: Profile['type'];
  readonly dateOfBirth: string;
  readonly isVerified: boolean;
}

/**
 * Requires an account that can be a guardian's on a day (YYYY-MM-DD): a parent's, of an adult. Throws Refusal
 * forbidden, and conflict while its address is not verified.
 */
export function requireGuardianAccount({ type, dateOfBirth, isVerified }: WouldBeGuardian, today: string): void {
  if (type !== 'parent' || ageOn(dateOfBirth, today) < MIN_AGE.adult) throw new Refusal('forbidden', 'guardianshipNeedsParent');
  if (!isVerified) throw new Refusal('conflict', 'verifyEmailFirst');
}

/** What every new link has. */
interface Begun {
  readonly _id: string;
  readonly typed: string;
  readonly now: Date;
}

type Sides = Pick<Guardianship, 'player' | 'guardian' | 'email' | 'begunBy' | 'adultFrom'>;

function newGuardianship({ _id, typed, now }: Begun, sides: Sides): Guardianship {
  const at = now.toISOString();
  return {
    ...{ _id, schemaVersion: GUARDIANSHIP_SCHEMA_VERSION, typed, ...sides },
    ...{ askedAt: at, validUntil: new Date(now.getTime() + GUARDIANSHIP_LIMITS.validDays * DAY_MS).toISOString() },
    playerAt: sides.begunBy === 'player' ? at : null,
    guardianAt: sides.begunBy === 'guardian' ? at : null,
    ...{ furtherAt: null, confirmedAt: null, endedAt: null, endedBy: null, keepAskedAt: null, keptAt: null },
    ...{ contactOff: false, pageHidden: false, asksPurchases: false, changedAt: at },
  };
}

/** A player who begins a link, with the links there are. */
interface AskingPlayer {
  readonly uid: string;
  readonly type: Profile['type'];
  readonly email: string;
  readonly adultFrom: string;
  readonly links: readonly Guardianship[];
  /** The guardian's address, whether it is that of another player, and whose account has it; null where nobody's. */
  readonly guardianEmail: string;
  readonly isPlayers: boolean;
  readonly guardian: string | null;
}

/**
 * The link that a player begins. Throws Refusal forbidden for anyone but a player under 18; invalid for the own address
 * and for that of another player; conflict where the address has been asked already, the player has two guardians, or
 * too many questions are open.
 */
export function guardianshipOfPlayer(asking: AskingPlayer, begun: Begun): Guardianship {
  const { uid, type, email, adultFrom, links, guardianEmail, isPlayers, guardian } = asking;
  const now = begun.now.toISOString();
  if (!isPlayer(type) || now.slice(0, 10) >= adultFrom) throw new Refusal('forbidden', 'guardianshipForMinors');
  const refusal = guardianRefusal({ guardianEmail, ownEmail: email, isPlayers });
  if (refusal !== null) throw new Refusal('invalid', refusal, {}, 'to');
  const alive = links.filter((one) => ['asked', 'confirmed'].includes(stateOfGuardianship(one, now)));
  if (alive.some((one) => isSameMailbox(one.email, guardianEmail)))
    throw new Refusal('conflict', 'guardianshipAskedAlready', {}, 'to');
  requireRoom(alive, now);
  if (alive.length >= GUARDIANSHIP_LIMITS.open) throw new Refusal('conflict', 'guardianshipsTooMany');
  return newGuardianship(begun, { player: uid, guardian, email: guardianEmail, begunBy: 'player', adultFrom });
}

/** Throws Refusal conflict where a player has two guardians at a time (ISO 8601). */
export function requireRoom(links: readonly Guardianship[], now: string): void {
  const confirmed = links.filter((one) => stateOfGuardianship(one, now) === 'confirmed');
  if (confirmed.length >= GUARDIANSHIP_LIMITS.guardians) throw new Refusal('conflict', 'guardiansFull');
}

/** A parent who begins a link, and the player whom they may have meant. */
interface AskingGuardian {
  readonly uid: string;
  readonly email: string;
  /** The links that this parent has begun. */
  readonly begunLinks: readonly Guardianship[];
  readonly player: MeantPlayer | null;
}

interface MeantPlayer {
  readonly uid: string;
  readonly type: Profile['type'];
  readonly email: string;
  readonly adultFrom: string;
  readonly isHidden: boolean;
  readonly links: readonly Guardianship[];
}

/**
 * The link that a parent begins. It names a player only where one under 18 was meant who can be asked; for any other
 * text it looks the same to the parent, who learns neither that an address has an account nor how old somebody is.
 * Throws Refusal conflict for a text that was sent already and waits.
 */
export function guardianshipOfGuardian({ uid, email, begunLinks, player }: AskingGuardian, begun: Begun): Guardianship {
  const now = begun.now.toISOString();
  if (begunLinks.some((one) => one.typed === begun.typed && one.validUntil > now && !isOverForGuardian(one, now)))
    throw new Refusal('conflict', 'guardianshipAskedAlready', {}, 'to');
  const asked = player !== null && mayBeAsked(player, email, now) ? player : null;
  return newGuardianship(begun, {
    ...{ player: asked?.uid ?? null, guardian: uid, email, begunBy: 'guardian', adultFrom: asked?.adultFrom ?? null },
  });
}

/** Whether a parent knows that a link they began is over: a no of the player looks like no answer to them. */
export function isOverForGuardian(one: Guardianship, now: string): boolean {
  const isSilentNo = one.playerAt === null && one.endedBy === 'player' && one.validUntil > now;
  return !isSilentNo && ['ended', 'expired'].includes(stateOfGuardianship(one, now));
}

function mayBeAsked({ type, email: own, adultFrom, isHidden, links }: MeantPlayer, email: string, now: string): boolean {
  if (!isPlayer(type) || isHidden || now.slice(0, 10) >= adultFrom || isSameMailbox(own, email)) return false;
  const alive = links.filter((one) => ['asked', 'confirmed'].includes(stateOfGuardianship(one, now)));
  return alive.length < GUARDIANSHIP_LIMITS.open && !alive.some((one) => isSameMailbox(one.email, email));
}

/** How many different family names the children have whom one account has asked, however they are written. */
export function familiesAsked(lastNames: readonly string[]): number {
  const plain = lastNames.map((name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  return new Set(plain.map((name) => name.replace(/[^\p{L}]/gu, ''))).size;
}
