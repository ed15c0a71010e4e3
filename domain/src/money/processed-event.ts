import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { instant, shortText } from '../kernel/text/text-schemas';
import { PAYMENTS } from '../reference/limits';

/** Version of the stored shape. */
export const PROCESSED_EVENT_SCHEMA_VERSION = 1;

/**
 * `stripeEvents/{eventId}`: an event of the payment provider whose effect was written with this document (F10, F11).
 */
export const processedEvent = z.strictObject({
  _id: shortText(200),
  schemaVersion: z.literal(PROCESSED_EVENT_SCHEMA_VERSION),
  type: shortText(100),
  processedAt: instant,
});
export type ProcessedEvent = z.infer<typeof processedEvent>;

/** The events that were processed; they expire long after the provider has stopped repeating them. */
export const PROCESSED_EVENTS = defineCollection({
  name: 'stripeEvents',
  holds: 'That an event of the payment provider was processed, by its id, so that it has its effect once.',
  version: PROCESSED_EVENT_SCHEMA_VERSION,
  schema: processedEvent,
  upgrades: {},
  stamps: { expiresAt: ({ processedAt }) => new Date(Date.parse(processedAt) + PAYMENTS.eventsKeptDays * DAY_MS) },
  expires: `${PAYMENTS.eventsKeptDays} days after the event was processed`,
  personalData: noPersonalData('An id of the payment provider and a kind of event, which lead to nobody, gone after 90 days.'),
});
