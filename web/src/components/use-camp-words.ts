import type { Camp } from '@touchline/domain/camp/camp';
import { useIntl } from 'react-intl';
import { useTranslations } from '../i18n/use-translations';

/** Thin and narrow spaces, which Node puts around the dash of a range and browsers do not: the page would differ from what the server rendered. */
const FINE_SPACES = /[\u2009\u202f]/g;
const DAY = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A camp's days, ages and places left in words; ages and places are null where they are not known. */
export function useCampWords({ startsOn, endsOn, ages, spacesLeft }: Pick<Camp, 'startsOn' | 'endsOn' | 'ages' | 'spacesLeft'>) {
  const t = useTranslations();
  const { formatDate, formatDateTimeRange } = useIntl();
  const days = startsOn === endsOn ? formatDate(startsOn, DAY) : formatDateTimeRange(new Date(startsOn), new Date(endsOn), DAY);
  return {
    days: days.replace(FINE_SPACES, ' '),
    ages: agesOf(ages, t),
    spaces: spacesLeft === null ? null : t('pieces.campSpaces', { spaces: spacesLeft }),
  };
}

function agesOf({ from, to }: Camp['ages'], t: ReturnType<typeof useTranslations>): string | null {
  if (from !== null && to !== null) return t('pieces.campAges', { from, to });
  if (from !== null) return t('pieces.campAgesFrom', { from });
  return to === null ? null : t('pieces.campAgesTo', { to });
}
