import type { College } from '@touchline/domain/college/college';
import { CORRECTABLE_FIELDS, factOfField, rowOfField, typedTextOf } from '@touchline/domain/college/facts/correctable-fields';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { CAMPUS_SETTINGS, COLLEGE_TYPES, LEAGUES, LEAGUE_VALUES } from '@touchline/domain/reference/college-kinds';
import type { MessageKey } from '../../../i18n/english';
import { englishCorrections } from '../../../i18n/english/corrections';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { SHOWN_FACTS } from '../college-facts';

const isText = (key: string): key is keyof typeof englishCorrections => Object.hasOwn(englishCorrections, key);

/** Names a fact as the page does, else by a text of its own; a team's fact also names the team. */
export function useFactTitle(): (field: string) => string {
  const t = useTranslations();
  return (field) => {
    const { team, path } = factOfField(field);
    const shown = SHOWN_FACTS.find((fact) => fact.path === `/${path.replaceAll('.', '/')}`);
    const own = `correction.fact.${path.split('.').at(-1) ?? ''}`;
    const key: MessageKey | null = shown === undefined ? (isText(own) ? own : null) : `college.${shown.name}`;
    const fact = key === null ? path : t(key);
    return team === null ? fact : t('correction.factOfTeam', { fact, team });
  };
}

const isRegion = (field: string): boolean => factOfField(field).path === 'region';

/** Says a choice of a fact in words: a league, a division, a region, a kind of college or campus. */
export function useChoiceWord(): (field: string, value: string) => string {
  const t = useTranslations();
  return (field, value) => {
    if (isRegion(field)) return t('correction.regionOf', { number: Number(value) });
    const league = LEAGUE_VALUES.find((one) => one === value);
    if (league !== undefined) return league === 'other' ? t('correction.leagueOther') : LEAGUES[league].label;
    const kind = [...COLLEGE_TYPES, ...CAMPUS_SETTINGS].find((one) => one === value);
    return kind === undefined ? t('correction.divisionOf', { number: Number(value) }) : t(`college.value.${kind}`);
  };
}

/** Writes the value of a fact in one line; what is not known is named as such. */
export function useFactText(): (field: string, value: unknown) => string {
  const t = useTranslations();
  const { language } = useLanguage();
  const { formatNumber } = useFormats();
  const wordOf = useChoiceWord();
  return (field, value) => {
    const kind = rowOfField(field)?.kind ?? 'text';
    const plain = typedTextOf(value).replaceAll('\n', ', ');
    if (plain === '') return t('correction.unknown');
    if (kind === 'choice' || kind === 'numberChoice') return wordOf(field, plain);
    if (typeof value !== 'number' || kind === 'year') return plain;
    if (kind === 'dollars') return academicsCost(value, language);
    return kind === 'percent' ? formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 }) : formatNumber(value);
  };
}

/** The facts of a college that can be corrected: those of teams that it has, and a region in the NJCAA alone. */
export function correctableFieldsOf(college: Pick<College, 'athletics' | 'league'> | undefined): readonly string[] {
  const teams = college?.athletics.sport.map(({ sex }) => sex) ?? [];
  return CORRECTABLE_FIELDS.filter((one) => {
    const { team } = factOfField(one);
    if (isRegion(one) && college?.league !== 'njcaa') return false;
    return team === null || teams.some((sex) => sex === team);
  });
}
