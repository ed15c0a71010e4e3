import * as z from 'zod/mini';
import { catalogueRow } from './catalogue-row';
import { LISTED_COLUMNS } from './college-list-item-of';

/**
 * A college as lists show it. `rank` is its best rank in a list of results; `isSampleRank` says that this list is
 * invented. `_id`, `name` and `pathName` lead to its page.
 */
export const collegeListItem = z.extend(
  z.pick(
    catalogueRow,
    Object.fromEntries(LISTED_COLUMNS.map((column) => [column, true])) as Record<(typeof LISTED_COLUMNS)[number], true>,
  ),
  { rank: z.nullable(z.int()), isSampleRank: z.boolean() },
);

export type CollegeListItem = z.infer<typeof collegeListItem>;
