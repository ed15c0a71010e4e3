import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { address, position } from '../college/college-parts';
import { COMMIT_TIME, defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { calendarDate, HIDING, instant, longText, mailAddress, shortText, webLink } from '../kernel/text/text-schemas';
import { pictureId } from '../pictures/picture-id';
import { CAMP_STATES, CAMP_TYPES } from './camp-span';

/** Version of the stored shape. */
export const CAMP_SCHEMA_VERSION = 3;

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const count = z.int().check(z.minimum(0), z.maximum(100_000));
const age = z.int().check(z.minimum(3), z.maximum(99));
const grade = z.int().check(z.minimum(1), z.maximum(12));

const inOrder = (low: number | string | null, high: number | string | null): boolean =>
  low === null || high === null || low <= high;

/**
 * A camp, hosted by one college. Days are those of `timeZone` (an IANA name), prices US cents, times HH:MM; unknown
 * fields are null. It ends on or after its first day, registration closes on or before its last, and `spacesLeft` is at
 * most its capacity. `withheld` says that an admin hides it, and why: only the editors of its college see it then.
 */
export const camp = z
  .strictObject({
    _id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,120}$/)),
    schemaVersion: z.literal(CAMP_SCHEMA_VERSION),
    version: z.int().check(z.minimum(1)),
    collegeId,
    state: z.enum(CAMP_STATES),
    name: shortText(160),
    type: z.enum(CAMP_TYPES),
    sex: z.enum(['male', 'female', 'both']),
    description: z.nullable(longText(20_000)),
    startsOn: calendarDate,
    endsOn: calendarDate,
    startsAt: z.nullable(timeOfDay),
    endsAt: z.nullable(timeOfDay),
    timeZone: z.string().check(z.regex(/^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/)),
    registrationClosesOn: z.nullable(calendarDate),
    placeName: z.nullable(shortText(200)),
    address,
    position,
    priceCents: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000))),
    priceIncludes: z.nullable(longText(2000)),
    capacity: z.nullable(count),
    spacesLeft: z.nullable(count),
    ages: z.strictObject({ from: z.nullable(age), to: z.nullable(age) }),
    grades: z.strictObject({ from: z.nullable(grade), to: z.nullable(grade) }),
    staff: z.array(shortText(120)).check(z.maxLength(60)),
    cover: z.nullable(pictureId),
    registrationURL: z.nullable(webLink),
    contactEmail: z.nullable(mailAddress),
    withheld: z.nullable(z.strictObject(HIDING)),
    createdAt: instant,
    updatedAt: instant,
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }),
    z.refine(({ registrationClosesOn, endsOn }) => inOrder(registrationClosesOn, endsOn), { path: ['registrationClosesOn'] }),
    z.refine(({ spacesLeft, capacity }) => inOrder(spacesLeft, capacity), { path: ['spacesLeft'] }),
    z.refine(({ ages }) => inOrder(ages.from, ages.to), { path: ['ages', 'to'] }),
    z.refine(({ grades }) => inOrder(grades.from, grades.to), { path: ['grades', 'to'] }),
  );

/**
 * The camps; `changedAt` lets an instance read only those that changed since it last looked. In the first version every
 * camp was published; in the second admins hid none.
 */
export const CAMPS = defineCollection({
  name: 'camps',
  holds: 'A camp of a college: a draft, published or archived.',
  version: CAMP_SCHEMA_VERSION,
  schema: camp,
  upgrades: {
    1: (stored) => ({ state: 'published', ...stored }),
    2: (stored) => ({ ...stored, withheld: null }),
  },
  stamps: { changedAt: () => COMMIT_TIME },
  personalData: noPersonalData(
    'It is about a college; staff are named as the college publishes them, none of them by an account.',
  ),
});

export type Camp = z.infer<typeof camp>;
