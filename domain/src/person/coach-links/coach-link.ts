import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { email, instant, phoneNumber, trimmedText } from '../../kernel/text/text-schemas';
import { COACH_LINK_LIMITS, LINK_GROUPS } from '../../reference/coach-links';

/** Version of the stored shape. */
export const COACH_LINK_SCHEMA_VERSION = 1;

/**
 * For whom a link is: `coach` is the uid of a coach with an account, `email` an address that its reader confirms. An
 * adult's link may have neither, for paper.
 */
export const linkReceiver = z.strictObject({
  name: trimmedText(COACH_LINK_LIMITS.nameMax),
  coach: z.nullable(z.string()),
  email: z.nullable(email),
});

/** The contact that an adult's link shows: the address of the account, and a phone number. */
export const linkContact = z.strictObject({ showsEmail: z.boolean(), phone: z.nullable(phoneNumber) });

/**
 * `coachLinks/{id}`: a private link by which a player shows closed groups of the page to one person
 * (docs/decisions/219-a-link-for-one-coach.md). `player` is a uid. `confirmAskedAt` is when the latest mail went to the
 * receiver whose link has not been used; `confirmedAt` is when the receiver first used one.
 */
export const coachLink = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(COACH_LINK_SCHEMA_VERSION),
  player: z.string(),
  receiver: linkReceiver,
  groups: z.array(z.enum(LINK_GROUPS)).check(z.maxLength(LINK_GROUPS.length)),
  contact: linkContact,
  locale: z.enum(['en', 'de']),
  madeAt: instant,
  validUntil: instant,
  confirmAskedAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  opened: z.int().check(z.minimum(0)),
  lastOpenedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum(['player', 'guardian'])),
});

export type CoachLink = z.infer<typeof coachLink>;

export const COACH_LINK_STATES = ['open', 'expired', 'ended'] as const;
export type CoachLinkState = (typeof COACH_LINK_STATES)[number];

/** Whether a link still opens something at a time (ISO 8601). */
export function stateOfCoachLink({ endedAt, validUntil }: CoachLink, now: string): CoachLinkState {
  if (endedAt !== null) return 'ended';
  return validUntil <= now ? 'expired' : 'open';
}

/** The private links of players. */
export const COACH_LINKS = defineCollection({
  name: 'coachLinks',
  holds: 'A private link of a player for one person: for whom, what it opens, until when, and how often it was opened.',
  version: COACH_LINK_SCHEMA_VERSION,
  schema: coachLink,
  upgrades: {},
  stamps: { expiresAt: ({ validUntil }) => new Date(Date.parse(validUntil) + COACH_LINK_LIMITS.keptDays * DAY_MS) },
  expires: `${COACH_LINK_LIMITS.keptDays} days after the day on which they end at the latest`,
  personalData: {
    export: [
      {
        section: 'coachLinks',
        as: 'list',
        of: [{ by: 'field', field: 'player' }],
        sortedBy: 'madeAt',
        entry: ({ receiver: { name, email: address }, groups, contact, madeAt, validUntil, ...link }) => ({
          ...{ name, email: address, groups, contact, madeAt, validUntil, endedAt: link.endedAt },
          ...{ confirmedAt: link.confirmedAt, opened: link.opened, lastOpenedAt: link.lastOpenedAt },
        }),
      },
      {
        section: 'coachLinksReceived',
        as: 'list',
        of: [{ by: 'field', field: 'receiver.coach' }],
        sortedBy: 'madeAt',
        entry: ({ receiver: { name }, madeAt, validUntil, endedAt, opened, lastOpenedAt }) => ({
          ...{ name, madeAt, validUntil, endedAt, opened, lastOpenedAt },
        }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'player' },
        { by: 'field', field: 'receiver.coach' },
      ],
    },
  },
});
