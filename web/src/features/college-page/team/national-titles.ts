import type { College } from '@touchline/domain/college/college';
import table from '../../../../../college-data/national-titles.csv?raw';
import type { TeamSex } from '../../../lib/addresses/college-address';
import type { NationalTitles } from '../tabs-with-content';

const SEXES: Readonly<Record<string, TeamSex>> = { men: 'male', women: 'female' };

/**
 * The national titles of a college's teams, as far as our table of champions names them (docs/data-sources.md); none
 * for a college that no register numbers. The title of 1981 was that of another association, and stands apart.
 */
export function nationalTitlesOf({
  ipedsUnitId,
  canadianId,
}: Pick<College, 'ipedsUnitId' | 'canadianId'>): readonly NationalTitles[] {
  const id = canadianId ?? String(ipedsUnitId);
  return table.split('\n').flatMap((line) => {
    const [of, league = '', division = '', teamSex = '', all = '', since = '', until = ''] = line.split(',');
    const sex = SEXES[teamSex];
    if (of !== id || sex === undefined) return [];
    const competition = division === '' ? league : `${league} D${division}`;
    const years = all.split(' ').map((text) => ({ year: text.slice(0, 4), reason: reasonIn(text.slice(4)) }));
    return [{ sex, competition, years, since: since === '' ? null : since, until: until === '' ? null : until }];
  });
}

function reasonIn(text: string): 'vacated' | 'disputed' | null {
  return text === 'vacated' || text === 'disputed' ? text : null;
}

/** The years of the titles that make a number: of championships whose every champion is known, without vacated ones. */
export function countedTitles(titles: readonly NationalTitles[]): readonly string[] {
  const complete = titles.filter(({ since }) => since === 'all');
  return complete.flatMap(({ years }) => years.flatMap(({ year, reason }) => (reason === null ? [year] : [])));
}
