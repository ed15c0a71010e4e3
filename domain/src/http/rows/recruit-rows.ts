import { recruitSearchAnswer, recruitSearchQuery } from '../../person/recruits/recruit-search-schema';

/** The row of the search of recruits (docs/search.md). */
export const RECRUIT_ROWS = {
  searchProfiles: {
    summary:
      'Players by name, team, school or town, and by filters, 20 a page, as their profiles show them to the caller. Visitors read the first page, members five, full access, accepted coaches and admins all. `after` takes the `next` of the page before. `total` counts to 1,000, and 1,001 are more. What cannot be combined is 422.',
    access: 'reader',
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'invalid'],
    query: recruitSearchQuery,
    answer: recruitSearchAnswer,
  },
} as const;
