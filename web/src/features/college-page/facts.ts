import type { College } from '@touchline/domain/college/college';
import { isObject, type Json } from '@touchline/domain/json/json';
import { academicsCost } from '@touchline/domain/format/money';
import type { FieldSource } from '@touchline/domain/college/field-source';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/language-context';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { valueIn } from './value-in';

type Form = 'percent' | 'dollars' | 'number' | 'ratio' | 'students' | 'range' | 'text' | 'type' | 'setting';

/** A fact of a college: where it stands, how it is called and written. */
export interface FactDefinition {
  readonly path: string;
  readonly word: WordKey;
  readonly form: Form;
}

const DETAILS = '/academics/details';

function fact(path: string, word: WordKey, form: Form): FactDefinition {
  return { path, word, form };
}

/** The facts of the academics page by table, in the specification's order (§3, Academics). */
export const ACADEMIC_FACTS = {
  admission: [
    fact(`${DETAILS}/admission/acceptanceRate`, 'college.acceptanceRate', 'percent'),
    fact(`${DETAILS}/admission/applicationDeadline`, 'college.deadline', 'text'),
    fact(`${DETAILS}/admission/sat`, 'college.sat', 'range'),
    fact(`${DETAILS}/admission/act`, 'college.act', 'range'),
    fact(`${DETAILS}/admission/toefl`, 'college.toefl', 'number'),
    fact(`${DETAILS}/admission/ielts`, 'college.ielts', 'number'),
  ],
  students: [
    fact('/enrollmentSize', 'college.students', 'students'),
    fact(`${DETAILS}/students/studentFacultyRatio`, 'college.studentFaculty', 'ratio'),
    fact(`${DETAILS}/students/freshmenLiveOnCampus`, 'college.freshmenOnCampus', 'percent'),
  ],
  afterCollege: [
    fact(`${DETAILS}/afterCollege/fourYearGraduationRate`, 'college.fourYearGraduation', 'percent'),
    fact(`${DETAILS}/afterCollege/employedTwoYearsAfterGraduation`, 'college.employed', 'percent'),
    fact(`${DETAILS}/afterCollege/medianStartingSalaryAfter6Years`, 'college.medianSalary', 'dollars'),
  ],
  costs: [
    fact(`${DETAILS}/costs/netPriceTuition`, 'college.netPrice', 'dollars'),
    fact(`${DETAILS}/costs/inStateTuition`, 'college.inStateTuition', 'dollars'),
    fact(`${DETAILS}/costs/outOfStateTuition`, 'college.outOfStateTuition', 'dollars'),
    fact(`${DETAILS}/costs/averageAidAwardedMiddleIncome`, 'college.averageAid', 'dollars'),
    fact(`${DETAILS}/costs/studentsWhoReceiveFinancialAid`, 'college.aidShare', 'percent'),
    fact(`${DETAILS}/costs/applicationFee`, 'college.applicationFee', 'dollars'),
  ],
} as const satisfies Record<string, readonly FactDefinition[]>;

const [ACCEPTANCE, , SAT] = ACADEMIC_FACTS.admission;
const [STUDENTS, RATIO] = ACADEMIC_FACTS.students;
const [GRADUATION, , SALARY] = ACADEMIC_FACTS.afterCollege;
const [NET_PRICE, IN_STATE, OUT_OF_STATE] = ACADEMIC_FACTS.costs;

/** The facts under the name, the most telling first: the page shows the first five that are known. */
export const HEADLINE_FACTS: readonly FactDefinition[] = [
  STUDENTS,
  ACCEPTANCE,
  GRADUATION,
  NET_PRICE,
  RATIO,
  OUT_OF_STATE,
  SALARY,
  SAT,
  IN_STATE,
];

/** Facts of a college's kind, for its overview. */
export const KIND_FACTS: readonly FactDefinition[] = [
  fact('/collegeType', 'college.type', 'type'),
  fact('/campusSetting', 'college.setting', 'setting'),
  fact('/affiliation', 'college.affiliation', 'text'),
  fact('/nickname', 'college.nickname', 'text'),
];

const SETTING_WORDS: Readonly<Record<string, WordKey>> = {
  city: 'college.settingCity',
  suburb: 'college.settingSuburb',
  town: 'college.settingTown',
  rural: 'college.settingRural',
};
const TYPE_WORDS: Readonly<Record<string, WordKey>> = {
  public: 'college.public',
  privateNonprofit: 'college.privateNonprofit',
  privateForProfit: 'college.privateForProfit',
};

/** A fact as the page shows it: null where nobody knows it, with the source that says so where one is named. */
export interface SaidFact {
  readonly path: string;
  readonly label: string;
  readonly value: string | null;
  readonly source: FieldSource | null;
}

/** Says facts of a college in the reader's language; shares are per cent, money dollars without decimals (specification §9), a known zero is a fact. */
export function useFacts(): (college: College, facts: readonly FactDefinition[]) => readonly SaidFact[] {
  const t = useTranslations();
  const { language } = useLanguage();
  const { formatNumber } = useIntl();
  const written = (form: Form, value: Json): string | null => {
    if (form === 'range') return isObject(value) ? rangeOf(value.low, value.high) : null;
    if (typeof value === 'string') {
      const key = form === 'type' ? TYPE_WORDS[value] : form === 'setting' ? SETTING_WORDS[value] : undefined;
      return key === undefined ? value : t(key);
    }
    if (typeof value !== 'number') return null;
    if (form === 'percent') return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 });
    if (form === 'dollars') return academicsCost(value, language);
    return form === 'ratio' ? t('college.ratio', { count: value }) : formatNumber(value);
  };
  return (college, facts) =>
    facts.map(({ path, word, form }) => ({
      path,
      label: t(word),
      value: written(form, valueIn(college, path)),
      source: college.sources[path.slice(1).replaceAll('/', '.')] ?? null,
    }));
}

/** Scores are written without a thousands separator. */
function rangeOf(low: unknown, high: unknown): string | null {
  const ends = [low, high].filter((end) => typeof end === 'number');
  return ends.length === 0 ? null : [...new Set(ends)].join('–');
}
