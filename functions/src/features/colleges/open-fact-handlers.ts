import { createHash } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { familyPricesOf } from '@touchline/domain/reference/family-prices/family-prices';
import { leagueAsCsv, leagueAsJson } from '@touchline/domain/search/open-facts/facts-of-league';
import { OPEN_FACTS_VERSION, type OpenFacts, openFactsOf } from '@touchline/domain/search/open-facts/open-facts';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';
import { collegesOfLeague } from './college-documents-store';
import type { CollegeListStore } from './college-list-store';
import type { CollegeStore } from './college-store';

/** What is read from memory beside the college: its ranks, and when its page last changed. */
interface Known {
  readonly lists: Pick<CollegeListStore, 'ranksOf'>;
  readonly catalogue: Pick<CatalogueStore, 'current' | 'changedAt'>;
}

/** GET /ui/v1/colleges/:collegeId/facts: reads the college alone. */
export function collegeFacts(colleges: Pick<CollegeStore, 'find'>, known: Known): Handler<'collegeFacts'> {
  return async ({ params: { collegeId } }) => {
    const [found] = await Promise.all([colleges.find(collegeId), known.catalogue.current()]);
    if (found === null) throw new Refusal('notFound', 'unknownCollege');
    return factsOf(found, known);
  };
}

async function factsOf(college: College, { lists, catalogue }: Known): Promise<OpenFacts> {
  const { _id: id, name, pathName } = college;
  return {
    version: OPEN_FACTS_VERSION,
    college: { id, name, pathName },
    lastChange: catalogue.changedAt(id),
    facts: [...openFactsOf(college, await lists.ranksOf(id), familyPricesOf(college.ipedsUnitId))],
  };
}

const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** Browsers ask again after an hour; the CDN, which asks for everybody, after a day. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400';

/** GET /ui/v1/facts?league=&format= : reads every college of the league, once a day for each place of the CDN. */
export function factsOfLeague(database: () => Firestore, known: Known): Handler<'factsOfLeague'> {
  return async ({ query: { league, format } }) => {
    await known.catalogue.current();
    const colleges: OpenFacts[] = [];
    for await (const college of collegesOfLeague(database(), league)) colleges.push(await factsOf(college, known));
    const bytes = Buffer.from(format === 'json' ? leagueAsJson(league, colleges) : leagueAsCsv(colleges));
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { bytes, contentType: TYPES[format], tag, cacheControl: CACHE_CONTROL };
  };
}
