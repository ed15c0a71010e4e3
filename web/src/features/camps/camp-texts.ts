import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import { campPrice } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { STATES } from '@touchline/domain/reference/states';
import { CAMP_TYPES } from '@touchline/domain/camp/camp-span';
import type { CampFacet } from '@touchline/domain/search/camps/camp-facets';
import type { Translate } from '../../i18n/use-translations';

/** The title of a month, `July 2026`, of a text YYYY-MM. */
export function monthText(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00.000Z`));
}

/** A level of hosts, `NCAA D1`, of its value in the address. */
function levelText(value: string, t: Translate): string {
  const league = LEAGUE_VALUES.find((one) => value.startsWith(one));
  if (league === undefined || league === 'other') return t('camps.level.other');
  const division = DIVISIONS.find((one) => value === `${league}${one}`);
  return `${LEAGUES[league].label}${division === undefined ? '' : ` D${division}`}`;
}

/** A value of a filter in the language of the page; an unknown one as it stands. */
export function campFilterText(name: CampFacet, value: string, t: Translate, language: Language): string {
  switch (name) {
    case 'month':
      return monthText(value, language);
    case 'gender':
      return t(value === 'female' ? 'camps.gender.female' : 'camps.gender.male');
    case 'age':
      return t('camps.ageIs', { age: value });
    case 'grade':
      return t('camps.gradeIs', { grade: value });
    case 'type':
      return typeText(CAMP_TYPES.find((one) => one === value) ?? 'day', t);
    case 'price':
      return value === '0' ? t('camps.free') : t('camps.upTo', { price: campPrice(Number(value) * 100, language) });
    case 'spaces':
      return t('camps.spaces');
    case 'open':
      return t('camps.open');
    case 'state':
      return STATES.entries.find((state) => state.value === value)?.[language] ?? value;
    case 'division':
      return levelText(value, t);
  }
}

/** The kind of a camp. */
export function typeText(type: ListedCamp['type'], t: Translate): string {
  return t(`camps.type.${type}`);
}

/** For which ages and grades a camp is; nothing where neither is known. */
export function forWhomTexts({ ages, grades }: Pick<ListedCamp, 'ages' | 'grades'>, t: Translate): readonly string[] {
  return [rangeText(ages, 'ages', t), rangeText(grades, 'grades', t)].filter((text) => text !== null);
}

function rangeText({ from, to }: ListedCamp['ages'], name: 'ages' | 'grades', t: Translate): string | null {
  if (from !== null && to !== null) return t(`camps.${name}`, { from: String(from), to: String(to) });
  if (from !== null) return t(`camps.${name}From`, { from: String(from) });
  return to === null ? null : t(`camps.${name}To`, { to: String(to) });
}

/** A camp's price with two decimals (S9-05), that it is free of charge, or that none is named. */
export function priceText(priceCents: number | null, t: Translate, language: Language): string {
  if (priceCents === null) return t('camps.noPrice');
  return priceCents === 0 ? t('camps.free') : campPrice(priceCents, language);
}
