import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useActor } from '../../session/session-context';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';

/** What a coach keeps about a player; the list adds what coaches may see of them. */
export type SavedPlayerEntry = AnswerOf<'savePlayer'>;
export type SavedPlayerItem = AnswerOf<'savedPlayers'>['items'][number];

const LIST = 'savedPlayers';
const ONE = 'savedPlayer';

/** Whether the user is a coach whom a college has accepted; only these have a list of players. */
export function useMaySavePlayers(): boolean {
  const actor = useActor();
  return !actor.isDeactivated && isAcceptedCoach(actor);
}

/** The players whom the user saved. */
export function useSavedPlayers() {
  const callApi = useApi();
  const { uid } = useActor();
  return useQuery({
    queryKey: [LIST, uid],
    queryFn: async ({ signal }) => (await callApi('savedPlayers', { signal })).items,
    enabled: useMaySavePlayers(),
  });
}

/** What the user keeps about one player; null where they are not saved. */
export function useSavedPlayer(playerId: string) {
  const callApi = useApi();
  const { uid } = useActor();
  return useQuery({
    queryKey: [ONE, uid, playerId],
    queryFn: async ({ signal }) => (await callApi('savedPlayer', { params: { playerId }, signal })).saved,
    enabled: useMaySavePlayers(),
  });
}

/** Saves, changes and removes players. Saving and removing show a toast with undo, a failure the server's messages. */
export function useSavingPlayers() {
  const callApi = useApi();
  const client = useQueryClient();
  const t = useTranslations();
  const show = useToasts();
  const refused = useRefusalToasts();

  const run = useCallback(
    async (change: () => Promise<unknown>, text: string, undo?: () => Promise<unknown>): Promise<boolean> => {
      const renewed = () => Promise.all([LIST, ONE].map((key) => client.invalidateQueries({ queryKey: [key] })));
      const undoing = (action: () => Promise<unknown>) => async () => {
        try {
          await action();
          await renewed();
          show({ variant: 'secondary', text: t('players.undone') });
        } catch (failure) {
          refused(failure);
        }
      };
      try {
        await change();
        await renewed();
        const action = undo && { label: t('players.undo'), run: () => void undoing(undo)() };
        show({ variant: 'success', text, ...(action === undefined ? {} : { action }) });
        return true;
      } catch (failure) {
        refused(failure);
        await renewed();
        return false;
      }
    },
    [client, show, refused, t],
  );
  const put = useCallback(
    (playerId: string, body: SentBodyOf<'savePlayer'>) => callApi('savePlayer', { params: { playerId }, body }),
    [callApi],
  );
  const drop = useCallback((playerId: string) => callApi('removeSavedPlayer', { params: { playerId } }), [callApi]);

  return {
    save: (playerId: string, name: string) =>
      run(
        () => put(playerId, {}),
        t('players.saved', { name }),
        () => drop(playerId),
      ),
    change: (playerId: string, body: Pick<SentBodyOf<'savePlayer'>, 'stage' | 'note'>, name: string) => {
      const { stage } = body;
      if (stage === undefined) return run(() => put(playerId, body), t('players.noteSaved', { name }));
      moveInList(client, playerId, stage);
      return run(() => put(playerId, body), t('players.stageSaved', { name, stage: t(`players.stage.${stage}`) }));
    },
    nameCollege: (playerId: string, isNamed: boolean, name: string) =>
      run(() => put(playerId, { isNamed }), t(isNamed ? 'players.named' : 'players.unnamed', { name })),
    remove: ({ profileId, stage, note, savedAt, notedAt, isNamed }: SavedPlayerEntry, name: string) =>
      run(
        () => drop(profileId),
        t('players.removed', { name }),
        () => put(profileId, { stage, note, isNamed, earlier: { savedAt, notedAt } }),
      ),
  };
}

/** Moves a player to a stage of the list at once: a row that moved later would close the note that is typed in it. */
function moveInList(client: QueryClient, playerId: string, stage: SavedPlayerItem['stage']): void {
  client.setQueriesData<readonly SavedPlayerItem[]>({ queryKey: [LIST] }, (items) =>
    items?.map((item) => (item.profileId === playerId ? { ...item, stage } : item)),
  );
}
