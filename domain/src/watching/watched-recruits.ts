import { paramsOfRecruitQuery, type RecruitQuery } from '../person/recruits/recruit-query';
import { textOfParams } from './watched-params';

/** What of a search of recruits is watched: what it finds, without its order. */
export function watchedRecruitQuery(query: RecruitQuery): RecruitQuery {
  return { ...query, text: query.text.trim(), sort: query.filters.updated === undefined ? 'relevance' : 'updated' };
}

/** That as the text of an address, so that equal searches have equal texts. */
export function watchedRecruitsText(query: RecruitQuery): string {
  return textOfParams(paramsOfRecruitQuery(watchedRecruitQuery(query)));
}
