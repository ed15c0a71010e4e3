import { type PolicyViolation, policyViolationsOf } from '@touchline/domain/http/policy-reports';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { requiresConsent } from '@touchline/domain/person/consent/marketing-consent';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import type { Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { TakeToken } from '../../platform/token-buckets';
import type { FeedbackStore } from './feedback-store';

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

/**
 * POST /ui/v1/policyReports: a line of the log for each violation, which the store counts for the admins as well.
 * Reports are counted by this instance alone, for each network and for all together, so that nobody fills the log or a
 * database with them.
 */
export function reportPolicyViolations(
  take: TakeToken,
  log: (violation: PolicyViolation) => void,
  store: (violations: readonly PolicyViolation[]) => Promise<void>,
): Handler<'reportPolicyViolations'> {
  const { policyReports, policyReportsOfAll } = RATE_LIMITS_PER_MINUTE;
  return async ({ body, network }) => {
    const ofNetwork = network === null ? 0 : take(network.own, policyReports);
    const retryAfterSeconds = ofNetwork > 0 ? ofNetwork : take('all networks', policyReportsOfAll);
    if (retryAfterSeconds > 0) throw new Refusal('tooMany', 'tooManyTries', { retryAfterSeconds });
    const violations = policyViolationsOf(body());
    for (const violation of violations) log(violation);
    await store(violations);
    return null;
  };
}

/** POST /ui/v1/feedback */
export function sendFeedback(feedback: FeedbackStore, rateLimit: RateLimit): Handler<'sendFeedback'> {
  return async ({ actor, body, network, language, origin }) => {
    await rateLimit.perNetwork(network);
    await feedback.save(body(), { by: actor.uid, language, origin });
    return { received: true };
  };
}
