import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { useCollegePage } from '../use-college-page';

/** A person on the staff, and an invitation to it. */
export type Member = AnswerOf<'collegeMembers'>['members'][number];
export type SentInvite = AnswerOf<'collegeMembers'>['invites'][number];

const keyOf = (collegeId: string) => ['collegeMembers', collegeId];

/** The staff of the shown college and the invitations to it. */
export function useMembers() {
  const callApi = useApi();
  const { college } = useCollegePage();
  return useQuery({
    queryKey: keyOf(college._id),
    queryFn: ({ signal }) => callApi('collegeMembers', { params: { collegeId: college._id }, signal }),
  });
}

/** Reads the members again after a change of them. */
export function useMembersReload(): () => Promise<void> {
  const client = useQueryClient();
  const { college } = useCollegePage();
  return () => client.invalidateQueries({ queryKey: keyOf(college._id) });
}
