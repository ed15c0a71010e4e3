import { headerTeamOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { Language } from '@touchline/domain/kernel/language';
import { listedPositionNames, POSITION_NAMES, TIER_NAMES } from '@touchline/domain/reference/player-lists';
import type { Position } from '@touchline/domain/reference/positions';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats, useTranslations } from '../../i18n/use-translations';
import { placeLine } from '../../components/college/college-summary';
import { useGradeTexts } from '../../components/player/grade-texts';

/** The name of a position or a tier in a language. */
export function nameIn(
  list: { readonly entries: readonly { readonly value: string; readonly en: string; readonly de: string }[] },
  value: string,
  language: Language,
): string {
  return list.entries.find((entry) => entry.value === value)?.[language] ?? value;
}

/** Feet and inches (`5'7"`) in centimetres, rounded. */
function centimetresOf(feet: string): number {
  const [whole = 0, inches = 0] = feet.split(/['"]/).map(Number);
  return Math.round((whole * 12 + inches) * 2.54);
}

/** The texts that header, tabs and sheet write about a player, in the current language; null where it is not known. */
export function useProfileTexts() {
  const t = useTranslations();
  const gradeTexts = useGradeTexts();
  const { language } = useLanguage();
  const { formatList, formatNumber, regionName } = useFormats();
  const measuresOf = (feet: string) => {
    const [imperial, metric] = [feet.replace("'", '′').replace('"', '″'), `${formatNumber(centimetresOf(feet))} cm`] as const;
    return language === 'en' ? { value: imperial, note: metric } : { value: metric, note: imperial };
  };
  const positionName = (position: Position) => nameIn(POSITION_NAMES, position, language);
  return {
    positionName,
    positions: ({ position }: ShownProfile) =>
      position.main.length === 0 ? null : formatList(listedPositionNames(position.main.map(positionName), language)),
    tierName: (tier: string) => nameIn(TIER_NAMES, tier, language),
    classLine: ({ class: year, graduationYear }: ShownProfile) =>
      [
        year === null ? null : t(`ui.class.${year}`),
        graduationYear === null ? null : t('profile.classOf', { year: String(graduationYear) }),
      ]
        .filter((part) => part !== null)
        .join(' · ') || null,
    /** The height as readers of the language say it, and in the other measure. */
    height: ({ characteristics: { feet } }: ShownProfile) => (feet === null ? null : measuresOf(feet)),
    heightName: (feet: string) => {
      const { value, note } = measuresOf(feet);
      return `${value} (${note})`;
    },
    foot: ({ characteristics: { foot } }: ShownProfile) => (foot === null ? null : t(`profile.foot.${foot}`)),
    gpa: gradeTexts,
    citizenship: ({ citizenship }: ShownProfile) =>
      citizenship.length === 0 ? null : formatList(citizenship.map((code) => regionName(code) ?? code)),
    town: ({ address: { locality, administrative_area_level_1: region, country } }: ShownProfile) =>
      [placeLine(locality, region), country === null || country === 'US' ? '' : (regionName(country) ?? country)]
        .filter((part) => part !== '')
        .join(', ') || null,
    team: (profile: ShownProfile) => headerTeamOf(profile),
  };
}
