import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { instant, shortText, webLink } from '../kernel/text/text-schemas';
import { FEATURE_QUEUE } from '../reference/limits';

/** Version of the stored shape. */
export const FEATURE_REQUEST_SCHEMA_VERSION = 1;

/** The social networks that players are featured on. */
export const FEATURE_NETWORKS = ['instagram', 'tiktok', 'facebook', 'x', 'youtube', 'other'] as const;

/** What a player may be featured by. */
const FEATURE_KINDS = ['post', 'story'] as const;

const notHttps = 'webLinkInvalid' satisfies MessageCode;

/** A post or story about a player, where it can be seen: an https address. */
export const featureLink = z.strictObject({
  kind: z.enum(FEATURE_KINDS),
  network: z.enum(FEATURE_NETWORKS),
  url: webLink.check(z.refine((url) => url.startsWith('https://'), { error: notHttps })),
});
export type FeatureLink = z.infer<typeof featureLink>;

/** How many posts and stories an entry gets (S9-02). */
export const featureWanted = z.strictObject({ posts: z.int(), stories: z.int() });
export type FeatureWanted = z.infer<typeof featureWanted>;

/** What an admin writes to a player whose request is declined. */
export const declineReason = shortText(FEATURE_QUEUE.reasonMax);

const uid = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
const purchaseId = shortText(200);

/**
 * `featureRequests/{uid}.{number}`: a player's request to be featured on the social networks (S1-02, S1-09). The first
 * one is free, the others (`again`) are paid by `boughtWith`, the id of the purchase. While it is queued, `skip` says
 * since when it stands in front of those without, and what put it there: a purchase, or Premium. `left` is one whose
 * player may not be featured at present; it is in no list. `posted` and `declined` say how an admin decided.
 */
export const featureRequest = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(FEATURE_REQUEST_SCHEMA_VERSION),
  uid,
  number: z.int().check(z.minimum(1)),
  reason: z.enum(['first', 'again']),
  state: z.enum(['queued', 'left', 'posted', 'declined']),
  enteredAt: instant,
  boughtWith: z.nullable(purchaseId),
  skip: z.nullable(z.strictObject({ at: instant, by: purchaseId })),
  leftAt: z.nullable(instant),
  posted: z.nullable(
    z.strictObject({ at: instant, by: z.string(), wanted: featureWanted, links: z.array(featureLink).check(z.maxLength(4)) }),
  ),
  declined: z.nullable(z.strictObject({ at: instant, by: z.string(), reason: declineReason })),
});
export type FeatureRequest = z.infer<typeof featureRequest>;

/** What `skip.by` says where Premium puts a request in front. */
export const BY_PREMIUM = 'premium';

/** Which of what is sold put a request in front. */
export function skippedBy({ by }: NonNullable<FeatureRequest['skip']>): 'premium' | 'skipTheLine' {
  return by === BY_PREMIUM ? 'premium' : 'skipTheLine';
}

/** The id of somebody's request by its number, counted from 1: two who enter the same one at once make one document. */
export function featureRequestId(owner: string, number: number): string {
  return `${owner}.${number}`;
}

/**
 * What requests are listed by within their state. In the queue: those in front by when they were put there, then the
 * others by when they entered. The decided ones by when that was.
 */
export function orderOf({ _id, state, enteredAt, skip, posted, declined }: FeatureRequest): string | null {
  if (state === 'left') return null;
  if (state === 'queued') return skip === null ? `1~${enteredAt}~${_id}` : `0~${skip.at}~${enteredAt}~${_id}`;
  return `${posted?.at ?? declined?.at ?? enteredAt}~${_id}`;
}

/**
 * The queue of players to be featured. Whether one may be shown is read from the profile each time; an entry alone
 * shows nobody. A deleted account takes its entries with it, also the posted ones.
 */
export const FEATURE_REQUESTS = defineCollection({
  name: 'featureRequests',
  holds: 'A player’s request to be featured on the social networks: since when, put first by what, and how it was decided.',
  version: FEATURE_REQUEST_SCHEMA_VERSION,
  schema: featureRequest,
  upgrades: {},
  stamps: { order: orderOf },
  personalData: {
    export: [
      {
        section: 'featureRequests',
        as: 'list',
        of: [{ by: 'field', field: 'uid' }],
        sortedBy: 'enteredAt',
        entry: ({ reason, state, enteredAt, skip, posted, declined }) => ({
          ...{ reason, state, enteredAt, skippedAt: skip?.at ?? null },
          posted: posted === null ? null : { at: posted.at, links: posted.links },
          declined: declined === null ? null : { at: declined.at, reason: declined.reason },
        }),
      },
    ],
    deletion: {
      erase: [{ by: 'field', field: 'uid' }],
      anonymise: [
        { by: 'field', field: 'posted.by' },
        { by: 'field', field: 'declined.by' },
      ],
    },
  },
});
