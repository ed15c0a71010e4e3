import * as z from 'zod/mini';
import { ownFeed } from '../../person/profiles/schedule/calendar-feed';
import { campPlayer } from '../../person/profiles/schedule/camp-players';

const change = { access: 'signedIn', query: null, body: null, cacheSeconds: 0, requiresXsrf: true } as const;
const read = { query: null, body: null, status: 200, cacheSeconds: 0 } as const;

/** The rows of players' schedules in calendar programs (docs/decisions/217-calendar-feeds.md), and of camps. */
export const SCHEDULE_ROWS = {
  calendarFeed: {
    ...read,
    summary:
      'Whether the caller follows the schedule of a player in a calendar program: since when, and until when the address works. The address itself is never answered again.',
    access: 'signedIn',
    refusals: ['signInRequired', 'notFound'],
    answer: z.strictObject({ feed: z.nullable(ownFeed) }),
  },
  makeCalendarFeed: {
    ...change,
    summary:
      'Makes the address under which the caller alone follows the schedule of a player in a calendar program, or a new one: the former stops. 404 where the caller sees no schedule, or the player blocks them.',
    status: 200,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ feed: ownFeed, address: z.string() }),
  },
  endCalendarFeed: {
    ...change,
    summary: 'Ends the caller’s address for the calendar of a player, at once. Repeating it changes nothing.',
    status: 204,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
  scheduleCalendar: {
    ...read,
    summary:
      'The schedule of a player as `text/calendar` (RFC 5545) for whoever has the secret in the address, as far as the person whose secret it is sees it now. 404, always the same, for a secret that is unknown, over or renewed, and where that person may not follow the player any more.',
    access: 'everyone',
    refusals: ['notFound', 'tooMany'],
    answer: 'bytes',
  },
  campPlayers: {
    ...read,
    summary:
      'The players who have a coming camp of the college in their schedule, as far as the calling coach sees it, by name, 200 at most.',
    access: 'collegeEditor',
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ items: z.array(campPlayer) }),
  },
} as const;
