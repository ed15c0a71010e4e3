import * as z from 'zod/mini';
import { ownVisit, visitForm } from '../../person/visits/visit';
import { UPLOAD_CALL } from './edit-parts';

const own = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0 } as const;
const change = { ...own, requiresXsrf: true } as const;
const answer = z.strictObject({ visit: ownVisit });

/** The rows of the journal of visits (docs/decisions/237-visit-journal.md): everybody's own; coaches have none. */
export const VISIT_ROWS = {
  visits: {
    ...own,
    summary: 'The visits of colleges that the signed-in user has written down, the latest first. Not for coaches.',
    body: null,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(ownVisit) }),
  },
  saveVisit: {
    ...change,
    summary:
      'Records a visit of a saved college under an id of the caller, or changes it; `version` is that of the visit it starts from, 0 for a new one. Saving the same again changes nothing. 409 if the visit was changed or removed since, if the college is not saved, and beyond 200 visits; 422 for a day ahead. Not for coaches.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: visitForm,
    bodyLimitKb: 32,
    answer,
  },
  removeVisit: {
    ...change,
    summary: 'Removes a visit with its photos for good. Repeating it changes nothing. Not for coaches.',
    status: 204,
    body: null,
    refusals: ['signInRequired', 'forbidden', 'unavailable'],
    answer: null,
  },
  uploadVisitPhoto: {
    ...UPLOAD_CALL,
    summary:
      'Takes a photo for a visit: the file itself as the body, 12 MB at most, six of a visit. It is stored upright and without metadata, and only the caller ever gets it. Not for coaches.',
    access: 'signedIn',
    refusals: [
      'signInRequired',
      'forbidden',
      'notFound',
      'conflict',
      'tooLarge',
      'wrongType',
      'invalid',
      'tooMany',
      'unavailable',
    ],
  },
  visitPhoto: {
    ...own,
    summary: 'A photo of a visit of the caller, `private, no-store`; `size` is plain, ls or 400. Not for coaches.',
    query: z.object({ size: z._default(z.enum(['plain', 'ls', '400']), 'ls') }),
    body: null,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'unavailable'],
    answer: 'bytes',
  },
  removeVisitPhoto: {
    ...change,
    summary: 'Removes a photo of a visit for good. Repeating it changes nothing. Not for coaches.',
    body: null,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'unavailable'],
    answer,
  },
} as const;
