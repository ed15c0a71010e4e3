import type { Language } from '@touchline/domain/kernel/language';
import { STRENGTH_QUARTERS, strengthMark, type StrengthQuarter } from '@touchline/domain/reference/strength-marks';
import type { Translate } from '../../../i18n/use-translations';

interface StrengthTexts {
  readonly teams: Readonly<Record<'male' | 'female', string>>;
  readonly quarters: Readonly<Record<StrengthQuarter, string>>;
}

/** The texts of the filter by strength, which load with the filters. */
const TEXTS: Readonly<Record<Language, StrengthTexts>> = {
  en: {
    teams: { male: 'Men', female: 'Women' },
    quarters: {
      1: 'strongest quarter of the division',
      2: 'second quarter',
      3: 'third quarter',
      4: 'weakest quarter of the division',
    },
  },
  de: {
    teams: { male: 'Männer', female: 'Frauen' },
    quarters: {
      1: 'stärkstes Viertel der Division',
      2: 'zweites Viertel',
      3: 'drittes Viertel',
      4: 'schwächstes Viertel der Division',
    },
  },
};

/** The team and the quarter that a filter by strength asks for. */
export function strengthText(mark: string, _: Translate, language: Language): string {
  const { teams, quarters } = TEXTS[language];
  const found = (['male', 'female'] as const)
    .flatMap((sex) => STRENGTH_QUARTERS.map((quarter) => ({ sex, quarter })))
    .find(({ sex, quarter }) => strengthMark(sex, quarter) === mark);
  return found === undefined ? mark : `${teams[found.sex]}: ${quarters[found.quarter]}`;
}
