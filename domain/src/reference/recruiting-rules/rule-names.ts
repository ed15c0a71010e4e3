import type { Language } from '../../kernel/language';
import { LEAGUES } from '../college-kinds';
import type { RecruitingRule } from './recruiting-rule';

const DIVISION_NAMES = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The organisation of a rule with its division: `NCAA Division I`, `NAIA`. */
export function whoseRule({ organisation, division }: Pick<RecruitingRule, 'organisation' | 'division'>): string {
  const { label } = LEAGUES[organisation];
  return division === null ? label : `${label} Division ${DIVISION_NAMES[division]}`;
}

const SEASON_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  undated: { en: 'source without a date', de: 'Quelle ohne Datum' },
  'standing rule': { en: 'standing rule', de: 'dauerhafte Regel' },
};

/** The season of a rule in words: `2019-20 and since`, `2019-20 und seither`. */
export function seasonName(season: string, language: Language): string {
  return SEASON_NAMES[season]?.[language] ?? (language === 'de' ? season.replace('and since', 'und seither') : season);
}
