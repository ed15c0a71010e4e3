import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { sendContactMessage } from '../features/contact/contact-handlers';
import { contactStore } from '../features/contact/contact-store';
import { operatorEmail } from '../platform/config';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handler of messages to the operator. */
export function contactHandlers({ database, clock, newId, countAttempt }: SharedServices) {
  return {
    sendContactMessage: sendContactMessage(
      contactStore({ database, clock, newId, operatorEmail }),
      rateLimitOf('contact', countAttempt, RATE_LIMITS_PER_MINUTE.feedback),
    ),
  };
}
