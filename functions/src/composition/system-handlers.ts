import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { feedbackStore } from '../features/system/feedback-store';
import { health, sendFeedback } from '../features/system/system-handlers';
import { operatorEmail } from '../platform/config';
import { pingDatabase } from '../platform/firestore';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of the database's health and of feedback. */
export function systemHandlers({ database, clock, newId, countAttempt }: SharedServices) {
  return {
    health: health(pingDatabase(database)),
    sendFeedback: sendFeedback(
      feedbackStore({ database, clock, newId, operatorEmail }),
      rateLimitOf('feedback', countAttempt, RATE_LIMITS_PER_MINUTE.feedback),
    ),
  };
}
