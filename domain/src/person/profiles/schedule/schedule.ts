import * as z from 'zod/mini';
import { sameJson } from '../../../kernel/json/json';
import { calendarDate, instant, shortText } from '../../../kernel/text/text-schemas';
import { TIME_OF_DAY } from '../../../kernel/text/text-traits';
import { SCHEDULE_KINDS } from '../../../reference/player-lists';

/** The most entries of a schedule. */
const MOST_ENTRIES = 100;

/** Names an entry of one schedule for as long as it is there; whoever adds it chooses it. */
const entryId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

const count = z.int().check(z.minimum(0));

/**
 * When and where coaches can see a player: `date` is the day, `until` the last one where it lasts several, `time` the
 * local time there (`18:30`), `event` the opponent or the event, `shirtNumber` the number that the player wears that
 * day. `campId` is a camp of this site that the player goes to.
 */
const scheduleEntry = z.strictObject({
  id: entryId,
  kind: z.enum(SCHEDULE_KINDS),
  date: calendarDate,
  until: z.nullable(calendarDate),
  time: z.nullable(z.string().check(z.regex(TIME_OF_DAY))),
  event: shortText(120),
  place: z.nullable(shortText(200)),
  shirtNumber: z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
  campId: z.nullable(shortText(120)),
});

export type ScheduleEntry = z.infer<typeof scheduleEntry>;

/** The schedule of a player: no id twice, and nothing that ends before it begins. */
export const schedule = z.array(scheduleEntry).check(
  z.maxLength(MOST_ENTRIES),
  z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
  z.refine((list) => list.every(({ date, until }) => until === null || until >= date)),
);

/**
 * What a calendar program learns about changes: `revision` counts those of the whole schedule, and each entry has the
 * revision and the time of its last one. No owner writes it (`stampsAfter`).
 */
export const scheduleStamps = z.strictObject({
  revision: count,
  entries: z.record(entryId, z.strictObject({ revision: count, at: instant })),
});

export type ScheduleStamps = z.infer<typeof scheduleStamps>;

/** The stamps of a schedule that nobody has changed yet. */
export const NO_STAMPS = { revision: 0, entries: {} } as const satisfies ScheduleStamps;

interface Stamped {
  readonly schedule: readonly ScheduleEntry[];
  readonly jerseyNumber: number | null;
  readonly scheduleStamps: ScheduleStamps;
}

/** A schedule in which each entry has a number: the usual one of the player where it has none of its own. */
export function numberedEntries({ schedule: entries, jerseyNumber }: Omit<Stamped, 'scheduleStamps'>): ScheduleEntry[] {
  return entries.map((entry) => ({ ...entry, shirtNumber: entry.shirtNumber ?? jerseyNumber }));
}

/**
 * The stamps of a schedule after a change at a time (ISO 8601): an entry that is new or differs has a revision higher
 * than any before, so that an entry that was removed and comes back is newer, too.
 */
export function stampsAfter(before: Stamped, after: Omit<Stamped, 'scheduleStamps'>, at: string): ScheduleStamps {
  const [are, were] = [numberedEntries(after), numberedEntries(before)];
  if (sameJson(were, are)) return before.scheduleStamps;
  const revision = before.scheduleStamps.revision + 1;
  const earlier = new Map(were.map((entry) => [entry.id, entry]));
  const stamped = are.flatMap((entry) => {
    if (!sameJson(earlier.get(entry.id), entry)) return [[entry.id, { revision, at }] as const];
    const stamp = before.scheduleStamps.entries[entry.id];
    return stamp === undefined ? [] : [[entry.id, stamp] as const];
  });
  return { revision, entries: Object.fromEntries(stamped) };
}

/** The camps of this site in a schedule, each once. */
export function campsIn(entries: readonly Pick<ScheduleEntry, 'campId'>[]): string[] {
  return [...new Set(entries.flatMap(({ campId }) => campId ?? []))];
}

/** A stored schedule of the fourteenth version, whose entries had neither a name nor a kind. */
export function namedEntries(stored: unknown): unknown {
  if (!Array.isArray(stored)) return [];
  return stored.map((entry: unknown, index) => ({
    ...{ id: `entry-${index + 1}`, kind: 'match', until: null, shirtNumber: null, campId: null },
    ...(typeof entry === 'object' ? entry : null),
  }));
}
