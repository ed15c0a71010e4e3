import { recruitQueryOf } from '@touchline/domain/person/recruits/recruit-query';
import { sentRecruitQuery } from '../../features/recruits/recruit-address';
export { RECRUIT_PARAMETERS } from '../../features/recruits/recruit-address';

/** The search that an address asks for, on its first page, and how the API takes it. */
export function firstRecruits(params: URLSearchParams) {
  const query = recruitQueryOf(params);
  return { query, sent: sentRecruitQuery(query) };
}
