import { siteNumbersOf } from '@touchline/domain/college/catalogue/site-numbers';
import { familyPricesOf } from '@touchline/domain/reference/family-prices/family-prices';
import { oldestCheck } from '@touchline/domain/reference/recruiting-rules/recruiting-rules';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { divisionOfTeam } from '@touchline/domain/college/catalogue/team-division';
import { compareCollege } from '@touchline/domain/college/comparison/college-comparison';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { answerRanking } from '@touchline/domain/ranking/answer-ranking';
import { isComputedList, RANKING_LISTS } from '@touchline/domain/reference/ranking-lists';
import { type CatalogueFile, catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { dotsPath } from '@touchline/domain/search/college-dots';
import { findColleges } from '@touchline/domain/search/find-colleges';
import { ALL_COLLEGES, type CollegeQuery } from '@touchline/domain/search/college-query';
import { locationsOf } from '@touchline/domain/search/locations';
import { answerCollegeSearch, type CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import { collegeQueryOfParams } from '@touchline/domain/search/college-search-schema';
import { freshmanShare } from '@touchline/domain/season/squad/squad-counts';
import { currentRanks } from '@touchline/domain/ranking/college-ranks';
import type { Handler } from '../../platform/handler';
import type { Catalogue, CatalogueStore } from './catalogue-store';
import type { CollegeListStore } from './college-list-store';
import type { RankingStore } from './ranking-store';

/** GET /ui/v1/search/colleges?q=&page=&sort=&facets= and the filters */
export function searchColleges(catalogue: CatalogueStore): Handler<'searchColleges'> {
  return ({ query }) => foundColleges(catalogue, collegeQueryOfParams(query), query.facets === 'true');
}

/** A page of search results, for the API and for rendered pages; `isCounted` adds the counts of every filter. */
export async function foundColleges(
  catalogue: Pick<CatalogueStore, 'current'>,
  query: CollegeQuery,
  isCounted = false,
): Promise<CollegeSearchAnswer> {
  const { index } = await catalogue.current();
  return answerCollegeSearch(index, query, isCounted);
}

/** GET /ui/v1/search/dots?q= from the rows in memory. */
export function collegeDots(catalogue: CatalogueStore): Handler<'collegeDots'> {
  return async ({ query: { q } }) => {
    const { found } = findColleges((await catalogue.current()).index, { ...ALL_COLLEGES, text: q.trim() });
    return { total: found.length, path: dotsPath(found) };
  };
}

/** GET /ui/v1/siteNumbers from the rows in memory and the table of rules. */
export function siteNumbers(catalogue: CatalogueStore): Handler<'siteNumbers'> {
  return async () => ({
    ...siteNumbersOf((await catalogue.current()).rows),
    rules: { count: RECRUITING_RULES.length, checkedSince: oldestCheck(RECRUITING_RULES) },
  });
}

/** GET /ui/v1/search/locations from the rows in memory. */
export function locations(catalogue: CatalogueStore): Handler<'locations'> {
  return async () => ({ items: [...locationsOf((await catalogue.current()).rows)] });
}

/**
 * The file of each state of the catalogue. It is the same object as long as nothing changes, so that it is serialised
 * once.
 */
const files = new WeakMap<Catalogue, CatalogueFile>();

/**
 * GET /ui/v1/colleges/catalogue. A signed-in user may just have edited through another instance, so the database is
 * read first.
 */
export function collegeCatalogue(catalogue: CatalogueStore): Handler<'collegeCatalogue'> {
  return async ({ actor }) => fileOf(await (actor.uid === null ? catalogue.current() : catalogue.fresh()));
}

/** GET /media/catalogue */
export function mediaCatalogue(catalogue: CatalogueStore): Handler<'mediaCatalogue'> {
  return async () => fileOf(await catalogue.current());
}

function fileOf(catalogue: Catalogue): CatalogueFile {
  const known = files.get(catalogue);
  if (known !== undefined) return known;
  const file = catalogueFileOf(catalogue.index.rows);
  files.set(catalogue, file);
  return file;
}

/**
 * GET /ui/v1/colleges/:collegeId/comparison?sex= from the rows and ranks in memory: it reads no college. It reads the
 * college's soccer in NCAA Division I alone, where the starts of freshmen are published (docs/data-sources.md).
 */
export function collegeComparison(
  catalogue: CatalogueStore,
  lists: Pick<CollegeListStore, 'ranksOf' | 'soccerOf'>,
): Handler<'collegeComparison'> {
  return async ({ params: { collegeId }, query: { sex } }) => {
    const named = ({ rows }: Catalogue) => {
      const college = rows.find(({ _id }) => _id === collegeId);
      return college === undefined ? null : { rows, college };
    };
    const found = named(await catalogue.current()) ?? named(await catalogue.fresh());
    if (found === null) throw new Refusal('notFound', 'unknownCollege');
    const { rows, college } = found;
    const hasStarts = college.league === 'ncaa' && divisionOfTeam(college, sex) === 1;
    const [ranks, soccer] = await Promise.all([lists.ranksOf(collegeId), hasStarts ? lists.soccerOf(collegeId) : null]);
    return {
      ...compareCollege(rows, college, sex),
      ranks: [...currentRanks(ranks, sex)],
      freshmen: freshmanShare(soccer?.teams[sex]?.playingTime ?? []),
      familyPrices: familyPricesOf(college.unitId),
    };
  };
}

/** GET /ui/v1/colleges/ranking */
export function collegeRanking(rankings: RankingStore, catalogue: CatalogueStore): Handler<'collegeRanking'> {
  return async ({ query }) => {
    const [stored, { rows }] = await Promise.all([
      Promise.all(RANKING_LISTS.filter((list) => !isComputedList(list)).map(rankings.ofList)),
      catalogue.current(),
    ]);
    return answerRanking(stored.flat(), rows, query);
  };
}
