import { requiresConsent } from '@touchline/domain/person/consent/marketing-consent';
import type { Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { FeedbackStore } from '../people/feedback-store';

/** GET /ui/v1/health: reads one document; where the database cannot be reached the call is refused with 503. */
export function health(askDatabase: () => Promise<unknown>): Handler<'health'> {
  return async () => {
    await askDatabase();
    return { status: 'ok' };
  };
}

/** GET /ui/v1/openapi.json */
export function openapi(): Handler<'openapi'> {
  let document: Record<string, unknown> | null = null;
  return async () => {
    const { openapiDocument } = await import('@touchline/domain/http/openapi-document');
    document ??= openapiDocument();
    return document;
  };
}

/** GET /api/v1/checkGdpr: by the country that the CDN reports, else App Engine's, else no (S4-15). */
export function checkGdpr(): Handler<'checkGdpr'> {
  return ({ country }) => Promise.resolve({ gdpr: country !== null && requiresConsent(country) });
}

/** POST /ui/v1/feedback */
export function sendFeedback(feedback: FeedbackStore, rateLimit: RateLimit): Handler<'sendFeedback'> {
  return async ({ actor, body, network }) => {
    await rateLimit.perNetwork(network);
    await feedback.save(body(), actor.uid);
    return { received: true };
  };
}
