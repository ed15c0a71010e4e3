import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type CollegeQuery, collegeQueryOf } from '@touchline/domain/search/college-query';
import { useEffect, useState } from 'react';
import { headOfCollegeSearch } from '../../features/college-search/college-search-head';
import { collegeSearchKey } from '../../features/college-search/college-results-query';
import { CollegeSearchScreen } from '../../features/college-search/college-search-screen';
import { DEFERRED_OF_SEARCH } from '../../features/college-search/deferred-filters';
import { DeferredComparison } from '../../features/compare/deferred-comparison';
import { VisitQueries } from '../../lib/visit-queries';
import type { Attempt, HeadContext, PageHead } from '../page-definition';
import type { LoadedComparison } from './load-comparison';

/** The search with which the user comes to the page; it asks for the next ones itself. */
export type FirstSearch = { readonly query: CollegeQuery } & Attempt<AnswerOf<'searchColleges'>>;

/** What /colleges shows: a search, or the colleges that its address compares. */
export type CollegesData = FirstSearch | LoadedComparison;

export const deferred = DEFERRED_OF_SEARCH;

/** /colleges: the college search, whose queries begin with what the loader found, or a comparison. */
export function View({ data }: { readonly data: CollegesData }) {
  if ('compared' in data) return <DeferredComparison {...data} />;
  return (
    <VisitQueries>
      <SeededSearch data={data} />
    </VisitQueries>
  );
}

function SeededSearch({ data }: { readonly data: FirstSearch }) {
  const client = useQueryClient();
  const seed = ({ query, answer }: FirstSearch) => {
    if (answer !== null) client.setQueryData(collegeSearchKey(query), answer);
  };
  const [first] = useState(() => {
    seed(data);
    return data;
  });
  useEffect(() => {
    if (data.answer !== null && data !== first) client.setQueryData(collegeSearchKey(data.query), data.answer);
  }, [client, data, first]);
  return <CollegeSearchScreen />;
}

/** The head of the search that the address asks for now, or of its comparison. */
export function head({ data, query, language }: HeadContext<CollegesData>): PageHead {
  if ('compared' in data) return data.heads[language];
  return headOfCollegeSearch(collegeQueryOf(query), language);
}
