import { answerRanking } from '@touchline/domain/ranking/answer-ranking';
import { isComputedList } from '@touchline/domain/reference/ranking-lists';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';
import type { RankingStore } from './ranking-store';

/** GET /ui/v1/colleges/ranking */
export function collegeRanking(rankings: RankingStore, catalogue: CatalogueStore): Handler<'collegeRanking'> {
  return async ({ query }) => {
    const [stored, { rows }] = await Promise.all([
      isComputedList(query.ranking) ? [] : rankings.ofList(query.ranking),
      catalogue.current(),
    ]);
    return answerRanking(stored, rows, query);
  };
}
