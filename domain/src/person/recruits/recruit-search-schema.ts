import * as z from 'zod/mini';
import { listedRecruit } from './listed-recruit';
import { MOST_RECRUIT_VALUES, RECRUIT_FACET_NAMES, RECRUIT_FACETS, type RecruitFacet } from './recruit-facets';
import { LONGEST_RECRUIT_TEXT, MOST_COUNTED, RECRUIT_SORTS } from './recruit-query';

/** The longest cursor; ours are shorter. */
const LONGEST_CURSOR = 600;

/** The values of a filter: a parameter that may be repeated where several may be chosen, or a list of them. */
function values(name: RecruitFacet) {
  const { choice, isValue } = RECRUIT_FACETS[name];
  const value = z.string().check(z.refine((text) => isValue(text)));
  const alone = z.pipe(
    value,
    z.transform((text: string) => [text]),
  );
  const most = choice === 'one' ? 1 : MOST_RECRUIT_VALUES;
  return z.optional(z.union([z.array(value).check(z.maxLength(most)), alone]));
}

const facetValues = Object.fromEntries(RECRUIT_FACET_NAMES.map((name) => [name, values(name)])) as Record<
  RecruitFacet,
  ReturnType<typeof values>
>;

/** The query of GET /ui/v1/search/profiles: text, the filters of RECRUIT_FACETS, order, and the cursor of a page. */
export const recruitSearchQuery = z.object({
  q: z._default(z.string().check(z.maxLength(LONGEST_RECRUIT_TEXT)), ''),
  sort: z.optional(z.enum(RECRUIT_SORTS)),
  after: z.optional(z.string().check(z.maxLength(LONGEST_CURSOR))),
  ...facetValues,
});

/**
 * What the search of recruits answers. `total` counts up to 1,000; 1,001 are more. `next` is the cursor of the next
 * page, null after the last. `instead` is there where nothing was found: the filters without which there is somebody,
 * each with how many, and the texts that may be meant.
 */
export const recruitSearchAnswer = z.strictObject({
  items: z.array(listedRecruit),
  total: z.int().check(z.minimum(0), z.maximum(MOST_COUNTED + 1)),
  next: z.nullable(z.string()),
  instead: z.nullable(
    z.strictObject({
      without: z.array(z.strictObject({ filter: z.enum([...RECRUIT_FACET_NAMES, 'text']), total: z.int() })),
      meant: z.array(z.string()),
    }),
  ),
});
