import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';

/** The camp of a detail page as calendar files take it. */
export function listedOf({ camp, host }: AnswerOf<'camp'>): ListedCamp {
  return { ...camp, staffCount: camp.staff.length, host };
}
