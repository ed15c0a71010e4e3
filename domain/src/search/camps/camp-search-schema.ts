import * as z from 'zod/mini';
import { listedCamp } from '../../camp/listed-camp';
import { calendarDate } from '../../kernel/text/text-schemas';
import { geoPointOf, LONGEST_QUERY, MOST_VALUES, PAGE_SIZE, SEARCH_MILES } from '../search-limits';
import { CAMP_FACET_NAMES, CAMP_FACETS, type CampFacet } from './camp-facets';
import { campFiltersIn, type CampQuery, CAMP_SORTS, isCollegeId } from './camp-query';

/** The values of a group of filters: a parameter that may be repeated where several values may be chosen. */
function values(name: CampFacet) {
  const { choice, isValue } = CAMP_FACETS[name];
  const value = z.string().check(z.refine(isValue));
  const alone = z.pipe(
    value,
    z.transform((text: string) => [text]),
  );
  return z.optional(choice === 'one' ? alone : z.union([z.array(value).check(z.maxLength(MOST_VALUES)), alone]));
}

const facetValues = Object.fromEntries(CAMP_FACET_NAMES.map((name) => [name, values(name)])) as Record<
  CampFacet,
  ReturnType<typeof values>
>;

/**
 * The query of GET /ui/v1/search/camps: text, the filters of CAMP_FACETS, days between which a camp lies, a point with
 * miles around it, a college, the archive (`past`), order, the cursor of an earlier answer, and the number of camps
 * (`limit`, 100 at most). `facets=true` adds the counts.
 */
export const campSearchQuery = z.object({
  q: z._default(z.string().check(z.maxLength(LONGEST_QUERY)), ''),
  cursor: z.optional(z.string().check(z.regex(/^p[1-9]\d{0,3}$/))),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(?:[1-9]\d?|100)$/)),
      z.transform((text: string) => Number(text)),
    ),
  ),
  sort: z.optional(z.enum(CAMP_SORTS)),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  near: z.optional(z.string().check(z.refine((text) => geoPointOf(text) !== null))),
  within: z.optional(z.enum(SEARCH_MILES.map(String))),
  college: z.optional(z.string().check(z.refine(isCollegeId))),
  past: z.optional(z.enum(['true', 'false'])),
  facets: z.optional(z.enum(['true', 'false'])),
  ...facetValues,
});

const counts = z.readonly(z.array(z.readonly(z.tuple([z.string(), z.int()]))));

/**
 * What the camp search answers. `next` is the cursor of the next page, null after the last; `facets` has the number of
 * camps for each value, or is null where no counts were requested; `today` is the day of the answer in `LATEST_ZONE`.
 */
export const campSearchAnswer = z.strictObject({
  items: z.array(listedCamp),
  next: z.nullable(z.string()),
  total: z.int(),
  facets: z.nullable(
    z.strictObject(Object.fromEntries(CAMP_FACET_NAMES.map((name) => [name, counts])) as Record<CampFacet, typeof counts>),
  ),
  today: calendarDate,
});

type CampSearchParams = z.output<typeof campSearchQuery>;

/** The camp query that the parameters of the API describe, and how many camps a page of its answer has. */
export function campQueryOfParams(params: CampSearchParams): { readonly query: CampQuery; readonly size: number } {
  const {
    q,
    cursor = cursorOfPage(1),
    limit = PAGE_SIZE,
    sort = 'soonest',
    from = null,
    to = null,
    near,
    within,
    college = null,
    past,
    ...rest
  } = params;
  const query = {
    text: q,
    filters: campFiltersIn((name) => rest[name] ?? []),
    from,
    to,
    near: near === undefined ? null : geoPointOf(near),
    within: SEARCH_MILES.find((miles) => String(miles) === within) ?? null,
    college,
    isPast: past === 'true',
    sort,
    page: Number(cursor.slice(1)),
  };
  return { query, size: limit };
}

/** The cursor of a page, from 1. */
export function cursorOfPage(page: number): string {
  return `p${page}`;
}
