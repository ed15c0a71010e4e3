import * as z from 'zod/mini';
import type { College } from '../college/college';
import { dayAfter } from '../kernel/day';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { Refusal } from '../kernel/refusal/refusal';
import { calendarDate, shortText } from '../kernel/text/text-schemas';
import { stateSpellings } from '../reference/states';
import { type Camp, CAMP_SCHEMA_VERSION, camp } from './camp';

/** What a coach says of a new camp; everything else is filled in afterwards. It ends on or after its first day. */
export const newCampForm = z
  .object({
    name: shortText(160),
    type: camp.def.shape.type,
    sex: camp.def.shape.sex,
    startsOn: calendarDate,
    endsOn: calendarDate,
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      error: 'campEndsBeforeStart' satisfies MessageCode,
    }),
  );

type NewCampForm = z.infer<typeof newCampForm>;

/** The id of a new camp, and the moment at which it is made (ISO 8601, UTC). */
interface Making {
  readonly _id: string;
  readonly at: string;
}

/** The time zone of states and provinces that lie in one; the others, and unknown places, count as Eastern Time. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI MB'.split(' '),
  'America/Regina': ['SK'],
  'America/Denver': 'CO ID MT NM UT WY AB NT'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA BC'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Halifax': 'NB NS PE'.split(' '),
  'America/St_Johns': ['NL'],
};

function timeZoneOf(state: string | null): string {
  const [code = ''] = stateSpellings(state ?? '');
  return Object.entries(ZONES).find(([, states]) => states.includes(code))?.[0] ?? 'America/New_York';
}

/** A draft of a camp at the place of its college. */
export function newCamp(form: NewCampForm, college: Pick<College, '_id' | 'address' | 'position'>, { _id, at }: Making): Camp {
  const unknown = null;
  return camp.parse({
    ...form,
    _id,
    schemaVersion: CAMP_SCHEMA_VERSION,
    version: 1,
    collegeId: college._id,
    state: 'draft',
    description: unknown,
    startsAt: unknown,
    endsAt: unknown,
    timeZone: timeZoneOf(college.address.administrative_area_level_1),
    registrationClosesOn: unknown,
    placeName: unknown,
    address: college.address,
    position: college.position,
    priceCents: unknown,
    priceIncludes: unknown,
    capacity: unknown,
    spacesLeft: unknown,
    ages: { from: unknown, to: unknown },
    grades: { from: unknown, to: unknown },
    staff: [],
    cover: unknown,
    registrationURL: unknown,
    contactEmail: unknown,
    withheld: null,
    createdAt: at,
    updatedAt: at,
  });
}

const WEEKS_OF_A_YEAR = 52;

/**
 * A draft like an earlier camp on the same weekdays 52 weeks later, and again until it lies ahead: all days move
 * together, years in its name follow, and every place is free. Throws Refusal conflict for a hidden camp, which a copy
 * would show again.
 */
export function copiedCamp(earlier: Camp, { _id, at }: Making): Camp {
  if (earlier.withheld !== null) throw new Refusal('conflict', 'campHidden');
  const today = at.slice(0, 10);
  let years = 1;
  const moved = (day: string): string => dayAfter(day, years * WEEKS_OF_A_YEAR * 7);
  while (moved(earlier.startsOn) <= today) years += 1;
  const [year, next] = [earlier.startsOn, moved(earlier.startsOn)].map((day) => day.slice(0, 4));
  return {
    ...earlier,
    _id,
    version: 1,
    state: 'draft',
    name: earlier.name.replaceAll(year ?? '', next ?? ''),
    startsOn: moved(earlier.startsOn),
    endsOn: moved(earlier.endsOn),
    registrationClosesOn: earlier.registrationClosesOn === null ? null : moved(earlier.registrationClosesOn),
    spacesLeft: earlier.capacity,
    createdAt: at,
    updatedAt: at,
  };
}
