import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { STUDY_NAMES } from './study-names';

type Names = typeof STUDY_NAMES;

/**
 * The names of fields of study by their CIP digits, in the current language; null until they are there. They are
 * downloaded where somebody needs them, because no page has room for them.
 */
export function useStudyNames(isNeeded: boolean): (value: string) => string | null {
  const { language } = useLanguage();
  const [names, setNames] = useState<Names | null>(null);
  useEffect(() => {
    let isGone = false;
    if (isNeeded)
      void import('./study-names').then(
        (loaded) => {
          if (!isGone) setNames(loaded.STUDY_NAMES);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return (value) => names?.[language][value] ?? null;
}
