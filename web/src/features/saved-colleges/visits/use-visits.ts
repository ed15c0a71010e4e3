import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnVisit, VisitForm } from '@touchline/domain/person/visits/visit';
import { useApi } from '../../../lib/api/api-client';
import { uploadPicture } from '../../../lib/api/upload-picture';
import { useLanguage } from '../../../i18n/language-provider';
import { useActor } from '../../../session/session-context';

const KEY = 'visits';

/** The visits of the user, and ways to change them, each of which rejects with the server's refusal. */
export function useVisits() {
  const callApi = useApi();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { uid } = useActor();
  const queryKey = [KEY, uid];
  const query = useQuery({ queryKey, queryFn: async () => (await callApi('visits')).items, enabled: uid !== null });
  const change = (next: (items: readonly OwnVisit[]) => readonly OwnVisit[]): void => {
    client.setQueryData<readonly OwnVisit[]>(queryKey, (items = []) => [...next(items)].toSorted(latestFirst));
  };
  const store = (visit: OwnVisit): void =>
    change((items) => [visit, ...items.filter(({ visitId }) => visitId !== visit.visitId)]);
  const reload = async (): Promise<readonly OwnVisit[]> => {
    await client.invalidateQueries({ queryKey });
    return client.getQueryData<readonly OwnVisit[]>(queryKey) ?? [];
  };
  return {
    query,
    reload,
    save: async (visitId: string, body: VisitForm) => store((await callApi('saveVisit', { params: { visitId }, body })).visit),
    remove: async (visitId: string) => {
      await callApi('removeVisit', { params: { visitId } });
      change((items) => items.filter((visit) => visit.visitId !== visitId));
    },
    addPhoto: async (visitId: string, file: File) => {
      const { signal } = new AbortController();
      await uploadPicture(`/ui/v1/visits/${visitId}/photos`, file, { language, signal, onProgress: () => undefined });
    },
    removePhoto: async (visitId: string, pictureId: string) =>
      store((await callApi('removeVisitPhoto', { params: { visitId, pictureId } })).visit),
  };
}

function latestFirst(one: OwnVisit, other: OwnVisit): number {
  return other.on.localeCompare(one.on) || other.createdAt.localeCompare(one.createdAt);
}

/** Formats a mean of marks with one digit at most in the user's language. */
export function useMark(): (mean: number) => string {
  const { language } = useLanguage();
  return (mean) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
}
