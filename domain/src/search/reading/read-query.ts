import { COLLEGE_FACETS, COLLEGE_FACET_NAMES, type CollegeFilters } from '../college-facets';
import { COLLEGE_SORTS, type CollegeQuery } from '../college-query';
import type { TextReading } from './read-text';

/**
 * A query whose text is read: what its words ask for narrows like chosen filters. Where a group has values of both,
 * either is enough; where only one can be chosen, the chosen one counts and `narrowing` holds the other.
 */
export interface ReadQuery {
  readonly query: CollegeQuery;
  readonly narrowing: CollegeFilters;
}

/** A query with the filters and the order that its text asks for; a chosen order stays. */
export function readQuery(query: CollegeQuery, { text, parts }: TextReading): ReadQuery {
  if (parts.length === 0) return { query, narrowing: {} };
  const read = filtersRead(parts);
  const isDouble = (name: keyof CollegeFilters) => COLLEGE_FACETS[name].choice === 'one' && query.filters[name] !== undefined;
  const narrowing = Object.fromEntries(Object.entries(read).filter(([name]) => isDouble(name as keyof CollegeFilters)));
  const order = COLLEGE_SORTS.find((sort) => parts.some(({ name, value }) => name === 'sort' && value === sort));
  const sort = query.sort === 'relevance' ? (order ?? 'relevance') : query.sort;
  return { query: { ...query, text, sort, filters: withFiltersRead(query.filters, parts) }, narrowing };
}

/** The chosen filters and those that words ask for. */
export function withFiltersRead(chosen: CollegeFilters, parts: TextReading['parts']): CollegeFilters {
  const read = filtersRead(parts);
  return Object.fromEntries(
    COLLEGE_FACET_NAMES.flatMap((name) => {
      const [own, asked] = [chosen[name], read[name]];
      const values = COLLEGE_FACETS[name].choice === 'one' ? (own ?? asked) : [...new Set([...(own ?? []), ...(asked ?? [])])];
      return values === undefined || values.length === 0 ? [] : [[name, values] as const];
    }),
  );
}

function filtersRead(parts: TextReading['parts']): CollegeFilters {
  return Object.fromEntries(
    COLLEGE_FACET_NAMES.flatMap((name) => {
      const values = parts.flatMap((part) => (part.name === name ? [part.value] : []));
      return values.length === 0 ? [] : [[name, [...new Set(values)].sort()] as const];
    }),
  );
}
