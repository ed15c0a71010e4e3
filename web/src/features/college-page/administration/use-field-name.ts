import type { CollegePagePart } from '@touchline/domain/college/editing/college-completeness';
import { COLLEGE_PAGE_PARTS } from '@touchline/domain/college/editing/college-completeness';
import { useTranslations } from '../../../i18n/use-translations';
import { pathsOfPart } from '../editing/paths-of-parts';
import { SHOWN_FACTS } from '../../../components/college/college-facts';
import { useAdministrationTexts } from './administration-texts';

const PARTS: readonly CollegePagePart[] = Object.values(COLLEGE_PAGE_PARTS).flat();

/** The tab that shows the rest of a branch of the college. */
const TAB_OF: Readonly<Record<string, 'athletics' | 'academics' | 'facilities' | 'campus' | 'city' | 'photos' | 'contact'>> = {
  athletics: 'athletics',
  academics: 'academics',
  facilities: 'facilities',
  campus: 'campus',
  city: 'city',
  albums: 'photos',
  pictureDetails: 'photos',
  address: 'contact',
  admissions: 'contact',
};

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}/`);

/**
 * Names the place of a change for people: the part of the page, else the fact, else the tab that shows it. A path is a
 * JSON pointer, in which a number stands for an entry of a list.
 */
export function useFieldName(): (path: string) => string {
  const t = useTranslations();
  const { otherFacts } = useAdministrationTexts();
  return (path) => {
    const pattern = path.replace(/\/(\d+|-)(?=\/|$)/g, '/*');
    const fact = SHOWN_FACTS.find((one) => isWithin(path, one.path));
    if (fact !== undefined) return t(`college.${fact.name}`);
    const part = PARTS.find((one) => pathsOfPart(one).some((whole) => isWithin(pattern, whole)));
    if (part !== undefined) return t(`college.part_${part}`);
    const tab = TAB_OF[path.split('/')[1] ?? ''];
    return tab === undefined ? otherFacts : t(`college.${tab}`);
  };
}
