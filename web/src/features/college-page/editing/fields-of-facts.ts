import type { College } from '@touchline/domain/college/college';
import type { WordKey } from '../../../i18n/english';
import type { Say } from '../../../i18n/use-translations';
import type { FactDefinition } from '../facts';
import { valueIn } from '../value-in';
import { decimalUpTo, DOLLARS, type Field, type FieldKind, lineUpTo, PERCENT, wholeUpTo } from './field';

const DETAILS = '/academics/details';

/** What may be typed for each fact that is one value. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  [`${DETAILS}/admission/acceptanceRate`]: PERCENT,
  [`${DETAILS}/admission/applicationDeadline`]: lineUpTo(100),
  [`${DETAILS}/admission/toefl`]: decimalUpTo(120),
  [`${DETAILS}/admission/ielts`]: decimalUpTo(9),
  '/enrollmentSize': wholeUpTo(1_000_000),
  [`${DETAILS}/students/studentFacultyRatio`]: decimalUpTo(500),
  [`${DETAILS}/students/freshmenLiveOnCampus`]: PERCENT,
  [`${DETAILS}/afterCollege/fourYearGraduationRate`]: PERCENT,
  [`${DETAILS}/afterCollege/employedTwoYearsAfterGraduation`]: PERCENT,
  [`${DETAILS}/afterCollege/medianStartingSalaryAfter6Years`]: DOLLARS,
  [`${DETAILS}/costs/netPriceTuition`]: DOLLARS,
  [`${DETAILS}/costs/inStateTuition`]: DOLLARS,
  [`${DETAILS}/costs/outOfStateTuition`]: DOLLARS,
  [`${DETAILS}/costs/averageAidAwardedMiddleIncome`]: DOLLARS,
  [`${DETAILS}/costs/studentsWhoReceiveFinancialAid`]: PERCENT,
  [`${DETAILS}/costs/applicationFee`]: DOLLARS,
  '/affiliation': lineUpTo(200),
  '/nickname': lineUpTo(200),
};

interface Range {
  readonly low: WordKey;
  readonly high: WordKey;
  readonly most: number;
}

/** The facts with a lower and an upper end, each a field. */
const RANGES: Readonly<Record<string, Range>> = {
  [`${DETAILS}/admission/sat`]: { low: 'college.satLow', high: 'college.satHigh', most: 1600 },
  [`${DETAILS}/admission/act`]: { low: 'college.actLow', high: 'college.actHigh', most: 36 },
};

/** The fields by which editors change facts of a college; facts that come from registers alone have none. */
export function fieldsOfFacts(college: College, facts: readonly FactDefinition[], t: Say): readonly Field[] {
  const field = (path: string, word: WordKey, kind: FieldKind): Field => ({
    path,
    kind,
    label: t(word),
    value: valueIn(college, path),
  });
  return facts.flatMap(({ path, word }) => {
    const range = RANGES[path];
    if (range !== undefined) {
      const kind = wholeUpTo(range.most);
      return [field(`${path}/low`, range.low, kind), field(`${path}/high`, range.high, kind)];
    }
    const kind = KINDS[path];
    return kind === undefined ? [] : [field(path, word, kind)];
  });
}
