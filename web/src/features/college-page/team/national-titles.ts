import type { College } from '@touchline/domain/college/college';
import table from '../../../../../college-data/national-titles.csv?raw';
import type { TeamSex } from '../../../lib/addresses/college-address';
import type { NationalTitles } from '../tabs-with-content';

const SEXES: Readonly<Record<string, TeamSex>> = { men: 'male', women: 'female' };

/**
 * The national titles of a college's teams, as far as our table of champions names them (docs/data-sources.md); none
 * for a college that no register numbers.
 */
export function nationalTitlesOf({
  ipedsUnitId,
  canadianId,
}: Pick<College, 'ipedsUnitId' | 'canadianId'>): readonly NationalTitles[] {
  const id = canadianId ?? String(ipedsUnitId);
  return table.split('\n').flatMap((line) => {
    const [of, league = '', division = '', teamSex = '', years = ''] = line.split(',');
    const sex = SEXES[teamSex];
    if (of !== id || sex === undefined) return [];
    return [{ sex, competition: division === '' ? league : `${league} D${division}`, years: years.split(' ') }];
  });
}
