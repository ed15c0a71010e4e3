import * as z from 'zod/mini';
import { declinedForm, postedForm } from '../../featuring/decided-request';
import { listedFeatureRequest, ownFeatureRequests } from '../../featuring/listed-requests';

/** The `next` of the previous page: the value that orders requests of that state. */
const cursor = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_~:.-]{1,250}$/)));

const decision = {
  access: 'admin',
  query: null,
  status: 200,
  cacheSeconds: 0,
  requiresXsrf: true,
  bodyLimitKb: 16,
  refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
  answer: z.strictObject({ request: listedFeatureRequest }),
} as const;

/** The rows of the feature queue (docs/decisions/090-feature-queue.md). */
export const FEATURE_REQUEST_ROWS = {
  ownFeatureRequests: {
    summary:
      'The caller’s requests to be featured on the social networks, newest first, with the queue position, and the boosts that are paid and wait for the next request.',
    access: 'profileOwner',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: ownFeatureRequests,
  },
  adminFeatureRequests: {
    summary:
      'The requests to be featured in one state, 20 a page: the queue in its order, the decided ones newest first. `total` counts that state. Of the profile it holds what visitors see, null where its player may not be featured any more; such a one is left out of the queue. `playersOfGuardian` tells where one address confirms several players.',
    access: 'admin',
    query: z.object({ state: z._default(z.enum(['queued', 'posted', 'declined']), 'queued'), after: cursor }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(listedFeatureRequest), next: z.nullable(z.string()), total: z.int() }),
  },
  postFeatureRequest: {
    ...decision,
    summary:
      'Says where a player was featured: addresses of posts and stories, as many as wanted at most. The owner gets a mail with them. The same links again change nothing; 409 for a request that was decided otherwise, or whose player may not be featured any more.',
    body: postedForm,
  },
  declineFeatureRequest: {
    ...decision,
    summary:
      'Declines a request for a reason that its owner reads, also by mail; paid boosts wait for the next one. The same reason again changes nothing; 409 for a request with another decision, or one that has left the queue.',
    body: declinedForm,
  },
} as const;
