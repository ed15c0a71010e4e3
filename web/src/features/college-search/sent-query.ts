import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { areaText } from '@touchline/domain/search/geo-area';

/** A query of the address as the API takes it, with the counts of every filter. */
export function sentQuery({ text, filters, near, within, area, sort, page }: CollegeQuery) {
  return {
    q: text,
    page,
    facets: 'true' as const,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(near === null ? {} : { near: `${near.lat},${near.lng}` }),
    ...(within === null ? {} : { within: String(within) }),
    ...(area === null ? {} : { area: areaText(area) }),
    ...Object.fromEntries(Object.entries(filters).map(([name, values = []]) => [name, [...values]])),
  };
}
