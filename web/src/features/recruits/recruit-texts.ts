import type { RecruitFacet } from '@touchline/domain/person/recruits/recruit-facets';
import { GPA_STEPS } from '@touchline/domain/person/recruits/recruit-facets';
import { listedPositionNames, POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import { STATES } from '@touchline/domain/reference/states';
import { YOUTH_LEAGUES } from '@touchline/domain/reference/youth-leagues';
import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import { useGradeTexts } from '../../components/player/grade-texts';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import type { FoundRecruit as Recruit } from './recruit-results-query';

/**
 * The texts of filters' values and of players in the current language. A field of study is not named: whoever needs the
 * names downloads them (`useStudyNames`).
 */
export function useRecruitTexts() {
  const { t, regionName, formatNumber, formatList } = useFormats();
  const { language } = useLanguage();
  const gradeTexts = useGradeTexts();
  const nameIn = (list: readonly { readonly value: string; readonly en: string; readonly de: string }[], value: string) =>
    list.find((entry) => entry.value === value)?.[language] ?? value;
  const positionName = (position: string) => nameIn(POSITION_NAMES.entries, position);

  const valueText = (facet: RecruitFacet, value: string): string => {
    switch (facet) {
      case 'position':
        return positionName(value);
      case 'gender':
        return t(value === 'Male' ? 'ui.mens' : 'ui.womens');
      case 'type':
        return t(`recruits.type.${value}` as 'recruits.type.playerPro');
      case 'class':
        return t(`ui.class.${value}` as 'ui.class.Senior');
      case 'status':
        return t(`recruits.status.${value}` as 'recruits.status.signed');
      case 'foot':
        return t(`recruits.foot.${value}` as 'recruits.foot.left');
      case 'state':
        return nameIn(STATES.entries, value);
      case 'country':
        return regionName(value) ?? value;
      case 'citizenship':
        return t('recruits.citizenOf', { country: regionName(value) ?? value });
      case 'tier':
        return t('recruits.tier', { tier: value.slice(1) });
      case 'league':
        return YOUTH_LEAGUES.entries.find((league) => slugOf(league) === value) ?? value;
      case 'gpa': {
        const step = Object.entries(GPA_STEPS).find(([name]) => name === value)?.[1] ?? 0;
        return t('recruits.gpaFrom', { gpa: formatNumber(step, { minimumFractionDigits: 1 }) });
      }
      case 'study':
        return t('recruits.facet.study');
      case 'english':
        return t('recruits.hasEnglish');
      case 'video':
        return t('recruits.hasVideo');
      case 'confirmed':
        return t('recruits.confirmedGrades');
      case 'verified':
        return t('recruits.verified');
      case 'updated':
        return t(`recruits.updated.${value}` as 'recruits.updated.week');
      case 'year':
        return t('recruits.classOf', { year: value });
    }
  };

  return {
    valueText,
    positionName,
    positionsText: ({ position }: Recruit) => formatList(listedPositionNames(position.main.map(positionName), language)),
    /** "Junior · Class of 2028", null where neither is shown. */
    classLine: ({ class: year, graduationYear }: Recruit) =>
      [
        year === null ? null : t(`ui.class.${year}`),
        graduationYear === null ? null : t('recruits.classOf', { year: String(graduationYear) }),
      ]
        .filter((part) => part !== null)
        .join(' · ') || null,
    placeLine: ({ address: { locality, administrative_area_level_1: region, country } }: Recruit) =>
      [locality, region, country === null || country === 'US' ? null : (regionName(country) ?? country)]
        .filter((part) => part !== null)
        .join(', ') || null,
    confirmedText: ({ confirmed }: Recruit) =>
      confirmed.length === 0
        ? null
        : t('recruits.confirmed', { facts: formatList(confirmed.map((fact) => t(`recruits.facet.${fact}`))) }),
    gpaText: (recruit: Recruit) => {
      const grades = gradeTexts(recruit);
      return grades === null ? null : [grades.value, grades.note].filter((part) => part !== null).join(' ');
    },
  };
}
