import type { Language } from '@touchline/domain/kernel/language';
import { type BesideMedian, partsOfMark } from '@touchline/domain/reference/squad-marks';
import { PLAYING_TIME_SEASONS, type SquadLine } from '@touchline/domain/reference/squads';
import type { Translate } from '../../../i18n/use-translations';

interface MarkTexts {
  readonly teams: Readonly<Record<'male' | 'female', string>>;
  readonly lines: Readonly<Record<SquadLine, string>>;
  readonly opens: (line: string, year: number) => string;
  readonly besides: Readonly<Record<BesideMedian, string>>;
}

/** The texts of filters by squads, which load with the filters. */
const TEXTS: Readonly<Record<Language, MarkTexts>> = {
  en: {
    teams: { male: 'Men', female: 'Women' },
    lines: { GK: 'Goalkeeper', DF: 'Defender', MF: 'Midfielder', FW: 'Forward' },
    opens: (line, year) => `${line} for fall ${year}`,
    besides: {
      abroadMore: 'more than the division’s median',
      abroadLess: 'fewer than the division’s median',
      homeMore: 'more than the division’s median',
      homeLess: 'fewer than the division’s median',
      squadLarger: 'larger than the division’s median',
      squadSmaller: 'smaller than the division’s median',
      freshmenPlay: 'more starts than the division’s median',
    },
  },
  de: {
    teams: { male: 'Männer', female: 'Frauen' },
    lines: { GK: 'Tor', DF: 'Abwehr', MF: 'Mittelfeld', FW: 'Angriff' },
    opens: (line, year) => `${line} zum Herbst ${year}`,
    besides: {
      abroadMore: 'mehr als im Median der Division',
      abroadLess: 'weniger als im Median der Division',
      homeMore: 'mehr als im Median der Division',
      homeLess: 'weniger als im Median der Division',
      squadLarger: 'größer als im Median der Division',
      squadSmaller: 'kleiner als im Median der Division',
      freshmenPlay: 'öfter Startelf als im Median der Division',
    },
  },
};

/** What a filter by squads asks for: the team, and the place that opens or the comparison with the median. */
export function squadMarkText(mark: string, _: Translate, language: Language): string {
  const parts = partsOfMark(mark);
  if (parts === null) return mark;
  const { teams, lines, opens, besides } = TEXTS[language];
  const team = teams[parts.sex];
  if ('line' in parts) return `${team}: ${opens(lines[parts.line], parts.year)}`;
  const season = parts.beside === 'freshmenPlay' ? ` (${PLAYING_TIME_SEASONS[parts.sex]})` : '';
  return `${team}: ${besides[parts.beside]}${season}`;
}
