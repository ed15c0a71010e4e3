import * as z from 'zod/mini';
import { DAY_MS, dayAfter } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { deliveredAddress } from '../../kernel/text/delivered-address';
import { calendarDate, email, instant, shortText } from '../../kernel/text/text-schemas';
import { GUARDIANSHIP_LIMITS } from '../../reference/limits';

/** Version of the stored shape. */
export const GUARDIANSHIP_SCHEMA_VERSION = 2;

/** Who takes part: the player, the guardian of this link, and a guardian whom the player has already. */
export const GUARDIANSHIP_SIDES = ['player', 'guardian', 'further'] as const;
export type GuardianshipSide = (typeof GUARDIANSHIP_SIDES)[number];

/**
 * `guardianships/{id}`: the link between a player's account and a parent's
 * (docs/decisions/200-guardians-with-an-account.md). `player` is a uid, null where a parent asked for somebody who is
 * no minor player of ours: nobody is told, and the parent learns nothing from it. `guardian` is the uid of the parent's
 * account, null until the account of `email` has answered. `typed` is what whoever began the link wrote. `playerAt`,
 * `guardianAt` and `furtherAt` are when each side said yes, and `confirmedAt` when all that were needed had. From
 * `adultFrom` on it has ended, unless the player was asked (`keepAskedAt`) and keeps it (`keptAt`) to be read alone.
 * `contactOff`, `pageHidden` and `asksPurchases` (asked before the player pays) are what this guardian decided.
 */
export const guardianship = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(GUARDIANSHIP_SCHEMA_VERSION),
  player: z.nullable(z.string()),
  guardian: z.nullable(z.string()),
  email,
  typed: shortText(254),
  begunBy: z.enum(['player', 'guardian']),
  askedAt: instant,
  validUntil: instant,
  playerAt: z.nullable(instant),
  guardianAt: z.nullable(instant),
  furtherAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum([...GUARDIANSHIP_SIDES, 'birthday'])),
  adultFrom: z.nullable(calendarDate),
  keepAskedAt: z.nullable(instant),
  keptAt: z.nullable(instant),
  contactOff: z.boolean(),
  pageHidden: z.boolean(),
  asksPurchases: z.boolean(),
  changedAt: instant,
});

export type Guardianship = z.infer<typeof guardianship>;

export const guardianshipState = z.enum(['asked', 'confirmed', 'expired', 'ended']);
export type GuardianshipState = z.infer<typeof guardianshipState>;

/** Whether the player of a link is of age at a time (ISO 8601). */
export function isPlayerOfAge({ adultFrom }: Pick<Guardianship, 'adultFrom'>, now: string): boolean {
  return adultFrom !== null && now.slice(0, 10) >= adultFrom;
}

/** How far a link has come at a time (ISO 8601). One that is confirmed ends by itself when the player comes of age. */
export function stateOfGuardianship(one: Guardianship, now: string): GuardianshipState {
  if (one.endedAt !== null) return 'ended';
  if (one.confirmedAt === null) return one.validUntil <= now ? 'expired' : 'asked';
  return isPlayerOfAge(one, now) && one.keptAt === null ? 'ended' : 'confirmed';
}

/** Whether a guardian may read the player's page by a link: it is confirmed, and has not ended. */
export function mayReadAsGuardian(one: Guardianship, now: string): boolean {
  return stateOfGuardianship(one, now) === 'confirmed';
}

/** Whether a guardian may also decide for the player: only for a minor. */
export function mayDecideAsGuardian(one: Guardianship, now: string): boolean {
  return mayReadAsGuardian(one, now) && !isPlayerOfAge(one, now);
}

/**
 * The day (YYYY-MM-DD) on which a job has to look at a link: to ask the player, or when the player comes of age. Null
 * where nothing is left to do.
 */
export function guardianshipDueOn(one: Guardianship): string | null {
  const { confirmedAt, endedAt, adultFrom, keepAskedAt, keptAt, contactOff, pageHidden } = one;
  if (confirmedAt === null || endedAt !== null || adultFrom === null) return null;
  if (keepAskedAt === null) return dayAfter(adultFrom, -GUARDIANSHIP_LIMITS.keepAskedDays);
  return keptAt !== null && !contactOff && !pageHidden ? null : adultFrom;
}

/** The reader and the page of a confirmed link, by which a read of the page finds it; null for any other. */
function pairOf({ player, guardian, confirmedAt, endedAt }: Guardianship): string | null {
  return player === null || guardian === null || confirmedAt === null || endedAt !== null ? null : pairKey(guardian, player);
}

/** What a confirmed link is found by, from the uids of the guardian and of the player. */
export function pairKey(guardian: string, player: string): string {
  return `${guardian} ${player}`;
}

function expiryOf({ confirmedAt, endedAt, changedAt }: Guardianship): Date | null {
  if (confirmedAt !== null && endedAt === null) return null;
  return new Date(Date.parse(changedAt) + GUARDIANSHIP_LIMITS.keptDays * DAY_MS);
}

type Decisions = Pick<Guardianship, 'contactOff' | 'pageHidden' | 'asksPurchases'>;

/** What a guardian decided, as a download says it. */
const decisionsOf = ({ contactOff, pageHidden, asksPurchases }: Decisions): Decisions => ({
  ...{ contactOff, pageHidden, asksPurchases },
});

/** The links between players and their guardians. */
export const GUARDIANSHIPS = defineCollection({
  name: 'guardianships',
  holds: 'The link between a player’s account and a parent’s: who began it, who has confirmed it, what the guardian decided.',
  version: GUARDIANSHIP_SCHEMA_VERSION,
  schema: guardianship,
  // In the first version no guardian was asked before a payment.
  upgrades: { 1: (stored) => ({ ...stored, asksPurchases: false }) },
  stamps: {
    mailbox: ({ email: address }) => deliveredAddress(address),
    pair: pairOf,
    dueOn: guardianshipDueOn,
    expiresAt: expiryOf,
  },
  expires: `${GUARDIANSHIP_LIMITS.keptDays} days after their last change, unless they are confirmed`,
  personalData: {
    export: [
      {
        section: 'guardians',
        as: 'list',
        of: [{ by: 'field', field: 'player' }],
        sortedBy: 'askedAt',
        entry: ({ email: address, begunBy, askedAt, confirmedAt, endedAt, keptAt, ...decided }) => ({
          ...{ email: address, begunBy, askedAt, confirmedAt, endedAt, keptAt, ...decisionsOf(decided) },
        }),
      },
      {
        section: 'children',
        as: 'list',
        of: [{ by: 'field', field: 'guardian' }],
        sortedBy: 'askedAt',
        entry: ({ typed, begunBy, askedAt, confirmedAt, endedAt, ...decided }) => ({
          ...{ ...(begunBy === 'guardian' ? { typed } : {}), begunBy, askedAt, confirmedAt },
          ...{ endedAt: confirmedAt === null ? null : endedAt, ...decisionsOf(decided) },
        }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'player' },
        { by: 'field', field: 'guardian' },
      ],
    },
  },
});
