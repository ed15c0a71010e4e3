import type { RouteName } from '@touchline/domain/http/api-routes';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { aPerson } from '../members/people';
import { cells, everyone, type PermissionRow, type Stage, signedIn } from '../platform/permission-cells';
import { aStoredFeed } from './calendar-feeds';

const ofProfile = ({ profileId }: Stage) => ({ params: { profileId } });

/** The cells of players' schedules in calendar programs, and with the camps of a college. */
export const PERMISSIONS_OF_SCHEDULES = {
  calendarFeed: [{ row: 'calendar', description: 'their own', cells: signedIn(200), send: ofProfile }],
  makeCalendarFeed: [
    {
      row: 'calendar',
      description: 'of a minor with a match: the owner and accepted coaches',
      cells: cells(401, 200, 404, 404, 200, 200, 404, 401, 401, 401, 401),
      send: async ({ profileId }: Stage) => {
        await personDocuments(firestore())
          .profiles.doc(profileId)
          .update({ schedule: [aMatch()], adultFrom: '2999-01-01' });
        return { params: { profileId } };
      },
    },
  ],
  endCalendarFeed: [{ row: 'calendar', description: 'their own', cells: signedIn(204), send: ofProfile }],
  scheduleCalendar: [
    {
      row: 'calendar',
      description: 'whoever has the secret of a player',
      cells: everyone(200),
      send: async () => {
        const { uid } = await aPerson();
        return { params: { calendar: await aStoredFeed(uid, uid) } };
      },
    },
  ],
  campPlayers: [
    {
      row: 'calendar',
      description: 'for the coaches of the college and admins',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: ({ collegeId }: Stage) => ({ params: { collegeId } }),
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
