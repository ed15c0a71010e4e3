import { isObject } from '../../kernel/json/json';
import type { StoredDocument, Upgrade } from '../../kernel/documents/upgrade';
import {
  ADDRESS_FACTS,
  ADMISSIONS_OFFICE_FACTS,
  CAMPUS_FACTS,
  CITY_FACTS,
  CONTACT_FACTS,
  FACILITY_FACTS,
  LINK_FACTS,
  POSITION_FACTS,
  PROFILE_FACTS,
  SITE_FACTS,
  STORY_FACTS,
  STUDY_FACTS,
  TEAM_FACTS,
  TEAM_LINK_FACTS,
} from './further-facts';
import { ADMISSION_FACTS, AFTER_COLLEGE_FACTS, COST_FACTS, KIND_FACTS, NAME_FACTS, STUDENT_FACTS } from './table-facts';
import type { FactGroup, FactRow } from './fact-row';

/** The groups of facts, each with the object of the document that contains it, '' for the document itself. */
export const FACT_GROUPS = [
  ['', NAME_FACTS],
  ['', PROFILE_FACTS],
  ['', SITE_FACTS],
  ['', CONTACT_FACTS],
  ['', LINK_FACTS],
  ['admissions', ADMISSIONS_OFFICE_FACTS],
  ['', POSITION_FACTS],
  ['address', ADDRESS_FACTS],
  ['', KIND_FACTS],
  ['academics', STORY_FACTS],
  ['academics.details.admission', ADMISSION_FACTS],
  ['academics.details.students', STUDENT_FACTS],
  ['academics.details.costs', COST_FACTS],
  ['academics.details.afterCollege', AFTER_COLLEGE_FACTS],
  ['academics', STUDY_FACTS],
  ['facilities', FACILITY_FACTS],
  ['campus', CAMPUS_FACTS],
  ['city', CITY_FACTS],
] as const satisfies readonly (readonly [object: string, group: FactGroup])[];

/** The groups of facts that each team has. */
export const TEAM_FACT_GROUPS = [TEAM_LINK_FACTS, TEAM_FACTS] as const satisfies readonly FactGroup[];

/** A fact with its path; dots separate field names. */
export interface FactAt {
  readonly path: string;
  readonly row: FactRow;
}

const factsIn = (object: string, group: FactGroup): FactAt[] =>
  Object.entries(group).map(([name, row]) => ({ path: object === '' ? name : `${object}.${name}`, row }));

/** Every fact of a college that is not one of its teams'. */
export const COLLEGE_FACTS: readonly FactAt[] = FACT_GROUPS.flatMap(([object, group]) => factsIn(object, group));

/** Every fact that a team has, its path within the team. */
export const FACTS_OF_TEAM: readonly FactAt[] = TEAM_FACT_GROUPS.flatMap((group) => factsIn('', group));

const since = ({ row }: FactAt): number => row.since ?? 1;

/** The version of the stored college in which the newest fact appeared. */
export const NEWEST_FACTS = Math.max(...[...COLLEGE_FACTS, ...FACTS_OF_TEAM].map(since));

/** Adds the facts of the next version, all unknown, to a stored college of `version`. */
export function withFactsAfter(version: number): Upgrade {
  const added = (facts: readonly FactAt[]) => facts.filter((fact) => since(fact) === version + 1);
  return (stored) => {
    const college = withBlankFacts(stored, added(COLLEGE_FACTS));
    const { athletics } = college;
    if (!isObject(athletics) || !Array.isArray(athletics.sport)) return college;
    const teams: readonly unknown[] = athletics.sport;
    const sport = teams.map((team) => (isObject(team) ? withBlankFacts(team, added(FACTS_OF_TEAM)) : team));
    return { ...college, athletics: { ...athletics, sport } };
  };
}

/** A stored college or team with a blank for each of the given facts that it lacks. */
export function withBlankFacts(stored: StoredDocument, facts: readonly FactAt[]): StoredDocument {
  return facts.reduce((document, { path, row }) => withBlank(document, path.split('.'), row), stored);
}

function withBlank(node: StoredDocument, [key = '', ...rest]: readonly string[], row: FactRow): StoredDocument {
  if (rest.length === 0) return key in node ? node : { ...node, [key]: blankOf(row) };
  const child = node[key];
  return { ...node, [key]: withBlank(isObject(child) ? child : {}, rest, row) };
}

function blankOf({ kind }: FactRow): unknown {
  if (kind === 'lines' || kind === 'cipCodes' || kind === 'yearlyFigures') return [];
  if (kind === 'range') return { low: null, high: null };
  return kind === 'position' ? { lat: null, lng: null } : null;
}
