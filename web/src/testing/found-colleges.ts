import type { AnswerOf } from '@touchline/domain/http/api-contract';

type Answer = AnswerOf<'searchColleges'>;

/** What the API answers to a search of colleges; `total` is how many there are on all pages. */
export function foundColleges(items: Answer['items'], total = items.length, more: Partial<Answer> = {}): Answer {
  return { items, total, facets: null, similar: [], ...more };
}
