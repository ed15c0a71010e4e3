import type { RouteName } from '@touchline/domain/http/api-routes';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { cells, everyone, nothing, type PermissionRow, type Stage, signedIn } from '../platform/permission-cells';
import { aConfirmationOf, aLinkForm, aSecretOf, aStoredCoachLink } from './coach-links';

/** Gives a player the page of an adult. */
function ofAge(player: string): Promise<unknown> {
  return personDocuments(firestore()).profiles.doc(player).update({ adultFrom: '2020-01-01' });
}

/** The cells of private links. */
export const PERMISSIONS_OF_COACH_LINKS = {
  coachLinks: [{ row: 'linked', description: 'their own', cells: signedIn(200), send: nothing }],
  makeCoachLink: [
    {
      row: 'linked',
      description: 'for anybody who has it: of the adult player alone',
      cells: cells(401, 200, 422, 422, 422, 422, 422, 401, 401, 401, 401),
      send: async ({ profileId }: Stage) => {
        await ofAge(profileId);
        return { body: aLinkForm(null) };
      },
    },
  ],
  endCoachLink: [
    {
      row: 'linked',
      description: 'of the player; others do not learn that it is there',
      cells: cells(401, 200, 404, 404, 404, 404, 404, 401, 401, 401, 401),
      send: async ({ profileId }: Stage) => {
        const { _id: linkId } = await aStoredCoachLink({ player: profileId });
        return { params: { linkId } };
      },
    },
  ],
  openCoachLink: [
    {
      row: 'linked',
      description: 'whoever has the link of an adult',
      cells: everyone(200),
      send: async ({ profileId }: Stage) => ({ body: { link: await aSecretOf(profileId), key: null } }),
    },
  ],
  askLinkReceiver: [
    {
      row: 'linked',
      description: 'an adult’s link needs no confirmation',
      cells: everyone(404),
      send: async ({ profileId }: Stage) => {
        await ofAge(profileId);
        return { body: { link: await aSecretOf(profileId) } };
      },
    },
  ],
  openLinkConfirmation: [
    {
      row: 'linked',
      description: 'whoever has the mail',
      cells: everyone(200),
      send: async ({ profileId }: Stage) => ({ body: { confirmation: await aConfirmationOf(profileId) } }),
    },
  ],
  confirmLinkReceiver: [
    {
      row: 'linked',
      description: 'whoever has the mail',
      cells: everyone(200),
      send: async ({ profileId }: Stage) => ({ body: { confirmation: await aConfirmationOf(profileId) } }),
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
