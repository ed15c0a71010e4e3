import { divisionOfTeam } from '../../college/catalogue/team-division';
import { gradeRuleOf } from '../../reference/recruiting-rules/grade-rule';
import type { FitCollege } from './fit-college';
import { collegeGap, type FitGap, type FitReason, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import type { FitWishes } from './fit-wishes';

type Wishes = Pick<FitWishes, 'sex' | 'gpa' | 'sat' | 'act' | 'field'>;

/** How far below the middle half a test gives no points any more, in points of the test. */
const FAR_BELOW = { sat: 200, act: 6 } as const;

/**
 * How well the studies fit: where the own tests stand against the middle half of the students, whether the grades
 * allow to play, how many graduate, and whether the wished field is taught.
 */
export function academics(college: FitCollege, wishes: Wishes): ScoredPart {
  const { graduationRate: rate } = college;
  return scoredPart([
    ...testReasons(college, wishes),
    ...gradeReason(college, wishes),
    rate === null ? collegeGap('graduation') : { kind: 'graduation', rate, points: pointsOf(rate) },
    ...fieldReason(college, wishes),
  ]);
}

function testReasons({ satLow, satHigh, actLow, actHigh }: FitCollege, { gpa, sat, act }: Wishes): (FitReason | FitGap)[] {
  if (sat === null && act === null) return gpa === null ? [yourGap('marks')] : [];
  const reasons = [testReason('sat', sat, satLow, satHigh), testReason('act', act, actLow, actHigh)].filter(
    (reason) => reason !== null,
  );
  return reasons.length === 0 ? [collegeGap('tests')] : reasons;
}

/** 100 at the upper end of the middle half and above, 50 at its lower end, nothing far below it. */
function testReason(kind: 'sat' | 'act', own: number | null, low: number | null, high: number | null): FitReason | null {
  if (own === null || low === null || high === null || high < low) return null;
  const within = high === low ? 100 : 50 + (50 * (own - low)) / (high - low);
  const points = own >= high ? 100 : own >= low ? within : 50 * (1 - (low - own) / FAR_BELOW[kind]);
  return { kind, own, low, high, points: pointsOf(points) };
}

function gradeReason(college: FitCollege, { gpa, sex }: Wishes): FitReason[] {
  const division = sex === null ? college.division : divisionOfTeam(college, sex);
  const rule = gradeRuleOf(college.league, division);
  if (gpa === null || rule === null) return [];
  return [{ kind: 'gpa', own: gpa, ...rule, points: gpa >= rule.least ? 100 : pointsOf((80 * gpa) / rule.least) }];
}

function fieldReason({ fields }: FitCollege, { field }: Wishes): (FitReason | FitGap)[] {
  if (field === null) return [];
  if (fields.length === 0) return [collegeGap('fields')];
  const isOffered = fields.includes(field);
  return [{ kind: 'field', field, isOffered, points: isOffered ? 100 : 0 }];
}
