import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { useOwnAccount } from '../own-account/use-own-account';
import { useApi } from '../../lib/api/api-client';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { useActor } from '../../session/session-context';
import { useMoment } from '../../ui/use-dates';

/** A player on a shared list, and what the staff wrote about them. */
export type SharedRecruit = AnswerOf<'staffRecruits'>['items'][number];
export type SharedEntry = SharedRecruit['entries'][number];

/** A college whose staff the user is on. */
export interface StaffCollege {
  readonly id: string;
  readonly name: string;
}

/** The parameter of the address that names the college whose list is shown. */
export const LIST = 'list';

const KEY = 'staffRecruits';

/** The colleges whose staff the user is on, with their names; null until they are known. */
export function useStaffColleges(): readonly StaffCollege[] | null {
  const { data } = useOwnAccount().query;
  if (data === undefined) return null;
  const colleges = data.roleRequests.flatMap(({ type, status, collegeId, collegeName }) =>
    status === 'Accepted' && isCoachRole({ type }) ? [[collegeId, collegeName ?? collegeId] as const] : [],
  );
  return [...new Map(colleges)].map(([id, name]) => ({ id, name }));
}

/** The shared list of a college. */
export function useSharedList(collegeId: string) {
  const callApi = useApi();
  const { uid } = useActor();
  return useQuery({
    queryKey: [KEY, uid, collegeId],
    queryFn: async ({ signal }) => (await callApi('staffRecruits', { params: { collegeId }, signal })).items,
  });
}

/** Whether a call was refused because somebody else was first. */
export function isLate(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.status === 409;
}

/** Ways to change the shared list of a college, each of which rejects with the server's refusal. */
export function useSharedListChanges(collegeId: string) {
  const callApi = useApi();
  const client = useQueryClient();
  const { uid } = useActor();
  const queryKey = [KEY, uid, collegeId];
  type Items = readonly SharedRecruit[];
  const change = (next: (items: Items) => Items) => {
    client.setQueryData<Items>(queryKey, (items) => (items === undefined ? items : next(items)));
  };
  const show = (recruit: SharedRecruit) =>
    change((items) =>
      items.some(({ profileId }) => profileId === recruit.profileId)
        ? items.map((one) => (one.profileId === recruit.profileId ? recruit : one))
        : [recruit, ...items],
    );
  const reload = async (): Promise<Items> => {
    await client.invalidateQueries({ queryKey });
    return client.getQueryData<Items>(queryKey) ?? [];
  };
  return {
    reload,
    add: async (playerId: string, stage: RecruitingStage) =>
      show((await callApi('moveRecruit', { params: { collegeId, playerId }, body: { stage, version: 0 } })).recruit),
    /** The card moves at once; a refused move has to be followed by `reload`, which puts it back. */
    move: async ({ profileId, version }: SharedRecruit, stage: RecruitingStage) => {
      change((items) => items.map((one) => (one.profileId === profileId ? { ...one, stage } : one)));
      const sent = { params: { collegeId, playerId: profileId }, body: { stage, version } };
      show((await callApi('moveRecruit', sent)).recruit);
    },
    remove: async ({ profileId, version }: SharedRecruit) => {
      const params = { collegeId, playerId: profileId };
      await callApi('removeRecruit', { params, query: { version } });
      change((items) => items.filter((one) => one.profileId !== profileId));
    },
    write: async (playerId: string, entryId: string, body: SentBodyOf<'writeStaffEntry'>) =>
      show((await callApi('writeStaffEntry', { params: { collegeId, playerId, entryId }, body })).recruit),
    removeEntry: async (playerId: string, entryId: string) => {
      await callApi('removeStaffEntry', { params: { collegeId, playerId, entryId } });
      await reload();
    },
  };
}

/** Formats the day of a moment on the reader's own calendar. */
export function useDay(): (at: string) => string {
  const moment = useMoment();
  return (at) => moment(at, 'day');
}
