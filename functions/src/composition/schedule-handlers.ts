import { isGuardianOf } from '../features/guardianship/guardian-of-player-store';
import { calendarFeedStore } from '../features/schedules/calendar-feed-store';
import { campPlayersStore } from '../features/schedules/camp-players-store';
import {
  calendarFeed,
  campPlayers,
  endCalendarFeed,
  makeCalendarFeed,
  scheduleCalendar,
} from '../features/schedules/schedule-handlers';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of players' schedules in calendar programs, and with the camps of a college. */
export function scheduleHandlers({ database, clock, newId, users, profiles, camps, countAttempt }: SharedServices) {
  const feeds = calendarFeedStore({
    ...{ database, clock, newId, profiles, users },
    isGuardianOf: isGuardianOf(database, clock),
  });
  return {
    calendarFeed: calendarFeed(feeds),
    makeCalendarFeed: makeCalendarFeed(feeds, profiles),
    endCalendarFeed: endCalendarFeed(feeds),
    scheduleCalendar: scheduleCalendar(feeds, rateLimitOf('scheduleCalendar', countAttempt)),
    campPlayers: campPlayers(campPlayersStore(database, clock, camps.store)),
  };
}
