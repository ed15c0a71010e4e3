import { type Division, type League, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { LEAST_MATCHES } from '@touchline/domain/reference/ranking-lists';
import { BY_THE_SEA_MILES } from '@touchline/domain/reference/geography/miles-between';
import type { Formats, Translate } from '../../i18n/use-translations';
import type { RankingAnswer, RankingMade } from './ranking-address';

/** A league and division, as `NCAA Division I`. */
export function leagueLabel({ league, division }: { readonly league: League; readonly division: Division | null }): string {
  return `${LEAGUES[league].label}${division === null ? '' : ` Division ${'I'.repeat(division)}`}`;
}

/** The title of a ranking without the site's name: `RPI 2023, women, NCAA Division I`. */
export function rankingTitle(answer: RankingAnswer, t: Translate): string {
  const { ranking, sex, season } = answer;
  const name = t(`college.list_${ranking}`);
  return [isSeasonal(answer) ? `${name} ${season}` : name, t(sex === 'male' ? 'ui.mens' : 'ui.womens'), leagueLabel(answer)].join(
    ', ',
  );
}

/** What a ranking measures, and how. */
export function rankingAbout({ ranking }: RankingAnswer, table: RankingMade | null, t: Translate): string {
  return t(`rankings.about.${ranking}`, { miles: BY_THE_SEA_MILES, count: table?.teams ?? 0, least: LEAST_MATCHES });
}

/** True where the season of a list means something to readers: champions and stadiums are of all times. */
export function isSeasonal({ ranking, season }: RankingAnswer): boolean {
  return season !== null && ranking !== 'champions' && ranking !== 'stadium';
}

/** A day or a month in words: `December 4, 2023`, `December 2023`. */
export function dayOrMonth(publishedOn: string, language: string): string {
  const isMonth = publishedOn.length === 7;
  const format = new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(isMonth ? {} : { day: 'numeric' }),
  });
  return format.format(new Date(`${publishedOn}${isMonth ? '-01' : ''}T00:00:00Z`));
}

/** A share of 0 to 100 in per cent; null where it is unknown. */
export function percent(rate: number | null, formatNumber: Formats['formatNumber']): string | null {
  return rate === null ? null : formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 0 });
}
