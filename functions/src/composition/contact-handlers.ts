import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { adminMessages, answerMessage, sendContactMessage } from '../features/contact/contact-handlers';
import { contactStore } from '../features/contact/contact-store';
import { messageStore } from '../features/contact/message-store';
import { logStore } from '../features/logs/log-store';
import { operatorEmail } from '../platform/config';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of messages to the operator. */
export function contactHandlers({ database, clock, newId, countAttempt, accounts, users }: SharedServices) {
  const messages = messageStore({ database, clock, newId, operatorEmail });
  const { namesOf } = logStore(database);
  return {
    sendContactMessage: sendContactMessage(
      contactStore({ database, clock, newId, operatorEmail }),
      rateLimitOf('contact', countAttempt, RATE_LIMITS_PER_MINUTE.feedback),
    ),
    adminMessages: adminMessages(messages, namesOf),
    answerMessage: answerMessage({ messages, namesOf, accounts, users }),
  };
}
