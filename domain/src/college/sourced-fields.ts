import { isObject } from '../json/json';
import type { College } from './college';

const TOP = [
  'name',
  'pathName',
  'shortName',
  'abbreviation',
  'nickname',
  'aliases',
  'league',
  'division',
  'conference',
  'collegeURL',
  'collegePhoneNumber',
] as const;
const LINKS = ['contactURL', 'academicsURL', 'financialAidURL', 'internationalsURL', 'applyURL', 'admissions.url'] as const;
const PLACE = [
  'position',
  'address.locality',
  'address.administrative_area_level_1',
  'address.country',
  'address.postal_code',
] as const;
const KIND = ['collegeType', 'affiliation', 'enrollmentSize', 'campusSetting'] as const;
const ADMISSION = ['acceptanceRate', 'sat', 'act'] as const;
const COSTS = ['netPriceTuition', 'inStateTuition', 'outOfStateTuition'] as const;
const AFTER = ['medianStartingSalaryAfter6Years', 'fourYearGraduationRate'] as const;
const TEAM = ['athleticsURL', 'conference'] as const;

/** The facts of a college that an import may bring, each with its source (design.md §3, field sources). Dots lead into objects; a team goes by its sex. */
export const SOURCED_FIELDS: readonly string[] = [
  ...TOP,
  ...LINKS,
  ...PLACE,
  ...KIND,
  ...ADMISSION.map((field) => `academics.details.admission.${field}`),
  'academics.details.students.studentFacultyRatio',
  ...COSTS.map((field) => `academics.details.costs.${field}`),
  ...AFTER.map((field) => `academics.details.afterCollege.${field}`),
  'academics.cipCodes',
  ...['male', 'female'].flatMap((sex) => [`athletics.sport.${sex}`, ...TEAM.map((field) => `athletics.sport.${sex}.${field}`)]),
];

/** The value of a sourced field; for a team itself whether there is one; null where there is none. */
export function sourcedValue(college: College, field: string): unknown {
  const [first, second, sex, ...rest] = field.split('.');
  if (first !== 'athletics' || second !== 'sport') return follow(college, field.split('.'));
  const team = college.athletics.sport.find((entry) => entry.sex === sex);
  return rest.length === 0 ? team !== undefined : follow(team, rest);
}

function follow(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((node, key) => (isObject(node) ? (node[key] ?? null) : null), value);
}
