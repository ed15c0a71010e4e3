import * as z from 'zod/mini';
import { logQuery } from '../../audit/shown-log';
import { contactForm } from '../../person/contact/contact-message';
import { listedMessage, MESSAGE_SOURCES, messageAnswerForm } from '../../person/contact/operator-message';

/** The rows by which anybody writes to the operator, and admins read and answer that. */
export const CONTACT_ROWS = {
  sendContactMessage: {
    summary:
      'Writes to the operator, who gets a mail; also for suspended and deactivated people. The answer has the number of the message. At most 30 a minute from one network.',
    access: 'visitor',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: contactForm,
    bodyLimitKb: 64,
    answer: z.strictObject({ messageId: z.string() }),
  },
  adminMessages: {
    summary:
      'Feedback or contact messages, the newest first, 20 a page, with their answers. `after` is the `next` of the previous page.',
    access: 'admin',
    query: z.object({
      source: z._default(z.enum(MESSAGE_SOURCES), 'feedback'),
      after: logQuery.shape.after,
    }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(listedMessage), next: z.nullable(z.string()) }),
  },
  answerMessage: {
    summary:
      'Mails an answer to the author of a message, in the language of the message, or closes it without one (`text` null). Repeating the call changes nothing. 409 where somebody has answered or closed it already, and where its author has neither an account nor left an address.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: messageAnswerForm,
    bodyLimitKb: 64,
    answer: z.strictObject({ message: listedMessage }),
  },
} as const;
