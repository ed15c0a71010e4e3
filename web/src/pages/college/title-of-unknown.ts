import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { Translate } from '../../i18n/use-translations';

/** What is shown where an address names no college, or several: the name, and colleges with similar names. */
export interface UnknownCollege {
  readonly college: null;
  readonly name: string;
  readonly similar: AnswerOf<'searchColleges'>;
}

/** The colleges that share the name of an unknown address: theirs are that name, or that name with a town behind it. */
export function namesakesOf({ name, similar }: Pick<UnknownCollege, 'name' | 'similar'>): readonly CollegeListItem[] {
  const wanted = name.toLowerCase();
  return similar.items.filter(({ pathName }) => {
    const own = pathName.replaceAll('_', ' ').toLowerCase();
    return own === wanted || own.startsWith(`${wanted} (`);
  });
}

/** The title of a page without a college. */
export function titleOfUnknown(unknown: Pick<UnknownCollege, 'name' | 'similar'>, t: Translate): string {
  const { name } = unknown;
  return namesakesOf(unknown).length > 1 ? t('college.severalTitle', { name }) : t('college.notFoundTitle', { name });
}
