import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { readerOf } from '@touchline/domain/permissions/profile-reader';
import type { RecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import { useApi } from '../../lib/api/api-client';
import { useActor } from '../../session/session-context';
import { sentRecruitQuery, useRecruitQuery } from './recruit-address';

export type FoundRecruits = AnswerOf<'searchProfiles'>;
export type FoundRecruit = FoundRecruits['items'][number];

/** The query key of a page of results as a reader gets it; the server seeds the first page of visitors. */
export function recruitSearchKey(query: RecruitQuery, reader: string, after: string | null) {
  return ['recruitSearch', query, reader, after] as const;
}

/** The results of the address as the user may see them. Visitors stay on the first page, whatever the address says. */
export function useRecruitResults() {
  const callApi = useApi();
  const { query, after } = useRecruitQuery();
  const reader = readerOf(useActor(), '');
  const cursor = reader === 'visitor' ? null : after;
  return useQuery({
    queryKey: recruitSearchKey(query, reader, cursor),
    queryFn: ({ signal }): Promise<FoundRecruits> =>
      callApi('searchProfiles', { query: sentRecruitQuery(query, cursor), signal }),
    placeholderData: keepPreviousData,
  });
}
