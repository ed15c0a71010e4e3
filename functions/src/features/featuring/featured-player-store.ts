import { mayBeFeatured } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore, Query } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';

/** Players whom the landing page can show. */
export interface FeaturedPlayerStore {
  /**
   * Those who may be featured on a day (YYYY-MM-DD, UTC), so many at most: first who was posted on the social networks,
   * the last post first and however late they come in the search, then the others in the order of the search.
   */
  readonly list: (today: string, most: number) => Promise<readonly Profile[]>;
}

/** So many are read for each who is shown: some await an answer, are hidden, or have withdrawn their consent. */
const READ_PER_POSTED = 2;
const READ_PER_CONSENT = 8;

export function featuredPlayerStore(database: () => Firestore): FeaturedPlayerStore {
  const profiles = () => personDocuments(database()).profiles;
  const read = async (query: Query<Profile>, most: number, today: string): Promise<readonly Profile[]> => {
    const { docs } = await query.limit(most).get();
    return docs.flatMap((one) => readOrReport(one) ?? []).filter((profile) => mayBeFeatured(profile, today));
  };

  return {
    list: async (today, most) => {
      const byPost = profiles().where('featuredAt', '>', '').orderBy('featuredAt', 'desc');
      const posted = (await read(byPost, most * READ_PER_POSTED, today)).slice(0, most);
      if (posted.length === most) return posted;
      const byRank = profiles().where('featuring.by', 'in', ['owner', 'guardian']).orderBy('search.rank', 'desc');
      const shown = new Set(posted.map(({ _id }) => _id));
      const others = (await read(byRank, most * READ_PER_CONSENT, today)).filter(({ _id }) => !shown.has(_id));
      return [...posted, ...others].slice(0, most);
    },
  };
}
