import type { College } from '@touchline/domain/college/college';
import { enrollmentSizeOf } from '@touchline/domain/format/enrollment-size';
import { academicsCost } from '@touchline/domain/format/money';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/language-context';
import { useWords } from '../../i18n/use-words';
import type { Fact } from './fact-list';

const SETTING_WORDS = {
  city: 'college.settingCity',
  suburb: 'college.settingSuburb',
  town: 'college.settingTown',
  rural: 'college.settingRural',
} as const;

/** What is known of a college in short, in the reader's language; the value of what is not known is null. */
export function useCollegeFacts({ nickname, enrollmentSize, collegeType, campusSetting, academics }: College): readonly Fact[] {
  const say = useWords();
  const { language } = useLanguage();
  const { formatNumber } = useIntl();
  const { admission, costs } = academics.details;
  const size = enrollmentSizeOf(enrollmentSize);
  const money = (dollars: number | null) => (dollars === null ? null : academicsCost(dollars, language));
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 1 });
  return [
    { name: say('college.nickname'), value: nickname },
    {
      name: say('college.students'),
      value: enrollmentSize === null || size === null ? null : say('college.studentsOfSize', { students: enrollmentSize, size }),
    },
    { name: say('college.type'), value: collegeType === null ? null : say(`college.${collegeType}`) },
    { name: say('college.setting'), value: campusSetting === null ? null : say(SETTING_WORDS[campusSetting]) },
    { name: say('college.acceptanceRate'), value: admission.acceptanceRate === null ? null : percent(admission.acceptanceRate) },
    { name: say('college.inStateTuition'), value: money(costs.inStateTuition) },
    { name: say('college.outOfStateTuition'), value: money(costs.outOfStateTuition) },
  ];
}
