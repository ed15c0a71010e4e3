import type { TableLine } from '../seed/read-table';

/** The columns of national-titles.csv: a line for each team with its years, the latest first. */
export const TITLE_COLUMNS = ['id', 'league', 'division', 'sex', 'years'] as const;

/** The national titles of each team, as far as a document names the champion; what is only known by heart stays out. */
export function titleLines(champions: readonly TableLine[]): readonly TableLine[] {
  const years = new Map<string, string[]>();
  for (const { champion = '', league = '', division = '', sex = '', year = '', level } of champions) {
    if (level !== 'document' || champion === '') continue;
    const team = [champion, league, division, sex].join(',');
    years.set(team, [...(years.get(team) ?? []), year]);
  }
  return [...years].toSorted().map(([team, all]) => {
    const [id = '', league = '', division = '', sex = ''] = team.split(',');
    return { id, league, division, sex, years: all.toSorted().toReversed().join(' ') };
  });
}
