import { type ShownGrades, shownGrades } from '@touchline/domain/person/profiles/grade-scale';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { useFormats, useTranslations } from '../../i18n/use-translations';

/** Grades as texts: "about 3.2" and "of 4.0; 1.8 on the German scale". */
interface GradeTexts {
  readonly value: string;
  /** Null where the player gave no scale. */
  readonly note: string | null;
}

/**
 * The grades of a player as texts, converted to 4.0 where their scale has a formula
 * (docs/decisions/065-grades-on-one-scale.md); null if there are none.
 */
export function useGradeTexts(): (grades: Pick<Profile, 'gpa' | 'gpaOf'>) => GradeTexts | null {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const average = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });
  const tenths = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const scaleText = (of: number) => t('grades.of', { of: of === 4 ? tenths(of) : average(of) });

  function noteOf({ of, own }: ShownGrades): string | null {
    if (of === null) return null;
    const ownText = own === null ? null : t(`grades.own_${own.scale}`, { gpa: average(own.gpa) });
    return [scaleText(of), ownText].filter((part) => part !== null).join('; ');
  }

  return (grades) => {
    const shown = shownGrades(grades);
    if (shown === null) return null;
    const { gpa, own } = shown;
    return { value: own === null ? average(gpa) : t('grades.about', { gpa: tenths(gpa) }), note: noteOf(shown) };
  };
}
