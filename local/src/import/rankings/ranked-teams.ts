import type { College } from '@touchline/domain/college/college';
import type { RankingRow } from '@touchline/domain/ranking/ranking';
import { registryIdOf } from '../plan/ids-of-rows';

/** A team as a ranking names it. */
export type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** The team of a registry id (UNITID or `ca-…`); null where no college has it. */
export type TeamOfId = (id: string) => NamedTeam | null;

/** Finds teams among colleges by their registry ids. */
export function teamsOf(colleges: readonly College[]): TeamOfId {
  const byId = new Map(colleges.map((college) => [String(registryIdOf(college)), college]));
  return (id) => {
    const college = byId.get(id);
    return college === undefined ? null : namedTeam(college);
  };
}

function namedTeam({ _id, name, conference, address }: College): NamedTeam {
  return { collegeId: _id, name, conference, state: address.administrative_area_level_1 };
}
