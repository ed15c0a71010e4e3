import { isObject } from '../../kernel/json/json';
import { COLLEGE_FACTS, type FACT_GROUPS, type FactAt, FACTS_OF_TEAM, type TEAM_FACT_GROUPS } from './fact-list';

type SourcedName<Group> = Group extends unknown
  ? { [Name in keyof Group]: Group[Name] extends { sourced: true } ? Name & string : never }[keyof Group]
  : never;
type SourcedPath<Entry> = Entry extends readonly ['', infer Group]
  ? SourcedName<Group>
  : Entry extends readonly [infer Place extends string, infer Group]
    ? `${Place}.${SourcedName<Group>}`
    : never;
type SourcedTeamField = `.${SourcedName<(typeof TEAM_FACT_GROUPS)[number]>}`;

/** A fact that carries a source: a college's identity, a fact, a team by its sex, or a team's fact. */
export type SourcedField =
  | 'name'
  | 'pathName'
  | SourcedPath<(typeof FACT_GROUPS)[number]>
  | `athletics.sport.${'male' | 'female'}${'' | SourcedTeamField}`;

const sourcedPaths = (facts: readonly FactAt[]): string[] => facts.filter(({ row }) => row.sourced).map(({ path }) => path);

/**
 * The facts of a college that an import may bring, each with its source. Dots separate field names; a team is named by
 * its sex.
 */
export const SOURCED_FIELDS = [
  'name',
  'pathName',
  ...sourcedPaths(COLLEGE_FACTS),
  ...['male', 'female'].flatMap((sex) =>
    ['', ...sourcedPaths(FACTS_OF_TEAM).map((path) => `.${path}`)].map((field) => `athletics.sport.${sex}${field}`),
  ),
] as readonly SourcedField[];

interface TeamsOfCollege {
  readonly athletics: { readonly sport: readonly { readonly sex: string }[] };
}

/** The value of a sourced field; for a team itself whether there is one; null if there is none. */
export function sourcedValue(college: TeamsOfCollege, field: string): unknown {
  const [first, second, sex, ...rest] = field.split('.');
  if (first !== 'athletics' || second !== 'sport') return factValue(college, field);
  const team = college.athletics.sport.find((entry) => entry.sex === sex);
  return rest.length === 0 ? team !== undefined : factValue(team, rest.join('.'));
}

/** The value at a dotted path of a college or team; null if there is none. */
export function factValue(owner: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => (isObject(node) ? (node[key] ?? null) : null), owner);
}
