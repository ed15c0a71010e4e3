import * as z from 'zod/mini';
import { DAY_MS } from '../../../kernel/day';
import { defineCollection } from '../../../kernel/documents/define-collection';
import { instant } from '../../../kernel/text/text-schemas';
import { profile } from '../profile';

/** Version of the stored shape. */
export const CALENDAR_FEED_SCHEMA_VERSION = 1;

/** The days that the address of a feed works; each renewal starts them again. */
const FEED_DAYS = 365;

const uid = profile.shape._id;

/**
 * `calendarFeeds/{reader.player}`: that somebody follows the schedule of a player in a calendar program
 * (docs/decisions/217-calendar-feeds.md). `secretHash` is the keyed hash of the secret in the address, which only that
 * person has; a new secret replaces it.
 */
export const calendarFeed = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(CALENDAR_FEED_SCHEMA_VERSION),
  reader: uid,
  player: uid,
  secretHash: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  madeAt: instant,
});

export type CalendarFeed = z.infer<typeof calendarFeed>;

const feedEnd = (madeAt: string): Date => new Date(Date.parse(madeAt) + FEED_DAYS * DAY_MS);

/** The calendars that people follow players in. A player's own download does not tell who does. */
export const CALENDAR_FEEDS = defineCollection({
  name: 'calendarFeeds',
  holds: 'That somebody follows the schedule of a player in a calendar program, with the hash of the secret address.',
  version: CALENDAR_FEED_SCHEMA_VERSION,
  schema: calendarFeed,
  upgrades: {},
  stamps: { expiresAt: ({ madeAt }) => feedEnd(madeAt) },
  expires: `${FEED_DAYS} days after the address was made`,
  personalData: {
    export: [
      {
        section: 'calendarFeeds',
        as: 'list',
        of: [{ by: 'field', field: 'reader' }],
        sortedBy: 'madeAt',
        entry: ({ player, madeAt }) => ({ player, madeAt }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'reader' },
        { by: 'field', field: 'player' },
      ],
    },
  },
});

/** What a person is told about a feed of theirs. */
export const ownFeed = z.strictObject({ madeAt: instant, validUntil: instant });

export type OwnFeed = z.infer<typeof ownFeed>;

/** The id of the feed in which somebody follows a player; uids have no dots. */
export function feedIdOf(reader: string, player: string): string {
  return `${reader}.${player}`;
}

/** A feed with a new secret, made at a time (ISO 8601). */
export function newFeed({ reader, player, secretHash, madeAt }: Omit<CalendarFeed, '_id' | 'schemaVersion'>): CalendarFeed {
  const facts = { reader, player, secretHash, madeAt };
  return { _id: feedIdOf(reader, player), schemaVersion: CALENDAR_FEED_SCHEMA_VERSION, ...facts };
}

/** A feed as its person sees it; null once it is over at a time (ISO 8601). */
export function ownFeedAt({ madeAt }: CalendarFeed, now: string): OwnFeed | null {
  const validUntil = feedEnd(madeAt).toISOString();
  return validUntil > now ? { madeAt, validUntil } : null;
}
