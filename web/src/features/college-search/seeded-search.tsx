import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { type ReactNode, useEffect, useState } from 'react';
import { VisitQueries } from '../../lib/api/visit-queries';
import { collegeSearchKey } from './college-results-query';

/** The search with which the user comes to a page; its screen asks for the next ones itself. */
export interface FirstSearch {
  readonly query: CollegeQuery;
  /** Null where it failed. */
  readonly answer: AnswerOf<'searchColleges'> | null;
}

interface SeededSearchProps {
  readonly first: FirstSearch;
  readonly children: ReactNode;
}

/** A screen of the college search, whose queries begin with what the page's loader found. */
export function SeededSearch({ first, children }: SeededSearchProps) {
  return (
    <VisitQueries>
      <Seeds first={first}>{children}</Seeds>
    </VisitQueries>
  );
}

function Seeds({ first, children }: SeededSearchProps) {
  const client = useQueryClient();
  const [seeded] = useState(() => {
    if (first.answer !== null) client.setQueryData(collegeSearchKey(first.query), first.answer);
    return first;
  });
  useEffect(() => {
    if (first.answer !== null && first !== seeded) client.setQueryData(collegeSearchKey(first.query), first.answer);
  }, [client, first, seeded]);
  return children;
}
