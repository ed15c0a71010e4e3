import * as z from 'zod/mini';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { COLLEGE_FACETS, COLLEGE_FACET_NAMES, type CollegeFacet } from './college-facets';
import { collegeListItem } from '../college/catalogue/college-list-item';
import { COLLEGE_SORTS, type CollegeQuery, filtersIn } from './college-query';
import { conferenceIdsNamed } from '../reference/conferences/conference-ids';
import { geoAreaOf } from './geo-area';
import { LONGEST_QUERY, MOST_VALUES, geoPointOf, SEARCH_MILES } from './search-limits';

const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
    z.transform((text: string) => Number(text)),
  ),
  1,
);

/** The values of a group of filters: a parameter that may be repeated where several values may be chosen. */
function values(name: CollegeFacet) {
  const { choice, isValue } = COLLEGE_FACETS[name];
  const value = z.string().check(z.refine(isValue));
  const alone = z.pipe(
    value,
    z.transform((text: string) => [text]),
  );
  return z.optional(choice === 'one' ? alone : z.union([z.array(value).check(z.maxLength(MOST_VALUES)), alone]));
}

/** A parameter of earlier addresses, of which `level` took the place. */
function earlier(values: readonly string[]) {
  const value = z.enum(values);
  return z.optional(z.union([z.array(value).check(z.maxLength(MOST_VALUES)), value]));
}

const facetValues = Object.fromEntries(COLLEGE_FACET_NAMES.map((name) => [name, values(name)])) as Record<
  CollegeFacet,
  ReturnType<typeof values>
>;

/**
 * The query of GET /ui/v1/search/colleges: text, the filters of COLLEGE_FACETS, a point (`latitude,longitude`) with
 * miles around it, an area of the map (`south,west,north,east`), order, page. `facets=true` adds the counts. The
 * earlier parameters `league` and `division` are read as levels.
 */
export const collegeSearchQuery = z.object({
  q: z._default(z.string().check(z.maxLength(LONGEST_QUERY)), ''),
  page,
  sort: z.optional(z.enum(COLLEGE_SORTS)),
  near: z.optional(z.string().check(z.refine((text) => geoPointOf(text) !== null))),
  within: z.optional(z.enum(SEARCH_MILES.map(String))),
  area: z.optional(z.string().check(z.refine((text) => geoAreaOf(text) !== null))),
  facets: z.optional(z.enum(['true', 'false'])),
  ...facetValues,
  league: earlier(LEAGUE_VALUES),
  division: earlier(DIVISIONS.map(String)),
});

const facetCount = z.union([
  z.readonly(z.tuple([z.string(), z.int()])),
  z.readonly(z.tuple([z.string(), z.int(), z.int()])),
  z.readonly(z.tuple([z.string(), z.int(), z.int(), z.string()])),
]);
const facetCounts = z.readonly(z.array(facetCount));

const readPart = z.strictObject({
  name: z.enum([...COLLEGE_FACET_NAMES, 'sort', 'soccer']),
  value: z.string(),
  words: z.string(),
  without: z.string(),
});

/**
 * What the college search answers. `facets` has the number of colleges for each value (of teams also how many are
 * inferred), or is null where no counts were requested. `similar` has names that a text without results may mean,
 * `readAs` the text as it was read where words of it were taken for mistyped. `read` has the words that count as
 * filters or as an order, each with the text that is left without it.
 */
export const collegeSearchAnswer = z.strictObject({
  items: z.array(collegeListItem),
  total: z.int(),
  facets: z.nullable(
    z.strictObject(
      Object.fromEntries(COLLEGE_FACET_NAMES.map((name) => [name, facetCounts])) as Record<CollegeFacet, typeof facetCounts>,
    ),
  ),
  similar: z.array(z.string()),
  readAs: z.nullable(z.string()),
  read: z.nullable(z.strictObject({ text: z.string(), parts: z.readonly(z.array(readPart)) })),
});

/** The query parameters of the college search after parsing. */
type CollegeSearchParams = z.output<typeof collegeSearchQuery>;

/** The conferences of a query by id; a name, as addresses had it before, means those that are called so. */
function conferencesIn(
  conference: readonly string[] = [],
  leagues: readonly string[],
  divisions: readonly string[],
): readonly string[] {
  const within = { leagues, divisions };
  return conference.flatMap((text) => {
    const ids = conferenceIdsNamed(text, within);
    return ids.length === 0 ? [text] : ids;
  });
}

/** The college query that the parameters of the API describe. */
export function collegeQueryOfParams({
  q,
  page,
  sort,
  near,
  within,
  area,
  league = [],
  division = [],
  ...rest
}: CollegeSearchParams): CollegeQuery {
  return {
    text: q,
    filters: filtersIn(
      (name) => (name === 'conference' ? conferencesIn(rest.conference, [league].flat(), [division].flat()) : (rest[name] ?? [])),
      [league].flat(),
      [division].flat(),
    ),
    near: near === undefined ? null : geoPointOf(near),
    within: SEARCH_MILES.find((miles) => String(miles) === within) ?? null,
    area: area === undefined ? null : geoAreaOf(area),
    sort: sort ?? 'relevance',
    page,
  };
}
