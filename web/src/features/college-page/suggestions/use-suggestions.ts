import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { useCollegeCache } from '../use-college';
import { useCollegePage } from '../use-college-page';

type Suggestions = AnswerOf<'collegeSuggestions'>;

/** Open suggestions of the same value, as one line. */
export type SuggestionLine = NonNullable<Suggestions['open']>[number];

/** A refused suggestion, as who decides still sees it. */
export type RefusedSuggestion = NonNullable<Suggestions['refused']>[number];

const keyOf = (collegeId: string) => ['suggestions', collegeId];

/** The suggestions about the shown college as this reader sees them. */
export function useSuggestions() {
  const callApi = useApi();
  const { college } = useCollegePage();
  return useQuery({
    queryKey: keyOf(college._id),
    queryFn: ({ signal }) => callApi('collegeSuggestions', { params: { collegeId: college._id }, signal }),
  });
}

/** What is done about suggestions; each shows the answer at once, and rejects where it is refused. */
export function useSuggestionActions() {
  const callApi = useApi();
  const client = useQueryClient();
  const { college } = useCollegePage();
  const { store } = useCollegeCache(college.pathName);
  const params = { collegeId: college._id };
  const show = (suggestions: Suggestions) => client.setQueryData(keyOf(college._id), suggestions);
  return {
    suggest: async (body: SentBodyOf<'suggestFact'>) => {
      show((await callApi('suggestFact', { params, body })).suggestions);
    },
    suggestAsVisitor: (body: SentBodyOf<'suggestFactAsVisitor'>) => callApi('suggestFactAsVisitor', { params, body }),
    withdraw: async (suggestionId: string) => {
      show((await callApi('withdrawSuggestion', { params: { suggestionId } })).suggestions);
    },
    decide: async (suggestionId: string, body: SentBodyOf<'decideSuggestion'>) => {
      const answer = await callApi('decideSuggestion', { params: { suggestionId }, body });
      show(answer.suggestions);
      if (answer.college !== null) await store(answer.college);
    },
  };
}
