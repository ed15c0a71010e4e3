import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { useStudyNames } from '../../components/player/use-study-names';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';

const TEXTS = {
  en: { study: 'Wants to study', ncaa: 'NCAA ID', naia: 'NAIA ID' },
  de: { study: 'Studienwunsch', ncaa: 'NCAA-ID', naia: 'NAIA-ID' },
} as const;

/** The names of the tests, the same in both languages. */
const TESTS = { toefl: 'TOEFL iBT', ielts: 'IELTS', duolingo: 'Duolingo' } as const;

/** A fact, null where it is not known or not shown to this reader. */
interface StudyFact {
  readonly label: string;
  readonly value: string | null;
}

/** What a player wants to study, the English tests, and the numbers at NCAA and NAIA, as this reader may see them. */
export function useStudyFacts(profile: ShownProfile) {
  const texts = TEXTS[useLanguage().language];
  const { formatNumber } = useFormats();
  const { studyField, ncaaId, naiaId, toefl, ielts, duolingo } = profile;
  const nameOf = useStudyNames(studyField !== null);
  const score = (value: number | null, decimals = 0): string | null =>
    value === null ? null : formatNumber(value, { minimumFractionDigits: decimals });
  const study: StudyFact = { label: texts.study, value: studyField === null ? null : (nameOf(studyField) ?? '…') };
  const tests: readonly StudyFact[] = [
    { label: TESTS.toefl, value: score(toefl) },
    { label: TESTS.ielts, value: score(ielts, 1) },
    { label: TESTS.duolingo, value: score(duolingo) },
  ];
  const ids: readonly StudyFact[] = [
    { label: texts.ncaa, value: ncaaId },
    { label: texts.naia, value: naiaId },
  ];
  return { study, tests, ids };
}
