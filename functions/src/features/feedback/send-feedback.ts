import type { Handler } from '../../platform/handler';
import type { FeedbackStore } from './feedback-store';

/** POST /ui/v1/feedback */
export function sendFeedback(feedback: FeedbackStore): Handler<'sendFeedback'> {
  return async ({ actor, body }) => {
    await feedback.save(body(), actor.uid);
    return { received: true };
  };
}
