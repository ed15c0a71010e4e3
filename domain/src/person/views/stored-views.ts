import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { noPersonalData } from '../../kernel/documents/personal-data';
import { RETENTION } from '../../reference/limits';
import { calendarDate } from '../../kernel/text/text-schemas';
import { sumOfViews, toldOf, type ViewCounts, REPORTED_VIEWS, VIEWS_PER_BEACON } from './view-kinds';
import { username } from '../profiles/username';

/** What a browser reports of the players that were seen in it. */
export const viewsBeacon = z.object({
  views: z
    .array(z.object({ player: username, kind: z.enum(REPORTED_VIEWS) }))
    .check(z.minLength(1), z.maxLength(VIEWS_PER_BEACON)),
});

/** The names that programs give themselves; Cubot makes phones. */
const ROBOT_WORDS =
  /(?<!\bcu)bot|crawl|spider|slurp|scrape|headless|lighthouse|pagespeed|preview|monitor|uptime|facebookexternalhit|embedly|mediapartners|feedfetcher|archiver|phantomjs|python|curl|httpclient/i;

/**
 * Whether a User-Agent is a program's: browsers call themselves Mozilla/5.0 or Opera. Programs that load no scripts
 * report nothing, and one that passes for a browser is no robot to anybody.
 */
export function isRobot(userAgent: string): boolean {
  return !/^(?:Mozilla\/5\.0|Opera\/)/.test(userAgent) || ROBOT_WORDS.test(userAgent);
}

/** Version of the stored shape. */
export const DAILY_VIEWS_SCHEMA_VERSION = 1;

/**
 * The documents that count the views of one player on one day. An instance of the API always adds to the same one, at
 * most once a second: a document is written as often each second as instances run for it, however many readers come.
 */
export const VIEW_SHARDS = 10;

/**
 * So many readers of one network count for a player on a day, told apart by what their browsers call themselves:
 * anyone who makes such names up counts no more often.
 */
export const READERS_PER_NETWORK = 8;

const count = z.int().check(z.nonnegative());

/** `profiles/{uid}/views/{day}-{shard}`: a part of the views of a player on a day in UTC. */
const dailyViews = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(DAILY_VIEWS_SCHEMA_VERSION),
  day: calendarDate,
  lists: count,
  opens: count,
  videos: count,
  saves: count,
});

/** How often players are seen, by day: numbers alone, nothing of those who saw them. */
export const DAILY_VIEWS = defineCollection({
  name: 'profiles/{uid}/views',
  holds: 'How often a player was seen and saved on a day: numbers alone. The id is the day and a shard.',
  version: DAILY_VIEWS_SCHEMA_VERSION,
  schema: dailyViews,
  upgrades: {},
  stamps: { expiresAt: ({ day }) => new Date(Date.parse(day) + RETENTION.viewDays * DAY_MS) },
  expires: `${RETENTION.viewDays} days after their day`,
  personalData: {
    export: [
      {
        section: 'views',
        as: 'list',
        of: [{ by: 'parent' }],
        sortedBy: 'day',
        entry: ({ day, ...counts }) => ({ day, ...toldOf(counts) }),
      },
    ],
    deletion: { erase: [{ by: 'parent' }] },
  },
});

/** `viewMarks/{hash}`: that a view was counted already on its day. */
export const VIEW_MARKS = defineCollection({
  name: 'viewMarks',
  holds: 'That a view was counted, by a hash of its day, reader, player and kind, against repeats on the same day.',
  version: 1,
  schema: z.strictObject({ _id: z.string(), expiresAt: z.date() }),
  upgrades: {},
  expires: 'a day after their day',
  unversioned: 'Marks are created and found, never read as documents, and gone soon after their day.',
  personalData: noPersonalData('A hash that nobody can trace back to a reader, gone after the day.'),
});

/** The views of a player on a day. */
export type ViewsOfDay = ViewCounts & { readonly day: string };

/** The day of a time in UTC, YYYY-MM-DD. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The day that lies so many days after another; before it where the number is negative. */
export const daysAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** When the mark of a view of a day may go: a day later, when the next day has begun everywhere. */
export const markExpiry = (day: string): Date => new Date(Date.parse(day) + 2 * DAY_MS);

/** The days of stored parts, each once with the sum of its parts, in order. */
export function viewsByDay(parts: readonly ViewsOfDay[]): readonly ViewsOfDay[] {
  const days = [...new Set(parts.map(({ day }) => day))].toSorted();
  return days.map((day) => ({ day, ...sumOfViews(parts.filter((part) => part.day === day)) }));
}
