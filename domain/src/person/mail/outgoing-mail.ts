import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { instant } from '../../kernel/text/text-schemas';
import type { Mail } from './mail';

/** How far a mail has come: it waits, was taken by the server of the provider, or could not be sent. */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

/** What the extension Trigger Email writes into `delivery.state` where it gave up. */
export const DELIVERY_FAILED = 'ERROR';
/** What makes the extension send a mail again. */
export const DELIVERY_RETRY = 'RETRY';

const DELIVERED = 'SUCCESS';
const ERROR_MAX = 300;

/**
 * A mail as admins see it: to whom, why and how far it has come. Its text is left out, because links in it are for its
 * reader alone.
 */
export const listedMail = z.strictObject({
  mailId: z.string(),
  to: z.string(),
  kind: z.nullable(z.string()),
  subject: z.string(),
  createdAt: instant,
  state: z.enum(MAIL_STATES),
  error: z.nullable(z.string()),
});

export type ListedMail = z.infer<typeof listedMail>;

/** A stored mail as admins see it. */
export function listedMailOf({ _id: mailId, to, kind, message: { subject }, createdAt, delivery }: Mail): ListedMail {
  const state = delivery?.state === DELIVERED ? 'sent' : delivery?.state === DELIVERY_FAILED ? 'failed' : 'queued';
  const error = state === 'failed' ? (delivery?.error ?? '').slice(0, ERROR_MAX) : '';
  return { mailId, to: to.join(', '), kind, subject, createdAt, state, error: error === '' ? null : error };
}

/** Throws Refusal conflict for a mail that has not failed. */
export function requireFailed(mail: Mail): void {
  if (mail.delivery?.state !== DELIVERY_FAILED) throw new Refusal('conflict', 'mailNotFailed');
}
