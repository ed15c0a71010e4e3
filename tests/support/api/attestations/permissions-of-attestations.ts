import type { RouteName } from '@touchline/domain/http/api-routes';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { adminOnly, cells, everyone, nothing, type PermissionRow, type Stage, signedIn } from '../platform/permission-cells';
import { aClubAddress, aLinkTo, aRequestTo, aStoredAttestation } from './attestations';

/** The cells of facts that coaches confirm. */
export const PERMISSIONS_OF_ATTESTATIONS = {
  attestations: [{ row: 'attested', description: 'their own', cells: signedIn(200), send: nothing }],
  askAttestation: [
    {
      row: 'attested',
      description: 'of a player with grades; all others have nothing to confirm',
      cells: cells(401, 200, 422, 422, 422, 422, 422, 401, 401, 401, 401),
      send: async ({ profileId }: Stage) => {
        await personDocuments(firestore()).profiles.doc(profileId).update({ gpa: 3.6, gpaOf: 4 });
        return { body: aRequestTo(aClubAddress()) };
      },
    },
  ],
  withdrawAttestation: [
    {
      row: 'attested',
      description: 'of the player; others do not learn that it is there',
      cells: cells(401, 200, 404, 404, 404, 404, 404, 401, 401, 401, 401),
      send: async ({ profileId }: Stage) => {
        const { _id: attestationId } = await aStoredAttestation({ player: profileId });
        return { params: { attestationId } };
      },
    },
  ],
  openAttestation: [
    {
      row: 'attested',
      description: 'whoever has the link',
      cells: everyone(200),
      send: async ({ profileId }: Stage) => ({ body: { link: await aLinkTo(profileId) } }),
    },
  ],
  answerAttestation: [
    {
      row: 'attested',
      description: 'whoever has the link',
      cells: everyone(200),
      send: async ({ profileId }: Stage) => ({ body: { link: await aLinkTo(profileId), confirmed: ['gpa'], reference: null } }),
    },
  ],
  revokeAttestation: [
    {
      row: 'attested',
      description: 'whoever has the link',
      cells: everyone(200),
      send: async ({ profileId }: Stage) => ({ body: { link: await aLinkTo(profileId) } }),
    },
  ],
  confirmedFacts: [
    {
      row: 'attested',
      description: 'as far as each sees the values',
      cells: everyone(200),
      send: ({ profileId }: Stage) => ({ query: { players: profileId } }),
    },
  ],
  waitingAttestations: [{ row: 'attested', description: 'all that wait', cells: adminOnly(200), send: nothing }],
  reviewAttestation: [
    {
      row: 'attested',
      description: 'one that waits',
      cells: adminOnly(200),
      send: async ({ profileId }: Stage) => {
        const waiting = { sentAt: null, validUntil: null, reviewReasons: ['disposable' as const] };
        const { _id: attestationId } = await aStoredAttestation({ player: profileId, ...waiting });
        return { params: { attestationId }, body: { isSent: false } };
      },
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
