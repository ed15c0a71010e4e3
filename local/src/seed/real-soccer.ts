import type { College } from '@touchline/domain/college/college';
import { blankSoccer, type CollegeSoccer, collegeSoccer, UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import type { SquadsById } from '../tables/squads/squad-tables';

/**
 * The soccer of the colleges of which our tables know something: squads, playing time, crowds and official pages. A
 * college is found by its registry id. Throws where a document does not fit the stored schema.
 */
export function realSoccer(
  colleges: readonly Pick<College, '_id' | 'ipedsUnitId' | 'canadianId'>[],
  squads: SquadsById,
): readonly CollegeSoccer[] {
  return colleges.flatMap(({ _id, ipedsUnitId, canadianId }) => {
    const own = squads.get(canadianId ?? String(ipedsUnitId));
    if (own === undefined) return [];
    const teamOf = (sex: 'male' | 'female') => (own[sex] === undefined ? null : { ...UNKNOWN_TEAM, ...own[sex] });
    return [collegeSoccer.parse({ ...blankSoccer(_id), teams: { male: teamOf('male'), female: teamOf('female') } })];
  });
}
