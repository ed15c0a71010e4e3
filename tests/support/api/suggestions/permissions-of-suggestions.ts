import type { RouteName } from '@touchline/domain/http/api-routes';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { adminOnly, cells, everyone, type PermissionRow, type Stage, signedIn } from '../platform/permission-cells';
import { aConfirmationAt, aStoredSuggestion, aSuggestionForm } from './suggestions';

const byEditors = cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401);

/** The cells of suggested corrections. */
export const PERMISSIONS_OF_SUGGESTIONS = {
  collegeSuggestions: [
    {
      row: 'suggested',
      description: 'their own; the open ones for who decides',
      cells: signedIn(200),
      send: ({ collegeId }: Stage) => ({ params: { collegeId } }),
    },
  ],
  suggestFact: [
    {
      row: 'suggested',
      description: 'whoever is signed in',
      cells: signedIn(201),
      send: ({ collegeId }: Stage) => ({ params: { collegeId }, body: aSuggestionForm() }),
    },
  ],
  suggestFactAsVisitor: [
    {
      row: 'suggested',
      description: 'everyone, who then confirms the address',
      cells: everyone(201),
      send: ({ collegeId }: Stage) => ({
        params: { collegeId },
        body: { ...aSuggestionForm(), email: `visitor-${newId().toLowerCase()}@example.org` },
      }),
    },
  ],
  confirmSuggestion: [
    {
      row: 'suggested',
      description: 'whoever has the mail',
      cells: everyone(200),
      send: async ({ collegeId }: Stage) => ({ body: { confirmation: await aConfirmationAt(collegeId) } }),
    },
  ],
  decideSuggestion: [
    {
      row: 'suggested',
      description: 'accepted coaches of the college, and admins',
      cells: byEditors,
      send: async ({ actorsCollegeId: collegeId }: Stage) => {
        const { _id: suggestionId } = await aStoredSuggestion({ collegeId });
        return { params: { suggestionId }, body: { decision: 'refuse' } };
      },
    },
  ],
  reportSuggestion: [
    {
      row: 'suggested',
      description: 'who decides about it: accepted coaches of the college, and admins',
      cells: cells(401, 403, 403, 403, 201, 403, 201, 401, 401, 401, 401),
      send: async ({ actorsCollegeId: collegeId }: Stage) => {
        const { _id: suggestionId } = await aStoredSuggestion({ collegeId });
        return { params: { suggestionId }, body: { reason: 'spam' } };
      },
    },
  ],
  removeSuggestion: [
    {
      row: 'suggested',
      description: 'admins',
      cells: adminOnly(200),
      send: async ({ collegeId }: Stage) => {
        const { _id: suggestionId, at: seenAt } = await aStoredSuggestion({ collegeId });
        return { params: { suggestionId }, body: { seenAt, reason: 'Advertising.' } };
      },
    },
  ],
  withdrawSuggestion: [
    {
      row: 'suggested',
      description: 'its author; others do not learn that it is there',
      cells: cells(401, 200, 404, 404, 404, 404, 404, 401, 401, 401, 401),
      send: async ({ collegeId, profileId }: Stage) => {
        const { _id: suggestionId } = await aStoredSuggestion({ collegeId, by: profileId });
        return { params: { suggestionId } };
      },
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
