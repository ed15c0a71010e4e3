import { CAMPUS_SETTINGS, COLLEGE_TYPES } from '../../reference/college-kinds';
import type { FactGroup } from './fact-row';

/*
 * The facts of a college that tables of its page show, one row each. Schema, limits, forms, the tables, sources,
 * completeness and the upgrade of stored colleges derive from these rows and from those of further-facts.ts
 * (CONTRIBUTING.md, "Add a fact to a college"). Every visitor of a college page loads this file, so it contains
 * data only. The rows of a group are in the order of the document.
 */

export const NAME_FACTS = {
  shortName: { kind: 'text', most: 200, sourced: true },
  abbreviation: { kind: 'text', most: 20, sourced: true },
  nickname: { kind: 'text', most: 200, sourced: true, shown: ['kind', 4] },
} as const satisfies FactGroup;

export const KIND_FACTS = {
  collegeType: { kind: 'choice', values: COLLEGE_TYPES, sourced: true, shown: ['kind', 1] },
  affiliation: { kind: 'text', most: 200, sourced: true, shown: ['kind', 3] },
  enrollmentSize: { kind: 'whole', most: 1_000_000, sourced: true, shown: ['students', 1], headline: 1 },
  campusSetting: { kind: 'choice', values: CAMPUS_SETTINGS, sourced: true, shown: ['kind', 2] },
  foundedIn: { kind: 'year', sourced: true, shown: ['kind', 5], since: 7 },
} as const satisfies FactGroup;

export const ADMISSION_FACTS = {
  applicationDeadline: { kind: 'text', most: 100, sourced: true, shown: ['admission', 2] },
  acceptanceRate: { kind: 'percent', sourced: true, part: 'admission', shown: ['admission', 1], headline: 2 },
  sat: { kind: 'range', most: 1600, sourced: true, shown: ['admission', 3], headline: 8 },
  act: { kind: 'range', most: 36, sourced: true, shown: ['admission', 4] },
  toefl: { kind: 'number', most: 120, sourced: true, shown: ['admission', 5] },
  ielts: { kind: 'number', most: 9, sourced: true, shown: ['admission', 6] },
} as const satisfies FactGroup;

export const STUDENT_FACTS = {
  freshmenLiveOnCampus: { kind: 'percent', sourced: true, shown: ['students', 3] },
  studentFacultyRatio: { kind: 'ratio', most: 500, sourced: true, shown: ['students', 2], headline: 5 },
} as const satisfies FactGroup;

export const COST_FACTS = {
  applicationFee: { kind: 'dollars', sourced: true, shown: ['costs', 6] },
  netPriceTuition: { kind: 'dollars', sourced: true, part: 'costs', shown: ['costs', 1], headline: 4 },
  inStateTuition: { kind: 'dollars', sourced: true, shown: ['costs', 2], headline: 9 },
  outOfStateTuition: { kind: 'dollars', sourced: true, part: 'costs', shown: ['costs', 3], headline: 6 },
  averageAidAwardedMiddleIncome: { kind: 'dollars', sourced: true, shown: ['costs', 4] },
  studentsWhoReceiveFinancialAid: { kind: 'percent', sourced: true, shown: ['costs', 5] },
  /** Tuition, fees, books and living of a year, for residents. */
  costOfAttendance: { kind: 'dollars', sourced: true, shown: ['costs', 7], since: 4 },
} as const satisfies FactGroup;

export const AFTER_COLLEGE_FACTS = {
  medianStartingSalaryAfter6Years: { kind: 'dollars', sourced: true, shown: ['afterCollege', 3], headline: 7 },
  fourYearGraduationRate: { kind: 'percent', sourced: true, shown: ['afterCollege', 2] },
  employedTwoYearsAfterGraduation: { kind: 'percent', sourced: true, shown: ['afterCollege', 4] },
  /** Four-year colleges have this one, two-year colleges the next; `completionOf` chooses. */
  sixYearGraduationRate: { kind: 'percent', sourced: true, shown: ['afterCollege', 1], headline: 3, since: 4 },
  threeYearGraduationRate: { kind: 'percent', sourced: true, shown: ['afterCollege', 5], headline: 10, since: 4 },
} as const satisfies FactGroup;

/** The groups that tables of a page show, each with the object of the document that contains it. */
export const TABLE_GROUPS = [
  ['', NAME_FACTS],
  ['', KIND_FACTS],
  ['academics.details.admission', ADMISSION_FACTS],
  ['academics.details.students', STUDENT_FACTS],
  ['academics.details.costs', COST_FACTS],
  ['academics.details.afterCollege', AFTER_COLLEGE_FACTS],
] as const;
