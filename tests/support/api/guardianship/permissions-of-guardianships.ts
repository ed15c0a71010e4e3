import type { RouteName } from '@touchline/domain/http/api-routes';
import { cells, everyone, nothing, type PermissionRow, type Stage, signedIn } from '../platform/permission-cells';
import { aStoredPurchaseRequest } from '../money/purchase-requests';
import { aFurtherLink, aStoredLink } from './guardianships';

const AT = '2026-01-01T00:00:00.000Z';

/** The player of the link, and nobody else: others do not learn that it is there. */
const playerOfLink = (status: number) => cells(401, status, 404, 404, 404, 404, 404, 401, 401, 401, 401);

const confirmed = { playerAt: AT, confirmedAt: AT, keepAskedAt: AT };
const ofLink =
  (changes: object, body?: object) =>
  async ({ profileId }: Stage) => {
    const { _id: guardianshipId } = await aStoredLink({ player: profileId, ...changes });
    return { params: { guardianshipId }, ...(body === undefined ? {} : { body }) };
  };

/** The cells of the links between players and guardians; parents are in `tests/api/guardianship`. */
export const PERMISSIONS_OF_GUARDIANSHIPS = {
  purchaseRequests: [{ row: 'guardians', description: 'their own', cells: signedIn(200), send: nothing }],
  answerPurchaseRequest: [
    {
      row: 'guardians',
      description: 'of a child that is not linked to them (tests/api/money: of one that is)',
      cells: signedIn(404),
      send: async ({ profileId }: Stage) => {
        const { _id: purchaseRequestId } = await aStoredPurchaseRequest({ player: profileId, guardian: 'uid-of-a-parent' });
        return { params: { purchaseRequestId }, body: { answer: 'yes' } };
      },
    },
  ],
  guardianships: [{ row: 'guardians', description: 'their own', cells: signedIn(200), send: nothing }],
  askGuardianship: [
    {
      row: 'guardians',
      description: 'of who is neither a minor nor a parent (tests/api/guardianship: of those who are)',
      cells: signedIn(403),
      send: () => ({ body: { to: 'kim@people.example' } }),
    },
  ],
  answerGuardianship: [
    {
      row: 'guardians',
      description: 'a question to the player',
      cells: playerOfLink(200),
      send: ofLink({}, { answer: 'no' }),
    },
  ],
  endGuardianship: [{ row: 'guardians', description: 'one of the player', cells: playerOfLink(200), send: ofLink(confirmed) }],
  guardChild: [
    {
      row: 'guardians',
      description: 'for whom only the guardian decides',
      cells: playerOfLink(403),
      send: ofLink(confirmed, { contactOff: true }),
    },
  ],
  keepGuardianship: [
    {
      row: 'guardians',
      description: 'one that the player was asked about',
      cells: playerOfLink(200),
      send: ofLink(confirmed, { keeps: true }),
    },
  ],
  openFurtherGuardian: [
    {
      row: 'guardians',
      description: 'whoever has the link',
      cells: everyone(200),
      send: async () => ({ body: { link: await aFurtherLink() } }),
    },
  ],
  answerFurtherGuardian: [
    {
      row: 'guardians',
      description: 'whoever has the link',
      cells: everyone(200),
      send: async () => ({ body: { link: await aFurtherLink(), answer: 'no' } }),
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
