import { type Sex, sportEntry } from '@touchline/domain/college/athletics';
import { type College, college, COLLEGES } from '@touchline/domain/college/college';
import type { RankingRow } from '@touchline/domain/ranking/ranking';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readArchivedColleges, readable } from '../import-store';
import { registryIdOf } from '../plan/ids-of-rows';

/** A team as a ranking names it. */
export type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

const NAMED = { _id: true, name: true, conference: true, address: true, ipedsUnitId: true, canadianId: true } as const;
const NAMED_FIELDS = ['schemaVersion', 'name', 'conference', 'address', 'ipedsUnitId', 'canadianId', 'athletics.sport'];
const namedCollege = z.extend(z.pick(college, NAMED), {
  athletics: z.object({ sport: z.array(z.pick(z.object(sportEntry.shape), { sex: true, conference: true })) }),
});

/** A college with what rankings and results ask of it: its ids, name and state, and the conferences of its teams. */
export type NamedCollege = Pick<College, '_id' | 'name' | 'conference' | 'address' | 'ipedsUnitId' | 'canadianId'> & {
  readonly athletics: { readonly sport: readonly Pick<College['athletics']['sport'][number], 'sex' | 'conference'>[] };
};

/**
 * Reads every college, archived ones included, as far as rankings and results ask. One that is stored in an earlier
 * shape is read whole. Throws ImportRefusal where one cannot be read.
 */
export async function readNamedColleges(database: Firestore): Promise<readonly NamedCollege[]> {
  const { colleges } = collegeDocuments(database);
  const [stored, archived] = await Promise.all([
    colleges
      .withConverter(null)
      .select(...NAMED_FIELDS)
      .get(),
    readArchivedColleges(database),
  ]);
  const whole = (id: string) => colleges.doc(id).get();
  const read = await Promise.all(
    stored.docs.map(async (snapshot) => {
      const { schemaVersion, ...fields } = snapshot.data();
      if (schemaVersion === COLLEGES.version) {
        const parsed = namedCollege.safeParse({ ...fields, _id: snapshot.id });
        if (parsed.success) return parsed.data;
      }
      return readable(await whole(snapshot.id));
    }),
  );
  return [...read.flatMap((one) => one ?? []), ...archived];
}

/** The teams of a sex of stored colleges by the ids of the colleges, each in its own conference. */
export function namesOfColleges(colleges: readonly NamedCollege[], sex: Sex): ReadonlyMap<string, NamedTeam> {
  return new Map(colleges.map((one) => [one._id, namedTeamOf(one, sex)]));
}

/** The team of a registry id (UNITID or `ca-…`); null where no college has it. */
export type TeamOfId = (id: string, sex: Sex) => NamedTeam | null;

/** The teams of stored colleges. */
export function storedTeams(colleges: readonly NamedCollege[]): TeamOfId {
  const byId = new Map(colleges.map((one) => [String(registryIdOf(one)), one]));
  return (id, sex) => {
    const found = id === '' ? undefined : byId.get(id);
    return found === undefined ? null : namedTeamOf(found, sex);
  };
}

/** A team that plays in another conference than its college is in its own. */
function namedTeamOf({ _id: collegeId, name, conference, address, athletics }: NamedCollege, sex: Sex): NamedTeam {
  const team = athletics.sport.find((one) => one.sex === sex);
  return { collegeId, name, conference: team?.conference ?? conference, state: address.administrative_area_level_1 };
}
