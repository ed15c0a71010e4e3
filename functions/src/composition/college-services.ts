import { catalogueStore } from '../features/colleges/catalogue-store';
import { collegeListStore } from '../features/colleges/college-list-store';
import { rankingStore } from '../features/colleges/ranking-store';
import { collegeStore } from '../features/colleges/college-store';
import { profileStore } from '../features/profiles/profile-store';
import { newId, systemClock as clock } from '../platform/clock-and-ids';
import { endedSessionStore } from '../platform/auth/ended-session-store';
import { firestore as database } from '../platform/firestore';
import { campServices } from './camp-services';

/**
 * The stores that reading and editing a college needs, sessions included, made once for an instance: the least of what
 * the site calls.
 */
export function collegeServices() {
  const catalogue = catalogueStore(database, clock);
  return {
    database,
    clock,
    newId,
    catalogue,
    colleges: collegeStore(database, clock, newId, catalogue),
    lists: collegeListStore(database, clock, catalogue),
    camps: campServices({ database, clock, newId, catalogue }),
    rankings: rankingStore(database, clock),
    profiles: profileStore(database),
    endedSessions: endedSessionStore(database, clock),
  };
}

export type CollegeServices = ReturnType<typeof collegeServices>;
