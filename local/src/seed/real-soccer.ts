import type { College } from '@touchline/domain/college/college';
import { blankSoccer, type CollegeSoccer, collegeSoccer, UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import type { SquadsById } from '../tables/squads/squad-tables';

const SEXES = ['male', 'female'] as const;

/**
 * The soccer of colleges with what our tables know of their squads, playing time, crowds and official pages. A college
 * is found by its registry id; one whose seasons are not known gets a document of its own. Throws where a document does
 * not fit the stored schema.
 */
export function withSquads(
  soccer: readonly CollegeSoccer[],
  colleges: readonly Pick<College, '_id' | 'ipedsUnitId' | 'canadianId'>[],
  squads: SquadsById,
): readonly CollegeSoccer[] {
  const known = new Map(soccer.map((one) => [one._id, one]));
  for (const { _id, ipedsUnitId, canadianId } of colleges) {
    const own = squads.get(canadianId ?? String(ipedsUnitId));
    if (own === undefined) continue;
    const { teams, ...rest } = known.get(_id) ?? blankSoccer(_id);
    const parts = SEXES.map((sex) => {
      const part = own[sex];
      return [sex, part === undefined ? teams[sex] : { ...(teams[sex] ?? UNKNOWN_TEAM), ...part }] as const;
    });
    known.set(_id, collegeSoccer.parse({ ...rest, teams: Object.fromEntries(parts) }));
  }
  return [...known.values()];
}
