import { hadTimeToJoin } from '@touchline/domain/account/left-user';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock';
import type { LeftUserStore } from './left-user-store';

/** How many users one run looks at, in pages of so many. */
export const SWEPT_AT_ONCE = { users: 500, pages: 20 } as const;

/** What the sweep goes through. */
export interface SweepPath {
  readonly users: Pick<AuthChanges, 'list'>;
  readonly left: LeftUserStore;
  readonly clock: Clock;
}

/**
 * The job: notes users of the provider to be deleted who have had a day to become members and are none, children who closed the terms among them. From then on nobody joins
 * under their uid; the next run of `finish-erasures`, an hour later, deletes them like every account that is deleted. A run goes on where the one before ended. Answers how many are noted.
 */
export async function sweepLeftUsers({ users, left, clock }: SweepPath): Promise<number> {
  let from = await left.findPlace();
  let noted = 0;
  for (let page = 0; page < SWEPT_AT_ONCE.pages; page += 1) {
    const { users: listed, next } = await users.list(from, SWEPT_AT_ONCE.users);
    noted += await left.note(listed.filter((user) => hadTimeToJoin(user, clock())).map(({ uid }) => uid));
    await left.keepPlace(next);
    if (next === null) return noted;
    from = next;
  }
  return noted;
}
