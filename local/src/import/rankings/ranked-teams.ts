import type { Sex } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import type { RankingRow } from '@touchline/domain/ranking/ranking';
import { registryIdOf } from '../plan/ids-of-rows';

/** A team as a ranking names it. */
export type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** The teams of a sex of stored colleges by the ids of the colleges, each in its own conference. */
export function namesOfColleges(colleges: readonly College[], sex: Sex): ReadonlyMap<string, NamedTeam> {
  return new Map(
    colleges.map(({ _id, name, conference, address, athletics }) => {
      const team = athletics.sport.find((one) => one.sex === sex);
      const state = address.administrative_area_level_1;
      return [_id, { collegeId: _id, name, conference: team?.conference ?? conference, state }];
    }),
  );
}

/** The team of a registry id (UNITID or `ca-…`); null where no college has it. */
export type TeamOfId = (id: string, sex: Sex) => NamedTeam | null;

/** The teams of stored colleges. A team that plays in another conference than its college is in its own. */
export function storedTeams(colleges: readonly College[]): TeamOfId {
  const byId = new Map(colleges.map((college) => [String(registryIdOf(college)), college]));
  return (id, sex) => {
    const college = id === '' ? undefined : byId.get(id);
    if (college === undefined) return null;
    const { _id: collegeId, name, conference, address, athletics } = college;
    const team = athletics.sport.find((one) => one.sex === sex);
    return { collegeId, name, conference: team?.conference ?? conference, state: address.administrative_area_level_1 };
  };
}
