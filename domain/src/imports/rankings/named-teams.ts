import type { Sex } from '../../college/athletics';
import type { College } from '../../college/college';
import type { RankingRow } from '../../ranking/ranking';
import { registryIdOf } from '../facts/ids-of-rows';

/** A team as a ranking names it. */
export type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** A college with what rankings and results ask of it: its ids, name and state, and the conferences of its teams. */
export type NamedCollege = Pick<College, '_id' | 'name' | 'conference' | 'address' | 'ipedsUnitId' | 'canadianId'> & {
  readonly athletics: { readonly sport: readonly Pick<College['athletics']['sport'][number], 'sex' | 'conference'>[] };
};

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
