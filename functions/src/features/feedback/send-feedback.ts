import type { Handler } from '../../platform/handler';
import type { Tries } from '../../platform/tries';
import type { FeedbackStore } from './feedback-store';

/** POST /ui/v1/feedback */
export function sendFeedback(feedback: FeedbackStore, tries: Tries): Handler<'sendFeedback'> {
  return async ({ actor, body, address }) => {
    await tries.from(address);
    await feedback.save(body(), actor.uid);
    return { received: true };
  };
}
