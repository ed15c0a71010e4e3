import type { Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { ContactStore } from './contact-store';

/** POST /ui/v1/contact */
export function sendContactMessage(messages: ContactStore, rateLimit: RateLimit): Handler<'sendContactMessage'> {
  return async ({ actor, body, network, language }) => {
    await rateLimit.perNetwork(network);
    return { messageId: await messages.save(body(), { by: actor.uid, language }) };
  };
}
