import { createHash } from 'node:crypto';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { callerUid, type Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { CalendarFeedStore } from './calendar-feed-store';
import type { ReadCampPlayers } from './camp-players-store';

/** The last part of a calendar's address: the secret, with the ending that calendar programs know. */
const CALENDAR_NAME = /^(?<secret>[A-Za-z0-9_-]{40,80})\.ics$/;

/** GET /ui/v1/calendarFeeds/:profileId */
export function calendarFeed(feeds: CalendarFeedStore): Handler<'calendarFeed'> {
  return async ({ actor, params }) => ({ feed: await feeds.find(callerUid(actor), params.profileId) });
}

/** POST /ui/v1/calendarFeeds/:profileId */
export function makeCalendarFeed(
  feeds: CalendarFeedStore,
  profiles: Pick<ProfileStore, 'authorityOf'>,
): Handler<'makeCalendarFeed'> {
  return async ({ actor, params, origin }) => {
    const uid = callerUid(actor);
    requireActiveAccount(await profiles.authorityOf(uid));
    const { feed, secret } = await feeds.make(uid, params.profileId);
    return { feed, address: `${origin}/ui/v1/calendars/${secret}.ics` };
  };
}

/** DELETE /ui/v1/calendarFeeds/:profileId. A deactivated account may end what it has. */
export function endCalendarFeed(feeds: CalendarFeedStore): Handler<'endCalendarFeed'> {
  return async ({ actor, params }) => {
    await feeds.end(callerUid(actor), params.profileId);
    return null;
  };
}

/**
 * GET /ui/v1/calendars/:calendar. Only the calendar program caches it, and asks each time whether it has changed:
 * nobody reads on after the end.
 */
export function scheduleCalendar(feeds: CalendarFeedStore, fetches: RateLimit): Handler<'scheduleCalendar'> {
  return async ({ params, network, origin }) => {
    await fetches.perNetwork(network);
    const secret = CALENDAR_NAME.exec(params.calendar)?.groups?.secret;
    if (secret === undefined) throw new Refusal('notFound', 'notFound');
    const bytes = Buffer.from(await feeds.calendarOf(secret, origin));
    return {
      bytes,
      contentType: 'text/calendar; charset=utf-8',
      tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      cacheControl: 'private, no-cache',
    };
  };
}

/** GET /ui/v1/colleges/:collegeId/campPlayers */
export function campPlayers(read: ReadCampPlayers): Handler<'campPlayers'> {
  return async ({ actor, params }) => ({ items: [...(await read(params.collegeId, { ...actor, uid: callerUid(actor) }))] });
}
