import * as z from 'zod/mini';
import { contactForm } from '../../person/contact/contact-message';

/** The rows by which anybody writes to the operator. */
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
} as const;
