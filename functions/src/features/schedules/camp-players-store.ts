import type { Actor } from '@touchline/domain/permissions/may-edit';
import { readerOf } from '@touchline/domain/permissions/profile-reader';
import { dayIn } from '@touchline/domain/camp/camp-span';
import { isShownToAll } from '@touchline/domain/camp/hidden-camp';
import { CAMP_PLAYERS_MAX, type CampPlayer, campPlayersOf } from '@touchline/domain/person/profiles/schedule/camp-players';
import { collegesOfCoach } from '@touchline/domain/person/roles/coach-role';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { CampStore } from '../camps/camp-store';
import { personDocuments } from '../profiles/profile-store';
import { playersBlocking } from '../threads/blocking-players';

/** So many values one query compares with. */
const AT_ONCE = 30;

/** Who is at the coming camps of a college, as far as somebody sees it. */
export type ReadCampPlayers = (collegeId: string, actor: Actor & { readonly uid: string }) => Promise<readonly CampPlayer[]>;

export function campPlayersStore(database: () => Firestore, clock: Clock, camps: Pick<CampStore, 'listOf'>): ReadCampPlayers {
  return async (collegeId, actor) => {
    const all = await camps.listOf(collegeId);
    const coming = all.filter((camp) => isShownToAll(camp) && camp.endsOn >= dayIn(camp.timeZone, clock()));
    const campIds = coming.map(({ _id }) => _id);
    const parts = Array.from({ length: Math.ceil(campIds.length / AT_ONCE) }, (_, index) =>
      campIds.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    const { profiles } = personDocuments(database());
    const [blocking, ...found] = await Promise.all([
      playersBlocking(database(), { coach: actor.uid, collegeIds: collegesOfCoach(actor.roles) }),
      ...parts.map((ids) => profiles.where('campIds', 'array-contains-any', ids).limit(CAMP_PLAYERS_MAX).get()),
    ]);
    const players = found.flatMap(({ docs }) => docs.flatMap((one) => readOrReport(one) ?? []));
    return campPlayersOf(players, campIds, { readAs: (id) => readerOf(actor, id), blocking, at: clock().toISOString() }).slice(
      0,
      CAMP_PLAYERS_MAX,
    );
  };
}
