import { csvOf } from '../../kernel/format/csv';
import type { League } from '../../reference/college-kinds';
import type { SourceTerms } from './fact-sources';
import type { OpenFact } from './open-fact';
import { OPEN_FACTS_VERSION, type OpenFacts } from './open-facts';

type FactsOfCollege = Omit<OpenFacts, 'facts'> & { readonly facts: readonly OpenFact[] };

interface NamedSource extends SourceTerms {
  readonly source: string;
}

/** The facts of the colleges of a league as JSON; what is said of a source stands once, and facts name it. */
export function leagueAsJson(league: League, colleges: readonly FactsOfCollege[]): string {
  const sources = new Map<string, NamedSource>();
  const named = colleges.map(({ college, lastChange, facts }) => ({
    college,
    lastChange,
    facts: facts.map(({ link, licence, ...fact }) => {
      sources.set(`${fact.source} ${licence === null}`, { source: fact.source, link, licence });
      return fact;
    }),
  }));
  return JSON.stringify({ version: OPEN_FACTS_VERSION, league, sources: [...sources.values()], colleges: named });
}

const HEAD = ['version', 'college', 'name', 'lastChange', 'field', 'value', 'unit', 'year', 'source', 'link', 'licence'];

/** The same as CSV, a line for each fact; a value that is neither text nor number is written as JSON. */
export function leagueAsCsv(colleges: readonly FactsOfCollege[]): string {
  const lines = colleges.flatMap(({ college: { id, name }, lastChange, facts }) =>
    facts.map(({ field, value, unit, year, source, link, licence }) => [
      ...[OPEN_FACTS_VERSION, id, name, lastChange, field, cellOf(value), unit, year, source, link, licence],
    ]),
  );
  return csvOf([HEAD, ...lines]);
}

function cellOf(value: OpenFact['value']): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
