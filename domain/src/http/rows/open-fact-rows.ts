import * as z from 'zod/mini';
import { openFacts } from '../../search/open-facts/open-facts';
import { LEAGUE_VALUES } from '../../reference/college-kinds';

/** The rows of facts as data, for programs of other people: open to every site, the same for everybody. */
export const OPEN_FACT_ROWS = {
  collegeFacts: {
    summary:
      'The facts of a college, each with value, unit, year, source and licence. A fact whose source nobody has cleared for passing on has no `value`: its source and link say where to read it. `familyPrices.netPriceIncomeTo30000` and its neighbours are net prices by the family’s income in dollars; they count students with US federal aid, at public colleges those who pay the tuition of residents. `version` rises when a field is renamed or removed. Example: `{"field": "enrollmentSize", "value": 7841, "unit": "count", "year": 2024, "source": "College Scorecard", "link": "https://collegescorecard.ed.gov/data/", "licence": "Public domain: work of the US government"}`.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 3600,
    isOpen: true,
    refusals: ['notFound'],
    answer: openFacts,
  },
  factsOfLeague: {
    summary:
      'The facts of all colleges of a league as a file, JSON or CSV, with the same fields and the same version as those of one college; JSON lists each source once, with link and licence. The CDN keeps it for a day. No other parameters are taken.',
    access: 'everyone',
    query: z.strictObject({ league: z.enum(LEAGUE_VALUES), format: z.enum(['json', 'csv']) }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    isOpen: true,
    refusals: ['malformed', 'unavailable'],
    answer: 'bytes',
  },
} as const;
