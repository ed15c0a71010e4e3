import * as z from 'zod/mini';
import { catalogueRow } from '../college/catalogue-row';

/** A college as lists show it; `rank` is its best place in a list of results, `isSampleRank` says that this list is an invented one; `_id`, `name` and `pathName` lead to its page. */
export const collegeListItem = z.extend(
  z.pick(catalogueRow, {
    ...{ _id: true, name: true, pathName: true, shortName: true, abbreviation: true, nickname: true, city: true, state: true },
    ...{ league: true, division: true, conference: true, sexes: true, color: true },
    ...{ students: true, setting: true, acceptanceRate: true, graduationRate: true, netPrice: true, lat: true, lng: true },
  }),
  { rank: z.nullable(z.int()), isSampleRank: z.boolean() },
);

export type CollegeListItem = z.infer<typeof collegeListItem>;
