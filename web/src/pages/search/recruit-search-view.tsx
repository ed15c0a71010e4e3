import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type RecruitQuery, recruitQueryOf } from '@touchline/domain/person/recruits/recruit-query';
import { useEffect, useState } from 'react';
import { DEFERRED_OF_RECRUITS } from '../../features/recruits/deferred-recruits';
import { recruitSearchKey } from '../../features/recruits/recruit-results-query';
import { headOfRecruitSearch } from '../../features/recruits/recruit-search-head';
import { RecruitSearchScreen } from '../../features/recruits/recruit-search-screen';
import { VisitQueries } from '../../lib/api/visit-queries';
import type { Attempt, HeadContext, PageHead } from '../page-definition';

/** The first page of the search with which the user comes to the page, as visitors see it. */
export type FirstRecruits = { readonly query: RecruitQuery } & Attempt<AnswerOf<'searchProfiles'>>;

export const deferred = DEFERRED_OF_RECRUITS;

/** / : the search of recruits, whose queries begin with what the loader found. */
export function View({ data }: { readonly data: FirstRecruits }) {
  return (
    <VisitQueries>
      <SeededSearch data={data} />
    </VisitQueries>
  );
}

function SeededSearch({ data }: { readonly data: FirstRecruits }) {
  const client = useQueryClient();
  const seed = ({ query, answer }: FirstRecruits) => {
    if (answer !== null) client.setQueryData(recruitSearchKey(query, 'visitor', null), answer);
  };
  const [first] = useState(() => {
    seed(data);
    return data;
  });
  useEffect(() => {
    if (data.answer !== null && data !== first) client.setQueryData(recruitSearchKey(data.query, 'visitor', null), data.answer);
  }, [client, data, first]);
  return <RecruitSearchScreen />;
}

/** The head of the search that the address asks for now. */
export function head({ query, language }: HeadContext<FirstRecruits>): PageHead {
  return headOfRecruitSearch(recruitQueryOf(query), language);
}
