import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { email, instant, longText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { CONTACT } from '../../reference/limits';
import { CONTACT_TOPICS } from './contact-topics';
import { handledFields, UNREAD_BEFORE } from './operator-message';

const error = 'textMissing' satisfies MessageCode;

/** What the contact form sends: a topic, the message as plain text, and a mail address to answer to. */
export const contactForm = z.object({
  topic: z.enum(CONTACT_TOPICS, { error }),
  message: longText(CONTACT.messageMax).check(z.refine((text) => !isBlank(text), { error })),
  replyTo: email,
});

export type ContactForm = z.infer<typeof contactForm>;

/** Version of the stored shape. */
export const CONTACT_MESSAGE_SCHEMA_VERSION = 2;

/** `contactMessages/{id}`: the message, the time, who wrote it and the answer; `by` is null for a visitor. */
export const contactMessage = z.strictObject({
  ...contactForm.def.shape,
  ...handledFields,
  _id: z.string(),
  schemaVersion: z.literal(CONTACT_MESSAGE_SCHEMA_VERSION),
  by: z.nullable(z.string()),
  at: instant,
});

/** What people write to the operator by the contact form. In its first version nobody answered it here. */
export const CONTACT_MESSAGES = defineCollection({
  name: 'contactMessages',
  holds:
    'What somebody wrote through the contact form, the address to answer to, its author, unless it was a visitor, and the answer.',
  version: CONTACT_MESSAGE_SCHEMA_VERSION,
  schema: contactMessage,
  upgrades: { 1: (stored) => ({ ...stored, ...UNREAD_BEFORE }) },
  stamps: { expiresAt: ({ at }) => new Date(Date.parse(at) + CONTACT.keptDays * DAY_MS) },
  expires: `${CONTACT.keptDays} days after they were written`,
  personalData: {
    export: [
      {
        section: 'contactMessages',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        sortedBy: 'at',
        entry: ({ topic, message, replyTo, at, answer }) => ({ topic, message, replyTo, at, answer }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'by' }] },
  },
});
